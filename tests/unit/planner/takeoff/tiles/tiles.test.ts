import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallRegion } from '../../../../../web/planner/measure/outline/outline-wall.ts';
import {
  boundsOf,
  twiceArea,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { length, mm } from '../../../../../web/planner/measure/units/units.ts';
import type { TilePattern } from '../../../../../web/planner/takeoff/tiles/tile-patterns.ts';
import {
  countTiles,
  layTiles,
  layTilesOn,
  placeTiles,
  type TileLayout,
  type TileOptions,
} from '../../../../../web/planner/takeoff/tiles/tiles.ts';
import { regions } from '../regions.ts';
import { rectangleOutline } from '../../../../support/outlines.ts';
import { runs } from '../../../../support/long.ts';

const square300: TileOptions = {
  length: mm(300),
  width: mm(300),
  joint: mm(0),
  pattern: 'straight',
  start: 'corner',
  leastCut: mm(0),
  kerf: mm(0),
  directed: false,
};
const floor = (x: number, y: number): PolygonRings => [rectangleOutline(mm(x), mm(y))];
const tally = (region: PolygonRings, options: Partial<TileOptions> = {}): number[] => {
  const { tiles, whole, cut, cutFrom } = layTiles(region, { ...square300, ...options });
  return [tiles, whole, cut, cutFrom];
};

describe('hand layouts', () => {
  test('a floor of full tiles needs exactly those', () => {
    // 1500 × 900 = 5 × 3.
    expect(tally(floor(1500, 900))).toEqual([15, 15, 0, 0]);
  });

  test('a strip of 100 along one side comes two from a tile, as a middle third has no edge', () => {
    // 4 whole across and one 100 wide, 3 rows: 12 whole; 3 cuts. Each strip keeps the tile's edge
    // towards its neighbour, so a 300 tile gives one from each side: 2 tiles for 3 strips.
    expect(tally(floor(1300, 900))).toEqual([14, 12, 3, 2]);
  });

  test('strips of 160 do not share a tile of 300', () => {
    expect(tally(floor(1360, 900))).toEqual([15, 12, 3, 3]);
  });

  test('two strips of 150 share a tile when snapped and not when sawn', () => {
    expect(tally(floor(1350, 600))).toEqual([9, 8, 2, 1]);
    expect(tally(floor(1350, 600), { kerf: mm(2) })).toEqual([10, 8, 2, 2]);
  });

  test('corners share a tile with their like, and mirror images do not', () => {
    // Centred on a joint: 1040 = 220 + 300 + 300 + 220, 700 = 50 + 300 + 300 + 50.
    //   whole: 2 × 2
    //   sides: 2 × 2 strips of 220 × 300, one from each tile: 4 tiles
    //   ends:  2 × 2 strips of 300 × 50: each fits the 80 × 300 that a side leaves: no tile
    //   corners: lower left and upper right are one shape half turned, 220 × 50: both from one tile.
    //   Lower right and upper left are its mirror image, and a glazed tile cannot be turned over:
    //   both from another.
    expect(tally(floor(1040, 700), { start: 'centre' })).toEqual([10, 4, 12, 6]);
  });

  test('brick bond starts every second row with a half, cut from the other end of the row', () => {
    // 1500 wide: even rows 5 whole; odd rows ½ + 4 + ½, the halves from one tile.
    expect(tally(floor(1500, 1200), { pattern: 'brick-half' })).toEqual([20, 18, 4, 2]);
  });

  test('third bond shifts three rows by 0, 100 and 200', () => {
    // 900 wide: row 0: 3 whole. Row 1: 100 + 300 + 300 + 200. Row 2: 200 + 300 + 300 + 100: 100 and
    // 200 come from one tile each time.
    expect(tally(floor(900, 900), { pattern: 'brick-third' })).toEqual([9, 7, 4, 2]);
  });

  test('joints count: 10 tiles of 300 with 3 mm joints fill 3027 and not 3000', () => {
    const joints = { joint: mm(3) };
    expect(tally(floor(3027, 300), joints)).toEqual([10, 10, 0, 0]);
    expect(tally(floor(3026, 300), joints)).toEqual([10, 9, 1, 1]);
    expect(tally(floor(3031, 300), joints)).toEqual([11, 10, 1, 1]);
  });

  test('a surface that ends inside a joint needs no sliver of a tile', () => {
    expect(tally(floor(302, 300), { joint: mm(3) })).toEqual([1, 1, 0, 0]);
  });

  test('a door and a window are not tiled', () => {
    const wall = wallRegion({ length: mm(3000), height: mm(2400) }, [
      { id: 'door', at: mm(300), sill: mm(0), width: mm(900), height: mm(2100) },
      { id: 'window', at: mm(1500), sill: mm(900), width: mm(1200), height: mm(1200) },
    ]);
    // 10 × 8 = 80 less 3 × 7 less 4 × 4.
    expect(wall.ok ? tally(wall.value) : wall).toEqual([43, 43, 0, 0]);
  });

  test('a tile with a notch for a pillar is one cut from one tile', () => {
    const l: PolygonRings = [
      [
        { x: 0, y: 0 },
        { x: mm(600), y: 0 },
        { x: mm(600), y: mm(450) },
        { x: mm(450), y: mm(450) },
        { x: mm(450), y: mm(600) },
        { x: 0, y: mm(600) },
      ],
    ];
    expect(tally(l)).toEqual([4, 3, 1, 1]);
  });

  test('diagonal tiles: the triangles along the walls come two from a tile', () => {
    // Tiles whose diagonal is 400, on a floor of 1200 × 800 with a tile on the lower left corner:
    //   whole: centres at (200 + 400i, 200 + 400j): 3 × 2 = 6; at (400 + 400i, 400): 2. So 8.
    //   halves: centres on the walls: bottom and top 2 each, left and right 1 each: 6 halves.
    //   quarters: centres on the 4 corners.
    // 6 halves = 3 tiles, 4 quarters = 1 tile: 8 + 3 + 1 = 12 = 1.2 × 0.8 / 0.08 exactly.
    const side = length(Math.round((400 * 320) / Math.SQRT2));
    const start = { x: mm(200), y: 0 };
    const options = { pattern: 'diagonal', length: side, width: side, start } as const;
    expect(tally(floor(1200, 800), options)).toEqual([12, 8, 10, 4]);
  });

  test('herringbone of 3 : 1 in a square of 600', () => {
    // In hundreds: lying tiles 3 × 1 start at (x, y) with x − y a multiple of 6, upright ones 1 × 3
    // where x − y is 5 more. Whole and lying: (0,0) (1,1) (2,2) (3,3); whole and upright: (0,1)
    // (1,2) (2,3) (5,0). 8 whole cover 24 of the 36 squares, so 12 tiles is the least.
    const layout = layTiles(floor(600, 600), {
      ...square300,
      width: mm(100),
      pattern: 'herringbone',
    });
    expect([layout.tiles, layout.whole]).toEqual([12, 8]);
  });
});

describe('the start', () => {
  test('keeps its start if every cut is wide enough', () => {
    const layout = layTiles(floor(1300, 900), { ...square300, leastCut: mm(50) });
    expect(layout.narrowest).toBe(mm(100));
    expect(layout.whole).toBe(12);
  });

  test('is shifted so that a sliver of 20 becomes a cut of 50, because two cuts of 160 take more tiles', () => {
    // 1220 = 4 × 300 + 20 → 270 + 3 × 300 + 50: each tile gives two of the three strips.
    const layout = layTiles(floor(1220, 900), { ...square300, leastCut: mm(50) });
    expect(layout.narrowest).toBe(mm(50));
    expect([layout.tiles, layout.whole, layout.cut]).toEqual([14, 9, 6]);
  });

  test('is shifted so that cuts are equal if that takes no more tiles', () => {
    // One row: 160 + 3 × 300 + 160 takes five tiles, and so does 270 + 3 × 300 + 50.
    const layout = layTiles(floor(1220, 300), { ...square300, leastCut: mm(50) });
    expect(layout.narrowest).toBe(mm(160));
    expect([layout.tiles, layout.whole, layout.cut]).toEqual([5, 3, 2]);
  });

  test('is shifted by the same rows on all walls, which continue round their corners', () => {
    const walls = [floor(1220, 1220), floor(1000, 1220), floor(900, 1220)];
    const { laid } = layTilesOn(walls, { ...square300, leastCut: mm(50) });
    const rows = laid.map((pieces) => [
      ...new Set(pieces.map(({ shape }) => boundsOf(shape).y0).toSorted((a, b) => a - b)),
    ]);
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[2]).toEqual(rows[0]);
  });
});

