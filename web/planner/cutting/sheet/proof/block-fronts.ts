import { Front, FrontTable } from './front.ts';
import { digitsOf, nextPart, type Subsets } from './subsets.ts';
import { ALONG_X, ALONG_Y, firstAxes, type Axis, type Model, type Sheet } from '../model.ts';
import type { IsOver } from '../is-over.ts';

const WORK_BETWEEN_LOOKS = 2 ** 14;
/** What is done between two looks, in milliseconds. */
const LOOK_WORK = 0.35;
/** What a join costs, in parts looked at. */
const JOIN_WORK = 8;

/** Blocks of one form: rows along some axes, around blocks of a form with a stage less. */
interface Form {
  readonly axes: readonly Axis[];
  /** The form of their members; undefined: single pieces. */
  readonly inner: number | undefined;
  /** Whether a whole sheet may be cut so. */
  readonly isWhole: boolean;
}

/** What blocks are looked for: those that leave more than `slack` empty are of no use to the caller. */
export interface BlocksWanted {
  readonly model: Model;
  readonly subsets: Subsets;
  readonly slack: number;
}

/**
 * For every list of pieces the least sizes of the blocks that guillotine cuts can part into them:
 * whatever holds such a list in a plan is no smaller than one of them either way. A block of more than
 * one piece is two blocks side by side, so every way to part the list in two is looked at, smaller
 * lists first. Exact, for any number of stages. Cost: the ways to part lists in two, times the sizes.
 */
export class BlockFronts {
  readonly #forms: readonly Form[];
  readonly #tables: readonly FrontTable[];
  readonly #wanted: BlocksWanted;
  readonly #front = new Front();
  readonly #largest: { readonly dx: number; readonly dy: number; readonly area: number };
  /** The least area that any block of a list leaves empty. */
  readonly #empty: Float64Array;

