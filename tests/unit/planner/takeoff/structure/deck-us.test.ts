import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  toArea,
  inches,
  rectangle,
  toInches,
  type Area,
} from '../../../../../web/planner/measure/units/units.ts';
import {
  beamSpanUs,
  BUILT_BEAMS,
  effectiveJoistSpan,
  effectiveSpanBothSides,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-beams.ts';
import {
  boardSpacingUs,
  DECK_LOADS,
  JOIST_SIZES,
  joistOverhangUs,
  joistSpanUs,
  type WoodGroup,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-joists.ts';
import {
  HOLD_DOWNS,
  LEDGER_EDGES,
  ledgerFasteners,
  ledgerSpacing,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-ledger.ts';
import {
  balusters,
  GUARD_US,
  HANDRAIL_US,
  needsGuardUs,
  stairsUs,
  stringersUs,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-stairs.ts';
import {
  footingDepthUs,
  footingUs,
  KNEE_BRACE_ABOVE,
  mayStandOnBlocks,
  postHeightUs,
  postUs,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-supports.ts';
import { expectStop, valueOf } from './answers.ts';

const GROUPS = ['southern-pine', 'fir-spruce', 'cedar-redwood'] as const satisfies WoodGroup[];
const feet = (value: number): ReturnType<typeof inches> => inches(value * 12);
const squareFeet = (value: number): Area => toArea(value * rectangle(inches(12), inches(12)));
const SP16 = { group: 'southern-pine', spacing: inches(16), load: 40 } as const;

const aGroup = fc.constantFrom(...GROUPS);
const aLoad = fc.integer({ min: 10, max: 70 });
const anInch = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });

describe('joists', () => {
  test('southern pine 2x8 at 16 in and 40 psf spans 11 ft 10 in (IRC R507.6)', () => {
    expect(toInches(valueOf(joistSpanUs(SP16, '2x8')))).toBe(142);
  });

  // As San Diego County and Hopedale MA print DCA 6, in feet and inches.
  test.each([
    ['southern-pine', '2x10', ['16-2', '14-0', '11-5']],
    ['cedar-redwood', '2x6', ['8-10', '8-0', '6-10']],
    ['cedar-redwood', '2x8', ['11-8', '10-7', '8-8']],
    ['cedar-redwood', '2x10', ['14-11', '13-0', '10-7']],
    ['cedar-redwood', '2x12', ['17-5', '15-1', '12-4']],
  ] as const)('%s %s as counties print it', (group, size, printed) => {
    const spans = [12, 16, 24].map((at) => {
      const span = toInches(valueOf(joistSpanUs({ group, load: 40, spacing: inches(at) }, size)));
      return `${String(Math.floor(span / 12))}-${String(span % 12)}`;
    });
    expect(spans).toEqual(printed);
  });

  test('between two spacings the wider is read, between two loads the heavier', () => {
    expect(joistSpanUs({ ...SP16, spacing: inches(19.2) }, '2x8')).toEqual(
      joistSpanUs({ ...SP16, spacing: inches(24) }, '2x8'),
    );
    expect(joistSpanUs({ ...SP16, load: 41 }, '2x8')).toEqual(
      joistSpanUs({ ...SP16, load: 50 }, '2x8'),
    );
  });

  test('stops past 24 in and past 70 psf', () => {
    expectStop(joistSpanUs({ ...SP16, spacing: inches(24.1) }, '2x8'), 'spacing');
    expectStop(joistSpanUs({ ...SP16, load: 71 }, '2x8'), 'load');
  });

  test('a bigger joist, less load and a closer spacing never span less', () => {
    for (const group of GROUPS) {
      for (const [l, load] of DECK_LOADS.entries()) {
        for (const [s, size] of JOIST_SIZES.entries()) {
          const spans = [12, 16, 24].map((at) =>
            toInches(valueOf(joistSpanUs({ group, load, spacing: inches(at) }, size))),
          );
          expect(spans.toSorted((a, b) => b - a)).toEqual(spans);
          expect(Math.max(...spans)).toBeLessThanOrEqual(216);
          const lighter = DECK_LOADS[l - 1];
          const smaller = JOIST_SIZES[s - 1];
          for (const [i, at] of [12, 16, 24].entries()) {
            const on = { group, spacing: inches(at) };
            const span = spans[i] ?? 0;
            if (lighter !== undefined) {
              const more = valueOf(joistSpanUs({ ...on, load: lighter }, size));
              expect(toInches(more)).toBeGreaterThanOrEqual(span);
            }
            if (smaller !== undefined) {
              expect(toInches(valueOf(joistSpanUs({ ...on, load }, smaller)))).toBeLessThan(span);
            }
          }
        }
      }
    }
  });

  test('rows follow bending or stiffness: a heavier row never loses more than the load allows', () => {
    // Bending alone falls by √(load ratio), so no cell may be lower than that times the 40 psf one.
    for (const group of GROUPS) {
      for (const size of JOIST_SIZES) {
        for (const at of [12, 16, 24]) {
          const on = { group, spacing: inches(at) };
          const light = toInches(valueOf(joistSpanUs({ ...on, load: 40 }, size)));
          for (const load of DECK_LOADS) {
            const span = toInches(valueOf(joistSpanUs({ ...on, load }, size)));
            expect(span / light).toBeGreaterThan(Math.sqrt(50 / (load + 10)) - 0.005);
          }
        }
      }
    }
  });

  test('overhang is a quarter of the span or the table, and ends at 40 psf', () => {
    expect(toInches(valueOf(joistOverhangUs(SP16, '2x8', inches(120))))).toBe(24);
    expect(toInches(valueOf(joistOverhangUs(SP16, '2x8', inches(80))))).toBe(20);
    expectStop(joistOverhangUs({ ...SP16, load: 50 }, '2x8', inches(80)), 'load');
    expectStop(joistOverhangUs({ ...SP16, spacing: inches(30) }, '2x8', inches(80)), 'spacing');
  });

  test('boards: 5/4 wood and composite on 16 in, 12 diagonal', () => {
    expect(boardSpacingUs('wood-5/4', 'straight')).toBe(inches(16));
    expect(boardSpacingUs('composite', 'diagonal')).toBe(inches(12));
    expect(boardSpacingUs('wood-2x', 'straight')).toBe(inches(24));
  });
});

/** A beam under joists with this effective span in feet. */
const under = (effective: number, load = 40, group: WoodGroup = 'southern-pine') => ({
  group,
  load,
  effective: feet(effective),
});

describe('beams', () => {
  test('southern pine 2-2x10 under an effective 12 ft spans 88 in; between columns in between', () => {
    expect(toInches(valueOf(beamSpanUs(under(12), '2-2x10')))).toBe(88);
    expect(toInches(valueOf(beamSpanUs(under(11), '2-2x10')))).toBe(92);
    expect(toInches(valueOf(beamSpanUs(under(18), '2-2x10')))).toBe(72);
  });

  test('below 6 ft reads 6 ft, past 18 ft stops', () => {
    expect(beamSpanUs(under(3), '2-2x10')).toEqual(beamSpanUs(under(6), '2-2x10'));
    expectStop(beamSpanUs(under(18.01), '2-2x10'), 'span');
    expectStop(beamSpanUs(under(60), '2-2x10'), 'span');
    expectStop(beamSpanUs(under(12, 71), '2-2x10'), 'load');
  });

  test('every row falls from column to column, and a beam of more wood in its family spans more', () => {
    for (const group of GROUPS) {
      for (const beam of BUILT_BEAMS) {
        const spans = [6, 8, 10, 12, 14, 16, 18].map((column) =>
          toInches(valueOf(beamSpanUs(under(column, 40, group), beam))),
        );
        expect(new Set(spans).size).toBe(7);
        expect(spans.toSorted((a, b) => b - a)).toEqual(spans);
        // Bending capacity is per width carried: span × √column hardly moves along a row.
        const steady = spans.map((span, i) => span * Math.sqrt(6 + 2 * i));
        expect(Math.max(...steady) / Math.min(...steady)).toBeLessThan(1.13);
      }
      for (const size of JOIST_SIZES) {
        for (const column of [6, 12, 18]) {
          const [two, three] = [`2-${size}`, `3-${size}`] as const;
          expect(valueOf(beamSpanUs(under(column, 40, group), three))).toBeGreaterThan(
            valueOf(beamSpanUs(under(column, 40, group), two)),
          );
        }
      }
    }
  });

  test('more load and a longer joist span never give more span, and a longer span no smaller beam', () => {
    fc.assert(
      fc.property(aGroup, aLoad, anInch(216), anInch(60), (group, load, effective, more) => {
        const on = { group, load, effective: inches(effective) };
        const heavier = { ...on, load: Math.min(70, load + more) };
        const longer = { ...on, effective: inches(Math.min(216, effective + more)) };
        for (const beam of BUILT_BEAMS) {
          const own = valueOf(beamSpanUs(on, beam));
          expect(valueOf(beamSpanUs(heavier, beam))).toBeLessThanOrEqual(own);
          expect(valueOf(beamSpanUs(longer, beam))).toBeLessThanOrEqual(own);
        }
      }),
    );
  });

  test('effective span by overhang: 0.66 without, 1.00 at a quarter, none past it', () => {
    expect(valueOf(effectiveJoistSpan(inches(144), inches(0)))).toBe(Math.ceil(0.66 * inches(144)));
    expect(valueOf(effectiveJoistSpan(inches(144), inches(12)))).toBe(
      Math.ceil(0.72 * inches(144)),
    );
    expect(valueOf(effectiveJoistSpan(inches(144), inches(36)))).toBe(inches(144));
    expectStop(effectiveJoistSpan(inches(144), inches(36.5)), 'overhang');
    expect(effectiveSpanBothSides(inches(100))).toBe(inches(132));
  });
});

describe('posts and footings', () => {
  test('a southern pine 4x4 under 40 sq ft is 164 in tall at most, under 41 the next column', () => {
    const on = { group: 'southern-pine', load: 40, area: squareFeet(40) } as const;
    expect(toInches(valueOf(postHeightUs(on, '4x4')))).toBe(164);
    expect(toInches(valueOf(postHeightUs({ ...on, area: squareFeet(41) }, '4x4')))).toBe(132);
    expectStop(postHeightUs({ ...on, area: squareFeet(161) }, '4x4'), 'area');
    expectStop(postHeightUs({ ...on, group: 'fir-spruce' }, '4x4'), 'section', 'building-office');
  });

  test('a 6x6 may be 14 ft high under 63 sq ft of any wood, and ends at 168', () => {
    for (const group of GROUPS) {
      const on = { group, load: 40, area: squareFeet(63) };
      expect(valueOf(postUs(on, feet(14)))).toBe('6x6');
      expectStop(postUs(on, inches(169)), 'height');
      expectStop(postUs({ ...on, area: squareFeet(169) }, feet(1)), 'area');
      expectStop(postUs({ ...on, load: 70, area: squareFeet(106) }, feet(1)), 'area');
    }
    expect(KNEE_BRACE_ABOVE).toBe(inches(24));
  });

  test('more load or area never lets a post be taller', () => {
    fc.assert(
      fc.property(aGroup, aLoad, anInch(160), anInch(40), (group, load, carried, more) => {
        const on = { group, load, area: squareFeet(carried) };
        const own = postHeightUs(on, '6x6');
        const most = own.ok ? own.value : 0;
        for (const worse of [
          { ...on, load: load + more },
          { ...on, area: squareFeet(carried + more) },
        ]) {
          const less = postHeightUs(worse, '6x6');
          expect(less.ok ? less.value : 0).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  // Diameters and thicknesses for 1500 psf soil and 20, 40 … 160 sq ft.
  test.each([
    [40, [14, 16, 20, 23, 25, 28, 30, 32], [6, 6, 6, 7, 8, 9, 10, 11]],
    [70, [14, 20, 25, 28, 32, 35, 37, 40], [6, 6, 8, 10, 11, 13, 14, 15]],
  ])('footings at %i psf on 1500 psf soil', (load, diameters, thicknesses) => {
    const made = diameters.map((_, i) =>
      valueOf(footingUs(squareFeet(20 * (i + 1)), load, 'clay')),
    );
    expect(made.map(({ diameter }) => toInches(diameter))).toEqual(diameters);
    expect(made.map(({ thickness }) => toInches(thickness))).toEqual(thicknesses);
  });

  test('footings stop past 160 sq ft and 70 psf, and go below the frost', () => {
    expectStop(footingUs(squareFeet(161), 40, 'clay'), 'area');
    expectStop(footingUs(squareFeet(20), 71, 'gravel'), 'load');
    expect(footingDepthUs(inches(6))).toBe(inches(12));
    expect(footingDepthUs(inches(42))).toBe(inches(42));
  });

  test('a footing carries its post', () => {
    fc.assert(
      fc.property(anInch(160), fc.constantFrom('clay', 'sand', 'gravel'), (carried, soil) => {
        const psf = { clay: 1500, sand: 2000, gravel: 3000 }[soil];
        const { side, diameter } = valueOf(footingUs(squareFeet(carried), 40, soil));
        expect((toInches(side) ** 2 / 144) * psf).toBeGreaterThanOrEqual(50 * carried - 1e-6);
        expect(((Math.PI / 4) * toInches(diameter) ** 2 * psf) / 144).toBeGreaterThanOrEqual(
          50 * carried - 1e-6,
        );
      }),
    );
  });

  test('blocks on the ground: free-standing, 200 sq ft, 20 in', () => {
    const deck = { attached: false, area: squareFeet(200), floorAboveGround: inches(20) };
    expect(mayStandOnBlocks(deck)).toBe(true);
    expect(mayStandOnBlocks({ ...deck, attached: true })).toBe(false);
    expect(mayStandOnBlocks({ ...deck, area: squareFeet(201) })).toBe(false);
    expect(mayStandOnBlocks({ ...deck, floorAboveGround: inches(20.5) })).toBe(false);
  });
});

describe('ledger', () => {
  const on = { joistSpan: feet(12), load: 40, rim: 'lumber' } as const;

  test('12 ft joists: lag screws at 15 in, bolts at 29, at 60 psf 11 and 20', () => {
    expect(valueOf(ledgerSpacing(on, 'lag'))).toBe(inches(15));
    expect(valueOf(ledgerSpacing(on, 'bolt'))).toBe(inches(29));
    expect(valueOf(ledgerSpacing({ ...on, load: 60 }, 'lag'))).toBe(inches(11));
    expect(valueOf(ledgerSpacing({ ...on, load: 41 }, 'bolt'))).toBe(inches(20));
    expect(valueOf(ledgerSpacing({ ...on, rim: 'engineered' }, 'bolt'))).toBe(inches(12));
  });

  test('a span between columns reads the longer; past 18 ft or 60 psf it stops', () => {
    expect(ledgerSpacing({ ...on, joistSpan: inches(145) }, 'lag')).toEqual(
      ledgerSpacing({ ...on, joistSpan: feet(14) }, 'lag'),
    );
    expectStop(ledgerSpacing({ ...on, joistSpan: inches(217) }, 'lag'), 'span');
    expectStop(ledgerSpacing({ ...on, load: 61 }, 'lag'), 'load');
    expectStop(ledgerSpacing({ ...on, load: 50, rim: 'engineered' }, 'lag'), 'load');
    expectStop(ledgerSpacing({ ...on, rim: 'engineered' }, 'ledger-screw'), 'section', 'maker');
  });

  test('a longer joist span or more load never spreads the fasteners', () => {
    const fasteners = ['lag', 'bolt', 'bolt-with-gap', 'ledger-screw'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...fasteners), anInch(216), anInch(60), (kind, span, more) => {
        const own = valueOf(ledgerSpacing({ ...on, joistSpan: inches(span) }, kind));
        const longer = inches(Math.min(216, span + more));
        expect(valueOf(ledgerSpacing({ ...on, joistSpan: longer }, kind))).toBeLessThanOrEqual(own);
        const heavy = { ...on, load: 60, joistSpan: inches(span) };
        expect(valueOf(ledgerSpacing(heavy, kind))).toBeLessThanOrEqual(own);
      }),
    );
  });

  test('a 16 ft ledger with lag screws at 15 in takes 14', () => {
    // 192 ÷ 15 = 12.8: 13 and one more.
    expect(ledgerFasteners(feet(16), inches(15))).toBe(14);
    expect(LEDGER_EDGES.end).toBe(inches(5));
    expect((HOLD_DOWNS.count * HOLD_DOWNS.kilos) / 0.453_592_37).toBeCloseTo(3000, 0);
  });
});

describe('guard and stairs', () => {
  test('a guard is due above 30 in, 36 in high', () => {
    expect(needsGuardUs(inches(30))).toBe(false);
    expect(needsGuardUs(inches(30 + 1 / 32))).toBe(true);
    expect(GUARD_US.height).toBe(inches(36));
  });

  test('balusters leave no gap wider than asked', () => {
    fc.assert(
      fc.property(anInch(80), (clear) => {
        const number = balusters(inches(clear), inches(1.5), inches(3.9));
        expect((clear - 1.5 * number) / (number + 1)).toBeLessThanOrEqual(3.9 + 1e-9);
        if (number > 0) {
          expect((clear - 1.5 * (number - 1)) / number).toBeGreaterThan(3.9 - 1e-9);
        }
      }),
    );
  });

  test('a deck 31 in up: four risers of 7¾, three treads, a handrail; a hair more takes five', () => {
    expect(stairsUs(inches(31))).toMatchObject({ risers: 4, treads: 3, handrail: true });
    expect(stairsUs(inches(31)).rise).toBe(inches(7.75));
    expect(stairsUs(inches(31 + 1 / 32)).risers).toBe(5);
    expect(HANDRAIL_US.from).toBe(inches(34));
  });

  test('stringers at 16 in under wood, 12 under composite, cut ones up to a run of 6 ft', () => {
    expect(valueOf(stringersUs(stairsUs(inches(31)), 'wood'))).toBe(4);
    expect(valueOf(stringersUs(stairsUs(inches(31)), 'composite'))).toBe(4);
    expect(valueOf(stringersUs(stairsUs(inches(62)), 'wood'))).toBe(4);
    expectStop(stringersUs(stairsUs(inches(70)), 'wood'), 'span', 'building-office');
  });
});

/**
 * A ledger deck 16 ft along the house and 12 ft out, southern pine, 40 psf, clay, taken off by hand: joists at
 * 16 in hang 11 ft clear to a beam a foot inside the edge; the beam stands on three 6x6 posts at 8 ft.
 */
test('a complete deck of 16 × 12 ft', () => {
  const span = feet(11);
  const overhang = feet(1);
  // R507.6: 2x8 at 16 in spans 142 in; 132 are needed. A foot is within 24 in and 132 ÷ 4.
  expect(valueOf(joistSpanUs(SP16, '2x8'))).toBe(inches(142));
  expect(valueOf(joistOverhangUs(SP16, '2x8', span))).toBeGreaterThanOrEqual(overhang);
  // 12 ÷ 132 = 0.091: factor 0.80, effective 8.8 ft. 2-2x8 spans 87 in there, 2-2x10 103.
  const effective = valueOf(effectiveJoistSpan(span, overhang));
  expect(toInches(effective)).toBeCloseTo(105.6, 3);
  const on = { group: 'southern-pine', load: 40, effective } as const;
  expect(valueOf(beamSpanUs(on, '2-2x8'))).toBeLessThan(feet(8));
  expect(valueOf(beamSpanUs(on, '2-2x10'))).toBeGreaterThanOrEqual(feet(8));
  // The middle post carries (5.5 + 1) × 8 = 52 sq ft: 2600 lb on 1500 psf, 250 sq in, 18 in round.
  const carried = squareFeet(52);
  expect(valueOf(postUs({ group: 'southern-pine', load: 40, area: carried }, feet(4)))).toBe('6x6');
  expect(toInches(valueOf(footingUs(carried, 40, 'clay')).diameter)).toBe(18);
  // 11 ft joists read the 12 ft column: lags at 15 in, ⌈192 ÷ 15⌉ + 1.
  const lags = valueOf(ledgerSpacing({ joistSpan: span, load: 40, rim: 'lumber' }, 'lag'));
  expect(ledgerFasteners(feet(16), lags)).toBe(14);
});
