import { boundsOf, regionArea } from '../../measure/outline/polygon.ts';
import { type Opening, doorways } from '../../measure/places/place.ts';
import { mm, type Length, length, toMm } from '../../measure/units/units.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { poured } from '../kit/finish/levelling.ts';
import type { Inputs } from './fields.ts';

/** Between the base and the tiles. */
export function underOf({ values, bill }: Inputs): 'mat' | 'boards' | undefined {
  const isTimber = values.base === 'timber';
  // Joints between floorboards would tear a membrane that is brushed over them.
  const isSealed = isTimber && values.wet;
  const isMat = values.under === 'mat' && bill.sold('decoupling-mat') === 'decoupling-mat';
  return isMat && !isSealed ? 'mat' : isTimber ? 'boards' : undefined;
}

/** Doorways; tiles end at the frame of a window that reaches the floor. */
export const tiledDoors = ({ place }: Inputs): readonly Opening[] =>
  place.walls.flatMap(doorways).filter(({ kind }) => kind !== 'window');

/** True if levelling compound is poured: a floor that falls to its drain has a bed instead. */
export const isPoured = (inputs: Inputs): boolean => inputs.values.hollow > 0 && !hasBed(inputs);

/** True if the compound covers the floor, so that foam at the walls comes before it. A patch runs out to nothing. */
export const isLevelled = (inputs: Inputs): boolean =>
  isPoured(inputs) &&
  poured(inputs.values, regionArea(inputs.place.floor), inputs.place.floor).isWhole;

/** True if pits of old tiles are filled first, because a membrane goes over them. */
export const hasPits = (inputs: Inputs): boolean =>
  inputs.values.strip &&
  inputs.values.wet &&
  underOf(inputs) !== 'boards' &&
  !hasBed(inputs) &&
  !isLevelled(inputs);

/** True if the floor falls to a drain. */
export const hasFall = ({ values, region }: Inputs): boolean =>
  values.wet && WET_ROOMS[region].fall > 0;

/** The old bed comes off with its tiles, and compound that levels itself would take the fall away. */
export const hasBed = (inputs: Inputs): boolean =>
  hasFall(inputs) &&
  inputs.values.base === 'concrete' &&
  (inputs.values.strip || inputs.values.hollow > 0);

/** Least depth of a bed, at the drain (trade practice); kg/m³ of cement and sand 1:3 by volume. */
export const AT_DRAIN = mm(20);

/** Depth of the bed at the far wall: the fall over the longer side. */
export function atWall({ place, region }: Inputs): Length {
  const { x0, x1, y0, y1 } = boundsOf(place.floor);
  const rise = WET_ROOMS[region].fall * Math.max(x1 - x0, y1 - y0);
  return mm(Math.round(toMm(length(AT_DRAIN + rise))));
}

/** Thickness of the bed under tiles, and of a mat or the bed of boards. */
export const BED = { tiles: mm(5), mat: mm(3), boards: mm(1) } as const;

/** The walls' lengths together, doorways included. */
export const perimeter = ({ place }: Inputs): Length =>
  length(place.walls.reduce((sum, { shape }) => sum + shape.length, 0));
