import { length, type Length } from '../../measure/units/units.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { gatherPieces, onTape, pieceCount, type Piece } from '../material.ts';
import {
  endAdds,
  HALF_RIGHT,
  ROUGH_CUT,
  roughLength,
  SCARF_FROM_CORNER,
  type SkirtingEnd,
} from '../structure/indoors/skirting.ts';
import { countOf, long, type Why } from '../why.ts';

/**
 * The joint of a wall with its neighbour: a right corner of a room, a corner of another angle, an outside corner, or a free
 * end.
 */
export type TrimEnd = 'inside' | 'splayed' | 'outside' | 'square';

export interface TrimWall {
  readonly length: Length;
  readonly start: TrimEnd;
  readonly end: TrimEnd;
  /** Degrees off square of the mitres at its ends; 45 if absent. */
  readonly mitre?: { readonly start: number; readonly end: number };
  /** Doorways with their linings and architraves: no trim there. */
  readonly doors: readonly { readonly at: Length; readonly width: Length }[];
}

export interface TrimOptions {
  /** Thickness of the profile, which a mitre at 45° round a corner adds. */
  readonly thickness: Length;
  /** Projection from the wall, against skirting: adds this much round an outside corner. */
  readonly before?: Length;
  /** The longest length for sale. */
  readonly longest: Length;
  /** All lengths for sale, if pieces are bought longer than they are fitted. */
  readonly sold?: readonly Length[];
  /** Minimum length of a piece at the end of a long wall. */
  readonly leastPiece: Length;
  /** Joints are made on studs this far apart: a piece is sawn back to one, the next reaches it. */
  readonly toStud?: Length;
  /** First cut longer by this, then fitted; less at the end of the stock. */
  readonly rough: Length;
}

export const TRIM_DEFAULTS = { leastPiece: SCARF_FROM_CORNER, rough: ROUGH_CUT } as const;

/** A piece on its wall. */
export interface LaidTrim {
  readonly wall: number;
  readonly at: Length;
  /** Along the wall, without mitres and joints. */
  readonly length: Length;
  /**
   * As fitted: with the profile's thickness for each mitre and for its overlap with the next piece. A piece that is
   * sawn back to a stud is fitted in this length at most.
   */
  readonly cut: Length;
  /** As first cut from the bought length. */
  readonly rough: Length;
  /** End: `joint` if it is joined to the next piece of the same wall. */
  readonly start: TrimEnd | 'joint';
  readonly end: TrimEnd | 'joint';
  /** Degrees off square of mitred ends; 0 otherwise. */
  readonly mitre: { readonly start: number; readonly end: number };
}

export interface TrimLayout {
  readonly pieces: readonly Piece[];
  readonly laid: readonly LaidTrim[];
  readonly why: Why;
}

/**
 * Runs trim along walls and round corners, without doorways. A piece has the length of its stretch of wall: in a room's
 * corner one is square and the next is coped over it, or both are mitred if the corner is not right. Round an outside
 * corner it is longer by the mitre, the profile's thickness at 45°. A stretch longer than the longest length is joined
 * with a scarf.
 */
export function layTrim(walls: readonly TrimWall[], options: TrimOptions): TrimLayout {
  const longest = length(Math.max(1, options.longest - 2 * options.thickness));
  boundPieces(
    walls.reduce((sum, wall) => sum + Math.ceil(wall.length / longest) + wall.doors.length, 0),
    options.longest,
  );
  const sold = [...(options.sold ?? []), options.longest];
  const laid = walls
    .flatMap((wall, at) => stretches(wall).flatMap((stretch) => split(stretch, at, options)))
    .map((piece) => ({
      ...piece,
      rough: roughLength(onTape(piece.cut, options.longest), options.rough, sold),
    }));
  const pieces = gatherPieces(
    laid.map(({ rough, mitre }) => ({
      name: 'trim',
      length: rough,
      quantity: 1,
      ...oddMitre(mitre),
    })),
  );
  const run = length(laid.reduce((sum, piece) => sum + piece.length, 0));
  const doors = walls.reduce((sum, wall) => sum + wall.doors.length, 0);
  const outside = laid.flatMap(({ start, end, mitre }) => [
    ...(start === 'outside' ? [mitre.start] : []),
    ...(end === 'outside' ? [mitre.end] : []),
  ]);
  const mitres = outside.length;
  const added = outside.reduce(
    (sum, degrees) => sum + endAdds('mitre', options.thickness, degrees),
    0,
  );
  const isRight = outside.every((degrees) => degrees === HALF_RIGHT);
  const number = pieceCount(pieces);
  return {
    pieces,
    laid,
    why: {
      says: (words) => words.trim(doors, number, mitres, isRight, options.rough > 0),
      with: {
        run: long(run),
        doors: countOf(doors),
        pieces: countOf(number),
        mitres: countOf(mitres),
        thickness: long(options.thickness),
        added: long(onTape(length(added), options.longest)),
        rough: long(options.rough),
      },
    },
  };
}

