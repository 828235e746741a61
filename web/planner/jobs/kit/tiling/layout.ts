import { en as enDrawings } from '../../../../language/en/drawings.ts';
import { en as enPlan } from '../../../../language/en/job-plan.ts';
import { regionArea, type PolygonRings as Shape } from '../../../measure/outline/polygon.ts';
import {
  formatLength,
  toArea,
  inches,
  length,
  mm,
  rectangle,
  toMm,
  type Area,
  type Length,
} from '../../../measure/units/units.ts';
import type { AtLeastOne, PackVariant, Shelf } from '../../../stock/shelf.ts';
import { sparePieces } from '../../../takeoff/structure/indoors/floor-covering.ts';
import { tileWeight, type TileUse } from '../../../takeoff/structure/indoors/tile-bed.ts';
import { layLengthwise } from '../../../takeoff/boards/lengthwise.ts';
import { aLittleLess, type Less } from '../../../takeoff/a-little-less.ts';
import {
  explain,
  layTilesOn,
  TILE_DEFAULTS,
  type TileLayout,
  type TileOptions,
} from '../../../takeoff/tiles/tiles.ts';
import { TAPE_STEPS } from '../format-sizes.ts';
import {
  type FieldInputs,
  type JobDrawing,
  type Figure,
  compact,
  type Target,
} from '../contract.ts';
import { edgeCuts } from '../../../takeoff/laid-piece.ts';
import type { Bill } from '../bill.ts';
import { edgeDimensions, describeEdges } from '../drawings.ts';
import { figures } from '../define-job.ts';
import { variantOfSides } from '../place/own-sizes.ts';
import {
  USUAL_THICKNESS,
  usualTile,
  type On,
  type TileValues,
  type TilingWords,
} from './fields.ts';

/** A surface to tile and what to call it. */
export interface TiledSurface {
  readonly id: string;
  readonly name: string;
  readonly region: Shape;
}

/** Some surfaces with their tiles laid, and all that they were laid from. */
export interface TileJob extends FieldInputs<TilingWords> {
  readonly bill: Bill;
  readonly on: On;
  readonly values: TileValues;
  readonly surfaces: readonly TiledSurface[];
  readonly product: 'wall-tile' | 'floor-tile';
  readonly variant: PackVariant;
  readonly thickness: Length;
  readonly longest: Length;
  readonly covered: Area;
  /** Tiles of the walls and of the window openings in them; `laid` has the walls alone. */
  readonly layout: TileLayout;
  /** Tiles in window openings and how deep these are; undefined if there are none. */
  readonly lined: { readonly tiles: number; readonly depth: Length } | undefined;
  /** The start moves if a cut would be narrower. */
  readonly least: Length;
  /** Smaller height that would save a box of tiles. */
  readonly lower: Less | undefined;
  /** Tiles that it takes to start so that no cut is too narrow. */
  readonly moving: number;
}

/** Surfaces that a job tiles, as targets of its steps. */
export const tiledTargets = ({
  on,
  surfaces,
}: Pick<TileJob, 'on' | 'surfaces'>): readonly Target[] =>
  on === 'floor' ? ['floor'] : surfaces.map(({ id }): Target => `wall:${id}`);

interface Sides {
  readonly length: Length;
  readonly width: Length;
}

/** Tolerance of a label against the tile: 12 × 24 in tiles are 11.81 × 23.62. */
const NOMINAL = 0.02;

const isAlike = (variant: PackVariant, { length: a, width: b }: Sides): boolean => {
  const sold = [variant.length ?? 0, variant.width ?? 0].toSorted((x, y) => x - y);
  return [a, b]
    .toSorted((x, y) => x - y)
    .every((side, i) => Math.abs((sold[i] ?? 0) - side) <= NOMINAL * side);
};

/** Usual area of a box of the user's own tiles. */
const BOX = rectangle(mm(1000), mm(1000));

/** Products by what is tiled: floor tiles go on walls too, but wall tiles wear, crack and are slippery underfoot. */
const TILES = { wall: ['wall-tile', 'floor-tile'], floor: ['floor-tile'] } as const;

