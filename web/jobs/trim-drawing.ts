import { en } from '../language/en/job-plan.ts';
import type { Locale } from '../language/locale.ts';
import { formatDimension } from '../measure/format-length.ts';
import type { Room, Wall } from '../measure/place.ts';
import { boundsOf, type Point } from '../measure/polygon.ts';
import type { LaidTrim } from '../takeoff/trim.ts';
import type { Drawing } from './contract.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en);

/** How wide trim is drawn, as a share of the room: as thin as it is, nobody would see its mitres. */
const BAND = 0.035;

/** By how much of the band a mitre takes the piece's inner side back; round a corner it is longer. */
const SLANT: Readonly<Record<LaidTrim['start'], number>> = {
  inside: 1,
  outside: -1,
  square: 0,
  joint: 0,
};

/** Trim on the plan of its room: each piece along its wall with the length to cut it to. */
export function trimDrawing(
  room: Room,
  walls: readonly Wall[],
  laid: readonly LaidTrim[],
  counts: readonly string[],
  locale: Locale,
): Drawing {
  const ring = room.floor[0] ?? [];
  const { x0, y0, x1, y1 } = boundsOf(room.floor);
  const band = Math.max(x1 - x0, y1 - y0) * BAND;
  const drawn = laid.flatMap((piece) => {
    const wall = walls[piece.wall];
    const at = wall === undefined ? -1 : room.walls.indexOf(wall);
    const [from, to] = [ring[at], ring[(at + 1) % ring.length]];
    if (from === undefined || to === undefined) return [];
    const along = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
    // Walls follow clockwise with y down, so the room lies to the right of each.
    const point = (on: number, off: number): Point => ({
      x: Math.round(from.x + along.x * on - along.y * off),
      y: Math.round(from.y + along.y * on + along.x * off),
    });
    const end = piece.at + piece.length;
    const shape = [
      point(piece.at, 0),
      point(end, 0),
      point(end - SLANT[piece.end] * band, band),
      point(piece.at + SLANT[piece.start] * band, band),
    ];
    const middle = point(piece.at + piece.length / 2, band * (along.x === 0 ? 4 : 2.2));
    return [{ shape, note: { at: middle, text: formatDimension(piece.cut, locale) } }];
  });
  const mitres = laid.reduce((sum, piece) => sum + piece.mitres, 0);
  return {
    id: 'trim',
    name: wordsIn(locale).trim,
    counts,
    surface: room.floor,
    seen: 'plan',
    pieces: drawn.map(({ shape }, i) => ({ shape: [shape], whole: false, from: i })),
    notes: drawn.map(({ note }) => note),
    says: wordsIn(locale).trimPieces(laid.length, mitres),
  };
}
