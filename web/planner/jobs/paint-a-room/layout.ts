import { doorways, wallsOfPlace } from '../../measure/places/place.ts';
import { regionArea } from '../../measure/outline/polygon.ts';
import {
  toArea,
  length,
  mm,
  rectangle,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Surfaces } from '../kit/fields.ts';
import {
  doorArea,
  skirtingStretches,
  USUAL_WOODWORK,
  wholeWindowArea,
} from '../kit/finish/woodwork.ts';
import { hasNewSkirting } from '../kit/place/renewed.ts';
import { endsThatStay } from '../kit/place/trim-walls.ts';
import type { Inputs, Surface } from './fields.ts';

/** A surface with the paint that goes on it. */
export interface Layer {
  readonly surface: Surface;
  readonly product: 'wall-paint' | 'ceiling-paint';
  readonly area: Area;
  readonly coats: number;
  readonly coverage: number;
  readonly colour: string;
}

/** All that is counted, measured once. */
export interface Painted {
  /** Those of no area left out, walls first. */
  readonly layers: readonly Layer[];
  /** Area of all layers. */
  readonly area: Area;
  /** Skirting, doors and windows; 0 if they are not painted. */
  readonly wood: Area;
  /** Kinds of parts of `wood`: skirting, doors, windows. */
  readonly woodKinds: number;
  /** True if `wood` has doors. */
  readonly hasDoors: boolean;
  /** Along the foot of what is painted. */
  readonly run: Length;
  /** Up the corners in which a painted wall meets one that stays. */
  readonly sides: Length;
  readonly openings: number;
  readonly floor: Area;
}

/** Width of covered floor at a single wall. */
const BESIDE = mm(1500);

/** Measures the painted surfaces and their surroundings. */
export function paintedOf(inputs: Inputs): Painted {
  const { place, values, region } = inputs;
  const { surfaces } = values;
  const walls = toArea(surfaces.walls.reduce((sum, wall) => sum + wall.area, 0));
  const ceiling = toArea(place.kind === 'room' && surfaces.ceiling ? place.ceiling : 0);
  const around = surfaces.ceiling ? wallsOfPlace(place) : surfaces.walls;
  const run = length(around.reduce((sum, { shape }) => sum + shape.length, 0));
  const layers: readonly Layer[] = [
    {
      surface: 'wall',
      product: 'wall-paint',
      area: walls,
      coats: values.wallCoats,
      coverage: values.wallCoverage,
      colour: values.colour,
    },
    {
      surface: 'ceiling',
      product: 'ceiling-paint',
      area: ceiling,
      coats: values.ceilingCoats,
      coverage: values.ceilingCoverage,
      colour: '',
    },
  ];
  const hasDoors = surfaces.walls.flatMap(doorways).some(({ kind }) => kind === 'door');
  const hasWindows = surfaces.walls.some(({ openings }) =>
    openings.some(({ kind }) => kind === 'window'),
  );
  // Old skirting is off by now, and the job that fits the new one finishes it.
  const isStaying = !hasNewSkirting(inputs);
  return {
    layers: layers.filter((layer) => layer.area > 0),
    area: toArea(walls + ceiling),
    wood: values.woodwork === 'no' ? toArea(0) : woodOf(surfaces.walls, region, isStaying),
    woodKinds:
      values.woodwork === 'no' ? 0 : Number(isStaying) + Number(hasDoors) + Number(hasWindows),
    hasDoors: values.woodwork !== 'no' && hasDoors,
    run,
    sides: sidesOf(place, surfaces.walls),
    openings: surfaces.walls.reduce((sum, { openings }) => sum + openings.length, 0),
    floor: floorOf(place, surfaces.ceiling, rectangle(run, BESIDE)),
  };
}

const sidesOf = (place: Inputs['place'], painted: Surfaces['walls']): Length =>
  length(
    painted.reduce((sum, wall) => sum + endsThatStay(place, painted, wall) * wall.shape.height, 0),
  );

/** Covered floor: all of it under a ceiling, else no more than along the walls. */
const floorOf = (place: Inputs['place'], hasCeiling: boolean, beside: Area): Area => {
  if (place.kind !== 'room') return beside;
  const floor = regionArea(place.floor);
  return hasCeiling ? floor : toArea(Math.min(floor, beside));
};

/** Skirting if it stays, doors on both sides and whole windows, as the job for woodwork counts usual ones. */
function woodOf(walls: Surfaces['walls'], region: Region, hasSkirting: boolean): Area {
  const { frame, leaf, skirting } = USUAL_WOODWORK[region];
  const run = skirtingStretches(walls, frame).reduce((sum, one) => sum + one.length, 0);
  const openings = walls.flatMap((wall) => [
    ...doorways(wall).filter(({ kind }) => kind === 'door'),
    ...wall.openings.filter(({ kind }) => kind === 'window'),
  ]);
  const wood = openings.reduce(
    (sum, one) => {
      if (one.kind === 'door') return sum + doorArea({ sides: 'both', leaf, frame }, one);
      return one.kind === 'window' ? sum + wholeWindowArea(one) : sum;
    },
    hasSkirting ? run * skirting : 0,
  );
  return toArea(Math.round(wood));
}
