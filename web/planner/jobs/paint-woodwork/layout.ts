import { doorways, type Opening } from '../../measure/places/place.ts';
import {
  toArea,
  length,
  mm,
  rectangle,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { variantGraded, type Variant } from '../../stock/shelf.ts';
import { leadRisk } from '../../takeoff/structure/gates.ts';
import { productSold, type PackProduct } from '../kit/bill.ts';
import {
  ARCHITRAVE_EDGE,
  BOARD,
  doorArea,
  roundLeaf,
  skirtingStretches,
  wholeWindowArea,
  type PaintedSize,
  type Stretch,
} from '../kit/finish/woodwork.ts';
import type { Inputs, WoodworkValues } from './fields.ts';

/** All that is counted, measured once. */
export interface Painted {
  /** Area of the finish. */
  readonly area: Area;
  /** Area without radiators. */
  readonly wood: Area;
  /** Primed part of `wood`; 0 if none. */
  readonly primed: Area;
  readonly leaves: readonly PaintedSize[];
  /** Number of painted sides of doors. */
  readonly faces: number;
  readonly windows: readonly Opening[];
  readonly stretches: readonly Stretch[];
  readonly run: Length;
  /** Where skirting, frames and windows meet the wall. */
  readonly edges: Length;
  /** Round the panes. */
  readonly panes: Length;
  /** Highest painted edge above the floor; 0 without doors and windows. */
  readonly top: Length;
}

/** Usual door of the region, for doors without a measured size. */
export const USUAL_LEAF: Readonly<Record<Region, PaintedSize>> = {
  uk: { width: mm(762), height: mm(1981) },
  us: { width: mm(762), height: mm(2032) },
  eu: { width: mm(860), height: mm(1985) },
  cn: { width: mm(800), height: mm(2000) },
};

/** A banister is measured flat and closed, both sides in one (IS 1200-15: open palisade, 1.00 all over). */
const BANISTER = mm(900);
/** Both faces of one a metre long (our estimate). */
const RADIATOR = rectangle(mm(2000), mm(600));
/** Share of sound paint that is sanded through and primed again, and the least area: our estimates. */
const SANDED_BARE = 0.05;
const LEAST_PRIMED = rectangle(mm(500), mm(200));

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);
/** US windows have casing all round; elsewhere only the board is painted. */
function windowArea({ values, region }: Inputs, { width, height }: Opening): number {
  if (values.windows === 'leave') return 0;
  if (values.windows === 'whole') return wholeWindowArea({ width, height });
  return region === 'us'
    ? 2 * (width + height) * (values.frame + ARCHITRAVE_EDGE)
    : (width + BOARD.longer) * BOARD.girth;
}

/** Line along which the painted part of a window meets the wall: round it, its casing included, or along its board. */
function windowEdge({ values, region }: Inputs, { width, height }: Opening): number {
  if (region === 'us') return 2 * (width + height) + 8 * values.frame;
  return values.windows === 'whole' ? 2 * (width + height) : width + BOARD.longer;
}

/** Top of the painted part of a window: of its casing in the US; elsewhere of the window, or of its board. */
function windowTop({ values, region }: Inputs, { sill, height }: Opening): number {
  if (region === 'us') return sill + height + values.frame;
  return values.windows === 'whole' ? sill + height : sill;
}

function stretchesOf({ place, values }: Inputs): readonly Stretch[] {
  if (place.kind === 'thing' || !values.skirting) return [];
  return skirtingStretches(values.walls.walls, values.frame);
}

function leavesOf({ place, values, region }: Inputs): readonly PaintedSize[] {
  const usual = (count: number): readonly PaintedSize[] =>
    Array.from({ length: count }, () => USUAL_LEAF[region]);
  if (place.kind === 'thing') return usual(values.doorCount);
  if (!values.doors) return [];
  const measured = values.walls.walls.flatMap(doorways).filter(({ kind }) => kind === 'door');
  return [...measured, ...usual(values.moreDoors)];
}

