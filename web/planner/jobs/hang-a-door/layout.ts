import {
  inches,
  length,
  mm,
  rectangle,
  type Length,
  type Area,
  toArea,
  formatLength,
  cents,
  toMm,
} from '../../measure/units/units.ts';
import { variantNearest, type PackVariant, type Section } from '../../stock/shelf.ts';
import {
  doorwayOf,
  FIRE_FRAME,
  FIRE_GAP_MOST,
  fitLeaf,
  hingesOn,
  isWithin,
  leafKilos,
  packingOf,
  TRIM,
  type Core,
  type DoorLeaf,
  type Doorway,
  type FittedLeaf,
  type LeafTrim,
} from '../../takeoff/structure/indoors/door.ts';
import type { Locale } from '../../../language/locale.ts';
import { formatSides } from '../kit/format-sizes.ts';
import { variantOfSides } from '../kit/place/own-sizes.ts';
import { type Inputs, isFoamed } from './fields.ts';
import type { LengthProduct } from '../kit/bill.ts';
import {
  FROM_EDGE,
  LINING,
  type Piece,
  gatherPieces,
  pieceRun,
  upToMark,
} from '../../takeoff/material.ts';
import {
  architrave,
  revealIn,
  roughCutIn,
  roughLength,
} from '../../takeoff/structure/indoors/skirting.ts';

/** Product of the leaf: ordinary, certified, or hung in its frame. */
export type LeafProduct = 'internal-door' | 'fire-door' | 'prehung-door';

/** A frame to be built in. */
export interface NewFrame {
  readonly jamb: Length;
  /** Left to pack on each side and above. */
  readonly pack: { readonly side: Length; readonly top: Length };
  /** Variant of the lining; undefined if the leaf comes in its frame. */
  readonly lining: PackVariant | undefined;
  /** Strips that line an opening which is too large for wedges. */
  readonly lined: Lined | undefined;
  /** More is left than strips and wedges should fill. */
  readonly isLoose: boolean;
  /** No shop keeps a frame for so thick a wall. */
  readonly isOrdered: boolean;
  /** Ripped off a lining of wood, so that it is as deep as the wall. */
  readonly ripped: Length;
  /** Depth of the jamb to order with a door that comes in it. */
  readonly hungJamb: Length;
  readonly casing: Casing;
}

/** Trim between frame and wall. */
interface Casing {
  /** Undefined if it comes with the frame. */
  readonly section: Section | undefined;
  /** Widest gap round the frame, and the width that covers it and meets the wall. */
  readonly gap: Length;
  readonly needs: Length;
  readonly isShort: boolean;
}

/** Strips round an opening: on both sides, and above if the gap there is too high as well. */
export interface Lined {
  readonly strip: Section;
  /** Two rows in a wall that is wide enough, one along each face. */
  readonly rows: 1 | 2;
  /** Distance of two rows from the faces of the wall. */
  readonly inset: Length;
  readonly at: 'sides' | 'head' | 'both';
}

/** A door with all that it takes. */
export interface Door {
  readonly core: Core;
  readonly product: LeafProduct;
  /** As bought. */
  readonly leaf: Leaf;
  readonly fitted: FittedLeaf;
  readonly way: Doorway;
  /** Between the jambs, or in their rebate. */
  readonly inside: DoorLeaf;
  readonly frame: NewFrame | undefined;
  /** Greatest amount that may be cut off, and whether it is enough. */
  readonly most: LeafTrim;
  readonly isWithin: boolean;
  /** Greatest gap at the floor; undefined if a larger one is no danger. */
  readonly floorMost: Length | undefined;
  readonly kilos: number;
  readonly hinges: 2 | 3;
  readonly hinge: PackVariant;
  /** Lower ends of the hinges above the leaf's foot, from the top one down. */
  readonly hingesAt: readonly Length[];
}

const coreOf = (said: string): Core => (said === 'fire' || said === 'solid' ? said : 'hollow');

/** The edges of a rebated leaf are its rebate, and a fire door's top is as it was certified. */
function mostOff({ values }: Inputs, core: Core, { lap }: Doorway): LeafTrim {
  const said = values.trim;
  const { side, top, bottom } = said > 0 ? { side: said, top: said, bottom: said } : TRIM[core];
  return {
    side: lap > 0 ? mm(0) : side,
    top: lap > 0 || core === 'fire' ? mm(0) : top,
    bottom,
  };
}

