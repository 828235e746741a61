import type { Length } from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import { pieceCount, type Piece } from '../../takeoff/piece.ts';
import { PLATE_FIXING_EVERY } from '../../takeoff/structure/indoors/stud-wall.ts';
import type { StudJob } from './fields.ts';
import { WOOD } from './layout.ts';

export const only = (pieces: readonly Piece[], ...names: readonly string[]): readonly Piece[] =>
  pieces.filter(({ name }) => names.includes(name));
export const without = (pieces: readonly Piece[], ...names: readonly string[]): readonly Piece[] =>
  pieces.filter(({ name }) => !names.includes(name));

/** Fixings of a run: one at each end and none farther apart than the rule. */
const along = (run: Length, { region }: StudJob): number =>
  run <= 0 ? 0 : Math.ceil(run / PLATE_FIXING_EVERY[region === 'us' ? 'us' : 'metric']) + 1;

/** How many fixings go into wood, and how many into masonry or concrete. */
export function plateFixings(job: StudJob): { readonly wood: number; readonly masonry: number } {
  const { region, values, place, framed } = job;
  const { shape } = place.wall;
  const soles = framed.laid
    .filter(({ name, y }) => (name === 'sole-plate' || name === 'track') && y === 0)
    .reduce((sum, { width }) => sum + along(width, job), 0);
  const head = along(shape.length, job);
  const ends = (2 - values.freeEnds) * along(shape.height, job);
  const { walls, ceiling } = WOOD[region];
  const inWood =
    (values.floor === 'timber' ? soles : 0) + (ceiling ? head : 0) + (walls ? ends : 0);
  return { wood: inWood, masonry: soles + head + ends - inWood };
}

export const spacingOf = ({ region }: StudJob): Length =>
  PLATE_FIXING_EVERY[region === 'us' ? 'us' : 'metric'];

/** Six a stud, four a noggin or short stud; two for each spacing of a second top plate (trade practice). */
export function nailsOf({ framed, place, parts, region }: StudJob): number {
  const each: Readonly<Record<string, number>> = { noggin: 4, 'short-stud': 4, sill: 4 };
  const plates = ['sole-plate', 'head-plate'];
  const joined = without(framed.pieces, ...plates).reduce(
    (sum, piece) => sum + pieceCount([piece]) * (entryOf(each, piece.name) ?? 6),
    0,
  );
  const lapped = region === 'us' ? 2 * Math.ceil(place.wall.shape.length / parts.spacing) : 0;
  return joined + lapped;
}

/** Four a stud; in Europe studs are only pushed into the track, but for those of a doorway (DIN 18183). */
export function waferScrews({ framed, region, openings }: StudJob): number {
  const uprights = pieceCount(without(framed.pieces, 'track', 'door-head'));
  const doorways = 8 * openings.length;
  return region === 'eu' ? doorways : 4 * uprights + doorways;
}
