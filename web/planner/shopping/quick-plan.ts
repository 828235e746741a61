import type {
  CutBoard,
  CutSheet,
  LinearAnswer,
  PlacedPanel,
  SheetAnswer,
  Unplaced,
} from '../cutting/contract.ts';
import type { LengthCut, SheetCut, RequestLength, RequestSheet } from './cut-request.ts';

/**
 * Quick estimate for the figures that follow a key press: longest piece first, each from the first board that it fits.
 * A new board is the one with the lowest cost per piece of that length, the longest of equals. The answer of the search
 * replaces it.
 */
export function firstFitLengths(request: LengthCut): LinearAnswer {
  const boards: { stock: RequestLength; parts: CutBoard['parts'][number][]; end: number }[] = [];
  const taken = new Map<string, number>();
  const unplaced = new Map<string, number>();
  const left = (stock: RequestLength): number =>
    (stock.quantity ?? Infinity) - (taken.get(stock.id) ?? 0);
  for (const part of request.parts.toSorted((a, b) => b.length - a.length)) {
    // A board that one of these pieces did not fit takes none of the others either.
    let at = 0;
    for (let n = 0; n < part.quantity; n += 1) {
      let board = boards[at];
      while (board !== undefined && board.end + part.length > board.stock.length) {
        at += 1;
        board = boards[at];
      }
      if (board === undefined) {
        const stock = bestNew(
          request.stock.filter((one) => left(one) > 0 && one.length >= part.length),
          (one) => Math.floor((one.length + request.kerf) / (part.length + request.kerf)),
        );
        if (stock === undefined) {
          unplaced.set(part.id, (unplaced.get(part.id) ?? 0) + 1);
          continue;
        }
        board = { stock, parts: [], end: 0 };
        boards.push(board);
        taken.set(stock.id, (taken.get(stock.id) ?? 0) + 1);
      }
      board.parts.push({ part: part.id, at: board.end, length: part.length });
      board.end += part.length + request.kerf;
    }
  }
  return {
    ...answerOf(boards, unplaced),
    boards: boards.map(({ stock, parts, end }) => ({
      stock: stock.id,
      parts,
      offcut: Math.max(0, stock.length - end),
    })),
  };
}

/** The stock of which a piece costs least; `yields`: how many pieces one gives. */
function bestNew<Stock extends RequestLength>(
  fitting: readonly Stock[],
  yields: (stock: Stock) => number,
): Stock | undefined {
  const costOf = (stock: Stock): number => stock.price / Math.max(1, yields(stock));
  return fitting.reduce<Stock | undefined>((best, stock) => {
    if (best === undefined) return stock;
    const off = costOf(stock) - costOf(best);
    return off < 0 || (off === 0 && stock.length > best.length) ? stock : best;
  }, undefined);
}

function answerOf(
  used: readonly { readonly stock: RequestLength }[],
  unplaced: ReadonlyMap<string, number>,
): Omit<LinearAnswer, 'boards'> {
  const rest = [...unplaced].map(([part, quantity]): Unplaced => {
    return { part, quantity, reason: 'too-long', at: 'parts' };
  });
  return {
    status: rest.length === 0 ? 'feasible' : 'infeasible',
    cost: used.reduce((sum, { stock }) => sum + stock.price, 0),
    bound: 0,
    ms: 0,
    unplaced: rest,
  };
}

interface Shelf {
  readonly y: number;
  readonly depth: number;
  end: number;
}

interface OpenSheet {
  readonly stock: RequestSheet;
  readonly parts: PlacedPanel[];
  readonly shelves: Shelf[];
  /** Start of the next shelf. */
  top: number;
}

type Sized = SheetCut['parts'][number];

/** The same for panels: in rows across the sheet, deepest panel first. */
export function firstFitSheets(request: SheetCut): SheetAnswer {
  const sheets: OpenSheet[] = [];
  const unplaced = new Map<string, number>();
  const taken = new Map<string, number>();
  // Only the engine lays panels around what is damaged.
  const whole = request.stock.filter(({ defects }) => defects === undefined);
  const turned = request.parts.map((part) => layFlat(part, whole, request.trim));
  for (const part of turned.toSorted((a, b) => b.width - a.width || b.length - a.length)) {
    let at = 0;
    for (let n = 0; n < part.quantity; n += 1) {
      let open = sheets[at];
      while (open !== undefined && !place(open, part, request)) {
        at += 1;
        open = sheets[at];
      }
      if (open !== undefined) continue;
      const stock = bestNew(
        whole.filter(
          (one) =>
            (one.quantity ?? Infinity) > (taken.get(one.id) ?? 0) &&
            one.length - 2 * request.trim >= part.length &&
            one.width - 2 * request.trim >= part.width,
        ),
        (one) => one.length,
      );
      if (stock === undefined) {
        unplaced.set(part.id, (unplaced.get(part.id) ?? 0) + 1);
        continue;
      }
      const sheet: OpenSheet = { stock, parts: [], shelves: [], top: request.trim };
      sheets.push(sheet);
      taken.set(stock.id, (taken.get(stock.id) ?? 0) + 1);
      place(sheet, part, request);
    }
  }
  return {
    ...answerOf(sheets, unplaced),
    cutCount: 0,
    cutLength: 0,
    sheets: sheets.map(({ stock, parts }): CutSheet => {
      return { stock: stock.id, parts, cuts: [], offcuts: [] };
    }),
  };
}

interface Flat extends Sized {
  readonly rotated: boolean;
}

/** Turns the long side along the sheet, if the panel may turn or fits no other way. */
function layFlat(part: Sized, stock: readonly RequestSheet[], trim: number): Flat {
  const fits = (long: number, wide: number): boolean =>
    stock.some((one) => one.length - 2 * trim >= long && one.width - 2 * trim >= wide);
  const better = part.width > part.length && fits(part.width, part.length);
  const only = !fits(part.length, part.width) && fits(part.width, part.length);
  return part.rotate && (better || only)
    ? { ...part, length: part.width, width: part.length, rotated: true }
    : { ...part, rotated: false };
}

function place(sheet: OpenSheet, part: Flat, { kerf, trim }: SheetCut): boolean {
  const { stock, shelves } = sheet;
  let shelf = shelves.find(
    ({ depth, end }) => depth >= part.width && end + part.length <= stock.length - trim,
  );
  if (shelf === undefined) {
    const fits =
      sheet.top + part.width <= stock.width - trim && part.length <= stock.length - 2 * trim;
    if (!fits) return false;
    shelf = { y: sheet.top, depth: part.width, end: trim };
    shelves.push(shelf);
    sheet.top += part.width + kerf;
  }
  sheet.parts.push({
    part: part.id,
    x: shelf.end,
    y: shelf.y,
    length: part.length,
    width: part.width,
    rotated: part.rotated,
  });
  shelf.end += part.length + kerf;
  return true;
}
