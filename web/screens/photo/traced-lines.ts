import type { Locale } from '../../language/locale.ts';
import { lengthsOfRing } from '../../planner/measure/outline/outline.ts';
import type { PhotoScale } from '../../planner/measure/plans/rooms/photo-scale.ts';
import { stepOf, type TapReading } from '../../planner/measure/plans/rooms/room-from-taps.ts';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { formatDimension, mm } from '../../planner/measure/units/units.ts';
import type { TracedLine } from './trace-lines.tsx';
import { photoLinesOf, readTyped, SCALE_FIELDS, type Trace } from './trace.ts';

/** Distance between two points of the photo, rounded like sides of a room; undefined beyond the horizon. */
export function sizeBetween(
  from: Point,
  to: Point,
  scale: PhotoScale,
  locale: Locale,
): string | undefined {
  const [a, b] = [scale.toPlan(from), scale.toPlan(to)];
  if (a === undefined || b === undefined) return undefined;
  const step = stepOf(locale);
  const long = step * Math.round(Math.hypot(b.x - a.x, b.y - a.y) / step);
  return formatDimension(mm(long), locale);
}

/** Typed sizes next to their marks. */
const typedSizes = ({ way, typed }: Trace, locale: Locale): readonly (string | undefined)[] =>
  SCALE_FIELDS[way].map((name) => {
    const size = readTyped(typed[name], locale);
    return size?.ok === true ? formatDimension(size.value, locale) : undefined;
  });

/** Lines over the photo: the marks of the scale, or the rooms with their sizes. */
export function tracedLines(
  trace: Trace,
  readings: readonly (TapReading | undefined)[],
  sizeTo: (from: Point, to: Point) => string | undefined,
  locale: Locale,
): readonly TracedLine[] {
  if (trace.step === 'scale') {
    const sizes = typedSizes(trace, locale);
    return photoLinesOf(trace).map((line) => ({ ...line, room: undefined, sizes }));
  }
  return trace.lines.map((line, i): TracedLine => {
    const reading = readings[i];
    if (reading?.ok === true) {
      const room = reading.drawn.filter((point) => point !== undefined);
      const onGrid = reading.outline.map(({ x, y }) => ({ x: x * mm(1), y: y * mm(1) }));
      const sizes = lengthsOfRing(onGrid).map((side) => formatDimension(side, locale));
      return { ...line, room, sizes };
    }
    const sides = line.isClosed ? line.points.length : line.points.length - 1;
    const sizes = line.points.slice(0, Math.max(0, sides)).map((from, at) => {
      const to = line.points[(at + 1) % line.points.length] ?? from;
      return sizeTo(from, to);
    });
    return { ...line, room: undefined, sizes, wrong: reading?.at };
  });
}
