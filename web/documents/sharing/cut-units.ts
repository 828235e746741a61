import type { DoneBoard } from '../../planner/schema/board.ts';
import type { Project } from '../../planner/schema/project.ts';
import { canonical } from './canonical.ts';
import { idFrom } from './safe-id.ts';
import type { MergeUnit } from './unit.ts';

/**
 * A board that lies cut is named by the number that it was cut under and by its layout: two phones with different plans
 * cut different boards under one number, and both lie there. A material may hold any sign, so it comes last.
 */
export function cutUnits(cut: Project['cut']): readonly MergeUnit[] {
  return Object.entries(cut).flatMap(([material, boards]) =>
    boards.map(({ number, cutAs = number, ...board }) => ({
      field: 'cut',
      key: `${cutAs}.${idFrom(canonical(board.board))}/${material}`,
      value: { ...board, cutAs },
      number,
    })),
  );
}

/** One board as two phones have it: once it has got another number, it keeps that. */
export const withLaterNumber = (unit: MergeUnit, other: MergeUnit | undefined): MergeUnit =>
  unit.number === undefined || other?.number === undefined || other.number <= unit.number
    ? unit
    : { ...unit, number: other.number };

const highest = (units: readonly MergeUnit[]): number =>
  units.reduce((most, { number = 0 }) => Math.max(most, number), 0);

/** Boards of one material: the first of a number keeps it, each other gets the next that no board has. */
function numbered(units: readonly MergeUnit[]): readonly DoneBoard[] {
  const taken = new Set<number>();
  let last = highest(units);
  return units.map(({ value, number: wanted = 0 }) => {
    const { cutAs, ...board } = value as Omit<DoneBoard, 'number'> & { readonly cutAs: number };
    if (taken.has(wanted)) last += 1;
    const number = taken.has(wanted) ? last : wanted;
    taken.add(number);
    return { ...board, number, ...(number === cutAs ? {} : { cutAs }) };
  });
}

/** The boards that lie cut, by material, out of their units. */
export function cutsOf(units: readonly MergeUnit[]): Project['cut'] {
  const byMaterial = Map.groupBy(units, ({ key }) => key.slice(key.indexOf('/') + 1));
  return Object.fromEntries([...byMaterial].map(([name, some]) => [name, numbered(some)]));
}
