import { boxRing } from '../../measure/outline/polygon.ts';
import {
  formatDimension,
  formatLength,
  length,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import type { Product } from '../../stock/products.ts';
import { flatPieces } from '../../scene/flat-view.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { dimensionsIn, noteAt } from '../kit/drawings.ts';
import { holeWidth } from '../../takeoff/structure/outdoors/fence-rules.ts';
import { cappedPosts, isStepped } from './bays.ts';
import { ANCHOR_CLEAR, type Fence } from './layout.ts';
import { en as enModel } from '../../../language/en/model.ts';
import {
  solidAt,
  type LetterMark,
  type Scene,
  type FlatSurface,
  type Solid,
  type Triple,
} from '../../scene/scene.ts';

type FenceStretch = Fence['fence']['stretches'][number];

/** Each stretch from the front, and one post with its hole in section. */
export const fenceDrawings = (inputs: Fence): readonly JobDrawing[] => [
  ...inputs.fence.stretches.map((stretch, i) => elevation(inputs, stretch, i)),
  section(inputs),
];

/** Products above the ground. */
const STANDING = [
  'fence-post',
  'concrete-post',
  'concrete-corner-post',
  'post-cap',
  'gravel-board',
  'concrete-gravel-board',
  'fence-panel',
  'fence-rail',
  'feather-edge',
  'pickets',
  'capping-rail',
  'gate',
] as const satisfies readonly Product[];
/** Products that hold a post. */
const SET = ['post-mix', 'gravel', 'post-anchor'] as const satisfies readonly Product[];

/** A stretch in its own coordinates: along x from its first post. */
const LEVEL: Way = { turns: 0, from: [0, 0] };

function elevation(inputs: Fence, stretch: FenceStretch, i: number): JobDrawing {
  const { parts, words, locale, fence } = inputs;
  const long = (stretch.posts.at(-1) ?? 0) + (stretch.sides.at(-1) ?? parts.side);
  const ground = groundOf(inputs, i);
  const [top, foot] = [0 - ground.post(0), 0 - ground.post(stretch.posts.length - 1)];
  const gates = stretch.bays.flatMap(({ clear, is }, bay) => {
    const x = (stretch.posts[bay] ?? 0) + parts.side + clear / 2;
    return is === 'gate' ? [noteAt(x, parts.height / 2 - ground.bay(bay), words.drawing.gate)] : [];
  });
  const above = Math.max(cappingIn(parts, inputs.shelf)?.thickness ?? 0, inputs.over);
  const { solids, sheets } = stretchIn(inputs, stretch, LEVEL, i, false);
  // Footings are in the section.
  const standing = solids.filter(({ product }) => product !== undefined);
  const name = fence.stretches.length === 1 ? words.drawing.fence : words.drawing.stretch(i + 1);
  return {
    id: `stretch-${i}`,
    name,
    counts: STANDING,
    surface: [boxRing({ x0: 0, y0: foot, x1: long, y1: top + parts.height + above })],
    seen: 'wall',
    on: { stretch: i },
    isView: true,
    pieces: flatPieces({ solids: standing, sheets }, { from: 'front' }).pieces,
    notes: gates,
    says: words.drawing.says(
      name,
      formatDimension(length(long), locale),
      stretch.bays.filter(({ is }) => is !== 'gate').length,
      stretch.posts.length,
    ),
  };
}

/**
 * Fall of the ground to the posts and bays of a stretch. A bay that steps is at its higher end, one that follows the
 * ground in the middle of its ends.
 */
function groundOf({ levels, way }: Fence, stretch: number) {
  const { ground, drops } = levels[stretch] ?? { ground: [], drops: [] };
  const post = (n: number): number => ground[n] ?? 0;
  const at = (posts: readonly Length[], along: number): number => {
    const n = Math.max(
      0,
      posts.findLastIndex((one) => one <= along),
    );
    const [from, to] = [posts[n] ?? 0, posts[n + 1] ?? 0];
    const part = to > from ? (along - from) / (to - from) : 0;
    return way === 'steps' ? post(n) : post(n) + (drops[n] ?? 0) * part;
  };
  return {
    at,
    post,
    before: (n: number): number => post(Math.max(0, n - 1)),
    bay: (n: number): number => (way === 'steps' ? post(n) : post(n) + (drops[n] ?? 0) / 2),
  };
}

/** A post in its hole, cut through: height, depth and width of the hole. */
function section(inputs: Fence): JobDrawing {
  const { parts, depth, words, locale, fence } = inputs;
  const hole = holeWidth(parts.side);
  const shown = (size: number): string => formatLength(length(size), locale);
  const [stretch] = fence.stretches;
  const { solids } =
    stretch === undefined ? { solids: [] } : stretchIn(inputs, stretch, LEVEL, 0, false);
  const middle = deepOf(parts) / 2;
  const size = dimensionsIn(locale);
  return {
    id: 'section',
    name: words.drawing.section,
    counts: SET,
    seen: 'wall',
    ...flatPieces({ solids }, { from: 'side', cut: parts.side / 2 }),
    dimensions: [
      size('left', 0, parts.height),
      size('right', 0 - depth, 0),
      size('top', middle - hole / 2, middle + hole / 2),
    ],
    says: words.drawing.sectionSays(
      shown(parts.height),
      shown(parts.side),
      shown(hole),
      shown(depth),
    ),
  };
}

/** Usual height of a panel's boards. */
const SLAT = mm(150);

/** Panels and gates are about so thick (trade). */
const PANEL = mm(40);
/** And boards on their front. */
const BOARD = mm(15);
/** Height of a gate above the ground (trade). */
const CLEAR = mm(50);
/** Distance of the outer rails from the ends of the boards (trade). */
const RAIL_IN = mm(200);

/** Along a stretch from its first post, across it from its front, up from the ground. */
type Along = readonly [along: number, across: number, up: number];

/** Quarter turns of a stretch to the left, seen from above, and the start of its first post. */
interface Way {
  readonly turns: 0 | 1 | 2;
  readonly from: readonly [x: number, y: number];
}

const turned = (turns: Way['turns'], along: number, across: number): readonly [number, number] => {
  if (turns === 0) return [along, across];
  return turns === 1 ? [0 - across, along] : [0 - along, 0 - across];
};

/** A box of a stretch in space. */
function boxIn({ turns, from }: Way, at: Along, size: Along): readonly [at: Triple, size: Triple] {
  const [ax, ay] = turned(turns, at[0], at[1]);
  const [bx, by] = turned(turns, at[0] + size[0], at[1] + size[1]);
  return [
    [from[0] + Math.min(ax, bx), from[1] + Math.min(ay, by), at[2]],
    [Math.abs(bx - ax), Math.abs(by - ay), size[2]],
  ];
}

/** Two corners as round a garden; more corners alternate left and right, so that no stretches cross. */
const turnsOf = (stretch: number, all: number): Way['turns'] => {
  if (stretch === 0) return 0;
  if (stretch === 1) return 1;
  if (all <= 3) return 2;
  return stretch % 2 === 0 ? 0 : 1;
};

/** Where each stretch runs: the first post of one is the last of the stretch before. */
function waysOf({ fence, parts }: Fence): readonly Way[] {
  const post: Along = [parts.side, deepOf(parts), 0];
  const ways: Way[] = [];
  for (const [i] of fence.stretches.entries()) {
    const turns = turnsOf(i, fence.stretches.length);
    const [before, stretch] = [ways[i - 1], fence.stretches[i - 1]];
    if (before === undefined || stretch === undefined) {
      ways.push({ turns, from: [0, 0] });
      continue;
    }
    const [last] = boxIn(before, [stretch.posts.at(-1) ?? 0, 0, 0], post);
    const [first] = boxIn({ turns, from: [0, 0] }, [0, 0, 0], post);
    ways.push({ turns, from: [last[0] - first[0], last[1] - first[1]] });
  }
  return ways;
}

/** A post across the fence. */
const deepOf = ({ post, side }: Fence['parts']): number =>
  post.thickness === side ? post.width : post.thickness;

/** The fence with its posts in their holes. The exploded view moves infill and boards off the posts. */
export function fenceScene(inputs: Fence, drawings: readonly JobDrawing[]): Scene {
  const { place, parts, fence, locale } = inputs;
  const model = locale.words('model', enModel);
  const built = waysOf(inputs).flatMap((way, i) => {
    const stretch = fence.stretches[i];
    return stretch === undefined ? [] : [stretchIn(inputs, stretch, way, i)];
  });
  return {
    says: [
      model.inLine(formatDimension(place.length, locale), formatLength(parts.height, locale)),
      ...drawings.slice(0, fence.stretches.length).flatMap(({ says }) => says ?? []),
      ...(fence.stretches.length > 1 ? [model.squareCorners] : []),
    ],
    solids: built.flatMap(({ solids }) => solids),
    sheets: built.flatMap(({ sheets }) => sheets),
    marks: built.flatMap(({ marks }) => marks),
  };
}

interface Built {
  readonly solids: readonly Solid[];
  readonly sheets: readonly FlatSurface[];
  readonly marks: readonly LetterMark[];
}

function stretchIn(
  inputs: Fence,
  stretch: FenceStretch,
  way: Way,
  i: number,
  isJoined = i > 0,
): Built {
  const ground = groundOf(inputs, i);
  const { parts, words } = inputs;
  const [outX, outY] = turned(way.turns, 0, -0.4 * parts.height);
  const apart: Triple = [outX, outY, 0];
  const put: Put = (at, size, more) => solidAt(...boxIn(way, at, size), { apart, ...more });
  const bays = stretch.bays.map((bay, n) => ({
    ...bay,
    from: (stretch.posts[n] ?? 0) + (stretch.sides[n] ?? parts.side),
    low: ground.bay(n),
  }));
  const firstGate = bays.findIndex(({ is }) => is === 'gate');
  const wood = parts.woodPost?.width ?? mm(0);
  const middle = (deepOf(parts) - PANEL) / 2;
  const drops = inputs.levels[i]?.drops ?? [];
  const isLevel = drops.every((drop) => drop === 0);
  // A capping meets the next one over the middle of a post; at a corner and along a slope it ends at the post.
  const isOver = (n: number): boolean =>
    isLevel && (n > 0 || i === 0) && (n < bays.length || i === inputs.fence.stretches.length - 1);
  const over = (n: number): number => (isOver(n) ? parts.side / 2 : 0);
  const covers = (n: number): readonly [number, number] =>
    isStepped(inputs) ? cappedPosts(inputs, i, n) : [over(n), over(n + 1)];
  return {
    solids: [
      ...stretch.posts
        .map((at, n) => ({ at, n, side: stretch.sides[n] ?? parts.side }))
        .slice(isJoined ? 1 : 0, wood > 0 && firstGate >= 0 ? firstGate + 1 : undefined)
        .flatMap(({ at, n, side }) =>
          postAt(
            inputs,
            way,
            { at, n, side },
            ground,
            isEnd(stretch, n) || n === firstGate,
            n === stretch.posts.length - 1 && i < inputs.fence.stretches.length - 1,
          ),
        ),
      ...bays.flatMap(({ clear, is, from, low }, n) => {
        if (clear <= 0) return [];
        const off: Put = (at, size, more) => put([at[0], at[1], at[2] - low], size, more);
        if (is === 'gate') {
          const high = Math.min(parts.gate.length ?? parts.height, parts.height) - CLEAR;
          const before = n === firstGate ? wood : 0;
          const tall = inputs.woodLength - inputs.depth;
          return [
            ...(wood === 0 ? [] : [...(before > 0 ? [from] : []), from + clear]).map((x) =>
              off([x, 0, 0], [wood, wood, tall], { product: 'fence-post', step: 'set-ends' }),
            ),
            off([from + before + mm(10), 0, CLEAR], [clear - before - mm(20), PANEL, high], {
              product: 'gate',
              step: 'gate',
            }),
          ];
        }
        return betweenPosts(inputs, from, clear, middle, off, covers(n));
      }),
    ],
    sheets: boardsOn(inputs, stretch, way, apart, ground),
    marks: bays
      .filter(({ is }) => is === 'gate')
      .map(({ from, clear, low }): LetterMark => {
        const [[x, y]] = boxIn(way, [from + clear / 2, 0, 0], [0, 0, 0]);
        return { text: words.drawing.gate, at: [x, y, parts.height - low], facing: [0, 0, 1] };
      }),
  };
}

/** True if a post is set first, before those between. */
const isEnd = ({ posts }: FenceStretch, n: number): boolean => n === 0 || n === posts.length - 1;

type Put = (at: Along, size: Along, more: Pick<Solid, 'product' | 'step'>) => Solid;
type Ground = ReturnType<typeof groundOf>;

const productOf = ({ concretePost }: Fence['parts'], isCorner: boolean): Product =>
  concretePost ? (isCorner ? 'concrete-corner-post' : 'concrete-post') : 'fence-post';

/** A post over the ground, and what holds it in the ground. */
function postAt(
  { parts, depth, over, way: onSlope }: Fence,
  way: Way,
  { at, n, side }: { readonly at: number; readonly n: number; readonly side: Length },
  ground: Ground,
  isFirstSet: boolean,
  isCorner: boolean,
): readonly Solid[] {
  const fall = ground.post(n);
  const top = parts.height + over - (onSlope === 'steps' ? ground.before(n) : fall);
  const deep = side === parts.side ? deepOf(parts) : side;
  const low = (parts.anchored ? ANCHOR_CLEAR : 0) - fall;
  const hole = holeWidth(side);
  const step = isFirstSet ? 'set-ends' : 'set';
  return [
    solidAt(...boxIn(way, [at, 0, low], [side, deep, top - low]), {
      product: productOf(parts, isCorner),
      step,
    }),
    ...(parts.anchored
      ? [
          solidAt(...boxIn(way, [at, 0, 0 - fall], [side, deep, ANCHOR_CLEAR]), {
            product: 'post-anchor',
            step,
          }),
        ]
      : []),
    solidAt(
      ...boxIn(
        way,
        [at + (side - hole) / 2, (deep - hole) / 2, 0 - fall - depth],
        [hole, hole, depth],
      ),
      { look: 'concrete', step },
    ),
  ];
}

/**
 * A gravel board, and above it a panel, or the rails that boards are nailed on. Feather-edge has a capping on top, which
 * reaches over the posts at both ends by a distance of its own.
 */
function betweenPosts(
  { parts, shelf }: Fence,
  from: number,
  clear: number,
  middle: number,
  off: Put,
  [before, after]: readonly [before: number, after: number],
): readonly Solid[] {
  const { gravelBoard, height, rails } = parts;
  const board =
    gravelBoard > 0
      ? [
          off(
            [from, 'panel' in parts.infill ? middle : 0, 0],
            [clear, PANEL, gravelBoard],
            parts.concretePost
              ? { product: 'concrete-gravel-board', step: 'hang' }
              : { product: 'gravel-board', step: 'gravel-boards' },
          ),
        ]
      : [];
  if ('panel' in parts.infill) {
    // A panel is drawn board by board.
    const slats = Math.max(1, Math.round((height - gravelBoard) / SLAT));
    const high = (height - gravelBoard) / slats;
    return [
      ...board,
      ...Array.from({ length: slats }, (_, i) =>
        off([from, middle, gravelBoard + i * high], [clear, PANEL, high], {
          product: 'fence-panel',
          step: 'hang',
        }),
      ),
    ];
  }
  const rail = shelf['fence-rail'].variants[0];
  const [low, high] = [gravelBoard + RAIL_IN, height - RAIL_IN - rail.width];
  const capping = cappingIn(parts, shelf);
  return [
    ...board,
    ...(capping === undefined
      ? []
      : [
          off(
            [from - before, 0 - BOARD, height],
            [clear + before + after, capping.width, capping.thickness],
            { product: 'capping-rail', step: 'capping' },
          ),
        ]),
    ...Array.from({ length: rails }, (_, i) =>
      off(
        [from, 0, low + (i * (high - low)) / Math.max(1, rails - 1)],
        [clear, rail.thickness, rail.width],
        { product: 'fence-rail', step: 'rails' },
      ),
    ),
  ];
}

/** The section of the capping, if there is one. */
function cappingIn({ infill }: Fence['parts'], shelf: Fence['shelf']) {
  const capping = shelf['capping-rail'];
  return infill.kind === 'feather-edge' && capping.form === 'lengths'
    ? capping.variants[0]
    : undefined;
}

/** Boards or pickets on the front of the posts, evenly from the first to the last that is no gate's alone. */
function boardsOn(
  { parts }: Fence,
  { boards, posts, bays }: FenceStretch,
  way: Way,
  apart: Triple,
  ground: Ground,
): readonly FlatSurface[] {
  const { infill, gravelBoard, height } = parts;
  if (!('board' in infill) || boards === 0) return [];
  const fenced = bays.filter(({ is }) => is !== 'gate').length;
  const end = (posts[fenced] ?? 0) + parts.side;
  const pitch = boards > 1 ? (end - infill.board) / (boards - 1) : 0;
  // Only the visible part of overlapping boards is drawn.
  const wide = Math.min(infill.board, boards > 1 ? pitch : infill.board);
  const point = (along: number, up: number): Triple => {
    const [[x, y]] = boxIn(way, [along, 0 - BOARD, 0], [0, 0, 0]);
    return [x, y, up];
  };
  const rings = Array.from({ length: boards }, (_, i) => {
    const from = i * pitch;
    const to = i === boards - 1 ? end : from + wide;
    const low = ground.at(posts, from);
    return [
      point(from, gravelBoard - low),
      point(to, gravelBoard - low),
      point(to, height - low),
      point(from, height - low),
    ];
  });
  return [
    {
      rings,
      joints: [],
      apart,
      look: 'board',
      covered: { look: 'larch' },
      product: infill.kind === 'picket' ? 'pickets' : 'feather-edge',
      step: 'boards',
    },
  ];
}
