import type { Flat } from './axonometric.ts';

/** A polyline with whole coordinates. */
export interface Line {
  readonly points: readonly Flat[];
  readonly isClosed: boolean;
}

/** Numbers with the fewest characters between them: a sign separates. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((one, i) => (i > 0 && one >= 0 ? ` ${one}` : String(one))).join('');

/** SVG path of polylines in relative coordinates, which are shorter. Points that repeat are left out. */
export function pathText(lines: readonly Line[]): string {
  let text = '';
  let [atX, atY] = [0, 0];
  for (const { points, isClosed } of lines) {
    const [first] = points;
    if (first === undefined) continue;
    text += `m${joined([first[0] - atX, first[1] - atY])}`;
    [atX, atY] = first;
    let command = 'm';
    for (const [x, y] of points.slice(1)) {
      const [dx, dy] = [x - atX, y - atY];
      if (dx === 0 && dy === 0) continue;
      const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
      const numbers = next === 'h' ? [dx] : next === 'v' ? [dy] : [dx, dy];
      // Further pairs after m or l need no letter.
      const isSame = next === 'l' && (command === 'l' || command === 'm');
      text += isSame ? (dx < 0 ? '' : ' ') + joined(numbers) : next + joined(numbers);
      command = next;
      [atX, atY] = [x, y];
    }
    if (isClosed) {
      text += 'z';
      [atX, atY] = first;
    }
  }
  return text;
}
