import type { Box, Point } from '../../../planner/measure/outline/polygon.ts';

/** Space that the text of an area needs, in drawing units; more space gives no advantage. */
const WIDE = 90;
const HIGH = 60;
/** Height of a line of text. */
const TEXT = 22;

interface Middle extends Point {
  readonly worth: number;
}

/** True if the text would touch a box. */
const isOn = ({ x, y }: Point, { x0, y0, x1, y1 }: Box): boolean =>
  x + WIDE / 2 > x0 && x - WIDE / 2 < x1 && y + TEXT / 2 > y0 && y - TEXT / 2 < y1;

/** The point of an outline with the most space for a text, clear of boxes such as those of door swings. */
export function middleOf(points: readonly Point[], boxes: readonly Box[] = []): Point {
  const isUpright = points.every((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return Math.abs(a.x - b.x) < 0.01 || Math.abs(a.y - b.y) < 0.01;
  });
  const usual = isUpright ? inCells(points) : inSlanted(points, boxes);
  return boxes.some((box) => isOn(usual, box)) ? inSlanted(points, boxes) : usual;
}

/** Crossings of the outline with the horizontal line through a point, as signed distances from the point. */
function crossings(points: readonly Point[], x: number, y: number): number[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return a.y > y === b.y > y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) - x];
  });
}

const isInside = (points: readonly Point[], x: number, y: number): boolean =>
  crossings(points, x, y).filter((off) => off > 0).length % 2 === 1;

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

/** Right-angled outlines: a cell between neighbouring corner lines is completely inside or outside; the largest cell wins. */
function inCells(points: readonly Point[]): Point {
  const xs = sorted(points.map(({ x }) => x));
  const ys = sorted(points.map(({ y }) => y));
  let best: Middle = { x: 0, y: 0, worth: -1 };
  for (const [i, x0] of xs.entries()) {
    for (const [j, y0] of ys.entries()) {
      const [x1, y1] = [xs[i + 1] ?? x0, ys[j + 1] ?? y0];
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      const worth = Math.min(x1 - x0, WIDE) * Math.min(y1 - y0, HIGH);
      if (worth > best.worth && isInside(points, x, y)) best = { x, y, worth };
    }
  }
  return best;
}

/** True if a box around a point is inside the outline. */
export function hasRoom(points: readonly Point[], at: Point, wide: number, high: number): boolean {
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j): Point => ({ x: at.x + (i * wide) / 2, y: at.y + (j * high) / 2 })),
  );
  const isWithin = ({ x, y }: Point): boolean =>
    Math.abs(x - at.x) < wide / 2 && Math.abs(y - at.y) < high / 2;
  return corners.every(({ x, y }) => isInside(points, x, y)) && !points.some(isWithin);
}

/** Number of steps of the search grid in each direction. */
const TRIED = 24;

/** Other outlines: the grid point with the largest distance to the outline in all four directions, up to what a text needs. */
function inSlanted(points: readonly Point[], boxes: readonly Box[]): Point {
  const xs = sorted(points.map(({ x }) => x));
  const ys = sorted(points.map(({ y }) => y));
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [xs[0], ys[0], xs.at(-1), ys.at(-1)];
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const across = points.map(({ x, y }): Point => ({ x: y, y: x }));
  let best: Middle = { x: middleX, y: middleY, worth: -Infinity };
  for (let i = 1; i < TRIED; i += 1) {
    for (let j = 1; j < TRIED; j += 1) {
      const [x, y] = [x0 + ((x1 - x0) * i) / TRIED, y0 + ((y1 - y0) * j) / TRIED];
      // The text needs its width at its top, middle and bottom.
      const lines = [y - TEXT / 2, y, y + TEXT / 2];
      if (!lines.every((line) => isInside(points, x, line))) continue;
      const beside = Math.min(...lines.flatMap((line) => crossings(points, x, line)).map(Math.abs));
      const above = Math.min(...crossings(across, y, x).map(Math.abs));
      const off = Math.hypot(x - middleX, y - middleY);
      // If several points have enough space, the one nearest the middle wins.
      const clear = boxes.some((box) => isOn({ x, y }, box)) ? WIDE * HIGH : 0;
      const worth = Math.min(beside, WIDE / 2) * Math.min(above, HIGH / 2) - off / 100 - clear;
      if (worth > best.worth) best = { x, y, worth };
    }
  }
  return best;
}
