import { boundsOf, type Box } from '../../measure/outline/polygon.ts';
import { length, type Length } from '../../measure/units/units.ts';
import type { LaidPiece } from '../laid-piece.ts';

export const LAID_EDGES = ['left', 'right', 'low', 'high'] as const;
/** `low`: the minimum of y, which is the foot of a wall and the upper end of a plan. */
export type LaidEdge = (typeof LAID_EDGES)[number];

/** Width of the pieces along an edge, at their narrowest; and one such piece in the middle of the edge. */
export interface EdgeCut {
  readonly edge: LaidEdge;
  readonly wide: Length;
  readonly box: Box;
}

const isUpright = (edge: LaidEdge): boolean => edge === 'left' || edge === 'right';

const touches = (box: Box, all: Box, edge: LaidEdge): boolean => {
  switch (edge) {
    case 'left':
      return box.x0 <= all.x0;
    case 'right':
      return box.x1 >= all.x1;
    case 'low':
      return box.y0 <= all.y0;
    case 'high':
      return box.y1 >= all.y1;
  }
};

/** Pieces at the four outermost edges of a layout. Axis-parallel patterns only: diagonal edges have points only. */
export function edgeCuts(pieces: readonly LaidPiece[]): readonly EdgeCut[] {
  const boxes = pieces.map(({ shape }) => boundsOf(shape));
  if (boxes.length === 0) return [];
  const all = boundsOf(pieces.flatMap(({ shape }) => shape));
  const centre = { x: (all.x0 + all.x1) / 2, y: (all.y0 + all.y1) / 2 };
  return LAID_EDGES.flatMap((edge): EdgeCut[] => {
    const across = ({ x0, x1, y0, y1 }: Box): number => (isUpright(edge) ? x1 - x0 : y1 - y0);
    const off = ({ x0, x1, y0, y1 }: Box): number =>
      Math.abs(isUpright(edge) ? (y0 + y1) / 2 - centre.y : (x0 + x1) / 2 - centre.x);
    const there = boxes.filter((box) => touches(box, all, edge));
    const least = Math.min(...there.map(across));
    const [box] = there.filter((one) => across(one) === least).toSorted((a, b) => off(a) - off(b));
    return box === undefined ? [] : [{ edge, wide: length(Math.round(least)), box }];
  });
}
