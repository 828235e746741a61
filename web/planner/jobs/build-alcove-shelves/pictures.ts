import { tallest } from '../../takeoff/walls/shelves.ts';
import { formatLength, length } from '../../measure/units/units.ts';
import { flatPieces } from '../../scene/flat-view.ts';
import {
  lettered,
  solidAt,
  type FlatSurface,
  type Scene,
  type Solid,
  type Triple,
} from '../../scene/scene.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { dimensionsIn } from '../kit/drawings.ts';
import { SHELF_PRODUCTS } from '../kit/walls/shelf-boards.ts';
import { lipDrop } from './clear.ts';
import type { Inputs } from './fields.ts';
import {
  battenOf,
  baysOf,
  coverFrom,
  fixedAt,
  hasTimberCover,
  lipOf,
  openOver,
  plinthsOf,
  type Built,
  endBattenOf,
  shownSag,
} from './layout.ts';

/** A part of a kind of board or timber. */
type Place = (piece: string, at: Triple, size: Triple, apart?: Triple) => Solid;

/** The shelves in their alcove, with everything that is cut for them. */
export function shelfScene(inputs: Inputs, built: Built): Scene {
  const { locale, values } = inputs;
  const { solids, parts } = lettered(
    built.isUnit ? unitSolids(inputs, built) : battenSolids(inputs, built),
    locale,
  );
  return {
    says: frontSays(inputs, built),
    isAlone: true,
    solids,
    parts,
    sheets: built.isUnit ? [] : wallsOf(built.inside, values.height, values.depth),
  };
}

/** A wall, seen from the side from which its ring runs anticlockwise. */
const wall = (...ring: readonly Triple[]): FlatSurface => ({
  rings: [ring],
  joints: [],
  apart: [0, 0, 0],
  look: 'wall',
  covered: { look: 'plaster' },
});

/** The three walls, seen from inside. */
const wallsOf = (wide: number, high: number, deep: number): readonly FlatSurface[] => [
  wall([0, deep, 0], [wide, deep, 0], [wide, deep, high], [0, deep, high]),
  wall([0, 0, 0], [0, deep, 0], [0, deep, high], [0, 0, high]),
  wall([wide, deep, 0], [wide, 0, 0], [wide, 0, high], [wide, deep, high]),
];

const boards =
  ({ values }: Inputs, step: string): Place =>
  (piece, at, size, apart = [0, 0, 0]) => {
    const product = SHELF_PRODUCTS[values.board];
    const grain = piece === 'side' || piece === 'upright' ? 2 : 0;
    return solidAt(at, size, {
      grain,
      product,
      piece,
      step,
      apart,
    });
  };

const timber =
  (product: 'batten' | 'planed-timber', step: string): Place =>
  (piece, at, size, apart = [0, 0, 0]) =>
    solidAt(at, size, { product, piece, step, apart });

