import {
  inches,
  length,
  mm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';

/** Core of a leaf; `fire`: certified for 30 minutes. */
export type Core = 'hollow' | 'solid' | 'fire';

/** Width and height of a leaf or an opening. */
export interface DoorLeaf {
  readonly width: Length;
  readonly height: Length;
}

/** Clearances of leaves and frames in a region. */
export interface Doorway {
  /** Gap on each side. */
  readonly gap: { readonly least: Length; readonly usual: Length; readonly most: Length };
  readonly top: Length;
  readonly floor: Length;
  /** Overlap of a rebated leaf over its frame, on three sides; 0 for one inside the frame. */
  readonly lap: Length;
  /** Thickness of a new frame on each side, and the space around it for packers. */
  readonly jamb: Length;
  readonly pack: { readonly least: Length; readonly most: Length };
  /** Distance from the leaf's ends to the outer ends of its hinges. */
  readonly hinges: { readonly top: Length; readonly bottom: Length };
  /** Height of the latch above the floor. */
  readonly latch: Length;
}

/**
 * UK: gaps of 2 to 4 mm, hinges 150 from the top and 225 from the bottom (trade practice), linings 32 mm. US: 1/8 in,
 * hinges at 7 and 11 in, latch at 36 in, and a rough opening 2 in wider than the leaf. EU: DIN 18101, where a leaf of
 * 610 × 1985 belongs to a rebate of 591 × 1983 and a wall opening of 635 to 665 × 2005 to 2035 (bauredakteur,
 * holzteam-sinn, HGM's table), handles at 1050; hinge lines of DIN 18268, 241 below the rebate. China: trade practice;
 * an opening 50 to 100 mm wider than the leaf.
 */
export const DOORWAYS: Readonly<Record<Region, Doorway>> = {
  uk: {
    gap: { least: mm(2), usual: mm(3), most: mm(4) },
    top: mm(3),
    floor: mm(8),
    lap: mm(0),
    jamb: mm(32),
    pack: { least: mm(3), most: mm(25) },
    hinges: { top: mm(150), bottom: mm(225) },
    latch: mm(1000),
  },
  us: {
    // Paint takes 1/32 of it (trade practice: 3/32 to 1/8).
    gap: { least: inches(3 / 32), usual: inches(1 / 8), most: inches(3 / 16) },
    top: inches(1 / 8),
    floor: inches(1 / 2),
    lap: mm(0),
    jamb: inches(3 / 4),
    pack: { least: inches(1 / 8), most: inches(1.25) },
    hinges: { top: inches(7), bottom: inches(11) },
    latch: inches(36),
  },
  eu: {
    gap: { least: mm(2.5), usual: mm(3.5), most: mm(5) },
    top: mm(4),
    floor: mm(7),
    lap: mm(13),
    jamb: mm(10.5),
    pack: { least: mm(6), most: mm(27) },
    hinges: { top: mm(210), bottom: mm(260) },
    latch: mm(1050),
  },
  cn: {
    gap: { least: mm(2), usual: mm(3), most: mm(4) },
    top: mm(3),
    floor: mm(5),
    lap: mm(0),
    jamb: mm(20),
    pack: { least: mm(2), most: mm(27) },
    hinges: { top: mm(200), bottom: mm(200) },
    latch: mm(1000),
  },
};

/** Maximum to remove from a leaf, per edge. */
export interface LeafTrim {
  readonly side: Length;
  readonly top: Length;
  readonly bottom: Length;
}

/**
 * Per edge, if the label says nothing: estimates at the low end of what makers allow. Fire doors: 3 mm of their sides
 * and bottom, nothing at the top, and only what the certificate says (Safelincs).
 */
export const TRIM: Readonly<Record<Core, LeafTrim>> = {
  hollow: { side: mm(5), top: mm(5), bottom: mm(10) },
  solid: { side: mm(10), top: mm(10), bottom: mm(20) },
  fire: { side: mm(3), top: mm(0), bottom: mm(3) },
};

/** Maximum gap at the floor: more causes a draught; under a fire door BS 8214 allows 10 mm. */
const UNDER_MOST: Readonly<Record<Core, Length>> = { hollow: mm(20), solid: mm(20), fire: mm(10) };
/** The gap at the floor may be smaller by this before the leaf is cut. */
const FLOOR_PLAY = mm(2);

export const FIRE_GAP_MOST = UNDER_MOST.fire;

/**
 * Gaps between a fire door's frame and the wall (BS 8214:2016, as a certified inspector gives it on the Safelincs
 * forum): up to `sealed` sealant alone fills them, up to `most` wool the depth of the frame, capped with sealant. Over
 * `bare` trim laps frame and wall by `lap`.
 */
export const FIRE_FRAME = { sealed: mm(6), bare: mm(15), lap: mm(15), most: mm(20), cap: mm(10) };

/** Clearances of a kind of leaf in a region. */
export function doorwayOf(region: Region, core: Core): Doorway {
  const way = DOORWAYS[region];
  return core === 'fire' ? { ...way, pack: { ...way.pack, most: FIRE_FRAME.most } } : way;
}

/** A leaf in its frame. */
export interface FittedLeaf {
  /** Trimmed. */
  readonly width: Length;
  readonly height: Length;
  /** Planed off: each side, top and bottom. */
  readonly off: LeafTrim;
  /** Gap on each side, and above the floor. */
  readonly gap: Length;
  readonly under: Length;
}

const half = (size: number): Length => length(Math.round(size / 2));

/** Fits a leaf into a frame with a rebate or jambs of `opening`; undefined if the leaf is too small. */
export function fitLeaf(
  opening: DoorLeaf,
  leaf: DoorLeaf,
  { gap, top, lap }: Doorway,
  floor: Length,
  core: Core,
  most: LeafTrim,
): FittedLeaf | undefined {
  const free = opening.width + 2 * lap - leaf.width;
  const under = opening.height + lap - top - leaf.height;
  if (free > 2 * gap.most || under > Math.max(UNDER_MOST[core], floor)) return undefined;
  const side = free >= 2 * gap.least ? mm(0) : half(2 * gap.usual - free);
  const cut = under >= floor - FLOOR_PLAY ? 0 : floor - under;
  const bottom = length(Math.min(cut, most.bottom));
  return {
    width: length(leaf.width - 2 * side),
    height: length(leaf.height - cut),
    off: { side, top: length(cut - bottom), bottom },
    gap: half(free + 2 * side),
    under: length(under + cut),
  };
}

/** True if no edge loses more than allowed. */
export const isWithin = (off: LeafTrim, most: LeafTrim): boolean =>
  off.side <= most.side && off.top <= most.top && off.bottom <= most.bottom;

/** Space between a new frame and the wall: on each side and above it. */
export function packingOf(
  opening: DoorLeaf,
  leaf: DoorLeaf,
  { gap, top, lap }: Doorway,
  jamb: Length,
  floor: Length,
): { readonly side: Length; readonly top: Length } {
  return {
    side: half(opening.width - (leaf.width - 2 * lap + 2 * gap.usual + 2 * jamb)),
    top: length(opening.height - (leaf.height - lap + top + floor + jamb)),
  };
}

/** True if a leaf in its usual frame goes into an opening with room to pack it; frames that are not foamed in need 2 mm. */
export function fitsOpening(opening: DoorLeaf, leaf: DoorLeaf, way: Doorway): boolean {
  const { side, top } = packingOf(opening, leaf, way, way.jamb, way.floor);
  const least = way.lap > 0 ? way.pack.least : mm(2);
  return [side, top].every((gap) => gap >= least && gap <= way.pack.most);
}

/** Opening less its leaf: trade practice; EU: DIN 18100. Frames in China are made to measure. */
const ROOM: Readonly<Record<Region, DoorLeaf | undefined>> = {
  uk: { width: mm(76), height: mm(59) },
  us: { width: inches(2), height: inches(2.5) },
  eu: { width: mm(25), height: mm(20) },
  cn: undefined,
};

/** Wall opening for the leaf most common there, with its frame. */
export const USUAL_DOORWAY: Readonly<Record<Region, DoorLeaf>> = {
  uk: { width: mm(850), height: mm(2040) },
  us: { width: inches(32), height: inches(82.5) },
  eu: { width: mm(890), height: mm(2010) },
  cn: { width: mm(860), height: mm(2050) },
};

/** The leaf and opening next to a doorway that takes no usual frame; one as low as a leaf was measured on it. */
export function nextDoorway(
  region: Region,
  leaves: readonly DoorLeaf[],
  opening: DoorLeaf,
): { readonly leaf: DoorLeaf; readonly opening: DoorLeaf } | undefined {
  const room = ROOM[region];
  // A pair of leaves or a sliding door is its maker's.
  if (room === undefined || opening.width > mm(1200)) return undefined;
  if (leaves.some((leaf) => fitsOpening(opening, leaf, DOORWAYS[region]))) return undefined;
  const off = ({ width, height }: DoorLeaf): number => {
    const isLeaf = opening.height <= height;
    return (
      Math.abs(width + (isLeaf ? 0 : room.width) - opening.width) +
      Math.abs(height + (isLeaf ? 0 : room.height) - opening.height)
    );
  };
  const [leaf] = leaves.toSorted((a, b) => off(a) - off(b));
  return (
    leaf && {
      leaf,
      opening: {
        width: length(leaf.width + room.width),
        height: length(leaf.height + room.height),
      },
    }
  );
}

/** kg per square metre: leaves of 35 to 40 mm, a fire door of 44 (makers' sheets; estimates). */
const HEAVY: Readonly<Record<Core, number>> = { hollow: 9, solid: 18, fire: 29 };

export const leafKilos = (face: Area, core: Core): number =>
  Math.round(toSquareMetres(face) * HEAVY[core]);

/** A leaf of this weight needs a third hinge, kg (trade practice). */
const THIRD_HINGE_FROM = 20;

/** Prepared frames of the region decide: two hinges by DIN, three in the US. */
export const hingesOn = (region: Region, core: Core, kilos: number): 2 | 3 => {
  if (region === 'eu') return 2;
  return region === 'us' || core === 'fire' || kilos > THIRD_HINGE_FROM ? 3 : 2;
};
