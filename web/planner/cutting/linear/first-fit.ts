import { FitTree } from '../fit-tree.ts';
import { sumOf } from '../problem.ts';
import type { LinearModel, Use } from './model.ts';

interface Board {
  readonly stock: number;
  room: number;
  readonly types: number[];
  readonly counts: number[];
}

/**
 * A plan at once for any length of list: longest piece first, each on the first board with room, otherwise on a new
 * board of the stock with the lowest cost per length. At the end each board becomes the cheapest unlimited one that
 * holds its pieces. O((pieces + stocks) log).
 */
export function firstFit(model: LinearModel): Use[] {
  const capacity = (stock: number): number => model.capacity[stock] ?? 0;
  const cost = (stock: number): number => model.cost[stock] ?? 0;
  const rate = (stock: number): number => cost(stock) / capacity(stock);
  const stocks = [...model.cost.keys()].toSorted((a, b) => capacity(b) - capacity(a));
  const byRate = stocks.toSorted((a, b) => rate(a) - rate(b));
  const byCost = stocks
    .filter((stock) => model.limit[stock] === Infinity)
    .toSorted((a, b) => cost(a) - cost(b));
  const supply = treeOf(byRate.map((stock) => (model.limit[stock] === 0 ? -1 : capacity(stock))));
  const unlimited = treeOf(byCost.map(capacity));
  const left = model.limit.slice();
  const boards: Board[] = [];
  const rooms = new FitTree(sumOf(model.demand));

  /** An empty board for a piece. */
  const open = (size: number): Board | undefined => {
    const at = supply.first(size);
    const stock = byRate[at];
    if (stock === undefined) return undefined;
    left[stock] = (left[stock] ?? 0) - 1;
    if (left[stock] === 0) supply.set(at, -1);
    return { stock, room: capacity(stock), types: [], counts: [] };
  };
  model.sizes.forEach((size, type) => {
    for (let pieces = model.demand[type] ?? 0; pieces > 0;) {
      const at = rooms.first(size);
      const board = at < 0 ? open(size) : boards[at];
      if (board === undefined) break;
      const count = Math.min(pieces, Math.floor(board.room / size));
      board.types.push(type);
      board.counts.push(count);
      board.room -= count * size;
      pieces -= count;
      if (at < 0) boards.push(board);
      rooms.set(at < 0 ? boards.length - 1 : at, board.room);
    }
  });
  return boards.map(({ stock, room, types, counts }) => {
    const other = byCost[unlimited.first(capacity(stock) - room)] ?? stock;
    const cheapest = cost(other) < cost(stock) ? other : stock;
    return { pattern: { stock: cheapest, types, counts }, boards: 1 };
  });
}

function treeOf(values: readonly number[]): FitTree {
  const tree = new FitTree(values.length);
  values.forEach((value, position) => tree.set(position, value));
  return tree;
}
