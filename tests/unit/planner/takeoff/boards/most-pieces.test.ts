import { describe, expect, test } from 'vitest';
import { boxRing, type PolygonRings } from '../../../../../web/planner/measure/outline/polygon.ts';
import { length, mm } from '../../../../../web/planner/measure/units/units.ts';
import { layBoards } from '../../../../../web/planner/takeoff/boards/board-starts.ts';
import { DECK_DEFAULTS, layDeck } from '../../../../../web/planner/takeoff/deck/deck.ts';
import { hangPaper, PAPER_DEFAULTS } from '../../../../../web/planner/takeoff/walls/hang-paper.ts';
import { layFence } from '../../../../../web/planner/takeoff/fence/lay-fence.ts';
import {
  boundPieces,
  MOST_PIECES,
  TooManyPieces,
} from '../../../../../web/planner/takeoff/boards/most-pieces.ts';
import { layPlanks, PLANK_DEFAULTS } from '../../../../../web/planner/takeoff/floors/planks.ts';
import {
  layTiles,
  layTilesOn,
  TILE_DEFAULTS,
} from '../../../../../web/planner/takeoff/tiles/tiles.ts';
import { layTrim, TRIM_DEFAULTS } from '../../../../../web/planner/takeoff/walls/trim.ts';

const plane = (x: number, y: number): PolygonRings => [
  boxRing({ x0: 0, y0: 0, x1: mm(x), y1: mm(y) }),
];
const square = plane(100_000, 100_000);

const tiles = (size: number) =>
  ({
    ...TILE_DEFAULTS,
    length: mm(size),
    width: mm(size),
    pattern: 'straight',
    start: 'corner',
    directed: false,
  }) as const;

describe('too many pieces throw before the first is laid, with the size that causes them', () => {
  const layouts = {
    tiles: () => layTiles(square, tiles(10)),
    planks: () =>
      layPlanks(square, { ...PLANK_DEFAULTS, length: mm(600), width: mm(10), along: 'x' }),
    boards: () =>
      layBoards([
        {
          region: square,
          options: {
            spacing: mm(600),
            screwEvery: mm(300),
            length: mm(10),
            width: mm(200),
            along: 'x',
            supports: 'y',
            kerf: mm(0),
            least: mm(0),
          },
        },
      ]),
    deck: () =>
      layDeck(square, {
        lay: 'x',
        boardWidth: mm(10),
        boardGap: DECK_DEFAULTS.gap.softwood,
        joistSpacing: mm(400),
        joistThick: mm(45),
        longest: mm(3000),
        screwsACrossing: 2,
      }),
    fence: () =>
      layFence([{ length: mm(500_000), joined: false }], {
        infill: { kind: 'picket', board: mm(10), gap: mm(0) },
        stepped: false,
        post: mm(75),
        bay: mm(2400),
        depth: mm(600),
        hole: mm(300),
        anchored: false,
        gravel: mm(75),
        gates: 0,
        gate: mm(900),
      }),
    drops: () =>
      hangPaper([plane(1_000_000, 2400)], {
        ...PAPER_DEFAULTS,
        rollWidth: mm(10),
        repeat: mm(0),
        match: 'free',
      }),
    trim: () =>
      layTrim([{ length: mm(1_000_000), start: 'square', end: 'square', doors: [] }], {
        ...TRIM_DEFAULTS,
        thickness: mm(18),
        longest: mm(10),
      }),
  };

  test.each(Object.entries(layouts))('%s', (_, lay) => {
    let thrown: unknown;
    try {
      lay();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(TooManyPieces);
    const { pieces, size } = thrown as TooManyPieces;
    expect(size).toBe(mm(10));
    expect(pieces).toBeGreaterThan(MOST_PIECES);
  });

  test('walls that are few enough each, and too many together', () => {
    const wall = plane(10_000, 10_000);
    expect(layTilesOn([wall], tiles(100)).tiles).toBeGreaterThan(8000);
    expect(() => layTilesOn([wall, wall, wall], tiles(100))).toThrow(TooManyPieces);
  });

  test('fewer on an outline of more sides, and it says how many', () => {
    boundPieces(15_000, mm(10), 200);
    let thrown: unknown;
    try {
      boundPieces(15_000, mm(10), 400);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ pieces: 15_000, most: 10_000 });
  });

  test('a size of nothing, which makes infinitely many', () => {
    expect(() => boundPieces(Infinity, length(0))).toThrow(TooManyPieces);
    expect(() => boundPieces(Number.NaN, length(0))).toThrow(TooManyPieces);
  });
});

test('a surface is refused for what it takes, not for the box around it', () => {
  for (const pattern of ['straight', 'brick-half', 'diagonal', 'herringbone'] as const) {
    const { laid } = layTiles(plane(20_000, 19_000), { ...tiles(150), pattern });
    expect(laid.flat().length).toBeGreaterThan(15_000);
    expect(laid.flat().length).toBeLessThan(1.1 * MOST_PIECES);
  }
});
