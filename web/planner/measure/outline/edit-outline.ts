import {
  type FeatureInput,
  type OpeningInput,
  type SideInput,
  type SlopeInput,
  isPlanSide,
  wallLetter,
} from '../places/place-input.ts';
import { canHaveFeatures } from '../places/wall-features.ts';

/** Sides and everything on them, which change together when a wall is split. */
export interface OutlineParts {
  readonly sides: readonly SideInput[];
  readonly openings: readonly OpeningInput[];
  readonly features: readonly FeatureInput[];
  readonly slopes: readonly SlopeInput[];
}

/** Letter of the measured wall that contains a wall, and the part. */
function splitName(wall: string, sides: readonly SideInput[]): readonly [string, string] {
  const [, letter = wall, part = ''] = /^([A-Z])(\d*[a-z]?)$/.exec(wall) ?? [];
  return canHaveFeatures(sides) ? [letter, part] : [wall, ''];
}

/** New name of a wall after another wall got a step. */
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
 * Splits a wall into three: up to the step, the step, and after it; `in` towards the room or `out`. Openings and
 * features stay on the first part; those on later walls move with their wall.
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
 * Changes the outline. Entered or new texts of the first sides stay, and things on a wall stay while the wall exists.
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

/** True if the change removes a measured side or a feature, or moves an opening to another wall. */
export const losesParts = (before: OutlineParts, after: OutlineParts): boolean =>
  before.sides.slice(after.sides.length).some((side) => side.length.trim() !== '') ||
  before.features.length > after.features.length ||
  before.openings.some(({ wall }, i) => wall !== after.openings[i]?.wall) ||
  before.slopes.some(({ low }, i) => low !== after.slopes[i]?.low);
