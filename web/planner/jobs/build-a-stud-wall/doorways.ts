import { wallRegion } from '../../measure/outline/outline-wall.ts';
import { regionArea } from '../../measure/outline/polygon.ts';
import { usualOpening } from '../../measure/places/read-openings.ts';
import type { Opening } from '../../measure/places/place.ts';
import { formatLength, length, type Length, mm } from '../../measure/units/units.ts';
import { nextDoorway, USUAL_DOORWAY, type DoorLeaf } from '../../takeoff/structure/indoors/door.ts';
import { formatSides } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';
import type { StudOpening, Studs } from '../../takeoff/walls/studs.ts';
import type { StudJob } from './layout.ts';

/** True for an unmeasured door of that size. */
const isUsual = ({ kind, usual, width, height }: Opening, size: DoorLeaf): boolean =>
  kind === 'door' && usual && width === size.width && height === size.height;

/** Position of a doorway of another size; an unmeasured one keeps its middle. */
const atFor = ({ at, width, isSpread }: Opening, size: DoorLeaf): Length =>
  isSpread === true ? length(at + Math.round((width - size.width) / 2)) : at;

/** The wall with unmeasured doorways for the region's usual door, if these fit it. */
export function withDoorways(inputs: Inputs): Inputs {
  const { place, region, locale } = inputs;
  const { wall } = place;
  const usual = USUAL_DOORWAY[region];
  // Plates and head go above it.
  if (usual.height + mm(150) > wall.shape.height) return inputs;
  const openings = wall.openings.map((one) =>
    isUsual(one, usualOpening('door', locale)) ? { ...one, ...usual, at: atFor(one, usual) } : one,
  );
  const surface = wallRegion(wall.shape, openings);
  if (!surface.ok) return inputs;
  const area = regionArea(surface.value);
  return {
    ...inputs,
    place: { ...place, wall: { ...wall, openings, region: surface.value, area } },
  };
}

export const hasUsualDoorway = ({ place, region }: StudJob): boolean =>
  place.wall.openings.some((one) => isUsual(one, USUAL_DOORWAY[region]));

/** What is wrong with a doorway that no frame of the shelf's leaves goes into. */
export function doorSize(
  { region, shelf, words, locale }: StudJob,
  opening: StudOpening,
): string | undefined {
  const leaves = shelf['internal-door'].variants.map((one) => ({
    width: one.width ?? mm(0),
    height: one.length ?? mm(0),
  }));
  const next = nextDoorway(region, leaves, opening);
  const shown = (one: DoorLeaf): string => formatSides(one.width, one.height, locale);
  return next && words.doorSize(shown(opening), shown(next.opening), shown(next.leaf));
}

/** What is wrong with an opening that leaves no room for studs. */
export function doorwayProblem(
  framed: Exclude<Studs, { readonly ok: true }>,
  { words, locale }: Pick<Inputs, 'words' | 'locale'>,
): string {
  if (framed.reason === 'opening') return words.doorway;
  const shown = (size: Length): string => formatLength(size, locale);
  return words.doorwayEnd(shown(framed.from), shown(framed.flush), shown(framed.least));
}
