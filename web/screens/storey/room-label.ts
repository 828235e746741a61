import { textWidth } from '../../ui/format/text-width.ts';

/** Letter size and line height in units of the drawing: see `plan__size`. */
const SIZE = 13;
const LINE = 15;

const unevenness = ([a = '', b = '']: readonly string[]): number => Math.abs(a.length - b.length);

/** A name on one or two lines that fit into a room; undefined if it needs more. */
export function linesOfName(
  name: string,
  { wide, high }: { readonly wide: number; readonly high: number },
  textScale: number,
): readonly string[] | undefined {
  const fits = (lines: readonly string[]): boolean =>
    lines.length * LINE * textScale <= high &&
    lines.every((line) => textWidth(line, true) * SIZE * textScale <= wide);
  const gaps = [...name.matchAll(/\s+/g)].map(({ index }) => index);
  const halves = gaps.map((at) => [name.slice(0, at), name.slice(at).trim()]);
  return [[name], ...halves.toSorted((a, b) => unevenness(a) - unevenness(b))].find(fits);
}
