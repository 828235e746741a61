import type { OpeningInput, SideInput } from './place-input.ts';
import { wallLetter } from './place-input.ts';

/** Sides with the openings on them: what changes together when a wall is split. */
export interface OutlineParts {
  readonly sides: readonly SideInput[];
  readonly openings: readonly OpeningInput[];
}

/**
 * Makes three walls of one: up to a step, the step, and on from it, `in` towards the room or `out`
 * of it. Openings stay on the part before the step; those on later walls move with their wall.
 */
export function addStep(
  { sides, openings }: OutlineParts,
  at: number,
  way: 'in' | 'out',
): OutlineParts {
  const side = sides[at];
  if (side === undefined) return { sides, openings };
  const [first, second] =
    way === 'in' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return {
    sides: [
      ...sides.slice(0, at),
      { length: '', turn: first },
      { length: '', turn: second },
      side,
      ...sides.slice(at + 1),
    ],
    openings: openings.map((opening) => {
      const on = sides.findIndex((_, i) => wallLetter(i) === opening.wall);
      return on > at ? { ...opening, wall: wallLetter(on + 2) } : opening;
    }),
  };
}

/** Another outline; what was typed for the first sides stays, openings keep their walls' letters. */
export function changeShape(parts: OutlineParts, shape: readonly SideInput[]): OutlineParts {
  const letters = new Set(shape.map((_, i) => wallLetter(i)));
  return {
    sides: shape.map((side, i) => ({ ...side, length: parts.sides[i]?.length ?? '' })),
    openings: parts.openings.map((opening) =>
      letters.has(opening.wall) ? opening : { ...opening, wall: 'A' },
    ),
  };
}

/** Whether a side that was measured is not there any more, or an opening had to move to another wall. */
export const losesParts = (before: OutlineParts, after: OutlineParts): boolean =>
  before.sides.slice(after.sides.length).some((side) => side.length.trim() !== '') ||
  before.openings.some(({ wall }, i) => wall !== after.openings[i]?.wall);
