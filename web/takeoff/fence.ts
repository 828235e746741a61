import { length, litres, mm, type Length, type Millilitres } from '../measure/units.ts';
import { gatherPieces, type Piece } from './piece.ts';
import { holeConcrete } from './structure/fence.ts';
import { count, liquid, long, type Why } from './why.ts';

export interface FenceRun {
  readonly length: Length;
  /** Starts at the last post of the run before, as round a corner; else it has a post of its own. */
  readonly joined: boolean;
}

export interface FenceOptions {
  readonly height: Length;
  /** Panels between posts, or boards on rails. */
  readonly kind: 'panels' | 'boards';
  /** From post to post at most. */
  readonly bay: Length;
  /** Side of a square post. */
  readonly post: Length;
  /** Width of a fence board, and how far each lies over the one before. */
  readonly boardWidth: Length;
  readonly boardOverlap: Length;
}

/**
 * Panel makers: bays of 1.83 m (6 ft). Feather-edge boards of 125 mm overlap by 25 mm, on two rails,
 * three from 1.2 m high.
 */
export const FENCE_DEFAULTS = {
  bay: mm(1830),
  post: mm(100),
  boardWidth: mm(125),
  boardOverlap: mm(25),
  thirdRailFrom: mm(1200),
} as const;

export interface FenceLayout {
  readonly bays: number;
  readonly posts: number;
  /** Panels that fit a bay without cutting, and those to cut down with the width left. */
  readonly panels: { readonly whole: number; readonly cut: readonly Length[] };
  /** Posts, and rails and boards of a board fence, for the cutting engine. */
  readonly pieces: readonly Piece[];
  /** Rails a bay; none behind panels. */
  readonly rails: number;
  /** Boards of each run. */
  readonly boards: readonly number[];
  readonly postDepth: Length;
  readonly holeWidth: Length;
  readonly concrete: Millilitres;
  /** Where the posts stand, by run, from its start. */
  readonly at: readonly (readonly Length[])[];
  readonly why: {
    readonly bays: Why;
    readonly posts: Why;
    readonly concrete: Why;
    readonly rails: Why;
    readonly boards: Why;
  };
}

/** How deep a post goes into the ground: a third of the height and 150 mm. */
export const postDepth = (height: Length): Length => length(Math.round(height / 3) + mm(150));

/**
 * Sets out a fence. Panels: full bays with the rest in the last one of each run; boards: bays of one
 * width in each run, none wider than asked for. Bays are ceil(length ÷ bay).
 */
export function layFence(runs: readonly FenceRun[], options: FenceOptions): FenceLayout {
  const at = runs.map((run) => postsOf(run, options));
  const bays = at.reduce((sum, posts) => sum + posts.length - 1, 0);
  const posts = at.reduce(
    (sum, own, i) => sum + own.length - (runs[i]?.joined === true ? 1 : 0),
    0,
  );
  const depth = postDepth(options.height);
  const each = holeConcrete(length(3 * options.post), options.post, depth);
  const byRun = runs.map((run) => (options.kind === 'boards' ? boardsOf(run, options) : 0));
  const boards = byRun.reduce((sum, number) => sum + number, 0);
  const concrete = litres((each * posts) / 1000);
  const rails = options.height >= FENCE_DEFAULTS.thirdRailFrom ? 3 : 2;
  const pieces = gatherPieces([
    { name: 'post', length: length(options.height + depth), quantity: posts },
    ...(options.kind === 'boards' ? railsOf(at, rails) : []),
    { name: 'fence-board', length: options.height, quantity: boards },
  ]);
  return {
    bays,
    posts,
    panels: options.kind === 'panels' ? panelsOf(at, options) : { whole: 0, cut: [] },
    pieces,
    rails: options.kind === 'boards' ? rails : 0,
    boards: byRun,
    postDepth: depth,
    holeWidth: length(3 * options.post),
    concrete,
    at,
    why: explain(runs, options, { bays, posts, concrete, depth, boards, rails }),
  };
}

function postsOf(run: FenceRun, options: FenceOptions): Length[] {
  const bays = Math.max(1, Math.ceil(run.length / options.bay));
  const step = options.kind === 'panels' ? options.bay : run.length / bays;
  const posts = Array.from({ length: bays }, (_, i) => length(Math.round(i * step)));
  return [...posts, run.length];
}

function panelsOf(
  at: readonly (readonly Length[])[],
  options: FenceOptions,
): FenceLayout['panels'] {
  const widths = at.flatMap((posts) => posts.slice(1).map((post, i) => post - (posts[i] ?? 0)));
  const cut = widths.filter((width) => width < options.bay).map(length);
  return { whole: widths.length - cut.length, cut };
}

/** Rails run from the middle of one post to the middle of the next; the bays of a run are alike. */
const railsOf = (at: readonly (readonly Length[])[], rails: number): Piece[] =>
  at.map((posts) => {
    const bays = posts.length - 1;
    const bay = length(Math.ceil((posts.at(-1) ?? 0) / bays));
    return { name: 'rail', length: bay, quantity: rails * bays };
  });

function boardsOf(run: FenceRun, { boardWidth, boardOverlap }: FenceOptions): number {
  return Math.max(1, Math.ceil((run.length - boardOverlap) / (boardWidth - boardOverlap)));
}

interface Counts {
  readonly bays: number;
  readonly posts: number;
  readonly concrete: Millilitres;
  readonly depth: Length;
  readonly boards: number;
  readonly rails: number;
}

function explain(
  runs: readonly FenceRun[],
  options: FenceOptions,
  counts: Counts,
): FenceLayout['why'] {
  const run = length(runs.reduce((sum, each) => sum + each.length, 0));
  const amounts = {
    bays: count(counts.bays),
    posts: count(counts.posts),
    run: long(run),
    bay: long(options.bay),
    depth: long(counts.depth),
    hole: long(length(3 * options.post)),
    concrete: liquid(counts.concrete),
    boards: count(counts.boards),
    rails: count(counts.rails),
    width: long(options.boardWidth),
    overlap: long(options.boardOverlap),
  };
  return {
    bays: {
      says: (words) => words.fenceBays(counts.bays),
      with: amounts,
    },
    posts: {
      says: (words) => words.fencePosts,
      with: amounts,
    },
    concrete: {
      says: (words) => words.fenceConcrete,
      with: amounts,
    },
    rails: {
      says: (words) => words.fenceRails,
      with: { ...amounts, all: count(counts.rails * counts.bays) },
    },
    boards: {
      says: (words) => words.fenceBoards,
      with: amounts,
    },
  };
}
