import { formatLength } from '../../measure/units/format-length.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import { length } from '../../measure/units/units.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing, Note } from '../kit/contract.ts';
import { block } from '../kit/drawings.ts';
import { SHELF_PRODUCTS } from '../kit/walls/shelf-boards.ts';
import type { Inputs } from './fields.ts';
import { battenOf, baysOf, lipOf, type Built, shownSag } from './layout.ts';

/** All of it from the front, and a shelf cut through from front to back. */
export const shelfDrawings = (inputs: Inputs, built: Built): readonly JobDrawing[] => [
  frontOf(inputs, built),
  sectionOf(inputs, built),
];

const note = (x: number, y: number, text: string): Note => ({ at: { x, y }, text });

/** The unit's own panels round its shelves. */
function carcass({ isUnit, outside, high, inside, plinth, board }: Built): readonly LaidPiece[] {
  if (!isUnit) return [];
  const thick = board.thickness;
  return [
    block(0, 0, thick, high),
    block(outside - thick, 0, thick, high),
    ...(plinth > 0 ? [block(thick, 0, inside, plinth)] : []),
    block(thick, plinth, inside, thick),
    block(thick, high - thick, inside, thick),
  ];
}

function frontOf(inputs: Inputs, built: Built): JobDrawing {
  const { words, shelf, locale } = inputs;
  const { isUnit, outside, high, inside, at, clear, board, planned, plinth } = built;
  const thick = board.thickness;
  const left = isUnit ? thick : 0;
  const bays = baysOf(built);
  const uprights = bays.slice(1).map((x) => left + x - thick);
  const batten = battenOf(shelf).width;
  const sag = shownSag(inputs, built, 'first');
  const shown = (size: number): string => formatLength(length(Math.round(size)), locale);
  const between = isUnit
    ? uprights.map((x) => block(x, plinth + thick, thick, high - plinth - 2 * thick))
    : at.flatMap((y) => uprights.map((x) => block(x, y - clear, thick, clear)));
  const shelves = at.flatMap((y) =>
    isUnit
      ? bays.map((x) => block(left + x, y, planned.span, thick))
      : [block(0, y, inside, thick)],
  );
  const battens = isUnit
    ? []
    : at.flatMap((y) =>
        bays.map((x) =>
          block(x, y - Math.min(batten, clear), planned.span, Math.min(batten, clear), true),
        ),
      );
  return {
    id: 'front',
    name: words.drawing.front,
    counts: [SHELF_PRODUCTS[inputs.values.board], 'batten'],
    surface: [boxRing({ x0: 0, y0: 0, x1: outside, y1: high })],
    seen: 'wall',
    pieces: [...carcass(built), ...between, ...shelves, ...battens],
    notes: [
      ...at.map((y) =>
        note(left + planned.span / 2, y + thick + clear / 3, words.drawing.sag(sag)),
      ),
      ...(at[0] === undefined
        ? []
        : [note(left + planned.span / 2, at[0] - clear / 2, shown(clear))]),
    ],
    says: words.drawing.frontSays(
      at.length,
      shown(inside),
      shown(clear),
      shown(planned.span),
      planned.uprights,
      sag,
      shownSag(inputs, built, 'final'),
    ),
  };
}

function sectionOf(inputs: Inputs, built: Built): JobDrawing {
  const { words, values, shelf, locale } = inputs;
  const { isUnit, planned, board, deep } = built;
  const thick = board.thickness;
  const strip = lipOf(shelf);
  const batten = battenOf(shelf);
  const low = Math.max(thick, planned.hasLip ? strip.width : 0, isUnit ? 0 : thick + batten.width);
  const shown = (size: number): string => formatLength(length(Math.round(size)), locale);
  return {
    id: 'section',
    name: words.drawing.section,
    counts: ['planed-timber', 'batten'],
    surface: [boxRing({ x0: 0, y0: 0, x1: values.depth, y1: low })],
    seen: 'wall',
    pieces: [
      block(0, low - thick, deep, thick, true),
      ...(isUnit ? [] : [block(0, low - thick - batten.width, batten.thickness, batten.width)]),
      ...(planned.hasLip
        ? [block(deep, low - strip.width, values.depth - deep, strip.width, true)]
        : []),
    ],
    notes: [note(deep / 2, low - thick / 2, shown(thick))],
    says: words.drawing.sectionSays(
      shown(values.depth),
      shown(thick),
      planned.hasLip ? shown(strip.width) : undefined,
      isUnit ? undefined : shown(batten.width),
    ),
  };
}
