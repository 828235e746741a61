import { boundsOf } from '../../measure/outline/polygon.ts';
import {
  toArea,
  length,
  mm,
  rectangle,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import { LAPPED } from '../../takeoff/structure/indoors/paint-rates.ts';
import type { Inputs } from './fields.ts';

/** All that is counted, measured once. */
export interface Coated {
  /** Area of all faces, laps included. */
  readonly area: Area;
  readonly sides: 1 | 2;
  /** Along the foot. */
  readonly run: Length;
  readonly top: Length;
  /** Bare wood along the foot. */
  readonly foot: Area;
  /** End grain of boards, top and foot, and of post tops. */
  readonly ends: Area;
  /** Part of `area` that is primed; 0 if none. */
  readonly primed: Area;
  /** Round doors and windows, and their area. */
  readonly round: Length;
  readonly openings: Area;
}

/** Height of the foot, which stays wet longest and gets preservative (trade practice). */
export const FOOT = mm(150);

/** Boards of fences and walls, and the posts of a fence: side and distance (usual sizes). */
const BOARD = mm(20);
const POST = { side: mm(100), apart: mm(1800) } as const;

/** Share of old paint that comes off and is primed again: our estimate. */
const SCRAPED_BARE = 0.25;

const primedOf = ({ state, finish }: Inputs['values']): number =>
  finish === 'stain' ? 0 : state === 'painted' ? SCRAPED_BARE : 1;

export function coatedOf({ place, values }: Inputs): Coated {
  const sides = place.kind === 'run' && values.sides === 'both' ? 2 : 1;
  const openings = place.kind === 'run' ? [] : place.wall.openings;
  const face =
    place.kind === 'run' ? sides * rectangle(place.length, values.height) : place.wall.area;
  const run = place.kind === 'run' ? place.length : place.wall.shape.length;
  const posts = place.kind === 'run' ? Math.ceil(run / POST.apart) + 1 : 0;
  const whole = Math.round(face * (values.wood === 'lapped' ? LAPPED : 1));
  return {
    area: toArea(whole),
    sides,
    run,
    foot: toArea(Math.round(run * FOOT * sides * (values.state === 'painted' ? SCRAPED_BARE : 1))),
    ends: toArea(2 * run * BOARD + posts * POST.side * POST.side),
    top: place.kind === 'run' ? values.height : length(boundsOf(place.wall.region).y1),
    primed: toArea(Math.round(whole * primedOf(values))),
    round: length(openings.reduce((sum, { width, height }) => sum + 2 * (width + height), 0)),
    openings: toArea(
      openings.reduce((sum, { width, height }) => sum + rectangle(width, height), 0),
    ),
  };
}
