import { en as enPlan } from '../../../language/en/job-plan.ts';
import { heightAt, higherThan } from '../../measure/outline/outline-wall.ts';
import { doorways, wallsOfPlace, type Opening, type Wall } from '../../measure/places/place.ts';
import { boundsOf, edgesOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { length, rectangle, type Area, type Length } from '../../measure/units/units.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { tileWeight, wallBears } from '../../takeoff/structure/indoors/tile-bed.ts';
import { PAST_SHOWER, WET_ROOMS } from '../../takeoff/structure/indoors/wet-room.ts';
import { layTileJob, type TiledSurface, type TileJob } from '../kit/tiling/layout.ts';
import type { Inputs } from './fields.ts';

interface TiledWall extends TiledSurface {
  readonly wall: Wall;
}

export interface WallJob extends TileJob {
  readonly surfaces: readonly TiledWall[];
  /** kg/m² of the tiles alone. */
  readonly weight: number;
  /** Load that the wall bears, and whether it needs boards for it. */
  readonly bears: StructuralAnswer<number>;
  readonly backed: boolean;
  /** True if it needs boards against water. */
  readonly soaked: boolean;
}

/** The part of a wall from one height to another. */
function band(region: PolygonRings, from: Length, high: Length): PolygonRings {
  const bounds = boundsOf(region);
  return clipRegion(region, { ...bounds, y0: from, y1: Math.min(bounds.y1, from + high) });
}

/** Tiles on the chosen walls; undefined if there is no area. */
export function tileWalls(inputs: Inputs): WallJob | undefined {
  const { values, locale, region: where } = inputs;
  const surfaces = values.walls.walls
    .map((wall): TiledWall => ({
      wall,
      id: wall.id,
      name: locale.words('jobPlan', enPlan).wall(wall.id),
      region: band(wall.region, values.from, values.high),
    }))
    .filter(({ region }) => region.length > 0);
  if (surfaces.length === 0) return undefined;
  const laid = layTileJob(inputs, 'wall', values, surfaces);
  const weight = tileWeight(values.made, laid.thickness);
  const bears = wallBears(values.ground, weight);
  const isWeak = values.ground === 'plaster' || values.ground === 'plasterboard';
  const soaked = isWeak && values.wet !== 'no' && !WET_ROOMS[where].gypsum;
  return { ...laid, surfaces, weight, bears, soaked, backed: soaked || (!bears.ok && isWeak) };
}

/** The wet walls with what is tanked past them, as high as the tiles and no less than the rule. */
export function tanked(
  { values, region }: Inputs,
  { surfaces }: WallJob,
): { readonly area: Area; readonly high: Length } {
  const top = surfaces.reduce((most, one) => Math.max(most, boundsOf(one.region).y1), 0);
  const high = length(Math.max(top - values.from, WET_ROOMS[region].height));
  const all = surfaces.reduce((sum, { wall }) => sum + wall.shape.length, 0);
  const run = length(Math.min(values.wetRun + 2 * PAST_SHOWER, all));
  return { area: rectangle(run, high), high };
}

/** Along the foot of each wall, less the doorways that reach it. */
export const footRuns = ({ values }: Inputs, { surfaces }: WallJob): readonly Length[] =>
  surfaces.map(({ wall, region }) => {
    const { x0, x1 } = boundsOf(region);
    const doors = values.from === 0 ? doorways(wall) : [];
    return length(Math.max(0, x1 - x0 - doors.reduce((sum, { width }) => sum + width, 0)));
  });

/** Tiled height in a corner: at the right end, or at a distance. */
const cornerRun = ({ shape }: Wall, y0: number, y1: number, at: number = shape.length): Length =>
  length(Math.max(0, Math.min(y1, heightAt(shape, at)) - y0));

/** Tile edges at an opening: its sides, and its sill or head within the band. */
function revealRuns({ sill, height, width }: Opening, y0: number, y1: number): readonly number[] {
  const [low, high] = [Math.max(y0, sill), Math.min(y1, sill + height)];
  if (high <= low) return [];
  const across = low > y0 || high < y1 ? [width] : [];
  return [high - low, high - low, ...across];
}

/** Edges that stay in sight: a top below the ceiling, at outside corners and round windows. */
export function trimRuns({ place }: Inputs, { surfaces }: WallJob): readonly Length[] {
  const all = wallsOfPlace(place);
  return surfaces.flatMap(({ wall, region }) => {
    const { y0, y1 } = boundsOf(region);
    const [from, to] = higherThan(wall.shape, y1);
    // Where doors and windows reach over the tiles, these have no top.
    const tops = edgesOf(region)
      .filter(({ a, b }) => a.y === y1 && b.y === y1)
      .map(({ a, b }) => Math.min(to, Math.max(a.x, b.x)) - Math.max(from, Math.min(a.x, b.x)));
    const windows = wall.openings
      .filter(({ kind }) => kind === 'window')
      .flatMap((window) => revealRuns(window, y0, y1));
    // A corner between two walls that are tiled is trimmed once, with the first of them.
    const before = all.at(all.indexOf(wall) - 1);
    const isFirst =
      before?.end === 'outside' && surfaces.every((surface) => surface.wall !== before);
    return [
      ...tops,
      ...(isFirst ? [cornerRun(wall, y0, y1, 0)] : []),
      ...(wall.end === 'outside' ? [cornerRun(wall, y0, y1)] : []),
      ...windows,
    ]
      .filter((run) => run > 0)
      .map((run) => length(run));
  });
}

/** Inside corners between walls that are both tiled, and the foot along floor, bath or worktop. */
export function siliconeRun(inputs: Inputs, job: WallJob): Length {
  const all = wallsOfPlace(inputs.place);
  const corners = job.surfaces.reduce((sum, { wall, region }) => {
    const next = all[(all.indexOf(wall) + 1) % all.length];
    if (wall.end !== 'inside' || job.surfaces.every((one) => one.wall !== next)) return sum;
    const { y0, y1 } = boundsOf(region);
    return sum + cornerRun(wall, y0, y1);
  }, 0);
  return length(corners + footRuns(inputs, job).reduce((sum, run) => sum + run, 0));
}
