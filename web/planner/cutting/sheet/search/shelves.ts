import { FitTree } from '../../fit-tree.ts';
import { rowOf, type SlicingBlock, type Leaf } from '../layout.ts';
import { planPieceCount, type PackedSheets } from '../plan.ts';
import {
  ALONG_X,
  across,
  firstAxes,
  type RowAxis,
  type SheetModel,
  type SheetKind,
} from '../model.ts';

interface Open {
  readonly kind: number;
  readonly shelves: Leaf[][];
  room: number;
}

/** A shelf: its sheet and its free length. */
interface Shelf {
  readonly leaves: Leaf[];
  room: number;
}

/**
 * A plan at once for any length of list: pieces in shelves across the sheet, the widest first, each on the first shelf
 * with room, otherwise on a new shelf of the first sheet with room, otherwise on a new sheet of the cheapest kind by
 * area that holds it (first fit, decreasing height). Two stages, so it is valid under any limit. The rest stays
 * outside. O((pieces + kinds) log).
 */
export function shelfPlan(model: SheetModel): PackedSheets {
  const axis = firstAxes(model).at(-1) ?? ALONG_X;
  const stock = new Stock(model, axis);
  const pieces = planPieceCount(model);
  const [inShelves, inSheets] = [new FitTree(pieces), new FitTree(pieces)];
  const shelves: Shelf[] = [];
  const sheets: Open[] = [];
  const startShelf = (long: number, wide: number): boolean => {
    let at = inSheets.first(wide, long);
    if (at < 0) {
      const kind = stock.take(long, wide);
      if (kind < 0) return false;
      at = sheets.push({ kind, shelves: [], room: stock.wideOf(kind) }) - 1;
    }
    const sheet = sheets[at];
    if (sheet === undefined) return false;
    const leaves: Leaf[] = [];
    sheet.shelves.push(leaves);
    sheet.room -= wide;
    inSheets.set(at, sheet.room, stock.longOf(sheet.kind));
    inShelves.set(
      shelves.push({ leaves, room: stock.longOf(sheet.kind) }) - 1,
      stock.longOf(sheet.kind),
    );
    return true;
  };
  for (const { leaf, long, wide, quantity } of waysOf(model, axis, stock)) {
    for (let left = quantity; left > 0; left--) {
      if (inShelves.first(long) < 0 && !startShelf(long, wide)) break;
      const at = inShelves.first(long);
      const shelf = shelves[at];
      if (shelf === undefined) break;
      shelf.leaves.push(leaf);
      shelf.room -= long;
      inShelves.set(at, shelf.room);
    }
  }
  return sheets.map((sheet) => {
    const members = sheet.shelves.map((leaves): SlicingBlock => {
      const [only] = leaves;
      return leaves.length === 1 && only ? only : rowOf(across(axis), leaves);
    });
    return { sheet: sheet.kind, root: rowOf(axis, members) };
  });
}

/** Sheets, measured along a shelf (long) and across it (wide). */
class Stock {
  readonly #sheets: readonly SheetKind[];
  readonly #axis: RowAxis;
  readonly #left: number[];
  /** Kinds, cheapest by area first. */
  readonly #order: readonly number[];
  readonly #tree: FitTree;

  constructor({ sheets }: SheetModel, axis: RowAxis) {
    this.#sheets = sheets;
    this.#axis = axis;
    this.#left = sheets.map(({ quantity }) => quantity);
    const ratio = sheets.map(({ rank, dx, dy }) => rank / (dx * dy));
    this.#order = [...sheets.keys()].toSorted((a, b) => (ratio[a] ?? 0) - (ratio[b] ?? 0));
    this.#tree = new FitTree(sheets.length);
    this.#order.forEach((kind, at) => {
      if ((this.#left[kind] ?? 0) > 0) this.#tree.set(at, this.wideOf(kind), this.longOf(kind));
    });
  }

  longOf(kind: number): number {
    const { dx = 0, dy = 0 } = this.#sheets[kind] ?? {};
    return this.#axis === ALONG_X ? dy : dx;
  }

  wideOf(kind: number): number {
    const { dx = 0, dy = 0 } = this.#sheets[kind] ?? {};
    return this.#axis === ALONG_X ? dx : dy;
  }

  holds(long: number, wide: number): boolean {
    return this.#tree.first(wide, long) >= 0;
  }

  /** Kind of the sheet to open for a piece, or -1. */
  take(long: number, wide: number): number {
    const at = this.#tree.first(wide, long);
    const kind = this.#order[at] ?? -1;
    if (kind < 0) return -1;
    this.#left[kind] = (this.#left[kind] ?? 0) - 1;
    if ((this.#left[kind] ?? 0) <= 0) this.#tree.set(at, -1, -1);
    return kind;
  }
}

/** Pieces with orientation: the long side along the shelf if a sheet allows it, widest first. */
function waysOf({ pieces }: SheetModel, axis: RowAxis, stock: Stock) {
  return pieces
    .flatMap(({ dx, dy, rotate, quantity }, piece) => {
      if (quantity <= 0) return [];
      const way = (turned: boolean) => {
        const leaf: Leaf = turned ? { piece, turned, dx: dy, dy: dx } : { piece, turned, dx, dy };
        const [long, wide] = axis === ALONG_X ? [leaf.dy, leaf.dx] : [leaf.dx, leaf.dy];
        return { leaf, long, wide, quantity };
      };
      const ways = rotate ? [way(false), way(true)] : [way(false)];
      ways.sort((a, b) => a.wide - b.wide);
      return ways.filter(({ long, wide }) => stock.holds(long, wide)).slice(0, 1);
    })
    .toSorted((a, b) => b.wide - a.wide || b.long - a.long);
}
