import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  edgesOf,
  regionArea,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { length, mm, toMm } from '../../../../../web/planner/measure/units/units.ts';
import {
  boardedSides,
  netCorners,
} from '../../../../../web/planner/takeoff/ground/boarded-sides.ts';
import { sheetsOver } from '../../../../../web/planner/takeoff/ground/strips.ts';
import { slabBays } from '../../../../../web/planner/takeoff/ground/slab-bays.ts';
import { lOutline, rectangleOutline } from '../../../../support/outlines.ts';
import { regions } from '../regions.ts';

const L = [lOutline({ long: mm(5200), wide: mm(4000), notchLong: mm(2300), notchWide: mm(1900) })];

describe('slabBays', () => {
  it('begins joints at the inner corner of an L', () => {
    // 75 mm: bays of 2250 mm at most; a joint at the inner corner, then each part by itself.
    const { bays, grid } = slabBays(L, mm(75));
    expect(grid).toBeUndefined();
    expect(bays.every((bay) => bay.length === 1 && bay[0]?.length === 4)).toBe(true);
    expect(slabBays([rectangleOutline(mm(6000), mm(3000))], mm(100)).grid).toEqual([2, 1]);
  });

  it('divides all of any outline into bays that are small enough', () => {
    fc.assert(
      fc.property(regions, fc.constantFrom(75, 125), (region, thick) => {
        const { bays } = slabBays(region, mm(thick));
        const areas = bays.reduce((sum, bay) => sum + regionArea(bay), 0);
        expect(Math.abs(areas - regionArea(region))).toBeLessThanOrEqual(bays.length);
        for (const bay of bays) {
          const { x0, x1, y0, y1 } = boundsOf(bay);
          const [wide, deep] = [toMm(length(x1 - x0)), toMm(length(y1 - y0))];
          expect(Math.max(wide, deep)).toBeLessThanOrEqual(Math.min(30 * thick, 4500) + 1);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('boardedSides', () => {
  it('adds the thickness of boards at outer corners and takes it off in inner ones', () => {
    const edges = L.flatMap((ring) => edgesOf([ring]));
    const sides = boardedSides(edges, () => false);
    expect(sides.reduce((sum, { past }) => sum + past, 0)).toBe(4);
    expect(netCorners(edges)).toBe(4);
    // A board of the longest timber runs past no other.
    const whole = boardedSides(edges, () => false, { thick: mm(22), longest: mm(5200) });
    expect(whole.find(({ run }) => run === mm(5200))?.past).toBe(0);
    expect(whole.reduce((sum, { past }) => sum + past, 0)).toBe(4);
    // No corner is at the wall.
    const [first] = edges;
    const beside = boardedSides(edges, (edge) => edge === first);
    expect(beside).toHaveLength(5);
  });
});

describe('sheetsOver', () => {
  it('lays mesh over the arms of an L, not over the rectangle around it', () => {
    const sheet = { length: mm(4800), width: mm(2400) };
    const laid = { lap: mm(300), cover: mm(0) };
    // Arms 2 m wide: one row of 6 m is two sheets, two rows of 2 m one each.
    const long = [
      lOutline({ long: mm(6000), wide: mm(6000), notchLong: mm(4000), notchWide: mm(4000) }),
    ];
    expect(sheetsOver(long, sheet, laid)).toBe(4);
    expect(sheetsOver([rectangleOutline(mm(6000), mm(6000))], sheet, laid)).toBe(6);
  });

  it('takes no sheet for the concrete that covers the edges of mesh', () => {
    const sheet = { length: mm(2300), width: mm(2150) };
    const slab = [rectangleOutline(mm(2430), mm(2370))];
    // 2360 × 2300: (2360 − 300) ÷ 1850 is two sheets of 2150, each 2300 long.
    expect(sheetsOver(slab, sheet, { lap: mm(300), cover: mm(35) })).toBe(2);
  });
});
