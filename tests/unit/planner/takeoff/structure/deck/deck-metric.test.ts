import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mm,
  rectangle,
  toMm,
  type Area,
} from '../../../../../../web/planner/measure/units/units.ts';
import {
  guardFor,
  stairsMetric,
} from '../../../../../../web/planner/takeoff/structure/deck/deck-metric-guard.ts';
import {
  BEAM_DEPTHS,
  beamSpanMetric,
  boardSpacingMetric,
  JOIST_DEPTHS,
  joistSpanMetric,
  bearerSpan,
  type Grade,
  NOGGIN_ROWS,
  overhangMetric,
  padMetric,
  postMetric,
  WALL_PLATE,
} from '../../../../../../web/planner/takeoff/structure/deck/deck-metric.ts';
import { expectStop, valueOf } from '../answers.ts';

const GRADES = ['c16', 'c24'] as const;
const squareMetres = (value: number): Area => rectangle(mm(1000 * value), mm(1000));
const c24 = { grade: 'c24', spacing: mm(400), section: 'uk' } as const;

const DRY = { 100: 97, 125: 122, 150: 147, 175: 170, 200: 195 } as const;
const BENDING = { c16: 5.3, c24: 7.5 } as const;
/** Density of wood, kg/m³, for the joist's own weight. */
const DENSITY = 370;

/** BS 5268: the shorter of what a sag of 0.003 L and the bending stress allow, in mm. */
function formulaSpan(
  breadth: number,
  height: number,
  strength: { readonly e: number; readonly f: number },
  carried: number,
): number {
  const load = (1.75 * carried + (breadth * height * DENSITY * 9.81) / 1e6) / 1000;
  const inertia = (breadth * height ** 3) / 12;
  const modulus = (breadth * height ** 2) / 6;
  const depthFactor = (300 / height) ** 0.11;
  const sag = Math.cbrt((0.003 * 384 * 0.8 * strength.e * inertia) / (5 * load));
  const bending = Math.sqrt((8 * 0.8 * 1.1 * strength.f * depthFactor * modulus) / load);
  return Math.min(sag, bending);
}

/** Distance of pads by depth, millimetres. */
const every = (deep: number, wide: number, grade: Grade, spacing: number) =>
  bearerSpan({ width: mm(deep), thickness: mm(wide) }, grade, mm(spacing));

describe('joists', () => {
  test('the deep rows are the formula, down to the next 50 mm', () => {
    for (const grade of GRADES) {
      for (const depth of [150, 175, 200] as const) {
        for (const spacing of [300, 400, 450, 600]) {
          const e = { c16: 8800, c24: 10_800 }[grade];
          const exact = formulaSpan(47, DRY[depth], { e, f: BENDING[grade] }, spacing);
          const on = { grade, spacing: mm(spacing), section: 'uk' } as const;
          const table = toMm(valueOf(joistSpanMetric(on, depth)));
          expect(table).toBeLessThanOrEqual(exact);
          // C24 47 × 150 at 300 mm keeps to the trade's own 3.47 m.
          const cut = grade === 'c24' && depth === 150 && spacing === 300 ? 110 : 60;
          expect(exact - table).toBeLessThan(cut);
        }
      }
    }
  });

  test('the shallow rows stay below the formula', () => {
    for (const grade of GRADES) {
      for (const depth of [100, 125] as const) {
        for (const spacing of [300, 400, 450, 600]) {
          const e = { c16: 8800, c24: 10_800 }[grade];
          const exact = formulaSpan(47, DRY[depth], { e, f: BENDING[grade] }, spacing);
          const on = { grade, spacing: mm(spacing), section: 'uk' } as const;
          expect(toMm(valueOf(joistSpanMetric(on, depth)))).toBeLessThanOrEqual(exact);
        }
      }
    }
  });

  test('C24 47 × 150 at 400 spans 3.20 m, 200 deep 4.25; past 600 mm apart it stops', () => {
    expect(valueOf(joistSpanMetric(c24, 150))).toBe(mm(3200));
    expect(valueOf(joistSpanMetric(c24, 200))).toBe(mm(4250));
    expectStop(joistSpanMetric({ ...c24, spacing: mm(601) }, 150), 'spacing');
  });

  test('45 × 145 spans 0.97 of 47 × 150', () => {
    expect(valueOf(joistSpanMetric({ ...c24, section: 'eu' }, 150))).toBe(mm(3104));
  });

  test('deeper and closer never span less, C24 never less than C16', () => {
    for (const spacing of [300, 350, 400, 450, 500, 600]) {
      const on = { ...c24, spacing: mm(spacing) };
      const spans = JOIST_DEPTHS.map((depth) => valueOf(joistSpanMetric(on, depth)));
      expect(spans.toSorted((a, b) => a - b)).toEqual(spans);
      for (const depth of JOIST_DEPTHS) {
        expect(valueOf(joistSpanMetric({ ...on, grade: 'c16' }, depth))).toBeLessThanOrEqual(
          valueOf(joistSpanMetric(on, depth)),
        );
        expect(valueOf(joistSpanMetric(on, depth))).toBeLessThanOrEqual(
          valueOf(joistSpanMetric({ ...on, spacing: mm(spacing - 50) }, depth)),
        );
      }
    }
  });

  test('overhang a quarter up to 450; boards of 28 mm at 400, diagonal 280', () => {
    expect(overhangMetric(mm(1200))).toBe(mm(300));
    expect(overhangMetric(mm(4000))).toBe(mm(450));
    expect(boardSpacingMetric('softwood-28', 'straight')).toBe(mm(400));
    expect(boardSpacingMetric('composite', 'diagonal')).toBe(mm(280));
    expect(NOGGIN_ROWS).toBe(mm(1500));
  });
});

