import { ALONG_X, ALONG_Y, type RowAxis, type SheetModel } from '../model.ts';
import { NONE, type Forest } from './forest.ts';
import type { Random } from '../random.ts';

/** Numbers per free rectangle: length along its row, width, the row's current width, node, axis. */
const STRIDE = 5;
/** Score of a piece without a free rectangle. */
export const NO_FIT = 0x7fffffff;

/** Orientations of a piece: flat, rotated, or both. */
export const FLAT = 1;
export const TURNED = 2;
export const EITHER = 3;

/** Numbers per piece: stamp of its last scan, score and node flat, score and node rotated. */
const FIELDS = 5;

/** Free rectangles of a slot, and the best of them for each piece. */
interface Memory {
  list: Int32Array;
  size: number;
  readonly best: Int32Array;
}

/**
 * Possible positions of pieces. A free rectangle is next to a node and uses the slack of all rows above it; a piece
 * fits if it is no larger. They are listed once per content of a sheet, and the best one per piece is cached until the
 * sheet changes, so that a step of the search pays only for the sheets that it changed.
 */
export class FreeRectangles {
  readonly #forest: Forest;
  readonly #model: SheetModel;
  readonly #random: Random;
  readonly #memories: Memory[] = [];
  /** Per slot: stamp of its list, and area of its largest free rectangle. */
  readonly #listStamp: Int32Array;
  readonly #largest: Float64Array;
  /** Index of a piece among those with a count: few in a window of a long list. */
  readonly #place: Int32Array;
  readonly #places: number;

  /** Counters of listed and scanned free rectangles: the work of the search. */
  listed = 0;
  scanned = 0;

