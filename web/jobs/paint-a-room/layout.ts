import type { en } from './en.ts';
import { doorways, wallsOfPlace } from '../../measure/place.ts';
import { regionArea } from '../../measure/polygon.ts';
import {
  area,
  length,
  litres,
  mm,
  rectangle,
  type Area,
  type Length,
} from '../../measure/units.ts';
import type { Shelf } from '../../stock/shelf.ts';
import { paintFor, PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import { soldAs } from '../kit/bill.ts';
import type { AskedOf } from '../kit/contract.ts';
import type { Fields, Surfaces } from '../kit/fields.ts';
import { labelCoverage } from '../kit/label-coverage.ts';

/** What the job asks, as values. */
export interface PaintValues {
  readonly surfaces: Surfaces;
  readonly barePlaster: boolean;
  readonly wallCoats: number;
  /** m² a litre and coat. */
  readonly wallCoverage: number;
  readonly ceilingCoats: number;
  readonly ceilingCoverage: number;
  readonly colour: string;
  readonly stains: boolean;
  readonly woodwork: 'no' | 'painted' | 'bare';
}

export type Asked = Omit<AskedOf<typeof en, 'room' | 'wall', Fields>, 'values'> & {
  readonly values: PaintValues;
};

export type Surface = 'wall' | 'ceiling';

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
  /** Of all layers. */
  readonly area: Area;
  /** Skirting, doors and windows; 0 where they are left. */
  readonly wood: Area;
  /** Along the foot of what is painted. */
  readonly run: Length;
  readonly openings: number;
  readonly floor: Area;
}

/** Skirting, a door with its frame on both sides, a window by its opening (trade practice). */
const SKIRTING_HEIGHT = mm(150);
const DOOR = rectangle(mm(4200), mm(1000));
const WINDOW = 1.2;
/** Beside a wall on its own, so much floor is covered. */
const BESIDE = mm(1500);

/** Measures what is to be painted and what lies around it. */
export function paintedOf({ place, values }: Asked): Painted {
  const { surfaces } = values;
  const walls = area(surfaces.walls.reduce((sum, wall) => sum + wall.area, 0));
  const ceiling = area(place.kind === 'room' && surfaces.ceiling ? place.ceiling : 0);
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
  return {
    layers: layers.filter((layer) => layer.area > 0),
    area: area(walls + ceiling),
    wood: values.woodwork === 'no' ? area(0) : woodOf(surfaces.walls),
    run,
    openings: surfaces.walls.reduce((sum, { openings }) => sum + openings.length, 0),
    floor: place.kind === 'room' ? regionArea(place.floor) : rectangle(run, BESIDE),
  };
}

function woodOf(walls: Surfaces['walls']): Area {
  const sum = walls.reduce((total, wall) => {
    const doors = doorways(wall);
    const gaps = doors.reduce((wide, { width }) => wide + width, 0);
    const windows = wall.openings
      .filter(({ kind }) => kind === 'window')
      .reduce((glass, { width, height }) => glass + WINDOW * rectangle(width, height), 0);
    const leaves = doors.filter(({ kind }) => kind === 'door').length;
    const skirting = Math.max(0, wall.shape.length - gaps) * SKIRTING_HEIGHT;
    return total + skirting + leaves * DOOR + windows;
  }, 0);
  return area(Math.round(sum));
}

/** Millilitres of the coat on bare plaster: thinned paint by trade practice, primer by its label. */
export const firstCoat = (surface: Area, shelf: Shelf): number =>
  paintFor(
    surface,
    1,
    isThinned(shelf)
      ? PAINT_RATES['new-plaster-mist']
      : labelCoverage(shelf, 'mist-paint', PAINT_RATES['new-plaster-mist']),
  );

/** Whether bare plaster gets thinned paint; elsewhere shops sell a primer for it. */
export const isThinned = (shelf: Shelf): boolean => soldAs(shelf, 'mist-paint') === 'mist-paint';

/** Coats of top paint on wood: one over an undercoat, two where no undercoat is sold. */
export const woodCoats = (shelf: Shelf): 1 | 2 =>
  soldAs(shelf, 'undercoat') === 'undercoat' ? 1 : 2;

/** What stays in a jar of each colour for touch-ups. */
export const TOUCH_UP = litres(0.1);
