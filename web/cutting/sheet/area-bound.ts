import type { Puzzle, Sheet } from './puzzle.ts';

const MOST_NODES = 20_000;

/**
 * The least total rank of sheets that can hold the pieces' weights, when no pattern on sheet k can
 * weigh more than `capacities[k]`. Whole sheets only: found by depth-first search over the kinds,
 * the best ratio first, with the fractional bound; past a work limit the fractional bound itself.
 */
export function coverBound(
  sheets: readonly Sheet[],
  capacities: readonly number[],
  weight: number,
): number {
  const kinds = kindsOf(sheets, capacities);
  let best = Infinity;
  let nodes = 0;
  const visit = (from: number, need: number, rank: number): void => {
    if (need <= 0) best = Math.min(best, rank);
    const kind = kinds[from];
    if (need <= 0 || !kind || nodes++ > MOST_NODES) return;
    for (let n = Math.min(kind.quantity, Math.ceil(need / kind.capacity)); n >= 0; n--) {
      const left = need - n * kind.capacity;
      const spent = rank + n * kind.rank;
      if (Math.ceil(spent + relaxed(kinds.slice(from + 1), left) - 1e-6) < best) {
        visit(from + 1, left, spent);
      } else if (left > 0) break;
    }
  };
  visit(0, weight, 0);
  const fractional = Math.ceil(relaxed(kinds, weight) - 1e-6);
  return nodes > MOST_NODES || best === Infinity ? fractional : best;
}

/** The same with fractions of sheets; Infinity when all sheets are too few. */
export function fractionalCover(
  sheets: readonly Sheet[],
  capacities: readonly number[],
  weight: number,
): number {
  return relaxed(kindsOf(sheets, capacities), weight);
}

interface Kind {
  readonly rank: number;
  readonly quantity: number;
  readonly capacity: number;
}

/** Sheets with their capacities, the best ratio first. */
function kindsOf(sheets: readonly Sheet[], capacities: readonly number[]): Kind[] {
  return sheets
    .map(({ rank, quantity }, k) => ({ rank, quantity, capacity: capacities[k] ?? 0 }))
    .filter(({ capacity }) => capacity > 0)
    .sort((a, b) => a.rank / a.capacity - b.rank / b.capacity);
}

function relaxed(kinds: readonly Kind[], weight: number): number {
  let left = weight;
  let rank = 0;
  for (const kind of kinds) {
    if (left <= 0) break;
    const count = Math.min(kind.quantity, left / kind.capacity);
    rank += count * kind.rank;
    left -= count * kind.capacity;
  }
  return left > 1e-9 * weight ? Infinity : rank;
}

/** No plan ranks below this: the pieces' area must fit on the sheets. */
export function areaBound({ sheets, pieces }: Puzzle): number {
  const area = pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0);
  return coverBound(
    sheets,
    sheets.map(({ dx, dy }) => dx * dy),
    area,
  );
}

/** What each piece is worth by its area at the best price for it, in ranks. */
export function areaValues({ sheets, pieces }: Puzzle): Float64Array {
  const ratio = Math.min(...sheets.map(({ rank, dx, dy }) => rank / (dx * dy)));
  return Float64Array.from(pieces, ({ dx, dy }) => dx * dy * ratio);
}
