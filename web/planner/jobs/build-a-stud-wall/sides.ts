import { isPuttied, isSkimmed as isPlastered } from '../kit/finish/plasterboard.ts';
import { formatLength, toArea, type Area, type Length } from '../../measure/units/units.ts';
import { type StudJob, faceArea } from './layout.ts';
import type { Target } from '../kit/contract.ts';
import { wholeMillimetres } from '../kit/format-sizes.ts';

export const isForTiles = ({ parts }: StudJob, side: number): boolean =>
  parts.faces[side]?.product === 'moisture-board';

/** True if sides are plastered: moisture-resistant board is tiled bare, for plaster on it carries less (BS 5385-1). */
export const isSideSkimmed = (job: StudJob): boolean =>
  isPlastered(job) && job.parts.faces.some((_, side) => !isForTiles(job, side));

/** Sides to fill or plaster, and to prime, with their area. */
export function finishedSides(job: StudJob): {
  readonly sides: readonly Target[];
  readonly area: Area;
} {
  const sides = sidesOf(job).filter((_, side) => !isSideSkimmed(job) || !isForTiles(job, side));
  return { sides, area: toArea(faceArea(job) * sides.length) };
}

/** Sides to putty and to prime, with their area: tiles come off putty. */
export function paintedSides(job: StudJob): {
  readonly sides: readonly Target[];
  readonly area: Area;
} {
  const isBare = isSideSkimmed(job) || isPuttied(job);
  const sides = sidesOf(job).filter((_, side) => !isBare || !isForTiles(job, side));
  return { sides, area: toArea(faceArea(job) * sides.length) };
}

/** The frame with its studs in. */
export const WALL_FRAME: Target = 'part:frame';
export const WALL_SERVICES: Target = 'part:services';

/** Each boarded side. The first is in the place of the job; no other job sees the second. */
export const sideOf = ({ place }: StudJob, i: number): Target =>
  i === 0 ? `wall:${place.wall.id}` : 'part:other-side';

export const sidesOf = (job: StudJob): readonly Target[] =>
  job.parts.faces.map((_, i) => sideOf(job, i));

/** A distance as a tape shows it. */
export const wallOnTape = (size: Length, { locale }: StudJob): string =>
  formatLength(locale.units === 'metric' ? wholeMillimetres(size) : size, locale);

export const shownSpacing = (job: StudJob): string => wallOnTape(job.parts.spacing, job);
