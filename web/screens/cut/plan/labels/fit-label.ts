import { shortened, textWidth } from '../../../../ui/format/text-width.ts';

/** Points per millimetre. */
const POINTS = 72 / 25.4;
/** Line height of a label, em. */
const LINE = 1.2;
const LARGEST = { name: 15, size: 13 };
/** Smallest readable type, points. */
const SMALLEST = 6;
const SMALL = 6.5;
/** Smallest type of a size before it gets a second line. */
const READABLE = 8;
const MOST_LINES = 3;
/** Usable share of a line, because lines break between words. */
const RAGGED = 0.75;

/** Smallest square of a code, mm; cameras cannot resolve smaller ones. */
const LEAST_SQUARE = 0.4;
/** Side of a code, mm; enough for most codes. */
const CODE = { least: 18, most: 21 };
/** Between the code and the text, mm. */
const GAP = 1;

/** Lines of a text with their type size in points. */
export interface FittedText {
  readonly text: string;
  readonly points: number;
  readonly lines: number;
}

export interface FittedLabel {
  /** Side of the code with its quiet zone, mm; 0 if it would be too fine to scan. */
  readonly code: number;
  readonly name: FittedText;
  readonly size: FittedText;
  readonly marks: FittedText;
  readonly from: FittedText;
  readonly list: FittedText;
}

export interface LabelTexts {
  /** Letter and name. */
  readonly name: string;
  readonly size: string;
  /** Text next to the symbols; empty without symbols. */
  readonly marks: string;
  /** Board and cut. */
  readonly from: string;
  readonly list: string;
}

const NOTHING: FittedText = { text: '', points: 0, lines: 0 };
const heightOf = ({ points, lines }: FittedText): number => points * lines * LINE;

/** Type sizes from large to small, in half points. */
const sizes = (largest: number): readonly number[] =>
  Array.from({ length: Math.floor(2 * (largest - SMALLEST)) + 1 }, (_, i) => largest - i / 2);

/** A text on one line in the largest possible type, truncated if the smallest is too wide. */
function onOneLine(text: string, width: number, largest: number, isBold = false): FittedText {
  if (text === '') return NOTHING;
  const points = sizes(largest).find((size) => size * textWidth(text, isBold) <= width);
  if (points !== undefined) return { text, points, lines: 1 };
  return { text: shortened(text, width / SMALLEST, isBold), points: SMALLEST, lines: 1 };
}

/** Text next to a label's symbols on one line; on two if the smallest type is too wide. */
function marksOn(text: string, width: number): FittedText {
  const isWide = SMALLEST * textWidth(text) > width;
  return isWide ? { text, points: SMALLEST, lines: 2 } : onOneLine(text, width, SMALL);
}

/** Sides of a part on one line; on two, between the sides, if they would be small. */
function sidesOn(text: string, width: number): FittedText {
  const one = onOneLine(text, width, LARGEST.size, true);
  if (one.points >= READABLE) return one;
  const widest = text.split(/\s×\s/).toSorted((a, b) => b.length - a.length)[0] ?? text;
  const { points } = onOneLine(`${widest} ×`, width, READABLE, true);
  return points > one.points ? { text, points, lines: 2 } : one;
}

/** A name on up to three lines in the largest type that fits. */
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
 * Divides a label between its texts and its code. `squares` is the number of squares along a side
 * of the code, with the quiet zone; 0 without a code. The size is never truncated.
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

/** A label as sold, mm. */
export interface LabelStock {
  readonly width: number;
  readonly height: number;
  /** Margins left and right, and at the top and bottom, for the printer or the edge of the sheet. */
  readonly side: number;
  readonly end: number;
}

/**
 * Labels on sheets are Avery L7160 and 5160. On rolls each label is a page. A LabelWriter cannot
 * print 1.5 mm at the sides and 5.9 mm at the leading end (Dymo's driver: 18 dots of 300 dpi and
 * 138 of 600 dpi); a QL 1.5 mm at the sides and 3 mm at both ends (Brother's raster reference: 306
 * × 991 dots of 300 dpi on 29 × 90 mm).
 */
export const LABEL_SHEETS = {
  'labels-a4': { width: 63.5, height: 38.1, side: 3, end: 2 },
  'labels-letter': { width: 66.675, height: 25.4, side: 3, end: 2 },
  'dymo-99012': { width: 89, height: 36, side: 6, end: 1.6 },
  'dymo-11354': { width: 57, height: 32, side: 1.6, end: 6 },
  'brother-11201': { width: 90, height: 29, side: 3.1, end: 1.6 },
  'brother-11209': { width: 62, height: 29, side: 1.6, end: 3.1 },
} as const satisfies Readonly<Record<string, LabelStock>>;

export type LabelKind = keyof typeof LABEL_SHEETS;

/** Labels on rolls, one per page. */
export const ROLLS: readonly LabelKind[] = [
  'dymo-99012',
  'dymo-11354',
  'brother-11201',
  'brother-11209',
];
