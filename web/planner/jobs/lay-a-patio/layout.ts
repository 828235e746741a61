import { boundsOf, edgesOf, type Box, type PolygonRings } from '../../measure/outline/polygon.ts';
import { longerWay } from '../../measure/places/place.ts';
import {
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { netCorners } from '../../takeoff/ground/boarded-sides.ts';
import {
  edgeTrench,
  trenchCubicMetres,
  unitKilos,
  type EdgeTrench,
} from '../../takeoff/ground/edging.ts';
import { aroundMetres } from '../../takeoff/ground/strips.ts';
import type { AtLeastOne, PackVariant } from '../../stock/shelf.ts';
import { PAVING_FALL, SLAB_JOINTS } from '../../takeoff/structure/outdoors/granular.ts';
import { aLittleLess, type Less } from '../../takeoff/a-little-less.ts';
import { layTilesAnywhere, type AnywhereLayout } from '../../takeoff/tiles/tile-starts.ts';
import { layTilesOn, TILE_DEFAULTS, type TileOptions } from '../../takeoff/tiles/tiles.ts';
import { layLengthwise } from '../../takeoff/boards/lengthwise.ts';
import { TAPE_STEPS } from '../kit/format-sizes.ts';
import { variantOfSides } from '../kit/place/own-sizes.ts';
import { faceOf, type Inputs } from './fields.ts';

/** A patio with its slabs and all layers under them. */
export interface Patio {
  readonly slab: PackVariant;
  readonly thickness: Length;
  /** Weight of one slab. */
  readonly kilos: number;
  readonly joint: Length;
  readonly layout: AnywhereLayout;
  /** Smaller size that would save slabs. */
  readonly shorter: Less | undefined;
  readonly narrower: Less | undefined;
  readonly bed: Length;
  readonly base: Length;
  readonly dig: Length;
  /** Height difference of the far side, and direction of the fall. */
  readonly drop: Length;
  readonly runs: 'x' | 'y';
  readonly box: Box;
  /** Edge at the house, and free edges. */
  readonly atHouse: Length;
  readonly free: Length;
  /** Outside of the free edges round units of concrete, which are longer at their corners. */
  readonly edged: Length;
  /** Dug and filled past the slabs on free edges. */
  readonly wider: Length;
  /** m² dug and filled. */
  readonly gross: number;
  /** m³ of soil. */
  readonly soil: number;
  /** m³ of it that fills up behind an edging in concrete. */
  readonly kept: number;
  /** Trench of an edging in concrete, which holds slabs on sand; undefined for another edge. */
  readonly trench: EdgeTrench | undefined;
}

/** Room to work, and support for the concrete of the edge (trade practice: a hand’s width). */
const WIDER = mm(100);

/** Slabs on sand need an edge first: of concrete units, or of plastic on the compacted base (US). */
export function trenchOf({ values, region, shelf }: Inputs, dig: Length): EdgeTrench | undefined {
  const edging = shelf['path-edging'];
  return values.bedding === 'sand' && region !== 'us' && edging.form === 'packs'
    ? edgeTrench(edging.variants[0], dig)
    : undefined;
}

/** Thickness of a common slab. */
const USUAL_THICK = mm(38);

/** Thickness of the user's own slab: that of the nearest size on the shelf. */
function thicknessOf(slab: PackVariant, variants: AtLeastOne<PackVariant>): Length {
  const off = (one: PackVariant): number => Math.abs(faceOf(one) - faceOf(slab));
  const nearest = variants.toSorted((a, b) => off(a) - off(b))[0];
  return slab.thickness ?? nearest?.thickness ?? USUAL_THICK;
}

/** A full bed of mortar, or of sand that is drawn off level (structure/granular.ts; US: 1 in, ICPI). */
const bedOf = ({ values, region }: Inputs): Length =>
  values.bedding === 'mortar'
    ? region === 'us'
      ? inches(1.5)
      : mm(40)
    : region === 'us'
      ? inches(1)
      : mm(30);

/** A grinder’s or saw’s blade, with what it grinds away. */
const SLAB_KERF = mm(3);

/** Sets out the slabs from the house line, and every layer under them. */
export function patioOf(inputs: Inputs): Patio {
  const { place, values, shelf, locale } = inputs;
  const { variants } = shelf['paving-slab'];
  const slab = variantOfSides(variants, values, 1, locale);
  const thickness = thicknessOf(slab, variants);
  const joint = values.bedding === 'mortar' ? SLAB_JOINTS.riven : SLAB_JOINTS.sawn;
  const options: Omit<TileOptions, 'start'> = {
    length: values.length,
    width: values.width,
    joint,
    pattern: values.pattern,
    leastCut: length(Math.round(Math.min(values.length, values.width) / 3)),
    leastPiece: TILE_DEFAULTS.leastCut,
    kerf: SLAB_KERF,
    directed: false,
  };
  // Slabs lie with their length along the house, which is the longer side.
  const layout = layLengthwise([place.region], ([region = []]) =>
    layTilesAnywhere(region, options),
  );
  const counted = (regions: readonly PolygonRings[]): number =>
    regions[0] === place.region
      ? layout.tiles
      : layLengthwise(regions, (turned) => layTilesOn(turned, { ...options, start: 'corner' }))
          .tiles;
  const lessOn = (side: 'x1' | 'y1') =>
    aLittleLess([place.region], side, TAPE_STEPS[locale.units], counted);
  const box = boundsOf(place.region);
  const runs = longerWay(place.region) === 'x' ? 'y' : 'x';
  const across = runs === 'y' ? box.y1 - box.y0 : box.x1 - box.x0;
  const house = edgesOf(place.region)
    .filter(({ a, b }) =>
      runs === 'y' ? a.y === box.y0 && b.y === box.y0 : a.x === box.x0 && b.x === box.x0,
    )
    .reduce((sum, { a, b }) => sum + Math.hypot(a.x - b.x, a.y - b.y), 0);
  const atHouse = length(values.house ? Math.round(house) : 0);
  const bed = bedOf(inputs);
  const base = values.clay ? values.clayBase : values.firmBase;
  const dig = length(thickness + bed + base);
  const free = length(place.perimeter - atHouse);
  const trench = trenchOf(inputs, dig);
  const corners = place.shape === 'circle' ? 0 : netCorners(edgesOf(place.region));
  const { thickness: thick = mm(0) } =
    shelf['path-edging'].form === 'packs' ? shelf['path-edging'].variants[0] : {};
  const edged = length(free + Math.max(0, corners - (atHouse > 0 ? 2 : 0)) * thick);
  const wider = trench?.outside ?? WIDER;
  const net = toSquareMetres(place.area);
  // An edging in concrete holds the base.
  const gross = trench === undefined ? net + aroundMetres(free, atHouse > 0 ? 2 : 4, wider) : net;
  return {
    slab,
    thickness,
    kilos: unitKilos({ ...values, thickness }),
    joint,
    layout,
    shorter: lessOn('x1'),
    narrower: lessOn('y1'),
    bed,
    base,
    dig,
    drop: mm(Math.round(toMm(length(across)) * PAVING_FALL.smooth)),
    runs,
    box,
    atHouse,
    free,
    edged,
    wider,
    gross,
    soil:
      (gross * toMm(dig)) / 1000 +
      (trench === undefined ? 0 : trenchCubicMetres(trench, free, dig)),
    kept: (toMm(free) * (trench?.filled ?? 0)) / 1e9,
    trench,
  };
}
