export type PathPoint = readonly [x: number, y: number];

/** The polylines of a path with the commands m, l, h, v and z, in absolute coordinates. */
export function pathLines(d: string): readonly (readonly PathPoint[])[] {
  const lines: PathPoint[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of d.matchAll(/([mlhvz])([^mlhvz]*)/g)) {
    const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
    const [startX, startY] = lines.at(-1)?.[0] ?? [0, 0];
    if (command === 'z') [x, y] = [startX, startY];
    for (let i = 0; i < numbers.length; i += command === 'h' || command === 'v' ? 1 : 2) {
      const first = numbers[i] ?? 0;
      if (command === 'h') x += first;
      else if (command === 'v') y += first;
      else [x, y] = [x + first, y + (numbers[i + 1] ?? 0)];
      if (command === 'm' && i === 0) lines.push([]);
      lines.at(-1)?.push([x, y]);
    }
  }
  return lines;
}
