import { formatLength } from '../../measure/units/format-length.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import { type Length, length } from '../../measure/units/units.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block } from '../kit/drawings.ts';
import type { FurnitureJob } from './lines.ts';
import { SHELF_PRODUCTS } from '../kit/walls/shelf-boards.ts';
import { roomFor, wallFor } from './fit.ts';
import { type FurniturePart, cutSize } from './parts.ts';
import { en as enMaterials } from '../../../language/en/materials.ts';
import { lookOf, type Look } from '../../stock/products.ts';
import type { Model, ModelPart, Solid, Triple } from '../../takeoff/solid.ts';

/** Parts that a plane across an axis cuts. Parts in a groove are drawn below their groove. */
const cutAt = (
  parts: readonly FurniturePart[],
  axis: 0 | 1,
  at: number,
): readonly FurniturePart[] =>
  parts.filter((one) => one.at[axis] < at && at < one.at[axis] + one.size[axis]);

const isSunk = ({ sunk }: FurniturePart): boolean => sunk.some((deep) => deep > 0);

/** The piece on its wall, with doors and windows. */
function wallDrawings(
  inputs: FurnitureJob,
  shown: (size: Length) => string,
): readonly JobDrawing[] {
  const { words, place, values, built } = inputs;
  const wall = wallFor(place, values.walls);
  if (wall === undefined) return [];
  const { width, height, kind } = built.design;
  const room = roomFor(wall, kind, height);
  return [
    {
      id: 'wall',
      name: words.drawing.wall,
      counts: [],
      surface: wall.region,
      seen: 'wall',
      on: { wall: wall.id },
      pieces: [block(room.at + Math.floor((room.width - width) / 2), room.above, width, height)],
      says: words.drawing.wallSays(shown(width), shown(height)),
    },
  ];
}

/** Cut through from side to side, and from front to back. */
export function furnitureDrawings(inputs: FurnitureJob): readonly JobDrawing[] {
  const { words, locale, built, values } = inputs;
  const { parts, design, units } = built;
  const { width, height, depth, kind } = design;
  const shown = (size: Length): string => formatLength(size, locale);
  const section = (axis: 0 | 1, at: number) => {
    const across = axis === 1 ? 0 : 1;
    return cutAt(parts, axis, at).map((one) =>
      block(one.at[across], one.at[2], one.size[across], one.size[2], isSunk(one)),
    );
  };
  const surface = (wide: number) => [boxRing({ x0: 0, y0: 0, x1: wide, y1: height })];
  // Left of the middle, where doors and uprights meet.
  const beside = Math.round((0.3 * width) / units);
  const middle = kind === 'planter' ? design.deck.thickness + 1 : Math.round(0.47 * depth);
  return [
    {
      id: 'front',
      name: words.drawing.front,
      counts:
        kind === 'planter'
          ? ['deck-board', 'batten']
          : [SHELF_PRODUCTS[values.board], 'back-board', 'plywood', 'structural-timber'],
      surface: surface(width),
      seen: 'wall',
      pieces: section(1, middle),
      says: words.drawing.frontSays(shown(width), shown(height)),
    },
    {
      id: 'side',
      name: words.drawing.side,
      counts:
        kind === 'planter'
          ? ['deck-board', 'batten']
          : [SHELF_PRODUCTS[values.board], 'back-board', 'plywood', 'structural-timber'],
      surface: surface(depth),
      seen: 'wall',
      pieces: section(0, beside),
      says: words.drawing.sideSays(shown(depth), shown(height)),
    },
    ...wallDrawings(inputs, shown),
  ];
}

/** A, B, … Z, AA, AB, … */
const letterAt = (at: number): string => {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : letterAt(Math.floor(at / 26) - 1) + letter;
};

/** A part with its solid, in the order of the layout. */
export interface Drawn {
  readonly part: FurniturePart;
  readonly solid: Solid;
}

/** Equal parts have one letter: what is sawn alike and banded alike. */
function lettersOf(
  parts: readonly FurniturePart[],
  isBanded: boolean,
): ReadonlyMap<FurniturePart, string> {
  const known = new Map<string, string>();
  const letters = new Map<FurniturePart, string>();
  for (const one of parts) {
    const { length: long, width, thickness } = cutSize(one);
    const key = [one.role, long, width, thickness, isBanded ? one.banded.join() : ''].join(' ');
    const letter = known.get(key) ?? letterAt(known.size);
    known.set(key, letter);
    letters.set(one, letter);
  }
  return letters;
}

/** Material of a part; feet and rods are of steel. */
function lookOfPart({ stock }: FurniturePart, board: keyof typeof SHELF_PRODUCTS): Look {
  switch (stock) {
    case 'board':
      return lookOf(SHELF_PRODUCTS[board]) ?? 'pine';
    case 'back':
      return 'mdf';
    case 'deck':
      return 'larch';
    case 'foot':
    case 'rod':
      return 'steel';
    case 'drawer':
    case 'frame':
    case 'post':
      return 'pine';
  }
}

/** Each part as a solid that leaves its place by shares of the piece's own sizes. */
export function drawnOf({ built, values }: FurnitureJob): readonly Drawn[] {
  const { width, height, depth } = built.design;
  const letters = lettersOf(built.parts, values.board === 'melamine');
  // A low, wide piece would fly apart; its middle size is the measure.
  const measure: Triple = [
    Math.min(width, 2 * height),
    Math.min(depth, height),
    Math.min(height, 2 * width),
  ];
  return built.parts.map((part) => {
    const [x, y, z] = part.apart;
    return {
      part,
      solid: {
        part: letters.get(part) ?? '',
        at: part.at,
        size: part.size,
        apart: [x * measure[0], y * measure[1], z * measure[2]],
        look: lookOfPart(part, values.board),
      },
    };
  });
}

/** Which edges are banded, if any. */
function bandedSays(
  banded: FurniturePart['banded'],
  { model }: FurnitureJob['words'],
): readonly string[] {
  const edges = banded.map((edge) => model.edges[edge]);
  const [first, ...others] = edges;
  if (first === undefined) return [];
  if (edges.length === 4) return [model.bandedAll];
  return [others.length === 0 ? model.bandedOne(first) : model.bandedSome(edges)];
}

/** The piece in three dimensions with the list of its parts. */
export function modelOf(inputs: FurnitureJob, drawn: readonly Drawn[]): Model {
  const { words, locale, values, built } = inputs;
  const { design } = built;
  const names = locale.words('materials', enMaterials).pieces as Readonly<Record<string, string>>;
  const parts = new Map<string, ModelPart>();
  for (const { part, solid } of drawn) {
    const { length: long, width, thickness } = cutSize(part);
    const shown = [long, width, thickness].map((side) => formatLength(side, locale));
    const banded = values.board === 'melamine' ? part.banded : [];
    parts.set(solid.part, {
      letter: solid.part,
      role: part.role,
      length: long,
      width,
      name: names[part.role] ?? part.role,
      count: (parts.get(solid.part)?.count ?? 0) + 1,
      detail: words.model.part([
        shown.join(' × '),
        ...bandedSays(banded, words),
        ...(values.grain && part.stock === 'board' ? [words.model.grain] : []),
      ]),
    });
  }
  const size = (side: number): string => formatLength(length(side), locale);
  return {
    name: words.fields.kind.options[design.kind],
    says: words.model.says(
      words.fields.kind.options[design.kind],
      size(design.width),
      size(design.height),
      size(design.depth),
      drawn.length,
    ),
    solids: drawn.map(({ solid }) => solid),
    parts: [...parts.values()],
  };
}
