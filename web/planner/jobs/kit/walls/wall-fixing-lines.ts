import { mm, type Length } from '../../../measure/units/units.ts';
import type { Shelf } from '../../../stock/shelf.ts';
import type { PackedMaterial } from '../../../takeoff/material.ts';
import { wallJoint, type Fixing } from '../../../takeoff/structure/indoors/wall-fixings.ts';
import type { Bill } from '../bill.ts';
import { madeOf } from './wall-fixing.ts';

/** The sheet of a strap that holds furniture at its wall. */
export const STRAP = mm(2);

interface WallFixings {
  readonly fixing: Fixing;
  readonly amount: number;
  /** What is fixed: a batten, a rail, or the sheet of a strap. */
  readonly through: Length;
  /** `pair` says `wall` of a fixing that is two screws. */
  readonly why: Readonly<Record<'wall' | 'plugs' | 'bit', string>> & {
    readonly pair: (wall: string) => string;
  };
}

/** So many fixings of a kind with their screws and plugs, and the bit that drills for them. */
export function wallFixingLines(
  { bill, shelf }: { readonly bill: Bill; readonly shelf: Shelf },
  { fixing, amount, through, why }: WallFixings,
): readonly PackedMaterial[] {
  // Nobody holds furniture by a picture's hook.
  const made = madeOf(fixing === 'nail-hook' ? 'self-drive' : fixing, shelf, through);
  if (made === undefined) {
    const joint = wallJoint(fixing, through, { each: 1, places: amount });
    return joint === undefined ? [] : bill.fixings('long-frame-plugs', joint, why.wall);
  }
  const parts = made.parts.flatMap(({ product, variant, each, joint }) =>
    joint === undefined
      ? bill.pack(product, each * amount, product === 'wall-plugs' ? why.plugs : why.wall, {
          ...(variant && { variant }),
        })
      : bill.fixings(
          product,
          { ...joint, places: amount },
          each === 1 ? why.wall : why.pair(why.wall),
        ),
  );
  const { bit } = made;
  return [...parts, ...(bit ? bill.pack('masonry-drill-bit', 1, why.bit, { variant: bit }) : [])];
}
