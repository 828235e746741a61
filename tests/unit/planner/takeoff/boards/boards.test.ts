import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallRegion } from '../../../../../web/planner/measure/outline/outline-wall.ts';
import {
  boundsOf,
  twiceArea,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import { layBoards } from '../../../../../web/planner/takeoff/boards/board-starts.ts';
import type {
  BoardLayout,
  BoardOptions,
} from '../../../../../web/planner/takeoff/boards/boards.ts';
import { regions } from '../regions.ts';
import { rectangleOutline } from '../../../../support/outlines.ts';
import { runs } from '../../../../support/long.ts';

const wallBoards: BoardOptions = {
  length: mm(2400),
  width: mm(1200),
  along: 'y',
  supports: 'y',
  spacing: mm(600),
  screwEvery: mm(300),
  kerf: mm(0),
  least: mm(0),
};
const ceilingBoards: BoardOptions = {
  ...wallBoards,
  spacing: mm(400),
  screwEvery: mm(230),
  along: 'x',
  supports: 'y',
};
const plane = (x: number, y: number): PolygonRings => [rectangleOutline(mm(x), mm(y))];
const lay = (options: BoardOptions, ...surfaces: readonly PolygonRings[]): BoardLayout =>
  layBoards(surfaces.map((region) => ({ region, options })));

describe('hand layouts', () => {
  test('a wall as high as the boards takes them upright, side by side', () => {
    const layout = lay(wallBoards, plane(4800, 2400));
    expect([layout.sheets, layout.whole, layout.cut]).toEqual([4, 4, 0]);
    // Each board lies on three studs (its edges and its middle): 2400 / 300 + 1 = 9 screws on each.
    expect(layout.screws).toBe(4 * 3 * 9);
  });

  test('the rest of a wall is one board: 600 and 600', () => {
    // Two walls of 1800: a whole board and a strip of 600 each; the strips share a board.
    const walls = [plane(1800, 2400), plane(1800, 2400)];
    const layout = lay(wallBoards, ...walls);
    expect([layout.sheets, layout.whole, layout.cut, layout.cutFrom]).toEqual([3, 2, 2, 1]);
  });

  test('every second row of a ceiling starts with half a board', () => {
    // 4800 × 2400 with boards along x: row 0: 2400 + 2400. Row 1: 1200 + 2400 + 1200.
    const layout = lay(ceilingBoards, plane(4800, 2400));
    expect([layout.sheets, layout.whole, layout.cut, layout.cutFrom]).toEqual([4, 3, 2, 1]);
    // Joists at 0, 400 … 4800. Rows of 1200: ceil(1200 / 230) + 1 = 7 screws on each joist. Boards of
    // 2400 touch 7 joists, of 1200 4: (7 + 7) + (4 + 7 + 4) = 29 × 7.
    expect(layout.screws).toBe(29 * 7);
  });

  test('a board that does not end on a support is cut back to one', () => {
    // Boards of 2500 on joists at 400 end at 2400: the row of 4800 takes 2 boards, both cut.
    const layout = lay({ ...ceilingBoards, length: mm(2500) }, plane(4800, 1200));
    expect([layout.sheets, layout.whole, layout.cut]).toEqual([2, 0, 2]);
  });

  test('a doorway saves its board', () => {
    const wall = wallRegion({ length: mm(3600), height: mm(2400) }, [
      { id: 'door', at: mm(1200), sill: mm(0), width: mm(1200), height: mm(2100) },
    ]);
    // Two whole boards and a strip of 300 over the door.
    const layout = lay(wallBoards, wall.ok ? wall.value : []);
    expect([layout.sheets, layout.whole, layout.cut, layout.cutFrom]).toEqual([3, 2, 1, 1]);
  });

  test('a wall higher than the boards has its joints at two heights', () => {
    // 2400 × 3000: column 0: 2400 + 600; column 1: 1200 + 1800: 2 + … = 4 pieces: the 600 and the
    // 1800 make one board, the 1200 takes half of another.
    const layout = lay(wallBoards, plane(2400, 3000));
    expect([layout.sheets, layout.whole, layout.cut, layout.cutFrom]).toEqual([3, 1, 3, 2]);
  });

  test('loft boards of 2400 × 600 across joists at 400', () => {
    const loft = { ...ceilingBoards, width: mm(600), screwEvery: mm(0), kerf: mm(3) };
    // 3000 × 1200: row 0: 2400 + 600; row 1: 1200 + 1800. Sawn with 3 mm, 600 + 1800 no longer make
    // a board with a 2400 in it: 600 + 1200 do, the 1800 takes another.
    const layout = lay(loft, plane(3000, 1200));
    expect([layout.sheets, layout.whole, layout.cut, layout.cutFrom, layout.screws]).toEqual([
      3, 1, 3, 2, 0,
    ]);
  });
});

const narrowest = ({ laid }: BoardLayout): number =>
  Math.min(
    ...laid.flat().map(({ shape }) => {
      const { x0, x1, y0, y1 } = boundsOf(shape);
      return Math.min(x1 - x0, y1 - y0) / 320;
    }),
  );

describe('start of the layout', () => {
  const ceiling = { ...ceilingBoards, least: mm(150) };

  test('a strip of 50 mm at the wall is avoided: two rows are ripped instead of none', () => {
    // 2450 deep: 1200 + 1200 + 50. With alike strips, 625 + 1200 + 625, two do not come out of one board: 150 + 1200 +
    // 1100 takes 3 boards and one for the strip.
    const layout = lay(ceiling, plane(3600, 2450));
    expect([narrowest(layout), layout.sheets]).toEqual([150, 4]);
    expect(layout.slivers).toEqual([mm(50)]);
  });

  test('so is one at the end of a row: a shorter first board', () => {
    // 2450 long, joists at 400: 2400 + 50. From the other end, or 2000 + 450, no strip is left.
    const layout = lay(ceiling, plane(2450, 1200));
    expect(narrowest(layout)).toBeGreaterThanOrEqual(150);
    expect(layout.sheets).toBe(2);
  });

  test('a board that reaches both walls is not cut back to a joist', () => {
    // 2450 long, boards of 2500: cut back to the joist at 2400 a strip of 50 would be left.
    const layout = lay({ ...ceiling, length: mm(2500) }, plane(2450, 1200));
    expect([layout.sheets, layout.cut]).toEqual([1, 1]);
  });

  test('a surface needs equal boards and screws seen from another corner', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 900, max: 7000 }),
        fc.integer({ min: 900, max: 7000 }),
        fc.constantFrom<BoardOptions>(ceiling, { ...ceiling, along: 'x', supports: 'x' }),
        (x, y, options) => {
          const turned: BoardOptions = {
            ...options,
            along: options.along === 'x' ? 'y' : 'x',
            supports: options.supports === 'x' ? 'y' : 'x',
          };
          const [one, other] = [lay(options, plane(x, y)), lay(turned, plane(y, x))];
          expect([other.sheets, other.screws, narrowest(other)]).toEqual([
            one.sheets,
            one.screws,
            narrowest(one),
          ]);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

const kinds = fc.constantFrom<BoardOptions>(
  wallBoards,
  ceilingBoards,
  { ...wallBoards, along: 'x' },
  { ...ceilingBoards, width: mm(600), kerf: mm(3) },
  { ...wallBoards, length: mm(1800), width: mm(900) },
  { ...ceilingBoards, least: mm(150) },
  { ...wallBoards, along: 'x', least: mm(150) },
);

describe('any surface', () => {
  test('the boards cover it exactly once and none is larger than a sheet', () => {
    fc.assert(
      fc.property(regions, kinds, (region, options) => {
        const [laid = []] = lay(options, region).laid;
        expect(laid.reduce((sum, board) => sum + twiceArea(board.shape), 0)).toBe(
          twiceArea(region),
        );
        for (const { shape } of laid) {
          const { x0, y0, x1, y1 } = boundsOf(shape);
          const [long, wide] = options.along === 'x' ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
          expect(long).toBeLessThanOrEqual(options.length);
          expect(wide).toBeLessThanOrEqual(options.width);
        }
      }),
    );
  });

  test('pieces of one sheet have no more area than it', () => {
    fc.assert(
      fc.property(fc.array(regions, { minLength: 1, maxLength: 3 }), kinds, (rooms, options) => {
        const layout = lay(options, ...rooms);
        const used = new Map<number, number>();
        for (const { from, shape } of layout.laid.flat()) {
          used.set(from, (used.get(from) ?? 0) + twiceArea(shape));
        }
        expect(used.size).toBe(layout.sheets);
        for (const sum of used.values()) {
          expect(sum).toBeLessThanOrEqual(2 * options.length * options.width);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
