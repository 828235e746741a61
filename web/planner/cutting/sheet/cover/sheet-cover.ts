import { Budget } from '../../linear/budget.ts';
import { Lp, perturbed } from '../../linear/lp.ts';
import {
  flattenRows,
  isLeaf,
  rowOf,
  type SlicingBlock,
  type SheetLayout,
  type SlicingRow,
} from '../layout.ts';
import { planPieceCount } from '../plan.ts';
import type { IsOver } from '../../problem.ts';
import type { SheetModel } from '../model.ts';
import type { Random } from '../random.ts';
import type { FoundSheet, FoundSheets } from './found-sheets.ts';

/** Cost of a missing piece relative to its share of an average sheet. */
const OUTSIDE = 8;
/** Columns that join the program at once, and rounds after each chosen sheet. */
const MOST_NEW = 30;
const ROUNDS = 2;
/** A column that costs this much more than its value, in sheets, is left out until it pays. */
const MARGIN = 0.005;
/** While sheets are chosen, only those within this margin above their value are considered. */
const NEAR = 0.15;
const LEAST_USE = 1e-4;
/** Random shift of a sheet's use when the most used one is chosen. */
const NOISE = 0.2;
const NO_COLUMN = -1;

/**
 * Chooses sheets of a list within a rank that leave few pieces outside. The relaxation uses fractional sheets and pays
 * for missing pieces; then one sheet after the other is chosen, the most used first, and the rest is solved again. Rows
 * of the program: one per piece, one for the total rank, one per kind without enough sheets for all.
 */
export class SheetCover {
  readonly #model: SheetModel;
  readonly #sheets: readonly FoundSheet[];
  readonly #goal: number;
  /** Kinds with a row, after the row of the rank. */
  readonly #scarce: readonly number[];
  /** Rank of an average sheet, the unit of the rank row. */
  readonly #unit: number;
  readonly #lp: Lp;
  /** Pieces of all sheets one after the other, and the start of each. */
  readonly #pieces: number[] = [];
  readonly #starts: number[] = [0];
  readonly #columnOf: number[] = [];
  readonly #sheetOf = new Map<number, number>();
  /** Sheets that pay, or nearly. */
  #near = new Int32Array(0);

