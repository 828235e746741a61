import type { Cut, Rectangle } from '../contract.ts';

/** Work of a sheet's cuts in addition to sawing. */
export interface SawWork {
  /** Fence settings: a cut at the distance of the previous one needs none. */
  readonly settings: number;
  /** Changes of the direction of the cuts, each of which turns the sheet. */
  readonly turns: number;
}

/** One sheet and its saw; millimetres. */
interface Sawn {
  readonly length: number;
  readonly width: number;
  /** Cuts in sawing order. */
  readonly cuts: readonly Cut[];
  readonly kerf: number;
  /** Trims before the usable area. */
  readonly near: { readonly left: number; readonly top: number };
}

/** Counts the saw work cut by cut. */
export class SawTally implements SawWork {
  settings = 0;
  turns = 0;
  #distance: number | undefined;
  #isUpright: boolean | undefined;

  /** Adds a cut at a distance from the near edge of the current piece, in integer units. */
  add(distance: number, isUpright: boolean): void {
    if (distance !== this.#distance) this.settings++;
    if (this.#isUpright !== undefined && this.#isUpright !== isUpright) this.turns++;
    this.#distance = distance;
    this.#isUpright = isUpright;
  }
}

/** Nanometres: the grid of a request is an integer number of them, so equal distances stay equal. */
const nano = (mm: number): number => Math.round(mm * 1e6);

/**
 * Saw work of a sheet, found by making its cuts: every cut is set by its distance from the near edge of the divided
 * piece. The first cut of a sheet is a setting and not a turn. O(cuts) while few pieces are between the same two edges.
 */
export function sawWork({ length, width, cuts, kerf, near }: Sawn): SawWork {
  const table = new Table();
  table.put({ x: 0, y: 0, length: nano(length), width: nano(width) });
  const tally = new SawTally();
  for (const { x1, y1, x2, y2, stage } of cuts) {
    const isUpright = x1 === x2;
    const line = { x1: nano(x1), y1: nano(y1), x2: nano(x2), y2: nano(y2) };
    const from = table.take(line, isUpright);
    if (from === undefined) continue;
    const at = isUpright ? line.x1 : line.y1;
    tally.add(at - (isUpright ? from.x : from.y), isUpright);
    // A trim narrower than the kerf: the blade runs over the edge.
    const lost = stage === 0 && at === 0 ? Math.min(kerf, isUpright ? near.left : near.top) : kerf;
    const next = at + nano(lost);
    if (isUpright) {
      table.put({ ...from, length: at - from.x });
      table.put({ ...from, x: next, length: from.x + from.length - next });
    } else {
      table.put({ ...from, width: at - from.y });
      table.put({ ...from, y: next, width: from.y + from.width - next });
    }
  }
  return { settings: tally.settings, turns: tally.turns };
}

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Pieces on the table, found by the two edges between which a cut runs. */
class Table {
  readonly #between = new Map<string, Rectangle[]>();

  put(piece: Rectangle): void {
    const { x, y, length, width } = piece;
    if (length <= 0 || width <= 0) return;
    for (const key of [`x ${x} ${x + length}`, `y ${y} ${y + width}`]) {
      const list = this.#between.get(key);
      if (list) list.push(piece);
      else this.#between.set(key, [piece]);
    }
  }

  /** Removes the piece that a line crosses from the table. */
  take({ x1, y1, x2, y2 }: Line, isUpright: boolean): Rectangle | undefined {
    const list = this.#between.get(isUpright ? `y ${y1} ${y2}` : `x ${x1} ${x2}`) ?? [];
    const at = list.findIndex(({ x, y, length, width }) =>
      isUpright ? x1 >= x && x1 < x + length : y1 >= y && y1 < y + width,
    );
    const [piece] = at < 0 ? [] : list.splice(at, 1);
    if (piece === undefined) return undefined;
    const { x, y, length, width } = piece;
    const other = this.#between.get(isUpright ? `x ${x} ${x + length}` : `y ${y} ${y + width}`);
    other?.splice(other.indexOf(piece), 1);
    return piece;
  }
}
