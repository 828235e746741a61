import { ParetoFront, FrontTable } from './front.ts';
import { digitsOf, nextPart, type Subsets } from './subsets.ts';
import {
  ALONG_X,
  ALONG_Y,
  firstAxes,
  type RowAxis,
  type SheetModel,
  type SheetKind,
} from '../model.ts';
import type { IsOver } from '../../problem.ts';

const WORK_BETWEEN_LOOKS = 2 ** 14;
/** Work between two checks, milliseconds. */
const LOOK_WORK = 0.35;
/** Cost of a join, in checked parts. */
const JOIN_WORK = 8;

/** Blocks of one form: rows along some axes, around blocks of a form with one stage less. */
interface Form {
  readonly axes: readonly RowAxis[];
  /** Form of the members; undefined: single pieces. */
  readonly inner: number | undefined;
  /** True if a complete sheet may be cut so. */
  readonly isWhole: boolean;
}

/** Wanted blocks: those with more than `slack` of empty area are useless to the caller. */
export interface BlocksWanted {
  readonly model: SheetModel;
  readonly subsets: Subsets;
  readonly slack: number;
}

/**
 * For every list of pieces the minimal sizes of blocks that guillotine cuts can divide into them: any area of a plan
 * that holds such a list is at least as large as one of them. A block of several pieces is two blocks side by side, so
 * every division of the list into two is tried, smaller lists first. Exact for any number of stages. Cost: the
 * divisions of lists, times the sizes.
 */
export class BlockFronts {
  readonly #forms: readonly Form[];
  readonly #tables: readonly FrontTable[];
  readonly #wanted: BlocksWanted;
  readonly #front = new ParetoFront();
  readonly #largest: { readonly dx: number; readonly dy: number; readonly area: number };
  /** Minimum empty area of any block of a list. */
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

  /** Fills the tables; false if time ends first. */
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

  /** True if a sheet can be cut into the pieces of a list. */
  fits(list: number, sheet: SheetKind): boolean {
    return this.#tables.some(({ start, dx, dy }, form) => {
      if (this.#forms[form]?.isWhole !== true) return false;
      for (let i = start[list] as number; i < (start[list + 1] as number); i++) {
        if ((dx[i] as number) <= sheet.dx && (dy[i] as number) <= sheet.dy) return true;
      }
      return false;
    });
  }

  /** Finds the sizes of a list in every form, from its divisions. */
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

  /** Minimal sizes of two blocks side by side: for each height of either the narrowest of both. */
  #join(table: FrontTable, a: number, b: number, axis: RowAxis, area: number): void {
    const { start } = table;
    const front = this.#front;
    const { dx: mostX, dy: mostY } = this.#largest;
    const most = area + this.#wanted.slack;
    const isX = axis === ALONG_X;
    const [along, wide] = isX ? [table.dx, table.dy] : [table.dy, table.dx];
    const [mostLong, mostHigh] = isX ? [mostX, mostY] : [mostY, mostX];
    // Sizes are sorted by height descending seen along x.
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

/** The only piece of a list; -1 if it has more than one. */
function pieceOf(list: number, { quantities, weights }: Subsets): number {
  return weights.findIndex((weight, piece) => weight === list && (quantities[piece] as number) > 0);
}

/** Without a stage limit every row may contain any; otherwise rows of one axis are a form each. */
function formsOf(model: SheetModel): Form[] {
  if (model.stages === Infinity) {
    return [{ axes: [ALONG_X, ALONG_Y], inner: undefined, isWhole: true }];
  }
  const forms: Form[] = [];
  for (let stage = 1; stage <= model.stages; stage++) {
    for (const axis of [ALONG_X, ALONG_Y] as const) {
      // Two forms per stage: the members have the other axis and the previous stage.
      const inner = stage === 1 ? undefined : 2 * (stage - 2) + (axis === ALONG_X ? 1 : 0);
      const isWhole = stage === model.stages && firstAxes(model).includes(axis);
      forms.push({ axes: [axis], inner, isWhole });
    }
  }
  return forms;
}
