import { length, mm, type Length } from '../../measure/units/units.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { gatherPieces, type Piece } from '../material.ts';
import { METAL_STUD_SHORT } from '../structure/indoors/stud-wall.ts';
import { countOf, long, type Why } from '../why.ts';

/** A hole in the studwork: the lining's outside, from the wall's left end and the floor. */
export interface StudOpening {
  readonly at: Length;
  readonly width: Length;
  readonly height: Length;
  /** 0 for a doorway. */
  readonly sill: Length;
}

export interface StudWall {
  readonly length: Length;
  readonly height: Length;
  readonly openings: readonly StudOpening[];
}

export interface StudOptions {
  readonly frame: 'timber' | 'steel';
  /** Visible width of a stud in the wall. */
  readonly face: Length;
  /** Height of a kerb under the lower plate; none if absent. */
  readonly kerb?: Length;
  /** Height of a plate or a track in the wall. */
  readonly plate: Length;
  /** Height of the head over an opening: more than the plate if it is on edge. */
  readonly head: Length;
  readonly spacing: Length;
  readonly topPlates: 1 | 2;
  /** Rows of noggins, evenly up the wall; steel has none. */
  readonly nogginRows: 0 | 1 | 2;
  /** The longest plate for sale; longer ones meet on a stud. */
  readonly longest: Length;
  /** Heavy profiles on both sides of each doorway instead of studs (steel only). */
  readonly hasDoorPosts: boolean;
}

/** A stud, plate or noggin in the wall, seen from the front. */
export interface LaidStud {
  readonly name: string;
  readonly x: Length;
  readonly y: Length;
  readonly width: Length;
  readonly height: Length;
  /** Length to cut if it is not the longer side: track is bent up, steel studs are shorter. */
  readonly cut?: Length;
}

export interface StudLayout {
  readonly pieces: readonly Piece[];
  readonly laid: readonly LaidStud[];
  /** Studs of full height, including those at openings. */
  readonly studs: number;
  readonly why: Why;
}

export type Studs =
  | { readonly ok: true; readonly value: StudLayout }
  /** Index of the opening that leaves the wall, meets another, or leaves no room for its studs and head. */
  | { readonly ok: false; readonly reason: 'opening'; readonly at: number }
  /**
   * The studs of the opening are so near an end of the wall that no stud fits there. Distances of the opening from that
   * end: as measured, with its own stud as the last one, and the least with another stud there.
   */
  | {
      readonly ok: false;
      readonly reason: 'end';
      readonly at: number;
      readonly from: Length;
      readonly flush: Length;
      readonly least: Length;
    };

/** Track over a steel doorway is bent up along the studs on both sides (makers' sheets). */
const TRACK_UP = mm(150);

/**
 * Frames a wall. A stud is at each end, and the others have their centres at every spacing from the left end, where
 * boards meet: ⌈(length − face) ÷ spacing⌉ + 1, without those inside an opening. In timber, each side of an opening has
 * a full stud and a shorter one under its head; in steel a full one, and track is its head. Short studs are above the
 * head and below the sill at the spacing. Doorways have no lower plate.
 */
export function frameWall(wall: StudWall, options: StudOptions): Studs {
  const bad = wall.openings.findIndex((opening, i) => !fits(wall, opening, i, options));
  if (bad >= 0) return { ok: false, reason: 'opening', at: bad };
  const endless = withoutEnd(wall, options);
  if (endless !== undefined) return endless;
  boundPieces(wall.length / options.spacing + 2 * wall.openings.length, options.spacing);
  const full = fullStuds(wall, options);
  const low = lowPlate(options);
  const laid = [
    ...plates(wall, full, options),
    ...full.map((x) => {
      const name = options.hasDoorPosts && isAtDoor(x, wall, options) ? 'door-post' : 'stud';
      return stud(name, x, low, underPlates(wall, options), options);
    }),
    ...wall.openings.flatMap((opening) => framed(opening, wall, options)),
    ...noggins(wall, full, options),
  ];
  const pieces = gatherPieces(
    laid.map(({ name, width, height, cut }) => ({
      name,
      length: cut ?? length(Math.max(width, height)),
      quantity: 1,
    })),
  );
  return {
    ok: true,
    value: { pieces, laid, studs: full.length, why: explain(wall, full.length, options) },
  };
}

const laidAs = (
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  cut?: number,
): LaidStud => ({
  name,
  x: length(x),
  y: length(y),
  width: length(width),
  height: length(height),
  ...(cut === undefined ? {} : { cut: length(cut) }),
});

