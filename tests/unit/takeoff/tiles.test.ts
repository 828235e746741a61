import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rectangleOutline } from '../../../web/measure/outline.ts';
import { wallRegion } from '../../../web/measure/outline-wall.ts';
import { clipRegion } from '../../../web/measure/polygon-clip.ts';
import { boundsOf, boxRing, twiceArea, type Region } from '../../../web/measure/polygon.ts';
import { length, mm } from '../../../web/measure/units.ts';
import type { TilePattern } from '../../../web/takeoff/tile-patterns.ts';
import { countTiles, layTiles, placeTiles, type TileOptions } from '../../../web/takeoff/tiles.ts';
import { regions } from './regions.ts';

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
const floor = (x: number, y: number): Region => [rectangleOutline(mm(x), mm(y))];
const tally = (region: Region, options: Partial<TileOptions> = {}): number[] => {
  const { tiles, whole, cut, cutFrom } = layTiles(region, { ...square300, ...options });
  return [tiles, whole, cut, cutFrom];
};

describe('hand layouts', () => {
  test('a floor of whole tiles needs exactly those', () => {
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

  test('the four corners of a room come from one tile', () => {
    // Centred on a joint: 1040 = 220 + 300 + 300 + 220, 700 = 50 + 300 + 300 + 50.
    //   sides: 2 × 2 strips 220 × 300, one from each tile: 4 tiles
    //   ends:  2 × 2 strips 300 × 50, two from each tile: 2 tiles, or from the sides' cut-offs? A
    //          side's cut-off is 80 × 300 and an end strip turned is 50 × 300: it fits. 0 tiles.
    //   corners: 4 of 220 × 50: none is left of the sides (80 − 50), so they share 1 tile.
    const options = { start: 'centre', kerf: mm(0) } as const;
    expect(tally(floor(1040, 700), options)).toEqual([9, 4, 12, 5]);
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
    const l: Region = [
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
    // Tiles whose diagonal is 400, on a floor of 1200 × 800 with a tile's corner in the room's:
    // 3 × 2 tiles stand on the lower and left walls' points; between them 2 × 1 whole more, and
    // half tiles along the walls: 3 at the bottom and top each, 2 left and right each, less ...
    //   whole: centres at (200 + 400i, 200 + 400j): 3 × 2 = 6; at (400 + 400i, 400): 2. So 8.
    //   halves: centres on the walls: bottom and top 2 each, left and right 1 each: 6 halves.
    //   quarters: centres on the 4 corners.
    // 6 halves = 3 tiles, 4 quarters = 1 tile: 8 + 3 + 1 = 12 = 1.2 × 0.8 / 0.08 exactly.
    const side = length(Math.round((400 * 320) / Math.SQRT2));
    const start = { x: mm(200), y: 0 };
    const options = { pattern: 'diagonal', length: side, width: side, start } as const;
    expect(tally(floor(1200, 800), options)).toEqual([12, 8, 10, 4]);
  });

  test('herringbone of 3 : 1 covers a square of six times its width', () => {
    // 600 × 600 of 300 × 100: 12 tiles' worth. Nothing narrower than a whole tile is wasted when
    // cut-offs are used again, so the count lies between 12 and the number of places.
    const layout = layTiles(floor(600, 600), {
      ...square300,
      width: mm(100),
      pattern: 'herringbone',
    });
    expect(layout.tiles).toBeGreaterThanOrEqual(12);
    expect(layout.tiles).toBeLessThanOrEqual(layout.whole + layout.cut);
    expect(layout.whole).toBe(6);
  });
});

describe('the start', () => {
  test('stays where it was put when every cut is wide enough', () => {
    const layout = layTiles(floor(1300, 900), { ...square300, leastCut: mm(50) });
    expect(layout.narrowest).toBe(mm(100));
    expect(layout.whole).toBe(12);
  });

  test('is shifted so that a sliver of 20 becomes two cuts of 160', () => {
    // 1220 = 4 × 300 + 20 → 160 + 3 × 300 + 160.
    const layout = layTiles(floor(1220, 900), { ...square300, leastCut: mm(50) });
    expect(layout.narrowest).toBe(mm(160));
    expect([layout.tiles, layout.whole, layout.cut]).toEqual([15, 9, 6]);
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
const byPattern = fc.record({
  pattern: fc.constantFrom(...PATTERNS),
  sizes: tileSizes,
  kerf: fc.constantFrom(mm(0), mm(2)),
});

describe('for every surface and pattern', () => {
  test('without joints the tiles cover the surface exactly once', () => {
    fc.assert(
      fc.property(regions, byPattern, (region, { pattern, sizes, kerf }) => {
        const [long, wide] = sizes;
        const options = { ...square300, pattern, kerf, length: long, width: wide };
        const [laid = []] = layTiles(region, options).laid;
        const covered = laid.reduce((sum, tile) => sum + twiceArea(tile.shape), 0);
        expect(covered).toBe(twiceArea(region));
      }),
      { numRuns: 60 },
    );
  });

  test('with joints every piece lies on the surface and no two overlap', () => {
    fc.assert(
      fc.property(regions, byPattern, (region, { pattern, sizes, kerf }) => {
        const [long, wide] = [mm(600), sizes[1]];
        const options = { ...square300, pattern, kerf, length: long, width: wide, joint: mm(3) };
        const [laid = []] = layTiles(region, options).laid;
        for (const [i, { shape }] of laid.entries()) {
          const box = boundsOf(shape);
          const diagonal = pattern.endsWith('diagonal');
          if (!diagonal)
            expect(twiceArea(clipRegion(region, box))).toBeGreaterThanOrEqual(twiceArea(shape));
          for (const other of diagonal ? [] : laid.slice(i + 1)) {
            const shared = clipRegion(other.shape, box);
            // Boxes of notched pieces may overlap where the pieces do not.
            if (shared.length > 0)
              expect(twiceArea(clipRegion(shape, boundsOf(shared)))).toBeLessThan(
                twiceArea([boxRing(boundsOf(shared))]),
              );
          }
        }
      }),
      { numRuns: 15 },
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
      { numRuns: 60 },
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
      { numRuns: 30 },
    );
  });
});

test('a larger floor never needs fewer tiles when the start stays', () => {
  const side = fc.integer({ min: 300, max: 4000 });
  const grow = fc.integer({ min: 0, max: 600 });
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
    { numRuns: 500 },
  );
});
