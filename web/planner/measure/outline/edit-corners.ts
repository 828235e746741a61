import type { CornerInput, SideInput, Turn } from '../places/place-input.ts';

/** How a corner is measured; `right` if nobody measured it. */
export type CornerWay = CornerInput['by'] | 'right';

export const cornerWay = ({ corner }: SideInput): CornerWay => corner?.by ?? 'right';

function withCorner({ corner, ...side }: SideInput, way: CornerWay): SideInput {
  if (way === 'right') return side;
  // Text entered as an angle is not a diagonal.
  return { ...side, corner: { by: way, text: corner?.by === way ? corner.text : '' } };
}

/** All sides and n − 3 corners define a polygon of n sides. */
const FOLLOWING = 3;

/**
 * Changes how a corner is measured. If a diagonal replaces its angle, the corners next to it need not be right:
 * unmeasured ones become derived, the nearest first, at most three.
 */
export function measureCorner(
  sides: readonly SideInput[],
  at: number,
  way: CornerWay,
): readonly SideInput[] {
  const changed = sides.map((side, i) => (i === at ? withCorner(side, way) : side));
  if (way !== 'diagonal') return changed;
  const left = FOLLOWING - changed.filter((side) => cornerWay(side) === 'open').length;
  const apart = (i: number): number => {
    const by = (i - at + sides.length) % sides.length;
    return Math.min(by, sides.length - by);
  };
  const nearest = changed
    .flatMap((side, i) => (cornerWay(side) === 'right' ? [i] : []))
    .toSorted((a, b) => apart(a) - apart(b));
  const following = new Set(nearest.slice(0, Math.max(0, left)));
  return changed.map((side, i) => (following.has(i) ? withCorner(side, 'open') : side));
}

/** Changes the text of a measured corner. */
export const typeCorner = (
  sides: readonly SideInput[],
  at: number,
  text: string,
): readonly SideInput[] =>
  sides.map((side, i) =>
    i === at && side.corner !== undefined ? { ...side, corner: { ...side.corner, text } } : side,
  );

/** Turns a corner into the room, or back. */
export const turnCorner = (
  sides: readonly SideInput[],
  at: number,
  turn: Turn,
): readonly SideInput[] => sides.map((side, i) => (i === at ? { ...side, turn } : side));

/** Adds a side with a right corner at the end. */
export const withSide = (sides: readonly SideInput[]): readonly SideInput[] => [
  ...sides,
  { length: '', turn: 'right' },
];

/** Removes the last side. */
export const withoutSide = (sides: readonly SideInput[]): readonly SideInput[] =>
  sides.slice(0, -1);
