import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPart, readCutList } from '../../../../web/planner/schema/cut-list.ts';
import { readProject } from '../../../../web/planner/schema/project.ts';
import {
  EMPTY_BUNDLE,
  readBundle,
  writeBundle,
  type Bundle,
} from '../../../../web/documents/sharing/bundle.ts';
import { gatherEverything } from '../../../../web/documents/sharing/gather.ts';
import { readDone } from '../../../../web/planner/schema/board.ts';
import { mergeBundle, type Merge, type Wish } from '../../../../web/documents/sharing/merge.ts';
import { hostileBundleText } from '../../../support/hostile-bundle.ts';
import { bench, device, kitchen } from './sharing.ts';
import { newOffcut } from '../../../../web/planner/schema/offcut.ts';
import { runs } from '../../../support/long.ts';

const of = (parts: Partial<Bundle>): Bundle => ({ ...EMPTY_BUNDLE, ...parts });

const after = (
  there: ReadonlyMap<string, string>,
  { writes }: Merge,
): ReadonlyMap<string, string> => new Map([...there, ...writes]);

/** Projects without the stored copies of their earlier states. */
const written = ({ writes }: Merge) =>
  [...writes].filter(([key]) => !key.startsWith('measure-twice:seen:'));

const fates = ({ items }: Merge) => items.map(({ standing, fate }) => `${standing} ${fate}`);

const cutBoard = readDone({ number: 3, price: 520, board: { stock: 'cls24', length: 2400 } });

const mine = kitchen({ name: 'Mine', changed: 500 });
const theirs = kitchen({ name: 'Theirs', changed: 900 });

describe('a project that comes', () => {
  it('is added under its own id where there is none', () => {
    const merge = mergeBundle(of({ projects: [theirs] }), new Map(), 'both');
    expect(fates(merge)).toEqual(['new added']);
    expect(written(merge)).toEqual([...device([theirs])]);
  });

  it('changes nothing when it is opened a second time', () => {
    const there = device([theirs]);
    const merge = mergeBundle(of({ projects: [{ ...theirs, changed: 1 }] }), there, 'newer');
    expect(fates(merge)).toEqual(['same left']);
    expect(merge.writes.size).toBe(0);
  });

  it('comes in once beside an older one, under another name, however often it is opened', () => {
    const bundle = of({ projects: [theirs] });
    const first = mergeBundle(bundle, device([mine]), 'both');
    expect(first.items).toMatchObject([{ name: 'Theirs (2)', standing: 'newer', fate: 'beside' }]);
    const both = after(device([mine]), first);
    expect(both.size).toBe(2);
    expect(both.get('measure-twice:project:aaaa1111')).toBe(JSON.stringify(mine));
    const second = mergeBundle(bundle, both, 'both');
    expect(fates(second)).toEqual(['copied left']);
    expect(second.items[0]?.id).toBe(first.items[0]?.id);
    expect(second.writes.size).toBe(0);
  });

  it('takes the place of an older one only where the person wants it', () => {
    const merge = mergeBundle(of({ projects: [theirs] }), device([mine]), 'newer');
    expect(fates(merge)).toEqual(['newer replaces']);
    expect(written(merge)).toEqual([...device([theirs])]);
  });

  it('never takes the place of a newer one: alone it comes in beside, in a backup it stays out', () => {
    const old = kitchen({ name: 'Old', changed: 100 });
    const alone = mergeBundle(of({ projects: [old] }), device([mine]), 'newer');
    expect(fates(alone)).toEqual(['older beside']);
    const backup = of({ projects: [old, kitchen({ id: 'bbbb2222' })] });
    expect(fates(mergeBundle(backup, device([mine]), 'newer'))).toEqual([
      'older left',
      'new added',
    ]);
  });

  it('leaves what cannot be read here where it is', () => {
    const there = new Map([['measure-twice:project:aaaa1111', '{"half']]);
    const merge = mergeBundle(of({ projects: [theirs] }), there, 'newer');
    expect(fates(merge)).toEqual(['newer beside']);
    expect(after(there, merge).get('measure-twice:project:aaaa1111')).toBe('{"half');
  });

  it('brings the cut lists of its jobs along, to its new id too', () => {
    const lists = [bench({ id: 'aaaa1111-cls', project: 'aaaa1111' })];
    const bundle = of({ projects: [theirs], cutLists: lists });
    const fresh = mergeBundle(bundle, new Map(), 'both');
    expect(fresh.items).toHaveLength(1);
    expect(written(fresh)).toEqual([...device([theirs], lists)]);
    const there = device([mine], lists);
    const merge = mergeBundle(bundle, there, 'both');
    const id = merge.items[0]?.id ?? '';
    const list = readCutList(merge.writes.get(`measure-twice:cuts:${id}-cls`) ?? '');
    expect(list.ok && list.value.project).toBe(id);
    expect(after(there, merge).size).toBe(4);
  });

  it('counts as changed when only its cut lists are', () => {
    const list = bench({ id: 'aaaa1111-cls', project: 'aaaa1111' });
    const there = device([mine], [list]);
    const later = { ...list, name: 'Other', changed: 5000 };
    const merge = mergeBundle(of({ projects: [mine], cutLists: [later] }), there, 'newer');
    expect(fates(merge)).toEqual(['newer replaces']);
  });
});

