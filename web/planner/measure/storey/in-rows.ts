import type { Box, Point } from '../outline/polygon.ts';

/** Positions of boxes in rows, in total about as wide as high. */
export function inRows(boxes: readonly Box[], apart: number): readonly Point[] {
  const sizes = boxes.map(({ x0, y0, x1, y1 }) => ({
    wide: x1 - x0 + apart,
    high: y1 - y0 + apart,
  }));
  const all = sizes.reduce((sum, { wide, high }) => sum + wide * high, 0);
  const most = Math.max(1.4 * Math.sqrt(all), ...sizes.map(({ wide }) => wide));
  const at = { x: 0, y: 0, high: 0 };
  return sizes.map(({ wide, high }) => {
    if (at.x + wide > most) Object.assign(at, { x: 0, y: at.y + at.high, high: 0 });
    const place = { x: at.x, y: at.y };
    Object.assign(at, { x: at.x + wide, high: Math.max(at.high, high) });
    return place;
  });
}
