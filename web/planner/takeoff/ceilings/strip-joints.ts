import { mm, type Length } from '../../measure/units/units.ts';

/** A run of strips on one line. */
export interface StripRun {
  readonly from: number;
  readonly to: number;
  /** Longest strip that is sold. */
  readonly longest: Length;
  /** Position of a support and distance of supports: joints are on supports. */
  readonly origin: number;
  readonly every: Length;
  /** Least length of a piece. */
  readonly least: Length;
}

/**
 * Ends of the pieces of a run: whole strips and one short piece, which comes out of offcuts. Rows of pieces that start at
 * alternate ends have no joints in one line.
 */
export function stripEnds(run: StripRun, startsShort: boolean): readonly number[] {
  const { from, to } = run;
  return startsShort ? [from, ...shortFirst(run), to] : [from, ...longFirst(run), to];
}

function longFirst({ from, to, longest, origin, every, least }: StripRun): readonly number[] {
  const onSupport = (at: number): number => origin + Math.floor((at - origin) / every) * every;
  const joints: number[] = [];
  for (let at = from; to - at > longest; at = joints.at(-1) ?? to) {
    const far = onSupport(at + longest);
    const next = to - far < least ? onSupport(to - least) : far;
    joints.push(next > at ? next : at + longest);
  }
  return joints;
}

function shortFirst({ from, to, longest, origin, every, least }: StripRun): readonly number[] {
  const onSupport = (at: number): number => origin + Math.ceil((at - origin) / every) * every;
  const joints: number[] = [];
  for (let end = to; end - from > longest; end = joints[0] ?? from) {
    const far = onSupport(end - longest);
    const next = far - from < least ? onSupport(from + least) : far;
    joints.unshift(next < end ? next : end - longest);
  }
  return joints;
}

/** A run in a row of strips. */
export interface RowRun extends StripRun {
  readonly row: number;
}

/** A saw cut. */
const KERF = mm(3.2);

/**
 * Ends of the pieces of all runs. With one length for sale, of all joints on supports those whose pieces come out of the
 * fewest strips: three pieces in a row may use offcuts that two cannot.
 */
export function rowEnds(
  runs: readonly RowRun[],
  isOneLength: boolean,
): readonly (readonly number[])[] {
  const usual = runs.map((run) => stripEnds(run, isOdd(run)));
  const [first] = runs;
  if (!isOneLength || first === undefined || first.every <= 1) return usual;
  if (usual.every(({ length: ends }) => ends === 2)) return usual;
  const starts = Array.from({ length: Math.floor(first.longest / first.every) }, (_, i) => i + 1);
  let best: Rows = { ends: usual, ...counted(usual, first.longest) };
  for (const even of starts) {
    for (const odd of starts) {
      const ends = startingAt(runs, even, odd);
      if (ends === undefined) continue;
      const { strips, pieces } = counted(ends, first.longest);
      if (strips < best.strips || (strips === best.strips && pieces < best.pieces)) {
        best = { ends, strips, pieces };
      }
    }
  }
  return best.ends;
}

interface Rows extends ReturnType<typeof counted> {
  readonly ends: readonly (readonly number[])[];
}

const isOdd = ({ row }: RowRun): boolean => row % 2 === 1;

/** Runs whose first joint is that many supports from the start; undefined if a piece is too short or joints meet. */
function startingAt(
  runs: readonly RowRun[],
  even: number,
  odd: number,
): readonly (readonly number[])[] | undefined {
  const found: (readonly number[])[] = [];
  for (const run of runs) {
    const [mine, next] = [even, odd].map((supports) => endsFrom(run, supports));
    if (mine === undefined || next === undefined) return undefined;
    if (mine.slice(1, -1).some((joint) => next.slice(1, -1).includes(joint))) return undefined;
    found.push(isOdd(run) ? next : mine);
  }
  return found;
}

/** Ends with the first joint that many supports from the start; undefined if a piece is too short. */
function endsFrom(
  { from, to, longest, origin, every, least }: StripRun,
  supports: number,
): readonly number[] | undefined {
  if (to - from <= longest) return [from, to];
  const onSupport = (at: number): number => origin + Math.floor((at - origin) / every) * every;
  const joints = [onSupport(from + supports * every)];
  for (let at = joints[0] ?? to; to - at > longest; at = joints.at(-1) ?? to) {
    const far = onSupport(at + longest);
    const next = to - far < least ? onSupport(to - least) : far;
    if (next <= at) return undefined;
    joints.push(next);
  }
  const isShort = (joints[0] ?? from) - from < least || to - (joints.at(-1) ?? to) < least;
  return isShort ? undefined : [from, ...joints, to];
}

/** Strips that the pieces come out of, the longest first, and the number of pieces. */
function counted(ends: readonly (readonly number[])[], longest: Length) {
  const pieces = ends
    .flatMap((row) => row.slice(1).map((end, i) => end - (row[i] ?? end)))
    .toSorted((a, b) => b - a);
  const left: number[] = [];
  for (const piece of pieces) {
    const at = left.findIndex((rest) => rest >= piece);
    if (at === -1) left.push(longest - piece - KERF);
    else left[at] = (left[at] ?? 0) - piece - KERF;
  }
  return { strips: left.length, pieces: pieces.length };
}
