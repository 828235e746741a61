import { describe, expect, test } from 'vitest';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  BEFORE_LAYING,
  FLOOR_SPARES,
  floorBays,
} from '../../../../../web/planner/takeoff/structure/indoors/floor-covering.ts';
import {
  architrave,
  endAdds,
  REVEAL,
  ROUGH_CUT,
  SCARF_FROM_CORNER,
} from '../../../../../web/planner/takeoff/structure/indoors/skirting.ts';

describe('floors', () => {
  test('runs past 8 m take a profile, Pergo past 13', () => {
    expect([floorBays(mm(8000)), floorBays(mm(8001)), floorBays(mm(30_000))]).toEqual([1, 2, 4]);
    expect(FLOOR_SPARES.straight).toBeLessThan(FLOOR_SPARES.herringbone);
    expect(BEFORE_LAYING.hours).toBe(48);
  });
});

describe('skirting', () => {
  test('wall to wall at inside corners, a thickness at each outside corner', () => {
    expect(endAdds('cope', mm(18))).toBe(0);
    expect(endAdds('mitre', mm(18))).toBe(mm(18));
    expect([ROUGH_CUT, SCARF_FROM_CORNER]).toEqual([mm(50), mm(600)]);
  });

  test('architrave of 70 round 762 × 1981: legs 2057, head 914; a side is 5.03 m', () => {
    const side = architrave({ width: mm(762), height: mm(1981) }, mm(70));
    expect(side).toEqual({ leg: mm(2057), head: mm(914) });
    expect(REVEAL).toBe(mm(6));
  });
});
