import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  applyChanges,
  inverted,
  joinChanges,
  textChanges,
} from '../../../../web/documents/history/field-changes.ts';
import { cutBoard } from '../sharing/two-phones.ts';

const project = (fields: object): string => JSON.stringify({ name: 'Flat', places: [], ...fields });
const parsed = (text: string | null): unknown => JSON.parse(text ?? 'null');

const things = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.nat(3) }),
  {
    selector: ({ id }) => id,
  },
);
const names = fc.uniqueArray(fc.constantFrom('x', 'y', 'z', 'w'));
const texts = fc
  .record({
    name: fc.string({ maxLength: 2 }),
    things,
    names,
    sizes: fc.array(fc.nat(2)),
    sides: fc.array(fc.record({ length: fc.nat(2) }), { maxLength: 3 }),
    any: fc.jsonValue(),
  })
  .map((value) => JSON.stringify(value));

describe('changes of fields', () => {
  it('lead from any text to any other, and back', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const changes = textChanges(before, after);
        expect(parsed(applyChanges(before, changes))).toEqual(parsed(after));
        expect(parsed(applyChanges(after, inverted(changes)))).toEqual(parsed(before));
      }),
    );
  });

  it('lead from the first text to the last if they are joined', () => {
    fc.assert(
      fc.property(texts, texts, texts, (a, b, c) => {
        const all = joinChanges(textChanges(a, b), textChanges(b, c));
        expect(parsed(applyChanges(a, all))).toEqual(parsed(c));
      }),
    );
  });

  it('hold the field, not the text', () => {
    const [before, after] = ['2.4 m', '2.5 m'].map((height) =>
      project({ places: [{ id: 'p', height, width: '3 m' }] }),
    );
    expect(textChanges(before ?? '', after ?? '')).toEqual([
      { path: ['places', 'p', 'height'], before: '2.4 m', after: '2.5 m' },
    ]);
  });

  it('leave fields that somebody else changed since', () => {
    const before = project({ places: [{ id: 'p', height: '2.4 m', width: '3 m' }] });
    const after = project({ places: [{ id: 'p', height: '2.5 m', width: '3 m' }] });
    const now = project({ places: [{ id: 'p', height: '2.5 m', width: '3.1 m' }] });
    expect(applyChanges(now, inverted(textChanges(before, after)))).toBe(
      project({ places: [{ id: 'p', height: '2.4 m', width: '3.1 m' }] }),
    );
  });

  it('put a removed thing back at its place, next to one that was added since', () => {
    const before = project({ places: [{ id: 'a' }, { id: 'b' }] });
    const changes = textChanges(before, project({ places: [{ id: 'b' }] }));
    expect(applyChanges(project({ places: [{ id: 'b' }, { id: 'c' }] }), inverted(changes))).toBe(
      project({ places: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }),
    );
  });

  it('of names add and remove single names', () => {
    const changes = textChanges(project({ done: ['a', 'b'] }), project({ done: ['b', 'c', 'd'] }));
    expect(applyChanges(project({ done: ['a', 'b', 'x'] }), changes)).toBe(
      project({ done: ['b', 'c', 'd', 'x'] }),
    );
  });

  it('tell walls apart by their places', () => {
    const [a, b, c, all] = [
      [4, 3],
      [5, 3],
      [4, 6],
      [5, 6],
    ].map((sides) => project({ sides: sides.map((length) => ({ length })) }));
    const change = textChanges(a ?? '', b ?? '');
    expect(change.map(({ path }) => path)).toEqual([['sides', '#0', 'length']]);
    expect(applyChanges(c ?? '', change)).toBe(all);
  });

  it('change lists of texts, such as lengths, as a whole', () => {
    const changes = textChanges(
      project({ edges: ['1 m', '2 m'] }),
      project({ edges: ['1 m', '3 m'] }),
    );
    expect(changes.map(({ path }) => path)).toEqual([['edges']]);
  });

  it('do not bring a part back that is gone', () => {
    const changes = textChanges('{"version":2,"p":{"a":1}}', '{"version":2,"p":{"a":2}}');
    expect(applyChanges('{"version":2}', changes)).toBe('{"version":2}');
  });

  it('keep both of two boards that were cut under one number', () => {
    const [none, first, second] = [[], [cutBoard(1, 'a')], [cutBoard(1, 'b')]].map((cls) =>
      project({ cut: { cls } }),
    );
    const both = applyChanges(first ?? '', textChanges(none ?? '', second ?? ''));
    const { cut } = parsed(both) as { cut: { cls: { number: number; cutAs?: number }[] } };
    expect(cut.cls.map(({ number, cutAs }) => [number, cutAs])).toEqual([
      [2, 1],
      [1, undefined],
    ]);
  });
});
