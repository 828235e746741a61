import { length, mm } from '../../measure/units/units.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import { layLengthwise } from '../../takeoff/boards/lengthwise.ts';
import { layTilesAnywhere } from '../../takeoff/tiles/tile-starts.ts';
import type { TileLayout } from '../../takeoff/tiles/tiles.ts';
import type { Inputs } from './fields.ts';

/** Rolls in their places, of one size. */
export interface Turf {
  readonly roll: PackVariant;
  readonly layout: TileLayout;
}

/** Size of a roll without a size on the shelf. */
const ROLL = { length: mm(2500), width: mm(400) };

/**
 * Strips along the longer side, each row half a roll on, so that no four corners meet. A knife cuts turf
 * anywhere; no strip at an edge is narrower than a third, because it dries out.
 */
export function turfOn({ place, values, shelf }: Inputs): Turf | undefined {
  if (values.kind === 'seed') return undefined;
  const [roll] = shelf['lawn-turf'].variants;
  const size = { ...ROLL, ...roll };
  const layout = layLengthwise([place.region], ([region = []]) =>
    layTilesAnywhere(region, {
      length: size.length,
      width: size.width,
      joint: mm(0),
      pattern: 'brick-half',
      leastCut: length(Math.floor(size.width / 3)),
      kerf: mm(0),
      directed: false,
    }),
  );
  return { roll, layout };
}
