import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Memo } from '../../../web/planner/memo.ts';

const objects = [{}, [], { a: 1 }];

const identityOf = (one: unknown): unknown => {
  const at = objects.findIndex((known) => known === one);
  return at === -1 ? [one] : at;
};

/** A memo with a function that counts how often it computes. */
function counted() {
  const memo = new Memo();
  let computed = 0;
  const ask = <T>(key: Parameters<Memo['of']>[0], value: T): T =>
    memo.of(key, () => {
      computed += 1;
      return value;
    });
  return { ask, times: () => computed };
}

describe('a memo', () => {
  it('computes once per key and tells objects apart by identity', () => {
    const { ask, times } = counted();
    const [a, b] = [{}, {}];
    expect([ask(['x', a, 1], 'a1'), ask(['x', a, 1], 'other')]).toEqual(['a1', 'a1']);
    expect(ask(['x', b, 1], 'b1')).toBe('b1');
    expect(ask(['x', a, '1'], 'text')).toBe('text');
    expect(ask(['x', a], 'shorter')).toBe('shorter');
    expect(ask(['y', a, 1], 'name')).toBe('name');
    expect(times()).toBe(5);
  });

  it('keeps an answer of undefined, and none of a computation that throws', () => {
    const { ask, times } = counted();
    ask(['nothing'], undefined);
    ask(['nothing'], undefined);
    expect(times()).toBe(1);
    const memo = new Memo();
    expect(() =>
      memo.of(['fails'], () => {
        throw new Error('no answer');
      }),
    ).toThrow('no answer');
    expect(memo.of(['fails'], () => 1)).toBe(1);
  });

  it('forgets the oldest of many texts', () => {
    const { ask, times } = counted();
    for (let i = 0; i < 1000; i += 1) ask(['text', String(i)], i);
    expect(ask(['text', '999'], -1)).toBe(999);
    expect(ask(['text', '0'], -1)).toBe(-1);
    expect(times()).toBe(1001);
  });

  it('answers as the computation does, for any sequence of keys', () => {
    const part = fc.oneof(
      fc.constantFrom(...objects),
      fc.constantFrom(null, undefined, 0, 1, '', '0', true),
    );
    fc.assert(
      fc.property(fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 40 }), (keys) => {
        const memo = new Memo();
        for (const key of keys) {
          const text = JSON.stringify(key.map((one) => [typeof one, identityOf(one)]));
          expect(memo.of(['key', ...key], () => text)).toBe(text);
        }
      }),
      { numRuns: 100 },
    );
  });
});
