import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Forest, NONE } from '../../../../../../web/planner/cutting/sheet/search/forest.ts';
import {
  isLeaf,
  leavesOf,
  type SlicingRow,
} from '../../../../../../web/planner/cutting/sheet/layout.ts';
import {
  FreeRectangles,
  EITHER,
  NO_FIT,
} from '../../../../../../web/planner/cutting/sheet/search/free-rectangles.ts';
import { Random } from '../../../../../../web/planner/cutting/sheet/random.ts';
import type { SheetModel } from '../../../../../../web/planner/cutting/sheet/model.ts';
import { runs } from '../../../../../support/long.ts';

const modelOf = (stages: number): SheetModel => ({
  sheets: [{ dx: 100, dy: 60, rank: 1, quantity: Infinity }],
  pieces: [
    { dx: 40, dy: 30, quantity: 6, rotate: true },
    { dx: 25, dy: 10, quantity: 8, rotate: false },
    { dx: 7, dy: 22, quantity: 9, rotate: true },
  ],
  stages,
  firstCut: 'any',
});

/** Every step adds a piece at its best position or removes a random subtree. */
function shuffle(model: SheetModel, steps: number, seed: number): Forest {
  const forest = new Forest(model, 23);
  const random = new Random(seed);
  const free = new FreeRectangles(forest, random);
  forest.open(0, 1);
  for (let i = 0; i < steps; i++) {
    const slot = forest.root.findIndex((root) => root !== NONE);
    if (slot < 0) {
      forest.open(0, random.below(2) === 0 ? 0 : 1);
      continue;
    }
    const piece = random.below(3);
    const canAdd = (forest.outside[piece] ?? 0) > 0;
    if (canAdd && random.next() < 0.7 && free.score(slot, piece, EITHER) !== NO_FIT) {
      free.place(slot, piece, EITHER);
    } else forest.remove(slot, randomNode(forest, slot, random));
  }
  if (!forest.root.some((root) => root !== NONE)) {
    free.score(forest.open(0, 0), 0, EITHER);
    free.place(0, 0, EITHER);
  }
  return forest;
}

function randomNode(forest: Forest, slot: number, random: Random): number {
  let node = forest.root[slot] ?? NONE;
  for (;;) {
    const children: number[] = [];
    for (let c = forest.first[node] ?? NONE; c !== NONE; c = forest.next[c] ?? NONE) {
      children.push(c);
    }
    const child = children[random.below(children.length)];
    if (child === undefined) return node;
    node = child;
    if (random.next() < 0.3) return node;
  }
}

function expectSound(row: SlicingRow, depth: number, stages: number): void {
  expect(depth).toBeLessThan(stages);
  expect(row.members.length).toBeGreaterThanOrEqual(depth > 0 ? 2 : 0);
  for (const member of row.members) {
    if (isLeaf(member)) continue;
    expect(member.axis).not.toBe(row.axis);
    expectSound(member, depth + 1, stages);
  }
}

describe('Forest', () => {
  it('keeps trees alternating, full and within the stages and the sheet however it is changed', () => {
    const outcome = fc.property(
      fc.constantFrom(2, 3, Infinity),
      fc.integer(),
      fc.integer({ min: 1, max: 120 }),
      (stages, seed, steps) => {
        const forest = shuffle(modelOf(stages), steps, seed);
        const slots = [...forest.root.keys()].filter((slot) => forest.root[slot] !== NONE);
        const layouts = slots.map((slot) => forest.layout(slot));
        for (const { root } of layouts) {
          expectSound(root, 0, stages);
          expect(root.dx).toBeLessThanOrEqual(100);
          expect(root.dy).toBeLessThanOrEqual(60);
        }
        const leaves = layouts.flatMap(({ root }) => leavesOf(root));
        forest.model.pieces.forEach(({ quantity }, piece) => {
          const placed = leaves.filter((leaf) => leaf.piece === piece).length;
          expect(placed + (forest.outside[piece] ?? 0)).toBe(quantity);
        });
      },
    );
    fc.assert(outcome, { numRuns: runs(200) });
  });

  it('is called too full only for pieces that fit nowhere on it', () => {
    let full = 0;
    const outcome = fc.property(fc.integer(), fc.integer({ min: 1, max: 120 }), (seed, steps) => {
      const forest = shuffle(modelOf(Infinity), steps, seed);
      const slot = forest.root.findIndex((root) => root !== NONE);
      const free = new FreeRectangles(forest, new Random(seed));
      free.score(slot, 0, EITHER);
      for (const [piece, { dx, dy }] of forest.model.pieces.entries()) {
        if (!free.isTooFull(slot, dx * dy)) continue;
        full++;
        expect(free.score(slot, piece, EITHER)).toBe(NO_FIT);
      }
    });
    fc.assert(outcome, { numRuns: runs(200) });
    expect(full).toBeGreaterThan(0);
  });

  it('is as it was after a snapshot is restored', () => {
    const forest = shuffle(modelOf(Infinity), 40, 7);
    const slot = forest.root.findIndex((root) => root !== NONE);
    const before = forest.layout(slot);
    const snapshot = forest.snapshot();
    forest.close(slot);
    forest.restore(snapshot);
    expect(forest.layout(slot)).toEqual(before);
  });

  it('plants a layout that reads back the same', () => {
    const forest = shuffle(modelOf(3), 60, 3);
    const layout = forest.layout(forest.root.findIndex((root) => root !== NONE));
    const other = new Forest(modelOf(3), 23);
    other.plant(layout);
    const [first] = leavesOf(other.layout(0).root);
    expect(first).toBeDefined();
    expect(leavesOf(other.layout(0).root).toSorted(byPiece)).toEqual(
      leavesOf(layout.root).toSorted(byPiece),
    );
    expect(other.layout(0).root).toMatchObject({ dx: layout.root.dx, dy: layout.root.dy });
  });
});

function byPiece(a: { piece: number; turned: boolean }, b: { piece: number; turned: boolean }) {
  return a.piece - b.piece || Number(a.turned) - Number(b.turned);
}