function unitSolids(inputs: Inputs, built: Built): readonly Solid[] {
  const { values, shelf } = inputs;
  const { outside, high, inside, plinth } = built;
  const deep = built.sideDepth;
  const thick = built.board.thickness;
  const strip = lipOf(shelf);
  const put = boards(inputs, 'build');
  const off = 0.3 * outside;
  const [panel] = shelf['back-board'].variants;
  // Strips are scribed to the wall: their outer edge is at the wall.
  const scribe = timber('planed-timber', 'scribe');
  const gap = values.fit / 2;
  let low = 0;
  return [
    put('side', [0, 0, 0], [thick, deep, high], [0 - off, 0, 0]),
    put('side', [outside - thick, 0, 0], [thick, deep, high], [off, 0, 0]),
    put('top-and-bottom', [thick, 0, plinth], [inside, deep, thick], [0, 0, 0 - off / 2]),
    put('top-and-bottom', [thick, 0, high - thick], [inside, deep, thick], [0, 0, off]),
    ...[0, deep - thick]
      .slice(0, plinthsOf(built))
      .map((y) => put('plinth', [thick, y, 0], [inside, thick, plinth], [0, 0 - off, 0 - off / 2])),
    ...baysOf(built)
      .slice(1)
      .map((x) =>
        put(
          'upright',
          [x, 0, plinth + thick],
          [thick, deep, high - plinth - 2 * thick],
          [0, off, 0],
        ),
      ),
    ...shelvesOf(inputs, built, thick, values.hold === 'pins' ? 'pins' : 'build'),
    ...lipsOf(inputs, built, thick),
    ...built.back.map(({ length: long, width }) => {
      const at = low;
      low += width;
      const isColumn = built.meetsOn === 'upright';
      return solidAt(
        isColumn ? [at, deep, 0] : [0, deep, at],
        [isColumn ? width : long, panel.thickness, isColumn ? long : width],
        {
          grain: isColumn ? 2 : 0,
          product: 'back-board',
          piece: 'back',
          step: 'back',
          apart: [0, 2 * off, 0],
        },
      );
    }),
    ...[0 - gap, outside + gap - strip.width].map((x) =>
      scribe(
        'scribe',
        [x, 0 - strip.thickness, 0],
        [strip.width, strip.thickness, coverFrom(inputs, built)],
        [0, -2 * off, 0],
      ),
    ),
    ...coverOf(inputs, built, [0, -2 * off, 0]),
  ];
}

/** Strip over a unit, from the ceiling down to its front. */
function coverOf(inputs: Inputs, built: Built, apart: Triple): readonly Solid[] {
  const { outside, high, board } = built;
  if (openOver(inputs, built) === 0) return [];
  const isTimber = hasTimberCover(inputs, built);
  const thick = isTimber ? lipOf(inputs.shelf).thickness : board.thickness;
  const from = coverFrom(inputs, built);
  const put = isTimber ? timber('planed-timber', 'scribe') : boards(inputs, 'scribe');
  const size: Triple = [outside, thick, high + openOver(inputs, built) - from];
  return [put('scribe', [0, 0 - thick, from], size, apart)];
}

/** Length of a shelf and its left end in each bay: one on pins has play at both ends. */
function shelfRuns(built: Built): { readonly long: number; readonly from: readonly number[] } {
  const { inside, planned, isUnit, panels } = built;
  const long = panels.find(({ name }) => name === 'shelf')?.length ?? inside;
  return { long, from: isUnit ? baysOf(built).map((x) => x + (planned.span - long) / 2) : [0] };
}

/** Shelves, one in each bay of a unit. */
function shelvesOf(inputs: Inputs, built: Built, left: number, step: string): readonly Solid[] {
  const { board, deep } = built;
  const put = boards(inputs, step);
  const front = built.sideDepth - deep;
  const out: Triple = [0, -0.6 * inputs.values.depth, 0];
  const isPinned = built.isUnit && inputs.values.hold === 'pins';
  const fixed = isPinned ? fixedAt(inputs, built) : [];
  const { long, from } = shelfRuns(built);
  return built.at.flatMap((z) =>
    fixed.includes(z)
      ? baysOf(built).map((x) =>
          boards(inputs, 'build')(
            'fixed-shelf',
            [left + x, front, z],
            [built.planned.span, deep, board.thickness],
            out,
          ),
        )
      : from.map((x) => put('shelf', [left + x, front, z], [long, deep, board.thickness], out)),
  );
}

/** Lips along the fronts of shelves, their tops flush. */
function lipsOf(inputs: Inputs, built: Built, left: number): readonly Solid[] {
  const { shelf, values } = inputs;
  const { planned, board } = built;
  if (!planned.hasLip) return [];
  const strip = lipOf(shelf);
  const put = timber('planed-timber', 'lip');
  const pinned = shelfRuns(built);
  const fixed = {
    long: built.isUnit ? built.planned.span : built.inside,
    from: built.isUnit ? baysOf(built) : [0],
  };
  const joined = fixedAt(inputs, built);
  return built.at.flatMap((z) => {
    const { long, from } = joined.includes(z) ? fixed : pinned;
    return from.map((x) =>
      put(
        'lip',
        [left + x, 0, z + board.thickness - strip.width],
        [long, strip.thickness, strip.width],
        [0, 0 - values.depth, 0],
      ),
    );
  });
}

