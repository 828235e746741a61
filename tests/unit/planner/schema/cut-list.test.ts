import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newCutList,
  newPart,
  newStock,
  readCutList,
} from '../../../../web/planner/schema/cut-list.ts';
import { planWith } from '../../../../web/planner/project/cuts/cut-plan.ts';
import { readPlan } from '../../../../web/documents/store/cut-plan-store.ts';
import { answerTo, PANELS, STUDS } from '../cutting/plan/requests.ts';

describe('a cut list out of storage', () => {
  it('is what was put in, half-typed texts included', () => {
    const list = {
      ...newCutList('a', 5, 'sheet'),
      parts: [{ ...newPart('p'), length: `7' 11 1/`, name: '' }],
      stock: [{ ...newStock('s'), price: '5,' }],
      bought: [{ id: 's', count: 2 }],
      ticked: ['check'],
    };
    expect(readCutList(JSON.stringify(list))).toEqual({ ok: true, value: list });
  });

  it.each([
    ['{', 'damaged'],
    ['[]', 'foreign'],
    ['{"id":"a","parts":[],"version":9}', 'newer'],
  ])('%s is refused and kept as it is', (raw, reason) => {
    expect(readCutList(raw)).toEqual({ ok: false, reason });
  });

  it('reads any values in its fields without throwing, and gives rows distinct ids', () => {
    const row = fc.oneof(
      fc.jsonValue(),
      fc.record({ id: fc.constantFrom('a', 'b', ''), length: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(fc.array(row), fc.jsonValue(), fc.jsonValue(), (parts, any, done) => {
        const raw = JSON.stringify({
          version: 1,
          id: 'x',
          parts,
          stock: any,
          done,
          kerf: any,
          kind: any,
        });
        const result = readCutList(raw);
        expect(result.ok).toBe(true);
        const ids = result.ok ? result.value.parts.map(({ id }) => id) : [];
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain('');
      }),
    );
  });
});

describe('a plan out of storage', () => {
  it.each([
    ['lengths', STUDS],
    ['sheets', PANELS],
  ] as const)('of %s is what was put in', (_, request) => {
    const plan = planWith(undefined, request, answerTo(request), { ended: true, firstNumber: 1 });
    expect(readPlan(JSON.stringify(plan))).toEqual(plan);
  });

  it('drops an invalid plan', () => {
    const plan = planWith(undefined, STUDS, answerTo(STUDS), { ended: true, firstNumber: 1 });
    const text = JSON.stringify(plan);
    expect(readPlan(text.replace('"length":2325', '"length":2326'))).toBeUndefined();
    expect(readPlan(text.replace('"part":"jack"', '"part":"stud"'))).toBeUndefined();
    for (const wrong of [null, '', '{', '[]', '{"request":{},"answer":{}}']) {
      expect(readPlan(wrong)).toBeUndefined();
    }
  });
});

describe('a new row', () => {
  it('may have no id yet: an offered size gets its own when it is added', () => {
    expect([newPart('').id, newStock('').id]).toEqual(['', '']);
  });
});
