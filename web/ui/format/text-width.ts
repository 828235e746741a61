import { attempt } from '../../platform/attempt.ts';

/**
 * How wide a text is at most, in em of a sans-serif font: what goes on paper is laid out before a browser draws it.
 * The widths are those of DejaVu Sans, the widest of the fonts that systems come with; East Asian signs are square.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/,
    1,
  ],
  [/[mwMW@%—…]/, 1],
  [/[A-Z&×+=<>#~]/, 0.84],
  [/[iIjl.,:;'|!′ \u00a0\u2060·]/, 0.4],
  [/[frt()[\]/″"-]/, 0.48],
  [/[\u0020-\u024f]/, 0.65],
];
/** What is none of these: other scripts, signs and pictures. */
const OTHER = 1.1;
const BOLD = 1.12;

/** Width of a text in em. */
export function textWidth(text: string, isBold = false): number {
  let width = 0;
  for (const sign of text) width += WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER;
  return isBold ? width * BOLD : width;
}

/** As a reader counts them; where the browser cannot, each character. */
function* signsOf(text: string): Iterable<string> {
  const segmenter = attempt(() => new Intl.Segmenter(), undefined);
  if (segmenter === undefined) yield* text;
  else for (const { segment } of segmenter.segment(text)) yield segment;
}

/** A text that is no wider than so many em: its beginning with three dots where it is. */
export function shortened(text: string, most: number, isBold = false): string {
  let [width, kept] = [0, 0];
  const room = most - textWidth('…', isBold);
  // A pasted name may have any length: it is read no further than it is kept.
  let read = 0;
  for (const sign of signsOf(text)) {
    width += textWidth(sign, isBold);
    read += sign.length;
    if (width <= room) kept = read;
    if (width > most) return `${text.slice(0, kept).trimEnd()}…`;
  }
  return text;
}