type Leaf = PackVariant & DoorLeaf;

const sized = (variant: PackVariant): Leaf => ({
  ...variant,
  width: variant.width ?? mm(0),
  height: variant.length ?? mm(0),
});

/** Leaves of the shelf, or the user's own leaf. */
function leavesOf({ shelf, values, locale }: Inputs, product: LeafProduct): readonly Leaf[] {
  const entry = shelf[product];
  if (entry.form === 'not-sold') return [];
  const { leafWidth: width, leafHeight } = values;
  if (width === 0) return entry.variants.map(sized);
  const heights = new Set(
    leafHeight > 0 ? [leafHeight] : entry.variants.map((one) => one.length ?? mm(0)),
  );
  return [...heights].map((high) =>
    sized(variantOfSides(entry.variants, { length: high, width }, 1, locale)),
  );
}

/** Largest width and height of the leaves that shops keep. */
export function largestOf({ shelf }: Inputs, product: LeafProduct): readonly [Length, Length] {
  const entry = shelf[product];
  const leaves = entry.form === 'not-sold' ? [] : entry.variants.map(sized);
  const most = (side: 'width' | 'height'): Length =>
    length(Math.max(0, ...leaves.map((leaf) => leaf[side])));
  return [most('width'), most('height')];
}

const productOf = ({ shelf, values }: Inputs, core: Core): LeafProduct => {
  if (core === 'fire') return 'fire-door';
  const isHung = values.way === 'new' && shelf['prehung-door'].form !== 'not-sold';
  return isHung ? 'prehung-door' : 'internal-door';
};

/** A door that fits the frame or the wall; undefined if no leaf fits. */
export function doorOf(inputs: Inputs): Door | undefined {
  const core = coreOf(inputs.values.core);
  const product = productOf(inputs, core);
  const leaves = leavesOf(inputs, product);
  const way = doorwayOf(inputs.region, core);
  const most = mostOff(inputs, core, way);
  const found =
    inputs.values.way === 'new'
      ? newDoor(inputs, leaves, way)
      : keptFrame(inputs, leaves, way, core, most);
  if (found === undefined) return undefined;
  const { fitted } = found;
  const kilos = leafKilos(rectangle(fitted.width, fitted.height), core);
  const hinges = hingesOn(inputs.region, core, kilos);
  const hinge = variantNearest(
    inputs.shelf['door-hinges'].variants,
    'length',
    core === 'fire' ? mm(100) : mm(75),
  );
  const hingeLong = hinge.length ?? mm(75);
  const top = fitted.height - way.hinges.top - hingeLong;
  const ends = [length(top), way.hinges.bottom];
  return {
    core,
    product,
    leaf: found.leaf,
    fitted,
    way,
    inside: found.inside,
    frame: found.frame,
    most,
    isWithin: isWithin(fitted.off, most),
    floorMost: core === 'fire' ? FIRE_GAP_MOST : undefined,
    kilos,
    hinges,
    hinge,
    hingesAt:
      hinges === 2
        ? ends
        : [length(top), length(Math.round((top + way.hinges.bottom) / 2)), way.hinges.bottom],
  };
}

interface Found {
  readonly leaf: Leaf;
  readonly fitted: FittedLeaf;
  readonly inside: DoorLeaf;
  readonly frame: NewFrame | undefined;
}

const wasted = ({ off }: FittedLeaf): number => 2 * off.side + off.top + off.bottom;

/** The leaf of which least is planed off. */
function keptFrame(
  { values }: Inputs,
  leaves: readonly Leaf[],
  way: Doorway,
  core: Core,
  most: LeafTrim,
): Found | undefined {
  const inside = { width: values.width, height: values.height };
  return leaves
    .flatMap((leaf): Found[] => {
      const fitted = fitLeaf(inside, leaf, way, values.floor, core, most);
      return fitted === undefined ? [] : [{ leaf, fitted, inside, frame: undefined }];
    })
    .toSorted((a, b) => wasted(a.fitted) - wasted(b.fitted))[0];
}

const UNCUT: LeafTrim = { side: mm(0), top: mm(0), bottom: mm(0) };

