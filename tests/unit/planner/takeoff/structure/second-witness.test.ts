import { describe, expect, test } from 'vitest';
import {
  inches,
  mm,
  rectangle,
  toArea,
  toInches,
  toMm,
} from '../../../../../web/planner/measure/units/units.ts';
import {
  beamSpanMetric,
  BEAM_DEPTHS,
  JOIST_DEPTHS,
  joistSpanMetric,
  type BeamDepth,
  type Grade,
  type JoistDepth,
} from '../../../../../web/planner/takeoff/structure/deck/deck-metric.ts';
import {
  beamSpanUs,
  type BuiltBeam,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-beams.ts';
import {
  joistOverhangUs,
  joistSpanUs,
  type JoistSize,
  type WoodGroup,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-joists.ts';
import {
  ledgerSpacing,
  type LedgerFastener,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-ledger.ts';
import {
  footingUs,
  postHeightUs,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-supports.ts';
import {
  FIX_TO_WALL_ABOVE,
  SAG_LIMITS,
  SHELF_PIN_KILOS,
  shelfSag,
  type ShelfBoard,
} from '../../../../../web/planner/takeoff/structure/indoors/shelf-sag.ts';
import {
  studHeight,
  STUDS,
  type StudKind,
} from '../../../../../web/planner/takeoff/structure/indoors/stud-wall.ts';
import { valueOf } from './answers.ts';

/**
 * Each table of the planner a second time: transcribed from its printed form in other rows and columns, or worked out
 * again from its formula. One wrong cell in either fails here.
 */

const GROUPS = { SP: 'southern-pine', DF: 'fir-spruce', RC: 'cedar-redwood' } as const;
const LUMBER = ['2x6', '2x8', '2x10', '2x12'] as const satisfies JoistSize[];
const numbers = (row: string): number[] =>
  row
    .trim()
    .split(/[\s/]+/)
    .map(Number);

/** IRC R507.6 as printed: a group and load per line, then 2x6, 2x8, 2x10 and 2x12 at 12/16/24 in. */
const JOISTS = `
SP 40 119/108/91 157/142/116 194/168/137 216/198/162
SP 50 110/100/88 145/132/113 185/165/135 216/194/158
SP 60 104/94/82 137/124/105 175/153/125 207/180/147
SP 70 99/90/77 130/118/98 165/143/117 194/168/137
DF 40 114/100/82 150/133/109 188/163/133 216/189/154
DF 50 106/96/80 139/127/107 178/159/130 213/185/151
DF 60 100/90/74 131/119/99 167/148/120 198/171/140
DF 70 95/85/69 125/113/92 159/138/113 185/160/131
RC 40 106/96/82 140/127/104 179/156/127 209/181/148
RC 50 99/90/78 130/118/102 166/151/125 202/177/145
RC 60 93/84/74 122/111/95 156/141/115 189/164/134
RC 70 88/80/70 116/106/88 148/132/108 177/153/125`;

/** DCA 6: overhangs at 12/16/24 in, in the order of the sizes. */
const OVERHANGS = `
SP 12/13/15 22/24/28 37/41/34 54/50/40
DF 11/12/14 20/22/26 34/38/33 52/47/39
RC 9/10/11 17/19/21 29/31/32 43/45/37`;

/** IRC R507.5(1) by beam: SP, DF and RC one after another, each for 6 to 18 ft. */
const BEAMS = `
2-2x6 83 71 64 58 54 51 48 73 63 57 52 47 43 39 74 64 58 53 48 44 40
2-2x8 105 91 81 74 69 64 60 98 85 76 69 62 56 52 94 82 73 67 62 58 53
2-2x10 124 108 96 88 81 76 72 120 103 93 84 78 72 66 115 100 89 81 75 70 66
2-2x12 146 127 113 103 96 89 84 139 120 107 98 91 85 80 133 116 103 94 87 82 77
3-2x6 102 89 80 73 68 63 59 92 80 72 66 61 57 54 92 81 72 66 61 57 54
3-2x8 131 114 102 93 86 80 76 123 106 95 87 80 75 71 118 102 91 83 77 72 68
3-2x10 156 134 120 110 102 95 90 150 130 116 106 98 92 86 144 125 112 102 94 88 83
3-2x12 183 159 142 129 120 112 106 174 151 135 123 114 107 101 167 145 129 118 109 102 97`;

/** IRC R507.9.1.3(1) and FastenMaster, at 6 to 18 ft. */
const LEDGERS = `
lag 40 30 23 18 15 13 11 10
lag 60 22 16 13 11 9 8 7
bolt 40 36 36 34 29 24 21 19
bolt 60 36 31 25 20 17 15 13
bolt-with-gap 40 36 36 29 24 21 18 16
bolt-with-gap 60 35 26 21 17 15 13 11
ledger-screw 40 24 18 14 12 10 9 8
ledger-screw 60 17 13 10 8 7 6 5`;

const lines = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

const beamAt = (load: number): number =>
  toInches(valueOf(beamSpanUs({ group: 'fir-spruce', load, effective: inches(120) }, '3-2x10')));

describe('IRC and DCA 6', () => {
  test.each(lines(JOISTS))('joists of %s at %s psf', (group, load, ...sizes) => {
    const read = LUMBER.map((size) =>
      [12, 16, 24].map((at) =>
        toInches(
          valueOf(
            joistSpanUs(
              {
                group: GROUPS[group as keyof typeof GROUPS] satisfies WoodGroup,
                load: Number(load),
                spacing: inches(at),
              },
              size,
            ),
          ),
        ),
      ),
    );
    expect(read).toEqual(sizes.map(numbers));
  });

  test.each(lines(OVERHANGS))('overhangs of %s', (group, ...sizes) => {
    const read = LUMBER.map((size) =>
      [12, 16, 24].map((at) =>
        toInches(
          valueOf(
            joistOverhangUs(
              { group: GROUPS[group as keyof typeof GROUPS], load: 40, spacing: inches(at) },
              size,
              inches(216),
            ),
          ),
        ),
      ),
    );
    expect(read).toEqual(sizes.map(numbers));
  });

  test.each(lines(BEAMS))('beams of %s', (beam, ...spans) => {
    const read = Object.values(GROUPS).flatMap((group) =>
      [6, 8, 10, 12, 14, 16, 18].map((feet) =>
        toInches(
          valueOf(beamSpanUs({ group, load: 40, effective: inches(12 * feet) }, beam as BuiltBeam)),
        ),
      ),
    );
    expect(read).toEqual(spans.map(Number));
  });

  test('beams under heavier loads carry 0.92, 0.83 and 0.75 of the table', () => {
    expect(beamAt(50)).toBeCloseTo(116 * 0.92, 2);
    expect(beamAt(60)).toBeCloseTo(116 * 0.83, 2);
    expect(beamAt(70)).toBeCloseTo(116 * 0.75, 2);
  });

  test.each(lines(LEDGERS))('ledger with %s at %s psf', (fastener, load, ...apart) => {
    const read = [6, 8, 10, 12, 14, 16, 18].map((feet) =>
      toInches(
        valueOf(
          ledgerSpacing(
            { joistSpan: inches(12 * feet), load: Number(load), rim: 'lumber' },
            fastener as LedgerFastener,
          ),
        ),
      ),
    );
    expect(read).toEqual(apart.map(Number));
  });

  test('4x4 posts by area carried', () => {
    const squareFoot = rectangle(inches(12), inches(12));
    const read = [20, 40, 60, 80, 100, 120, 140, 160].map((feet) =>
      toInches(
        valueOf(
          postHeightUs(
            { group: 'southern-pine', load: 40, area: toArea(feet * squareFoot) },
            '4x4',
          ),
        ),
      ),
    );
    expect(read).toEqual([168, 164, 132, 113, 100, 89, 81, 74]);
  });

  test('round footings on 1500 psf: √(4 × (load + 10) × area ÷ (π × soil)), 14 in at least', () => {
    const squareFoot = rectangle(inches(12), inches(12));
    for (const load of [40, 70]) {
      for (const feet of [20, 40, 60, 80, 100, 120, 140, 160]) {
        const footing = valueOf(footingUs(toArea(feet * squareFoot), load, 'clay'));
        const exact = 12 * Math.sqrt((4 * (load + 10) * feet) / (Math.PI * 1500));
        expect(toInches(footing.diameter)).toBe(Math.max(14, Math.ceil(exact - 1e-9)));
      }
    }
  });
});

/** Elastic modulus and bending strength of BS 5268-2, N/mm². */
const WOOD = { c16: { e: 8800, least: 5800, f: 5.3 }, c24: { e: 10_800, least: 7200, f: 7.5 } };

/** Clear span of a joist 47 mm thick, mm: deflection 0.003 of it, and bending, wet, at 1.75 kN/m². */
function spanOf(deep: number, wide: number, load: number, e: number, f: number): number {
  const sag = Math.cbrt((0.003 * 384 * 0.8 * e * ((wide * deep ** 3) / 12)) / (5 * load));
  const bending = Math.sqrt(
    (8 * 0.8 * 1.1 * f * (300 / deep) ** 0.11 * ((wide * deep ** 2) / 6)) / load,
  );
  return Math.min(sag, bending);
}

const DRY: Readonly<Record<JoistDepth, number>> = {
  100: 97,
  125: 122,
  150: 147,
  175: 170,
  200: 195,
};
/** Where a person's weight or the trade's figure governs, lower than the formula by up to this, mm. */
const BELOW: Readonly<Record<JoistDepth, number>> = {
  100: 450,
  125: 300,
  150: 160,
  175: 110,
  200: 110,
};

describe('BS 5268-2', () => {
  const cells = (['c16', 'c24'] as const).flatMap((grade) =>
    JOIST_DEPTHS.flatMap((depth) =>
      [300, 400, 450, 600].map((spacing) => [grade, depth, spacing] as const),
    ),
  );

  test.each(cells)('joists of %s, %d deep at %d mm, from the formula', (grade, depth, spacing) => {
    const { e, f } = WOOD[grade];
    const exact = spanOf(DRY[depth], 47, (1.75 * spacing) / 1000, e, f);
    const cell = toMm(
      valueOf(joistSpanMetric({ grade, spacing: mm(spacing), section: 'uk' }, depth)),
    );
    expect(cell).toBeLessThanOrEqual(exact);
    expect(cell).toBeGreaterThan(exact - 50 - BELOW[depth]);
  });

  /** As merchants print it: C16 and C24, metres. */
  const PRINTED = `
100 2.00/1.85/1.75/1.45 2.10/1.95/1.85/1.60
125 2.60/2.45/2.35/2.10 2.75/2.55/2.45/2.25
150 3.30/3.00/2.85/2.50 3.45/3.20/3.10/2.80
175 3.80/3.45/3.30/2.85 4.05/3.70/3.60/3.25
200 4.35/3.95/3.75/3.25 4.65/4.25/4.10/3.75`;

  test.each(lines(PRINTED))('joists %s deep as printed', (depth, ...grades) => {
    const read = (['c16', 'c24'] as const).map((grade) =>
      [300, 400, 450, 600].map(
        (spacing) =>
          toMm(
            valueOf(
              joistSpanMetric(
                { grade, spacing: mm(spacing), section: 'uk' },
                Number(depth) as JoistDepth,
              ),
            ),
          ) / 1000,
      ),
    );
    expect(read).toEqual(grades.map(numbers));
  });

  /** Two joists side by side carry 0.9 to 3.0 m of deck, m. */
  const PAIRS = `
c16 150 2.65 2.40 2.20 2.05 1.90 1.75 1.60
c16 175 3.05 2.75 2.55 2.35 2.15 2.05 1.80
c16 200 3.50 3.15 2.90 2.65 2.45 2.30 2.05
c24 150 2.85 2.55 2.40 2.25 2.15 2.05 1.90
c24 175 3.25 2.95 2.75 2.60 2.45 2.35 2.15
c24 200 3.75 3.40 3.15 3.00 2.85 2.70 2.45`;

  test.each(lines(PAIRS))('beams of two %s, %s deep, as printed', (grade, depth, ...spans) => {
    const read = [0.9, 1.2, 1.5, 1.8, 2.1, 2.4, 3].map(
      (carried) =>
        toMm(
          valueOf(beamSpanMetric(grade as Grade, mm(carried * 1000), Number(depth) as BeamDepth)),
        ) / 1000,
    );
    expect(read).toEqual(spans.map(Number));
  });

  test('beams follow the formula with the least modulus of two members', () => {
    for (const grade of ['c16', 'c24'] as const) {
      for (const depth of BEAM_DEPTHS) {
        for (const carried of [900, 1200, 1500, 1800, 2100, 2400, 3000]) {
          const { least, f } = WOOD[grade];
          const exact = spanOf(DRY[depth], 94, (1.75 * carried) / 1000, 1.14 * least, f);
          const cell = toMm(valueOf(beamSpanMetric(grade, mm(carried), depth)));
          expect(cell, `${grade} ${depth} ${carried}`).toBeLessThanOrEqual(exact);
          expect(cell, `${grade} ${depth} ${carried}`).toBeGreaterThan(exact - 110);
        }
      }
    }
  });
});

describe('shelves', () => {
  /** mm for a sag of 1/600, 250 deep, under 30 and 52 kg/m, rounded down to 10. */
  const SPANS = `
chipboard 15 370/300
chipboard 18 440/370
chipboard 22 540/450
chipboard 25 610/510
mdf 15 450/380
mdf 18 540/450
mdf 22 660/550
mdf 25 750/630
birch-ply 15 610/510
birch-ply 18 730/610
birch-ply 22 900/750
birch-ply 25 1020/850
pine 18 780/650
pine 22 950/790`;

  test.each(lines(SPANS))('%s of %s mm', (board, thick, spans) => {
    for (const [i, span] of numbers(spans ?? '').entries()) {
      // The share of the span by which it sags at once; printed spans are rounded to 10 mm.
      const sagging = (at: number): number =>
        valueOf(
          shelfSag({
            board: board as ShelfBoard,
            thickness: mm(Number(thick)),
            depth: mm(250),
            span: mm(at),
            load: [30, 52][i] ?? 0,
          }),
        ).first / mm(at);
      expect(sagging(span - 10)).toBeLessThanOrEqual(1 / 600);
      expect(sagging(span + 15)).toBeGreaterThan(1 / 600);
    }
  });
});

describe('limits of shelves', () => {
  test('L/600 at first, L/384 to the eye, L/200 in the end; loads of a metre', () => {
    expect(SAG_LIMITS).toEqual({ plan: 1 / 600, seen: 1 / 384, final: 1 / 200 });
    expect(SHELF_PIN_KILOS).toBe(12);
    expect(toMm(FIX_TO_WALL_ABOVE)).toBe(600);
  });
});

describe('stud walls', () => {
  /** Height in mm, or in ft. */
  const HEIGHTS = `
uk-38x63 2400 mm
uk-38x89 3000 mm
us-2x3 10 ft
us-2x4 14 ft
us-2x6 20 ft
eu-cw50 2750 mm
eu-cw75 3750 mm
eu-cw100 4250 mm
uk-c50 2700 mm
uk-c70 3600 mm
uk-c92 4500 mm
uk-c146 6000 mm
cn-c50 2750 mm
cn-c75 3750 mm
cn-c100 4250 mm
us-25ga-2.5 10 ft
us-25ga-3.625 12 ft`;

  test.each(lines(HEIGHTS))('%s', (kind, high, unit) => {
    const at = STUDS[kind as StudKind].spacing;
    const height = unit === 'ft' ? inches(12 * Number(high)) : mm(Number(high));
    expect(valueOf(studHeight(kind as StudKind, at))).toBe(height);
  });

  test('two layers of board, DIN 18183', () => {
    const read = (['eu-cw50', 'eu-cw75', 'eu-cw100'] as const).map((kind) =>
      toMm(valueOf(studHeight(kind, mm(625), 2))),
    );
    expect(read).toEqual([3500, 5000, 5750]);
  });
});
