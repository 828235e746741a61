import { planPieceCount, planRank, type PackedSheets } from '../plan.ts';
import { Random } from '../random.ts';
import type { Forest } from '../search/forest.ts';
import { isLeaf, rowOf, type SheetLayout, type Leaf, type SlicingRow } from '../layout.ts';
import { gcdOf } from '../../problem.ts';
import { ALONG_X, type SheetModel } from '../model.ts';

/** Longer lists have too many sheets to choose from. */
const MOST_PIECES = 150;
const MOST_KINDS = 10;
/** Maximum waste of a sheet, relative to the average of the wanted plan, and at least this share of it. */
const WASTE = 1.2;
const LEAST_WASTE = 0.01;
/** While fewer than RARE sheets have one of its pieces, a sheet may waste more by this factor. */
const RARE = 100;
const RARE_WASTE = 2.5;
const MOST_SHEETS = 20_000;
/** A key is two random numbers; sums for a sheet's pieces stay exact. */
const DRAWS = 2 ** 22;

/** Pieces that fill a sheet, some of them several times, and their layout. */
export interface FoundSheet {
  readonly kind: number;
  readonly pieces: readonly number[];
  readonly layout: () => SheetLayout;
}

/** A sheet while its pieces are exchanged. */
interface Found {
  readonly layout: SheetLayout;
  readonly pieces: readonly number[];
  readonly area: number;
  readonly key: number;
}

/**
 * Sheets with little waste among those that searches found, each list of pieces once; and for each the same sheet with
 * one piece exchanged for another.
 */
export class FoundSheets {
  readonly sheets: FoundSheet[] = [];
  /** The plan to beat. */
  readonly plan: PackedSheets;
  /** Maximum total rank of the wanted plan's sheets. */
  readonly goal: number;
  readonly #model: SheetModel;
  readonly #areas: readonly number[];
  /** A random number per piece: their sum identifies a list of pieces in any order. */
  readonly #keys: readonly number[];
  readonly #kindKeys: readonly number[];
  /** Required fill of a sheet, and of one with a rare piece. */
  readonly #fill: number;
  readonly #rareFill: number;
  /** Number of stored sheets with each piece, without exchanged ones. */
  readonly #times: Int32Array;
  readonly #looked = new Set<number>();
  readonly #known = new Set<number>();

  /** Collects sheets for a plan cheaper than this one; undefined if combining sheets is useless. */
  static for(model: SheetModel, plan: PackedSheets): FoundSheets | undefined {
    const goal = planRank(plan, model) - gcdOf(model.sheets.map(({ rank }) => rank));
    const isShort = model.sheets.length <= MOST_KINDS && planPieceCount(model) <= MOST_PIECES;
    return isShort && plan.length > 1 && goal > 0 ? new FoundSheets(model, plan, goal) : undefined;
  }

  private constructor(model: SheetModel, plan: PackedSheets, goal: number) {
    const { sheets, pieces } = model;
    const random = new Random(1);
    const draw = (): number => random.below(DRAWS) * DRAWS + random.below(DRAWS);
    this.plan = plan;
    this.goal = goal;
    this.#model = model;
    this.#areas = pieces.map(({ dx, dy }) => dx * dy);
    this.#keys = pieces.map(draw);
    this.#kindKeys = sheets.map(draw);
    this.#times = new Int32Array(pieces.length);
    const needed = pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0);
    const room = plan.reduce((sum, { sheet }) => sum + this.#roomOf(sheet), 0);
    const waste = Math.max(
      LEAST_WASTE,
      WASTE * (1 - (needed * planRank(plan, model)) / (room * goal)),
    );
    this.#fill = 1 - waste;
    this.#rareFill = 1 - RARE_WASTE * waste;
  }

  #roomOf(kind: number): number {
    const sheet = this.#model.sheets[kind];
    return sheet ? sheet.dx * sheet.dy : 0;
  }

  /** Stores a sheet of a search if it is well filled and new. */
  look(forest: Forest, slot: number): void {
    if (this.sheets.length === MOST_SHEETS) return;
    const kind = forest.kind[slot] as number;
    const pieces = forest.piecesOn(slot);
    let area = 0;
    let key = this.#kindKeys[kind] as number;
    for (const piece of pieces) {
      area += this.#areas[piece] as number;
      key += this.#keys[piece] as number;
    }
    const fill = area / this.#roomOf(kind);
    if (fill < this.#rareFill || this.#looked.has(key)) return;
    const isRare = (piece: number): boolean => (this.#times[piece] as number) < RARE;
    if (fill < this.#fill && !pieces.some(isRare)) return;
    for (const piece of pieces) this.#times[piece] = (this.#times[piece] as number) + 1;
    this.#looked.add(key);
    const layout = forest.layout(slot);
    this.#add(key, { kind, pieces, layout: () => layout });
    const sheet = this.#model.sheets[kind];
    if (sheet) this.#exchange({ layout, pieces, area, key }, layout.root, sheet.dx, sheet.dy);
  }

  #add(key: number, sheet: FoundSheet): void {
    if (this.#known.has(key) || this.sheets.length === MOST_SHEETS) return;
    this.#known.add(key);
    this.sheets.push(sheet);
  }

  /** Exchanges each piece of a row with this room. */
  #exchange(found: Found, row: SlicingRow, roomX: number, roomY: number): void {
    const isX = row.axis === ALONG_X;
    for (const member of row.members) {
      const x = isX ? roomX - row.dx + member.dx : roomX;
      const y = isX ? roomY : roomY - row.dy + member.dy;
      if (isLeaf(member)) this.#exchangeLeaf(found, member, x, y);
      else this.#exchange(found, member, x, y);
    }
  }

  /** Exchanges a piece for others that fit its room. */
  #exchangeLeaf({ layout, pieces, area, key }: Found, old: Leaf, x: number, y: number): void {
    const least =
      this.#fill * this.#roomOf(layout.sheet) - area + (this.#areas[old.piece] as number);
    for (const [piece, { dx, dy, rotate, quantity }] of this.#model.pieces.entries()) {
      if ((this.#areas[piece] as number) < least || piece === old.piece) continue;
      const isFlat = dx <= x && dy <= y;
      if (!isFlat && !(rotate && dy <= x && dx <= y)) continue;
      if (pieces.filter((one) => one === piece).length >= quantity) continue;
      const by = { piece, turned: !isFlat, dx: isFlat ? dx : dy, dy: isFlat ? dy : dx };
      this.#add(key - (this.#keys[old.piece] as number) + (this.#keys[piece] as number), {
        kind: layout.sheet,
        pieces: pieces.with(pieces.indexOf(old.piece), piece),
        layout: () => ({ ...layout, root: exchanged(layout.root, old, by) }),
      });
    }
  }
}

/** A row with one leaf replaced. */
function exchanged(row: SlicingRow, old: Leaf, by: Leaf): SlicingRow {
  const members = row.members.map((member) => {
    if (isLeaf(member)) return member === old ? by : member;
    return exchanged(member, old, by);
  });
  return rowOf(row.axis, members);
}
