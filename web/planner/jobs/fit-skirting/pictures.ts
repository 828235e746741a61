import { boxRing } from '../../measure/outline/polygon.ts';
import { formatDimension, mm } from '../../measure/units/units.ts';
import { HALF_RIGHT, revealIn } from '../../takeoff/structure/indoors/skirting.ts';
import type { LaidTrim } from '../../takeoff/walls/trim.ts';
import { alongWall, bandOf, type OnPlan } from '../kit/place/along-wall.ts';
import type { JobDrawing, Note, Sparse } from '../kit/contract.ts';
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

export const skirtingDrawings = (inputs: Inputs, fitted: Fitted): Sparse<JobDrawing> => [
  planOf(inputs, fitted),
  doorOf(inputs, fitted),
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
    return [{ shape, notes: [size, ...mitreNote(piece, point, band)] }];
  });
  return {
    id: 'trim',
    name: words.drawing.plan,
    counts: ['skirting'],
    surface: place.floor,
    seen: 'plan',
    on: 'floor',
    pieces: drawn.map(({ shape }, i) => ({ shape: [shape], whole: false, from: i })),
    notes: drawn.flatMap(({ notes }) => notes),
    says: words.drawing.pieces(trim.laid.length, copes, mitres),
  };
}

/** The first door from the front: legs, head, and what stays free between them and the frame. */
function doorOf(
  { locale, words, region }: Inputs,
  { around, section }: Fitted,
): JobDrawing | undefined {
  const first = around?.doors[0];
  if (around === undefined || first === undefined) return undefined;
  const { leg, head, opening } = first;
  const wide = around.section.width;
  const beside = mm(300);
  const far = 2 * beside + head;
  const shown = (size: typeof leg): string => formatDimension(size, locale);
  const left = [
    { x: beside, y: 0 },
    { x: beside + wide, y: 0 },
    { x: beside + wide, y: leg - wide },
    { x: beside, y: leg },
  ];
  return {
    id: 'architrave',
    name: words.drawing.door,
    counts: ['architrave'],
    surface: [
      boxRing({ x0: 0, y0: 0, x1: far, y1: leg }),
      boxRing({
        x0: beside + wide + revealIn(region),
        y0: 0,
        x1: beside + wide + revealIn(region) + opening.width,
        y1: opening.height,
      }).toReversed(),
    ],
    seen: 'wall',
    pieces: [
      block(0, 0, beside, section.width),
      block(beside + head, 0, beside, section.width),
      { shape: [left], whole: true, from: 0 },
      { shape: [left.map(({ x, y }) => ({ x: far - x, y }))], whole: true, from: 0 },
      {
        shape: [
          [
            { x: beside, y: leg },
            { x: beside + wide, y: leg - wide },
            { x: beside + head - wide, y: leg - wide },
            { x: beside + head, y: leg },
          ],
        ],
        whole: true,
        from: 0,
      },
    ],
    notes: [
      { at: { x: beside + head / 2, y: leg - wide - mm(120) }, text: shown(head) },
      { at: { x: beside + head / 2, y: leg / 2 }, text: shown(leg) },
    ],
    says: words.drawing.doorSays(shown(leg), shown(head)),
  };
}