/** Upper edge of the lower plate. */
const lowPlate = ({ plate, kerb = length(0) }: StudOptions): number => kerb + plate;

/** Lower edge of the upper plates. */
const underPlates = (wall: StudWall, { topPlates, plate }: StudOptions): number =>
  wall.height - topPlates * plate;

/** An upright from `low` to `high`; steel is in the tracks there, shorter at the upper one. */
const stud = (
  name: string,
  x: number,
  low: number,
  high: number,
  { frame, face, plate }: StudOptions,
): LaidStud =>
  laidAs(
    name,
    x,
    low,
    face,
    high - low,
    frame === 'steel' ? high - low + 2 * plate - METAL_STUD_SHORT.to : undefined,
  );

/** Width of the studs next to an opening on each side. */
const beside = ({ frame, face }: StudOptions): number => (frame === 'timber' ? 2 : 1) * face;

const topOf = ({ sill, height }: StudOpening): number => sill + height;

/** True for the left edge of a stud next to a doorway. */
const isAtDoor = (x: number, wall: StudWall, { face }: StudOptions): boolean =>
  wall.openings.some(({ at, width, sill }) => sill === 0 && (x === at - face || x === at + width));

/** True if its studs fit on either side, the head and the plates above it, and a plate below its sill. */
function fits(wall: StudWall, opening: StudOpening, index: number, options: StudOptions): boolean {
  const side = beside(options);
  const from = opening.at - side;
  const to = opening.at + opening.width + side;
  const clash = wall.openings
    .slice(0, index)
    .some((other) => from < other.at + other.width + side && other.at - side < to);
  const isLow = opening.sill > 0 && opening.sill < lowPlate(options) + options.plate;
  return (
    from >= 0 &&
    to <= wall.length &&
    topOf(opening) + options.head <= underPlates(wall, options) &&
    !isLow &&
    !clash
  );
}

/** The first opening whose studs leave less than a stud's width at an end of the wall. */
function withoutEnd(
  wall: StudWall,
  options: StudOptions,
): Exclude<Studs, { ok: true }> | undefined {
  const side = beside(options);
  const least = side + options.face;
  for (const [at, opening] of wall.openings.entries()) {
    const rest = wall.length - opening.width;
    const from = [opening.at, rest - opening.at].find((one) => one > side && one < least);
    if (from === undefined) continue;
    // In a short wall, a move away from one end is too near the other.
    if (rest < 2 * least) return { ok: false, reason: 'opening', at };
    return {
      ok: false,
      reason: 'end',
      at,
      from: length(from),
      flush: length(side),
      least: length(least),
    };
  }
  return undefined;
}

/** Left edges of all studs of full height, from left to right. */
function fullStuds(wall: StudWall, options: StudOptions): number[] {
  const { face, spacing } = options;
  const last = wall.length - face;
  const regular: number[] = [0];
  for (let middle: number = spacing; middle < last; middle += spacing) {
    // A stud that would overlap the last is next to it.
    regular.push(Math.min(middle - Math.round(face / 2), last - face));
  }
  regular.push(last);
  const side = beside(options);
  const sides = wall.openings.map(({ at, width }) => ({ from: at - side, to: at + width + side }));
  // A regular stud that would touch an opening's own studs is one of them.
  const free = regular.filter((x) => sides.every(({ from, to }) => x + face <= from || x >= to));
  return [...free, ...sides.flatMap(({ from, to }) => [from, to - face])].sort((a, b) => a - b);
}

/** Frame of an opening: the studs under its head, the head, a sill, and short studs above and below. */
function framed(opening: StudOpening, wall: StudWall, options: StudOptions): LaidStud[] {
  const { face, plate, head, frame } = options;
  const { at, width, sill } = opening;
  const top = topOf(opening);
  const isSteel = frame === 'steel';
  const low = lowPlate(options);
  const high = underPlates(wall, options);
  const over =
    high > top + head ? between(opening, wall, options, frame === 'timber' ? face : mm(0)) : [];
  const under = sill > 0 ? between(opening, wall, options, mm(0)) : [];
  const track = (y: number) => laidAs('door-head', at, y, width, plate, width + 2 * TRACK_UP);
  return [
    ...(isSteel
      ? [track(top), ...(sill > 0 ? [track(sill - plate)] : [])]
      : [
          laidAs('door-stud', at - face, low, face, top - low),
          laidAs('door-stud', at + width, low, face, top - low),
          laidAs('door-head', at - face, top, width + 2 * face, head),
          ...(sill > 0 ? [laidAs('sill', at, sill - plate, width, plate)] : []),
        ]),
    ...over.map((x) => stud('short-stud', x, top + head, high, options)),
    ...under.map((x) => stud('short-stud', x, low, sill - plate, options)),
  ];
}

