import { en } from '../../../language/en/job-plan.ts';
import type { Locale } from '../../../language/locale.ts';
import { formatArea, formatDimension } from '../../measure/units/format-length.ts';
import { heightsOf } from '../../measure/outline/outline-wall.ts';
import type { Wall } from '../../measure/places/place.ts';
import { boxRing, type Region } from '../../measure/outline/polygon.ts';
import { rectangle, type Area } from '../../measure/units/units.ts';
import type { Product } from '../../stock/products.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing, Surface } from './contract.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en);

/** A rectangle as a piece; what is sawn to its size is cut, whatever is left of its board. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  whole = false,
  of?: Product,
): LaidPiece => ({
  shape: [boxRing({ x0: x, y0: y, x1: x + width, y1: y + height })],
  whole,
  // Two blocks beside each other differ a little in shade.
  from: Math.round(x / 64) + 7 * Math.round(y / 64),
  ...(of === undefined ? {} : { of }),
});

/** A floor or a piece of ground of which only the area counts. */
export const areaDrawing = (
  id: string,
  name: string,
  counts: readonly Product[],
  surface: Region,
  covered: Area,
  locale: Locale,
  on: Surface = 'floor',
): JobDrawing => ({
  id: `area ${id}`,
  name,
  counts,
  surface,
  seen: 'plan',
  on,
  pieces: [],
  says: wordsIn(locale).area(name, formatArea(covered, locale)),
});

/** A wall of which only the area counts: its sides multiplied, less each opening where it is. */
export function wallDrawing(wall: Wall, counts: readonly Product[], locale: Locale): JobDrawing {
  const { shape, openings } = wall;
  const holes = openings.map(({ at, sill, width, height, kind }) => {
    const covered = formatArea(rectangle(width, height), locale);
    const middle = { x: at + width / 2, y: sill + height / 2 };
    return { note: { at: middle, text: `− ${covered}` }, kind, area: covered };
  });
  return {
    id: wall.id,
    name: wordsIn(locale).wall(wall.id),
    counts,
    surface: wall.region,
    seen: 'wall',
    on: { wall: wall.id },
    pieces: [],
    notes: holes.map(({ note }) => note),
    says: wordsIn(locale).wallArea(
      wall.id,
      formatDimension(shape.length, locale),
      heightsOf(shape).map((one) => formatDimension(one, locale)),
      holes,
      formatArea(wall.area, locale),
    ),
  };
}