/** Measures the woodwork and its surroundings. */
export function paintedOf(inputs: Inputs): Painted {
  const { place, values } = inputs;
  const leaves = leavesOf(inputs);
  const stretches = stretchesOf(inputs);
  const run = place.kind === 'thing' ? values.run : sum(stretches.map((one) => one.length));
  const windows =
    values.windows === 'leave'
      ? []
      : values.walls.walls.flatMap(({ openings }) =>
          openings.filter(({ kind }) => kind === 'window'),
        );
  const sides = values.sides === 'both' ? 2 : 1;
  const wood = Math.round(
    sum(leaves.map((leaf) => doorArea(values, leaf))) +
      sum(windows.map((window) => windowArea(inputs, window))) +
      run * values.skirtingHeight +
      values.banister * BANISTER,
  );
  return {
    area: toArea(wood + values.radiators * RADIATOR),
    wood: toArea(wood),
    primed: primedOf(inputs, wood),
    leaves,
    faces: values.sides === 'frame' ? 0 : sides * leaves.length,
    windows,
    stretches,
    run: length(run),
    edges: length(
      run +
        sides * sum(leaves.map(roundLeaf)) +
        sum(windows.map((window) => windowEdge(inputs, window))),
    ),
    panes: length(
      values.windows === 'whole'
        ? sum(windows.map(({ width, height }) => 2 * (width + height)))
        : 0,
    ),
    top: length(
      Math.max(
        0,
        ...leaves.map(({ height }) => height + values.frame),
        ...windows.map((window) => windowTop(inputs, window)),
      ),
    ),
  };
}

function primedOf({ values, shelf }: Inputs, wood: number): Area {
  if (values.state === 'bare') return toArea(wood);
  // A primer that is undercoat too covers all of it, bare spots included.
  const isCovered = values.state === 'gloss' && productSold(shelf, 'undercoat') !== 'undercoat';
  return values.state === 'stained' || isCovered || wood === 0
    ? toArea(0)
    : toArea(Math.max(LEAST_PRIMED, Math.round(wood * SANDED_BARE)));
}

const FINISH = {
  satin: 'trim-paint',
  eggshell: 'trim-eggshell',
  gloss: 'trim-gloss',
  oil: 'trim-solvent',
} as const satisfies Readonly<Record<WoodworkValues['paint'], PackProduct>>;

export const finishOf = ({ paint }: WoodworkValues): (typeof FINISH)[keyof typeof FINISH] =>
  FINISH[paint];

export const isOil = ({ paint }: WoodworkValues): boolean => paint === 'oil';

/** Old gloss gets something to hold on to; where shops sell undercoat, bare wood and gloss get it too. */
export const isUndercoated = ({ values, shelf }: Inputs): boolean =>
  values.state === 'gloss' ||
  (productSold(shelf, 'undercoat') === 'undercoat' &&
    (values.state === 'bare' || values.paint === 'gloss' || isOil(values)));

/** Old paint in a home that is not known to be young enough is tested before anybody sands it; radiators have it too. */
export const isTested = ({ values, home }: Inputs): boolean =>
  (values.state !== 'bare' || values.radiators > 0) &&
  leadRisk(home.country, home.built) !== 'unlikely';

/** Abrasives of the region's shops: one that dulls, one half as fine again that smooths, and paper to sand wet. */
export function gritsOf({ shelf }: Inputs) {
  const { variants } = shelf.sandpaper;
  const coarse = variantGraded(variants, 120);
  return {
    coarse,
    fine: variantGraded(variants, gritOf(coarse) * 1.5),
    wet: variantGraded(shelf['wet-sandpaper'].variants, 240),
  };
}

export const gritOf = ({ label }: Variant): number => Number.parseInt(label, 10);

/** Ventilation while a coat dries. */
export const airOf = ({ words, values }: Inputs): string =>
  words.air[isOil(values) ? 'oil' : 'water'];
