import type { Dimension, Drawing } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf } from '../../../planner/measure/outline/polygon.ts';
import { tenth, type DrawingFrame } from '../drawing-frame.ts';
import { noteWidth } from '../plan/place-notes.ts';

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
  readonly d: string;
  readonly side: Dimension['side'];
  /** Empty if its line is shorter than the number is high, or another number is there. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** True if the number runs upwards along its line. */
  readonly isUpright: boolean;
}

/** Places dimension lines outside the material, each with its number on its far side. */
export function placeDimensions(
  { surface, dimensions = [] }: Pick<Drawing, 'surface' | 'dimensions'>,
  frame: DrawingFrame,
  textScale: number,
): readonly PlacedDimension[] {
  if (dimensions.length === 0) return [];
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const [a, b] = [frame.at({ x: x0, y: y0 }), frame.at({ x: x1, y: y1 })];
  const half = (LETTERS * textScale) / 2;
  const placed = dimensions.map(({ side, from, to, text }): PlacedDimension => {
    const [start, end] = [frame.at({ x: from, y: from }), frame.at({ x: to, y: to })];
    const wide = noteWidth(text) * textScale;
    if (side === 'top' || side === 'bottom') {
      const out = side === 'top' ? -1 : 1;
      const at = tenth((side === 'top' ? Math.min : Math.max)(a.y, b.y) + out * AWAY);
      const mark = (x: number): string => `M${x} ${tenth(at - MARK)}v${2 * MARK}`;
      const d = `M${start.x} ${at}H${end.x}${mark(start.x)}${mark(end.x)}`;
      // Lines below are next to each other, and so would be their numbers.
      const isShort = side === 'bottom' && wide > Math.abs(end.x - start.x) + 2 * MARK;
      // A number that is longer than its line stays in the picture.
      const x = Math.max(wide / 2, Math.min((start.x + end.x) / 2, frame.width - wide / 2));
      return {
        d,
        side,
        text: isShort ? '' : text,
        x,
        y: at + out * (GAP + half),
        isUpright: false,
      };
    }
    const at = tenth(side === 'left' ? a.x - AWAY : b.x + AWAY);
    const mark = (y: number): string => `M${tenth(at - MARK)} ${y}h${2 * MARK}`;
    const d = `M${at} ${start.y}V${end.y}${mark(start.y)}${mark(end.y)}`;
    const y = (start.y + end.y) / 2;
    if (side === 'left') {
      const inside = Math.max(wide / 2, Math.min(y, frame.height - wide / 2));
      return { d, side, text, x: at - GAP - half, y: inside, isUpright: true };
    }
    const isLow = Math.abs(end.y - start.y) < 2 * half;
    return { d, side, text: isLow ? '' : text, x: b.x + NUMBER_AT + wide / 2, y, isUpright: false };
  });
  const isOn = (one: PlacedDimension, other: PlacedDimension): boolean =>
    one.side === other.side &&
    Math.abs(one.y - other.y) < 2 * half &&
    Math.abs(one.x - other.x) < ((noteWidth(one.text) + noteWidth(other.text)) * textScale) / 2;
  return placed.map((one, i) =>
    placed.slice(0, i).some((other) => other.text !== '' && isOn(one, other))
      ? { ...one, text: '' }
      : one,
  );
}
