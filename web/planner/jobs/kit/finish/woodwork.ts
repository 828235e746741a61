import type { Opening, Wall } from '../../../measure/places/place.ts';
import { inches, length, mm, rectangle, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import { variantNearest, type Shelf } from '../../../stock/shelf.ts';
import { doorsAlong } from '../place/trim-walls.ts';

export type PaintedSize = Pick<Opening, 'width' | 'height'>;

/** A stretch of skirting between doorways, along the wall of this id. */
export interface Stretch {
  readonly wall: string;
  readonly at: Length;
  readonly length: Length;
}

interface UsualWoodwork {
  readonly skirting: Length;
  /** Width of architraves. */
  readonly frame: Length;
  readonly leaf: 'panelled' | 'flush';
}

/** Usual woodwork of a region. */
export const USUAL_WOODWORK: Readonly<Record<Region, UsualWoodwork>> = {
  uk: { skirting: mm(120), frame: mm(70), leaf: 'panelled' },
  us: { skirting: inches(5.25), frame: inches(2.5), leaf: 'panelled' },
  eu: { skirting: mm(80), frame: mm(60), leaf: 'flush' },
  cn: { skirting: mm(80), frame: mm(60), leaf: 'flush' },
};

/** Boards about so high are fitted most. */
const BOARD_HEIGHT = mm(120);

/** Usual board of those that the region sells. */
export const usualSkirting = ({ skirting }: Pick<Shelf, 'skirting'>) =>
  variantNearest(skirting.variants, 'width', BOARD_HEIGHT);

/** Mouldings round panels: IS 1200-15 multiplies a panelled door by 1.30 a side, a flush one by 1.20. */
const MOULDED = 1.3 / 1.2;
/** The edge of a leaf; the lining of a wall of 100 to 130 mm with its stops; the outer edge of an architrave (trade practice). */
const EDGE = mm(40);
const LINING = mm(150);
export const ARCHITRAVE_EDGE = mm(15);
/** A window with its frame and board, of its opening (trade practice). */
const WHOLE_WINDOW = 1.2;
/** Length of a window board beyond its window, and its girth with the front edge. */
export const BOARD = { longer: mm(100), girth: mm(225) };

export const roundLeaf = ({ width, height }: PaintedSize): number => 2 * height + width;

interface DoorParts {
  readonly sides: 'both' | 'one' | 'frame';
  readonly leaf: 'panelled' | 'flush';
  readonly frame: Length;
}

/** A leaf, its lining and architraves: as flat as they are, by their girth. */
export function doorArea({ sides, leaf, frame }: DoorParts, door: PaintedSize): number {
  const isBoth = sides === 'both';
  const face = rectangle(door.width, door.height) * (leaf === 'panelled' ? MOULDED : 1);
  const faces = sides === 'frame' ? 0 : face * (isBoth ? 2 : 1);
  const edges = sides === 'frame' ? 0 : EDGE * (isBoth ? roundLeaf(door) : door.height);
  const lining = (isBoth ? LINING : LINING / 2) * roundLeaf(door);
  const trim = frame === 0 ? 0 : (frame + ARCHITRAVE_EDGE) * (roundLeaf(door) + 2 * frame);
  return faces + edges + lining + trim * (isBoth ? 2 : 1);
}

export const wholeWindowArea = ({ width, height }: PaintedSize): number =>
  WHOLE_WINDOW * rectangle(width, height);

/** Skirting between the doorways, each with its frame. */
export function skirtingStretches(walls: readonly Wall[], frame: Length): readonly Stretch[] {
  return walls.flatMap((wall) => {
    const doors = doorsAlong(wall, frame).toSorted((a, b) => a.at - b.at);
    const from = [0, ...doors.map(({ at, width }) => at + width)];
    const to = [...doors.map(({ at }) => at), wall.shape.length];
    return from.flatMap((at, j) => {
      const long = (to[j] ?? at) - at;
      return long > 0 ? [{ wall: wall.id, at: length(at), length: length(long) }] : [];
    });
  });
}
