/** A page in points, y up as in PDF: a stream of drawing operators, with Helvetica bold as `F`. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** WinAnsi characters beyond Latin-1 that plans use; primes as plain quotes. */
const SIGNS: ReadonlyMap<string, number> = new Map([
  ['′', 0x27],
  ['″', 0x22],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
  ['—', 0x97],
  ['€', 0x80],
]);

/** Bytes of a text in Helvetica's encoding; undefined if it lacks a letter. */
export function winAnsi(text: string): readonly number[] | undefined {
  const bytes = Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const isLatin = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
    return isLatin ? code : SIGNS.get(letter);
  });
  return bytes.every((byte) => byte !== undefined) ? bytes : undefined;
}

/** Widths of Helvetica bold from the space on, thousandths of the font size (Adobe's core font metrics). */
const WIDTHS = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
  611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
  278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
/** Width of accented letters: most have it. */
const USUAL_WIDTH = 556;

/** Width of a text at font size 1. */
export const pdfWidth = (bytes: readonly number[]): number =>
  bytes.reduce((sum, byte) => sum + (WIDTHS[byte - 0x20] ?? USUAL_WIDTH), 0) / 1000;

/** A PDF string in characters that every file encoding keeps. */
export const pdfString = (bytes: readonly number[]): string =>
  `<${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

/** A file of one page, in ASCII only. */
export function writePdf({ width, height, content }: PdfPage): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, i) => {
    const start = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}
