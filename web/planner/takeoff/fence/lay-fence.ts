import { length, litres, mm, type Length, type Millilitres } from '../../measure/units/units.ts';
import {
  featherEdgeBoards,
  gravelInHole,
  holeConcrete,
  panelsOn,
  picketsInBay,
  picketsOn,
  type PanelFixing,
} from '../structure/outdoors/fence-rules.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { countOf, liquid, long, type Why } from '../why.ts';

/** A straight stretch of a fence, from the outside of its first post to the outside of its last. */
export interface FenceRun {
  readonly length: Length;
  /** Starts at the last post of the previous stretch, as round a corner; otherwise it has its own post. */
  readonly joined: boolean;
}

/** Infill between the posts. */
export type FenceInfill =
  | { readonly kind: 'panel' | 'slotted'; readonly panel: Length }
  | { readonly kind: 'feather-edge'; readonly board: Length; readonly lap: Length }
  | { readonly kind: 'picket'; readonly board: Length; readonly gap: Length };

export interface FenceOptions {
  readonly infill: FenceInfill;
  /** True if bays step down: no board passes a post. */
  readonly stepped: boolean;
  /** Width of a post along the fence. */
  readonly post: Length;
  /** Maximum distance between posts if boards are nailed to rails. */
  readonly bay: Length;
  readonly depth: Length;
  readonly hole: Length;
  /** Layer of gravel in the hole under a post. */
  readonly gravel: Length;
  /** True if posts are on anchors in the concrete, so that they take no volume of the hole. */
  readonly anchored: boolean;
  /** Gates at the end of the last stretch, and width of one leaf. */
  readonly gates: number;
  readonly gate: Length;
  /** Post of a gate, and its hole; the others’ if no thicker one is sold. */
  readonly gatePost?: { readonly side: Length; readonly hole: Length } | undefined;
  /** Side of wooden posts of gates, the first next to the last post of the fence, which takes no hinge. */
  readonly ownPost?: Length | undefined;
}

/** One stretch with the start of each post, from the stretch's start. */
export interface FenceStretch {
  readonly posts: readonly Length[];
  /** Clear widths between posts: panels, bays or gates, in order; that of the first gate with its own first post. */
  readonly bays: readonly FenceBay[];
  /** Widths of the posts along the fence: those of gates are thicker. */
  readonly sides: readonly Length[];
  /** Boards or pickets, which continue past the posts. */
  readonly boards: number;
}

export interface FenceBay {
  readonly clear: Length;
  /** `cut`: a panel sawn narrower. */
  readonly is: 'whole' | 'cut' | 'gate';
  /** Width of the panel, including slots or play; the clear width for nailed boards. */
  readonly width: Length;
}

export interface FenceLayout {
  readonly stretches: readonly FenceStretch[];
  /** Posts other than the own ones of gates. */
  readonly posts: number;
  /** Thicker posts of gates, the last ones; included in `posts`. */
  readonly gatePosts: number;
  readonly bays: number;
  readonly cutPanels: number;
  /** Least length of the last stretch: its gates, and two posts with a bay between them. */
  readonly leastLast: Length;
  /** Boards or pickets. */
  readonly boards: number;
  /** Exact volume of all holes; the bill adds a margin for uneven holes. */
  readonly concrete: Millilitres;
  /** Grams of gravel below posts in the ground. */
  readonly gravel: number;
  readonly why: Readonly<Record<'bays' | 'posts' | 'concrete' | 'boards', Why>>;
}

/** Play on each side of a gate's leaf (trade: 8 to 10 mm). */
const GATE_PLAY = mm(10);

const fixingOf = (infill: FenceInfill): PanelFixing =>
  infill.kind === 'slotted' ? 'slotted' : 'between';