/** A tile of that size from the shelf; else the user's own, if the size or the box differs. */
function tileSold(
  shelf: Shelf,
  on: On,
  sides: Sides,
  aBox: number,
  { locale }: Pick<TileJob, 'locale'>,
): Pick<TileJob, 'product' | 'variant'> {
  const [own] = TILES[on];
  const found = TILES[on].flatMap((product) => {
    const variant = shelf[product].variants.find((one) => isAlike(one, sides));
    return variant === undefined ? [] : [{ product, variant }];
  })[0];
  const isHeld = found?.variant.packs.some(({ holds }) => holds === aBox) === true;
  if (found !== undefined && (aBox === 0 || isHeld)) return found;
  const product = found?.product ?? own;
  const near: AtLeastOne<PackVariant> =
    found === undefined ? shelf[product].variants : [found.variant];
  const pieces = aBox || Math.max(1, Math.round(BOX / (sides.length * sides.width)));
  return { product, variant: variantOfSides(near, sides, pieces, locale) };
}

/** Entered thickness, else that of the sold tile. */
function thicknessOf(
  inputs: Pick<TileJob, 'shelf' | 'region'>,
  on: On,
  { thickness }: TileValues,
  variant: PackVariant,
): Length {
  const usual = usualTile(inputs, on).thickness ?? USUAL_THICKNESS;
  return thickness === usual ? (variant.thickness ?? thickness) : thickness;
}

/** Spare tiles. */
export const spareTiles = (
  { values, variant }: Pick<TileJob, 'values' | 'variant'>,
  tiles: number,
): number => sparePieces(tiles, values.spares, variant.packs[0].holds);

/** Boxes of tiles with their spares. */
const boxesOf = (job: Pick<TileJob, 'values' | 'variant'>, tiles: number): number =>
  Math.ceil((tiles + spareTiles(job, tiles)) / job.variant.packs[0].holds);

/**
 * Least cut: a third of the tile from the middle, if it takes no more boxes (trade practice: half a tile). A start in
 * the corner, which the user wants whole, moves for slivers only.
 */
function leastCutFor(
  job: Pick<TileJob, 'values' | 'variant'>,
  usual: TileLayout,
  laidWith: (least: Length) => TileLayout,
): Length {
  const { tileLength, tileWidth, start, pattern } = job.values;
  const { leastCut: least } = TILE_DEFAULTS;
  const third = length(Math.round(Math.min(tileLength, tileWidth) / 3));
  const isWide = usual.narrowest >= third || third <= least;
  if (start !== 'centre' || isWide || !hasRows(pattern)) return least;
  const { tiles, narrowest } = laidWith(third);
  const isDearer = boxesOf(job, tiles) > boxesOf(job, usual.tiles);
  return !isDearer && narrowest > usual.narrowest ? third : least;
}

/** Sides, sills and heads of window openings. */
export interface Reveals {
  readonly depth: Length;
  readonly regions: readonly Shape[];
}

/** A layout with the tiles of another, whose cuts have no drawing. */
function withMore(layout: TileLayout, more: TileLayout, options: TileOptions): TileLayout {
  const [whole, cut] = [layout.whole + more.whole, layout.cut + more.cut];
  const cutFrom = layout.cutFrom + more.cutFrom;
  const why = explain(whole, cut, cutFrom, options);
  return { ...layout, tiles: whole + cutFrom, whole, cut, cutFrom, why };
}

