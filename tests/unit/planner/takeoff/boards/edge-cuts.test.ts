import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangleOutline } from '../../../../support/outlines.ts';
import { mm, toMm } from '../../../../../web/planner/measure/units/units.ts';
import { edgeCuts } from '../../../../../web/planner/takeoff/laid-piece.ts';
import { layPlanks, PLANK_DEFAULTS } from '../../../../../web/planner/takeoff/floors/planks.ts';
import { layTiles, TILE_DEFAULTS } from '../../../../../web/planner/takeoff/tiles/tiles.ts';

const options = {
  length: mm(300),
  width: mm(300),
  pattern: 'straight',
  start: 'corner',
  ...TILE_DEFAULTS,
  directed: false,
} as const;

const widths = (pieces: Parameters<typeof edgeCuts>[0]) =>
  Object.fromEntries(edgeCuts(pieces).map(({ edge, wide }) => [edge, Math.round(toMm(wide))]));

/** Planks of 1200 × 200 mm along a floor. */
const floor = (long: number, wide: number) => {
  const planks = layPlanks([rectangleOutline(mm(long), mm(wide))], {
    length: mm(1200),
    width: mm(200),
    along: 'x',
    ...PLANK_DEFAULTS,
  });
  if (!planks.ok) throw new Error(planks.reason);
  return planks.value;
};

describe('the widths at the edges', () => {
  it('are a complete tile in the corner, and the rest at the other end', () => {
    // 3 tiles and joints are 909 mm.
    const { laid, slivers } = layTiles([rectangleOutline(mm(1029), mm(1109))], options);
    expect(widths(laid[0] ?? [])).toEqual({ left: 300, right: 120, low: 300, high: 200 });
    expect(slivers).toEqual([undefined]);
  });

  it('are equal at both ends after a shift that costs no tile, and the avoided sliver is reported', () => {
    const { laid, slivers } = layTiles([rectangleOutline(mm(921), mm(300))], options);
    const { left = 0, right = 0 } = widths(laid[0] ?? []);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    expect(slivers.map((sliver) => sliver && toMm(sliver))).toEqual([12]);
  });

  it('are the first and the last row of a floor', () => {
    // Less two gaps of 10 mm: rows of 200 and 120, or a ripped first one where 20 would be left.
    expect(widths(floor(4000, 3140).laid)).toMatchObject({ low: 200, high: 120 });
    expect(floor(4000, 3140).sliver).toBeUndefined();
    expect(widths(floor(4000, 3040).laid)).toMatchObject({ low: 110, high: 110 });
    expect(toMm(floor(4000, 3040).sliver ?? mm(0))).toBe(20);
  });

  it('add up, with the joints between them, to the length of any wall', () => {
    const side = fc.integer({ min: 950, max: 4000 });
    fc.assert(
      fc.property(side, side, fc.constantFrom('corner', 'centre'), (x, y, start) => {
        const { laid } = layTiles([rectangleOutline(mm(x), mm(y))], { ...options, start });
        const { left = 0, right = 0 } = widths(laid[0] ?? []);
        // Whole tiles with their joints; at either end a gap as wide as a joint may stay.
        const rest = (x - left - right - 3) % 303;
        expect(rest <= 7 || rest >= 302, `${rest} mm are left`).toBe(true);
      }),
    );
  });
});
