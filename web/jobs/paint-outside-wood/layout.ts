import type { en } from './en.ts';
import { boundsOf } from '../../measure/polygon.ts';
import { area, length, mm, rectangle, type Area, type Length } from '../../measure/units.ts';
import type { Shelf } from '../../stock/shelf.ts';
import { LAPPED, PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import type { AskedOf } from '../kit/contract.ts';
import type { Fields } from '../kit/fields.ts';
import { labelCoverage } from '../kit/label-coverage.ts';

/** What the job asks, as values. */
export interface OutsideValues {
  /** Of a fence; a wall has its own. */
  readonly height: Length;
  readonly sides: 'both' | 'one';
  readonly wood: 'lapped' | 'sawn' | 'planed';
  /** `weathered`: grey, or stained before. */
  readonly state: 'weathered' | 'new' | 'painted';
  readonly finish: 'stain' | 'paint';
  readonly coats: number;
  readonly colour: string;
}

export type Asked = Omit<AskedOf<typeof en, 'run' | 'wall', Fields>, 'values'> & {
  readonly values: OutsideValues;
};

/** All that is counted, measured once. */
export interface Coated {
  /** Of all faces, laps included. */
  readonly area: Area;
  readonly sides: 1 | 2;
  /** Along the foot. */
  readonly run: Length;
  readonly top: Length;
  /** What is primed, in square metres of `area`; 0 where nothing is. */
  readonly primed: Area;
}

/** So much above the ground stays wet longest: it gets preservative (trade practice). */
export const FOOT = mm(150);

/** Of old paint so much comes off and is primed again: our estimate. */
const SCRAPED_BARE = 0.25;

const primedOf = ({ state, finish }: OutsideValues): number =>
  finish === 'stain' || state === 'weathered' ? 0 : state === 'new' ? 1 : SCRAPED_BARE;

export function coatedOf({ place, values }: Asked): Coated {
  const sides = place.kind === 'run' && values.sides === 'both' ? 2 : 1;
  const face =
    place.kind === 'run' ? sides * rectangle(place.length, values.height) : place.wall.area;
  const whole = Math.round(face * (values.wood === 'lapped' ? LAPPED : 1));
  return {
    area: area(whole),
    sides,
    run: place.kind === 'run' ? place.length : place.wall.shape.length,
    top: place.kind === 'run' ? values.height : length(boundsOf(place.wall.region).y1),
    primed: area(Math.round(whole * primedOf(values))),
  };
}

export const finishOf = ({ finish }: OutsideValues): 'exterior-stain' | 'exterior-paint' =>
  finish === 'stain' ? 'exterior-stain' : 'exterior-paint';

/**
 * m² a litre and coat: smooth wood by the label of the region's tin; rough wood soaks up more than any label says,
 * 4 to 5 m² a litre by trade practice, of which the low end.
 */
export function ratesOf(values: OutsideValues, shelf: Shelf): number {
  const label = labelCoverage(shelf, finishOf(values), PAINT_RATES['fence-planed']);
  return values.wood === 'planed' ? label : Math.min(label, PAINT_RATES['fence-sawn']);
}

/** Smooth or painted wood is filled and sanded; rough, bare wood is only brushed off. */
export const isSanded = ({ wood, state }: OutsideValues): boolean =>
  wood === 'planed' || state === 'painted';

/** Boards above this are reached from a ladder. */
const REACHED = mm(2000);
export const isHigh = ({ top }: Coated): boolean => top > REACHED;
