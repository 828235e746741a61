import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PANEL_EDGES } from '../../../../../web/planner/cutting/edge-banding.ts';
import { writeTapeName } from '../../../../../web/planner/cutting/cell-words.ts';
import {
  maxcutCsv,
  opencutlistCsv,
  partsCsv,
  type ExportPart,
} from '../../../../../web/planner/cutting/export/parts-csv.ts';
import { decodeList } from '../../../../../web/planner/import/decode-list.ts';
import { importCutList } from '../../../../../web/planner/import/import-cut-list.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { runs } from '../../../../support/long.ts';

const tape = fc.constantFrom('', 'White', 'Oak (2 mm)', 'ABS (0.4 mm)');
const name = fc.constantFrom(
  'side',
  'Tür links',
  '侧板',
  'shelf 2',
  'a "wide" one',
  'top; left',
  'no 4 x 2',
);
const size = fc.integer({ min: 100, max: 24_000 }).map((tenths) => tenths / 10);

const part = (isPanel: boolean): fc.Arbitrary<ExportPart> =>
  fc.record(
    {
      name,
      length: size,
      width: isPanel ? size : fc.constant(0),
      quantity: fc.integer({ min: 1, max: 200 }),
      turns: fc.boolean(),
      ...(isPanel ? { bands: fc.record({ l1: tape, l2: tape, w1: tape, w2: tape }) } : {}),
    },
    { requiredKeys: ['name', 'length', 'width', 'quantity', 'turns'] },
  );

const TOOLS = {
  // It takes neither commas nor quotes in a text.
  'CutList Optimizer': { write: partsCsv, plain: (text: string) => text.replaceAll('"', '″') },
  MaxCut: { write: maxcutCsv, plain: (text: string) => text },
  OpenCutList: { write: opencutlistCsv, plain: (text: string) => text },
} as const;

const number = (text: string): number => Number(text.replace(' mm', '') || 0);

describe.each(Object.entries(TOOLS))('parts written for %s', (_, { write, plain }) => {
  it.each([
    ['panels', true, 'Birch ply 18 mm'],
    ['panels of a material without a size', true, 'MDF'],
    ['lengths', false, 'Pine 38 × 89 mm'],
  ] as const)('come back the same: %s', (_kind, isPanel, material) => {
    fc.assert(
      fc.property(fc.array(part(isPanel), { minLength: 1, maxLength: 6 }), (parts) => {
        const text = decodeList(new TextEncoder().encode(write(parts, material)));
        const read = importCutList(text, 'mm', isPanel ? 'sheet' : 'linear', BRITISH.metric);
        if (!read.ok) throw new Error(read.reason);
        expect([read.value.rejected, read.value.asked, read.value.tapes]).toEqual([[], [], []]);
        expect(read.value.noted).toEqual([]);
        const back = read.value.parts.map((one) => ({
          name: one.name,
          length: number(one.length),
          width: number(one.width),
          quantity: Number(one.quantity),
          turns: one.turns,
          material: one.material,
          tapes: PANEL_EDGES.map((edge) =>
            one.bands?.[edge] === undefined ? '' : writeTapeName(one.bands[edge], '?'),
          ),
        }));
        expect(back).toEqual(
          parts.map((one) => ({
            name: plain(one.name),
            length: one.length,
            width: one.width,
            quantity: one.quantity,
            turns: one.turns,
            material,
            tapes: PANEL_EDGES.map((edge) => one.bands?.[edge] ?? ''),
          })),
        );
      }),
      { numRuns: runs(100) },
    );
  });
});
