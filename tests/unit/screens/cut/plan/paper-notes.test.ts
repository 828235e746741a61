import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanBoard, PlanPiece } from '../../../../../web/planner/cutting/plan/plan-board.ts';
import { paperNotes } from '../../../../../web/screens/cut/plan/paper-notes.ts';
import { textWidth } from '../../../../../web/ui/format/text-width.ts';

const MM = 25.4 / 72;

/** Guillotine cuts of a sheet: each turns the piece at hand into two, at a share of its side. */
const shares = fc.array(
  fc.tuple(fc.nat(), fc.double({ min: 0.004, max: 0.996, noNaN: true }), fc.boolean()),
  {
    maxLength: 60,
  },
);

function sheetOf(
  length: number,
  width: number,
  cuts: readonly (readonly [number, number, boolean])[],
): PlanBoard {
  const pieces = [{ x: 0, y: 0, length, width }];
  for (const [which, share, along] of cuts) {
    const i = which % pieces.length;
    const one = pieces[i];
    if (one === undefined) continue;
    const isAlong = along && width > 0;
    const [long, wide] = isAlong
      ? [one.length, one.width * share]
      : [one.length * share, one.width];
    const rest = isAlong
      ? { ...one, y: one.y + wide, width: one.width - wide }
      : { ...one, x: one.x + long, length: one.length - long };
    pieces.splice(i, 1, { ...one, length: long, width: wide }, rest);
  }
  return {
    stock: 's',
    length,
    width,
    cuts: [],
    offcuts: [],
    pieces: pieces.map((piece, i) => ({
      ...piece,
      part: `p${i}`,
      turned: false,
      slantStart: 0,
      slantEnd: 0,
    })),
  };
}

const boards = fc
  .tuple(fc.integer({ min: 300, max: 6000 }), fc.constantFrom(0, 100, 1220, 2500), shares)
  .map(([length, width, cuts]) => sheetOf(length, width, cuts));

const textsOf = ({ part, length, width }: PlanPiece) => {
  return {
    letter: part.toUpperCase(),
    name: 'side of it',
    size: `${length.toFixed(0)} × ${width.toFixed(0)}`,
  };
};

const dowel = (y: number): PlanPiece => {
  return {
    part: 'a',
    x: 100,
    y,
    length: 12,
    width: 12,
    turned: false,
    slantStart: 0,
    slantEnd: 0,
  };
};

describe('a board on paper', () => {
  it('names every piece in 6 pt or more: on it, within its lines, or beneath with a line to it', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(1, 2, 8), (board, times) => {
        const notes = paperNotes(board, board.length * times, textsOf);
        const scale = notes.width / board.length;
        for (const { piece, lines, points, isTurned } of notes.inside) {
          expect(points).toBeGreaterThanOrEqual(6);
          const wide = Math.max(...lines.map((line) => textWidth(line, true))) * points * MM;
          const high = lines.length * points * 1.2 * MM;
          const [w, h] = isTurned ? [high, wide] : [wide, high];
          expect(w).toBeLessThanOrEqual(piece.length * scale);
          expect(h).toBeLessThanOrEqual(board.width === 0 ? notes.height : piece.width * scale);
          expect(lines.join(' ')).toContain(textsOf(piece).letter);
        }
        const inside = new Set(notes.inside.map(({ piece }) => piece));
        const small = board.pieces.filter((piece) => !inside.has(piece));
        for (const piece of small) {
          const { letter } = textsOf(piece);
          const note = notes.outside.find(({ text }) => text.split(' ')[0] === letter);
          expect(note?.points).toBeGreaterThanOrEqual(6);
          expect(note?.x).toBeGreaterThanOrEqual(piece.x);
          expect(note?.x).toBeLessThanOrEqual(piece.x + piece.length);
        }
      }),
    );
  });

  it('writes no two letters beneath a drawing over each other', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const { outside } = paperNotes(board, board.length, textsOf);
        for (const row of Map.groupBy(
          outside,
          ({ row: number, isAbove }) => `${number} ${isAbove}`,
        ).values()) {
          const ends = row.map(({ text, points, at }) => {
            const half = (textWidth(text, true) * points * MM) / 2;
            return [at - half, at + half] as const;
          });
          const over = ends.filter(([start], i) => start < (ends[i - 1]?.[1] ?? -Infinity));
          expect(over).toEqual([]);
        }
      }),
    );
  });

  it('names small pieces of one part in a column once, with their count', () => {
    const board = {
      stock: 's',
      length: 2440,
      width: 1220,
      cuts: [],
      offcuts: [],
      pieces: [0, 20, 40].map(dowel),
    };
    const notes = paperNotes(board, 2440, textsOf);
    expect(notes.outside.map(({ text, row }) => [text, row])).toEqual([['A ×\u00a03', 0]]);
  });
});
