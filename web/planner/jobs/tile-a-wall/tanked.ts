import { boundsOf } from '../../measure/outline/polygon.ts';
import type { Opening, Wall } from '../../measure/places/place.ts';
import { length, mm, toArea, type Area, type Length } from '../../measure/units/units.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { partOf, withoutTub, type WallStretch } from '../../takeoff/walls/wet-zone.ts';
import type { Inputs } from './fields.ts';
import { areaOf, atRim, type WallJob } from './layout.ts';

interface Tanked {
  readonly area: Area;
  /** Tape in the corners of the zone, along the tub, tray or floor, and round windows. */
  readonly tape: Length;
  readonly hasWindows: boolean;
}

/** The wet walls with what is tanked past them, as high as the tiles, and at a shower no less than the rule. */
export function tanked(inputs: Inputs, { surfaces }: WallJob): Tanked {
  const { values, region, place } = inputs;
  const top = surfaces.reduce((most, one) => Math.max(most, boundsOf(one.region).y1), 0);
  const from = atRim(inputs);
  const least = values.wet === 'shower' ? WET_ROOMS[region].height : 0;
  const to = length(Math.max(top, from, least));
  const walls = surfaces.filter(({ wet }) => wet !== undefined);
  const parts = walls.map(({ wall, wet, tub }) =>
    partOf(withoutTub(wall, tub, values.rim), wet, from, to),
  );
  const high = parts.reduce(
    (most, part) => Math.max(most, part.length === 0 ? 0 : boundsOf(part).y1 - from),
    0,
  );
  // A wall that is measured alone meets others at both ends.
  const corners = place.kind === 'wall' ? 2 : walls.length - 1;
  const foot = walls.reduce((sum, { wet }) => sum + (wet === undefined ? 0 : wet.x1 - wet.x0), 0);
  const round = walls
    .flatMap(({ wall, wet }) => windowsIn(wall, wet, from, to))
    .reduce((sum, { width, height }) => sum + 2 * (width + height), 0);
  return {
    area: toArea(areaOf(parts) + round * REVEAL),
    tape: length(corners * high + foot + round),
    hasWindows: round > 0,
  };
}

/** Depth of a window's reveal that is tanked. */
const REVEAL = mm(100);

const windowsIn = (
  { openings }: Wall,
  zone: WallStretch | undefined,
  from: number,
  to: number,
): readonly Opening[] =>
  openings.filter(
    ({ kind, at, width, sill, height }) =>
      zone !== undefined &&
      kind === 'window' &&
      at < zone.x1 &&
      at + width > zone.x0 &&
      sill < to &&
      sill + height > from,
  );
