import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../../../web/planner/cutting/export/csv.ts';
import { partsCsv } from '../../../../../web/planner/cutting/export/parts-csv.ts';
import { planCsv } from '../../../../../web/planner/cutting/export/plan-csv.ts';
import { parseDelimited } from '../../../../../web/planner/import/delimited.ts';
import { importCutList } from '../../../../../web/planner/import/import-cut-list.ts';
import { BOARDS } from './exports.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

describe('a plan as CSV', () => {
  it('gives every piece and offcut a row with its place', () => {
    const rows = parseDelimited(planCsv(BOARDS, BRITISH.metric), ',').map(({ cells }) => cells);
    expect(rows).toHaveLength(6);
    expect(rows[2]).toEqual([
      '1',
      '1000 × 500',
      'part',
      '<script>&"\u0000',
      '603',
      '0',
      '200.13',
      '300',
      'yes',
    ]);
    expect(rows[5]?.slice(0, 7)).toEqual(['2', '2.4 m', 'offcut', '', '803', '0', '1597']);
  });

  it('lets no name run as a formula', () => {
    expect(planCsv(BOARDS, BRITISH.metric)).toContain(`"'=HYPERLINK(""http://x"")"`);
    fc.assert(
      fc.property(
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'),
        fc.string(),
        (sign, rest) => {
          const [row] = parseDelimited(toCsv([['x', sign + rest]]), ',');
          expect(row?.cells[1]?.startsWith("'") ?? true).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['side;=HYPERLINK("http://x")', `side;'=`],
    ['side; ＝1+1', `side; '＝`],
    ['side\t@SUM(A1)', `side\t'@`],
    ['side|-1', `side|'-`],
  ])('lets none run behind a sign that parts cells elsewhere: %j', (name, cell) => {
    expect(toCsv([['x', name]])).toContain(cell);
  });

  it('leaves names alone that are none', () => {
    expect(toCsv([['leg - 2', 'side; left', 'a = b']])).toBe('leg - 2,side; left,a = b\r\n');
  });

  it('begins with the byte order mark if it has characters other than ASCII', () => {
    expect(toCsv([['Tür', 1]])).toBe('\uFEFFTür,1\r\n');
    expect(toCsv([['door', 1]])).toBe('door,1\r\n');
  });

  it('is read back cell by cell', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((any) => `n${any}`.trim())
      .filter((any) => !/[;|\t\r\n] *[=+\-@＝＋－＠]/.test(any));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        const unix = cells.map((cell) => cell.replaceAll('\r', ''));
        expect(parseDelimited(toCsv([unix]), ',')[0]?.cells).toEqual(unix.map((c) => c.trim()));
      }),
    );
  });
});

describe('parts as CSV', () => {
  it('are read back as CutList Optimizer reads them, commas and grain included', () => {
    const csv = partsCsv(
      [
        { name: 'side, left', length: 720, width: 560, quantity: 2, turns: false },
        { name: 'back', length: 720.5, width: 100, quantity: 1, turns: true },
      ],
      'ply',
    );
    const result = importCutList(csv, 'mm', 'sheet', BRITISH.metric);
    expect(result.ok && result.value.format).toBe('CutList Optimizer');
    expect(result.ok && result.value.parts).toMatchObject([
      {
        name: 'side  left',
        length: '720 mm',
        width: '560 mm',
        quantity: '2',
        turns: false,
        material: 'ply',
      },
      {
        name: 'back',
        length: '720.5 mm',
        width: '100 mm',
        quantity: '1',
        turns: true,
        material: 'ply',
      },
    ]);
  });
});
