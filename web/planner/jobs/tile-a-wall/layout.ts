import { en as enPlan } from '../../../language/en/job-plan.ts';
import { heightAt, higherThan } from '../../measure/outline/outline-wall.ts';
import { doorways, wallsOfPlace, type Wall } from '../../measure/places/place.ts';
import { boundsOf, edgesOf, regionArea, type PolygonRings } from '../../measure/outline/polygon.ts';
import { length, mm, toArea, type Area, type Length } from '../../measure/units/units.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import {
  bedWeight,
  fillWeight,
  tileWeight,
  wallBears,
  PAST_SHOWER,
  WET_ROOMS,
} from '../../takeoff/structure/indoors/tile-bed.ts';
import { partOf, wetZone, withoutTub, type WallStretch } from '../../takeoff/walls/wet-zone.ts';
import { layTileJob, type TiledSurface, type TileJob } from '../kit/tiling/layout.ts';
import { isNewWall } from '../kit/place/renewed.ts';
import type { Inputs } from './fields.ts';
import { windowEdges, within, type WindowEdges } from './reveals.ts';

interface TiledWall extends TiledSurface {
  readonly wall: Wall;
  /** Along the shower or bath, and with what is kept from water past it. */
  readonly tub: WallStretch | undefined;
  readonly wet: WallStretch | undefined;
  readonly windows: WindowEdges;
}

export interface WallJob extends TileJob {
  readonly surfaces: readonly TiledWall[];
  /** kg/m² of the tiles alone, of their bed, and of what fills the hollows behind it. */
  readonly weight: number;
  readonly bed: number;
  readonly fill: number;
  /** Load that the wall bears. */
  readonly bears: StructuralAnswer<number>;
  /** True if gypsum may not be behind the tiles of the wet zone. */
  readonly soaked: boolean;
  /** True if old tiles come off boards. */
  readonly torn: boolean;
  /** Surfaces of the backer boards: the wet zone, all tiles, or none. */
  readonly boarded: readonly PolygonRings[];
  /** True if the shower or bath crosses a doorway wherever it is. */
  readonly isBlocked: boolean;
  /** True if the lining comes off to the studs where the boards go. */
  readonly opened: boolean;
}

/** Every ground but boards for tiles may bear old paint. */
export const isPaintable = ({ values }: Inputs): boolean => values.ground !== 'cement-board';

/** Paint may be left on it: neither on a wall whose tiles came off nor on one that is built just before. */
export const mayBePainted = (inputs: Inputs): boolean =>
  isPaintable(inputs) && !inputs.values.strip && !isNewWall(inputs);

export const isWet = ({ values }: Inputs): boolean => values.wet !== 'no';

/** True if all tiles are on backer boards. */
export const isAllBoarded = ({ boarded, surfaces }: WallJob): boolean =>
  boarded.length > 0 && areaOf(boarded) >= areaOf(allTiled(surfaces));

/** Walls and window openings. */
const allTiled = (surfaces: readonly TiledWall[]): readonly PolygonRings[] =>
  surfaces.flatMap(({ region, windows }) => [region, ...windows.regions]);

export const areaOf = (regions: readonly PolygonRings[]): Area =>
  toArea(regions.reduce((sum, region) => sum + regionArea(region), 0));

/** Tiles on the chosen walls; undefined if there is no area. */
export function tileWalls(inputs: Inputs): WallJob | undefined {
  const { values, locale, region: where, place } = inputs;
  const wetWalls = values.walls.walls.filter(({ id }) =>
    values.wetWalls.walls.some((one) => one.id === id),
  );
  const zone = wetZone(
    wallsOfPlace(place),
    isWet(inputs) ? wetWalls : [],
    values.wetRun,
    PAST_SHOWER,
  );
  const isZone = isWet(inputs) && values.cover === 'zone';
  const surfaces = values.walls.walls
    .map((wall): TiledWall => {
      const [tub, wet] = [zone.along.get(wall.id), zone.wide.get(wall.id)];
      const from = isZone ? atRim(inputs) : values.from;
      const to = length(values.from + values.high);
      const whole = { x0: mm(0), x1: wall.shape.length };
      const region = partOf(withoutTub(wall, tub, values.rim), isZone ? wet : whole, from, to);
      return {
        wall,
        tub,
        wet,
        id: wall.id,
        name: locale.words('jobPlan', enPlan).wall(wall.id),
        region,
        windows: windowEdges(wall, region, values.reveal),
      };
    })
    .filter(({ region }) => region.length > 0);
  if (surfaces.length === 0) return undefined;
  const laid = layTileJob(inputs, 'wall', values, surfaces, {
    depth: values.reveal,
    regions: surfaces.flatMap(({ windows }) => windows.regions),
  });
  const weight = tileWeight(values.made, laid.thickness);
  const isWeak = values.ground === 'plaster' || values.ground === 'plasterboard';
  const soaked = isWeak && isWet(inputs) && !WET_ROOMS[where].gypsum;
  // Old tiles take the face of boards with them.
  const isBoard = values.ground === 'plasterboard' || values.ground === 'cement-board';
  const torn = values.strip && isBoard;
  const bed = bedWeight(laid.longest);
  const fill = torn ? 0 : fillWeight(meanHollow(inputs));
  const bears = wallBears(values.ground, weight, bed + fill);
  const isHeavy = !bears.ok && isWeak;
  const boarded =
    isHeavy || torn
      ? allTiled(surfaces)
      : soaked
        ? surfaces.flatMap(({ wall, region, wet }) => {
            const part = partOf(region, wet, atRim(inputs), length(boundsOf(region).y1));
            return part.length > 0 ? [part, ...windowEdges(wall, part, values.reveal).regions] : [];
          })
        : [];
  // Plaster in the US is on laths and studs; elsewhere it is on masonry and stays.
  const opened = boarded.length > 0 && (isBoard || where === 'us');
  return {
    ...laid,
    surfaces,
    weight,
    bed,
    fill,
    bears,
    soaked,
    torn,
    boarded,
    opened,
    isBlocked: zone.isBlocked,
  };
}

