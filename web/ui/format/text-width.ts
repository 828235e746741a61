import { attempt } from '../../platform/attempt.ts';

/**
 * Upper limits of character widths in em, because paper is laid out without a browser. The values
 * are of DejaVu Sans, the widest common system font; East Asian characters are square.
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
/** Other scripts, symbols and emoji. */
const OTHER = 1.1;
const BOLD = 1.12;

/** Width of a text in em. */
export function textWidth(text: string, isBold = false): number {
  let width = 0;
  for (const sign of text) width += WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER;
  return isBold ? width * BOLD : width;
}

/** Graphemes; code points if the browser has no segmenter. */
function* signsOf(text: string): Iterable<string> {
  const segmenter = attempt(() => new Intl.Segmenter(), undefined);
  if (segmenter === undefined) yield* text;
  else for (const { segment } of segmenter.segment(text)) yield segment;
}

/** The text, cut to `most` em with an ellipsis if it is wider. */
export function shortened(text: string, most: number, isBold = false): string {
  let [width, kept] = [0, 0];
  const room = most - textWidth('…', isBold);
  // A pasted name may be very long, so reading stops at the limit.
  let read = 0;
  for (const sign of signsOf(text)) {
    width += textWidth(sign, isBold);
    read += sign.length;
    if (width <= room) kept = read;
    if (width > most) return `${text.slice(0, kept).trimEnd()}…`;
  }
  return text;
}
