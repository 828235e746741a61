import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebaseText } from '../../../../web/documents/history/rebase-text.ts';

const project = (fields: object): string => JSON.stringify({ name: 'Flat', places: [], ...fields });

describe('taking a change back that another tab has built on', () => {
  it('takes back its own field and leaves what the other tab typed', () => {
    const [before, after] = [project({ name: 'Flat' }), project({ name: 'House' })];
    const now = project({ name: 'House', places: [{ id: 'p', length: '4 m' }] });
    expect(rebaseText(after, before, now)).toBe(
      project({ name: 'Flat', places: [{ id: 'p', length: '4 m' }] }),
    );
  });

  it('puts a removed thing back at its place, beside one that came since', () => {
    const before = project({ places: [{ id: 'a' }, { id: 'b' }] });
    const after = project({ places: [{ id: 'b' }] });
    const now = project({ places: [{ id: 'b' }, { id: 'c' }] });
    expect(rebaseText(after, before, now)).toBe(
      project({ places: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }),
    );
  });

  it('keeps the ticks of both tabs, and takes off those that either took off', () => {
    const from = project({ done: ['a', 'b'] });
    const ticked = project({ done: ['a', 'b', 'c'] });
    const other = project({ done: ['b', 'd'] });
    expect(rebaseText(from, ticked, other)).toBe(project({ done: ['b', 'd', 'c'] }));
    expect(rebaseText(ticked, from, project({ done: ['a', 'b', 'c', 'd'] }))).toBe(
      project({ done: ['a', 'b', 'd'] }),
    );
  });

  it('comes to the earlier text where nobody else has changed anything', () => {
    const thing = fc.record({ id: fc.constantFrom('a', 'b', 'c'), size: fc.string() });
    const things = fc.uniqueArray(thing, { selector: ({ id }) => id });
    const texts = fc
      .record({ name: fc.string(), places: things, done: fc.array(fc.string()) })
      .map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        expect(rebaseText(after, before, after)).toBe(before);
      }),
    );
  });
});