describe('beams', () => {
  test('the table is the formula with E minimum × 1.14, down to the next 50 mm', () => {
    for (const grade of GRADES) {
      for (const depth of BEAM_DEPTHS) {
        for (const carried of [900, 1200, 1500, 1800, 2100, 2400, 3000]) {
          const e = { c16: 5800, c24: 7200 }[grade] * 1.14;
          const exact = formulaSpan(94, DRY[depth], { e, f: BENDING[grade] }, carried);
          const table = toMm(valueOf(beamSpanMetric(grade, mm(carried), depth)));
          expect(table).toBeLessThanOrEqual(exact);
          expect(exact - table).toBeLessThan(50);
        }
      }
    }
  });

  test('is checked at the limit, one step beyond and far beyond', () => {
    expect(valueOf(beamSpanMetric('c16', mm(1800), 150))).toBe(mm(2050));
    expect(valueOf(beamSpanMetric('c16', mm(3000), 150))).toBe(mm(1600));
    expectStop(beamSpanMetric('c16', mm(3001), 150), 'span');
    expectStop(beamSpanMetric('c24', mm(9000), 200), 'span');
  });

  test('more deck carried never gives more span', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRADES),
        fc.constantFrom(...BEAM_DEPTHS),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 0, max: 1000 }),
        (grade, depth, carried, more) => {
          const wider = mm(Math.min(3000, carried + more));
          expect(valueOf(beamSpanMetric(grade, wider, depth))).toBeLessThanOrEqual(
            valueOf(beamSpanMetric(grade, mm(carried), depth)),
          );
        },
      ),
    );
  });
});

