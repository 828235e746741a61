import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  PlanBoard,
  PlanPiece,
} from '../../../../../../web/planner/cutting/plan/plan-board.ts';
import {
  findPiece,
  pieceCode,
  type Coded,
} from '../../../../../../web/screens/cut/plan/labels/label-code.ts';

const piece = (part: string, length: number, width: number, turned = false): PlanPiece => {
  const [long, wide] = turned ? [width, length] : [length, width];
  return { part, x: 0, y: 0, length: long, width: wide, turned, slantStart: 0, slantEnd: 0 };
};
const board = (pieces: readonly PlanPiece[]): PlanBoard => {
  return { stock: 's', length: 2440, width: 1220, pieces, cuts: [], offcuts: [] };
};
const plan = (
  id: string,
  boards: readonly (readonly PlanPiece[])[],
  cut: readonly (readonly PlanPiece[])[] = [],
): Coded => {
  return {
    id,
    boards: boards.map((pieces, i) => ({ number: cut.length + i + 1, board: board(pieces) })),
    done: cut.map((pieces, i) => ({
      number: i + 1,
      price: null,
      offcut: null,
      names: {},
      board: board(pieces),
    })),
  };
};

const pieces = fc.array(
  fc
    .record({
      part: fc.constantFrom('a', 'b', 'c'),
      length: fc.integer({ min: 1, max: 900 }),
      turned: fc.boolean(),
    })
    .map(({ part, length, turned }) => piece(part, length, 400, turned)),
  { minLength: 1, maxLength: 6 },
);

describe('the code of a label', () => {
  it('leads back to its very piece, among the plans of a project', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(pieces, { minLength: 1 }), { minLength: 1, maxLength: 3 }),
        (all) => {
          const plans = all.map((boards, i) => plan(`p/${i}`, boards));
          for (const cuts of plans) {
            for (const { number, board: open } of cuts.boards) {
              for (const [i, one] of open.pieces.entries()) {
                const found = findPiece(plans, pieceCode(cuts.id, number, i + 1, one));
                expect(found).toEqual({ cuts, board: number, piece: i + 1, done: false });
              }
            }
          }
        },
      ),
    );
  });

  it('leads to a piece of the same part and size after the boards have changed, rotated or not', () => {
    const code = pieceCode('p', 3, 2, piece('a', 700, 400));
    const now = plan('p', [[piece('b', 1, 1)], [piece('b', 1, 1), piece('a', 700, 400, true)]]);
    expect(findPiece([now], code)).toMatchObject({ board: 2, piece: 2, done: false });
  });

  it('leads to a board that is already cut only if no other has such a piece', () => {
    const cut = [[piece('a', 700, 400)]];
    const code = pieceCode('p', 9, 9, piece('a', 700, 400));
    expect(findPiece([plan('p', [], cut)], code)).toMatchObject({ board: 1, done: true });
    expect(findPiece([plan('p', cut, cut)], code)).toMatchObject({ board: 2, done: false });
  });

  it('leads nowhere for another size, part or list, and for what is no code', () => {
    const one = piece('a', 700, 400);
    const here = plan('p', [[one]]);
    for (const code of [
      pieceCode('p', 1, 1, piece('a', 701, 400)),
      pieceCode('p', 1, 1, piece('b', 700, 400)),
      pieceCode('q', 1, 1, one),
    ]) {
      expect(findPiece([here], code)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(findPiece([here], text)).toBeUndefined();
      }),
    );
  });
});