/** Lays the tiles of a job on its surfaces. */
export function layTileJob(
  inputs: FieldInputs<TilingWords> & { readonly bill: Bill },
  on: On,
  values: TileValues,
  surfaces: readonly TiledSurface[],
  reveals: Reveals = { depth: mm(0), regions: [] },
): TileJob {
  const sides = { length: values.tileLength, width: values.tileWidth };
  const { product, variant } = tileSold(inputs.shelf, on, sides, values.tilesABox, inputs);
  const sized = { values, variant };
  const usual = {
    ...sides,
    joint: values.joint,
    pattern: values.pattern,
    start: values.start,
    leastCut: TILE_DEFAULTS.leastCut,
    kerf: TILE_DEFAULTS.kerf,
    directed: values.directed,
  };
  const straight = { ...usual, pattern: 'straight', start: 'corner', leastCut: mm(0) } as const;
  const more = reveals.regions.length > 0 ? layTilesOn(reveals.regions, straight) : undefined;
  const boxes = (tiles: number): number => boxesOf(sized, tiles + (more?.tiles ?? 0));
  const regions = surfaces.map(({ region }) => region);
  const laidWith = (one: TileOptions): TileLayout =>
    on === 'floor'
      ? layLengthwise(regions, (turned) => layTilesOn(turned, one))
      : layTilesOn(regions, one);
  const moved = { ...usual, cost: boxes };
  const first = laidWith(moved);
  const least = leastCutFor(sized, first, (third) => laidWith({ ...moved, leastCut: third }));
  const options = { ...moved, leastCut: least };
  const walls = least === usual.leastCut ? first : laidWith(options);
  const layout = more === undefined ? walls : withMore(walls, more, options);
  const lower =
    on === 'wall'
      ? aLittleLess(
          regions,
          'y1',
          TAPE_STEPS[inputs.locale.units],
          (less) => layTilesOn(less, options).tiles,
        )
      : undefined;
  const isMoved = layout.slivers.some((one) => one !== undefined);
  const unmoved = isMoved ? laidWith({ ...usual, leastCut: mm(0) }).tiles : walls.tiles;
  return {
    ...inputs,
    on,
    values,
    surfaces,
    product,
    variant,
    thickness: thicknessOf(inputs, on, values, variant),
    longest: length(Math.max(sides.length, sides.width)),
    covered: toArea(
      [...regions, ...reveals.regions].reduce((sum, region) => sum + regionArea(region), 0),
    ),
    layout,
    lined: more && { tiles: more.tiles, depth: reveals.depth },
    least,
    moving: boxes(unmoved) < boxes(walls.tiles) ? walls.tiles - unmoved : 0,
    lower:
      lower && boxes(lower.pieces) < boxes(walls.tiles)
        ? { ...lower, pieces: lower.pieces + (more?.tiles ?? 0) }
        : undefined,
  };
}

export const tileFigures = ({ layout, words }: TileJob): readonly Figure[] =>
  figures(words.figures, {
    tiles: String(layout.tiles),
    cut: words.cutFrom(layout.cut, layout.cutFrom),
  });

/** Each surface with its tiles in place. */
export const tileDrawings = ({
  surfaces,
  layout,
  least,
  moving,
  on,
  product,
  values,
  locale,
}: TileJob): readonly JobDrawing[] =>
  surfaces.map(({ id, name, region }, i) => {
    const pieces = layout.laid[i] ?? [];
    const seen = on === 'wall' ? 'wall' : 'plan';
    // Herringbone and tiles at a slant end in points.
    const cuts = hasRows(values.pattern) ? edgeCuts(pieces) : [];
    const sliver = layout.slivers[i];
    const { moved } = locale.words('jobPlan', enPlan);
    const whole = pieces.filter((piece) => piece.whole).length;
    const says = compact([
      locale.words('drawings', enDrawings).laid(name, whole, pieces.length - whole),
      cuts.length > 0 && describeEdges(cuts, seen, locale),
      sliver !== undefined && moved[values.start](formatLength(sliver, locale)),
      sliver !== undefined && moving > 0 && moved.costs(moving, formatLength(least, locale)),
    ]);
    return {
      id,
      name,
      counts: [product, 'tile-spacers', 'levelling-clips'],
      surface: region,
      seen,
      on: on === 'wall' ? { wall: id } : 'floor',
      pieces,
      cuts: true,
      dimensions: edgeDimensions(cuts, locale),
      compare: 'start',
      says: locale.format.sentences(says),
    };
  });

/** True if a pattern has rows; the others end in points. */
export const hasRows = (pattern: TileValues['pattern']): boolean =>
  pattern === 'straight' || pattern === 'brick-half' || pattern === 'brick-third';

/** A tape is read no finer while tiles are set out, except for cuts narrower than that. */
const FINEST = { metric: mm(1), imperial: inches(0.25) };

