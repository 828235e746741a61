import { describe, expect, it } from 'vitest';
import { readKind } from '../../../../web/planner/import/columns.ts';
import { importCutList } from '../../../../web/planner/import/import-cut-list.ts';
import headers from '../../../../web/planner/import/words/header-words.json' with { type: 'json' };
import kinds from '../../../../web/planner/import/words/material-kinds.json' with { type: 'json' };
import { BRITISH } from '../../../../web/language/locale.ts';

const OURS = headers.titles.filter(({ of }) => of.startsWith('OpenCutList'));

/** The columns of its export in their order, with what a panel of 720 × 560 × 18 mm has in each. */
const CELLS = {
  name: 'Side',
  quantity: '2',
  cutLength: '730 mm',
  cutWidth: '570 mm',
  length: '720 mm',
  width: '560 mm',
  thickness: '18 mm',
  materialKind: '',
  material: 'MDF',
  l1: 'ABS (2 mm x 23 mm)',
  l2: '',
  w1: '',
  w2: 'ABS (2 mm x 23 mm)',
} as const;

describe('an export of OpenCutList', () => {
  it('comes in 17 languages', () => {
    expect(OURS.map(({ of }) => of.split(' ')[1])).toEqual(
      'ar cs de en es fr he hu it nl pl pt ru sr uk vi zh'.split(' '),
    );
  });

  it.each(OURS.map(({ of, columns }) => [of, columns] as const))('is read: %s', (of, columns) => {
    const said: Readonly<Partial<Record<string, readonly string[]>>> = columns;
    const titles = Object.entries(CELLS).flatMap(([column, cell]) => {
      const [title] = said[column] ?? [];
      return title === undefined ? [] : [{ title, cell }];
    });
    const language = of.split(' ')[1] ?? '';
    const kind = Object.entries(kinds.kinds).find(([one]) => one === language)?.[1].sheet ?? '';
    for (const sign of [';', ',', '\t']) {
      const rows = [
        titles.map(({ title }) => title),
        titles.map(({ cell, title }) => (title === said['materialKind']?.[0] ? kind : cell)),
      ];
      const text = rows.map((row) => row.join(sign)).join('\n');
      const read = importCutList(text, 'mm', 'sheet', BRITISH.metric);
      expect(read.ok && read.value.noted).toEqual([]);
      expect(read.ok && read.value.parts).toMatchObject([
        {
          name: 'Side',
          quantity: '2',
          length: '720 mm',
          width: '560 mm',
          material: 'MDF 18 mm',
          bands: { l1: { name: 'ABS', thickness: '2 mm' }, w2: { name: 'ABS', thickness: '2 mm' } },
        },
      ]);
    }
  });

  it('names its kinds of material in each of them', () => {
    for (const words of Object.values(kinds.kinds)) {
      for (const [kind, word] of Object.entries(words))
        expect([word, readKind(word)]).toEqual([word, kind]);
    }
  });
});
