import { FitTree } from '../fit-tree.ts';
import type { Model, Use } from './model.ts';

interface Board {
  stock: number;
  room: number;
  readonly types: number[];
  readonly counts: number[];
}

/**
 * A plan at once, however long the lists: longest piece first, each on the first board with room for
 * it, else on a new board of the stock that costs least for its length. At the end each board becomes
 * the cheapest unlimited one that holds what is on it. O((pieces + stocks) log).
 */
export function firstFit(model: Model): Use[] {
  const supply = new Supply(model);
  const rooms = new FitTree(model.demand.reduce((sum, d) => sum + d, 0));
  const boards: Board[] = [];
  for (let type = 0; type < model.sizes.length; type++) {
    const size = model.sizes[type] ?? 0;
    for (let left = model.demand[type] ?? 0; left > 0;) {
      const at = rooms.first(size);
      const board = at < 0 ? supply.open(size) : boards[at];
      if (board === undefined) break;
      const count = Math.min(left, Math.floor(board.room / size));
      board.types.push(type);
      board.counts.push(count);
      board.room -= count * size;
      left -= count;
      if (at < 0) boards.push(board);
      rooms.set(at < 0 ? boards.length - 1 : at, board.room);
    }
  }
  return boards.map(({ types, counts, ...board }) => {
    return { pattern: { stock: supply.cheapest(board), types, counts }, boards: 1 };
  });
}

/** The boards there are, handed out at the best price for their length. */
class Supply {
  private readonly model: Model;
  private readonly left: Float64Array;
  /** Stocks from the longest down; those before `known` are long enough and are in the heap. */
  private readonly byLength: readonly number[];
  private known = 0;
  private readonly heap: number[] = [];
  /** Unlimited stocks from the shortest up, and from each on the cheapest. */
  private readonly unlimited: readonly number[];
  private readonly best: number[];

  constructor(model: Model) {
    this.model = model;
    this.left = model.limit.slice();
    const capacity = (k: number): number => model.capacity[k] ?? 0;
    this.byLength = [...model.capacity.keys()].toSorted((a, b) => capacity(b) - capacity(a));
    this.unlimited = this.byLength.filter((k) => model.limit[k] === Infinity).toReversed();
    this.best = [...this.unlimited];
    for (let n = this.best.length - 2; n >= 0; n--) {
      const [one, other] = [this.best[n] ?? 0, this.best[n + 1] ?? 0];
      if ((model.cost[other] ?? 0) < (model.cost[one] ?? 0)) this.best[n] = other;
    }
  }

  /** An empty board for a piece; sizes must not grow from call to call. */
  open(size: number): Board | undefined {
    const { model, byLength, heap } = this;
    for (; this.known < byLength.length; this.known++) {
      const stock = byLength[this.known] ?? 0;
      if ((model.capacity[stock] ?? 0) < size) break;
      this.push(stock);
    }
    const [stock] = heap;
    if (stock === undefined) return undefined;
    this.left[stock] = (this.left[stock] ?? 0) - 1;
    if ((this.left[stock] ?? 0) <= 0) this.pop();
    return { stock, room: model.capacity[stock] ?? 0, types: [], counts: [] };
  }

  /** The cheapest stock that can stand for this board. */
  cheapest({ stock, room }: Pick<Board, 'stock' | 'room'>): number {
    const { model, unlimited, best } = this;
    const used = (model.capacity[stock] ?? 0) - room;
    let [low, high] = [0, unlimited.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((model.capacity[unlimited[middle] ?? 0] ?? 0) < used) low = middle + 1;
      else high = middle;
    }
    const other = best[low] ?? stock;
    return (model.cost[other] ?? 0) < (model.cost[stock] ?? 0) ? other : stock;
  }

  private rate(stock: number): number {
    return (this.model.cost[stock] ?? 0) / (this.model.capacity[stock] ?? 1);
  }

  /** Less than nothing when `a` is the better buy; of equals the longer, which comes first. */
  private compare(a: number, b: number): number {
    return (
      this.rate(a) - this.rate(b) || (this.model.capacity[b] ?? 0) - (this.model.capacity[a] ?? 0)
    );
  }

  private push(stock: number): void {
    const { heap } = this;
    let at = heap.push(stock) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.compare(stock, heap[above] ?? 0) >= 0) break;
      heap[at] = heap[above] ?? 0;
      at = above;
    }
    heap[at] = stock;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      const isRight =
        below + 1 < heap.length && this.compare(heap[below + 1] ?? 0, heap[below] ?? 0) < 0;
      if (isRight) below++;
      if (this.compare(last, heap[below] ?? 0) <= 0) break;
      heap[at] = heap[below] ?? 0;
      at = below;
    }
    heap[at] = last;
  }
}
