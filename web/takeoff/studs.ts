import { length, mm, type Length } from '../measure/units.ts';
import { gatherPieces, pieceCount, type Piece } from './piece.ts';
import { count, long, type Why } from './why.ts';

export interface StudDoor {
  /** The opening in the studwork: the lining's outside, from the wall's left end. */
  readonly at: Length;
  readonly width: Length;
  readonly height: Length;
}

export interface StudWall {
  readonly length: Length;
  readonly height: Length;
  readonly doors: readonly StudDoor[];
}

export interface StudOptions {
  /** The narrow side of the timber, seen in the wall. */
  readonly thickness: Length;
  readonly spacing: Length;
  /** From floor to noggins, and on; 0 for none. */
  readonly nogginEvery: Length;
  /** The longest plate that can be bought; longer ones meet on a stud. */
  readonly longest: Length;
}

export const STUD_DEFAULTS = {
  thickness: mm(38),
  spacing: mm(600),
  nogginEvery: mm(1200),
} as const;

/** A timber in the wall, seen from the front. */
export interface LaidTimber {
  readonly name: string;
  readonly x: Length;
  readonly y: Length;
  readonly width: Length;
  readonly height: Length;
}

export interface StudLayout {
  readonly pieces: readonly Piece[];
  readonly laid: readonly LaidTimber[];
  /** Studs of full height, those at doors included. */
  readonly studs: number;
  readonly why: Why;
}

export type Studs =
  | { readonly ok: true; readonly value: StudLayout }
  /** The door that leaves the wall, overlaps another, or leaves no room for its studs and head. */
  | { readonly ok: false; readonly reason: 'door'; readonly at: number };

/**
 * Frames a wall: sole and head plate, a stud at every spacing and at the end (ceil(length ÷ spacing)
 * + 1), those that would stand in a doorway left out; at each side of a door a full stud and a
 * shorter one under the head, a head across, short studs over it at the spacing, noggins between
 * neighbours. The sole plate is left out in doorways.
 */
export function frameWall(wall: StudWall, options: StudOptions): Studs {
  const t = options.thickness;
  const bad = wall.doors.findIndex((door, i) => !doorFits(wall, door, i, t));
  if (bad >= 0) return { ok: false, reason: 'door', at: bad };
  const full = fullStuds(wall, options);
  const laid = [
    ...plates(wall, full, options),
    ...full.map((x) => timber('stud', x, t, t, wall.height - 2 * t)),
    ...wall.doors.flatMap((door) => doorway(door, wall, options)),
    ...noggins(wall, full, options),
  ];
  const pieces = gatherPieces(
    laid.map((piece) => ({
      name: piece.name,
      length: length(Math.max(piece.width, piece.height)),
      quantity: 1,
    })),
  );
  return {
    ok: true,
    value: { pieces, laid, studs: full.length, why: explain(wall, full.length, pieces, options) },
  };
}

const timber = (name: string, x: number, y: number, width: number, height: number): LaidTimber => ({
  name,
  x: length(x),
  y: length(y),
  width: length(width),
  height: length(height),
});

/** Two studs fit on either side of the door, and a head and the plate above it. */
function doorFits(wall: StudWall, door: StudDoor, index: number, t: number): boolean {
  const from = door.at - 2 * t;
  const to = door.at + door.width + 2 * t;
  const clash = wall.doors
    .slice(0, index)
    .some((other) => from < other.at + other.width + 2 * t && other.at - 2 * t < to);
  return from >= 0 && to <= wall.length && door.height + 2 * t <= wall.height && !clash;
}

/** Left edges of all studs of full height, from left to right. */
function fullStuds(wall: StudWall, options: StudOptions): number[] {
  const t = options.thickness;
  const last = wall.length - t;
  const regular: number[] = [];
  // One that would run into the last stands beside it.
  for (let x = 0; x < last; x += options.spacing) regular.push(Math.min(x, last - t));
  regular.push(last);
  const doors = wall.doors.map(({ at, width }) => ({ from: at - 2 * t, to: at + width + t }));
  // A regular stud that would touch a doorway's own studs is one of them.
  const free = regular.filter((x) => doors.every(({ from, to }) => x + t <= from || x >= to + t));
  const kings = doors.flatMap(({ from, to }) => [from, to]);
  return [...free, ...kings].sort((a, b) => a - b);
}

/** Studs beside the opening that carry the head, the head, and short studs above it. */
function doorway(door: StudDoor, wall: StudWall, options: StudOptions): LaidTimber[] {
  const t = options.thickness;
  const above = door.height + t;
  const short = wall.height - t - above;
  const shorts: LaidTimber[] = [];
  const end = short > 0 ? wall.length : 0;
  for (let x = 0; x < end; x += options.spacing) {
    if (x >= door.at && x + t <= door.at + door.width) {
      shorts.push(timber('short-stud', x, above, t, short));
    }
  }
  return [
    timber('door-stud', door.at - t, t, t, door.height - t),
    timber('door-stud', door.at + door.width, t, t, door.height - t),
    timber('door-head', door.at - t, door.height, door.width + 2 * t, t),
    ...shorts,
  ];
}

function plates(wall: StudWall, studs: readonly number[], options: StudOptions): LaidTimber[] {
  const t = options.thickness;
  const doors = wall.doors.toSorted((a, b) => a.at - b.at);
  const between = (from: number, to: number, name: string, y: number): LaidTimber[] =>
    joints(from, to, studs, options).map(([start, end]) => timber(name, start, y, end - start, t));
  let from = 0;
  const soles: LaidTimber[] = [];
  for (const door of doors) {
    soles.push(...between(from, door.at, 'sole-plate', 0));
    from = door.at + door.width;
  }
  soles.push(...between(from, wall.length, 'sole-plate', 0));
  return [...soles, ...between(0, wall.length, 'head-plate', wall.height - t)];
}

/** Stretches of plate no longer than can be bought, meeting in the middle of a stud. */
function joints(
  from: number,
  to: number,
  studs: readonly number[],
  options: StudOptions,
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const middles = studs.map((x) => x + Math.round(options.thickness / 2));
  let at = from;
  while (to - at > options.longest) {
    const reach = at + options.longest;
    const next = middles.findLast((x) => x > at && x <= reach) ?? reach;
    found.push([at, next]);
    at = next;
  }
  return [...found, [at, to]];
}

/** Between each two neighbours, except across a doorway. */
function noggins(wall: StudWall, studs: readonly number[], options: StudOptions): LaidTimber[] {
  const t = options.thickness;
  const found: LaidTimber[] = [];
  if (options.nogginEvery === 0) return found;
  for (let y: number = options.nogginEvery; y < wall.height - 2 * t; y += options.nogginEvery) {
    for (const [i, x] of studs.slice(1).entries()) {
      const from = (studs[i] ?? 0) + t;
      const inDoor = wall.doors.some((door) => door.at > from - t && door.at < x);
      if (x > from && !inDoor) found.push(timber('noggin', from, y, x - from, t));
    }
  }
  return found;
}

function explain(
  wall: StudWall,
  studs: number,
  pieces: readonly Piece[],
  options: StudOptions,
): Why {
  const doors = wall.doors.length;
  return {
    says: (words) => words.studs(doors),
    with: {
      pieces: count(pieceCount(pieces)),
      studs: count(studs),
      spacing: long(options.spacing),
      length: long(wall.length),
      doors: count(doors),
    },
  };
}