/**
 * Left edges of the regular studs above and below an opening, where boards may meet; past its sides they stand on the
 * shorter studs’ head. One that would overlap the next stud is next to it.
 */
function between(
  { at, width }: StudOpening,
  wall: StudWall,
  { face, spacing }: StudOptions,
  past: Length,
): number[] {
  const [from, to] = [at - past, at + width + past];
  const found: number[] = [];
  for (let middle: number = spacing; middle < wall.length; middle += spacing) {
    if (middle <= from || middle >= to) continue;
    found.push(Math.min(Math.max(middle - Math.round(face / 2), from), to - face));
  }
  return found;
}

function plates(wall: StudWall, studs: readonly number[], options: StudOptions): LaidStud[] {
  const { plate, frame, topPlates, longest, kerb = length(0) } = options;
  const names = frame === 'steel' ? ['track', 'track'] : ['sole-plate', 'head-plate'];
  const [sole = '', head = ''] = names;
  const run = (from: number, to: number, name: string, y: number, first: number): LaidStud[] =>
    joints(from, to, studs, options, first).map(([start, end]) =>
      laidAs(name, start, y, end - start, plate),
    );
  const doors = wall.openings.filter(({ sill }) => sill === 0).toSorted((a, b) => a.at - b.at);
  let from = 0;
  const soles: LaidStud[] = [];
  for (const door of doors) {
    soles.push(...run(from, door.at, sole, kerb, longest));
    from = door.at + door.width;
  }
  soles.push(...run(from, wall.length, sole, kerb, longest));
  const heads = Array.from({ length: topPlates }, (_, i) =>
    // The upper of two plates overlaps the joints of the lower one.
    run(
      0,
      wall.length,
      head,
      underPlates(wall, options) + i * plate,
      i === 0 ? longest : longest / 2,
    ),
  );
  return [...soles, ...heads.flat()];
}

/**
 * Minimum length of a plate next to a joint and of a noggin: two nails at each end would split a shorter one (trade
 * practice).
 */
const LEAST_PLATE = mm(600);
export const LEAST_NOGGIN = mm(100);

/** Lengths of plate within the maximum, meeting in the centre of a stud; a plate in one piece stays so. */
function joints(
  from: number,
  to: number,
  studs: readonly number[],
  { longest, face }: StudOptions,
  first: number,
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const middles = studs.map((x) => x + Math.round(face / 2));
  let at = from;
  while (to - at > longest) {
    const reach = at + (found.length === 0 ? first : longest);
    const free = middles.filter((x) => x > at && x <= reach);
    // The last joint leaves a piece on two studs, if possible.
    const next =
      free.findLast((x) => x - at >= LEAST_PLATE && to - x >= LEAST_PLATE) ??
      free.at(-1) ??
      Math.floor(reach);
    found.push([at, next]);
    at = next;
  }
  return [...found, [at, to]];
}

/** Noggins between neighbouring studs, except across an opening. */
function noggins(wall: StudWall, studs: readonly number[], options: StudOptions): LaidStud[] {
  const { face, nogginRows, frame } = options;
  if (frame === 'steel') return [];
  const rows = Array.from({ length: nogginRows }, (_, i) =>
    Math.round((wall.height * (i + 1)) / (nogginRows + 1)),
  );
  const gaps = studs.slice(1).flatMap((x, i) => {
    const from = (studs[i] ?? 0) + face;
    const isOpen = wall.openings.some(({ at }) => at > from - face && at < x);
    return x - from >= LEAST_NOGGIN && !isOpen ? [{ from, width: x - from }] : [];
  });
  return rows.flatMap((y) => gaps.map(({ from, width }) => laidAs('noggin', from, y, width, face)));
}

function explain(wall: StudWall, studs: number, { spacing, frame }: StudOptions): Why {
  const openings = wall.openings.length;
  return {
    says: (words) => words.studs(openings, frame === 'steel'),
    with: {
      studs: countOf(studs),
      spacing: long(spacing),
      length: long(wall.length),
      openings: countOf(openings),
    },
  };
}
