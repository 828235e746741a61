import type { Length } from '../../measure/units/units.ts';
import { HUNG } from '../structure/indoors/hung-ceiling.ts';

/** A strip of wood or steel above the boards, at its position on the plan. */
export interface CeilingStrip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const stripRun = ({ width, height }: CeilingStrip): number => Math.max(width, height);

/**
 * Positions of channels between two walls: the first and the last at `HUNG.end` from the walls, spaced by at most
 * `HUNG.channels`. A narrow ceiling has one in the middle.
 */
export function channelRows(from: number, to: number, thick: Length): readonly number[] {
  const inner = to - from - 2 * HUNG.end;
  const gaps = inner <= 0 ? 0 : Math.ceil(inner / HUNG.channels);
  if (gaps === 0) return [Math.round((from + to - thick) / 2)];
  return Array.from({ length: gaps + 1 }, (_, i) =>
    Math.round(from + HUNG.end + (inner * i) / gaps - thick / 2),
  );
}

/** Number of hangers of a run of channel: near both ends, spaced by at most `HUNG.hangers`. */
const hangersOf = (run: number): number =>
  Math.max(2, Math.ceil((run - 2 * HUNG.end) / HUNG.hangers) + 1);

const overlap = (a: CeilingStrip, b: CeilingStrip): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** True if one begins at the end of the other. */
const continues = (a: CeilingStrip, b: CeilingStrip): boolean =>
  a.width > a.height ? a.y === b.y && a.x + a.width === b.x : a.x === b.x && a.y + a.height === b.y;

/** Lengths of runs of consecutive pieces. */
function runsOf(pieces: readonly CeilingStrip[]): readonly number[] {
  const runs: number[] = [];
  for (const [i, piece] of pieces.entries()) {
    const before = pieces[i - 1];
    const last = before !== undefined && continues(before, piece) ? (runs.pop() ?? 0) : 0;
    runs.push(last + stripRun(piece));
  }
  return runs;
}

const pairs = (
  some: readonly CeilingStrip[],
  others: readonly CeilingStrip[],
  are: (a: CeilingStrip, b: CeilingStrip) => boolean,
): number => some.reduce((sum, a) => sum + others.filter((b) => are(a, b)).length, 0);

/** Hardware for channels and furring: rods, a clip at each crossing, a connector at each joint of a run. */
export const hangCeiling = (
  channels: readonly CeilingStrip[],
  furring: readonly CeilingStrip[],
) => ({
  hangers: runsOf(channels).reduce((sum, run) => sum + hangersOf(run), 0),
  clips: pairs(channels, furring, overlap),
  joiners: {
    channel: pairs(channels, channels, continues),
    furring: pairs(furring, furring, continues),
  },
});
