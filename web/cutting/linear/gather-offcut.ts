import type { Model, Pattern, Use } from './model.ts';

const MOST_BOARDS = 60;
const MOST_CELLS = 200_000;

/**
 * The same boards with the waste gathered on one of them. The board with the most room left gives
 * pieces to each other board in turn: the two boards' pieces are dealt out again so that the other
 * is as full as possible (a subset-sum table over its capacity), until nothing moves or it is
 * over. Only for plans that a person might look at board by board.
 */
export function gatherOffcut(
  model: Model,
  uses: readonly Use[],
  isOver: () => boolean,
): readonly Use[] {
  const boards = uses.flatMap((use) =>
    Array.from({ length: use.boards }, () => toBoard(model, use.pattern)),
  );
  if (boards.length < 2 || boards.length > MOST_BOARDS) return uses;
  boards.sort((a, b) => b.room - a.room || b.stock - a.stock);
  const [target, ...others] = boards;
  if (target === undefined) return uses;
  for (let moved = true; moved;) {
    moved = false;
    for (const other of others) {
      if (isOver()) break;
      if (other.room > 0 && refill(model, other, target)) moved = true;
    }
  }
  return [...others, target].map((board) => ({ pattern: toPattern(board), boards: 1 }));
}

interface Board {
  readonly stock: number;
  /** Types, one entry a piece. */
  pieces: number[];
  room: number;
}

function toBoard(model: Model, pattern: Pattern): Board {
  const pieces: number[] = [];
  let room = model.capacity[pattern.stock] ?? 0;
  pattern.types.forEach((type, n) => {
    const count = pattern.counts[n] ?? 0;
    room -= count * (model.sizes[type] ?? 0);
    for (let piece = 0; piece < count; piece++) pieces.push(type);
  });
  return { stock: pattern.stock, pieces, room };
}

function toPattern(board: Board): Pattern {
  const counts = new Map<number, number>();
  for (const type of board.pieces) counts.set(type, (counts.get(type) ?? 0) + 1);
  const types = [...counts.keys()].toSorted((a, b) => a - b);
  return { stock: board.stock, types, counts: types.map((type) => counts.get(type) ?? 0) };
}

/** Deals the pieces of both boards again so that `other` is fullest; true when that gains. */
function refill(model: Model, other: Board, target: Board): boolean {
  const capacity = model.capacity[other.stock] ?? 0;
  const pieces = [...other.pieces, ...target.pieces];
  if (capacity * pieces.length > MOST_CELLS * 8) return false;
  const sizes = pieces.map((type) => model.sizes[type] ?? 0);
  const chosen = fullest(sizes, capacity);
  const used = chosen.reduce((sum, n) => sum + (sizes[n] ?? 0), 0);
  if (used <= capacity - other.room) return false;
  target.room += used - (capacity - other.room);
  other.room = capacity - used;
  other.pieces = chosen.map((n) => pieces[n] ?? 0);
  const gone = new Set(chosen);
  target.pieces = pieces.filter((_, n) => !gone.has(n));
  return true;
}

/** Positions of the sizes that fill a capacity best. O(capacity · pieces). */
function fullest(sizes: readonly number[], capacity: number): number[] {
  const last = new Int32Array(capacity + 1).fill(-1);
  const reached = new Uint8Array(capacity + 1);
  reached[0] = 1;
  sizes.forEach((size, n) => {
    for (let w = capacity; w >= size; w--) {
      if (reached[w] === 1 || reached[w - size] !== 1) continue;
      reached[w] = 1;
      last[w] = n;
    }
  });
  const chosen: number[] = [];
  for (let w = reached.lastIndexOf(1); w > 0; w -= sizes[last[w] ?? 0] ?? w)
    chosen.push(last[w] ?? 0);
  return chosen;
}
