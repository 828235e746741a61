import type { Length } from '../../measure/units/units.ts';

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
