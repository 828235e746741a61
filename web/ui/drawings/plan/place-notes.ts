import type { Note } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf, type PolygonRings } from '../../../planner/measure/outline/polygon.ts';
import type { DrawingFrame } from '../drawing-frame.ts';

/** Between words and what they must not touch, in drawing units. */
const CLEAR = 4;
/** Of a note at the usual text size, in drawing units: its letters, and how high a line is. */
const LETTERS = 11;
const LINE = 13;

/** How wide letters are, as parts of their size, in the widest of the bold faces that systems have. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.,:;'′″|ijltfrI()/-]/u, 0.5],
  [/[mwMW×−+=<>½¼¾%—&]/u, 1.05],
  [/\p{Script=Han}|[\u3000-\u303F\uFF00-\uFFEF]/u, 1.09],
  [/\p{Lu}/u, 0.86],
];
const USUAL_WIDTH = 0.72;

/** How wide a note's text is at most at the usual text size, in drawing units. */
export const noteWidth = (text: string): number =>
  LETTERS *
  Array.from(
    text,
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH,
  ).reduce((sum, width) => sum + width, 0);

/** Beside each other all notes of a shallow surface may be in each other's way: lines of words it has room for at most. */
const MOST_LINES = 3;

/** How high a drawing must be for so many notes, in drawing units. */
export const notesRoom = (notes: number, textScale: number): number =>
  notes === 0 ? 0 : Math.min(notes, MOST_LINES) * LINE * textScale + 2 * CLEAR;

/** A note in the drawing, in drawing units: the middle of its text. */
export interface PlacedNote {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** From here to there along one axis. */
type Span = readonly [from: number, to: number];

/** Where a surface lies in its picture, along x and along y. */
function spansOf(surface: PolygonRings, frame: DrawingFrame): readonly [Span, Span] {
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const [a, b] = [frame.at({ x: x0, y: y0 }), frame.at({ x: x1, y: y1 })];
  return [
    [a.x, b.x],
    [Math.min(a.y, b.y), Math.max(a.y, b.y)],
  ];
}

/** Where the middle of words may be that need `half` to either side: within the surface, where that has `room`, else the picture. */
const rangeOf = ([from, to]: Span, half: number, picture: number, room = 2 * half): Span =>
  to - from < room ? [half, picture - half] : [from + half, to - half];

const clamped = (value: number, [least, most]: Span): number =>
  Math.max(least, Math.min(value, most));

/** How far a note may move aside, up or down, to stand clear of another: in lines, the nearest first. */
const ASIDE = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];

/**
 * The notes that have room, in their order: none over another, each within its surface, or within the picture where the
 * surface has no room for the words.
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
