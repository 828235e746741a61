import { productsOf } from './layout.ts';
import { formatLength, type Length, length } from '../../measure/units/units.ts';
import { flatPieces, type ViewAlongAxis } from '../../scene/flat-view.ts';
import { lettered, solidAt, type Scene, type Solid, type Triple } from '../../scene/scene.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block, dimensionsIn } from '../kit/drawings.ts';
import { roomFor, wallFor } from './fit.ts';
import type { FurnitureJob } from './lines.ts';
import type { FurniturePart } from './parts.ts';

/** The piece on its wall, with doors and windows. */
function wallDrawings(
  inputs: FurnitureJob,
  shown: (size: Length) => string,
): readonly JobDrawing[] {
  const { words, place, values, built } = inputs;
  const wall = wallFor(place, values.walls);
  if (wall === undefined) return [];
  const { width, height } = built.design;
  const room = roomFor(place, wall, built.design);
  return [
    {
      id: 'wall',
      name: words.drawing.wall,
      counts: [],
      surface: wall.region,
      seen: 'wall',
      on: { wall: wall.id },
      isView: true,
      pieces: [block(room.at + Math.floor((room.width - width) / 2), room.above, width, height)],
      says: words.drawing.wallSays(shown(width), shown(height)),
    },
  ];
}

/** Front view, and two sections: from side to side, and from front to back. */
export function furnitureDrawings(inputs: FurnitureJob, scene: Scene): readonly JobDrawing[] {
  const { words, locale, built } = inputs;
  const { design, units } = built;
  const { width, height, depth, kind } = design;
  const shown = (size: Length): string => formatLength(size, locale);
  const counts = Object.values(productsOf(inputs));
  const size = dimensionsIn(locale);
  const view = (
    id: 'elevation' | 'front' | 'side',
    along: ViewAlongAxis,
    wide: Length,
    says: string,
  ): JobDrawing => ({
    id,
    name: words.drawing[id],
    counts,
    seen: 'wall',
    ...flatPieces(scene, along),
    dimensions: [size('top', 0, wide), size('left', 0, height)],
    says,
  });
  const cut = kind === 'planter' ? design.deck.thickness + 1 : Math.round(0.47 * depth);
  // Left of the middle, where doors and uprights meet.
  const aside = Math.round((0.3 * width) / units);
  const [wide, high, deep] = [shown(width), shown(height), shown(depth)];
  return [
    view('elevation', { from: 'front' }, width, locale.format.sentences(scene.says)),
    view('front', { from: 'front', cut }, width, words.drawing.frontSays(wide, high)),
    view('side', { from: 'side', cut: aside }, depth, words.drawing.sideSays(deep, high)),
    ...wallDrawings(inputs, shown),
  ];
}

type Drawn = Solid & { readonly banded: FurniturePart['banded'] };

/** Each part leaves its place by shares of the piece's own sizes. */
function solidsOf(inputs: FurnitureJob): readonly Drawn[] {
  const { built, values } = inputs;
  const { width, height, depth } = built.design;
  const products = productsOf(inputs);
  // A low, wide piece would fly apart; its middle size is the measure.
  const measure: Triple = [
    Math.min(width, 2 * height),
    Math.min(depth, height),
    Math.min(height, 2 * width),
  ];
  return built.parts.map((part) => {
    const [x, y, z] = part.apart;
    const product = products[part.stock];
    return {
      ...solidAt(part.at, part.size, {
        apart: [x * measure[0], y * measure[1], z * measure[2]],
        grain: part.grain,
        step: part.stage,
        product,
        piece: part.role,
      }),
      banded: values.board === 'melamine' ? part.banded : [],
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
export function furnitureScene(inputs: FurnitureJob): Scene {
  const { words, locale, values, built } = inputs;
  const { design } = built;
  const { solids, parts } = lettered(solidsOf(inputs), locale, ({ banded, product }, sizes) =>
    words.model.part([
      sizes,
      ...bandedSays(banded, words),
      ...(values.grain && product === productsOf(inputs).board ? [words.model.grain] : []),
    ]),
  );
  const size = (side: number): string => formatLength(length(side), locale);
  return {
    says: [
      words.model.says(
        words.fields.kind.options[design.kind],
        size(design.width),
        size(design.height),
        size(design.depth),
        solids.length,
      ),
    ],
    isAlone: true,
    solids,
    parts,
  };
}
