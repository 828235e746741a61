import { shortened, textWidth } from '../../../../ui/format/text-width.ts';
import type { LabelStock } from './label-stock.ts';

/** Points a millimetre. */
const POINTS = 72 / 25.4;
/** Line height of all that stands on a label, in em. */
const LINE = 1.2;
const LARGEST = { name: 15, size: 13 };
/** What is smaller is not read on a bench. */
const SMALLEST = 6;
const SMALL = 6.5;
/** A size is no smaller than this where a second line helps. */
const READABLE = 8;
const MOST_LINES = 3;
/** A line breaks between words and leaves part of itself empty. */
const RAGGED = 0.75;

/** A square of a code to scan is at least this wide, millimetres, or a phone's camera cannot tell it from the next. */
const LEAST_SQUARE = 0.4;
/** Wide enough for most codes; larger ones are read from further off. */
const CODE = { least: 18, most: 21 };
/** Between the code and the words, millimetres. */
const GAP = 1;

/** One text of a label: its size in points and its lines. */
export interface FittedText {
  readonly text: string;
  readonly points: number;
  readonly lines: number;
}

export interface FittedLabel {
  /** Side of the code with its light edge, millimetres; 0 where it would be too fine to be scanned. */
  readonly code: number;
  readonly name: FittedText;
  readonly size: FittedText;
  readonly marks: FittedText;
  readonly from: FittedText;
  readonly list: FittedText;
}

export interface LabelTexts {
  /** Its letter and its name. */
  readonly name: string;
  readonly size: string;
  /** Beside its signs; empty where it has none. */
  readonly marks: string;
  /** Its board and its cut. */
  readonly from: string;
  readonly list: string;
}

const NOTHING: FittedText = { text: '', points: 0, lines: 0 };
const heightOf = ({ points, lines }: FittedText): number => points * lines * LINE;

/** Sizes from the largest to the smallest, in half points. */
const sizes = (largest: number): readonly number[] =>
  Array.from({ length: Math.floor(2 * (largest - SMALLEST)) + 1 }, (_, i) => largest - i / 2);

/** A text on one line, as large as that takes; shortened where even the smallest is too wide. */
function onOneLine(text: string, width: number, largest: number, isBold = false): FittedText {
  if (text === '') return NOTHING;
  const points = sizes(largest).find((size) => size * textWidth(text, isBold) <= width);
  if (points !== undefined) return { text, points, lines: 1 };
  return { text: shortened(text, width / SMALLEST, isBold), points: SMALLEST, lines: 1 };
}

/** The words beside a label's signs on one line; on two where even the smallest type is too wide. */
function marksOn(text: string, width: number): FittedText {
  const isWide = SMALLEST * textWidth(text) > width;
  return isWide ? { text, points: SMALLEST, lines: 2 } : onOneLine(text, width, SMALL);
}

/** A part's sides on one line; on two where they would be small on one: a line ends between them. */
function sidesOn(text: string, width: number): FittedText {
  const one = onOneLine(text, width, LARGEST.size, true);
  if (one.points >= READABLE) return one;
  const widest = text.split(/\s×\s/).toSorted((a, b) => b.length - a.length)[0] ?? text;
  const { points } = onOneLine(`${widest} ×`, width, READABLE, true);
  return points > one.points ? { text, points, lines: 2 } : one;
}

/** A name on up to three lines, as large as width and height take. */
function onLines(text: string, width: number, height: number): FittedText {
  const short = shortened(text, (MOST_LINES * width) / SMALLEST, true);
  const ems = textWidth(short, true);
  for (const points of sizes(LARGEST.name)) {
    const isOne = points * ems <= width;
    const lines = isOne ? 1 : Math.ceil((points * ems) / (width * RAGGED));
    if (lines <= MOST_LINES && lines * points * LINE <= height)
      return { text: short, points, lines };
  }
  const lines = Math.max(1, Math.min(MOST_LINES, Math.floor(height / (SMALLEST * LINE))));
  const most = (lines === 1 ? 1 : lines * RAGGED) * (width / SMALLEST);
  return { text: shortened(text, most, true), points: SMALLEST, lines };
}

/**
 * How a label's texts and its code share its room. `squares` is how many the code has along a side, its light edge
 * included; 0 for none. The size is never shortened.
 */
export function fitLabel(texts: LabelTexts, stock: LabelStock, squares: number): FittedLabel {
  const inner = { width: stock.width - 2 * stock.side, height: stock.height - 2 * stock.end };
  const room = Math.min(CODE.most, inner.height);
  const side = Math.max(CODE.least, squares * LEAST_SQUARE);
  const code = squares === 0 || side > room ? 0 : room;
  const width = (inner.width - (code === 0 ? 0 : code + GAP)) * POINTS;
  const size = sidesOn(texts.size, width);
  const marks = marksOn(texts.marks, width);
  const from = onOneLine(texts.from, width, SMALL);
  const list = onOneLine(texts.list, width, SMALL);
  const taken = [size, marks, from, list].reduce((sum, text) => sum + heightOf(text), 0);
  const name = onLines(texts.name, width, inner.height * POINTS - taken);
  return { code, name, size, marks, from, list };
}
