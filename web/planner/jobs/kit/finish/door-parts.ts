import type { Box } from '../../../measure/outline/polygon.ts';
import { mm, type Length } from '../../../measure/units/units.ts';

/** Usual panelled door: its frame, and the start of its middle rail. */
const STILE = mm(105);
const MUNTIN = mm(95);
const RAIL = { bottom: mm(200), middle: mm(150), top: mm(105) };
const MIDDLE = 0.4;
/** Rows of parts on a flush door, two parts each. */
const ROWS = 4;

export const boxFrom = (x0: number, y0: number, x1: number, y1: number): Box => ({
  x0,
  y0,
  x1,
  y1,
});

/** The parts of a leaf, those that are painted together in one group, in the order of the brush. */
export function leafParts(
  isPanelled: boolean,
  width: Length,
  height: Length,
): readonly (readonly Box[])[] {
  if (!isPanelled) {
    const [across, up] = [width / 2, height / ROWS];
    return Array.from({ length: 2 * ROWS }, (_, i) => {
      const [x, y] = [(i % 2) * across, height - (Math.floor(i / 2) + 1) * up];
      return [boxFrom(x, y, x + across, y + up)];
    });
  }
  const middle = height * MIDDLE;
  const inner = [STILE, width - STILE] as const;
  const post = [(width - MUNTIN) / 2, (width + MUNTIN) / 2] as const;
  const rows = [
    [middle + RAIL.middle, height - RAIL.top],
    [RAIL.bottom, middle],
  ] as const;
  return [
    rows.flatMap(([y0, y1]) => [
      boxFrom(inner[0], y0, post[0], y1),
      boxFrom(post[1], y0, inner[1], y1),
    ]),
    rows.map(([y0, y1]) => boxFrom(post[0], y0, post[1], y1)),
    [
      boxFrom(inner[0], height - RAIL.top, inner[1], height),
      boxFrom(inner[0], middle, inner[1], middle + RAIL.middle),
      boxFrom(inner[0], 0, inner[1], RAIL.bottom),
    ],
    [boxFrom(0, 0, STILE, height), boxFrom(width - STILE, 0, width, height)],
  ];
}

export const moved = ({ x0, y0, x1, y1 }: Box, by: number): Box =>
  boxFrom(x0 + by, y0, x1 + by, y1);

/** Strips round a box between two distances: left, right, top and, if wanted, bottom. */
export function around(
  { x0, y0, x1, y1 }: Box,
  from: number,
  to: number,
  foot: boolean,
): readonly Box[] {
  if (from === to) return [];
  const down = foot ? [y0 - to, y0 - from] : [y0, y0];
  return [
    boxFrom(x0 - to, down[0] ?? y0, x0 - from, y1 + to),
    boxFrom(x1 + from, down[0] ?? y0, x1 + to, y1 + to),
    boxFrom(x0 - from, y1 + from, x1 + from, y1 + to),
    ...(foot ? [boxFrom(x0 - from, y0 - to, x1 + from, y0 - from)] : []),
  ];
}

/** True if panels fit between the stiles. */
export const hasPanels = (width: Length): boolean => width > 2 * STILE + MUNTIN;