/** Width of the narrowest cut for the steps; undefined if the pattern ends in points. */
export function leastCut({ values, layout, locale }: TileJob): string | undefined {
  if (!hasRows(values.pattern)) return undefined;
  const step = FINEST[locale.units];
  const shown = Math.max(Math.floor(layout.narrowest / step) * step, step / 4);
  return formatLength(length(shown), locale);
}

/** Least side for levelling clips; smaller tiles use spacers. */
const CLIPS_FROM = mm(400);
/** A joint is as wide as a spacer or clip of this tolerance: 3 mm for 1/8 in. */
const AS_WIDE = mm(0.3);
const isAsWide = (width: Length, joint: Length): boolean => Math.abs(width - joint) <= AS_WIDE;

const widthsOf = (shelf: Shelf, product: 'levelling-clips' | 'tile-spacers'): readonly Length[] =>
  shelf[product].variants.map(({ width }) => width ?? mm(0));

/** Width of the clips: as near to the joint as are sold, and no wider if some are. */
export function clipWidth({ shelf, values: { joint } }: TileJob): Length {
  const widths = widthsOf(shelf, 'levelling-clips');
  const narrow = widths.filter((width) => width <= joint + AS_WIDE);
  return length(narrow.length > 0 ? Math.max(...narrow) : Math.min(...widths));
}

/** True if spacers keep the joint: with clips only where it is wider than any of them. */
export const hasSpacers = (job: TileJob): boolean =>
  job.values.joint > 0 && !(hasClips(job) && clipWidth(job) + AS_WIDE >= job.values.joint);

/** Widths of joints that what is sold keeps; empty if it keeps this one. */
export function soldJoints(job: TileJob): readonly Length[] {
  const { shelf, values } = job;
  const spacers = widthsOf(shelf, 'tile-spacers');
  const clips = hasClips(job) ? widthsOf(shelf, 'levelling-clips') : [];
  const widest = Math.max(0, ...clips);
  const sold = [...clips, ...spacers.filter((width) => width > widest)];
  return values.joint === 0 || sold.some((width) => isAsWide(width, values.joint)) ? [] : sold;
}

/** Greatest side of a mosaic, which is sold on sheets (US trade: 2 in or less). */
const MOSAIC = inches(2);
export const isMosaic = ({ longest }: TileJob): boolean => longest <= MOSAIC;

export const hasClips = ({ longest, values }: TileJob): boolean =>
  longest > CLIPS_FROM && values.joint > 0;

/** Porcelain and stone, and tiles too long for a hand cutter, are cut wet. */
const HAND_CUTTER = mm(600);
export const isCutWet = ({ values, longest }: TileJob): boolean =>
  values.made !== 'ceramic' || longest > HAND_CUTTER;

/** Bed of stone is full on a dry wall too. */
export const bedUse = (made: TileValues['made'], place: TileUse): TileUse =>
  made === 'stone' && place === 'wall' ? 'wet' : place;

export const hasGel = ({ values, bill }: TileJob): boolean =>
  values.fill === 'gel' && bill.sold('joint-gel') === 'joint-gel';

/** On dense tiles of walls: a floor carries its tiles (Chinese trade guides). */
export const hasBackPrimer = ({ bill, on, values }: TileJob): boolean =>
  on === 'wall' && values.made !== 'ceramic' && bill.sold('tile-back-primer') !== undefined;

/** A m² of it: `27.5 kg/m²` (rounded up: 20.04 is over 20) or `5.7 lb/sq ft`. */
export const areaWeight = (kilos: number, { locale, words }: TileJob): string =>
  locale.units === 'metric'
    ? words.areaWeight.metric(String(Math.ceil(kilos * 10 - 1e-6) / 10))
    : words.areaWeight.imperial((kilos / 4.882_43).toFixed(1));

/** Kilograms of one tile. */
export const tileKilos = ({ values, variant, thickness }: TileJob): number =>
  (toMm(variant.length ?? values.tileLength) *
    toMm(variant.width ?? values.tileWidth) *
    tileWeight(values.made, thickness)) /
  1_000_000;
