import { en } from '../language/en/job-plan.ts';
import type { Locale } from '../language/locale.ts';
import { formatDimension, formatLength } from '../measure/format-length.ts';
import { boxRing, type Region } from '../measure/polygon.ts';
import { length, mm, type Length } from '../measure/units.ts';
import type { FenceLayout, FenceOptions } from '../takeoff/fence.ts';
import type { LaidPiece } from '../takeoff/laid-piece.ts';
import type { Drawing } from './contract.ts';
import { block } from './drawings.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en);

/** Ids of the materials that the drawings count. */
export interface FenceMaterials {
  readonly panel: string;
  readonly post: string;
  readonly rail: string;
  readonly board: string;
  readonly concrete: string;
}

/** How high a rail is drawn: it is bought by its length alone. */
const RAIL = mm(75);
/** Where rails sit, as shares of the height. */
const RAILS_AT: Readonly<Record<number, readonly number[]>> = {
  2: [0.12, 0.8],
  3: [0.1, 0.46, 0.82],
};

/** Each stretch of a fence as it stands: posts into the ground, and what is between or on them. */
export function fenceDrawings(
  fence: FenceLayout,
  options: FenceOptions,
  ids: FenceMaterials,
  locale: Locale,
): readonly Drawing[] {
  return fence.at.flatMap((posts, i): Drawing[] => {
    const named = (name: string): string =>
      fence.at.length === 1 ? name : wordsIn(locale).stretch(name, i + 1);
    const frame = frameDrawing(posts, fence, options);
    const bays = posts.length - 1;
    const depth = formatLength(fence.postDepth, locale);
    if (options.kind === 'panels') {
      const cut = frame.between.filter(({ whole }) => !whole).length;
      return [
        {
          id: `stretch-${i}`,
          name: named(wordsIn(locale).fencePanels),
          counts: [ids.panel, ids.post, ids.concrete],
          ...frame.seen,
          pieces: [...frame.posts, ...frame.between],
          says: wordsIn(locale).panels(named(wordsIn(locale).fencePanels), bays, depth, cut),
        },
      ];
    }
    return [
      {
        id: `stretch-${i}`,
        name: named(wordsIn(locale).fenceRails),
        counts: [ids.post, ids.rail, ids.concrete],
        ...frame.seen,
        pieces: [...frame.posts, ...railsOf(posts, fence.rails, options)],
        says: wordsIn(locale).rails(named(wordsIn(locale).fenceRails), bays, depth, fence.rails),
      },
      boardsDrawing(
        posts.at(-1) ?? length(0),
        fence.boards[i] ?? 0,
        options,
        {
          id: `boards-${i}`,
          name: named(wordsIn(locale).fenceBoards),
          counts: [ids.board],
        },
        locale,
      ),
    ];
  });
}

interface Frame {
  readonly seen: { readonly surface: Region; readonly seen: 'wall' };
  readonly posts: readonly LaidPiece[];
  readonly between: readonly LaidPiece[];
}

function frameDrawing(
  posts: FenceLayout['at'][number],
  { postDepth }: FenceLayout,
  { height, post, bay }: FenceOptions,
): Frame {
  const wide = { x0: 0 - post / 2, x1: (posts.at(-1) ?? 0) + post / 2 };
  return {
    // Above the ground and below it: the line between them is the ground.
    seen: {
      seen: 'wall',
      surface: [
        boxRing({ ...wide, y0: 0, y1: height }),
        boxRing({ ...wide, y0: 0 - postDepth, y1: 0 }),
      ],
    },
    posts: posts.map((at) => block(at - post / 2, 0 - postDepth, post, height + postDepth, true)),
    between: posts.slice(1).flatMap((to, i) => {
      const from = posts[i] ?? 0;
      const clear = to - from - post;
      return clear > 0 ? [block(from + post / 2, 0, clear, height, to - from >= bay)] : [];
    }),
  };
}

const railsOf = (
  posts: FenceLayout['at'][number],
  rails: number,
  { height, post }: FenceOptions,
): readonly LaidPiece[] =>
  posts.slice(1).flatMap((to, i) => {
    const from = posts[i] ?? 0;
    const clear = to - from - post;
    return (RAILS_AT[rails] ?? []).flatMap((share) =>
      clear > 0 ? [block(from + post / 2, Math.round(height * share), clear, RAIL)] : [],
    );
  });

/** The boards of a stretch, as much of each as shows beside the next; all are sawn to the height. */
function boardsDrawing(
  long: Length,
  boards: number,
  { height, boardWidth, boardOverlap }: FenceOptions,
  base: Pick<Drawing, 'id' | 'name' | 'counts'>,
  locale: Locale,
): Drawing {
  const cover = boardWidth - boardOverlap;
  const pieces = Array.from({ length: boards }, (_, i) => {
    const from = i * cover;
    const to = Math.min(long, i === boards - 1 ? from + boardWidth : from + cover);
    return block(from, 0, Math.max(0, to - from), height, i < boards - 1);
  });
  return {
    ...base,
    surface: [boxRing({ x0: 0, y0: 0, x1: long, y1: height })],
    seen: 'wall',
    pieces,
    says: wordsIn(locale).boards(
      base.name,
      boards,
      formatDimension(long, locale),
      formatLength(boardOverlap, locale),
    ),
  };
}
