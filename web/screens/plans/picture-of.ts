import type { Picture } from '../../planner/measure/plans/write/drawing-pdf.ts';

/** Font size in px, sharp enough for a name of 5 mm on paper. */
const SIZE = 64;
/** Space above and below the baseline. */
const [ABOVE, BELOW] = [72, 24];
const HIGH = ABOVE + BELOW;
/** Height of a capital letter. */
const CAPITAL = 0.72 * SIZE;
const WIDEST = 4000;

/** A word as an image in the device's font; undefined if the canvas cannot be read. */
export function wordPicture(text: string): Picture | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const font = `bold ${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  const width = Math.max(1, Math.min(WIDEST, Math.ceil(context.measureText(text).width) + 4));
  canvas.width = width;
  canvas.height = HIGH;
  context.font = font;
  context.fillText(text, 2, ABOVE, WIDEST - 4);
  const { data } = context.getImageData(0, 0, width, HIGH);
  const row = Math.ceil(width / 8);
  const bits = new Uint8Array(row * HIGH);
  for (let i = 0; i < width * HIGH; i += 1) {
    if ((data[4 * i + 3] ?? 0) < 128) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const at = y * row + Math.floor(x / 8);
    bits[at] = (bits[at] ?? 0) | (0x80 >> (x % 8));
  }
  return { width, height: HIGH, bits, below: BELOW / HIGH, high: HIGH / CAPITAL };
}
