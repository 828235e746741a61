import type { SheetKind } from '../model.ts';
import type { IsOver } from '../../problem.ts';

const MOST_NODES = 20_000;
const TRIES_BETWEEN_LOOKS = 64;
/** With more kinds only the fractional bound is used. */
const MOST_KINDS = 150;
/** Relative error of a weight beyond the integers of a double. */
const SLIP = 1e-12;

/** A weighting of the pieces: their total is `weight`, and no pattern on sheet k exceeds `capacities[k]`. */
export interface Weighing {
  readonly capacities: readonly number[];
  readonly weight: number;
}

/** Sheets that no weighting excludes. */
export interface Cover {
  readonly rank: number;
  /** Number of each sheet; undefined if only the rank was found. */
  readonly counts: readonly number[] | undefined;
}

/**
 * The minimum total rank of sheets that hold the pieces by every weighting. Integer sheets: depth-first search over the
 * kinds, the best ratio first, with the fractional bound; beyond a work limit, or out of time, the fractional bound
 * itself. Infinity if all sheets are too few.
 */
export function coverBound(
  sheets: readonly SheetKind[],
  weighings: readonly Weighing[],
  isOver: IsOver,
): Cover {
  const ratio = (kind: number, { capacities }: Weighing): number =>
    (sheets[kind]?.rank ?? 0) / (capacities[kind] ?? 0);
  const [first] = weighings;
  if (first === undefined) return { rank: 0, counts: undefined };
  const needs = weighings.map(({ weight }) =>
    Number.isSafeInteger(weight) ? weight : weight * (1 - SLIP),
  );
  const sorted = (weighing: Weighing, kinds: readonly number[]): number[] =>
    kinds
      .filter((kind) => (weighing.capacities[kind] ?? 0) > 0)
      .toSorted((a, b) => ratio(a, weighing) - ratio(b, weighing));
  if (sheets.length > MOST_KINDS) {
    const ranks = weighings.map((weighing, w) =>
      fractional(sheets, weighing.capacities, sorted(weighing, [...sheets.keys()]), needs[w] ?? 0),
    );
    return { rank: Math.ceil(Math.max(...ranks) - 1e-6), counts: undefined };
  }
  const order = [...sheets.keys()].toSorted((a, b) => ratio(a, first) - ratio(b, first));
  // For every next kind: the kinds from it on, the best ratio by each weighting first.
  const later = order.map((_, from) =>
    weighings.map((weighing) => sorted(weighing, order.slice(from))),
  );
  const least = (from: number, wanted: readonly number[]): number =>
    Math.max(
      ...weighings.map((weighing, w) =>
        fractional(sheets, weighing.capacities, later[from]?.[w] ?? [], wanted[w] ?? 0),
      ),
    );
  const counts = sheets.map(() => 0);
  let best: Cover = { rank: Infinity, counts: undefined };
  let nodes = 0;
  let tries = 0;
  const visit = (from: number, wanted: readonly number[], rank: number): void => {
    if (wanted.every((need) => need <= 0)) {
      if (rank < best.rank) best = { rank, counts: counts.slice() };
      return;
    }
    const kind = order[from];
    if (kind === undefined || nodes++ > MOST_NODES) return;
    const { rank: each = 0, quantity = 0 } = sheets[kind] ?? {};
    const sizes = weighings.map(({ capacities }) => capacities[kind] ?? 0);
    const useful = sizes.map((size, w) => (size > 0 ? Math.ceil((wanted[w] ?? 0) / size) : 0));
    let before = Infinity;
    for (let n = Math.min(quantity, Math.max(0, ...useful)); n >= 0; n--) {
      if (++tries % TRIES_BETWEEN_LOOKS === 0 && isOver()) nodes = Infinity;
      if (nodes > MOST_NODES) return;
      const left = wanted.map((need, w) => need - n * (sizes[w] ?? 0));
      const bound = rank + n * each + least(from + 1, left);
      if (Math.ceil(bound - 1e-6) < best.rank) {
        counts[kind] = n;
        visit(from + 1, left, rank + n * each);
      } else if (bound > before) {
        // The bound is convex in n: once it rises, fewer of this kind only cost more.
        break;
      }
      before = bound;
    }
    counts[kind] = 0;
  };
  visit(0, needs, 0);
  if (nodes <= MOST_NODES) return best;
  return { rank: Math.ceil(least(0, needs) - 1e-6), counts: undefined };
}

/** The minimum rank by one weighting with fractional sheets, best ratio first. */
function fractional(
  sheets: readonly SheetKind[],
  capacities: readonly number[],
  kinds: readonly number[],
  need: number,
): number {
  let left = need;
  let rank = 0;
  for (const kind of kinds) {
    if (left <= 0) break;
    const { rank: each = 0, quantity = 0 } = sheets[kind] ?? {};
    const count = Math.min(quantity, left / (capacities[kind] ?? 1));
    rank += count * each;
    left -= count * (capacities[kind] ?? 0);
  }
  return left > 1e-9 * need ? Infinity : rank;
}
