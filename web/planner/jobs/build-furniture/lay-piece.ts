import { length, mm, type Length } from '../../measure/units/units.ts';
import { shifted, type FurniturePart } from './parts.ts';
import { isLaid, type Design, type FurnitureKind, type Laid } from './piece.ts';
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

/** Width of one unit, rounded down to the grid. */
export const unitWidth = (design: Pick<Design, 'kind' | 'width'>): Length =>
  length(Math.floor(design.width / unitCount(design)));

/** Parts of a piece in their places. Outer sizes are those of the design (of several units, less a grid step each). */
export function layPiece(design: Design): Laid {
  const units = unitCount(design);
  const width = unitWidth(design);
  const laid = MAKERS[design.kind]({ ...design, width });
  if (!isLaid(laid) || units === 1) return laid;
  const parts = Array.from({ length: units }, (_, i) => {
    const aside = (i - (units - 1) / 2) * 1.1;
    return laid.parts.map((one): FurniturePart => {
      const [x, y, z] = one.apart;
      return { ...shifted(one, [i * width, 0, 0]), apart: [x + aside, y, z] };
    });
  }).flat();
  return { ...laid, parts };
}
