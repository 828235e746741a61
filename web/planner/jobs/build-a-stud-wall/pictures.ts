import { formatLength, formatDimension } from '../../measure/units/format-length.ts';
import { boundsOf, boxRing } from '../../measure/outline/polygon.ts';
import { length, mm } from '../../measure/units/units.ts';
import { formatReason } from '../kit/format-sizes.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { dimensionsIn } from '../kit/drawings.ts';
import { hasWool, type StudJob } from './layout.ts';

import { en as enModel } from '../../../language/en/model.ts';
import { flatPieces } from '../../scene/flat-view.ts';
import {
  solidAt,
  type Scene,
  type FlatSurface,
  type Solid,
  type Triple,
} from '../../scene/scene.ts';

/** Frame from the front, a bay in section, and the boards of each face. */
export const studDrawings = (job: StudJob, scene: Scene): readonly JobDrawing[] => [
  frame(job),
  ...job.boards.map(({ laid }, i): JobDrawing => {
    const { words, place } = job;
    return {
      id: `boards-${i + 1}`,
      name: words.drawing.side(i + 1),
      counts: [job.parts.faces[i]?.product ?? 'plasterboard', 'drywall-screws'],
      surface: place.wall.region,
      seen: 'wall',
      on: { wall: place.wall.id },
      pieces: laid,
      cuts: true,
      says: words.drawing.boards(laid.length, laid.filter(({ whole }) => whole).length),
    };
  }),
  bay(job, scene),
];

function frame(job: StudJob): JobDrawing {
  const { words, place, framed, parts, locale } = job;
  const { shape } = place.wall;
  const [first, second] = framed.laid.filter(({ name }) => name === 'stud');
  const shown = (size: number): string => formatLength(length(size), locale);
  return {
    id: 'studs',
    name: words.drawing.studs,
    counts: [
      'stud',
      'steel-stud',
      'steel-track',
      'door-post-profile',
      'structural-timber',
      'batten',
      'framing-nails',
      'wafer-screws',
    ],
    surface: [boxRing({ x0: 0, y0: 0, x1: shape.length, y1: shape.height })],
    seen: 'wall',
    on: { wall: place.wall.id },
    pieces: flatPieces({ solids: frameSolids(job) }, { from: 'front' }).pieces,
    notes: [
      ...(first === undefined || second === undefined
        ? []
        : [
            {
              at: { x: (first.x + second.x + second.width) / 2, y: shape.height * 0.25 },
              text: shown(parts.spacing),
            },
            {
              at: { x: second.x + second.width / 2, y: shape.height * 0.7 },
              text: words.drawing.stud(shown(first.cut ?? first.height)),
            },
          ]),
      ...place.wall.openings.map(({ at, sill, width, height }) => ({
        at: { x: at + width / 2, y: sill + height / 2 },
        text: `${shown(width)}\u00a0×\u00a0${shown(height)}`,
      })),
    ],
    says: formatReason(framed.why, locale),
  };
}

/** Height of the section of a bay, under the first noggins. */
const CUT = mm(200);

/** One bay from above, cut through: boards, studs and wool with their sizes. */
function bay(job: StudJob, scene: Scene): JobDrawing {
  const { words, parts, locale } = job;
  const { depth, face, spacing } = parts;
  const shown = (size: number): string => formatLength(length(size), locale);
  const studs = job.framed.laid.filter(({ name }) => name === 'stud').map(({ x }) => x);
  const from = studs.find((x) => studs.some((next) => next === x + spacing)) ?? studs[0] ?? 0;
  const section = flatPieces(scene, {
    from: 'plan',
    cut: CUT,
    within: [from, from + spacing + face],
  });
  const { y0, y1 } = boundsOf(section.surface);
  const size = dimensionsIn(locale);
  return {
    id: 'section',
    name: words.drawing.section,
    counts: ['wall-insulation'],
    seen: 'plan',
    ...section,
    dimensions: [
      size('top', from, from + spacing),
      size('left', y0, y1),
      size('right', 0 - depth, 0),
    ],
    says: words.drawing.sizes(shown(y1 - y0), shown(depth), shown(spacing)),
  };
}

/** Id of the step that adds a piece of the frame. */
function stepOf(name: string): string {
  switch (name) {
    case 'sole-plate':
    case 'head-plate':
    case 'track':
      return 'plates';
    case 'stud':
      return 'frame';
    case 'noggin':
      return 'noggins';
    case 'backing':
      return 'backing';
    default:
      return 'door';
  }
}

/** Studs, plates and noggins of the frame. */
const frameSolids = ({ framed, parts }: StudJob): readonly Solid[] =>
  framed.laid.map(({ name, x, y, width, height }) =>
    solidAt([x, 0, y], [width, parts.depth, height], {
      look: parts.frame === 'steel' ? 'steel' : 'pine',
      piece: name,
      step: stepOf(name),
    }),
  );

/** Wool between the pieces of the frame. */
function woolSolids(job: StudJob): readonly Solid[] {
  const { framed, parts, place } = job;
  const { shape, openings } = place.wall;
  const filled = [
    ...framed.laid,
    ...openings.map(({ at, sill, width, height }) => ({ x: at, y: sill, width, height })),
    { x: 0, y: shape.height, width: shape.length, height: 0 },
  ];
  const sides = [...new Set(filled.flatMap(({ x, width }) => [x, x + width]))].toSorted(
    (a, b) => a - b,
  );
  return sides.slice(1).flatMap((right, i) => {
    const left = sides[i] ?? right;
    let low = 0;
    return filled
      .filter(({ x, width }) => x < right && x + width > left)
      .toSorted((a, b) => a.y - b.y)
      .flatMap(({ y, height }) => {
        const from = low;
        low = Math.max(low, y + height);
        return y <= from
          ? []
          : [
              solidAt([left, 0, from], [right - left, parts.depth, y - from], {
                look: 'wool',
                product: 'wall-insulation',
                step: 'wool',
                apart: [0, -0.15 * shape.height, 0],
              }),
            ];
      });
  });
}

/** The frame with its boards before and behind it; taken apart, the boards are off. */
export function studScene(job: StudJob): Scene {
  const { place, parts, framed, boards, over, locale } = job;
  const { shape } = place.wall;
  const model = locale.words('model', enModel);
  const layers = [boards, over];
  return {
    says: locale.format.sentences([
      model.inLine(formatDimension(shape.length, locale), formatDimension(shape.height, locale)),
      formatReason(framed.why, locale),
    ]),
    solids: [...frameSolids(job), ...(hasWool(job) ? woolSolids(job) : [])],
    sheets: layers.flatMap((faces, layer) =>
      faces.map(({ laid }, face): FlatSurface => {
        // The first side is the front.
        const way = face === 0 ? -1 : 1;
        const board = parts.faces[face]?.board.thickness ?? 0;
        const thick = (layer + 1) * board;
        const y = face === 0 ? 0 - thick : parts.depth + thick;
        const apart: Triple = [0, way * (0.3 + 0.12 * layer) * shape.height, 0];
        return {
          rings: laid.flatMap((piece) =>
            piece.shape.map((ring) => ring.map((at): Triple => [at.x, y, at.y])),
          ),
          back: [0, 0 - way * board, 0],
          joints: [],
          apart,
          look: 'board',
          covered: { look: 'plaster' },
          product: parts.faces[face]?.product ?? 'plasterboard',
          step: face === 0 ? 'board' : 'board-2',
        };
      }),
    ),
  };
}
