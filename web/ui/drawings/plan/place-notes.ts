import type { Note } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf, type PolygonRings } from '../../../planner/measure/outline/polygon.ts';
import { textWidth } from '../../format/text-width.ts';
import type { DrawingFrame } from '../drawing-frame.ts';

/** Margin around a text, in drawing units. */
const CLEAR = 4;
/** Letter size and line height of a note at text scale 1, in drawing units. */
const LETTERS = 11;
const LINE = 13;

/** Upper limit of the width of a note at text scale 1, in drawing units. */
export const noteWidth = (text: string): number => LETTERS * textWidth(text, true);

/** Maximum number of lines for which a drawing reserves height, because notes of a shallow surface would overlap on one. */
const MOST_LINES = 3;

/** Minimum height of a drawing with `notes` notes, in drawing units. */
export const notesRoom = (notes: number, textScale: number): number =>
  notes === 0 ? 0 : Math.min(notes, MOST_LINES) * LINE * textScale + 2 * CLEAR;

/** A note and the centre of its text, in drawing units. */
export interface PlacedNote {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A range along one axis. */
type Span = readonly [from: number, to: number];

/** Ranges of a surface along x and y, in drawing units. */
function spansOf(surface: PolygonRings, frame: DrawingFrame): readonly [Span, Span] {
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const [a, b] = [frame.at({ x: x0, y: y0 }), frame.at({ x: x1, y: y1 })];
  return [
    [a.x, b.x],
    [Math.min(a.y, b.y), Math.max(a.y, b.y)],
  ];
}

/** Range for the centre of a text with half width `half`: inside the surface if it has `room`, otherwise inside the picture. */
const rangeOf = ([from, to]: Span, half: number, picture: number, room = 2 * half): Span =>
  to - from < room ? [half, picture - half] : [from + half, to - half];

const clamped = (value: number, [least, most]: Span): number =>
  Math.max(least, Math.min(value, most));

/** Vertical offsets that avoid overlapping notes, in lines, the smallest first. */
const ASIDE = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];

/**
 * Places notes in their order without overlap, inside the surface or, if it is too small for the text, inside the
 * picture. Notes without room are left out.
 */
export function placeNotes(
  notes: readonly Note[],
  surface: PolygonRings,
  frame: DrawingFrame,
  textScale: number,
): readonly PlacedNote[] {
  const [across, upright] = spansOf(surface, frame);
  const line = LINE * textScale;
  const room = notesRoom(notes.length, textScale);
  const high = rangeOf(upright, line / 2 + CLEAR, frame.height, room);
  const placed: (PlacedNote & { readonly half: number })[] = [];
  for (const { at, text } of notes) {
    const middle = frame.at(at);
    const half = (noteWidth(text) * textScale) / 2 + CLEAR;
    const wide = rangeOf(across, half, frame.width);
    if (wide[0] > wide[1] || high[0] > high[1]) continue;
    const x = clamped(middle.x, wide);
    const isFree = (y: number): boolean =>
      placed.every((one) => Math.abs(one.x - x) >= one.half + half || Math.abs(one.y - y) >= line);
    const y = ASIDE.map((lines) => clamped(middle.y + lines * line, high)).find(isFree);
    if (y !== undefined) placed.push({ x, y, text, half });
  }
  return placed;
}