/** Hollows are half as deep on average, as those of a floor. */
export const meanHollow = ({ values }: Inputs): Length => length(values.uneven / 2);

export const atRim = ({ values }: Inputs): Length => length(Math.max(values.from, values.rim));

/** Along the foot of each wall, less the doorways that reach it. */
export const footRuns = ({ values }: Inputs, { surfaces }: WallJob): readonly Length[] =>
  surfaces.map(({ wall, region }) => {
    const { x0, x1 } = boundsOf(region);
    const doors = values.from === 0 ? doorways(wall) : [];
    return length(x1 - x0 - doors.reduce((sum, door) => sum + within(door, x0, x1), 0));
  });

const runOf = (one: WallStretch | undefined): number => (one === undefined ? 0 : one.x1 - one.x0);

/** Parts of a stretch on both sides of a part of it. */
const besides = (
  whole: WallStretch | undefined,
  part: WallStretch | undefined,
): readonly number[] =>
  whole === undefined
    ? []
    : part === undefined
      ? [runOf(whole)]
      : [part.x0 - whole.x0, whole.x1 - part.x1];

/** Lower edges of a zone past the ends of its tub or tray: nothing is under them, and they stay in sight. */
export const endRuns = ({ values }: Inputs, { surfaces }: WallJob): readonly Length[] =>
  values.wet === 'no' || values.cover !== 'zone' || values.rim === 0 || values.from > values.rim
    ? []
    : surfaces
        .flatMap(({ wet, tub }) => besides(wet, tub))
        .filter((run) => run > 0)
        .map((run) => length(run));

/** Rows that start on a worktop, or on the rim of a tub or tray. */
export const rimRuns = (inputs: Inputs, job: WallJob): readonly Length[] =>
  inputs.values.from > 0
    ? footRuns(inputs, job)
    : inputs.values.rim > 0
      ? job.surfaces.map(({ tub }) => length(runOf(tub)))
      : [];

/** Rows that start on a batten: screwed to dry wall, on legs in a zone without tub or tray, on the floor past a low one. */
export function battenRuns(
  inputs: Inputs,
  job: WallJob,
): Readonly<Record<'onWall' | 'onLegs' | 'onFloor', readonly Length[]>> {
  const { values, shelf } = inputs;
  const none = { onWall: [], onLegs: [], onFloor: [] } as const;
  if (values.from > 0) return none;
  // Level with the rim: the wall is sealed above it only.
  const ends = endRuns(inputs, job);
  if (ends.length > 0) {
    const isLow = values.rim < shelf.batten.variants[0].width;
    return { ...none, [isLow ? 'onFloor' : 'onWall']: ends };
  }
  const isZone = values.wet !== 'no' && values.cover === 'zone';
  const runs = footRuns(inputs, job);
  // On a tub or tray the rows start on its rim. A wall is sealed down to the height of the rim, also next to it.
  const onRim = (at: number): number => (values.rim > 0 ? runOf(job.surfaces[at]?.tub) : 0);
  const isScrewed = values.rim >= values.tileWidth;
  const legs = job.surfaces.flatMap(({ wet, tub }) =>
    values.rim === 0 ? [runOf(wet)] : isScrewed || isZone ? [] : besides(wet, tub),
  );
  const dry = runs
    .map((run, i) => {
      const sealed = isScrewed ? 0 : runOf(job.surfaces[i]?.wet);
      return length(isZone ? 0 : Math.max(0, run - Math.max(sealed, onRim(i))));
    })
    .filter((run) => run > 0);
  const onLegs = legs.filter((run) => run > 0).map((run) => length(run));
  return isInFoot(inputs)
    ? { ...none, onLegs: [...onLegs, ...dry] }
    : { ...none, onWall: dry, onLegs };
}