/** Saw settings at either end, to a tenth of a degree; empty if both ends are usual. */
function oddMitre(mitre: LaidTrim['mitre']): Pick<Piece, 'mitre'> {
  const [start, end] = [mitre.start, mitre.end].map((degrees) => {
    const tenth = Math.round(degrees * 10) / 10;
    return tenth === HALF_RIGHT ? 0 : tenth;
  });
  return start || end ? { mitre: { start: start ?? 0, end: end ?? 0 } } : {};
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly start: TrimEnd;
  readonly end: TrimEnd;
  readonly mitre: { readonly start: number; readonly end: number };
}

const RIGHT = { start: HALF_RIGHT, end: HALF_RIGHT } as const;

/** Rest of a wall between its doorways; ends at a doorway are square. */
function stretches(wall: TrimWall): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const door of wall.doors.toSorted((a, b) => a.at - b.at)) {
    if (door.at > from) found.push(stretchOf(wall, from, door.at));
    from = Math.max(from, door.at + door.width);
  }
  if (wall.length > from) found.push(stretchOf(wall, from, wall.length));
  return found;
}

const stretchOf = (wall: TrimWall, from: number, to: number): Stretch => ({
  from,
  to,
  start: from === 0 ? wall.start : 'square',
  end: to === wall.length ? wall.end : 'square',
  mitre: wall.mitre ?? RIGHT,
});

/** In a corner both pieces run to the wall; of two joined pieces the first overlaps the second. */
const ENDS: Readonly<Record<'start' | 'end', Readonly<Record<LaidTrim['end'], SkirtingEnd>>>> = {
  start: { inside: 'cope', splayed: 'butt', outside: 'mitre', square: 'square', joint: 'butt' },
  end: { inside: 'butt', splayed: 'butt', outside: 'mitre', square: 'square', joint: 'scarf' },
};

const isMitred = (end: LaidTrim['end']): boolean => end === 'outside' || end === 'splayed';

/** Full lengths from the left, shortened if the last piece would become a stub. */
function split(stretch: Stretch, wall: number, options: TrimOptions): Omit<LaidTrim, 'rough'>[] {
  const laid: Omit<LaidTrim, 'rough'>[] = [];
  const { thickness, before = 0, longest, leastPiece, toStud = 0 } = options;
  const round = length(thickness + before);
  const added = (end: SkirtingEnd, mitre: number): number =>
    endAdds(end, end === 'mitre' ? round : thickness, mitre);
  const adds = (start: LaidTrim['start'], end: LaidTrim['end']): number =>
    added(ENDS.start[start], stretch.mitre.start) + added(ENDS.end[end], stretch.mitre.end);
  for (let from = stretch.from; from < stretch.to;) {
    const left = stretch.to - from;
    const start = from > stretch.from ? 'joint' : stretch.start;
    const most = longest - adds(start, 'joint');
    const isLast = left + adds(start, stretch.end) <= longest;
    const stub = Math.max(0, leastPiece - (left - most));
    const bought = isLast ? left : Math.max(1, most - stub);
    const piece = isLast ? left : Math.max(1, bought - toStud);
    const end = isLast ? stretch.end : 'joint';
    laid.push({
      wall,
      at: length(from),
      length: length(piece),
      cut: length(bought + adds(start, end)),
      start,
      end,
      mitre: {
        start: isMitred(start) ? stretch.mitre.start : 0,
        end: isMitred(end) ? stretch.mitre.end : 0,
      },
    });
    from += piece;
  }
  return laid;
}
