import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_BUNDLE,
  readBundle,
  writeBundle,
  type Bundle,
} from '../../../../web/documents/sharing/bundle.ts';
import {
  gatherCutList,
  gatherEverything,
  gatherProject,
} from '../../../../web/documents/sharing/gather.ts';
import { plannedWith } from '../../../support/planned.ts';
import { hostileBundleText } from '../../../support/hostile-bundle.ts';
import { bench, device, kitchen } from './sharing.ts';
import { newOffcut } from '../../../../web/planner/schema/offcut.ts';
import { unreadIn } from '../../../../web/planner/schema/schema.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { loadAll } from '../../../support/job-context.ts';
import { runs } from '../../../support/long.ts';

const LOADED = await loadAll('uk');

function read(value: unknown): Bundle {
  const result = readBundle(JSON.stringify(value));
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const ours = { app: 'measure-twice', version: 1, saved: 0 };

describe('a bundle', () => {
  it('reads back whatever was written', () => {
    const all: Bundle = {
      saved: 9,
      projects: [kitchen()],
      cutLists: [bench()],
      plans: { cccc3333: '{"a":1}' },
      offcuts: [{ ...newOffcut('o', 'linear', 'CLS'), length: '500 mm', kept: 3 }],
      prices: { a: { text: '5', at: 1 } },
      settings: { units: 'imperial', denominator: 32, reduced: true, tools: ['saw', 'level'] },
      versions: { aaaa1111: { stamps: { '/places/r': '7 0a1b2c3d' }, seen: { '0a1b2c3d': 7 } } },
      damaged: { 'measure-twice:project:dddd4444': '{"half' },
      pictures: {
        ph: { note: 'north wall', data: 'data:image/png;base64,AA==' },
        n: { note: 'key' },
      },
      left: 0,
      isCut: false,
    };
    expect(readBundle(writeBundle(all))).toEqual({ ok: true, value: all });
  });

  it.each([
    ['', 'not made by Measure Twice'],
    ['{}', 'not made by Measure Twice'],
    ['{"request":{},"answer":{}}', 'not made by Measure Twice'],
    ['{"app":"measure-twice","version":1,"proj', 'damaged'],
    ['{"app":"measure-twice","version":2}', 'newer version'],
    ['{"app":"measure-twice","version":1}', 'nothing in this'],
    ['{"app":"measure-twice","version":1,"projects":[{"id":"x"}]}', 'nothing in this'],
  ])('%s is refused in words', (text, words) => {
    const result = readBundle(text);
    expect(result.ok ? '' : result.reason).toContain(words);
  });

  it('replaces an id that cannot be part of an address, always by the same one', () => {
    const ids = ['new', 'cut', '../settings', 'a/b', '<b>', ' ', '__proto__'];
    const projects = ids.map((id) => kitchen({ id }));
    const first = read({ ...ours, projects }).projects.map(({ id }) => id);
    expect(first.slice(0, 6)).toEqual(
      first.slice(0, 6).map(() => expect.stringMatching(/^[0-9a-f]{8}$/)),
    );
    expect(read({ ...ours, projects }).projects.map(({ id }) => id)).toEqual(first);
    expect(new Set(first).size).toBe(ids.length);
  });

  it('keeps the first of two items with the same id', () => {
    const projects = [kitchen({ name: 'One' }), kitchen({ name: 'Two' })];
    expect(read({ ...ours, projects }).projects.map(({ name }) => name)).toEqual(['One']);
  });

  it('changes only the texts of projects and lists on the device', () => {
    const damaged = {
      'measure-twice:project:dddd4444': 'x',
      'measure-twice:settings': '{}',
      'measure-twice:reporting': 'off',
      'measure-twice:project:../x': 'x',
      other: 'x',
    };
    expect(Object.keys(read({ ...ours, damaged }).damaged)).toEqual([
      'measure-twice:project:dddd4444',
    ]);
  });

  it('keeps all rows of a long list: those that a page shows, and the rest separately', () => {
    const parts = Array.from({ length: 100_000 }, (_, i) => ({ id: `p${i}` }));
    const [list] = read({ ...ours, cutLists: [{ ...bench(), parts }] }).cutLists;
    expect(list?.parts).toHaveLength(5000);
    expect(unreadIn(list)).toBe(95_000);
    const again = read(JSON.parse(JSON.stringify({ ...ours, cutLists: [list] })));
    expect(again.cutLists).toEqual([list]);
    const fewer = { ...list, parts: list?.parts.slice(1) };
    const [shown] = read({ ...ours, cutLists: [fewer] }).cutLists;
    expect(shown?.parts.at(-1)?.id).toBe('p5000');
  });

  it('accepts any number of projects and counts the ones that it cannot read', () => {
    const projects = Array.from({ length: 1200 }, (_, i) => kitchen({ id: `k${i}` }));
    const all = read({
      ...ours,
      projects: [...projects, kitchen({ id: 'k0' }), { id: 'x' }, 'text'],
      cutLists: [{ version: 9, parts: [] }, bench()],
      settings: { units: 'metric', odd: { deep: true } },
    });
    expect(all.projects).toHaveLength(1200);
    expect(all.left).toBe(5);
  });

  it('reads any text without throwing, and the result can be planned', () => {
    fc.assert(
      fc.property(hostileBundleText(), (text) => {
        const result = readBundle(text);
        if (!result.ok) {
          expect(result.reason).toMatch(/\.$/);
          return;
        }
        for (const project of result.value.projects) {
          expect(
            plannedWith(project, { locale: BRITISH.metric, catalogue: LOADED }).list,
          ).toBeDefined();
        }
        const again = readBundle(writeBundle(result.value));
        expect(again).toEqual({ ok: true, value: { ...result.value, left: 0, isCut: false } });
        expect(Object.prototype).not.toHaveProperty('pwned');
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('what is gathered', () => {
  const texts = new Map([
    ...device(
      [kitchen(), kitchen({ id: 'bbbb2222' })],
      [bench(), bench({ id: 'aaaa1111-cls', project: 'aaaa1111' })],
    ),
    ['measure-twice:project:dddd4444', '{"half'],
    ['measure-twice:cut-plan:cccc3333', '{"plan":1}'],
    ['measure-twice:offcuts', '[{"id":"o","kind":"linear","length":"500 mm","width":""}]'],
    ['measure-twice:prices', '{"a":{"text":"5","at":1}}'],
    ['measure-twice:settings', '{"units":"imperial"}'],
    ['measure-twice:reporting', 'off'],
  ]);

  it('has everything on the device, and unreadable texts unchanged', () => {
    const all = gatherEverything(texts, 9);
    expect(all.projects.map(({ id }) => id)).toEqual(['aaaa1111', 'bbbb2222']);
    expect(all.cutLists.map(({ id }) => id)).toEqual(['cccc3333', 'aaaa1111-cls']);
    expect(all).toMatchObject({
      plans: { cccc3333: '{"plan":1}' },
      offcuts: [{ id: 'o', length: '500 mm' }],
      prices: { a: { text: '5', at: 1 } },
      settings: { units: 'imperial' },
      damaged: { 'measure-twice:project:dddd4444': '{"half' },
    });
  });

  it('has one project with the lists of its jobs and nothing else', () => {
    const one = gatherProject(texts, 'aaaa1111', 9);
    expect(one).toEqual({
      ...EMPTY_BUNDLE,
      saved: 9,
      projects: [kitchen()],
      cutLists: [bench({ id: 'aaaa1111-cls', project: 'aaaa1111' })],
    });
    expect(gatherProject(texts, 'dddd4444', 9)).toBeUndefined();
  });

  it('has one cut list and nothing else', () => {
    expect(gatherCutList(texts, 'cccc3333', 9)).toEqual({
      ...EMPTY_BUNDLE,
      saved: 9,
      cutLists: [bench()],
    });
    expect(gatherCutList(texts, 'none', 9)).toBeUndefined();
  });
});