/** Lays out every stretch: posts, panels or bays, and the gates at the end of the last. */
export function layFence(runs: readonly FenceRun[], options: FenceOptions): FenceLayout {
  boundFence(runs, options);
  const stretches = runs.map((run, i) =>
    layStretch(run.length, i === runs.length - 1 ? options.gates : 0, options),
  );
  const joined = runs.filter((run) => run.joined).length;
  const own = options.ownPost === undefined ? 0 : options.gates;
  const posts = stretches.reduce((sum, one) => sum + one.posts.length, 0) - joined - own;
  const bays = stretches.flatMap((one) => one.bays).filter(({ is }) => is !== 'gate');
  const boards = stretches.reduce((sum, one) => sum + one.boards, 0);
  const { gatePost } = options;
  const gatePosts = gatePost === undefined || options.gates === 0 ? 0 : options.gates + 1;
  const each = holeConcrete(options.hole, options.anchored ? mm(0) : options.post, options.depth);
  const atGates =
    gatePost === undefined ? 0 : holeConcrete(gatePost.hole, gatePost.side, options.depth);
  const concrete = litres(((posts - gatePosts) * each + gatePosts * atGates) / 1000);
  const cutPanels = bays.filter(({ is }) => is === 'cut').length;
  const run = length(runs.reduce((sum, one) => sum + one.length, 0));
  const counts = { posts, gatePosts, bays: bays.length, cutPanels, boards, concrete };
  return {
    stretches,
    ...counts,
    leastLast: length(
      options.gates === 0 ? 0 : LEAST_FENCE * options.post + forGates(options.gates, options),
    ),
    gravel: options.anchored
      ? 0
      : (posts - gatePosts) * gravelInHole(options.hole, options.gravel) +
        gatePosts * gravelInHole(gatePost?.hole ?? options.hole, options.gravel),
    why: explain(run, options, counts),
  };
}

/** Throws `TooManyPieces` for a fence with too many posts, panels and boards. */
function boundFence(runs: readonly FenceRun[], { infill, bay }: FenceOptions): void {
  const narrowest = 'board' in infill ? infill.board : infill.panel;
  const each = 'panel' in infill ? infill.panel : length(Math.min(bay, narrowest));
  const pieces = runs.reduce((sum, run) => sum + Math.ceil(run.length / each) + 2, 0);
  boundPieces(pieces, each);
}

/** Posts’ widths that a stretch is wide besides its gates: two posts and what is between them. */
const LEAST_FENCE = 3;

/** Clear width between the posts of a gate. */
export const openingOf = (gate: Length): Length => length(gate + 2 * GATE_PLAY);

/**
 * Length of the fence that gates take: openings and posts. A gate's first post replaces the last one of the fence, or
 * is a second post next to it.
 */
function forGates(gates: number, { post, gate, gatePost, ownPost }: FenceOptions): number {
  const side = ownPost ?? gatePost?.side ?? post;
  const first = ownPost ?? side - post;
  return gates === 0 ? 0 : gates * (openingOf(gate) + side) + first;
}

function layStretch(run: Length, gates: number, options: FenceOptions): FenceStretch {
  const { post, gate, ownPost } = options;
  const atGate = ownPost ?? options.gatePost?.side ?? post;
  const opening = openingOf(gate);
  const fence = length(Math.max(LEAST_FENCE * post, run - forGates(gates, options)));
  const bays = [
    ...(options.infill.kind === 'panel' || options.infill.kind === 'slotted'
      ? panelBays(fence, options, options.infill.panel)
      : equalBays(fence, options)),
    ...Array.from({ length: gates }, (_, i): FenceBay => ({
      clear: length(opening + (i === 0 ? (ownPost ?? 0) : 0)),
      is: 'gate',
      width: gate,
    })),
  ];
  const gated = bays.length - gates + (ownPost === undefined ? 0 : 1);
  const sides = Array.from({ length: bays.length + 1 }, (_, i) =>
    gates > 0 && i >= gated ? atGate : post,
  );
  let at = 0;
  const posts = [length(0)];
  for (const [i, { clear }] of bays.entries()) {
    at += (sides[i] ?? post) + clear;
    posts.push(length(at));
  }
  return {
    posts,
    sides,
    bays,
    boards: boardsIn(fence, bays.slice(0, bays.length - gates), options),
  };
}

