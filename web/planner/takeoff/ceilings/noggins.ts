import { boundsOf, edgesOf, type PolygonRings as Shape } from '../../measure/outline/polygon.ts';
import { mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { CeilingStrip } from './hang-ceiling.ts';
import { upToMark, type Piece } from '../material.ts';

/** Region and shelf of the user, and spacing of the joists. */
interface Inputs {
  readonly region: Region;
  readonly shelf: Shelf;
  readonly values: { readonly spacing: Length };
}

/** A plane of the ceiling and the axis of its joists. */
interface JoistedPlane {
  readonly region: Shape;
  readonly joists: 'x' | 'y';
}

/** Least thickness of joists: each noggin is cut to its gap. */
const JOIST = mm(38);

/** NHBC 9.2.4, table 5: the edges of boards at walls are on noggins; elsewhere wall boards hold them up. */
export function ceilingNoggins(
  { region, values: { spacing } }: Inputs,
  planes: readonly JoistedPlane[],
): readonly Piece[] {
  if (region !== 'uk') return [];
  const bays = planes
    .flatMap(({ region: surface, joists }) =>
      edgesOf(surface).map(({ a, b }) =>
        joists === 'x' ? Math.abs(b.y - a.y) : Math.abs(b.x - a.x),
      ),
    )
    .filter((run) => run > 0)
    // One more along each wall for a last bay that is narrower.
    .reduce((sum, run) => sum + Math.ceil(run / spacing - 0.01) + 1, 0);
  return [{ name: 'noggin', length: upToMark(spacing - JOIST, region), quantity: bays }];
}

/** Noggins of a plane, one in each gap between two joists along the walls at which these end. */
export function nogginStrips(
  { region, shelf, values: { spacing } }: Inputs,
  { region: surface, joists }: JoistedPlane,
): readonly CeilingStrip[] {
  const thick = shelf.stud.form === 'lengths' ? shelf.stud.variants[0].thickness : 0;
  if (region !== 'uk' || thick === 0) return [];
  const isAlongX = joists === 'x';
  const { x0, y0 } = boundsOf(surface);
  const first = isAlongX ? y0 : x0;
  return edgesOf(surface).flatMap(({ a, b }) => {
    // Coordinates across the joists and along them.
    const [from, to] = isAlongX ? [a.y, b.y] : [a.x, b.x];
    const [start, end] = isAlongX ? [a.x, b.x] : [a.y, b.y];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    if (low === high) return [];
    const wallAt = (at: number): number => start + ((end - start) * (at - from)) / (to - from);
    // The surface is on the left of an edge.
    const isBefore = isAlongX ? to > from : to < from;
    const strips: CeilingStrip[] = [];
    for (let bay = Math.floor((low - first) / spacing); first + bay * spacing < high; bay += 1) {
      const [left, right] = [
        Math.round(Math.max(low, first + bay * spacing + JOIST / 2)),
        Math.round(Math.min(high, first + (bay + 1) * spacing - JOIST / 2)),
      ];
      if (right <= left) continue;
      const walls = [wallAt(left), wallAt(right)];
      const along = Math.round(isBefore ? Math.min(...walls) - thick : Math.max(...walls));
      strips.push(
        isAlongX
          ? { x: along, y: left, width: thick, height: right - left }
          : { x: left, y: along, width: right - left, height: thick },
      );
    }
    return strips;
  });
}