function battenSolids(inputs: Inputs, built: Built): readonly Solid[] {
  const { shelf, values } = inputs;
  const { inside, clear, board } = built;
  const deep = values.depth;
  const batten = battenOf(shelf);
  const end = endBattenOf(inputs, built);
  const put = timber('batten', 'battens');
  const upright = boards(inputs, 'shelves');
  const back = deep - batten.thickness;
  return [
    ...shelvesOf(inputs, built, 0, 'shelves'),
    ...built.at.flatMap((z) => [
      put('back-batten', [0, back, z - batten.width], [inside, batten.thickness, batten.width]),
      ...[0, inside - batten.thickness].map((x) =>
        put('end-batten', [x, back - end, z - batten.width], [batten.thickness, end, batten.width]),
      ),
    ]),
    ...built.at.flatMap((z) =>
      baysOf(built)
        .slice(1)
        .map((x) =>
          upright(
            'upright',
            [x - board.thickness, deep - built.deep, z - clear],
            [board.thickness, end, clear],
            [0, -1.2 * deep, 0],
          ),
        ),
    ),
    ...lipsOf(inputs, built, 0),
  ];
}

function frontSays(inputs: Inputs, built: Built): readonly string[] {
  const { words, locale, values } = inputs;
  const { inside, clear, planned, at } = built;
  const shown = (size: number): string => formatLength(length(Math.round(size)), locale);
  const less = values.height - values.fit - built.high;
  const drop = lipDrop(inputs, built);
  return [
    words.drawing.frontSays(
      at.length,
      shown(inside),
      shown(clear - drop),
      planned.uprights,
      drop > 0,
    ),
    words.drawing.sagSays(
      shown(planned.span),
      shownSag(inputs, built, 'first'),
      shownSag(inputs, built, 'final'),
    ),
    ...(built.isUnit && less > 0
      ? [words.drawing.lower[isTilted(inputs, built) ? 'tilted' : 'boards'](shown(less))]
      : []),
  ];
}

/** True if the unit is lower than the alcove so that it can be tilted up, not because of the length of its boards. */
const isTilted = ({ values }: Inputs, { high }: Built): boolean =>
  high === tallest(values.height, values.depth);

/** Front view, and a section from front to back. */
export function shelfDrawings(inputs: Inputs, built: Built, scene: Scene): readonly JobDrawing[] {
  const { words, values, locale, shelf } = inputs;
  const { isUnit, planned, board, outside, high, clear, at } = built;
  const shown = (size: number): string => formatLength(length(Math.round(size)), locale);
  const size = dimensionsIn(locale);
  const products = [SHELF_PRODUCTS[values.board], 'batten', 'planed-timber', 'back-board'] as const;
  const top = isUnit ? high : values.height;
  const gap = (values.width - outside) / 2;
  // The strips of a unit are in front of its sides.
  const front = isUnit ? 0 - lipOf(shelf).thickness : 0;
  return [
    {
      id: 'front',
      name: words.drawing.front,
      counts: products,
      seen: 'wall',
      ...flatPieces(scene, { from: 'front' }),
      dimensions: [
        // The alcove, which is wider than the shelves.
        size('top', 0 - gap, outside + gap),
        size('left', 0, top),
        // What is left under the lips, as it is seen.
        ...at.map((z) => size('right', z - clear, z - lipDrop(inputs, built))),
      ],
      says: locale.format.sentences(scene.says),
    },
    {
      id: 'section',
      name: words.drawing.section,
      counts: products,
      seen: 'wall',
      ...flatPieces(scene, { from: 'side', cut: planned.span / 2 }),
      dimensions: [size('top', front, front + values.depth), size('left', 0, top)],
      says: words.drawing.sectionSays(
        shown(values.depth),
        shown(board.thickness),
        planned.hasLip ? shown(lipOf(shelf).width) : undefined,
        isUnit ? undefined : shown(battenOf(shelf).width),
      ),
    },
  ];
}