describe('a backup that comes back', () => {
  const texts = new Map([
    ...device([mine], [bench()]),
    ['measure-twice:offcuts', '[{"id":"o","kind":"linear","length":"500 mm","width":""}]'],
    ['measure-twice:prices', '{"a":{"text":"5","at":1}}'],
    ['measure-twice:settings', '{"units":"imperial"}'],
  ]);
  const backup = of({
    projects: [theirs],
    cutLists: [bench({ id: 'ffff6666' })],
    plans: { ffff6666: '{}', other: '{}' },
    offcuts: ['o', 'n'].map((id) => {
      return { ...newOffcut(id, 'linear', ''), length: '700 mm' };
    }),
    prices: { a: { text: '9', at: 99 }, b: { text: '2', at: 1 } },
    settings: { units: 'metric' },
    damaged: { 'measure-twice:cuts:dddd4444': '{"half', 'measure-twice:cuts:cccc3333': 'x' },
  });

  it('adds what is missing and leaves every price, offcut and setting that is there', () => {
    const merge = mergeBundle(backup, texts, 'both');
    expect(merge).toMatchObject({ offcuts: 1, prices: 1, settings: false, damaged: 1 });
    const now = after(texts, merge);
    expect(JSON.parse(now.get('measure-twice:prices') ?? '')).toEqual({
      a: { text: '5', at: 1 },
      b: { text: '2', at: 1 },
    });
    expect(JSON.parse(now.get('measure-twice:offcuts') ?? '')).toMatchObject([
      { id: 'o', length: '500 mm' },
      { id: 'n', length: '700 mm' },
    ]);
    expect(now.get('measure-twice:settings')).toBe('{"units":"imperial"}');
    expect(now.get('measure-twice:cut-plan:ffff6666')).toBe('{}');
    expect(now.has('measure-twice:cut-plan:other')).toBe(false);
    expect(now.get('measure-twice:cuts:dddd4444')).toBe('{"half');
    expect(now.get('measure-twice:cuts:cccc3333')).toBe(JSON.stringify(bench()));
  });

  it('is complete on an empty device, and then has nothing left to do', () => {
    const now = after(new Map(), mergeBundle(backup, new Map(), 'both'));
    expect(now.get('measure-twice:settings')).toBe('{"units":"metric"}');
    expect(mergeBundle(backup, now, 'both').writes.size).toBe(0);
  });

  it('never fills the rack over its end', () => {
    const rack = Array.from({ length: 200 }, (_, i) => {
      return { id: `r${i}`, kind: 'linear', length: '1 mm', width: '' };
    });
    const there = new Map([['measure-twice:offcuts', JSON.stringify(rack)]]);
    expect(mergeBundle(backup, there, 'both').writes.has('measure-twice:offcuts')).toBe(false);
  });
});

describe('a device that is saved and restored on an empty one', () => {
  const plan = JSON.stringify({ request: {}, numbers: [1] });
  const texts = new Map([
    ...device(
      [
        ...Array.from({ length: 600 }, (_, i) => kitchen({ id: `k${i}`, name: `Room ${i}` })),
        kitchen({
          id: 'cut1',
          cut: { cls24: cutBoard === undefined ? [] : [cutBoard] },
          done: ['j/cover', 'j/fill'],
        }),
      ],
      [
        bench(),
        bench({
          id: 'many',
          parts: Array.from({ length: 6000 }, (_, i) => ({ ...newPart(`p${i}`), length: '1 m' })),
        }),
      ],
    ),
    ['measure-twice:cut-plan:cccc3333', plan],
    ['measure-twice:cut-plan:cut1/cls24', plan],
    [
      'measure-twice:settings',
      JSON.stringify({ units: 'metric', tools: ['saw'], has: ['gloves'] }),
    ],
    ['measure-twice:prices', JSON.stringify({ b: { text: '2', at: 1 } })],
    ['measure-twice:project:broken12', `{"half${'x'.repeat(400_000)}`],
  ]);
  const saved = writeBundle(gatherEverything(texts, 9));

  it('is what it was: every project, list, part, plan, tick, setting and broken text', () => {
    const read = readBundle(saved);
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.left).toBe(0);
    const { writes, unread } = mergeBundle(read.value, new Map(), 'both');
    expect(unread).toBe(1000);
    expect([...writes.keys()].toSorted()).toEqual([...texts.keys()].toSorted());
    const again = writeBundle(gatherEverything(writes, 9));
    expect(JSON.parse(again)).toEqual(JSON.parse(saved));
    expect(mergeBundle(read.value, writes, 'both').writes.size).toBe(0);
  });

  it('gives a plan back to what is still there without it, and to what comes in beside', () => {
    const read = readBundle(saved);
    if (!read.ok) throw new Error(read.reason);
    const without = new Map([...texts].filter(([key]) => !key.includes('cut-plan')));
    const back = mergeBundle(read.value, without, 'both').writes;
    expect([...back.keys()].toSorted()).toEqual([
      'measure-twice:cut-plan:cccc3333',
      'measure-twice:cut-plan:cut1/cls24',
    ]);
    const older = device([kitchen({ id: 'cut1', name: 'Other', changed: 1 })]);
    const beside = mergeBundle(read.value, older, 'both');
    const id = beside.items.find(({ fate }) => fate === 'beside')?.id ?? '';
    expect(beside.writes.get(`measure-twice:cut-plan:${id}/cls24`)).toBe(plan);
    expect(beside.writes.has('measure-twice:cut-plan:cut1/cls24')).toBe(false);
  });
});