/** The largest leaf whose frame goes into the wall with room to pack it. */
function newDoor(inputs: Inputs, leaves: readonly Leaf[], way: Doorway): Found | undefined {
  const { values } = inputs;
  const lining = liningOf(inputs);
  const jamb = lining?.thickness ?? way.jamb;
  const opening = { width: values.wallWidth, height: values.wallHeight };
  const leaf = leaves
    .filter((one) => {
      const { side, top } = packingOf(opening, one, way, jamb, values.floor);
      return Math.min(side, top) >= way.pack.least;
    })
    .toSorted((a, b) => b.width - a.width || b.height - a.height)[0];
  if (leaf === undefined) return undefined;
  const pack = packingOf(opening, leaf, way, jamb, values.floor);
  const isHung = lining === undefined;
  const isLarge = isTooLarge(pack, way, isHung);
  const lined = isLarge ? linedWith(inputs, pack, way) : undefined;
  const { width, height } = leaf;
  return {
    leaf,
    fitted: { width, height, off: UNCUT, gap: way.gap.usual, under: values.floor },
    inside: {
      width: length(width - 2 * way.lap + 2 * way.gap.usual),
      height: length(height - way.lap + way.top + values.floor),
    },
    frame: {
      jamb,
      pack,
      lining,
      lined,
      isLoose: lined === undefined && isTooLarge(pack, wedgedIn(inputs, way), isHung),
      ...depthOf(inputs, lining),
      casing: casingOf(inputs, jamb, pack),
    },
  };
}

/** Least that a casing laps over the wall (trade practice). */
const LAP = mm(5);
/** Width of the casing of a frame that is foamed in, of which a frame of 20 mm takes a part (DIN 18101, makers). */
const FRAME_CASING = mm(60);

/** The narrowest casing on the shelf that covers a gap and meets the wall, else the widest. */
function casingOf(inputs: Inputs, jamb: Length, { side, top }: NewFrame['pack']): Casing {
  const { shelf, region, values } = inputs;
  const gap = length(Math.max(side, top));
  const lap = values.core === 'fire' && gap > FIRE_FRAME.bare ? FIRE_FRAME.lap : LAP;
  const hidden = isFoamed(inputs) ? mm(20) : length(jamb - revealIn(region));
  const needs = upToMark(gap + lap + hidden, region);
  const entry = shelf.architrave;
  const all = isFoamed(inputs) || entry.form !== 'lengths' ? [] : entry.variants;
  const section = all.find(({ width }) => width >= needs) ?? all.at(-1);
  return { section, gap, needs, isShort: (section?.width ?? FRAME_CASING) < needs };
}

/** Gap over a frame that comes with its leaf: it is fixed at its sides, and casing covers this. */
const COVERED_GAP = inches(1.75);

const isTooLarge = ({ side, top }: NewFrame['pack'], { pack }: Doorway, isHung: boolean): boolean =>
  side > pack.most || top > (isHung ? COVERED_GAP : pack.most);

/** Wedges alone also fill a gap that the thinnest batten would leave too narrow; round a fire door none. */
function wedgedIn({ shelf, values }: Inputs, way: Doorway): Doorway {
  const { least, most } = way.pack;
  const thinnest = Math.min(...shelf.batten.variants.map(({ thickness }) => thickness));
  const filled = values.core === 'fire' ? most : length(Math.max(most, thinnest + least));
  return { ...way, pack: { least, most: filled } };
}

/** The thinnest battens that leave a gap for wedges everywhere; undefined if none do. */
function linedWith(
  { shelf, values }: Inputs,
  { side, top }: NewFrame['pack'],
  { pack }: Doorway,
): Lined | undefined {
  const isRight = (left: number): boolean => left >= pack.least && left <= pack.most;
  const [isBeside, isAbove] = [side > pack.most, top > pack.most];
  const isBuilt = values.wall === 'masonry';
  const strip = shelf.batten.variants
    .filter(
      ({ thickness }) =>
        isRight(isBeside ? side - thickness : side) && isRight(isAbove ? top - thickness : top),
    )
    .toSorted((a, b) => a.thickness - b.thickness || (isBuilt ? b.width - a.width : 0))[0];
  const at = isAbove ? (isBeside ? 'both' : 'head') : 'sides';
  // No strips round a fire door's frame: they leave hollows, and its gap must be full.
  if (strip === undefined || values.core === 'fire') return undefined;
  // Plugs keep their distance from the edges of brick, which are behind plaster.
  const inset = length(isBuilt ? LINING + FROM_EDGE - strip.width / 2 : 0);
  return { strip, rows: values.thick >= 2 * (inset + strip.width) ? 2 : 1, inset, at };
}

