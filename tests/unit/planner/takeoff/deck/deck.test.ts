import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  twiceArea,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import { buttJoints } from '../../../../../web/planner/takeoff/boards/butt-joints.ts';
import { layDeck, type DeckOptions } from '../../../../../web/planner/takeoff/deck/deck.ts';
import { pieceRun } from '../../../../../web/planner/takeoff/material.ts';
import { regions } from '../regions.ts';
import { lOutline, rectangleOutline } from '../../../../support/outlines.ts';
import { runs as times } from '../../../../support/long.ts';

const plain: DeckOptions = {
  lay: 'x',
  boardWidth: mm(145),
  boardGap: mm(5),
  joistSpacing: mm(400),
  joistThick: mm(45),
  longest: mm(4800),
  screwsACrossing: 2,
};
const deck = (x: number, y: number): PolygonRings => [rectangleOutline(mm(x), mm(y))];

describe('hand layouts', () => {
  test('a deck no longer than the boards takes one board a row', () => {
    // rows = ceil(3000 / 150) = 20, each on 11 joists.
    const layout = layDeck(deck(4000, 3000), plain);
    expect(layout.rows).toBe(20);
    expect(layout.boards).toEqual([{ name: 'deck-board', length: mm(4000), quantity: 20 }]);
    expect(layout.screws).toBe(20 * 11 * 2);
    expect(layout.joints).toEqual([]);
  });

  test('longer rows are jointed on joists, neighbours apart, with two more screws a joint', () => {
    // 6000 of boards up to 3600: even rows 3600 + 2400, odd rows 2400 + 3600.
    const layout = layDeck(deck(6000, 600), { ...plain, longest: mm(3600) });
    expect(layout.boards).toEqual([
      { name: 'deck-board', length: mm(3600), quantity: 4 },
      { name: 'deck-board', length: mm(2400), quantity: 4 },
    ]);
    // 16 joists and one met twice: 17 × 2 in each of 4 rows.
    expect(layout.screws).toBe(4 * 17 * 2);
    expect(layout.joints).toEqual([mm(2400), mm(3600)]);
  });

  test('boards run the other way', () => {
    const layout = layDeck(deck(3000, 4000), { ...plain, lay: 'y' });
    expect(layout.boards).toEqual([{ name: 'deck-board', length: mm(4000), quantity: 20 }]);
  });

  test('an L has short rows in its leg, screwed to a joist at its edge', () => {
    const l = lOutline({
      long: mm(4000),
      wide: mm(3000),
      notchLong: mm(2000),
      notchWide: mm(1500),
    });
    const layout = layDeck([l], plain);
    expect(layout.boards).toEqual([
      { name: 'deck-board', length: mm(4000), quantity: 10 },
      { name: 'deck-board', length: mm(2000), quantity: 10 },
    ]);
    // 11 joists under the long rows; under the short ones 6, the last at the edge of the leg.
    expect(layout.screws).toBe(10 * 2 * (11 + 6));
  });

  test('a diagonal deck needs a board as long as the diagonal', () => {
    const layout = layDeck(deck(2000, 2000), { ...plain, lay: 'diagonal', joistSpacing: mm(300) });
    const longest = Math.max(...layout.boards.map((board) => board.length));
    expect(longest / 320).toBeGreaterThan(2000 * Math.SQRT2 - 150);
    expect(longest / 320).toBeLessThanOrEqual(2000 * Math.SQRT2 + 1);
  });
});

const supports = (to: number): number[] =>
  Array.from({ length: Math.floor(to / 400) + 1 }, (_, i) => i * 400);
const inner = (ends: readonly number[] = []): number[] => ends.slice(1, -1);

describe('joints of a row', () => {
  test('two halves would lie above each other: odd rows get half boards at the ends', () => {
    const run = { from: 0, to: 4800, supports: supports(4800) };
    expect(buttJoints({ ...run, row: 0 }, 2400)).toEqual([0, 2400, 4800]);
    expect(buttJoints({ ...run, row: 1 }, 2400)).toEqual([0, 1200, 3600, 4800]);
  });

  test('a board is cut back rather than leave a stub of one bay: 3600 and 598, not twice 2100', () => {
    const joists = [...Array.from({ length: 11 }, (_, i) => i * 400), 4198];
    const short = { from: 0, to: 4198, supports: joists };
    expect(buttJoints({ ...short, row: 0 }, 4000)).toEqual([0, 3600, 4198]);
    expect(buttJoints({ ...short, row: 1 }, 4000)).toEqual([0, 800, 4198]);
  });

  test('lie on supports, no board is too long, and neighbours share none', () => {
    const runs = fc.record({
      to: fc.integer({ min: 1500, max: 15_000 }),
      longest: fc.constantFrom(2400, 3000, 3600, 4800),
    });
    fc.assert(
      fc.property(runs, ({ to, longest }) => {
        const on = supports(to);
        const [even, odd] = [0, 1].map((row) =>
          buttJoints({ from: 0, to, supports: on, row }, longest),
        );
        for (const ends of [even ?? [], odd ?? []]) {
          expect([ends[0], ends.at(-1)]).toEqual([0, to]);
          expect(inner(ends).every((at) => on.includes(at))).toBe(true);
          const boards = ends.slice(1).map((end, i) => end - (ends[i] ?? 0));
          expect(Math.max(...boards)).toBeLessThanOrEqual(longest);
          expect(Math.min(...boards)).toBeGreaterThan(0);
        }
        expect(inner(even).filter((at) => inner(odd).includes(at))).toEqual([]);
      }),
      { numRuns: times(2000) },
    );
  });
});

/** Rows, the run of boards, and screws. */
function total(x: number, y: number): number[] {
  const { boards, screws, rows } = layDeck(deck(x, y), plain);
  return [rows, pieceRun(boards), screws];
}

describe('any deck', () => {
  test('boards and gaps cover it, boards inside it and never longer than can be bought', () => {
    fc.assert(
      fc.property(regions, fc.constantFrom('x' as const, 'y' as const), (region, lay) => {
        const layout = layDeck(region, { ...plain, lay, boardGap: mm(0) });
        const covered = layout.laid.reduce((sum, board) => sum + twiceArea(board.shape), 0);
        expect(covered).toBe(twiceArea(region));
        for (const board of layout.boards) expect(board.length).toBeLessThanOrEqual(plain.longest);
      }),
      { numRuns: times(50) },
    );
  });

  test('a diagonal deck is covered to the grid square too', () => {
    fc.assert(
      fc.property(regions, (region) => {
        const options = { ...plain, boardGap: mm(0), lay: 'diagonal' } as const;
        const layout = layDeck(region, options);
        const covered = layout.laid.reduce((sum, board) => sum + twiceArea(board.shape), 0);
        expect(covered).toBe(twiceArea(region));
        const bounds = boundsOf(region);
        for (const { shape } of layout.laid) {
          const box = boundsOf(shape);
          expect(box.x0).toBeGreaterThanOrEqual(bounds.x0);
          expect(box.x1).toBeLessThanOrEqual(bounds.x1);
        }
      }),
      { numRuns: times(30) },
    );
  });

  test('a larger deck never needs less board or fewer screws', () => {
    const side = fc.integer({ min: 500, max: 8000 });
    const more = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(side, side, more, more, (x, y, moreX, moreY) => {
        const [small, large] = [total(x, y), total(x + moreX, y + moreY)];
        expect(small.every((value, i) => value <= (large[i] ?? 0))).toBe(true);
      }),
    );
  });
});
