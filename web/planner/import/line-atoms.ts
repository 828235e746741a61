import { halfWidth } from '../measure/units/half-width.ts';

/** The smallest pieces of a written line. */
export interface Atom {
  readonly kind: 'number' | 'fraction' | 'word' | 'sign';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `½` is a number of its own; 厘米 in front of another word is the unit of the number before it. */
const ATOM =
  /(?<number>\d+(?:[.,]\d+)*|[.,]\d+)|(?<fraction>[½¼¾⅓⅔⅛⅜⅝⅞])|(?<word>毫米|厘米|公分|英寸|英尺|[\p{L}\p{M}]+)|(?<sign>''|\t|\S)/gu;

/** A line in its plainest signs: half width, straight quotes, spaces of one kind, no bullet. */
export const plainLine = (written: string): string =>
  halfWidth(written)
    .replace(/[\u00a0\u2009\u202f]/g, '\u00a0')
    .replace(/[″“”]/g, '"')
    .replace(/[′‘’`]/g, "'")
    .replaceAll('⁄', '/')
    .trim()
    .replace(/^[-•*–·]\s+/, '')
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(/^(\d+),(\d{1,2})$/, '$1, $2')
    .replace(/^[^,\s]*(?:,[^,\s]*){2,}$/, (cells) => cells.replaceAll(',', ', '));

/** The atoms of a line, in order. */
export const atomsOf = (line: string): readonly Atom[] =>
  [...line.matchAll(ATOM)].map((match) => {
    const { number, fraction, word } = match.groups ?? {};
    const kind =
      number !== undefined
        ? 'number'
        : fraction !== undefined
          ? 'fraction'
          : word !== undefined
            ? 'word'
            : 'sign';
    return { kind, text: match[0], start: match.index, end: match.index + match[0].length };
  });