/** A frame's casing slides: over a wall that is thinner by up to 5 mm or thicker by 15 (makers, DIN 18111). */
const SLIDES = { thinner: mm(5), thicker: mm(15) } as const;
/** Depth of the jambs of doors that come in their frame: walls of 2 × 4 with 1/2 in board on both sides (makers). */
const HUNG_JAMB = inches(4.5625);
/** A lining or wall in sight at an edge by no more than this is planed off or covered. */
const PLANED = mm(2);

/** Walls that a frame of this depth slides to. */
export const slidesTo = (deep: number): readonly [least: Length, most: Length] => [
  length(deep - SLIDES.thinner),
  length(deep + SLIDES.thicker),
];

/** How a lining meets its wall: frames in the EU slide, linings in China are made to measure, others are ripped. */
function depthOf(
  inputs: Inputs,
  lining: PackVariant | undefined,
): Pick<NewFrame, 'isOrdered' | 'ripped' | 'hungJamb'> {
  const { thick } = inputs.values;
  const more = (lining?.width ?? thick) - thick;
  return {
    isOrdered: isOrdered(inputs, lining),
    ripped: length(isFoamed(inputs) || more <= PLANED ? 0 : more),
    hungJamb: Math.abs(thick - HUNG_JAMB) <= PLANED ? HUNG_JAMB : thick,
  };
}

/** True if no shop keeps a frame for this wall; in China all are made to it. */
const isOrdered = ({ values, region, shelf }: Inputs, lining: PackVariant | undefined): boolean =>
  lining === undefined
    ? values.thick > HUNG_JAMB + PLANED
    : region !== 'cn' && !shelf['door-lining'].variants.includes(lining);

/**
 * The shallowest lining that reaches through the wall, of fire doors a thick one. In China it is made to the wall, and
 * elsewhere it is ordered if no shop keeps one for the wall.
 */
function liningOf(inputs: Inputs): PackVariant | undefined {
  const { shelf, values, region, locale } = inputs;
  const core = coreOf(values.core);
  if (productOf(inputs, core) === 'prehung-door') return undefined;
  const all = shelf['door-lining'].variants.toSorted(
    (a, b) => (a.thickness ?? 0) - (b.thickness ?? 0) || (a.width ?? 0) - (b.width ?? 0),
  );
  const thickness = (core === 'fire' ? all.at(-1) : all[0])?.thickness;
  const kind = all.filter((one) => one.thickness === thickness);
  const least = values.thick - (region === 'eu' ? SLIDES.thicker : 0);
  const next = kind.find(({ width }) => (width ?? 0) >= least);
  const more = (next?.width ?? 0) - values.thick;
  const fits = { uk: true, us: true, eu: more <= SLIDES.thinner, cn: more === 0 }[region];
  const isKept = next !== undefined && fits;
  const nearest = next ?? kind.at(-1);
  return isKept || nearest === undefined ? nearest : orderedDeep(nearest, values.thick, locale);
}

/** A lining of another depth, priced as the next deeper one, or past the deepest by its depth. */
function orderedDeep(nearest: PackVariant, width: Length, locale: Locale): PackVariant {
  const { thickness = mm(0), width: deep = width } = nearest;
  const [pack] = nearest.packs;
  const price = cents(Math.round(pack.price * Math.max(1, width / deep)));
  return {
    ...nearest,
    key: `own-${thickness > 0 ? `${String(toMm(thickness))}x` : ''}${String(Math.round(toMm(width)))}`,
    label: thickness > 0 ? formatSides(thickness, width, locale) : formatLength(width, locale),
    width,
    packs: [{ ...pack, price, source: 'estimate' }],
  };
}

export type DoorJob = Inputs & { readonly door: Door };

/** True if screws hold the new frame. */
const isFixed = (inputs: DoorJob): boolean => inputs.door.frame !== undefined && !isFoamed(inputs);

export const isDrilled = (inputs: DoorJob): boolean =>
  isFixed(inputs) && inputs.values.wall === 'masonry';

/** Architraves come with frames that are foamed in. */
export const isCased = isFixed;

/** New stops: on a lining that comes without them, for the thicker leaf of a fire door, or where wanted. */
export const isStopped = ({ values, shelf, door: { frame, way, core } }: DoorJob): boolean =>
  way.lap === 0 &&
  shelf['door-stop'].form === 'lengths' &&
  (frame === undefined ? values.stops || core === 'fire' : frame.lining !== undefined);