function panelBays(fence: Length, options: FenceOptions, panel: Length): readonly FenceBay[] {
  const { post } = options;
  const { whole, cuts, module } = panelsOn(fence, panel, post, fixingOf(options.infill));
  // Unused play is distributed, so that the last post ends at the stretch's end.
  const less = module - panel;
  const used = whole * module + cuts.reduce((sum, cut) => sum + cut + less, 0);
  const bays = whole + cuts.length;
  const share = Math.floor((fence - post - used) / Math.max(1, bays));
  const clearOf = (width: Length): Length => length(Math.max(0, width + less - post + share));
  return [
    ...Array.from({ length: whole }, (): FenceBay => ({
      clear: clearOf(panel),
      is: 'whole',
      width: panel,
    })),
    ...cuts.map((cut): FenceBay => ({ clear: clearOf(cut), is: 'cut', width: cut })),
  ];
}

function equalBays(fence: Length, { bay, post }: FenceOptions): readonly FenceBay[] {
  const bays = Math.max(1, Math.ceil((fence - post) / bay));
  const clear = length(Math.max(0, Math.round((fence - post) / bays) - post));
  return Array.from({ length: bays }, (): FenceBay => ({ clear, is: 'whole', width: clear }));
}

/** Boards of a stretch; those of a bay that steps down end at its posts. */
function boardsIn(
  fence: Length,
  bays: readonly FenceBay[],
  { infill, stepped, post }: FenceOptions,
): number {
  if (!stepped) return boardsOn(fence, infill);
  if (infill.kind !== 'picket' || infill.gap === 0)
    return bays.length * boardsOn(length(Math.ceil(fence / bays.length)), infill);
  return bays.reduce((sum, { clear }) => sum + picketsInBay(length(clear + post), infill), 0);
}

function boardsOn(fence: Length, infill: FenceInfill): number {
  if (infill.kind === 'feather-edge') return featherEdgeBoards(fence, infill.board, infill.lap);
  return infill.kind === 'picket' ? picketsOn(fence, infill.board, infill.gap) : 0;
}

interface Counts {
  readonly posts: number;
  readonly gatePosts: number;
  readonly bays: number;
  readonly cutPanels: number;
  readonly boards: number;
  readonly concrete: Millilitres;
}

function explain(run: Length, options: FenceOptions, counts: Counts): FenceLayout['why'] {
  const { infill } = options;
  const amounts = {
    run: long(run),
    posts: countOf(counts.posts),
    bays: countOf(counts.bays),
    cut: countOf(counts.cutPanels),
    boards: countOf(counts.boards),
    concrete: liquid(counts.concrete),
    hole: long(options.hole),
    ...(options.gatePost === undefined
      ? {}
      : { gatePosts: countOf(counts.gatePosts), gateHole: long(options.gatePost.hole) }),
    depth: long(options.depth),
    post: long(options.post),
    bay: long(options.bay),
    ...('panel' in infill ? { panel: long(infill.panel) } : {}),
    ...('board' in infill ? { width: long(infill.board) } : {}),
    ...('lap' in infill ? { lap: long(infill.lap) } : {}),
    ...('gap' in infill ? { gap: long(infill.gap) } : {}),
  };
  const isPanel = 'panel' in infill;
  return {
    bays: {
      says: (words) =>
        isPanel ? words.fencePanels(counts.bays, counts.cutPanels) : words.fenceBays(counts.bays),
      with: amounts,
    },
    posts: { says: (words) => words.fencePosts, with: amounts },
    concrete: {
      says: (words) => (counts.gatePosts > 0 ? words.fenceGateConcrete : words.fenceConcrete),
      with: amounts,
    },
    boards: {
      says: (words) =>
        'lap' in infill
          ? words.fenceBoards
          : 'gap' in infill && infill.gap > 0
            ? words.fencePickets
            : words.fenceButted,
      with: amounts,
    },
  };
}
