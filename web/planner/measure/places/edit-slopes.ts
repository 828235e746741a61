import { PLAN_SIDES, type PlanSide, type SlopeInput } from './place-input.ts';

/** Opposite side of each. */
const ACROSS: Readonly<Record<PlanSide, PlanSide>> = {
  top: 'bottom',
  right: 'left',
  bottom: 'top',
  left: 'right',
};

/** Most likely side of the next slope: opposite a single slope, otherwise a side without one. */
function nextSide(slopes: readonly SlopeInput[]): PlanSide {
  const taken = new Set(slopes.map(({ low }) => low));
  const facing = PLAN_SIDES.find((side) => taken.has(side) && !taken.has(ACROSS[side]));
  if (facing !== undefined) return ACROSS[facing];
  const order = ['bottom', 'top', 'left', 'right'] as const;
  return order.find((side) => !taken.has(side)) ?? 'bottom';
}

/** Adds a slope with a new number and no height. */
export function addSlope(slopes: readonly SlopeInput[]): readonly SlopeInput[] {
  const taken = new Set(slopes.map(({ id }) => id));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return [...slopes, { id: String(number), low: nextSide(slopes), height: '', across: '' }];
}
