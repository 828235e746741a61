import { gcdOf, largestOf, sumOf, type LinearProblem } from '../problem.ts';
import { addTo, type Filling } from './knapsack.ts';

/**
 * The cutting problem of the search: piece lengths and board lengths both include one kerf more, so that lengths simply
 * add up to the capacity. Equal lengths are one type, longest first.
 */
export interface LinearModel {
  readonly sizes: Float64Array;
  readonly demand: Int32Array;
  /** Per stock. */
  readonly capacity: Float64Array;
  /** Spare length that each board should keep: `SPARE_NM`. */
  readonly spare: Float64Array;
  readonly cost: Float64Array;
  /** `Infinity`: unlimited. */
  readonly limit: Float64Array;
  /** Cost of one missing piece: more than any plan that makes it. */
  readonly penalty: number;
}

/** Cutting pattern of one board. */
export interface Pattern extends Filling {
  readonly stock: number;
}

/** A pattern and its number of boards. */
export interface Use {
  readonly pattern: Pattern;
  readonly boards: number;
}

/** Origin of the model's types and stocks, as indices of the problem. */
export interface Origin {
  /** Per type: the parts of that length, in the request's order. */
  readonly parts: readonly (readonly number[])[];
  readonly stock: readonly number[];
  /** Parts longer than every stock. */
  readonly tooLong: readonly number[];
}

/**
 * Nanometres: both ends squared with the usual saw of 3 mm, and 4 mm for a short board or an inexact cut. Trims count
 * towards it.
 */
const SPARE_NM = 10e6;

/** The model of a problem, without unusable stock rows (no quantity, all trim). */
export function toLinearModel(problem: LinearProblem): { model: LinearModel; origin: Origin } {
  const { trim } = problem;
  const { overlap, kerf } = nesting(problem);
  const rows = problem.stock
    .map(({ length, quantity, cost }, k) => {
      return { k, quantity, cost, room: length - trim.start - trim.end - overlap + kerf };
    })
    .filter(({ quantity, room }) => quantity > 0 && room > kerf);
  const longest = largestOf(rows.map(({ room }) => room));
  const sizeOf = (i: number): number => (problem.parts[i]?.length ?? 0) - overlap + kerf;
  const all = [...problem.parts.keys()];
  const tooLong = all.filter((i) => sizeOf(i) > longest);
  const bySize = Map.groupBy(
    all.filter((i) => sizeOf(i) <= longest),
    sizeOf,
  );
  const types = [...bySize].toSorted(([a], [b]) => b - a);
  const unit = Math.max(1, gcdOf(bySize.keys()));
  const costUnit = Math.max(1, gcdOf(rows.map(({ cost }) => cost)));
  const parts = types.map(([, list]) => list);
  const demand = parts.map((list) => sumOf(list.map((i) => problem.parts[i]?.quantity ?? 0)));
  const pieces = sumOf(demand);
  // No plan needs more boards than pieces: this limit also bounds proofs with free boards.
  const limit = rows.map(({ cost, quantity }) =>
    cost === 0 ? Math.min(quantity, pieces) : quantity,
  );
  const spare = Math.max(0, SPARE_NM / problem.unit - trim.start - trim.end);
  const model = {
    sizes: Float64Array.from(types, ([size]) => size / unit),
    demand: Int32Array.from(demand),
    capacity: Float64Array.from(rows, ({ room }) => Math.floor(room / unit)),
    // Includes the loss of rounding the capacity down.
    spare: Float64Array.from(rows, ({ room }) => Math.floor(room / unit) - (room - spare) / unit),
    cost: Float64Array.from(rows, ({ cost }) => cost / costUnit),
    limit: Float64Array.from(limit),
  };
  const stock = rows.map(({ k }) => k);
  return { model: { ...model, penalty: penaltyOf(model) }, origin: { parts, stock, tooLong } };
}

/**
 * Overlap of neighbours. If all parts have equal mitres at both ends, as in frames, each is rotated end for end against
 * the previous one and shares its cut; otherwise none does.
 */
