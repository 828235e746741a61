import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importCutList } from '../../../../web/planner/import/import-cut-list.ts';
import type { Imported } from '../../../../web/planner/import/imported.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { runs } from '../../../support/long.ts';

function read(
  text: string,
  kind: 'linear' | 'sheet' = 'linear',
  unit: 'mm' | 'in' = 'mm',
): Imported {
  const result = importCutList(text, unit, kind, BRITISH.metric);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const brief = (imported: Imported) =>
  imported.parts.map(({ quantity, length, width, name, turns }) =>
    [quantity, length, width, name, turns ? '' : 'grain'].filter(Boolean).join('|'),
  );

describe('plain lines', () => {
  it.each([
    ['4 x 735', '4|735 mm'],
    ['735 x 4 leg', '4|735 mm|leg'],
    ['leg 735 x 4', '4|735 mm|leg'],
    ['735, 4, leg', '4|735 mm|leg'],
    ['leg, 735, 4', '4|735 mm|leg'],
    ['735;4;leg', '4|735 mm|leg'],
    ['735,4', '4|735 mm'],
    ['- 2 × 1200mm', '2|1200mm'],
    ['1,2 m x 3', '3|1,2 m'],
    [`3 x 2' 4 1/2" rail`, `3|2' 4 1/2"|rail`],
    ['28 1/2" x 6', '6|28 1/2"'],
    ['4 x 735 桌腿', '4|735 mm|桌腿'],
    ['桌腿：７３５ × ４', '4|735 mm|桌腿'],
    ['735，4，桌腿', '4|735 mm|桌腿'],
    ['4 x 73.5厘米桌腿', '4|73.5厘米|桌腿'],
    ['2 x 1.2 米', '2|1.2 米'],
  ])('reads %s', (line, part) => {
    expect(brief(read(line))).toEqual([part]);
  });

  it.each([
    ['2 x 720 x 560 side', '2|720 mm|560 mm|side'],
    ['side, 720, 560, 2', '2|720 mm|560 mm|side'],
    ['720×560×2 back', '2|720 mm|560 mm|back'],
    ['720 x 560', '1|720 mm|560 mm'],
  ])('reads %s for sheets', (line, part) => {
    expect(brief(read(line, 'sheet'))).toEqual([part]);
  });

  it.each(['4 x 735', `3 x 2' 4 1/2" rail`, '2 x 1.2 m leg', 'leg 735 mm x 4'])(
    'reads %s with the no-break spaces of a page that it was copied from',
    (line) => {
      const copied = read(line.replaceAll(' ', '\u00a0'));
      expect(brief(copied)).toEqual(brief(read(line)));
      expect(brief(copied)).toHaveLength(1);
    },
  );

  it('names the line that makes no sense and keeps the others', () => {
    const { parts, rejected } = read('4 x 735\n\nabc\n-4 x 5\n0 x 5\n2 x 900');
    expect(parts).toHaveLength(2);
    expect(rejected.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(rejected[1]?.reason).toBe('A length cannot be negative.');
  });

  it('takes bare numbers in the unit it is told', () => {
    expect(brief(read('4 x 28 1/2 leg', 'linear', 'in'))).toEqual(['4|28 1/2″|leg']);
    expect(brief(read('4 @ 28', 'linear', 'in'))).toEqual(['4|28″']);
  });
});

describe('files of other tools', () => {
  it('reads a CutList Optimizer CSV and leaves out what is switched off', () => {
    const imported = read(
      'Length,Width,Qty,Material,Label,Enabled,Grain direction\r\n720,560,2,ply,side,true,h\r\n720,100,1,ply,rail,false,\r\nx,1,1,ply,bad,true,\r\n',
      'sheet',
    );
    expect(imported.format).toBe('CutList Optimizer');
    expect(brief(imported)).toEqual(['2|720 mm|560 mm|side|grain']);
    expect(imported.rejected.map(({ line, reason }) => [line, reason.slice(0, 24)])).toEqual([
      [3, 'It is switched off in th'],
      [4, '“x” is not a length. Typ'],
    ]);
  });

  it('reads a Cutlist Evo TSV with its rotation', () => {
    const imported = read(
      'Length\tWidth\tThickness\tQuantity\tRotation\tName\tMaterial\n720\t560\t18\t2\tfalse\tSide\tBirch\n',
      'sheet',
    );
    expect(imported.format).toBe('Cutlist Evo');
    expect(brief(imported)).toEqual(['2|720 mm|560 mm|Side|grain']);
    expect(imported.parts[0]?.material).toBe('Birch 18 mm');
  });

  it('reads an OpenCutList CSV: its cutting sizes, units, decimal commas and quoted names', () => {
    const imported = read(
      '\uFEFF"No.";"Designation";"Quantity";"Length - raw";"Width - raw";"Length";"Width"\n"A";"Side; ""left""";"2";"~ 730 mm";"560,5 mm";"720 mm";"550 mm"\n',
      'sheet',
    );
    expect(imported.format).toBe('OpenCutList');
    expect(brief(imported)).toEqual(['2|720 mm|550 mm|Side; "left"']);
    expect(imported.parts[0]?.sizes).toEqual({
      finished: { length: 720, width: 550 },
      cut: { length: 730, width: 560.5 },
    });
  });

  it('reads an optiCutter file with stock, kerf, trim, name and material', () => {
    const imported = read(
      '@,a comment\nN,Shed\nM,CLS\nK,3\nLT,2\nS,2400,,,5.2\nP,735,4,Leg\nP,abc,1\n',
    );
    expect(imported.format).toBe('optiCutter');
    expect(imported).toMatchObject({ name: 'Shed', kerf: '3 mm', trim: '2 mm' });
    expect(imported.stock).toEqual([{ length: '2400 mm', width: '', quantity: '', price: '5.2' }]);
    expect(imported.parts.map(({ name, material }) => [name, material])).toEqual([['Leg', 'CLS']]);
    expect(imported.rejected.map(({ line }) => line)).toEqual([8]);
  });

  it('reads an optiCutter sheet file when the list is of sheets', () => {
    const imported = read('S,2440,1220,3\nP,720,560,2,side,\nP,700,500,1,top,y\n', 'sheet');
    expect(imported.stock[0]).toMatchObject({ length: '2440 mm', width: '1220 mm', quantity: '3' });
    expect(brief(imported)).toEqual(['2|720 mm|560 mm|side|grain', '1|700 mm|500 mm|top']);
  });
});

describe('hostile input', () => {
  it.each(['', '  \n ', '\uFEFF'])('says that there is nothing in %j', (text) => {
    expect(importCutList(text, 'mm', 'linear', BRITISH.metric).ok).toBe(false);
  });

  it('refuses what is too large with the limit', () => {
    const result = importCutList('4 x 735\n'.repeat(5001), 'mm', 'linear', BRITISH.metric);
    expect(result).toEqual({
      ok: false,
      reason: 'That is more than 5000 lines. Bring it in pieces.',
    });
    expect(importCutList('9'.repeat(500_001), 'mm', 'linear', BRITISH.metric).ok).toBe(false);
  });

  it('ends a quote that is never closed with the text', () => {
    expect(read('Length,Qty,Label\n735,4,"leg\n900,1,rail').parts).toHaveLength(1);
  });

  it('reads any text without throwing, and every part it gives has a length and a count', () => {
    const signs = fc.constantFrom(...Array.from(`0123456789 x×*,;\t\n"'/.-mincPSK@=Length,Qty`));
    const text = fc.oneof(
      fc.string(),
      fc.array(signs).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('linear' as const, 'sheet' as const), (any, kind) => {
        const result = importCutList(any, 'mm', kind, BRITISH.metric);
        if (!result.ok) return;
        for (const part of result.value.parts) {
          expect(part.length).toMatch(/\d/);
          expect(Number(part.quantity)).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
