import { step, does } from '../steps/step.ts';
import type { ToolId } from '../steps/tools.ts';
import type { Sparse, JobStep, Warning } from '../contract.ts';
import { warningOf } from '../define-job.ts';
import { en } from '../../../../language/en/job-plan.ts';
import type { Locale } from '../../../../language/locale.ts';
import { length, mm, toMm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import {
  variantAtLeast,
  variantNearest,
  type PackVariant,
  type Shelf,
} from '../../../stock/shelf.ts';
import { beyond, type StructuralAnswer } from '../../../takeoff/structure/answer.ts';
import { rate } from '../../../takeoff/why.ts';
import {
  DRILLING,
  fixingFor,
  isMasonry,
  wallJoint,
  type Fixing,
  type Hung,
  type WallKind,
} from '../../../takeoff/structure/indoors/wall-fixings.ts';
import {
  concreteScrewed,
  fixingOf,
  type Joint,
  type PackedMaterial,
} from '../../../takeoff/material.ts';
import type { Bill } from '../bill.ts';
import { formatRoundSize } from '../format-sizes.ts';
import { pluggedScrew } from './plugs.ts';

/** Method of fixing. */
type FixingMethod = 'hook' | 'self' | 'toggle' | 'screw' | 'plug' | 'through';

/** Parts of one fixing. */
interface FixingPart {
  readonly product:
    | 'picture-hook'
    | 'plasterboard-anchor'
    | 'toggle-anchor'
    | 'wood-screws'
    | 'structural-screws'
    | 'wall-plugs'
    | 'frame-fixings'
    | 'long-frame-plugs'
    | 'steel-core-fixings';
  readonly variant?: PackVariant;
  /** Number in one fixing. */
  readonly each: number;
  /** Joint of one fixing. */
  readonly joint?: Joint;
}

export interface WallFixing {
  readonly way: FixingMethod;
  readonly parts: readonly FixingPart[];
  /** The bit that drills its hole. */
  readonly bit: PackVariant | undefined;
  /** Diameter of the hole, and depth of the fixing from the wall's face. */
  readonly wide: Length;
  readonly deep: Length;
  /** Diameter of a screw that cuts its thread in a narrower hole. */
  readonly cuts?: Length;
}

/** A fixing without a plug: mm of its hole, and its depth in the wall. */
interface DrivenFixing {
  readonly way: Exclude<FixingMethod, 'plug'>;
  readonly product: FixingPart['product'];
  readonly wide: number;
  readonly deep: number;
  readonly each?: number;
}

const screw = (wide: number, long: number, each = 1): DrivenFixing => ({
  way: 'screw',
  product: 'wood-screws',
  wide,
  deep: long,
  each,
});

const throughFixing = (
  product: FixingPart['product'],
  wide: number,
  long: number,
): DrivenFixing => ({
  way: 'through',
  product,
  wide,
  deep: long,
});

/** A plug, and what it is in the masonry, mm (makers' packets). */
const PLUGS = {
  'plug-6': { wide: 6, deep: 30 },
  'plug-7': { wide: 7, deep: 35 },
  'plug-8': { wide: 8, deep: 40 },
  'long-plug-7': { wide: 7, deep: 50 },
} as const;

/** The bracket, hanger or ring that a screw passes. */
export const PLATE = mm(3);

const DRIVEN: Readonly<Record<Exclude<Fixing, keyof typeof PLUGS>, DrivenFixing>> = {
  'nail-hook': { way: 'hook', product: 'picture-hook', wide: 2, deep: 25 },
  'self-drive': { way: 'self', product: 'plasterboard-anchor', wide: 13, deep: 32 },
  'spring-toggle': { way: 'toggle', product: 'toggle-anchor', wide: 16, deep: 70 },
  'screw-4x40': screw(4, 40),
  'screw-5x60': screw(5, 60),
  'screw-5x70-pair': screw(5, 70, 2),
  'lag-screw': { way: 'screw', product: 'structural-screws', wide: 6, deep: 75 },
  'nylon-8x80': throughFixing('long-frame-plugs', 8, 80),
  'frame-plug-10x120': throughFixing('long-frame-plugs', 10, 120),
  'through-plug-8x100': throughFixing('frame-fixings', 8, 100),
  'steel-core': { way: 'through', product: 'steel-core-fixings', wide: 10, deep: 95 },
};

/** Greatest difference at which an inch size replaces a metric one. */
const NEAR = mm(0.7);
/**
 * The bit of a screw that cuts its own thread in masonry is narrower than the screw: 3/16 for 1/4 in, 5/32 for 3/16
 * (Tapcon).
 */
const CUTS_THREAD = 0.75;
/** Bit of a fixing in masonry: the US sells screws that cut their thread, other regions plugs. */
export const masonryBit = (region: Region, width: Length): Length =>
  region === 'us' ? length(width * CUTS_THREAD) : width;
/** Plaster on masonry, mm. */
const PLASTER = 13;

const bitFor = (shelf: Shelf, wide: Length): PackVariant =>
  variantNearest(shelf['masonry-drill-bit'].variants, 'width', wide);

const isPlug = (fixing: Fixing): fixing is keyof typeof PLUGS => fixing in PLUGS;

/** Load above which board on masonry takes steel cores, kg. */
const CORES_FROM = 15;
/** Screws of anchors that drive themselves, and of steel cores, pass no thicker thing (makers: 5 to 15 mm). */
const ANCHORED = mm(15);

/** A wall fixing for an item of this thickness from the region's shelf; undefined if none holds. */
export function wallFixingOf(small: Fixing, shelf: Shelf, item: Length): WallFixing | undefined {
  const fixing = small === 'self-drive' && item > ANCHORED ? 'spring-toggle' : small;
  if (isPlug(fixing)) return plugOf(shelf, fixing, item);
  const { way, product, wide, deep, each = 1 } = DRIVEN[fixing];
  const entry = shelf[product];
  const joint = wallJoint(fixing, item, { each, places: 1 });
  if (entry.form !== 'packs') return undefined;
  const found = joint && fixingOf(entry.variants, joint);
  if (found?.ok === false) return undefined;
  const long = (way === 'through' ? found?.value.length : undefined) ?? mm(deep);
  // A longer plug than usual may be a thicker one; a screw is as thick as the shop's.
  const sold = found?.value.width ?? mm(wide);
  const holes = { through: length(Math.max(mm(wide), sold)), screw: sold };
  const hole = way === 'through' || way === 'screw' ? holes[way] : mm(wide);
  return {
    way,
    parts: [{ product, each, ...(joint && { joint }) }],
    bit: way === 'through' ? bitFor(shelf, hole) : undefined,
    wide: hole,
    // Brackets and straps are too thin to count.
    deep: length(long - (way === 'through' && item > PLATE ? item : 0)),
  };
}

function plugOf(shelf: Shelf, fixing: keyof typeof PLUGS, item: Length): WallFixing | undefined {
  const plug = PLUGS[fixing];
  const joint = wallJoint(fixing, item, { each: 1, places: 1 });
  if (joint === undefined) return undefined;
  const usual = variantAtLeast(shelf['wall-plugs'].variants, 'width', length(mm(plug.wide) - NEAR));
  if (usual !== undefined) {
    const plugged = pluggedScrew(shelf, joint, usual);
    const found = fixingOf(shelf['wood-screws'].variants, plugged.joint);
    if (!found.ok) return undefined;
    const wide = plugged.plug.width ?? mm(plug.wide);
    return {
      way: 'plug',
      parts: [
        { product: 'wall-plugs', variant: plugged.plug, each: 1 },
        { product: 'wood-screws', each: 1, joint: plugged.joint },
      ],
      bit: bitFor(shelf, wide),
      wide,
      // A screw longer than its plug needs room for its tip.
      deep: length(
        Math.max(
          mm(PLASTER + plug.deep),
          mm(PLASTER) + plugged.joint.embed,
          (found.value.length ?? 0) - item,
        ),
      ),
    };
  }
  // Shops without such wide plugs sell screws that cut into masonry.
  const { variants } = shelf['frame-fixings'];
  const thick = length(Math.max(...variants.map(({ width = mm(0) }) => width)));
  const cutting = concreteScrewed(variants, { ...joint, thick });
  const found = fixingOf(variants, cutting);
  if (!found.ok) return undefined;
  const bit = bitFor(shelf, masonryBit('us', thick));
  return {
    way: 'through',
    parts: [{ product: 'frame-fixings', each: 1, joint: cutting }],
    bit,
    wide: bit.width ?? thick,
    cuts: thick,
    deep: length((found.value.length ?? 0) - item),
  };
}

/** Walls as they are built in a region, the most usual first. */
export const WALLS: Readonly<Record<Region, readonly [WallKind, ...(readonly WallKind[])]>> = {
  uk: ['masonry', 'dot-and-dab', 'board', 'stud', 'soft-block'],
  us: ['stud', 'board', 'masonry'],
  eu: ['masonry', 'soft-block', 'board'],
  cn: ['masonry', 'soft-block', 'board'],
};

/** Messages for the walls of a region. */
export const wallsIn = (
  region: Region,
  words: Readonly<Record<WallKind, string>>,
): Partial<Record<WallKind, string>> =>
  Object.fromEntries(WALLS[region].map((kind) => [kind, words[kind]]));

/** Past the fixings of a wall: screws into its studs hold more, if the region has such walls. */
export function wallWarnings(
  {
    values,
    region,
    locale,
  }: {
    readonly values: { readonly wall: WallKind };
    readonly region: Region;
    readonly locale: Locale;
  },
  fixing: StructuralAnswer<unknown>,
): readonly Warning[] {
  const hasStuds = values.wall === 'board' && WALLS[region].includes('stud');
  return warningOf(fixing, 'stop', 'wall', locale).map((one) =>
    hasStuds ? { ...one, fix: { field: 'wall', value: 'stud' } } : one,
  );
}

/** Tools for the hole of a fixing, besides the driver: masonry wants hammer action, folded wings a wide bit. */
export const fixingTools = (
  kind: WallKind,
  fixing: Fixing | undefined,
  shelf: Shelf,
  item: Length,
): Sparse<ToolId> => [
  isMasonry(kind) && 'hammer-drill',
  fixing !== undefined && wallFixingOf(fixing, shelf, item)?.way === 'toggle' && 'hole-saw',
];

/**
 * Fixing of furniture and its shelves: a picture hook is replaced by the weakest fixing that takes a screw. The screws
 * of steel cores pass a strap, no batten or rail.
 */
export function furnitureFixing(
  kind: WallKind,
  load: Hung,
  through: Length,
): StructuralAnswer<Fixing> {
  const answer = fixingFor(kind, load);
  if (answer.ok && answer.value === 'steel-core' && through > ANCHORED) {
    return beyond('wall-fixing', 'maker', 'load', rate(CORES_FROM, 'kg'));
  }
  if (!answer.ok || answer.value !== 'nail-hook') return answer;
  return { ...answer, value: kind === 'board' ? 'self-drive' : 'through-plug-8x100' };
}

/** mm that stay behind a hole (makers of frame plugs), and the thinnest walls of brick and block with their plaster. */
const BEHIND = 30;
const THIN_WALL = 120;

/** Depth of the hole of a fixing in its wall, mm. */
export const holeDepth = ({ deep }: WallFixing): number => toMm(deep) + DRILLING.deeper;

/** Hole of a fixing without a length, such as a steel core. */
export const holeIn = (made: WallFixing) =>
  made.way === 'through' ? { hole: { wide: made.wide, deep: mm(holeDepth(made)) } } : {};

/** True if the hole of a fixing stays inside every masonry wall. */
export const isInThinWall = (made: WallFixing): boolean => holeDepth(made) <= THIN_WALL - BEHIND;

/** How thick masonry must be for its fixings; false if every wall is. */
export const thickWall = (
  kind: WallKind,
  made: WallFixing | undefined,
  locale: Locale,
): string | false =>
  isMasonry(kind) &&
  made !== undefined &&
  !isInThinWall(made) &&
  locale.words('jobPlan', en).thickWall(formatRoundSize(holeDepth(made) + BEHIND, locale));

/** The sheet of a strap that holds furniture at its wall. */
export const STRAP = mm(2);

/** Spare fixings of battens for those that turn in their holes; a few for straps or a rail have none. */
const SPARE = { amount: 2, for: 'breakage' } as const;
const MANY = 10;

interface WallFixings {
  readonly fixing: Fixing;
  readonly amount: number;
  /** Thickness of the fixed part: a batten, a rail, or a strap. */
  readonly through: Length;
  /** `pair` says `wall` of a fixing that is two screws. */
  readonly why: Readonly<Record<'wall' | 'plugs' | 'bit', string>> & {
    readonly pair: (wall: string) => string;
  };
}

/** Fixings of a kind with their screws, plugs and drill bit. */
export function wallFixingLines(
  { bill, shelf }: { readonly bill: Bill; readonly shelf: Shelf },
  { fixing, amount, through, why }: WallFixings,
): readonly PackedMaterial[] {
  const made = wallFixingOf(fixing, shelf, through);
  if (made === undefined) {
    const joint = wallJoint(fixing, through, { each: 1, places: amount });
    return joint === undefined ? [] : bill.fixings('long-frame-plugs', joint, why.wall);
  }
  const slack = amount < MANY ? {} : { slack: SPARE };
  const parts = made.parts.flatMap(({ product, variant, each, joint }) =>
    joint === undefined
      ? bill
          .pack(product, each * amount, product === 'wall-plugs' ? why.plugs : why.wall, {
            ...(variant && { variant }),
            ...slack,
          })
          .map((one) => ({ ...one, ...holeIn(made) }))
      : bill.fixings(
          product,
          { ...joint, places: amount },
          each === 1 ? why.wall : why.pair(why.wall),
          slack,
        ),
  );
  const { bit } = made;
  return [...parts, ...(bit ? bill.pack('masonry-drill-bit', 1, why.bit, { variant: bit }) : [])];
}

/** Finds cables, pipes and studs before a wall is drilled. */
export const findServicesStep = (
  words: Pick<JobStep, 'title' | 'detail'> & Partial<Pick<JobStep, 'check' | 'safety'>>,
): JobStep =>
  step('find', words, {
    minutes: 20,
    work: does('find', 'part:services'),
    gates: ['asbestos', 'lead', 'cables', 'gas-water'],
    tools: ['cable-finder', 'drill', 'torch', 'pencil'],
  });
