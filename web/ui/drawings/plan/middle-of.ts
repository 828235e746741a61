import { boundsOf, type Box, type Point } from '../../../planner/measure/outline/polygon.ts';

/** Space that the text of an area needs, in drawing units; more space gives no advantage. */
const WIDE = 90;
const HIGH = 60;
/** Height of a line of text. */
const TEXT = 22;

/** True if the text would touch a box. */
const isOn = ({ x, y }: Point, { x0, y0, x1, y1 }: Box): boolean =>
  x + WIDE / 2 > x0 && x - WIDE / 2 < x1 && y + TEXT / 2 > y0 && y - TEXT / 2 < y1;

/** Crossings of the outline with the horizontal line through a point, as signed distances from the point. */
function crossings(points: readonly Point[], x: number, y: number): number[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return a.y > y === b.y > y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) - x];
  });
}

const isInside = (points: readonly Point[], x: number, y: number): boolean =>
  crossings(points, x, y).filter((off) => off > 0).length % 2 === 1;

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

/**
 * The point of an outline with the most space for a text, clear of boxes such as those of door swings: the point of a grid
 * with the largest distance to the outline in all four directions, up to what the text needs.
 */
export function middleOf(points: readonly Point[], boxes: readonly Box[] = []): Point {
  const { x0, y0, x1, y1 } = boundsOf([points]);
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const across = points.map(({ x, y }): Point => ({ x: y, y: x }));
  let best = { x: middleX, y: middleY, worth: -Infinity };
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
