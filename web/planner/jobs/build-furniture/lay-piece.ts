import { length, mm, type Length } from '../../measure/units/units.ts';
import { shifted, type FurniturePart } from './parts.ts';
import {
  isLaid,
  type Design,
  type FurnitureKind,
  type FurniturePiece,
  type Laid,
} from './piece.ts';
import { box } from './pieces/box.ts';
import { carcass } from './pieces/carcass.ts';
import { planter } from './pieces/planter.ts';
import { workbench } from './pieces/workbench.ts';

const MAKERS: Readonly<Record<FurnitureKind, (design: Design) => Laid>> = {
  bookcase: carcass,
  base: carcass,
  wall: carcass,
  drawers: carcass,
  wardrobe: carcass,
  workbench,
  box,
  planter,
};

/**
 * A carcass wider than this is made as several of equal width, screwed side by side: two people still carry one, and
 * its back comes out of a sheet of 1220 mm (4 ft) with its edges trimmed.
 */
const WIDEST = mm(1190);

/** Number of equal units side by side. */
export const unitCount = ({ kind, width }: Pick<Design, 'kind' | 'width'>): number =>
  MAKERS[kind] === carcass ? Math.max(1, Math.ceil(width / WIDEST)) : 1;

/** Width of one unit: of several, rounded down to what a tape shows, twice the precision of marking. */
export function unitWidth(design: Pick<Design, 'kind' | 'width' | 'grain'>): Length {
  const units = unitCount(design);
  const mark = 2 * design.grain;
  return units === 1 ? design.width : length(Math.floor(design.width / units / mark) * mark);
}

/** In a narrower case a rail and shelves next to each other are both too short for clothes (fitted wardrobes). */
const SHARED = mm(900);

/** Designs of the units: of several narrow wardrobes one is for clothes on a rail and the next has shelves. */
function unitsOf(design: Design): readonly Design[] {
  const width = unitWidth(design);
  const inside = width - 2 * design.board;
  const isSplit = design.kind === 'wardrobe' && design.shelves > 0 && inside < SHARED;
  const units = unitCount(design);
  return Array.from({ length: units }, (_, i) => ({
    ...design,
    width,
    ...(isSplit && units > 1 ? { holds: i % 2 === 0 ? 'clothes' : 'shelves' } : {}),
  }));
}

/** Parts of a piece in their places. Outer sizes are those of the design (of several units, less a mark of the tape each). */
export function layPiece(design: Design): Laid {
  const laid = unitsOf(design).map((unit) => MAKERS[design.kind](unit));
  const [first, ...others] = laid.filter(isLaid);
  const impossible = laid.find((one) => !isLaid(one));
  if (impossible !== undefined) return impossible;
  if (first === undefined) throw new Error('a piece has at least one unit');
  if (others.length === 0) return first;
  const width = unitWidth(design);
  const parts = [first, ...others].flatMap((unit, i) => {
    const aside = (i - others.length / 2) * 1.1;
    return unit.parts.map((one): FurniturePart => {
      const [x, y, z] = one.apart;
      return { ...shifted(one, [i * width, 0, 0]), apart: [x + aside, y, z] };
    });
  });
  const most = (size: (unit: FurniturePiece) => Length): Length =>
    length(Math.max(...[first, ...others].map(size)));
  return { ...first, parts, span: most(({ span }) => span), clear: most(({ clear }) => clear) };
}