  /** The list of sheets may grow between calls. */
  constructor(model: SheetModel, { sheets, goal }: FoundSheets, isOver: IsOver) {
    const { pieces } = model;
    this.#model = model;
    this.#sheets = sheets;
    this.#goal = goal;
    const total = pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0);
    const room = Math.max(...model.sheets.map(({ dx, dy }) => dx * dy));
    const count = Math.ceil(total / room);
    this.#unit = goal / count;
    const most = planPieceCount(model);
    this.#scarce = [...model.sheets.keys()].filter(
      (kind) => (model.sheets[kind]?.quantity ?? 0) < most,
    );
    const rhs = pieces.map(({ quantity }, i) => perturbed(quantity, i));
    const limits = this.#scarce.map((kind) => -(model.sheets[kind]?.quantity ?? 0));
    const prices = pieces.map(({ dx, dy }) => (OUTSIDE * dx * dy * count) / total);
    const penalty = [count, ...limits].map(() => OUTSIDE * count);
    this.#lp = new Lp([...rhs, -count, ...limits], [...prices, ...penalty], new Budget(isOver));
  }

  /** Solves the relaxation over all sheets; false if time is over. */
  #relax(): boolean {
    this.#listPieces();
    const all = Int32Array.from(this.#columnOf, (_, sheet) => sheet);
    do if (!this.#lp.primal()) return false;
    while (this.#addColumns(all));
    const rents = this.#rents();
    this.#near = all.filter((sheet) => this.#gain(sheet, rents) > -NEAR);
    return true;
  }

  /** The chosen sheets, without surplus pieces; undefined if time is over. */
  choose(random: Random): readonly SheetLayout[] | undefined {
    const lp = this.#lp;
    if (!this.#relax()) return undefined;
    const state = lp.save();
    const chosen: SheetLayout[] = [];
    let left = this.#goal;
    for (;;) {
      this.#prune();
      const column = this.#mostUsed(random);
      const sheet = this.#sheets[this.#sheetOf.get(column) ?? -1];
      const rank = this.#model.sheets[sheet?.kind ?? -1]?.rank ?? 0;
      if (!sheet || rank > left) break;
      left -= rank;
      chosen.push(sheet.layout());
      lp.shift(column, 1);
      lp.refresh();
      if (!lp.dual() && !lp.primal()) break;
      for (let i = 0; i < ROUNDS && this.#addColumns(this.#near); i++) if (!lp.primal()) break;
    }
    lp.restore(state);
    return this.#withoutSurplus(chosen);
  }

  /** Removes columns far from paying: a smaller program is faster. */
  #prune(): void {
    const reduced = this.#lp.reducedCosts();
    for (const column of this.#sheetOf.keys()) {
      if ((reduced[column] as number) > MARGIN) this.#lp.ban(column, true);
    }
  }

  /** Adds the sheets that would save most at the program's prices; false if there is none. */
  #addColumns(among: Int32Array): boolean {
    const found: number[] = [];
    const gains: number[] = [];
    const rents = this.#rents();
    for (const sheet of among) {
      const gain = this.#gain(sheet, rents);
      if (gain <= 1e-7 || gain <= (gains[MOST_NEW - 1] ?? 0) || this.#isIn(sheet)) continue;
      let at = Math.min(gains.length, MOST_NEW - 1);
      for (; at > 0 && (gains[at - 1] as number) < gain; at--) {
        gains[at] = gains[at - 1] as number;
        found[at] = found[at - 1] as number;
      }
      gains[at] = gain;
      found[at] = sheet;
    }
    for (const sheet of found) this.#addColumn(sheet);
    return found.length > 0;
  }

  /** Cost of a sheet of each kind at the program's prices. */
  #rents(): number[] {
    const { prices } = this.#lp;
    const row = this.#model.pieces.length;
    return this.#model.sheets.map(({ rank }, kind) => {
      const scarce = this.#scarce.indexOf(kind);
      const limit = scarce < 0 ? 0 : (prices[row + 1 + scarce] as number);
      return ((prices[row] as number) * rank) / this.#unit + limit;
    });
  }

  /** Value of a sheet's pieces above its cost. */
  #gain(sheet: number, rents: readonly number[]): number {
    const { prices } = this.#lp;
    let gain = -(rents[this.#sheets[sheet]?.kind ?? 0] as number);
    const end = this.#starts[sheet + 1] as number;
    for (let k = this.#starts[sheet] as number; k < end; k++) {
      gain += prices[this.#pieces[k] as number] as number;
    }
    return gain;
  }

  #listPieces(): void {
    for (const { pieces } of this.#sheets.slice(this.#columnOf.length)) {
      this.#pieces.push(...pieces);
      this.#starts.push(this.#pieces.length);
      this.#columnOf.push(NO_COLUMN);
    }
  }

  #isIn(sheet: number): boolean {
    const column = this.#columnOf[sheet] as number;
    return column !== NO_COLUMN && (this.#lp.isBasic(column) || this.#lp.isFree(column));
  }

  #addColumn(sheet: number): void {
    const known = this.#columnOf[sheet] as number;
    if (known !== NO_COLUMN) {
      this.#lp.ban(known, false);
      return;
    }
    const { kind, pieces } = this.#sheets[sheet] as FoundSheet;
    const row = this.#model.pieces.length;
    const counts = new Map([[row, -(this.#model.sheets[kind]?.rank ?? 0) / this.#unit]]);
    const scarce = this.#scarce.indexOf(kind);
    if (scarce >= 0) counts.set(row + 1 + scarce, -1);
    for (const piece of pieces) {
      counts.set(piece, (counts.get(piece) ?? 0) + 1);
    }
    const column = this.#lp.addColumn(0, [...counts.keys()], [...counts.values()]);
    this.#columnOf[sheet] = column;
    this.#sheetOf.set(column, sheet);
  }

  #mostUsed(random: Random): number {
    let found = NO_COLUMN;
    let most = LEAST_USE;
    for (const column of this.#lp.basis) {
      if (!this.#sheetOf.has(column)) continue;
      const use = this.#lp.value(column) * (1 - NOISE * random.next());
      if (use > most) [most, found] = [use, column];
    }
    return found;
  }

  /** The sheets without pieces that an earlier one already holds. */
  #withoutSurplus(layouts: readonly SheetLayout[]): readonly SheetLayout[] {
    const left = this.#model.pieces.map(({ quantity }) => quantity);
    const keep = ({ axis, members }: SlicingRow): SlicingRow => {
      const kept = members.flatMap((member): readonly SlicingBlock[] => {
        if (!isLeaf(member)) return [keep(member)];
        const count = left[member.piece] ?? 0;
        left[member.piece] = Math.max(0, count - 1);
        return count > 0 ? [member] : [];
      });
      return rowOf(axis, kept);
    };
    return layouts
      .map(({ sheet, root }) => ({ sheet, root: flattenRows(keep(root)) }))
      .filter(({ root }) => root.members.length > 0);
  }
}