/** Rows of tiles under a batten: as high as the batten. */
export const rowsUnder = ({ values, shelf }: Inputs): number =>
  Math.max(1, Math.ceil(shelf.batten.variants[0].width / (values.tileWidth + values.joint)));

/** True if the screws of a batten would go into the foot of the walls, which is sealed with a wet room's floor. */
function isInFoot(inputs: Inputs): boolean {
  const { values, shelf, region } = inputs;
  const top = rowsUnder(inputs) * (values.tileWidth + values.joint);
  return isWet(inputs) && top - shelf.batten.variants[0].width <= WET_ROOMS[region].upstand;
}

/** Tiled height in a corner: at the right end, or at a distance. */
const cornerRun = ({ shape }: Wall, y0: number, y1: number, at: number = shape.length): Length =>
  length(Math.max(0, Math.min(y1, heightAt(shape, at)) - y0));

/** Edges that stay in sight: a top below the ceiling, at outside corners and round windows. */
export function trimRuns(inputs: Inputs, job: WallJob): readonly Length[] {
  const { place, values } = inputs;
  const { surfaces } = job;
  const all = wallsOfPlace(place);
  const isZone = values.wet !== 'no' && values.cover === 'zone';
  const runs = surfaces.flatMap(({ wall, region, wet, windows }) => {
    const { x0, x1, y0, y1 } = boundsOf(region);
    // A zone ends on its wall, or in a window.
    const ends = isZone && wet !== undefined ? [wet.x0, wet.x1] : [];
    const sides = edgesOf(region)
      .filter(({ a, b }) => a.x === b.x && a.x > 0 && a.x < wall.shape.length)
      .map(({ a, b }) => (ends.some((x) => x === a.x) ? Math.abs(a.y - b.y) : 0));
    const [from, to] = higherThan(wall.shape, y1);
    // Where doors and windows reach over the tiles, these have no top.
    const tops = edgesOf(region)
      .filter(({ a, b }) => a.y === y1 && b.y === y1)
      .map(({ a, b }) => Math.min(to, Math.max(a.x, b.x)) - Math.max(from, Math.min(a.x, b.x)));
    // A corner between two walls that are tiled is trimmed once, with the first of them, if its tiles reach it.
    const before = all.at(all.indexOf(wall) - 1);
    const isFirst =
      before?.end === 'outside' && x0 <= 0 && surfaces.every((surface) => surface.wall !== before);
    return [
      ...tops,
      ...sides,
      ...(isFirst ? [cornerRun(wall, y0, y1, 0)] : []),
      ...(wall.end === 'outside' && x1 >= wall.shape.length ? [cornerRun(wall, y0, y1)] : []),
      ...windows.runs,
    ]
      .filter((run) => run > 0)
      .map((run) => length(run));
  });
  return [...runs, ...endRuns(inputs, job)];
}

export const together = (runs: readonly Length[]): number =>
  runs.reduce((sum, run) => sum + run, 0);

/** Inside corners between walls that are both tiled, and the foot along floor, bath or worktop. */
export function siliconeRun(inputs: Inputs, job: WallJob): Length {
  const all = wallsOfPlace(inputs.place);
  const corners = job.surfaces.reduce((high, { wall, region }) => {
    const next = all[(all.indexOf(wall) + 1) % all.length];
    if (wall.end !== 'inside' || job.surfaces.every((one) => one.wall !== next)) return high;
    const { y0, y1 } = boundsOf(region);
    return high + cornerRun(wall, y0, y1);
  }, 0);
  return length(
    corners +
      together(footRuns(inputs, job)) -
      together(endRuns(inputs, job)) +
      linedJoints(inputs, job),
  );
}

/** Edges of the tiles along window openings that are tiled. */
export const linedRuns = ({ values }: Inputs, { surfaces }: WallJob): number =>
  values.reveal > 0 ? together(surfaces.flatMap(({ windows }) => windows.runs)) : 0;

/** Joints in tiled window openings: along the frame and in the corners. */
const linedJoints = (inputs: Inputs, job: WallJob): number =>
  linedRuns(inputs, job) +
  job.surfaces.reduce((sum, { windows }) => sum + windows.corners * inputs.values.reveal, 0);

/** Support of the lowest row. */
export const footOf = ({ values }: Inputs): 'bath' | 'tray' | 'worktop' =>
  values.from > 0 ? 'worktop' : values.wet === 'bath' ? 'bath' : 'tray';
