import { edgesOf } from '../../measure/outline/polygon.ts';
import type { PlaceOf } from '../../measure/places/place.ts';
import {
  formatLength,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import type { Section } from '../../stock/shelf.ts';
import { edgeTrench, trenchCubicMetres, type EdgeTrench } from '../../takeoff/ground/edging.ts';
import {
  boardedSides,
  netCorners,
  runOf,
  type BoardedSide,
} from '../../takeoff/ground/boarded-sides.ts';
import { slabBays, type SlabBays } from '../../takeoff/ground/slab-bays.ts';
import { aroundMetres } from '../../takeoff/ground/strips.ts';
import type { Product } from '../../stock/products.ts';
import type { Region } from '../../stock/region.ts';
import { slabFor, type Slab } from '../../takeoff/structure/outdoors/concrete.ts';
import { SUB_BASES } from '../../takeoff/structure/outdoors/granular.ts';
import type { Target } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';

type Values = Inputs['values'];

/** The path covers its outline: another job that lays something there is warned about. */
export const PATH: Target = 'ground';
export const FORMS: Target = 'part:forms';

/** Uses that need a level slab: a fall racks a shed and tilts the water of a hot tub (makers). */
const LEVEL_USES = { shed: 'shed', 'hot-tub': 'tub' } as const;

export const levelUse = ({ top, use }: Inputs['values']): 'shed' | 'tub' | undefined =>
  top === 'concrete' && (use === 'shed' || use === 'hot-tub') ? LEVEL_USES[use] : undefined;

export const isLevel = ({ values }: Inputs): boolean => levelUse(values) !== undefined;

/** Height of an edging above the surface inside it. */
export const EDGING_ABOVE = mm(10);

/** Grids sold have cells between these heights (makers). */
const GRID_HEIGHTS = { least: mm(20), most: mm(50) } as const;

/** Heights of the cells of a grid that gravel of a depth stands just over (makers: 5 to 20 mm). */
export const gridCells = (depth: Length): { readonly least: Length; readonly most: Length } => ({
  least: length(depth - mm(20)),
  most: length(depth - mm(5)),
});

/** True if shops have a grid for gravel of this depth. */
export function hasGridFor(depth: Length): boolean {
  const { least, most } = gridCells(depth);
  return least <= GRID_HEIGHTS.most && most >= GRID_HEIGHTS.least;
}

/** True if the trench of an edging goes deeper than the ground that is dug. */
export const hasTrench = ({ deep }: EdgeTrench, dig: Length): boolean => deep - EDGING_ABOVE > dig;

/** Overlap of sheets. */
export const SHEET_LAP = mm(300);

/** States the strips of a roll and their laps. */
export const stripsWhy =
  ({ words, locale }: Inputs, lap: Length) =>
  (strips: number, wide: Length): string =>
    words.why.strips(strips, formatLength(wide, locale), formatRoundSize(toMm(lap), locale));

/** Products of the top layer. The keys are older than the product names: projects store them. */
export const TOPS = {
  gravel: ['gravel'],
  sand: ['sharp-sand'],
  mulch: ['bark'],
  compost: ['compost'],
  topsoil: ['topsoil'],
  concrete: ['concrete-mix', 'ready-mix'],
} as const satisfies Readonly<Record<Values['top'], readonly Product[]>>;

/** A slab in its bays. */
export interface PouredSlab extends Slab {
  readonly joints: SlabBays;
}

/** All layers with their depths. */
export interface Path {
  /** Depth of the top layer or the slab. */
  readonly depth: Length;
  readonly base: Length;
  readonly blinding: Length;
  readonly dig: Length;
  readonly slab: PouredSlab | undefined;
  /** Loose tops that roots grow in. */
  readonly soil: boolean;
  /** Side at a wall, which has no form; 0 without one. */
  readonly wall: Length;
  /** Straight sides without a wall, the longest first; one run round a circle. */
  readonly sides: readonly Pick<BoardedSide, 'run' | 'past'>[];
  /** Outer corners, less the inner ones: an edging outside the outline grows by its thickness at each. */
  readonly corners: number;
  /** Trench of an edging in concrete. */
  readonly trench: EdgeTrench | undefined;
  /** Dug past the outline for forms and their pegs. */
  readonly wider: Length;
  /** m² dug, under the slab and the forms or between the edgings. */
  readonly gross: number;
  /** m³ of soil. */
  readonly soilOut: number;
  /** m³ of it that fills the gap outside forms or edging again. */
  readonly kept: number;
}

/** Forms on edge round a slab. */
export interface Forms {
  readonly section: Section;
  /** Boards one on another. */
  readonly high: number;
  /** Below the underside of the slab: let into the base. */
  readonly sunk: Length;
}

/** Gap under a board that concrete does not run through (trade practice). */
const UNDER_FORMS = mm(3);

/** The boards that stand least below the underside of a slab, then the fewest. */
export function formsFor(sections: readonly Section[], depth: Length): Forms | undefined {
  return sections
    .map((section) => {
      const high = Math.max(1, Math.ceil((depth - UNDER_FORMS) / section.width));
      return { section, high, sunk: length(Math.max(0, high * section.width - depth)) };
    })
    .toSorted((a, b) => a.sunk - b.sunk || a.high - b.high)[0];
}

/** Boards and pegs outside a slab, and room to drive them (trade practice). */
const FORM_ROOM = mm(150);

export const DRIVES: ReadonlySet<Values['use']> = new Set([
  'garage',
  'car-drive',
  'van-drive',
  'hot-tub',
]);

/** Sharp sand under grids (trade practice). */
const BLINDING = mm(25);

/** A bed needs no sub-base, and nothing under soil; paths and drives have theirs. */
function baseUnder({ top, use }: Values, slab: Slab | undefined, region: Region): Length {
  if (slab === undefined && (top !== 'gravel' || use === 'bed')) return mm(0);
  const least = SUB_BASES[region][DRIVES.has(use) ? 'drive' : 'path'];
  return length(Math.max(least, slab?.subBase ?? 0));
}

/** Depths of all layers: the entered ones, and at least those that the use needs. */
export function pathOf({ place, values, region, shelf }: Inputs): Path {
  const system = region === 'us' ? 'us' : 'metric';
  const use = values.use === 'bed' ? 'path' : values.use;
  const slab = values.top === 'concrete' ? slabFor(use, system) : undefined;
  const depth = length(Math.max(values.depth, slab?.thickness ?? 0));
  const soil = values.top === 'topsoil' || values.top === 'compost';
  const least = baseUnder(values, slab, region);
  const base = soil ? mm(0) : length(Math.max(values.base, least));
  const blinding = values.top === 'gravel' && values.grid ? BLINDING : mm(0);
  const dig = length(depth + base + blinding);
  const isAtWall = slab !== undefined && values.besideWall;
  const { wall, sides, corners } = sidesOf(place, isAtWall);
  const edging = shelf['path-edging'];
  const trench =
    slab === undefined && values.edging && region !== 'us' && edging.form === 'packs'
      ? edgeTrench(edging.variants[0], length(dig + EDGING_ABOVE))
      : undefined;
  const wider = slab === undefined ? mm(0) : FORM_ROOM;
  const free = length(place.perimeter - wall);
  const net = toSquareMetres(place.area);
  const gross = net + aroundMetres(free, wall > 0 ? 2 : 4, wider);
  return {
    depth,
    base,
    blinding,
    dig,
    slab: slab === undefined ? undefined : { ...slab, joints: slabBays(place.region, depth) },
    soil,
    wall,
    sides,
    corners,
    trench,
    wider,
    gross,
    kept:
      trench === undefined
        ? ((gross - net) * toMm(depth)) / 1000
        : (toMm(place.perimeter) * trench.filled) / 1e9,
    soilOut:
      (gross * toMm(dig)) / 1000 +
      (trench === undefined
        ? 0
        : trenchCubicMetres(
            { ...trench, deep: length(trench.deep - EDGING_ABOVE) },
            place.perimeter,
            dig,
          )),
  };
}

/** Length of the side at a wall, which is the longest, and the others. */
function sidesOf(
  { shape, region, perimeter }: PlaceOf<'ground'>,
  isAtWall: boolean,
): Pick<Path, 'wall' | 'sides' | 'corners'> {
  if (shape === 'circle') {
    return { wall: mm(0), sides: [{ run: perimeter, past: 0 }], corners: 0 };
  }
  const edges = edgesOf(region);
  const longest = edges.reduce((best, one) => (runOf(one) > runOf(best) ? one : best));
  const sides = boardedSides(edges, (edge) => isAtWall && edge === longest);
  return {
    wall: isAtWall ? runOf(longest) : mm(0),
    sides: sides.toSorted((one, two) => two.run - one.run),
    corners: netCorners(edges),
  };
}