export function nesting(problem: LinearProblem): { overlap: number; kerf: number } {
  const { kerf, mitreKerf = kerf, parts } = problem;
  const overlap = parts[0]?.slants.start ?? 0;
  const isFrame = parts.every(({ slants }) => slants.start === overlap && slants.end === overlap);
  return isFrame && overlap > 0 ? { overlap, kerf: mitreKerf } : { overlap: 0, kerf };
}

/**
 * One more board of an unlimited stock makes any piece; without such a stock, all existing boards together cost less
 * than this.
 */
function penaltyOf(model: Omit<LinearModel, 'penalty'>): number {
  const longest = model.sizes[0] ?? 0;
  const pieces = sumOf(model.demand);
  let cheapest = Infinity;
  let everything = 0;
  model.cost.forEach((cost, k) => {
    const limit = model.limit[k] ?? 0;
    everything += cost * Math.min(limit, pieces);
    if (limit === Infinity && (model.capacity[k] ?? 0) >= longest) {
      cheapest = Math.min(cheapest, cost);
    }
  });
  return 1 + Math.min(cheapest, everything);
}

/** Total length of all pieces. */
export const lengthOf = ({ sizes, demand }: LinearModel): number =>
  sumOf(sizes.map((size, type) => size * (demand[type] ?? 0)));

/** Cost of a plan, with missing pieces at the penalty. */
export function usesCost(model: LinearModel, uses: readonly Use[]): number {
  const missing = missingOf(model, uses);
  let cost = sumOf(missing) * model.penalty;
  for (const { pattern, boards } of uses) cost += boards * (model.cost[pattern.stock] ?? 0);
  return cost;
}

/** Pieces of each type that a plan does not make. */
export function missingOf(model: LinearModel, uses: readonly Use[]): Int32Array {
  const missing = model.demand.slice();
  for (const { pattern, boards } of uses) {
    addTo(missing, pattern, -boards);
  }
  return missing.map((count) => Math.max(0, count));
}

/** Number of boards of a pattern that the remaining stock and demand allow. */
export function timesOf(
  { stock, types, counts }: Pattern,
  residual: Int32Array,
  left: Float64Array,
): number {
  return types.reduce(
    (times, type, n) => Math.min(times, Math.floor((residual[type] ?? 0) / (counts[n] ?? 1))),
    left[stock] ?? 0,
  );
}

/** Each board of a plan, without pieces beyond the demand and without empty boards. */
export function boardsOf(model: LinearModel, uses: readonly Use[]): Pattern[] {
  const left = model.demand.slice();
  const board = ({ stock, types, counts }: Pattern): Pattern => {
    const kept = types.map((type, n) => Math.min(counts[n] ?? 0, left[type] ?? 0));
    types.forEach((type, n) => (left[type] = (left[type] ?? 0) - (kept[n] ?? 0)));
    const isKept = (_: number, n: number): boolean => (kept[n] ?? 0) > 0;
    return { stock, types: types.filter(isKept), counts: kept.filter(isKept) };
  };
  return uses
    .flatMap(({ pattern, boards }) => Array.from({ length: boards }, () => board(pattern)))
    .filter(({ types }) => types.length > 0);
}

/**
 * Maximum gain of boards above their cost in a plan of at most `ceiling`, if one board of each stock gains at most
 * `gains`; `left` are the remaining boards.
 */
export function mostGain(
  { cost }: LinearModel,
  left: Float64Array,
  ceiling: number,
  gains: ArrayLike<number>,
): number {
  let ofLimited = 0;
  let rate = 0;
  left.forEach((boards, stock) => {
    const [gain, price] = [Math.max(0, gains[stock] ?? 0), cost[stock] ?? 0];
    if (boards === Infinity) rate = Math.max(rate, gain / price);
    else ofLimited += gain * (price > 0 ? Math.min(boards, Math.floor(ceiling / price)) : boards);
  });
  return ofLimited + Math.ceil(ceiling * rate);
}
