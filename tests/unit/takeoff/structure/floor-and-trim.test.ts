import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mm } from '../../../../web/measure/units.ts';
import {
  BEFORE_LAYING,
  EXPANSION_GAP,
  FILM_MORE,
  FLOOR_SPARES,
  floorBays,
  LEAST,
  LONGEST_RUN,
  rowPlan,
  UNDERLAY_MORE,
} from '../../../../web/takeoff/structure/floor-covering.ts';
import {
  architrave,
  endAdds,
  REVEAL,
  ROUGH_CUT,
  SCARF_FROM_CORNER,
  skirtingCut,
} from '../../../../web/takeoff/structure/skirting.ts';

describe('rows', () => {
  test('3 m of planks of 190: 15 whole and 130 left', () => {
    // 3000 − 20 = 2980 = 15 × 190 + 130.
    expect(rowPlan(mm(3000), mm(190))).toEqual({ rows: 16, first: mm(190), last: mm(130) });
    // 2890 = 15 × 190 + 40: the first and the last share 230.
    expect(rowPlan(mm(2910), mm(190))).toEqual({ rows: 16, first: mm(115), last: mm(115) });
    expect(rowPlan(mm(2870), mm(190))).toMatchObject({ rows: 15, last: mm(190) });
    expect(rowPlan(mm(100), mm(190)).rows).toBe(1);
  });

  test('rows fill the width between the gaps, none a strip', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 9000 }),
        fc.integer({ min: 120, max: 400 }),
        (width, plank) => {
          const { rows, first, last } = rowPlan(mm(width), mm(plank));
          const between = Math.max(0, rows - 2) * mm(plank);
          expect(first + between + last + 2 * EXPANSION_GAP).toBe(mm(width));
          expect(Math.min(first, last)).toBeGreaterThanOrEqual(Math.min(LEAST.row, mm(plank / 2)));
          expect(Math.max(first, last)).toBeLessThanOrEqual(mm(plank));
        },
      ),
    );
  });

  test('runs past 8 m take a profile, Pergo past 13', () => {
    expect([floorBays(mm(8000)), floorBays(mm(8001)), floorBays(mm(30_000))]).toEqual([1, 2, 4]);
    expect(floorBays(mm(13_000), LONGEST_RUN.pergo)).toBe(1);
    expect(FLOOR_SPARES.straight).toBeLessThan(FLOOR_SPARES.herringbone);
    expect([UNDERLAY_MORE, FILM_MORE, BEFORE_LAYING.hours]).toEqual([0.05, 0.1, 48]);
  });
});

describe('skirting', () => {
  test('wall to wall at inside corners, a thickness at each outside corner', () => {
    expect(skirtingCut(mm(3000), ['butt', 'cope'], mm(18))).toBe(mm(3000));
    expect(skirtingCut(mm(3000), ['cope', 'mitre'], mm(18))).toBe(mm(3018));
    expect(skirtingCut(mm(3000), ['mitre', 'mitre'], mm(18))).toBe(mm(3036));
    expect(endAdds('square', mm(18))).toBe(0);
    expect([ROUGH_CUT, SCARF_FROM_CORNER]).toEqual([mm(50), mm(600)]);
  });

  test('architrave of 70 round 762 × 1981: legs 2057, head 914; a side is 5.03 m', () => {
    const side = architrave({ width: mm(762), height: mm(1981) }, mm(70));
    expect(side).toEqual({ leg: mm(2057), head: mm(914) });
    expect(REVEAL).toBe(mm(6));
  });
});
