import type { PlaceInRun, Unplaced } from '../contract.ts';
import type { SheetPart, SheetProblem } from '../problem.ts';

/** A problem without runs: each run is one panel of its strip's size, which is divided afterwards. */
export interface JoinedProblem extends Omit<SheetProblem, 'parts' | 'runs'> {
  readonly parts: readonly JoinedPart[];
}

/** Equal part rows of the request, or one of its runs; its id is its index. */
export interface JoinedPart extends SheetPart {
  /** Part rows in order, if not a run. */
  readonly rows?: readonly number[];
  /** Only for a run. */
  readonly strip?: Strip;
}

export interface Strip {
  /** Index of the run row. */
  readonly run: number;
  readonly along: 'length' | 'width';
  /** The part row at each position. */
  readonly rows: readonly number[];
  /** Sizes along the strip, in the same order. */
  readonly sizes: readonly number[];
}

/**
 * The problem with every run as one panel. Equal parts outside runs are merged and sorted, so that the same parts give
 * the same plan in any order of rows.
 */
export function joinRuns(problem: SheetProblem): JoinedProblem {
  const { runs = [], parts, ...rest } = problem;
  const inRun = new Set(runs.flatMap((run) => run.parts));
  const equal = new Map<string, Equal>();
  for (const [row, { length, width, rotate, quantity }] of parts.entries()) {
    if (inRun.has(row)) continue;
    const key = `${length} ${width} ${rotate}`;
    const same = equal.get(key) ?? { length, width, rotate, quantity: 0, rows: [] };
    equal.set(key, same);
    same.quantity += quantity;
    same.rows.push(row);
  }
  const single = [...equal.values()].sort(inOrder);
  const strips = runs.map((_, run) => joinRun(problem, run));
  const joined = [...single, ...strips].map((part, i) => ({ ...part, id: String(i) }));
  return { ...rest, parts: joined };
}

/** Rows of one size. */
interface Equal extends Omit<JoinedPart, 'id' | 'quantity' | 'rows'> {
  quantity: number;
  readonly rows: number[];
}

/** Largest first. */
const inOrder = (a: Equal, b: Equal): number =>
  b.length * b.width - a.length * a.width ||
  b.length - a.length ||
  Number(a.rotate) - Number(b.rotate);

function joinRun({ runs = [], parts, kerf }: SheetProblem, at: number): Omit<JoinedPart, 'id'> {
  const run = runs[at];
  if (run === undefined) throw new Error(`no run ${at}`);
  const { along, quantity } = run;
  const rows = run.parts.flatMap((row) =>
    Array.from<number>({ length: (parts[row]?.quantity ?? 0) / quantity }).fill(row),
  );
  const sizes = rows.map((row) => parts[row]?.[along] ?? 0);
  const long = sizes.reduce((sum, size) => sum + size + kerf, -kerf);
  const [first = 0] = rows;
  const wide = parts[first]?.[along === 'length' ? 'width' : 'length'] ?? 0;
  return {
    length: along === 'length' ? long : wide,
    width: along === 'length' ? wide : long,
    quantity,
    rotate: run.parts.every((row) => parts[row]?.rotate === true),
    strip: { run: at, along, rows, sizes },
  };
}

/** True if a strip in this orientation has its panels side by side along x. */
export const isAlongX = ({ along }: Strip, rotated: boolean): boolean =>
  (along === 'length') !== rotated;

/** Names panels by the request's rows, the first of equal rows first, and counts equal runs. */
export class PanelNames {
  readonly #problem: SheetProblem;
  /** Number of each run up to now. */
  readonly #made = new Map<number, number>();
  /** For equal rows, the row in use and the number of its panels up to now. */
  readonly #named = new Map<readonly number[], { at: number; count: number }>();

  constructor(problem: SheetProblem) {
    this.#problem = problem;
  }

  /** Panels of one joined part in order: itself, or the members of a run. */
  next({ rows = [], strip }: JoinedPart): { readonly part: string; readonly run?: PlaceInRun }[] {
    const { parts, runs = [] } = this.#problem;
    if (strip === undefined) return [{ part: parts[this.#nextOf(rows)]?.id ?? '' }];
    const n = (this.#made.get(strip.run) ?? 0) + 1;
    this.#made.set(strip.run, n);
    const id = runs[strip.run]?.id ?? '';
    return strip.rows.map((member, i) => {
      return { part: parts[member]?.id ?? '', run: { id, n, place: i + 1 } };
    });
  }

  #nextOf(rows: readonly number[]): number {
    const now = this.#named.get(rows) ?? { at: 0, count: 0 };
    this.#named.set(rows, now);
    while (now.count >= (this.#problem.parts[rows[now.at] ?? -1]?.quantity ?? Infinity)) {
      now.at += 1;
      now.count = 0;
    }
    now.count += 1;
    return rows[now.at] ?? -1;
  }
}

/** Parts missing in a plan, by the request's rows: each part of a missing run. */
export function unplacedRows(
  problem: SheetProblem,
  { parts }: JoinedProblem,
  missing: readonly { readonly index: number; readonly quantity: number; readonly fits: boolean }[],
): Unplaced[] {
  return missing.flatMap(({ index, quantity, fits }): Unplaced[] => {
    const { rows: equal = [], strip } = parts[index] ?? {};
    if (strip === undefined) {
      const [reason, field] = fits ? (['out-of-stock', 'quantity'] as const) : TOO_LONG;
      return lastOf(problem, equal, quantity).map(({ row, left }) => {
        const part = problem.parts[row]?.id ?? '';
        return { part, quantity: left, reason, at: `parts[${row}].${field}` };
      });
    }
    const { parts: rows = [], quantity: runs = 1 } = problem.runs?.[strip.run] ?? {};
    return rows.map((member) => {
      const { id: part = '', quantity: all = 0 } = problem.parts[member] ?? {};
      const short = { part, quantity: (all / runs) * quantity };
      return fits
        ? { ...short, reason: 'out-of-stock', at: `parts[${member}].quantity` }
        : { ...short, reason: 'run-too-long', at: `runs[${strip.run}]` };
    });
  });
}

/** Distributes a number of missing pieces over equal rows: the first rows have theirs first. */
function lastOf(problem: SheetProblem, rows: readonly number[], missing: number) {
  let all = missing;
  const of = rows.toReversed().map((row) => {
    const left = Math.min(all, problem.parts[row]?.quantity ?? 0);
    all -= left;
    return { row, left };
  });
  return of.filter(({ left }) => left > 0).toReversed();
}

const TOO_LONG = ['too-long', 'length'] as const;
