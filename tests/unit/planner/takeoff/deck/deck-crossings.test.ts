import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  edgesOf,
  type Point,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import { deckBlocks, joistRuns } from '../../../../../web/planner/takeoff/deck/deck-blocks.ts';
import {
  joistBox,
  layDeck,
  type DeckOptions,
  type LaidDeckBoard,
} from '../../../../../web/planner/takeoff/deck/deck.ts';
import { buttedRims, rimsOf } from '../../../../../web/planner/takeoff/deck/deck-joints.ts';
import { pieceCount, pieceRun } from '../../../../../web/planner/takeoff/material.ts';

const options: DeckOptions = {
  lay: 'x',
  boardWidth: mm(145),
  boardGap: mm(5),
  joistSpacing: mm(400),
  joistThick: mm(45),
  longest: mm(3600),
  screwsACrossing: 2,
};
const outline = (...points: readonly (readonly [number, number])[]): PolygonRings => [
  points.map(([x, y]) => ({ x: mm(x), y: mm(y) })),
];
const SHAPES: Readonly<Record<string, PolygonRings>> = {
  rectangle: outline([0, 0], [5280, 0], [5280, 3400], [0, 3400]),
  L: outline([0, 0], [5300, 0], [5300, 2650], [3100, 2650], [3100, 4100], [0, 4100]),
  U: outline(
    [0, 0],
    [6000, 0],
    [6000, 4000],
    [4200, 4000],
    [4200, 2000],
    [1700, 2000],
    [1700, 4000],
    [0, 4000],
  ),
  // Two arms with joists of their own over each other.
  C: outline(
    [0, 0],
    [6000, 0],
    [6000, 1200],
    [1500, 1200],
    [1500, 2800],
    [5000, 2800],
    [5000, 4100],
    [0, 4100],
  ),
};

const ringOf = ({ shape }: LaidDeckBoard): readonly Point[] => shape.flat();
/** Joists whose line is inside the board, and those on which its ends lie. */
function met(board: LaidDeckBoard, plan: PolygonRings) {
  const { x0, x1, y0, y1 } = boundsOf(board.shape);
  const lines = joistRuns(deckBlocks(plan), { every: mm(400), thick: mm(45) }).filter(
    ({ block }) => block.y0 < y1 && block.y1 > y0,
  );
  return new Set(lines.map(({ x }) => x).filter((x) => x >= x0 && x <= x1));
}

/** Corners at which the ring turns the other way than at most. */
function innerCorners([ring = []]: PolygonRings): number {
  const turns = ring.map((at, i) => {
    const [before = at, after = at] = [ring.at(i - 1), ring[(i + 1) % ring.length]];
    return Math.sign((at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x));
  });
  return Math.min(...[1, -1].map((side) => turns.filter((turn) => turn === side).length));
}

describe('rims', () => {
  test.each(Object.entries(SHAPES))('have wood behind each end: a %s', (_, plan) => {
    const blocks = deckBlocks(plan);
    const joists = joistRuns(blocks, { every: mm(400), thick: mm(45) }).map((run) => ({
      block: run.block,
      box: joistBox(run, mm(45)),
    }));
    const { pieces, blocks: behind } = rimsOf(blocks, {
      joists,
      hangs: () => false,
      longest: mm(4000),
    });
    const sides = edgesOf(plan).filter(({ a, b }) => a.y === b.y);
    const run = sides.reduce((sum, { a, b }) => sum + Math.abs(a.x - b.x), 0);
    expect(pieceRun(pieces)).toBe(run);
    // One for each side of the outline: every other end is a joint with a block behind it.
    expect(pieceCount(pieces) - sides.length).toBe(pieceCount(behind));
    expect(buttedRims(blocks)).toBe(innerCorners(plan));
  });
});

describe('screws of the boards, counted on the boards as laid', () => {
  test.each(Object.entries(SHAPES))('straight: a %s', (_, plan) => {
    const layout = layDeck(plan, options);
    const counts = layout.laid.map((board) => met(board, plan));
    expect(layout.screws).toBe(2 * counts.reduce((sum, { size }) => sum + size, 0));
    // Both ends of each board lie on a joist of its own part of the deck.
    for (const [i, board] of layout.laid.entries()) {
      const { x0, x1 } = boundsOf(board.shape);
      expect(counts[i]).toContain(x0);
      expect(counts[i]).toContain(x1);
    }
    // Each place where a board lies on a joist has a clip, a starter or a screw on both sides, and shares the clips.
    const places = counts.reduce((sum, { size }) => sum + size, 0);
    const joints = layout.laid.length;
    const held = 2 * layout.clips + layout.outer.first + layout.outer.last;
    expect(held).toBeGreaterThanOrEqual(2 * places);
    expect(held).toBeLessThan(2 * (places + joints));
  });

  test.each(Object.entries(SHAPES))('diagonal: a %s', (_, plan) => {
    const layout = layDeck(plan, { ...options, lay: 'diagonal', joistSpacing: mm(300) });
    const lines = joistRuns(deckBlocks(plan), { every: mm(300), thick: mm(45) });
    let least = 0;
    let most = 0;
    for (const board of layout.laid) {
      const ring = ringOf(board);
      const { x0, x1, y0, y1 } = boundsOf(board.shape);
      const own = [
        ...new Set(lines.filter(({ block }) => block.y0 < y1 && block.y1 > y0).map(({ x }) => x)),
      ];
      const rims = new Set(
        plan[0]?.flatMap(({ y }) =>
          ring.filter((point) => Math.abs(point.y - y) < mm(2)).length > 1 ? [y] : [],
        ),
      );
      // Its two ends, and the joists that cross all of its width; at most all that it touches.
      const across = own.filter((x) => x > x0 + mm(210) && x < x1 - mm(210));
      least += 2 + across.length;
      most += Math.max(2, own.filter((x) => x >= x0 - mm(2) && x <= x1 + mm(2)).length + rims.size);
    }
    expect(layout.screws / 2).toBeGreaterThanOrEqual(least);
    expect(layout.screws / 2).toBeLessThanOrEqual(most);
  });
});
