import type { Locale } from '../../language/locale.ts';
import {
  scaleByLength,
  scaleByRectangle,
  type PhotoScale,
  type ScaleFault,
} from '../../planner/measure/plans/rooms/photo-scale.ts';
import { readTaps, type TapReading } from '../../planner/measure/plans/rooms/room-from-taps.ts';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { readSize, sideUnit, STEP_RANGE } from '../../planner/measure/units/read-size.ts';
import { toMm } from '../../planner/measure/units/units.ts';

/** Source of the scale: one known length, or both sides of a rectangle, which also corrects perspective. */
export const SCALE_WAYS = ['length', 'rectangle'] as const;
export type ScaleWay = (typeof SCALE_WAYS)[number];

/** Inputs of the scale by field, as typed. */
export const SCALE_FIELDS = { length: ['length'], rectangle: ['first', 'second'] } as const;
type Size = (typeof SCALE_FIELDS)[ScaleWay][number];

/** Corners in px of the photo; open until the outline is complete. */
export interface PhotoLine {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** Marks and inputs for one photo. */
export interface Trace {
  readonly step: 'scale' | 'corners';
  readonly way: ScaleWay;
  readonly marks: Readonly<Record<ScaleWay, readonly Point[]>>;
  readonly typed: Readonly<Record<Size, string>>;
  readonly isSquared: boolean;
  readonly lines: readonly PhotoLine[];
}

export const FRESH: Trace = {
  step: 'scale',
  way: 'length',
  marks: { length: [], rectangle: [] },
  typed: { length: '', first: '', second: '' },
  isSquared: true,
  lines: [],
};

/** Index of a corner in its line. */
export interface CornerIndex {
  readonly line: number;
  readonly at: number;
}

/** Number of marks for each kind of scale. */
export const MARKS: Readonly<Record<ScaleWay, number>> = { length: 2, rectangle: 4 };

/** Lines of the current step: the marks of the scale, or the outlines of rooms. */
export function photoLinesOf({ step, way, marks, lines }: Trace): readonly PhotoLine[] {
  if (step === 'corners') return lines;
  const points = marks[way];
  return points.length === 0 ? [] : [{ points, isClosed: points.length === 4 }];
}

const replaced = <T>(list: readonly T[], at: number, one: T): readonly T[] =>
  list.map((each, i) => (i === at ? one : each));

const withMarks = (trace: Trace, points: readonly Point[]): Trace => ({
  ...trace,
  marks: { ...trace.marks, [trace.way]: points },
});

/** Moves a corner or mark. */
export function move(trace: Trace, { line, at }: CornerIndex, to: Point): Trace {
  if (trace.step === 'scale') return withMarks(trace, replaced(trace.marks[trace.way], at, to));
  const moved = trace.lines[line];
  if (moved === undefined) return trace;
  const points = replaced(moved.points, at, to);
  return { ...trace, lines: replaced(trace.lines, line, { ...moved, points }) };
}

const nearest = (points: readonly Point[], to: Point): number => {
  const far = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return far.indexOf(Math.min(...far));
};

/** Sets the next corner or mark and returns its index. If all marks are set, moves the nearest one. */
export function placePoint(
  trace: Trace,
  point: Point,
): { readonly trace: Trace; readonly set: CornerIndex } {
  if (trace.step === 'scale') {
    const marks = trace.marks[trace.way];
    if (marks.length < MARKS[trace.way]) {
      return { trace: withMarks(trace, [...marks, point]), set: { line: 0, at: marks.length } };
    }
    const set = { line: 0, at: nearest(marks, point) };
    return { trace: move(trace, set, point), set };
  }
  const open = trace.lines.at(-1);
  if (open === undefined || open.isClosed) {
    const lines = [...trace.lines, { points: [point], isClosed: false }];
    return { trace: { ...trace, lines }, set: { line: lines.length - 1, at: 0 } };
  }
  const points = [...open.points, point];
  const line = trace.lines.length - 1;
  return {
    trace: { ...trace, lines: replaced(trace.lines, line, { points, isClosed: false }) },
    set: { line, at: points.length - 1 },
  };
}

/** Index of the open line, if it has enough corners to be closed. */
export function closable({ step, lines }: Trace): number | undefined {
  const open = lines.at(-1);
  const isOpen = step === 'corners' && open?.isClosed === false && open.points.length >= 3;
  return isOpen ? lines.length - 1 : undefined;
}

/** Closes the open line. */
export function close(trace: Trace): Trace {
  const open = trace.lines[closable(trace) ?? -1];
  if (open === undefined) return trace;
  return { ...trace, lines: [...trace.lines.slice(0, -1), { ...open, isClosed: true }] };
}

/** Undoes the last step: a mark, a corner, or the closing of a room. */
export function takeBack(trace: Trace): Trace {
  if (trace.step === 'scale') return withMarks(trace, trace.marks[trace.way].slice(0, -1));
  const last = trace.lines.at(-1);
  if (last === undefined) return trace;
  const before = trace.lines.slice(0, -1);
  if (last.isClosed) return { ...trace, lines: [...before, { ...last, isClosed: false }] };
  const points = last.points.slice(0, -1);
  return { ...trace, lines: points.length === 0 ? before : [...before, { ...last, points }] };
}

/** Removes a room. */
export const drop = (trace: Trace, line: number): Trace => ({
  ...trace,
  lines: trace.lines.filter((_, i) => i !== line),
});

/** A scale, an error, or missing inputs. */
export type ScaleState =
  | { readonly kind: 'open' }
  | { readonly kind: 'wrong'; readonly reason: ScaleFault }
  | { readonly kind: 'known'; readonly scale: PhotoScale };

/** Parsed size or error; undefined for empty text. */
export const readTyped = (text: string, locale: Locale) =>
  text.trim() === '' ? undefined : readSize(text, sideUnit(locale), STEP_RANGE, locale);

export function scaleOf({ way, marks, typed }: Trace, locale: Locale): ScaleState {
  const points = marks[way];
  if (points.length < MARKS[way]) return { kind: 'open' };
  const sizes = SCALE_FIELDS[way].map((name) => readTyped(typed[name], locale));
  // Uses 1000 mm for missing sizes, so that impossible marks are reported before input.
  const [first = 1000, second = 1000] = sizes.map((size) =>
    size?.ok === true ? toMm(size.value) : 1000,
  );
  const [from, to] = points;
  if (from === undefined || to === undefined) return { kind: 'open' };
  const read =
    way === 'length' ? scaleByLength(from, to, first) : scaleByRectangle(points, first, second);
  if (!read.ok) return { kind: 'wrong', reason: read.reason };
  const isTyped = sizes.every((size) => size?.ok === true);
  return isTyped ? { kind: 'known', scale: read.scale } : { kind: 'open' };
}

/** Room of each closed line; undefined for open lines. */
export const closedRooms = (
  { lines, isSquared }: Trace,
  scale: PhotoScale,
  locale: Locale,
): readonly (TapReading | undefined)[] =>
  lines.map(({ points, isClosed }) =>
    isClosed ? readTaps(points, scale, { isSquared, locale }) : undefined,
  );
