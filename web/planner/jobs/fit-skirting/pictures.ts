import type { Point } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { formatDimension, mm } from '../../measure/units/units.ts';
import { HALF_RIGHT, revealIn } from '../../takeoff/structure/indoors/skirting.ts';
import type { LaidTrim } from '../../takeoff/walls/trim.ts';
import { alongWall, bandOf, type OnPlan } from '../kit/place/along-wall.ts';
import type { JobDrawing, Note } from '../kit/contract.ts';
import { block } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import type { Fitted } from './layout.ts';

/**
 * Offset of a piece's inner corner in widths of the band. At a right corner the coped piece stops at the other one.
 */
function slant(end: LaidTrim['start'], mitre: number): number {
  const run = Math.tan((mitre * Math.PI) / 180);
  return end === 'outside' ? -run : run;
}

/** Saw angle at the end of a piece, if the corner is not a right one. */
function mitreNote(
  { end, mitre, at, length }: LaidTrim,
  point: OnPlan['point'],
  band: number,
): readonly Note[] {
  const isSaid = mitre.end !== 0 && Math.abs(mitre.end - HALF_RIGHT) >= 0.05;
  if (!isSaid) return [];
  const back = band * (slant(end, mitre.end) + 1.4);
  const text = `${Math.round(mitre.end * 10) / 10}°`;
  return [{ at: point(at + length - Math.min(length / 4, back), band * 1.6), text }];
}

export const skirtingDrawings = (inputs: Inputs, fitted: Fitted): readonly JobDrawing[] => [
  planOf(inputs, fitted),
  ...onWalls(inputs, fitted),
  ...architraves(inputs, fitted),
];

/** Skirting on the plan of its room: each piece along its wall with the length that it is fitted to. */
function planOf(
  { place, locale, words }: Inputs,
  { walls, trim, copes, mitres }: Fitted,
): JobDrawing {
  const band = bandOf(place);
  const drawn = trim.laid.flatMap((piece) => {
    const on = alongWall(place, walls[piece.wall]);
    if (on === undefined) return [];
    const { point, isUpright } = on;
    const end = piece.at + piece.length;
    const begin = Math.min(end, piece.at + (piece.start === 'inside' ? band : 0));
    const shape = [
      point(begin, 0),
      point(end, 0),
      point(end - slant(piece.end, piece.mitre.end) * band, band),
      point(begin + slant(piece.start, piece.mitre.start) * band, band),
    ];
    const middle = point(piece.at + piece.length / 2, band * (isUpright ? 4 : 2.2));
    const size = { at: middle, text: formatDimension(piece.cut, locale) };
    return [{ shape, cut: piece.rough, notes: [size, ...mitreNote(piece, point, band)] }];
  });
  return {
    id: 'trim',
    name: words.drawing.plan,
    counts: ['skirting'],
    surface: place.floor,
    seen: 'plan',
    on: 'floor',
    isView: true,
    pieces: drawn.map(({ shape, cut }, i) => ({ shape: [shape], cut, whole: false, from: i })),
    notes: drawn.flatMap(({ notes }) => notes),
    says: words.drawing.pieces(trim.laid.length, copes, mitres),
  };
}

/** Skirting at the foot of its walls, as high as it is. */
const onWalls = ({ words }: Inputs, { walls, trim, section }: Fitted): readonly JobDrawing[] =>
  walls.map(({ id, region }, i) => ({
    id: `trim ${id}`,
    name: words.drawing.plan,
    counts: [],
    of: 'skirting',
    surface: region,
    seen: 'wall',
    on: { wall: id },
    isTrim: true,
    pieces: trim.laid
      .filter(({ wall }) => wall === i)
      .map(({ at, length, rough }) => ({ ...block(at, 0, length, section.width), cut: rough })),
  }));

const ring = (...corners: readonly Point[]) => ({ shape: [corners], whole: true, from: 0 });

/** Drawn part of a wall over its doors, since the height of the room does not matter. */
const OVER = mm(200);

/** Architraves on the walls with doors: mitred legs and heads. */
const architraves = ({ locale, words, region }: Inputs, { around, walls }: Fitted) =>
  walls.flatMap((wall): readonly JobDrawing[] => {
    const doors = around?.doors.filter(({ opening }) => wall.openings.includes(opening)) ?? [];
    const [first] = doors;
    if (around === undefined || first === undefined) return [];
    const wide = around.section.width;
    const shown = (size: typeof first.leg): string => formatDimension(size, locale);
    return [
      {
        id: `architrave ${wall.id}`,
        name: words.drawing.door,
        counts: ['architrave'],
        of: 'architrave',
        surface: clipRegion(wall.region, {
          x0: 0,
          y0: 0,
          x1: wall.shape.length,
          y1: Math.max(...doors.map(({ leg }) => leg)) + OVER,
        }),
        seen: 'wall',
        on: { wall: wall.id },
        isTrim: true,
        pieces: doors.flatMap(({ opening, leg, head }) => {
          const left = opening.at - revealIn(region) - wide;
          const at = (x: number, y: number) => ({ x: left + x, y });
          return [
            ring(at(0, 0), at(wide, 0), at(wide, leg - wide), at(0, leg)),
            ring(at(head - wide, 0), at(head, 0), at(head, leg), at(head - wide, leg - wide)),
            ring(at(0, leg), at(wide, leg - wide), at(head - wide, leg - wide), at(head, leg)),
          ];
        }),
        says: words.drawing.doorSays(shown(first.leg), shown(first.head)),
      },
    ];
  });
