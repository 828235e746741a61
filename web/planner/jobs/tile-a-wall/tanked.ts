import { boundsOf } from '../../measure/outline/polygon.ts';
import { length, type Area, type Length } from '../../measure/units/units.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { partOf, withoutTub } from '../../takeoff/walls/wet-zone.ts';
import type { Inputs } from './fields.ts';
import { areaOf, atRim, type WallJob } from './layout.ts';
import { windowEdges } from './reveals.ts';

interface Tanked {
  readonly area: Area;
  /** Tape in the corners of the zone, along the tub, tray or floor, and round windows. */
  readonly tape: Length;
  readonly hasWindows: boolean;
}

/** The wet walls with what is tanked past them, as high as the tiles, and at a shower no less than the rule. */
export function tanked(inputs: Inputs, { surfaces }: WallJob): Tanked {
  const { values, region, place } = inputs;
  const { reveal } = values;
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
  const windows = walls.map(({ wall }, i) => windowEdges(wall, parts[i] ?? [], reveal));
  const runs = windows.flatMap((one) => one.runs).reduce((sum, run) => sum + run, 0);
  const inside = windows.reduce((sum, one) => sum + one.corners * reveal, 0);
  return {
    area: areaOf([...parts, ...windows.flatMap(({ regions }) => regions)]),
    // Along the edge of a deep opening and along its frame.
    tape: length(corners * high + foot + (reveal > 0 ? 2 : 1) * runs + inside),
    hasWindows: runs > 0,
  };
}