describe('what “Replace” touches', () => {
  const own = bench({ id: 'mine4444', name: 'My own list', project: '' });
  const theirList = bench({
    id: 'mine4444',
    name: 'Their list',
    project: 'aaaa1111',
    changed: 950,
  });

  it('is never a list of a person’s own: one that comes under its id goes by another', () => {
    const there = device([mine], [own]);
    const bundle = of({ projects: [theirs], cutLists: [theirList] });
    const merge = mergeBundle(bundle, there, 'newer');
    expect(merge.items).toMatchObject([{ fate: 'replaces', lists: [] }]);
    const now = after(there, merge);
    expect(now.get('measure-twice:cuts:mine4444')).toBe(JSON.stringify(own));
    const added = [...merge.writes].find(([key]) => key.startsWith('measure-twice:cuts:'));
    const list = readCutList(added?.[1] ?? '');
    expect(list.ok && [list.value.name, list.value.project]).toEqual(['Their list', 'aaaa1111']);
    expect(mergeBundle(bundle, now, 'newer').writes.size).toBe(0);
  });

  it('is named: the project, and those of its cut lists whose place is taken', () => {
    const there = device([mine], [{ ...theirList, name: 'Older list', changed: 10 }]);
    const merge = mergeBundle(of({ projects: [theirs], cutLists: [theirList] }), there, 'newer');
    expect(merge.items).toMatchObject([
      { fate: 'replaces', name: 'Theirs', lists: ['Their list'] },
    ]);
    expect([...merge.writes.keys()].filter((key) => there.has(key))).toHaveLength(2);
  });
});

describe('hostile bundles', () => {
  const there = new Map([
    ...device([mine, kitchen({ id: 'bbbb2222' })], [bench({ id: 'aaaa1111' })]),
    ['measure-twice:project:damaged1', '{"half'],
    ['measure-twice:settings', '{"units":"metric"}'],
    ['measure-twice:reporting', 'off'],
    ['sentryReplaySession', '{}'],
  ]);

  it('change nothing that exists and write only what can be read', () => {
    fc.assert(
      fc.property(hostileBundleText(), (text) => {
        const bundle = readBundle(text);
        if (!bundle.ok) return;
        const { writes } = mergeBundle(bundle.value, there, 'both');
        for (const [key, kept] of writes) {
          expect(there.has(key)).toBe(false);
          expect(key).toMatch(
            /^measure-twice:(?:(?:project|cuts):[\w-]{1,64}|cut-plan:[^:]+|seen:[\w-]{1,64}|offcuts|prices)$/s,
          );
          if (key in bundle.value.damaged) continue;
          if (key.startsWith('measure-twice:project:')) expect(readProject(kept).ok).toBe(true);
          if (key.startsWith('measure-twice:cuts:')) expect(readCutList(kept).ok).toBe(true);
        }
        const now = new Map([...there, ...writes]);
        expect(mergeBundle(bundle.value, now, 'both').items.map(({ fate }) => fate)).not.toContain(
          'added',
        );
      }),
      { numRuns: runs(200) },
    );
  });

  it('replace at most what they name, and only where that is wanted', () => {
    const wishes: readonly Wish[] = ['both', 'newer'];
    for (const wish of wishes) {
      const { writes } = mergeBundle(of({ projects: [theirs] }), there, wish);
      expect([...writes.keys()].filter((key) => there.has(key))).toEqual(
        wish === 'newer' ? ['measure-twice:project:aaaa1111'] : [],
      );
    }
  });
});
