import { woolBays } from './wool.ts';
import { boundsOf, boxRing } from '../../measure/outline/polygon.ts';
import { formatLength, formatDimension, length, mm } from '../../measure/units/units.ts';
import { formatReason } from '../kit/format-sizes.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { dimensionsIn, noteAt } from '../kit/drawings.ts';
import { frameProduct, hasWool, layersOf, solesOf, type StudJob } from './layout.ts';

import { en as enModel } from '../../../language/en/model.ts';
import { flatPieces } from '../../scene/flat-view.ts';
import { solidAt, type Covering, type Solid } from '../../scene/scene.ts';

/** Frame from the front, a bay in section, and the boards of each face. */
export function studDrawings(job: StudJob, solids: readonly Solid[]): readonly JobDrawing[] {
  const over = boardsOf(job, job.over, 1);
  const boards = boardsOf(job, job.boards, 0);
  return [
    frame(job, solids),
    ...over,
    ...boards,
    bay(job, { solids, coverings: [...boards, ...over] }),
  ];
}

/** Boards of a layer on each face; the first face is the front. The exploded view takes them off. */
const boardsOf = (
  { words, place, parts }: StudJob,
  faces: StudJob['boards'],
  layer: 0 | 1,
): readonly (JobDrawing & Covering)[] =>
  faces.map(({ laid }, i) => {
    const { product = 'plasterboard', board } = parts.faces[i] ?? {};
    const way = i === 0 ? -1 : 1;
    const thick = board?.thickness ?? 0;
    const y = (i === 0 ? 0 : parts.depth) + way * (layer + 1) * thick;
    return {
      id: layer === 0 ? `boards-${i + 1}` : `over-${i + 1}`,
      name: words.drawing.side(i + 1),
      // The picture of the lower layer counts both.
      counts: layer === 0 ? [product, 'drywall-screws'] : [],
      of: product,
      step: i === 0 ? 'board' : 'board-2',
      surface: place.wall.region,
      seen: 'wall',
      on: { wall: place.wall.id },
      pieces: laid,
      cuts: true,
      face: { origin: [0, y, 0], along: [1, 0, 0], up: [0, 0, 1] },
      back: [0, 0 - way * thick, 0],
      apart: [0, way * (0.3 + 0.12 * layer) * place.wall.shape.height, 0],
      says: words.drawing.boards(laid.length, laid.filter(({ whole }) => whole).length),
    };
  });

function frame(job: StudJob, solids: readonly Solid[]): JobDrawing {
  const { words, place, framed, parts, locale } = job;
  const { shape } = place.wall;
  const studs = framed.laid.filter(({ name }) => name === 'stud');
  const from = bayFrom(job);
  const shown = (one: number): string => formatLength(length(one), locale);
  const size = dimensionsIn(locale);
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
      'concrete-mix',
    ],
    surface: [boxRing({ x0: 0, y0: 0, x1: shape.length, y1: shape.height })],
    seen: 'wall',
    on: { wall: place.wall.id },
    isView: true,
    // Wool is behind the frame's front, and the section shows it.
    pieces: flatPieces(
      { solids: solids.filter(({ piece }) => piece !== undefined) },
      { from: 'front' },
    ).pieces,
    notes: place.wall.openings.map(({ at, sill, width, height }) =>
      noteAt(at + width / 2, sill + height / 2, `${shown(width)}\u00a0×\u00a0${shown(height)}`),
    ),
    dimensions: [
      size('top', from, from + parts.spacing),
      ...studs.slice(0, 1).map(({ y, height, cut = height }) => ({
        ...size('right', y, y + height),
        text: shown(cut),
      })),
      size('left', 0, shape.height),
    ],
    says: formatReason(framed.why, locale),
  };
}

/** Left edge of the first stud with the usual distance to another one. */
function bayFrom({ framed, parts: { spacing } }: StudJob): number {
  const studs = framed.laid.filter(({ name }) => name === 'stud').map(({ x }) => x);
  return studs.find((x) => studs.includes(length(x + spacing))) ?? studs[0] ?? 0;
}

/** Height of the section of a bay, under the first noggins. */
const CUT = mm(200);

/** One bay from above, cut through: boards, studs and wool with their sizes. */
function bay(job: StudJob, scene: Parameters<typeof flatPieces>[0]): JobDrawing {
  const { words, parts, locale } = job;
  const { depth, face, spacing } = parts;
  const shown = (size: number): string => formatLength(length(size), locale);
  const from = bayFrom(job);
  const section = flatPieces(scene, {
    from: 'plan',
    cut: length(parts.kerb + CUT),
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
const frameSolids = (job: StudJob): readonly Solid[] =>
  job.framed.laid.map(({ name, x, y, width, height }) =>
    solidAt([x, 0, y], [width, job.parts.depth, height], {
      product: frameProduct(job, name),
      piece: name,
      step: stepOf(name),
    }),
  );

/** Wool between the pieces of the frame. */
const woolSolids = (job: StudJob): readonly Solid[] =>
  woolBays(job).map(({ x, y, width, height }) =>
    solidAt([x, 0, y], [width, job.parts.depth, height], {
      product: 'wall-insulation',
      step: 'wool',
      apart: [0, -0.15 * job.place.wall.shape.height, 0],
    }),
  );

/** Kerb under the wall, as wide as it with its boards. */
function kerbSolids(job: StudJob): readonly Solid[] {
  const { parts, values } = job;
  const [front = 0, back = 0] = parts.faces.map(({ board }) => layersOf(values) * board.thickness);
  return parts.kerb === 0
    ? []
    : solesOf(job).map(({ x, width }) =>
        solidAt([x, 0 - front, 0], [width, front + parts.depth + back, parts.kerb], {
          product: 'concrete-mix',
          step: 'kerb',
        }),
      );
}

/** Frame, its kerb and wool. */
export const studSolids = (job: StudJob): readonly Solid[] => [
  ...kerbSolids(job),
  ...frameSolids(job),
  ...(hasWool(job) ? woolSolids(job) : []),
];

export function studSays({ place, framed, locale }: StudJob): readonly string[] {
  const { shape } = place.wall;
  const model = locale.words('model', enModel);
  return [
    model.inLine(formatDimension(shape.length, locale), formatDimension(shape.height, locale)),
    formatReason(framed.why, locale),
  ];
}
