import type { Dimension, Drawing } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf, type Point } from '../../../planner/measure/outline/polygon.ts';
import { linesOf, type DrawingFrame } from '../drawing-frame.ts';
import { noteWidth } from '../plan/place-notes.ts';
import { dimensionLine, sideAxis, type SideAxis } from '../side-axis.ts';

/** Distance of a dimension line from the material, and half of its end mark, in drawing units. */
const AWAY = 11;
const MARK = 4;
/** Distance of a number from its line, and its height at text scale 1. */
const GAP = 4;
/** Distance of a number beside its line from the material. */
export const NUMBER_AT = AWAY + GAP;
const LETTERS = 11;

/** A dimension line and the centre of its number, in drawing units. */
export interface PlacedDimension {
  /** Empty for a number without a line. */
  readonly d: string;
  /** Empty if there is no room for the number. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Rotation of the number, degrees. */
  readonly angle: number;
  /** True if the line, not the number, is more upright than level. */
  readonly isUpright: boolean;
}

/** Places a dimension outside of its side, its number on the far side of the line. */
export function placeOutside(
  axis: SideAxis,
  text: string,
  textScale: number,
  out = 0,
): PlacedDimension {
  const { x, y } = axis.at(axis.long / 2, out + NUMBER_AT + (LETTERS * textScale) / 2);
  return {
    d: linesOf(dimensionLine(axis, out + AWAY, MARK)),
    text,
    x,
    y,
    angle: axis.reads,
    isUpright: Math.abs(Math.sin((axis.angle * Math.PI) / 180)) > Math.SQRT1_2,
  };
}

const within = (value: number, half: number, size: number): number =>
  Math.max(half, Math.min(value, size - half));

/** Places the dimension lines of a drawing around its surface. */
export function placeDimensions(
  { surface, dimensions = [] }: Pick<Drawing, 'surface' | 'dimensions'>,
  frame: DrawingFrame,
  textScale: number,
): readonly PlacedDimension[] {
  if (dimensions.length === 0) return [];
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const [a, b] = [frame.at({ x: x0, y: y0 }), frame.at({ x: x1, y: y1 })];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const axisOf = ({ side, from, to }: Dimension): SideAxis => {
    const [start, end] = [frame.at({ x: from, y: from }), frame.at({ x: to, y: to })];
    const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
    const [high, low] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
    switch (side) {
      case 'top':
        return sideAxis({ x: left, y: top }, { x: right, y: top });
      case 'bottom':
        return sideAxis({ x: right, y: bottom }, { x: left, y: bottom });
      case 'left':
        return sideAxis({ x: a.x, y: low }, { x: a.x, y: high });
      case 'right':
        return sideAxis({ x: b.x, y: high }, { x: b.x, y: low });
    }
  };
  const placed: (PlacedDimension & Pick<Dimension, 'side'>)[] = [];
  const isTaken = ({ side, text }: Dimension, { x, y }: Point): boolean =>
    placed.some(
      (one) =>
        one.side === side &&
        one.text !== '' &&
        Math.abs(one.y - y) < LETTERS * textScale &&
        Math.abs(one.x - x) < ((noteWidth(one.text) + noteWidth(text)) * textScale) / 2,
    );
  for (const dimension of dimensions) {
    const { side, text, isName } = dimension;
    const axis = axisOf(dimension);
    const wide = noteWidth(text) * textScale;
    const placedAt = placeOutside(axis, text, textScale, isName ? 0 - AWAY : 0);
    const usual = isName ? { ...placedAt, d: '' } : placedAt;
    // Short lines on the right have their numbers beside them, because several are one above the other.
    const one =
      side === 'right'
        ? { ...usual, x: b.x + (isName ? GAP : NUMBER_AT) + wide / 2, angle: 0 }
        : side === 'left'
          ? { ...usual, y: within(usual.y, wide / 2, frame.height) }
          : { ...usual, x: within(usual.x, wide / 2, frame.width) };
    // Lines below are next to each other, and so would be their numbers.
    const isShort =
      (side === 'bottom' && wide > axis.long + 2 * MARK) ||
      (side === 'right' && axis.long < LETTERS * textScale);
    placed.push({ ...one, side, text: isShort || isTaken(dimension, one) ? '' : text });
  }
  return placed;
}