/** Length of each piece that meets one wall only: a corner of the room allows no choice. */
function reaches(region: PolygonRings, layout: TileLayout): number[] {
  const { x0, y0, x1, y1 } = boundsOf(region);
  return layout.laid.flat().flatMap(({ shape, whole }) => {
    const box = boundsOf(shape);
    const met = [
      box.x0 === x0 ? box.x1 - x0 : 0,
      box.x1 === x1 ? x1 - box.x0 : 0,
      box.y0 === y0 ? box.y1 - y0 : 0,
      box.y1 === y1 ? y1 - box.y0 : 0,
    ].filter((reach) => reach > 0);
    return whole || met.length !== 1 ? [] : met;
  });
}

describe('along every wall', () => {
  const ways = fc.constantFrom(
    { pattern: 'straight', length: mm(300), width: mm(300), pitch: 303 },
    { pattern: 'diagonal', length: mm(300), width: mm(300), pitch: 303 / Math.SQRT2 },
    { pattern: 'diagonal', length: mm(600), width: mm(600), pitch: 603 / Math.SQRT2 },
    // 231 + 3 is three times 75 + 3.
    { pattern: 'herringbone', length: mm(231), width: mm(75), pitch: 78 },
    { pattern: 'herringbone', length: mm(609), width: mm(150), pitch: 153 },
    { pattern: 'herringbone-diagonal', length: mm(609), width: mm(150), pitch: 153 / Math.SQRT2 },
  );

  test.each(['corner', 'centre'] as const)(
    'no cut is narrower than 50 mm, or half of what repeats there (start: %s)',
    (start) => {
      const side = fc.integer({ min: 1500, max: 5000 });
      fc.assert(
        fc.property(side, side, ways, (x, y, { pattern, length: long, width, pitch }) => {
          const region = floor(x, y);
          const sizes = { pattern: pattern as TilePattern, length: long, width };
          const options = { ...square300, ...sizes, start, joint: mm(3), leastCut: mm(50) };
          // A joint may fall on a wall, and the grid rounds.
          const least = mm(Math.min(50, pitch / 2 - 5)) - 1;
          expect(Math.min(...reaches(region, layTiles(region, options)))).toBeGreaterThan(least);
        }),
        { numRuns: runs(150) },
      );
    },
  );

  test('a herringbone of 450 × 75 with joints of 3 keeps its start: its tiles begin every 3 mm', () => {
    const herringbone = { pattern: 'herringbone', length: mm(450), width: mm(75) } as const;
    const options = { ...square300, ...herringbone, joint: mm(3) };
    const region = floor(3010, 2020);
    const [shifted, put] = [mm(50), mm(0)].map((leastCut) =>
      layTiles(region, { ...options, leastCut }),
    );
    expect(shifted?.laid).toEqual(put?.laid);
  });
});

