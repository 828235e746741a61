// A larger place never takes fewer pieces, unless a rule forbids its layout cut down to the smaller place.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONG } from '../../../support/long.ts';
import { boxRing, type PolygonRings } from '../../../../web/planner/measure/outline/polygon.ts';
import { length, mm } from '../../../../web/planner/measure/units/units.ts';
import { layBoards } from '../../../../web/planner/takeoff/boards/board-starts.ts';
import { layPlanks, PLANK_DEFAULTS } from '../../../../web/planner/takeoff/floors/planks.ts';
import { tellWhy } from '../../../../web/planner/takeoff/why.ts';
import { en } from '../../../../web/language/en/takeoff.ts';
import { layTiles, TILE_DEFAULTS } from '../../../../web/planner/takeoff/tiles/tiles.ts';

/** The places are the same in every run: a search for cuts may miss a piece in a rare one. */
const RUNS = { numRuns: LONG ? 600 : 60, seed: 61 } as const;

const places = {
  wide: fc.integer({ min: 900, max: 5000 }),
  deep: fc.integer({ min: 900, max: 4000 }),
  more: fc.integer({ min: 1, max: 60 }),
};

const box = (wide: number, deep: number): PolygonRings => [
  boxRing({ x0: 0, y0: 0, x1: mm(wide), y1: mm(deep) }),
];

describe('a larger place', () => {
  test('takes no fewer tiles, unless a joint in the middle of the smaller one moves for a narrow cut', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...places,
          size: fc.constantFrom([600, 600], [300, 600], [200, 250], [300, 300]),
          pattern: fc.constantFrom('straight', 'brick-half', 'brick-third'),
          start: fc.constantFrom('corner', 'centre'),
        }),
        ({ wide, deep, more, size: [long = 0, high = 0], pattern, start }) => {
          const tile = { ...TILE_DEFAULTS, length: mm(long), width: mm(high) };
          const options = { ...tile, pattern, start, directed: false } as const;
          const small = layTiles(box(wide, deep), options);
          const large = layTiles(box(wide + more, deep), options);
          // Both its ends are cut alike, and the drawing says how many tiles that takes.
          const isMoved = start === 'centre' && small.slivers[0] !== undefined;
          // Rows of bond share offcuts by a search, which may miss one tile.
          expect(isMoved || small.tiles <= large.tiles + 1).toBe(true);
        },
      ),
      RUNS,
    );
  });

  test('takes no fewer planks, unless its last pieces would be too short when cut down', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...places,
          size: fc.constantFrom([1285, 192], [1380, 193], [1200, 138]),
          along: fc.constantFrom('x', 'y'),
        }),
        ({ wide, deep, more, size: [long = 0, high = 0], along }) => {
          const options = { ...PLANK_DEFAULTS, length: mm(long), width: mm(high), along } as const;
          const planksOf = (width: number, rules: typeof options): number => {
            const laid = layPlanks(box(width, deep), rules);
            return laid.ok ? laid.value.planks : 0;
          };
          const small = planksOf(wide, options);
          const large = planksOf(wide + more, options);
          if (small <= large) return;
          const leastPiece = length(options.leastPiece - mm(more));
          const moved = layPlanks(box(wide, deep), options);
          const isRipped = moved.ok && moved.value.sliver !== undefined;
          expect(isRipped || planksOf(wide, { ...options, leastPiece }) <= large + 1).toBe(true);
        },
      ),
      RUNS,
    );
  });

  test('has a reason for the sheets that a wider strip costs', () => {
    // 3406 × 3650 in boards of 2400 × 1200: rows of 1200, 1200, 1200 and 50 take 5; none under 300 takes 6.
    const options = {
      length: mm(2400),
      width: mm(1200),
      along: 'x',
      supports: 'y',
      spacing: mm(400),
      screwEvery: mm(230),
      kerf: mm(0),
      least: mm(300),
    } as const;
    const laid = layBoards([{ region: box(3406, 3650), options }]);
    expect([laid.sheets, laid.dearer]).toEqual([6, 1]);
    const said = tellWhy(laid.why, en, (amount) => String(amount.value));
    expect(said).toMatch(/it takes 1 more: a little longer or shorter it may take fewer\.$/);
    expect(layBoards([{ region: box(3600, 2400), options }]).dearer).toBe(0);
  });

  test('takes no fewer sheets, unless a strip would be too narrow', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...places,
          size: fc.constantFrom([2400, 1200], [2500, 1250], [2000, 600]),
          along: fc.constantFrom('x', 'y'),
          spacing: fc.constantFrom(400, 600),
        }),
        ({ wide, deep, more, size: [long = 0, high = 0], along, spacing }) => {
          const options = {
            length: mm(long),
            width: mm(high),
            along,
            supports: along === 'x' ? 'y' : 'x',
            spacing: mm(spacing),
            screwEvery: mm(230),
            kerf: mm(0),
            least: mm(300),
          } as const;
          const sheetsOf = (width: number) => layBoards([{ region: box(width, deep), options }]);
          const small = sheetsOf(wide);
          const isMoved = small.slivers.some((sliver) => sliver !== undefined);
          // The search for cuts may miss one sheet.
          expect(isMoved || small.sheets <= sheetsOf(wide + more).sheets + 1).toBe(true);
        },
      ),
      RUNS,
    );
  });
});
