import { PLAN_SIDES, type PlanSide, type SlopeInput } from './place-input.ts';

/** The side across from each. */
const ACROSS: Readonly<Record<PlanSide, PlanSide>> = {
  top: 'bottom',
  right: 'left',
  bottom: 'top',
  left: 'right',
};

/** Where a next slope comes down most likely: across from one that stands alone, else on a side that has none. */
function nextSide(slopes: readonly SlopeInput[]): PlanSide {
  const taken = new Set(slopes.map(({ low }) => low));
  const facing = PLAN_SIDES.find((side) => taken.has(side) && !taken.has(ACROSS[side]));
  if (facing !== undefined) return ACROSS[facing];
  const order = ['bottom', 'top', 'left', 'right'] as const;
  return order.find((side) => !taken.has(side)) ?? 'bottom';
}

/** One slope more, its height still to measure, with a number that none of the others has. */
export function addSlope(slopes: readonly SlopeInput[]): readonly SlopeInput[] {
  const taken = new Set(slopes.map(({ id }) => id));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return [...slopes, { id: String(number), low: nextSide(slopes), height: '', across: '' }];
}
