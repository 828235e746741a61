import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inches,
  length,
  mm,
  toInches,
  toMm,
} from '../../../../../../web/planner/measure/units/units.ts';
import {
  FIX_TO_WALL_ABOVE,
  LIP_FROM,
  SAG_LIMITS,
  SHELF_LOADS,
  SHELF_PIN_KILOS,
  shelfSag,
  shelfSpan,
  type ShelfBoard,
} from '../../../../../../web/planner/takeoff/structure/indoors/shelf-sag.ts';
import { expectStop, valueOf } from '../answers.ts';

const mdf = { board: 'mdf', thickness: mm(18), depth: mm(250), load: SHELF_LOADS.mixed } as const;

// Spans in mm for L/600 at first, 250 mm deep, under 30 and 52 kg/m, by thickness: worked out by
// hand to the nearest 10 mm.
const THICKNESSES = [15, 18, 22, 25, 38];
const SPANS: [ShelfBoard, readonly (readonly [number, number])[]][] = [
  [
    'chipboard',
    [
      [370, 300],
      [440, 370],
      [540, 450],
      [610, 510],
      [930, 770],
    ],
  ],
  [
    'mdf',
    [
      [450, 380],
      [540, 450],
      [660, 550],
      [750, 630],
      [1140, 950],
    ],
  ],
  [
    'softwood-ply',
    [
      [570, 470],
      [680, 570],
      [830, 690],
      [950, 790],
      [1440, 1200],
    ],
  ],
  [
    'birch-ply',
    [
      [610, 510],
      [730, 610],
      [900, 750],
      [1020, 850],
      [1550, 1290],
    ],
  ],
  [
    'pine',
    [
      [650, 540],
      [780, 650],
      [950, 790],
      [1080, 900],
      [1650, 1370],
    ],
  ],
];

const BOARDS: readonly ShelfBoard[] = [
  'chipboard',
  'osb',
  'mdf',
  'softwood-ply',
  'birch-ply',
  'blockboard',
  'pine',
  'oak',
];

describe('sag', () => {
  test.each(SPANS)('%s spans as worked out by hand', (board, rows) => {
    // A board that creeps by more than twice its first sag would exceed L/200 in the end: its span is smaller.
    const creeps = board === 'mdf' || board === 'chipboard';
    const shorter = creeps ? Math.cbrt(600 / 650) : 1;
    for (const [i, thickness] of THICKNESSES.entries()) {
      for (const [j, load] of [30, 52].entries()) {
        const shelf = { ...mdf, board, thickness: mm(thickness), load };
        const byHand = (rows[i]?.[j] ?? 0) * shorter;
        expect(Math.abs(toMm(valueOf(shelfSpan(shelf))) - byHand)).toBeLessThanOrEqual(11);
      }
    }
  });

  test('MDF 18 × 250 over 800 mm under books sags 4.3 mm and fails; a lip of 18 × 44 mends it', () => {
    const bare = { ...mdf, span: mm(800) };
    const plain = valueOf(shelfSag(bare));
    expect(toMm(plain.first)).toBeCloseTo(4.3, 1);
    expect(plain.verdict).toBe('fails');
    const lip = { board: 'pine', width: mm(18) } as const;
    const low = valueOf(shelfSag({ ...bare, lip: { ...lip, height: mm(38) } }));
    expect(toMm(low.first)).toBeCloseTo(1.4, 1);
    expect(low.verdict).not.toBe('good');
    expect(valueOf(shelfSag({ ...bare, lip: { ...lip, height: mm(44) } })).verdict).toBe('good');
  });

  test('¾ in birch ply, 10 in deep, 35 lb/ft: 25 in', () => {
    const shelf = { board: 'birch-ply', thickness: inches(0.75), depth: inches(10) } as const;
    const load = (35 * 0.453_592_37) / 0.3048;
    expect(Math.floor(toInches(valueOf(shelfSpan({ ...shelf, load }))))).toBe(25);
  });

  test('is good at the limit, visible 1 mm beyond, and fails at twice the span', () => {
    for (const board of BOARDS) {
      const shelf = { ...mdf, board };
      const most = valueOf(shelfSpan(shelf));
      expect(valueOf(shelfSag({ ...shelf, span: most })).verdict).toBe('good');
      expect(valueOf(shelfSag({ ...shelf, span: length(most + mm(1)) })).verdict).not.toBe('good');
      expect(valueOf(shelfSag({ ...shelf, span: length(2 * most) })).verdict).toBe('fails');
    }
    expect(SAG_LIMITS.seen).toBeGreaterThan(SAG_LIMITS.plan);
  });

  test('glued ends and a batten behind halve the sag', () => {
    const shelf = { ...mdf, span: mm(800) };
    const sag = toMm(valueOf(shelfSag(shelf)).first);
    const first = (more: object): number => toMm(valueOf(shelfSag({ ...shelf, ...more })).first);
    expect(first({ ends: 'glued' })).toBeCloseTo(sag / 2, 2);
    expect(first({ ends: 'glued', backBatten: true })).toBeCloseTo(sag / 4, 2);
  });

  test('uses at least 100 kg per m²: clothes on a shelf 600 mm deep count as 60 kg/m', () => {
    const deep = { ...mdf, depth: mm(600) };
    expect(shelfSpan({ ...deep, load: SHELF_LOADS.clothes })).toEqual(
      shelfSpan({ ...deep, load: SHELF_LOADS.records }),
    );
  });

  test('stops for boards and loads that no table holds', () => {
    expectStop(shelfSpan({ ...mdf, thickness: mm(8) }), 'section', 'maker');
    expectStop(shelfSpan({ ...mdf, thickness: mm(51) }), 'section', 'maker');
    expectStop(shelfSag({ ...mdf, span: mm(500), load: 101 }), 'load');
    expectStop(shelfSpan({ ...mdf, load: 5000 }), 'load');
  });

  test('a longer span, more load or a thinner board never sags less', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOARDS),
        fc.integer({ min: 100, max: 3000 }),
        fc.integer({ min: 10, max: 90 }),
        fc.integer({ min: 10, max: 50 }),
        (board, span, load, thickness) => {
          const shelf = { ...mdf, board, span: mm(span), load, thickness: mm(thickness) };
          const sag = valueOf(shelfSag(shelf)).first;
          const worse = [
            { ...shelf, span: mm(span + 1) },
            { ...shelf, load: load + 1 },
            { ...shelf, thickness: mm(thickness - 1) },
          ];
          for (const other of worse) {
            expect(valueOf(shelfSag(other)).first).toBeGreaterThanOrEqual(sag);
          }
        },
      ),
    );
  });

  test('a pin holds 12 kg, a lip from 900 mm, fixed to the wall above 600', () => {
    expect([SHELF_PIN_KILOS, LIP_FROM, FIX_TO_WALL_ABOVE]).toEqual([12, mm(900), mm(600)]);
  });
});
