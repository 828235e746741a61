import { formatArea, formatDimension, type UnitSystem } from '../measure/format-length.ts';
import type { Wall } from '../measure/place.ts';
import { boxRing, type Region } from '../measure/polygon.ts';
import { rectangle, type Area } from '../measure/units.ts';
import type { LaidPiece } from '../takeoff/laid-piece.ts';
import type { Drawing } from './contract.ts';

/** A rectangle as a piece; what is sawn to its size is cut, whatever is left of its board. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  whole = false,
): LaidPiece => ({
  shape: [boxRing({ x0: x, y0: y, x1: x + width, y1: y + height })],
  whole,
  from: 0,
});

/** A floor or a piece of ground of which only the area counts. */
export const areaDrawing = (
  name: string,
  counts: readonly string[],
  surface: Region,
  covered: Area,
  system: UnitSystem,
): Drawing => ({
  id: `area ${name}`,
  name,
  counts,
  surface,
  seen: 'plan',
  pieces: [],
  says: `${name}: ${formatArea(covered, system)}.`,
});

/** A wall of which only the area counts: its sides multiplied, less each opening where it is. */
export function wallDrawing(wall: Wall, counts: readonly string[], system: UnitSystem): Drawing {
  const { shape, openings } = wall;
  const holes = openings.map(({ at, sill, width, height, kind }) => {
    const covered = formatArea(rectangle(width, height), system);
    const middle = { x: at + width / 2, y: sill + height / 2 };
    return { note: { at: middle, text: `− ${covered}` }, says: `${kind} ${covered}` };
  });
  const ends = [...new Set([shape.height, shape.endHeight ?? shape.height])];
  const heights = ends.map((one) => formatDimension(one, system)).join(' to ');
  const less = holes.length === 0 ? '' : `, less ${holes.map(({ says }) => says).join(', ')}`;
  const sides = `${formatDimension(shape.length, system)} × ${heights}`;
  return {
    id: wall.id,
    name: `Wall ${wall.id}`,
    counts,
    surface: wall.region,
    seen: 'wall',
    pieces: [],
    notes: holes.map(({ note }) => note),
    says: `Wall ${wall.id}: ${sides}${less} = ${formatArea(wall.area, system)}.`,
  };
}
