import type { FeatureInput, OpeningInput, SideInput, SlopeInput } from '../places/place-input.ts';
import { isPlanSide, wallLetter } from '../places/place-input.ts';
import { canHaveFeatures } from '../places/wall-features.ts';

/** Sides with what is on them: what changes together when a wall is split. */
export interface OutlineParts {
  readonly sides: readonly SideInput[];
  readonly openings: readonly OpeningInput[];
  readonly features: readonly FeatureInput[];
  readonly slopes: readonly SlopeInput[];
}

/** The letter of the measured wall that a wall is a part of, and which part. */
function splitName(wall: string, sides: readonly SideInput[]): readonly [string, string] {
  const [, letter = wall, part = ''] = /^([A-Z])(\d*[a-z]?)$/.exec(wall) ?? [];
  return canHaveFeatures(sides) ? [letter, part] : [wall, ''];
}

/** What a wall is called once there is a step in another one. */
export function afterStep(
  wall: string,
  { sides }: Pick<OutlineParts, 'sides'>,
  at: number,
): string {
  const [letter, part] = splitName(wall, sides);
  const on = sides.findIndex((_, i) => wallLetter(i) === letter);
  return on > at ? `${wallLetter(on + 2)}${part}` : wall;
}

/**
 * Makes three walls of one: up to a step, the step, and on from it, `in` towards the room or `out`
 * of it. Openings and features stay on the part before the step; those on later walls move with their wall.
 */
export function addStep(
  { sides, openings, features, slopes }: OutlineParts,
  at: number,
  way: 'in' | 'out',
): OutlineParts {
  const side = sides[at];
  if (side === undefined) return { sides, openings, features, slopes };
  const [first, second] =
    way === 'in' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const moved = <On extends { readonly wall: string }>(one: On): On => {
    return { ...one, wall: afterStep(one.wall, { sides }, at) };
  };
  return {
    sides: [
      ...sides.slice(0, at),
      { length: '', turn: first },
      { length: '', turn: second },
      side,
      ...sides.slice(at + 1),
    ],
    openings: openings.map(moved),
    features: features.map(moved),
    slopes: slopes.map((slope) =>
      isPlanSide(slope.low) ? slope : { ...slope, low: moved({ wall: slope.low }).wall },
    ),
  };
}

/**
 * Another outline; what was typed for the first sides stays, or is what is typed now, and what is on a wall stays while
 * that is there.
 */
export function changeShape(
  parts: OutlineParts,
  shape: readonly SideInput[],
  typed: readonly SideInput[] = parts.sides,
): OutlineParts {
  const letters = new Set(shape.map((_, i) => wallLetter(i)));
  const isThere = (wall: string): boolean => letters.has(splitName(wall, parts.sides)[0]);
  return {
    sides: shape.map((side, i) => ({ ...side, length: typed[i]?.length ?? '' })),
    openings: parts.openings.map((opening) =>
      isThere(opening.wall) ? opening : { ...opening, wall: 'A' },
    ),
    features: parts.features.filter(({ wall }) => isThere(wall)),
    slopes: parts.slopes.map((slope) =>
      isPlanSide(slope.low) || isThere(slope.low) ? slope : { ...slope, low: 'top' },
    ),
  };
}

/** Whether a side that was measured or a feature is not there any more, or an opening is on another wall. */
export const losesParts = (before: OutlineParts, after: OutlineParts): boolean =>
  before.sides.slice(after.sides.length).some((side) => side.length.trim() !== '') ||
  before.features.length > after.features.length ||
  before.openings.some(({ wall }, i) => wall !== after.openings[i]?.wall) ||
  before.slopes.some(({ low }, i) => low !== after.slopes[i]?.low);
