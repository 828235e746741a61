import type { Drawing, JobPlan } from '../../../planner/jobs/kit/contract.ts';
import { en } from '../../../language/en/drawings.ts';
import type { Locale } from '../../../language/locale.ts';
import { wallsOfPlace, type Place, type Wall } from '../../../planner/measure/places/place.ts';
import { boxRing } from '../../../planner/measure/outline/polygon.ts';
import { formatDimension, mm, type Length } from '../../../planner/measure/units/units.ts';
import type { Front } from './fronts.tsx';
import { layersOn, type Layer } from '../layers/layers.ts';
import { wallOutline } from './wall-elevation.tsx';

const frontsIn = (locale: Locale) => locale.words('drawings', en).front;

type Planned = Pick<JobPlan, 'drawings'>;
/** Adds the stages of work to layers, or returns them unchanged. */
export type Staged = (layers: readonly Layer[]) => readonly Layer[];

const AS_IS: Staged = (layers) => layers;

/** A wall seen from inside the room. */
const wallFront = (wall: Wall, layers: readonly Layer[], says: string): Front => ({
  says,
  outline: [wallOutline(wall)],
  seen: [wallOutline(wall)],
  openings: wall.openings,
  layers,
});

/** All walls of a place with their layers; letters without "wall" are those of pieces. */
export const wallFronts = (
  place: Place,
  plans: readonly Planned[],
  locale: Locale,
  staged = AS_IS,
): readonly Front[] =>
  wallsOfPlace(place).map((wall) => {
    const size = formatDimension(wall.shape.length, locale);
    const says = place.kind === 'wall' ? size : frontsIn(locale).wall(wall.id, size);
    return wallFront(wall, staged(layersOn(plans, { wall: wall.id })), says);
  });

/** Height of a stretch without layers. */
const BARE = mm(200);

const regionOf = (drawings: readonly Drawing[], long: number) => {
  const own = drawings.flatMap(({ surface }) => surface);
  return own.length === 0 ? [boxRing({ x0: 0, y0: 0, x1: long, y1: BARE })] : own;
};

/** Description of a run, in words. */
export const runInWords = (stretches: readonly Length[], locale: Locale): string =>
  locale.words('drawings', en).run(stretches.map((long) => formatDimension(long, locale)));

/** The stretches of a run with their layers; without layers, low bars. */
export function stretchFronts(
  place: Place,
  plans: readonly Planned[],
  locale: Locale,
  staged = AS_IS,
): readonly Front[] {
  if (place.kind !== 'run') return [];
  return place.stretches.map((long, i): Front => {
    const layers = layersOn(plans, { stretch: i });
    const size = formatDimension(long, locale);
    return {
      ...(layers.length === 0 && { outline: [boxRing({ x0: 0, y0: 0, x1: long, y1: BARE })] }),
      says: place.stretches.length > 1 ? frontsIn(locale).stretch(i + 1, size) : size,
      seen: regionOf(
        layers.map(({ drawing }) => drawing),
        long,
      ),
      openings: [],
      layers: staged(layers),
    };
  });
}