/** New stops in a frame that stays: they come bare. */
export const hasBareStops = (inputs: DoorJob): boolean =>
  inputs.door.frame === undefined && isStopped(inputs);

/** Old recesses and holes of hinges and lock, in a frame that is painted. */
export const hasOldHoles = ({ values, door: { frame, way } }: DoorJob): boolean =>
  values.finish === 'paint' && frame === undefined && way.lap === 0;

/** Holes to fill: of pins in what is new, and of the old door. */
export const isFilled = (inputs: DoorJob): boolean =>
  isCased(inputs) || hasBareStops(inputs) || hasOldHoles(inputs);

/** Total length of the cut edges. */
export const cutRun = ({ fitted: { off, width, height } }: Door): Length =>
  length(
    (off.side > 0 ? 2 * height : 0) + (off.top > 0 ? width : 0) + (off.bottom > 0 ? width : 0),
  );

export const isCut = (door: Door): boolean => cutRun(door) > 0;

/** Most that is planed off an edge; more is sawn (trade practice). */
export const PLANED_OFF = mm(3);

export const isSawn = ({ fitted: { off } }: Door): boolean =>
  Math.max(off.side, off.top, off.bottom) > PLANED_OFF;

/** Amount cut off each edge, for sentences. */
export const cutEdges = ({ words, locale, door }: DoorJob): readonly string[] =>
  (['side', 'top', 'bottom'] as const).flatMap((edge) => {
    const off = door.fitted.off[edge];
    return off > 0 ? [words.off[edge](formatLength(off, locale))] : [];
  });

/** Two legs and a head from lengths of a product; what is longer than any is made of equal parts. */
export function surround(
  { bill, shelf }: DoorJob,
  product: LengthProduct,
  names: readonly [leg: string, head: string],
  [leg, head]: readonly [leg: number, head: number],
  sides: 1 | 2,
  wanted?: Section,
) {
  const entry = shelf[product];
  if (entry.form !== 'lengths') return undefined;
  const section = wanted ?? entry.variants[0];
  const longest = bill.longest(product, section);
  const cut = (name: string, run: number, quantity: number): Piece => {
    const each = Math.ceil(run / longest);
    return { name, length: length(Math.ceil(run / each)), quantity: quantity * each };
  };
  const pieces = gatherPieces([cut(names[0], leg, 2 * sides), cut(names[1], head, sides)]);
  return { section, pieces };
}

export function architravePieces(inputs: DoorJob) {
  const section = inputs.door.frame?.casing.section;
  if (section === undefined) return undefined;
  const { leg, head } = architrave(inputs.door.inside, section.width, revealIn(inputs.region));
  const sold = inputs.bill.soldLengths('architrave', section);
  const more = roughCutIn(inputs.region);
  // Longer than any length: in equal parts, each with its own rough cut.
  const rough = (size: Length): Length =>
    size > Math.max(...sold) ? length(size + more) : roughLength(size, more, sold);
  const runs = [rough(leg), rough(head)] as const;
  return surround(inputs, 'architrave', ['architrave-leg', 'architrave-head'], runs, 2, section);
}

export const thickOf = ({ leaf }: Door): Length => leaf.thickness ?? mm(35);

/** Both faces and the edges of the leaf; of a new frame what is seen of it, with its casing. */
export function finishedArea(inputs: DoorJob): Area {
  const { door, values } = inputs;
  const { width, height } = door.fitted;
  const { inside } = door;
  const round = 2 * inside.height + inside.width;
  const frame = door.frame === undefined ? 0 : round * values.thick;
  const cased = architravePieces(inputs);
  const own = door.frame === undefined || isCased(inputs) ? 0 : 2 * round * FRAME_CASING;
  const casings = cased === undefined ? own : pieceRun(cased.pieces) * cased.section.width;
  const leaf = 2 * width * height + 2 * (width + height) * thickOf(door);
  const [stop] =
    inputs.shelf['door-stop'].form === 'lengths' ? inputs.shelf['door-stop'].variants : [];
  const stops = hasBareStops(inputs) && stop ? round * (stop.width + 2 * stop.thickness) : 0;
  return toArea(Math.round(leaf + frame + casings + stops));
}
