import {
  boundsOf,
  moveRegion,
  type Box,
  type PolygonRings,
} from '../../measure/outline/polygon.ts';
import { clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { cutRolls, type CutRolls, type PaperDrop, type Roll } from './rolls.ts';
import { WALLPAPER_TRIM } from '../structure/indoors/wallpaper.ts';
import { countOf, long, type Why } from '../why.ts';

export interface PaperOptions {
  readonly rollLength: Length;
  readonly rollWidth: Length;
  /** The pattern's height; 0 for plain paper. */
  readonly repeat: Length;
  /** `half-drop`: every second strip starts half a repeat further down the pattern. */
  readonly match: 'free' | 'straight' | 'half-drop';
  /** Added to every drop and trimmed off at ceiling and skirting. */
  readonly trim: Length;
  /** Part of a first strip that laps into the corner it starts from, and is trimmed off. */
  readonly lap?: Length;
  /** Loss of paper at the corner after each wall; undefined if the next one starts with a strip of its own. */
  readonly wraps?: readonly (Length | undefined)[];
}

/** A European roll, and the usual trim. */
export const PAPER_DEFAULTS = {
  rollLength: mm(10_050),
  rollWidth: mm(530),
  trim: WALLPAPER_TRIM.usual,
} as const;

/** A length of paper at its position. */
export interface HungDrop {
  /** Index of the wall, in the given order; a drop round a corner is on both. */
  readonly wall: number;
  readonly shape: PolygonRings;
  readonly drop: number;
}

export interface PaperLayout extends CutRolls {
  readonly drops: readonly PaperDrop[];
  readonly hung: readonly HungDrop[];
  readonly why: Why;
}

export type PaperResult =
  | { readonly ok: true; readonly value: PaperLayout }
  /** A drop is longer than a roll. */
  | { readonly ok: false; readonly reason: 'roll-too-short'; readonly drop: Length };

/**
 * Hangs paper around the walls in the given order, each wall starting at the end of the previous one. A strip over an
 * opening only needs no paper; a strip divided by a window is two short drops, or one if that uses no more of the roll.
 * Every drop is as long as the wall plus the trim; it starts where the pattern is at its top, counted from the ceiling.
 */
export function hangPaper(walls: readonly PolygonRings[], options: PaperOptions): PaperResult {
  const placed = unfold(walls, options);
  const repeat = options.match === 'free' ? mm(0) : options.repeat;
  const bounds = boundsOf(placed.flatMap((wall) => wall.region));
  const drops: PaperDrop[] = [];
  const hung: HungDrop[] = [];
  // The first strip starts before the first wall.
  const start = bounds.x0 - (options.lap ?? 0);
  const columns = Math.ceil((bounds.x1 - start) / options.rollWidth);
  // Above and below an opening a strip is two drops.
  boundPieces(2 * columns + walls.length, options.rollWidth);
  const reach = placed.map(({ region }) => boundsOf(region));
  const meets = (wall: number, { x0, x1 }: Box): boolean =>
    (reach[wall]?.x0 ?? 0) < x1 && (reach[wall]?.x1 ?? 0) > x0;
  for (let column = 0; column < columns; column += 1) {
    const x0 = start + column * options.rollWidth;
    const strip = { ...bounds, x0, x1: x0 + options.rollWidth };
    const shapes = placed.map((wall, i) => (meets(i, strip) ? clipRegion(wall.region, strip) : []));
    const spans = spansOf(shapes.flatMap(connectedParts));
    const shift = options.match === 'half-drop' && column % 2 === 1 ? repeat / 2 : 0;
    for (const span of thriftiest(spans, options)) {
      for (const [wall, shape] of shapes.entries()) {
        if (shape.length === 0) continue;
        const inside = clipRegion(shape, { ...strip, y0: span.low, y1: span.high });
        const x = -(placed[wall]?.from ?? 0);
        if (inside.length > 0) {
          hung.push({ wall, shape: moveRegion(inside, { x, y: 0 }), drop: drops.length });
        }
      }
      const down = Math.round(shift + bounds.y1 - span.high);
      drops.push({
        length: cutLength(span, options),
        column,
        start: length(repeat === 0 ? 0 : down % repeat),
      });
    }
  }
  const longest = length(drops.reduce((most, drop) => Math.max(most, drop.length), 0));
  if (longest > options.rollLength) return { ok: false, reason: 'roll-too-short', drop: longest };
  const cut = cutRolls(drops, options.rollLength, repeat, options.match === 'half-drop');
  return { ok: true, value: { ...cut, drops, hung, why: explain(drops, cut.rolls, options) } };
}

/** The walls side by side, with the start of each. */
function unfold(
  walls: readonly PolygonRings[],
  { wraps = [], rollWidth, lap = mm(0) }: PaperOptions,
): { readonly region: PolygonRings; readonly from: number }[] {
  let from = 0;
  return walls.map((wall, i) => {
    const { x0, x1 } = boundsOf(wall);
    const placed = { region: moveRegion(wall, { x: from - x0, y: 0 }), from: from - x0 };
    const end = from + x1 - x0;
    const wrap = i < wraps.length ? wraps[i] : mm(0);
    from = wrap === undefined ? Math.ceil((end + lap) / rollWidth) * rollWidth : end + wrap;
    return placed;
  });
}

interface Span {
  readonly low: number;
  readonly high: number;
}

/** Heights that need paper, from the top; adjacent parts are one drop. */
function spansOf(parts: readonly PolygonRings[]): Span[] {
  const spans: Span[] = [];
  const boxes = parts.map(boundsOf).sort((a, b) => b.y1 - a.y1);
  for (const { y0, y1 } of boxes) {
    const last = spans.at(-1);
    if (last !== undefined && y1 > last.low) {
      spans.splice(-1, 1, { low: Math.min(last.low, y0), high: last.high });
    } else spans.push({ low: y0, high: y1 });
  }
  return spans;
}

/** Short drops above and below an opening, or one drop past it, whichever uses less paper. */
function thriftiest(spans: readonly Span[], options: PaperOptions): readonly Span[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined || first === last) return spans;
  const whole = { low: last.low, high: first.high };
  const short = spans.reduce((sum, span) => sum + cutLength(span, options), 0);
  return cutLength(whole, options) <= short ? [whole] : spans;
}

const cutLength = ({ low, high }: Span, { trim }: PaperOptions): Length =>
  length(high - low + trim);

function explain(drops: readonly PaperDrop[], rolls: readonly Roll[], options: PaperOptions): Why {
  const longest = length(drops.reduce((most, drop) => Math.max(most, drop.length), 0));
  const isPlain = options.match === 'free' || options.repeat === 0;
  return {
    says: (words) => words.drops(rolls.length, drops.length, !isPlain),
    with: {
      rolls: countOf(rolls.length),
      drops: countOf(drops.length),
      longest: long(longest),
      rollLength: long(options.rollLength),
      width: long(options.rollWidth),
      repeat: long(options.repeat),
    },
  };
}