  /** Among equal free rectangles the choice is random. */
  constructor(forest: Forest, random: Random) {
    this.#random = random;
    this.#forest = forest;
    this.#model = forest.model;
    let places = 0;
    this.#place = Int32Array.from(this.#model.pieces, ({ quantity }) =>
      quantity > 0 ? places++ : NONE,
    );
    this.#places = places;
    this.#listStamp = new Int32Array(forest.stamp.length);
    this.#largest = new Float64Array(forest.stamp.length);
  }

  /** True if a sheet is known to have no free rectangle of this area: called before `score` for thousands of sheets. */
  isTooFull(slot: number, area: number): boolean {
    return (
      this.#listStamp[slot] === this.#forest.stamp[slot] && area > (this.#largest[slot] as number)
    );
  }

  /** Score of the best free rectangle for a piece on a sheet, less is better; or NO_FIT. */
  score(slot: number, piece: number, ways: number): number {
    const memory = this.#memories[slot] ?? this.#remember(slot);
    const stamp = this.#forest.stamp[slot] as number;
    const { best } = memory;
    const at = FIELDS * (this.#place[piece] as number);
    if (best[at] !== stamp) {
      if (this.#listStamp[slot] !== stamp) this.#list(memory, slot);
      best[at] = stamp;
      this.#scan(memory, piece);
    }
    const flat = ways & FLAT ? (best[at + 1] as number) : NO_FIT;
    const turned = ways & TURNED ? (best[at + 3] as number) : NO_FIT;
    return flat < turned ? flat : turned;
  }

  /** Puts the piece into the free rectangle that `score` found for the same orientations. */
  place(slot: number, piece: number, ways: number): void {
    const best = this.#memories[slot]?.best;
    if (!best) throw new Error(`slot ${slot} was not looked at`);
    const at = FIELDS * (this.#place[piece] as number);
    const isTurned =
      ways === TURNED || (ways === EITHER && (best[at + 3] as number) < (best[at + 1] as number));
    this.#forest.insert(slot, best[isTurned ? at + 4 : at + 2] as number, piece, isTurned ? 1 : 0);
  }

  #remember(slot: number): Memory {
    const list = new Int32Array(16 * STRIDE);
    const best = new Int32Array(FIELDS * this.#places);
    return (this.#memories[slot] = { list, size: 0, best });
  }

  #scan(memory: Memory, piece: number): void {
    const shape = this.#model.pieces[piece];
    if (!shape) throw new Error(`no piece ${piece}`);
    this.scanned += memory.size;
    const at = FIELDS * (this.#place[piece] as number);
    scanWay(memory, at + 1, shape.dx, shape.dy, this.#random);
    if (shape.rotate) scanWay(memory, at + 3, shape.dy, shape.dx, this.#random);
    else memory.best[at + 3] = NO_FIT;
  }

  #list(memory: Memory, slot: number): void {
    const { root, kind, stamp } = this.#forest;
    const sheet = this.#model.sheets[kind[slot] as number];
    if (!sheet) throw new Error(`no sheet in slot ${slot}`);
    memory.size = 0;
    this.#walk(memory, root[slot] as number, sheet.dx, sheet.dy);
    this.listed += memory.size;
    this.#listStamp[slot] = stamp[slot] as number;
    this.#largest[slot] = largestIn(memory);
  }

  /** Lists the free rectangles in a row that may grow to `roomX` by `roomY`. */
  #walk(memory: Memory, row: number, roomX: number, roomY: number): void {
    const { axis, dx, dy, first, next, piece, depth } = this.#forest;
    if (axis[row] === ALONG_X) {
      const slack = roomX - (dx[row] as number);
      add(memory, slack, roomY, dy[row] as number, row, ALONG_X);
      for (let c = first[row] as number; c !== NONE; c = next[c] as number) {
        const room = (dx[c] as number) + slack;
        if (piece[c] === NONE) this.#walk(memory, c, room, roomY);
        else if ((depth[c] as number) < this.#model.stages) {
          add(memory, roomY - (dy[c] as number), room, dx[c] as number, c, ALONG_Y);
        }
      }
    } else {
      const slack = roomY - (dy[row] as number);
      add(memory, slack, roomX, dx[row] as number, row, ALONG_Y);
      for (let c = first[row] as number; c !== NONE; c = next[c] as number) {
        const room = (dy[c] as number) + slack;
        if (piece[c] === NONE) this.#walk(memory, c, roomX, room);
        else if ((depth[c] as number) < this.#model.stages) {
          add(memory, roomX - (dx[c] as number), room, dy[c] as number, c, ALONG_X);
        }
      }
    }
  }
}

/**
 * The tightest fit wins: twice the rest of its row after the piece, plus the difference between the piece and the row's
 * current width. (Measured on the 2D bin packing sets against a dozen other rules; rules that use the room across the
 * row are worse.)
 */
function scanWay(memory: Memory, at: number, dx: number, dy: number, random: Random): void {
  const { list } = memory;
  const end = memory.size * STRIDE;
  let best = NO_FIT;
  let node = NONE;
  for (let i = 0; i < end; i += STRIDE) {
    const isAlongX = list[i + 4] === ALONG_X;
    const beside = (list[i] as number) - (isAlongX ? dx : dy);
    const wide = isAlongX ? dy : dx;
    if (beside < 0 || wide > (list[i + 1] as number)) continue;
    const step = Math.abs((list[i + 2] as number) - wide);
    const score = Math.min(2 * beside, step);
    if (score < best || (score === best && random.next() < 0.5)) {
      best = score;
      node = list[i + 3] as number;
    }
  }
  memory.best[at] = best;
  memory.best[at + 1] = node;
}

/** Area of the largest listed free rectangle; 0 if there is none. */
function largestIn({ list, size }: Memory): number {
  let largest = 0;
  for (let i = 0; i < size * STRIDE; i += STRIDE) {
    largest = Math.max(largest, (list[i] as number) * (list[i + 1] as number));
  }
  return largest;
}

function add(
  m: Memory,
  along: number,
  wide: number,
  base: number,
  node: number,
  axis: RowAxis,
): void {
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
