import { describe, expect, it } from 'vitest';
import type { Project } from '../../../../web/planner/schema/project.ts';
import { EMPTY_BUNDLE, readBundle, writeBundle } from '../../../../web/documents/sharing/bundle.ts';
import { LONG } from '../../../support/long.ts';
import { device, kitchen } from './sharing.ts';
import { KEY, preview, cutBoard, phoneWith } from './two-phones.ts';

/** A bundle whose project has these fields, too. */
const withFields = (json: string): string =>
  writeBundle({ ...EMPTY_BUNDLE, projects: [kitchen({ name: 'Theirs' })] }).replace(
    '"version":2',
    `"version":2,${json}`,
  );

describe('a bundle made to hurt', () => {
  it('merges or refuses any depth and never throws', () => {
    for (const depth of [10, 90, 101, 5000, 100_000]) {
      const text = withFields(`"later":${'['.repeat(depth)}1${']'.repeat(depth)}`);
      const read = readBundle(text);
      expect(read.ok).toBe(depth <= 90);
      if (read.ok) expect(preview(phoneWith(device([kitchen()])), text).items).toHaveLength(1);
    }
  });

  it('merges tens of thousands of unknown fields, ticks, prices and boards', () => {
    const many = Array.from({ length: 30_000 }, (_, i) => i);
    const text = withFields(many.map((i) => `"x${i}":0`).join());
    const { writes } = preview(phoneWith(device([kitchen()])), text);
    expect(Object.keys(JSON.parse(writes.get(KEY) ?? '{}') as object).length).toBeGreaterThan(
      30_000,
    );
    const board = cutBoard(1, 'a');
    const busy = kitchen({
      done: many.map((i) => `x/${i}`),
      good: Object.fromEntries(many.map((i) => [`g${i}`, {}])),
      cut: { cls: many.slice(0, LONG ? 5000 : 1000).map((number) => ({ ...board, number })) },
    });
    const merged = preview(
      phoneWith(device([kitchen()])),
      writeBundle({ ...EMPTY_BUNDLE, projects: [busy] }),
    );
    expect(merged.items[0]?.fate).toBe('merged');
  });

  it('changes nothing if all its ids are __proto__', () => {
    const one = JSON.stringify(kitchen({ name: 'Theirs' })).replaceAll(
      /"(r|j|k|aaaa1111)"/g,
      '"__proto__"',
    );
    const text = `{"app":"measure-twice","version":1,"saved":1,"projects":[${one.replace(
      '"cut":{}',
      '"__proto__":{"polluted":1},"cut":{"__proto__":[{"number":1,"board":{"stock":"__proto__","length":9}}]}',
    )}],"versions":{"__proto__":{"stamps":{"/__proto__":"9 x"},"seen":{"__proto__":9}}}}`;
    const there = new Map([...device([kitchen()]), ['measure-twice:project:__proto__', one]]);
    for (const _ of [1, 2])
      preview(phoneWith(there), text).writes.forEach((to, key) => there.set(key, to));
    expect(there.get(KEY)).toBe(device([kitchen()]).get(KEY));
    const now = JSON.parse(there.get('measure-twice:project:__proto__') ?? '{}') as Project;
    expect(Object.hasOwn(now.cut, '__proto__')).toBe(true);
    expect(({} as { polluted?: 1 }).polluted).toBeUndefined();
  });
});
