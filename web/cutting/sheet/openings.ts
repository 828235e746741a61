import { ALONG_X, ALONG_Y, type Axis, type Puzzle } from './puzzle.ts';
import { NONE, type Forest } from './forest.ts';

/** Numbers kept for an opening: length along its row, width, the row's width so far, node, axis. */
const STRIDE = 5;

/** A slot's openings, and the best of them for each piece, as of the stamps beside them. */
interface Memory {
  list: Int32Array;
  size: number;
  listStamp: number;
  readonly stamps: Int32Array;
  readonly scores: Float64Array;
  readonly choices: Int32Array;
}

/**
 * Where a piece may go. An opening is the free rectangle beside a node, reached through the slack of
 * all rows above it; a piece fits when it is no larger. Openings are listed once for each content of
 * a sheet, and the best one for each piece is remembered until the sheet changes, so that a step of
 * the search pays only for the sheets that it touched.
 */
export class Openings {
  readonly #forest: Forest;
  readonly #puzzle: Puzzle;
  readonly #memories: Memory[] = [];

  constructor(forest: Forest) {
    this.#forest = forest;
    this.#puzzle = forest.puzzle;
  }

  /** The score of the best opening for a piece on a sheet, less is better; Infinity: none fits. */
  score(slot: number, piece: number): number {
    const memory = (this.#memories[slot] ??= this.#remember());
    const stamp = this.#forest.stamp[slot] as number;
    if (memory.stamps[piece] !== stamp) {
      if (memory.listStamp !== stamp) this.#list(memory, slot);
      memory.stamps[piece] = stamp;
      this.#scan(memory, piece);
    }
    return memory.scores[piece] as number;
  }

  /** Puts the piece into the opening that `score` found. */
  place(slot: number, piece: number): void {
    const choice = this.#memories[slot]?.choices[piece] as number;
    this.#forest.insert(slot, choice >> 1, piece, choice & 1);
  }

  #remember(): Memory {
    const pieces = this.#puzzle.pieces.length;
    return {
      list: new Int32Array(16 * STRIDE),
      size: 0,
      listStamp: 0,
      stamps: new Int32Array(pieces),
      scores: new Float64Array(pieces),
      choices: new Int32Array(pieces),
    };
  }

  #scan(memory: Memory, piece: number): void {
    const shape = this.#puzzle.pieces[piece];
    if (!shape) throw new Error(`no piece ${piece}`);
    memory.scores[piece] = Infinity;
    scanTurned(memory, piece, shape.dx, shape.dy, 0);
    if (shape.rotate) scanTurned(memory, piece, shape.dy, shape.dx, 1);
  }

  #list(memory: Memory, slot: number): void {
    const { root, kind, stamp } = this.#forest;
    const sheet = this.#puzzle.sheets[kind[slot] as number];
    if (!sheet) throw new Error(`no sheet in slot ${slot}`);
    memory.listStamp = stamp[slot] as number;
    memory.size = 0;
    this.#walk(memory, root[slot] as number, sheet.dx, sheet.dy);
  }

  /** Lists the openings in a row that may grow to `roomX` by `roomY`. */
  #walk(memory: Memory, row: number, roomX: number, roomY: number): void {
    const { axis, dx, dy, first, next, piece, depth } = this.#forest;
    if (axis[row] === ALONG_X) {
      const slack = roomX - (dx[row] as number);
      add(memory, slack, roomY, dy[row] as number, row, ALONG_X);
      for (let c = first[row] as number; c !== NONE; c = next[c] as number) {
        const room = (dx[c] as number) + slack;
        if (piece[c] === NONE) this.#walk(memory, c, room, roomY);
        else if ((depth[c] as number) < this.#puzzle.stages) {
          add(memory, roomY - (dy[c] as number), room, dx[c] as number, c, ALONG_Y);
        }
      }
    } else {
      const slack = roomY - (dy[row] as number);
      add(memory, slack, roomX, dx[row] as number, row, ALONG_Y);
      for (let c = first[row] as number; c !== NONE; c = next[c] as number) {
        const room = (dy[c] as number) + slack;
        if (piece[c] === NONE) this.#walk(memory, c, roomX, room);
        else if ((depth[c] as number) < this.#puzzle.stages) {
          add(memory, roomX - (dx[c] as number), room, dy[c] as number, c, ALONG_X);
        }
      }
    }
  }
}

/**
 * The tightest fit wins: of what stays beside the piece, what stays across it, and how far it is
 * from the width that its row has anyway, the least.
 */
function scanTurned(memory: Memory, piece: number, dx: number, dy: number, turned: number): void {
  const { list } = memory;
  const end = memory.size * STRIDE;
  let best = memory.scores[piece] as number;
  let choice = memory.choices[piece] as number;
  for (let i = 0; i < end; i += STRIDE) {
    const isAlongX = list[i + 4] === ALONG_X;
    const beside = (list[i] as number) - (isAlongX ? dx : dy);
    const wide = isAlongX ? dy : dx;
    const over = (list[i + 1] as number) - wide;
    if (beside < 0 || over < 0) continue;
    const step = Math.abs((list[i + 2] as number) - wide);
    const score = Math.min(beside, over, step);
    if (score < best) {
      best = score;
      choice = ((list[i + 3] as number) << 1) | turned;
    }
  }
  memory.scores[piece] = best;
  memory.choices[piece] = choice;
}

function add(m: Memory, along: number, wide: number, base: number, node: number, axis: Axis): void {
  if (along <= 0) return;
  const at = m.size * STRIDE;
  if (at === m.list.length) {
    const longer = new Int32Array(2 * at);
    longer.set(m.list);
    m.list = longer;
  }
  m.list[at] = along;
  m.list[at + 1] = wide;
  m.list[at + 2] = base;
  m.list[at + 3] = node;
  m.list[at + 4] = axis;
  m.size++;
}
