import { type Inputs } from './fields.ts';
import { doorways, floorArea, longerWay } from '../../measure/places/place.ts';
import { boundsOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { inches, length, mm, type Area, type Length } from '../../measure/units/units.ts';
import { firstSection, type PackVariant, type Section } from '../../stock/shelf.ts';
import {
  layPlanks,
  PLANK_DEFAULTS,
  type PlankLayout,
  type Planks,
} from '../../takeoff/floors/planks.ts';
import { floorDivisions, type FloorDivision } from '../../takeoff/floors/divisions.ts';
import { floorBays, LEAST } from '../../takeoff/structure/indoors/floor-covering.ts';
import { layTrim, type TrimLayout } from '../../takeoff/walls/trim.ts';
import { variantOfSides } from '../kit/place/own-sizes.ts';
import { trimWalls } from '../kit/place/trim-walls.ts';

/** A plank as its pack has it. */
export interface Plank {
  readonly product: 'laminate' | 'vinyl-plank';
  readonly length: Length;
  readonly width: Length;
  readonly aPack: number;
  readonly variant: PackVariant;
}

export function plankOf({ values, shelf, locale }: Inputs): Plank {
  const isVinyl = values.kind === 'vinyl';
  const product = isVinyl ? 'vinyl-plank' : 'laminate';
  const sides = isVinyl
    ? { length: values.vinylLength, width: values.vinylWidth }
    : { length: values.length, width: values.width };
  const aPack = isVinyl ? values.vinylAPack : values.planksAPack;
  const variant = variantOfSides(shelf[product].variants, sides, aPack, locale);
  return { product, ...sides, aPack, variant };
}

/** Direction of the rows. */
const alongOf = ({ place, values }: Pick<Inputs, 'place' | 'values'>): 'x' | 'y' =>
  values.along === 'longer' ? longerWay(place.floor) : values.along;

/** Profiles that divide a long floor. */
const breaksOf = (floor: PolygonRings): readonly FloorDivision[] =>
  floorDivisions(floor, floorBays);

export const layOn = ({ place, values }: Inputs, plank: Plank): Planks =>
  layPlanks(place.floor, {
    length: plank.length,
    width: plank.width,
    along: alongOf({ place, values }),
    gap: values.gap,
    stagger: values.stagger,
    leastRow: LEAST.row,
    leastPiece: LEAST.end,
    kerf: PLANK_DEFAULTS.kerf,
    breaks: breaksOf(place.floor),
  });

/** All that is counted, laid out once. */
export interface Laid {
  readonly plank: Plank;
  readonly layout: PlankLayout;
  readonly area: Area;
  /** Along the rows. */
  readonly run: Length;
  /** Round the room without its doorways, where profiles cover the gap. */
  readonly around: Length;
  /** Beading along the walls; undefined where skirting hides the gap. */
  readonly beading: { readonly section: Section; readonly trim: TrimLayout } | undefined;
  /** Width of each doorway, and the number of those with a door frame. */
  readonly doors: readonly Length[];
  readonly frames: number;
  /** Width of all through which compound runs out of the room. */
  readonly dammed: Length;
  readonly breaks: readonly FloorDivision[];
}

/** Frame width at doorways without beading; in the US a casing of 2 1/4 in and its reveal. */
const FRAME = { us: inches(2.5), other: mm(70) } as const;
/** No shorter piece of beading. */
const LEAST_BEADING = { us: inches(12), other: LEAST.end } as const;

function beadingOf({ place, values, shelf, bill, region }: Inputs): Laid['beading'] {
  const section = firstSection(shelf.scotia);
  if (section === undefined || values.edge !== 'scotia') return undefined;
  const system = region === 'us' ? 'us' : 'other';
  const trim = layTrim(trimWalls(place, place.walls, FRAME[system]), {
    thickness: section.thickness,
    before: shelf.skirting.variants[0].thickness,
    longest: bill.longest('scotia', section),
    leastPiece: LEAST_BEADING[system],
    rough: mm(0),
  });
  return { section, trim };
}

export function laidOf(inputs: Inputs, plank: Plank, layout: PlankLayout): Laid {
  const open = inputs.place.walls.flatMap(doorways);
  const bounds = boundsOf(inputs.place.floor);
  return {
    plank,
    layout,
    area: floorArea(inputs.place),
    run: length(alongOf(inputs) === 'x' ? bounds.x1 - bounds.x0 : bounds.y1 - bounds.y0),
    around: length(
      inputs.place.walls.reduce((sum, { shape }) => sum + shape.length, 0) -
        open.reduce((sum, { width }) => sum + width, 0),
    ),
    beading: beadingOf(inputs),
    doors: open.map(({ width }) => width),
    dammed: length(
      open.filter(({ kind }) => kind !== 'window').reduce((sum, { width }) => sum + width, 0),
    ),
    frames: open.filter(({ kind }) => kind === 'door').length,
    breaks: breaksOf(inputs.place.floor),
  };
}

/** Underlay: vinyl uses its own if the region sells one, else none. */
export const underlayOf = ({ values }: Inputs): 'underlay' | 'vinyl-underlay' =>
  values.kind === 'vinyl' ? 'vinyl-underlay' : 'underlay';

export const hasUnderlay = (inputs: Inputs): boolean =>
  inputs.bill.sold(underlayOf(inputs)) !== undefined;
