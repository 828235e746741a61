import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSIGNABLE } from '../../../../web/planner/import/columns.ts';
import { previewTable } from '../../../../web/planner/import/preview-table.ts';
import { readTable } from '../../../../web/planner/import/read-table.ts';
import { importCutList } from '../../../../web/planner/import/import-cut-list.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

const { metric } = BRITISH;

const brief = (text: string, assigned = {}) =>
  readTable(text, 'mm', metric, assigned)?.parts.map(
    ({ quantity, length, width, name, material }) =>
      [quantity, length, width, name, material].join('|'),
  );

describe('a table out of a spreadsheet', () => {
  it.each([
    ['Name\tLength\tWidth\tQty\tMaterial', 'side\t720\t560\t2\tply'],
    ['Bezeichnung\tLänge\tBreite\tAnzahl\tMaterial', 'side\t720\t560\t2\tply'],
    ['名称\t长度\t宽度\t数量\t材料', 'side\t720\t560\t2\tply'],
    ['Désignation;Longueur;Largeur;Quantité;Matière', 'side;720;560;2;ply'],
    ['my kitchen\t\t\t\t\nPart\tLength\tWidth\tPcs\tMaterial name', 'side\t720\t560\t2\tply'],
  ])('has its columns known by the header %s', (header, row) => {
    expect(brief(`${header}\n${row}`)).toEqual(['2|720 mm|560 mm|side|ply']);
  });

  it('needs no quantity, and an empty material is the one above', () => {
    expect(brief('Name\tLength\tWidth\tMaterial\na\t1000\t500\tply\nb\t900\t400\t')).toEqual([
      '1|1000 mm|500 mm|a|ply',
      '1|900 mm|400 mm|b|ply',
    ]);
  });

  const BARE = 'side\t2\t720\t560\nback\t1\t700\t500';

  it('without a header is shown, to say what its columns are', () => {
    const preview = previewTable(BARE, {});
    expect(preview?.columns).toEqual([undefined, undefined, undefined, undefined]);
    expect(preview?.rows[0]).toEqual(['side', '2', '720', '560']);
    const said = { 0: 'name', 1: 'quantity', 2: 'length', 3: 'width' } as const;
    expect(brief(BARE, said)).toEqual(['2|720 mm|560 mm|side|', '1|700 mm|500 mm|back|']);
    expect(previewTable(BARE, said)?.columns).toEqual(['name', 'quantity', 'length', 'width']);
  });

  it('goes by what a person says of a column, against its header', () => {
    const text = 'Length,Width,Qty,Label\n720,560,2,side';
    expect(brief(text, { 0: 'width', 1: 'length' })).toEqual(['2|560 mm|720 mm|side|']);
    expect(brief(text, { 3: null })).toEqual(['2|720 mm|560 mm||']);
    expect(brief(text, { 0: null })).toBeUndefined();
  });

  it('of commas and of no known word can have its columns said, too', () => {
    const text = '735, 4, leg\n900, 2, rail';
    expect(previewTable(text, {})?.columns).toEqual([undefined, undefined, undefined]);
    expect(brief(text, { 0: 'length', 1: 'quantity' })).toEqual(['4|735 mm|||', '2|900 mm|||']);
    expect(previewTable('4 x 735 leg', {})).toBeUndefined();
  });

  it('of any text and any columns is read without throwing, as many heads as cells', () => {
    const cell = fc.constantFrom('720', 'a', '', 'Length', '"', 'Qty', '1e9', '-1', '—');
    const rows = fc.array(fc.array(cell, { maxLength: 30 }), { maxLength: 8 });
    const column = fc.constantFrom(...ASSIGNABLE, null);
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom('\t', ';', ','),
        fc.dictionary(fc.constantFrom('0', '1', '2', '29'), column),
        (all, sign, said) => {
          const text = all.map((cells) => cells.join(sign)).join('\n');
          const assigned = Object.fromEntries(Object.entries(said));
          const preview = previewTable(text, assigned);
          for (const row of preview?.rows ?? [])
            expect(row).toHaveLength(preview?.columns.length ?? 0);
          const read = importCutList(text, 'mm', 'sheet', metric, assigned);
          for (const part of read.ok ? read.value.parts : []) expect(part.length).toMatch(/\d/);
        },
      ),
    );
  });
});