describe('posts, pads, guard', () => {
  test('100 × 100 to 1.8 m and 4.5 m², 150 above, none past 3 m or 9 m²', () => {
    expect(valueOf(postMetric(mm(1800), squareMetres(4.5)))).toEqual({
      side: mm(100),
      braced: true,
    });
    expect(valueOf(postMetric(mm(600), squareMetres(4.5))).braced).toBe(false);
    expect(valueOf(postMetric(mm(1801), squareMetres(4.5))).side).toBe(mm(150));
    expect(valueOf(postMetric(mm(1000), squareMetres(4.6))).side).toBe(mm(150));
    expectStop(postMetric(mm(3001), squareMetres(1)), 'height');
    expectStop(postMetric(mm(1000), squareMetres(9.1)), 'area');
  });

  test('a pad is 300 at least, 450 deep, 600 on clay, and below the frost', () => {
    const loam = { clay: false, frostLine: mm(0) };
    // √(2 × 4.5 ÷ 75) = 0.346 m, to the next 50.
    expect(valueOf(padMetric(squareMetres(4.5), 'soft', loam))).toEqual({
      side: mm(350),
      depth: mm(450),
    });
    expect(valueOf(padMetric(squareMetres(1), 'firm', { clay: true, frostLine: mm(0) }))).toEqual({
      side: mm(300),
      depth: mm(600),
    });
    expect(valueOf(padMetric(squareMetres(1), 'firm', { ...loam, frostLine: mm(800) })).depth).toBe(
      mm(800),
    );
    expectStop(padMetric(squareMetres(10), 'firm', loam), 'area');
  });

  test('guards by country: at the drop none, above it one', () => {
    expect(guardFor('gb', mm(600))).toBeUndefined();
    expect(guardFor('gb', mm(601))).toMatchObject({ height: mm(1100), opening: mm(100) });
    expect(guardFor('de', mm(1000))).toBeUndefined();
    expect(guardFor('de-by', mm(501))?.height).toBe(mm(900));
    expect(guardFor('fr', mm(1001))?.height).toBe(mm(1000));
    expect(guardFor('cn', mm(701))?.height).toBe(mm(1100));
  });

  test('private stairs stay within 220 mm a riser and 42°', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (height) => {
        const stairs = stairsMetric(mm(height), 'gb');
        expect(toMm(stairs.rise)).toBeLessThanOrEqual(220.01);
        expect((Math.atan(stairs.rise / stairs.going) * 180) / Math.PI).toBeLessThanOrEqual(42.01);
        expect(toMm(stairs.going)).toBeGreaterThanOrEqual(220);
        expect(stairs.treads).toBe(stairs.risers - 1);
      }),
    );
    expect(stairsMetric(mm(220), 'gb').risers).toBe(1);
    expect(stairsMetric(mm(221), 'gb').risers).toBe(2);
    expect(stairsMetric(mm(880), 'gb')).toMatchObject({
      risers: 4,
      going: mm(245),
      handrail: true,
    });
  });

  test('low frames and wall plates of each region', () => {
    // 47 × 100 C16 at 400: its table has 1.85 m; pads no farther than 1.5.
    expect(every(100, 47, 'c16', 400)).toMatchObject({ ok: true, value: mm(1500) });
    // 45 × 70 unmarked: a man's 1050 N, 4 × 5.47 × 36,750 / 1050 = 766 mm; yards say 500 for softwood.
    expect(every(70, 45, 'c16', 500)).toMatchObject({ ok: true, value: mm(500) });
    expect(every(71, 45, 'c16', 500)).toMatchObject({ ok: true, value: mm(750) });
    // 60 × 100 C24 at 500: sags as a floor at 2.25 m; pads no farther than 1.5.
    expect(every(100, 60, 'c24', 500)).toMatchObject({ ok: true, value: mm(1500) });
    // 50 × 70 unmarked: 4 × 5.47 × 40,833 / 1050 = 851 mm; trade practice 1000 at most.
    expect(every(70, 50, 'c16', 450)).toMatchObject({ ok: true, value: mm(850) });
    expect(every(95, 45, 'c16', 450)).toMatchObject({ ok: true, value: mm(1350) });
    expect(every(59, 45, 'c16', 400).ok).toBe(false);
    expect(every(121, 45, 'c16', 400).ok).toBe(false);
    expect(every(70, 45, 'c16', 600).ok).toBe(true);
    expect(every(70, 45, 'c16', 601).ok).toBe(false);
    // Never farther than the joists' own table lets the same section span.
    for (const grade of ['c16', 'c24'] as const) {
      for (const spacing of [300, 400, 450, 600]) {
        const joist = joistSpanMetric({ grade, spacing: mm(spacing), section: 'uk' }, 100);
        const bearer = every(97, 47, grade, spacing);
        expect(joist.ok && bearer.ok && bearer.value <= joist.value).toBe(true);
      }
    }
    expect(WALL_PLATE.belowDpc).toBe(mm(150));
  });
});
