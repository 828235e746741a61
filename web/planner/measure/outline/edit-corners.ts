import type { CornerInput, SideInput, Turn } from '../places/place-input.ts';

/** How a corner is measured; `right` for one that nobody measured. */
export type CornerWay = CornerInput['by'] | 'right';

export const cornerWay = ({ corner }: SideInput): CornerWay => corner?.by ?? 'right';

function withCorner({ corner, ...side }: SideInput, way: CornerWay): SideInput {
  if (way === 'right') return side;
  // What was typed as an angle is no diagonal.
  return { ...side, corner: { by: way, text: corner?.by === way ? corner.text : '' } };
}

/** A polygon of n sides is fixed by all of them and n − 3 corners. */
const FOLLOWING = 3;

/**
 * Measures a corner in another way. With a diagonal across it the corners beside it cannot be taken for right ones any
 * more: those that nobody measured follow, the nearest first, up to the three that can.
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

/** The text of a corner that has one. */
export const typeCorner = (
  sides: readonly SideInput[],
  at: number,
  text: string,
): readonly SideInput[] =>
  sides.map((side, i) =>
    i === at && side.corner !== undefined ? { ...side, corner: { ...side.corner, text } } : side,
  );

/** Whether a corner juts into the room. */
export const turnCorner = (
  sides: readonly SideInput[],
  at: number,
  turn: Turn,
): readonly SideInput[] => sides.map((side, i) => (i === at ? { ...side, turn } : side));

/** One side more, at the end, with a right corner. */
export const withSide = (sides: readonly SideInput[]): readonly SideInput[] => [
  ...sides,
  { length: '', turn: 'right' },
];

/** Without the last side. */
export const withoutSide = (sides: readonly SideInput[]): readonly SideInput[] =>
  sides.slice(0, -1);
