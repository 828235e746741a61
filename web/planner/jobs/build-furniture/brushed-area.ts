import { area, type Area } from '../../measure/units/units.ts';
import type { Built } from './layout.ts';
import { cutSize, type Part, type StockKind } from './panel.ts';

const faceOf = (one: Part): number => {
  const { length, width } = cutSize(one);
  return length * width;
};

const endOf = (one: Part): number => {
  const { width, thickness } = cutSize(one);
  return width * thickness;
};

/** All faces of a part, its ends and edges included. */
const surfaceOf = ({ size: [x, y, z] }: Part): number => 2 * (x * y + y * z + x * z);

/** Of all that is bare and seen: both faces of boards, the face of a back, timber all round. */
const SEEN: Partial<Record<StockKind, (one: Part) => number>> = {
  board: (one) => 2 * faceOf(one),
  back: (one) => (one.role === 'back' ? faceOf(one) : 0),
  frame: surfaceOf,
};

export const bareArea = ({ parts }: Pick<Built, 'parts'>): Area =>
  area(parts.reduce((sum, one) => sum + (SEEN[one.stock]?.(one) ?? 0), 0));

/** Of all that stands outside: every face, and the cut ends a second time. */
export const soakedArea = (parts: readonly Part[]): Area =>
  area(parts.reduce((sum, one) => sum + surfaceOf(one) + 2 * endOf(one), 0));