  constructor(wanted: BlocksWanted) {
    this.#wanted = wanted;
    this.#forms = formsOf(wanted.model);
    this.#tables = this.#forms.map(() => new FrontTable(wanted.subsets.count));
    this.#empty = new Float64Array(wanted.subsets.count).fill(Infinity);
    const sheets = wanted.model.sheets.filter(({ quantity }) => quantity > 0);
    this.#largest = {
      dx: Math.max(0, ...sheets.map(({ dx }) => dx)),
      dy: Math.max(0, ...sheets.map(({ dy }) => dy)),
      area: Math.max(0, ...sheets.map(({ dx, dy }) => dx * dy)),
    };
  }

  /** Fills the tables; false when there was no time for all of them. */
  fill(isOver: IsOver): boolean {
    const { subsets, slack } = this.#wanted;
    const whole = new Int32Array(subsets.quantities.length);
    const digits = new Int32Array(whole.length);
    const parts = new Int32Array(subsets.count);
    const empty = this.#empty;
    let work = 0;
    for (let list = 1; list < subsets.count; list++) {
      let found = 0;
      if ((subsets.areas[list] as number) <= this.#largest.area) {
        digitsOf(subsets, list, whole);
        digits.fill(0);
        let part = nextPart(subsets, whole, digits, 0);
        for (; part > 0 && 2 * part <= list; part = nextPart(subsets, whole, digits, part)) {
          if ((empty[part] as number) + (empty[list - part] as number) <= slack) {
            parts[found++] = part;
          }
          work++;
        }
      }
      this.#write(list, parts, found);
      work += 1 + JOIN_WORK * found;
      if (work < WORK_BETWEEN_LOOKS) continue;
      if (isOver(LOOK_WORK)) return false;
      work = 0;
    }
    return true;
  }

  /** Whether a sheet can be cut into the pieces of a list. */
  fits(list: number, sheet: Sheet): boolean {
    return this.#tables.some(({ start, dx, dy }, form) => {
      if (this.#forms[form]?.isWhole !== true) return false;
      for (let i = start[list] as number; i < (start[list + 1] as number); i++) {
        if ((dx[i] as number) <= sheet.dx && (dy[i] as number) <= sheet.dy) return true;
      }
      return false;
    });
  }

  /** Finds the sizes of a list in every form, from so many parts that it can be parted into. */
  #write(list: number, parts: Int32Array, count: number): void {
    const front = this.#front;
    const area = this.#wanted.subsets.areas[list] as number;
    let empty = Infinity;
    for (let form = 0; form < this.#forms.length; form++) {
      const { axes, inner } = this.#forms[form] as Form;
      const table = this.#tables[form] as FrontTable;
      front.size = 0;
      if (inner === undefined) this.#addPiece(list);
      else this.#addAll(this.#tables[inner] as FrontTable, list);
      for (const axis of axes) {
        for (let i = 0; i < count; i++) {
          const part = parts[i] as number;
          this.#join(table, part, list - part, axis, area);
        }
      }
      table.write(list, front);
      for (let i = 0; i < front.size; i++) {
        empty = Math.min(empty, (front.dx[i] as number) * (front.dy[i] as number) - area);
      }
    }
    this.#empty[list] = empty;
  }

  #addPiece(list: number): void {
    const { model, subsets } = this.#wanted;
    const { dx: mostX, dy: mostY } = this.#largest;
    const piece = pieceOf(list, subsets);
    if (piece < 0) return;
    const { dx = 0, dy = 0, rotate = false } = model.pieces[piece] ?? {};
    if (dx <= mostX && dy <= mostY) this.#front.add(dx, dy);
    if (rotate && dy <= mostX && dx <= mostY) this.#front.add(dy, dx);
  }

  #addAll({ start, dx, dy }: FrontTable, list: number): void {
    for (let i = start[list] as number; i < (start[list + 1] as number); i++) {
      this.#front.add(dx[i] as number, dy[i] as number);
    }
  }

  /** The least sizes of two blocks side by side: for each height of either the narrowest of both. */
  #join(table: FrontTable, a: number, b: number, axis: Axis, area: number): void {
    const { start } = table;
    const front = this.#front;
    const { dx: mostX, dy: mostY } = this.#largest;
    const most = area + this.#wanted.slack;
    const isX = axis === ALONG_X;
    const [along, wide] = isX ? [table.dx, table.dy] : [table.dy, table.dx];
    const [mostLong, mostHigh] = isX ? [mostX, mostY] : [mostY, mostX];
    // Sizes stand with the highest first as seen along x, and with the widest last.
    const step = isX ? 1 : -1;
    const skip = isX ? 0 : 1;
    let i = (isX ? (start[a] as number) : (start[a + 1] as number)) - skip;
    let j = (isX ? (start[b] as number) : (start[b + 1] as number)) - skip;
    const endI = (isX ? (start[a + 1] as number) : (start[a] as number)) - skip;
    const endJ = (isX ? (start[b + 1] as number) : (start[b] as number)) - skip;
    while (i !== endI && j !== endJ) {
      const long = (along[i] as number) + (along[j] as number);
      const [left, right] = [wide[i] as number, wide[j] as number];
      const high = left > right ? left : right;
      if (long > mostLong) return;
      if (high <= mostHigh && long * high <= most) {
        if (isX) front.add(long, high);
        else front.add(high, long);
      }
      if (left >= right) i += step;
      if (right >= left) j += step;
    }
  }
}

/** The piece that a list is one of; -1 where it is of more than one. */
function pieceOf(list: number, { quantities, weights }: Subsets): number {
  return weights.findIndex((weight, piece) => weight === list && (quantities[piece] as number) > 0);
}

/** Without a limit on the stages every row may hold any; else rows of one axis are a form each. */
function formsOf(model: Model): Form[] {
  if (model.stages === Infinity) {
    return [{ axes: [ALONG_X, ALONG_Y], inner: undefined, isWhole: true }];
  }
  const forms: Form[] = [];
  for (let stage = 1; stage <= model.stages; stage++) {
    for (const axis of [ALONG_X, ALONG_Y] as const) {
      // Two forms a stage: the members are of the other axis and the stage before.
      const inner = stage === 1 ? undefined : 2 * (stage - 2) + (axis === ALONG_X ? 1 : 0);
      const isWhole = stage === model.stages && firstAxes(model).includes(axis);
      forms.push({ axes: [axis], inner, isWhole });
    }
  }
  return forms;
}
