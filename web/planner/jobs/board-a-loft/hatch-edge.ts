import { mm, type Length } from '../../measure/units/units.ts';
import { variantNearest, type Section } from '../../stock/shelf.ts';
import { upToMark, type Panel, type Piece } from '../../takeoff/material.ts';
import { hatchSides, HATCH_LEGS, lapOf, madeOf, madeSection, type Loft } from './layout.ts';
import type { Inputs } from './fields.ts';

/** Height of a rail over the floor (trade practice: guards of stairs at home). */
export const RAIL_UP = mm(900);
/** Overlap of the lining on the timber round a hatch. */
export const LINING_LAP = mm(50);
/** Screws of a post into its timber, and of a rail at each end (trade practice); least distance in the lining. */
const SCREWS = { post: 4, rail: 2, liningEvery: mm(200) } as const;

/** Timber of rails: what made legs are of, or studs where legs are bought. */
export function railTimber({ shelf }: Inputs): {
  product: 'stud' | 'batten';
  section: Section | undefined;
} {
  const { stud } = shelf;
  return shelf['loft-leg'].form === 'not-sold' || stud.form === 'not-sold'
    ? { product: madeOf(shelf), section: madeSection(shelf) }
    : { product: 'stud', section: stud.variants[0] };
}

/** A post at each corner of a hatch, and rails on its long sides and on one short side. */
export function railPieces(inputs: Inputs, { under, panel }: Loft): readonly Piece[] {
  const { hatches, joistDepth } = inputs.values;
  const [wide, long] = hatchSides(inputs);
  const over = under - joistDepth + panel.thickness;
  const post = upToMark(over + lapOf(inputs) + RAIL_UP, inputs.region);
  return [
    { name: 'hatch-post', length: post, quantity: HATCH_LEGS * hatches },
    { name: 'hatch-rail', length: long, quantity: 2 * hatches },
    { name: 'hatch-rail', length: wide, quantity: hatches },
  ];
}

export const railScrews = ({ values }: Inputs): number =>
  (HATCH_LEGS * SCREWS.post + 3 * 2 * SCREWS.rail) * values.hatches;

/** From the timber round a hatch to the top of a raised floor. */
export const liningHigh = ({ values, region }: Inputs, { under, panel }: Loft): Length =>
  upToMark(under - values.joistDepth + panel.thickness + LINING_LAP, region);

/** Strips round each hatch; none under a floor on its joists. */
export function liningPanels(inputs: Inputs, loft: Loft): readonly Panel[] {
  const { hatches } = inputs.values;
  if (loft.raised === undefined || hatches === 0) return [];
  const width = liningHigh(inputs, loft);
  return hatchSides(inputs).map((side) => ({
    name: 'hatch-lining',
    length: side,
    width,
    quantity: 2 * hatches,
    turns: true,
  }));
}

export const liningScrews = (inputs: Inputs, loft: Loft): number =>
  liningPanels(inputs, loft).reduce(
    (sum, { length: run, quantity }) => sum + (Math.ceil(run / SCREWS.liningEvery) + 1) * quantity,
    0,
  );

/** Plywood of the lining: that of sawn panels, else about 12 mm. */
export const liningBoard = ({ shelf }: Inputs, { panel }: Loft) =>
  variantNearest(
    shelf.plywood.variants,
    'thickness',
    shelf['loft-board'].form === 'not-sold' ? panel.thickness : mm(12),
  );