const PATTERNS: readonly TilePattern[] = [
  'straight',
  'brick-half',
  'brick-third',
  'diagonal',
  'herringbone',
  'herringbone-diagonal',
];
const tileSizes = fc.tuple(
  fc.constantFrom(mm(600), mm(300), mm(253), mm(200), length(12 * 8128)),
  fc.constantFrom(mm(600), mm(300), mm(100), mm(75)),
);
const points = fc.array(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  { minLength: 30, maxLength: 30 },
);
/** Even and odd crossings of a ray to the right. */
const holds = (region: PolygonRings, x: number, y: number): boolean =>
  region.flatMap((ring) =>
    ring.filter((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      return a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
    }),
  ).length %
    2 ===
  1;
const byPattern = fc.record({
  pattern: fc.constantFrom(...PATTERNS),
  sizes: tileSizes,
  kerf: fc.constantFrom(mm(0), mm(2)),
});

describe('any surface and pattern', () => {
  test('the tiles without joints cover the surface exactly once', () => {
    fc.assert(
      fc.property(regions, byPattern, (region, { pattern, sizes, kerf }) => {
        const [long, wide] = sizes;
        const options = { ...square300, pattern, kerf, length: long, width: wide };
        const [laid = []] = layTiles(region, options).laid;
        const covered = laid.reduce((sum, tile) => sum + twiceArea(tile.shape), 0);
        expect(covered).toBe(twiceArea(region));
      }),
      { numRuns: runs(60) },
    );
  });

  test('joints leave no point under two tiles and none outside the surface under a tile', () => {
    fc.assert(
      fc.property(regions, byPattern, points, (region, { pattern, sizes }, shares) => {
        const options = { ...square300, pattern, length: mm(600), width: sizes[1], joint: mm(3) };
        const laid = layTiles(region, options).laid.flat();
        const bounds = boundsOf(region);
        for (const [across, up] of shares) {
          // A quarter of a step off the grid, so that no point is on an edge.
          const x = Math.round(bounds.x0 + across * (bounds.x1 - bounds.x0)) + 0.25;
          const y = Math.round(bounds.y0 + up * (bounds.y1 - bounds.y0)) + 0.125;
          const over = laid.filter((tile) => holds(tile.shape, x, y)).length;
          expect(over).toBeLessThanOrEqual(holds(region, x, y) ? 1 : 0);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('pieces from one tile never add up to more than the tile', () => {
    fc.assert(
      fc.property(regions, byPattern, (region, { pattern, sizes, kerf }) => {
        const [long, wide] = sizes;
        const options = { ...square300, pattern, kerf, length: long, width: wide };
        const layout = layTiles(region, options);
        const used = new Map<number, number>();
        for (const { from, shape } of layout.laid.flat()) {
          used.set(from, (used.get(from) ?? 0) + twiceArea(shape));
        }
        expect(used.size).toBe(layout.tiles);
        // A diagonal tile's side is rounded to half a step, so its area to a few parts in a million.
        for (const sum of used.values()) expect(sum).toBeLessThanOrEqual(2 * long * wide * 1.00001);
        expect(layout.cutFrom).toBeLessThanOrEqual(layout.cut);
      }),
      { numRuns: runs(60) },
    );
  });

  test('the order of the rooms changes nothing', () => {
    fc.assert(
      fc.property(fc.array(regions, { minLength: 2, maxLength: 3 }), byPattern, (rooms, how) => {
        const [long, wide] = how.sizes;
        const options = {
          ...square300,
          pattern: how.pattern,
          kerf: how.kerf,
          length: long,
          width: wide,
        };
        const placed = rooms.map((room) => placeTiles(room, options));
        const one = countTiles(placed, options);
        const other = countTiles(placed.toReversed(), options);
        expect(other.tiles).toBe(one.tiles);
        expect(other.cutFrom).toBe(one.cutFrom);
      }),
      { numRuns: runs(30) },
    );
  });
});

test('a larger floor never needs fewer tiles when the start stays', () => {
  const side = fc.integer({ min: 15, max: 200 }).map((steps) => steps * 20);
  const grow = fc.integer({ min: 0, max: 30 }).map((steps) => steps * 20);
  fc.assert(
    fc.property(
      side,
      side,
      grow,
      grow,
      fc.constantFrom('straight', 'brick-half', 'brick-third'),
      fc.constantFrom(mm(0), mm(2)),
      (x, y, moreX, moreY, pattern: TilePattern, kerf) => {
        const options = { ...square300, pattern, kerf, joint: kerf };
        const small = layTiles(floor(x, y), options).tiles;
        const large = layTiles(floor(x + moreX, y + moreY), options).tiles;
        expect(large).toBeGreaterThanOrEqual(small);
      },
    ),
    // Fewest tiles is a packing problem that we do not solve to the end: no pair out of 100,000 came
    // out the other way round, but none of them proves it. The seed keeps this test to the same 500.
    { numRuns: runs(500), seed: 1 },
  );
});

test('a larger floor that takes its cuts from fewer tiles shows the smaller one how', () => {
  const options = { ...square300, pattern: 'brick-half', joint: mm(2), kerf: mm(2) } as const;
  const tiles = [2720, 2860].map((y) => layTiles(floor(1580, y), options).tiles);
  expect(tiles).toEqual([50, 50]);
});
