import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import { variantNearest, type PackVariant, type Section, type Shelf } from '../../stock/shelf.ts';
import {
  boardsUnder,
  levelsOf,
  postsAbove,
  type OnSlope,
  type StretchLevels,
} from '../../takeoff/fence/fence-levels.ts';
import { layFence, type FenceInfill, type FenceLayout } from '../../takeoff/fence/lay-fence.ts';
import { gatherPieces, type Piece, tapeMark } from '../../takeoff/material.ts';
import {
  FEATHER_EDGE,
  CODE_SHARE,
  GRAVEL_UNDER_POST,
  OPEN_GAP,
  holeWidth,
  PICKET_BAY,
  postDepth,
  postSide,
  panelModule,
  railsFor,
  widestBay,
  type Exposure,
} from '../../takeoff/structure/outdoors/fence-rules.ts';
import type { Region } from '../../stock/region.ts';
import { roundUpOnTape } from '../kit/format-sizes.ts';
import { kindsOf, type Inputs, type FenceKind } from './fields.ts';

/** A fence with its layout. */
export interface Fence extends Inputs {
  readonly parts: FenceParts;
  readonly fence: FenceLayout;
  /** Depth of the posts in the ground; the hole is deeper by `layer`. */
  readonly depth: Length;
  /** Gravel under the posts. */
  readonly layer: Length;
  readonly way: OnSlope;
  readonly levels: readonly StretchLevels[];
  /** Bottom of the infill above the ground, at the high end of a bay. */
  readonly off: Length;
  /** By how much posts are higher than the panels or boards. */
  readonly over: Length;
  /** True if boards are in front of the posts up to their tops or higher: no cap goes on. */
  readonly isUncapped: boolean;
  /** By how much these boards are higher. */
  readonly past: Length;
  /** Boards under each bay that close the wedge of falling ground. */
  readonly under: readonly number[];
  /** Lengths of posts to cut. */
  readonly postPieces: readonly Piece[];
  readonly gatePieces: readonly Piece[];
  /** Slotted posts where two stretches meet: their slots are at right angles. */
  readonly cornerPieces: readonly Piece[];
  /** Length of an own post of a gate. */
  readonly woodLength: Length;
  /** Length that no post of the shop has; undefined if all are sold. */
  readonly tooLong: Length | undefined;
  /** Smallest mark of the tape. */
  readonly mark: Length;
  /** Highest post above the ground beside it. */
  readonly tallest: Length;
  /** True if the posts of gates are higher than the fence. */
  readonly isRaised: boolean;
  /** By how much they stand above the others. */
  readonly raised: Length;
}

/** Products that the fence is made of. */
export interface FenceParts {
  /** Height of the panel or boards with the gravel board. */
  readonly height: Length;
  readonly infill: FenceInfill;
  readonly post: Section;
  /** The next size, for gates; undefined if shops sell none. */
  readonly gatePost: Section | undefined;
  /** Own posts of gates: no hinge can be screwed to a slotted one. */
  readonly woodPost: Section | undefined;
  /** Side of the post along the fence. */
  readonly side: Length;
  readonly concretePost: boolean;
  readonly anchored: boolean;
  readonly bay: Length;
  readonly panel: PackVariant;
  /** `length`: its height, `width`: across. */
  readonly gate: PackVariant;
  /** Rails a bay; none between panels. */
  readonly rails: number;
  /** Height of the capping, which runs over boards and posts of feather-edge; 0 without one. */
  readonly capping: Length;
  /** Length of the boards on rails. */
  readonly boardLength: Length;
  /** Height of the gravel board; 0 without one. */
  readonly gravelBoard: Length;
}

/** In the EU posts are on anchors in the concrete: the longest post is 2.4 m (`fence-post`, eu). */
const isAnchored = (shelf: Shelf, height: Length): boolean => {
  const longest = Math.max(
    ...shelf['fence-post'].variants.flatMap(({ stock }) => stock.map((one) => one.length)),
  );
  return longest < height + mm(800);
};

/** The foot of an anchored post is this much above the ground, and its top twice as much above the panel (trade). */
export const ANCHOR_CLEAR = mm(50);
const ANCHOR_OVER = mm(100);

/**
 * Posts behind boards are higher by the sides of a cap, which go down over all four faces (makers: 1-1/2 in), if that
 * needs no longer post.
 */
const CAP_OVER = { metric: mm(40), us: inches(1.5) } as const;

/**
 * Bottom of panels and boards above the soil: without a gravel board, and with one of wood. A panel hangs as close as a
 * board if that spares a longer post: UK merchants sell 2.4 m posts for a panel of six feet, with 600 mm in the ground,
 * and 2.7 m with a gravel board or in wind (squote.app, diynot.com; pavingexpert.com: 450 to 600 mm longer).
 */
const OFF = {
  metric: { bare: mm(50), board: mm(10) },
  us: { bare: inches(2), board: inches(3 / 8) },
} as const;

/** Sets out posts, bays and gates along the line, and down the ground. */
export function fenceOf(inputs: Inputs): Fence {
  const { place, values, shelf, region } = inputs;
  const system = region === 'us' ? 'us' : 'metric';
  const parts = fenceParts(inputs);
  const { soil, exposure, frost, gates, fall } = values;
  const way: OnSlope = 'panel' in parts.infill || values.slope === 'steps' ? 'steps' : 'rake';
  const mark = tapeMark(region);
  const layer = GRAVEL_UNDER_POST[system];
  const deep = roundUpOnTape(postDepth(parts.height, { soil, exposure, frostLine: frost }), region);
  const laidTo = (depth: Length): FenceLayout =>
    layFence(
      place.stretches.map((long, i) => ({ length: long, joined: i > 0 })),
      {
        infill: parts.infill,
        stepped: way === 'steps' && fall > 0,
        post: parts.side,
        bay: parts.bay,
        depth,
        hole: holeWidth(parts.side),
        gravel: layer,
        anchored: parts.anchored,
        gates,
        gate: parts.gate.width ?? mm(900),
        ownPost: parts.woodPost?.width,
        gatePost: parts.gatePost && {
          side: parts.gatePost.width,
          hole: holeWidth(parts.gatePost.width),
        },
      },
    );
  const flat = laidTo(deep);
  const levels = levelsOf(flat.stretches, parts.side, fall, mark);
  const { bare, board } = OFF[system];
  const isPicket = parts.infill.kind === 'picket';
  // A gravel board of concrete lies on the soil.
  const gapUnder = parts.gravelBoard === 0 ? bare : parts.concretePost ? mm(0) : board;
  const setAt = (gap: Length, over: Length, raised = 0) => {
    const tops = postsAbove(levels, length(gap + parts.height + over), way);
    const whole = tops.slice(0, flat.posts);
    const above = whole.map((one, i) =>
      i < whole.length - gates - 1 ? one : length(Math.max(one, Math.min(one + raised, most))),
    );
    const higher = length((above.at(-1) ?? 0) - (whole.at(-1) ?? 0));
    const lower = isPicket && over === 0 && parts.gravelBoard === 0 ? bare : mm(0);
    const sold = postsSold(parts, above, { deep, frost, over, lower });
    const { pieces, depth } = sold;
    const past = lower > 0 ? length((above[0] ?? 0) + depth - (pieces[0] ?? 0)) : lower;
    const tallest = Math.max(0, ...above) - past + (parts.anchored ? ANCHOR_OVER - over : 0);
    return { off: gap, higher, past, tallest: length(tallest), ...sold };
  };
  const most =
    longestOf((parts.gatePost ?? parts.post).stock) -
    (parts.anchored ? ANCHOR_OVER - ANCHOR_CLEAR : deep);
  const isUncapped =
    isPicket &&
    !parts.anchored &&
    longestBought(parts, setAt(gapUnder, CAP_OVER[system])) >
      longestBought(parts, setAt(gapUnder, mm(0)));
  const over = isPicket && !isUncapped ? CAP_OVER[system] : mm(0);
  // A capping ends at the posts of gates, which have caps.
  const least = parts.infill.kind === 'feather-edge' ? CAP_OVER[system] : mm(0);
  const raise = parts.concretePost
    ? 0
    : Math.max((parts.gate.length ?? 0) - parts.height - over, least);
  const usual = setAt(gapUnder, over);
  const close = setAt(board, over);
  const isSpared =
    'panel' in parts.infill &&
    !parts.anchored &&
    longestBought(parts, close) < longestBought(parts, usual);
  const kept = isSpared ? close : usual;
  // The posts of a gate are at least as high as the gate, as far as shops have them.
  const {
    off,
    higher,
    past,
    tallest,
    depth,
    pieces: all,
    tooLong,
  } = raise > 0 && gates > 0 ? setAt(kept.off, over, raise) : kept;
  const woodLength = length(
    Math.min(
      longestOf((parts.woodPost ?? parts.post).stock),
      roundUpOnTape(
        length(depth + Math.max(parts.height, (parts.gate.length ?? 0) + GATE_CLEAR)),
        region,
      ),
    ),
  );
  const hasWood = parts.woodPost !== undefined && gates > 0;
  const corners = cornersOf(flat);
  const straight = parts.concretePost ? all.filter((_, i) => !corners.has(i)) : all;
  const { pieces, atGates } = splitPosts(straight, flat.gatePosts);
  const fill = gravelBoardHeight(shelf, parts.concretePost);
  const isFilled = way === 'steps' && values.gravelBoard !== 'no';
  return {
    ...inputs,
    parts,
    fence: depth === deep ? flat : laidTo(depth),
    depth,
    layer,
    way,
    levels,
    off,
    over: parts.anchored ? ANCHOR_OVER : over,
    isUncapped,
    past,
    under: levels.flatMap(({ drops }) =>
      drops.map((drop) => (isFilled ? boardsUnder(off, drop, fill) : 0)),
    ),
    postPieces: pieces,
    gatePieces: atGates,
    cornerPieces: parts.concretePost ? postsOf(all.filter((_, i) => corners.has(i))) : [],
    woodLength,
    tooLong,
    mark,
    tallest: hasWood ? length(Math.max(tallest, woodLength - depth)) : tallest,
    isRaised: raise > 0 && gates > 0,
    raised: higher,
  };
}

/**
 * A sold post that is shorter by at most this much goes less deep, but below the frost: six feet of panel are 29 mm
 * more than the 1.8 m of the rule.
 */
const SHORT = mm(40);

interface InGround {
  readonly deep: Length;
  readonly frost: Length;
  readonly over: Length;
  /** Boards in front of the posts may be this much higher than they. */
  readonly lower: Length;
}

/** Longest post to buy: sold or sawn from the shortest that is long enough. */
function longestBought(
  { post }: FenceParts,
  { pieces }: { readonly pieces: readonly number[] },
): number {
  const longest = pieces.reduce((most, one) => Math.max(most, one), 0);
  const fits = post.stock.filter((one) => one.length >= longest);
  return fits.reduce((least, one) => Math.min(least, one.length), Infinity);
}

/** Wooden posts of gates at slotted ones: 100 mm, as merchants sell for gates. */
const WOOD_POST = mm(100);
/** Gate above the ground (trade practice). */
const GATE_CLEAR = mm(50);

/** Numbers of the posts that two stretches share. */
function cornersOf({ stretches }: FenceLayout): ReadonlySet<number> {
  const corners = new Set<number>();
  let last = 0;
  for (const { bays } of stretches.slice(0, -1)) {
    last += bays.length;
    corners.add(last);
  }
  return corners;
}

/** One post of each size, equal ones together. */
const postsOf = (sizes: readonly number[]): readonly Piece[] =>
  gatherPieces(sizes.map((size) => ({ name: 'post', length: length(size), quantity: 1 })));

/** Posts of the fence, and the last ones, which are those of gates. */
function splitPosts(sizes: readonly number[], gatePosts: number) {
  const fenced = sizes.length - gatePosts;
  return { pieces: postsOf(sizes.slice(0, fenced)), atGates: postsOf(sizes.slice(fenced)) };
}

/** Post lengths for their heights above the ground, each sold or sawn from one that is, and their common depth. */
function postsSold(
  { post, concretePost, anchored }: FenceParts,
  above: readonly Length[],
  { deep, frost, over: cap, lower: most }: InGround,
): Pick<Fence, 'depth' | 'tooLong'> & { readonly pieces: readonly number[] } {
  const sold = post.stock.map((one) => one.length).toSorted((a, b) => a - b);
  const longest = sold.at(-1) ?? mm(0);
  const over = (sizes: readonly number[]): Length | undefined =>
    sizes.some((size) => size > longest) ? length(Math.max(...sizes)) : undefined;
  if (anchored) {
    const sizes = above.map((one) => one - cap + ANCHOR_OVER - ANCHOR_CLEAR);
    return { depth: deep, pieces: sizes, tooLong: over(sizes) };
  }
  // Posts of several heights are level with the tops of their boards, as the step says.
  const lower = above.every((one) => one === above[0]) ? most : mm(0);
  const least = Math.max(deep > frost ? deep - SHORT : deep, frost);
  const fits = above.map((one) => {
    const wanted = one + deep;
    const size = sold.find((stock) => stock >= one - lower + least && stock < wanted);
    const longer = sold.find((stock) => stock >= wanted);
    const piece = size ?? (concretePost ? (longer ?? wanted) : wanted);
    return {
      one,
      piece,
      inGround: Math.min(piece - one + (size === undefined ? 0 : lower), piece),
    };
  });
  const depths = fits.map(({ inGround }) => inGround);
  // Concrete posts are not sawn: all holes are as deep as the deepest.
  if (concretePost) {
    const sizes = fits.map(({ piece }) => piece);
    return { depth: length(Math.max(...depths)), pieces: sizes, tooLong: over(sizes) };
  }
  const depth = Math.min(deep, ...depths);
  const sizes = fits.map(({ one, piece }) => Math.min(piece, one + depth));
  return { depth: length(depth), pieces: sizes, tooLong: over(sizes) };
}

/** A gate pulls at its posts: they are a size thicker (trade practice). */
const nextPost = (shelf: Shelf, post: Section): Section | undefined =>
  shelf['fence-post'].variants
    .filter(({ width, stock }) => width > post.width && longestOf(stock) >= longestOf(post.stock))
    .toSorted((a, b) => a.width - b.width)[0];

const longestOf = (stock: Section['stock']): number =>
  stock.reduce((most, one) => Math.max(most, one.length), 0);

/** A kind that the region's shops do not sell for becomes the region's most usual one. */
const kindOf = (kind: string, shelf: Shelf): FenceKind =>
  kindsOf(shelf).find((one) => one === kind) ?? kindsOf(shelf)[0] ?? 'panel';

function fenceParts({ shelf, values, region }: Inputs): FenceParts {
  const { exposure } = values;
  const kind = kindOf(values.kind, shelf);
  const panel = variantNearest(shelf['fence-panel'].variants, 'width', values.height);
  const hasBoard =
    values.gravelBoard === 'yes' ||
    (values.gravelBoard === 'usual' && (kind === 'feather-edge' || kind === 'slotted'));
  const board = hasBoard ? gravelBoardHeight(shelf, kind === 'slotted') : mm(0);
  const isPanel = kind === 'panel' || kind === 'slotted';
  const height = isPanel
    ? length((panel.width ?? values.height) + board)
    : length(Math.min(values.height, longestBoard(shelf, kind) + board));
  const { 'concrete-post': concrete, 'capping-rail': capping } = shelf;
  const isConcrete = kind === 'slotted' && concrete.form === 'lengths';
  const windy = exposure !== 'sheltered';
  const usual =
    kind === 'feather-edge'
      ? FEATHER_EDGE.bay[windy ? 'windy' : 'sheltered']
      : bayOnRails(shelf, windy);
  const infill = infillOf(shelf, kind, values.gap, panel);
  const airy = isAiry(infill, region);
  const held = postInWind(shelf, { height, exposure, infill, usual, isAiry: airy });
  const post = isConcrete ? concrete.variants[0] : held.post;
  const anchored = !isConcrete && isAnchored(shelf, height);
  return {
    height,
    infill,
    post,
    gatePost: isConcrete || anchored ? undefined : nextPost(shelf, post),
    woodPost: isConcrete
      ? variantNearest(shelf['fence-post'].variants, 'width', WOOD_POST)
      : undefined,
    // A slotted post shows its narrow side to the front.
    side: isConcrete ? post.thickness : post.width,
    concretePost: isConcrete,
    anchored,
    bay: held.bay,
    panel,
    gate: variantNearest(shelf.gate.variants, 'length', height),
    rails: isPanel ? 0 : railsFor(kind === 'feather-edge' ? 'feather-edge' : 'picket', height),
    capping:
      kind === 'feather-edge' && capping.form === 'lengths' ? capping.variants[0].thickness : mm(0),
    boardLength: length(height - board),
    gravelBoard: board,
  };
}

/** Section of the boards on rails. */
export function boardSection(kind: FenceKind, shelf: Shelf): Section {
  const feather = shelf['feather-edge'];
  return kind === 'feather-edge' && feather.form === 'lengths'
    ? feather.variants[0]
    : shelf.pickets.variants[0];
}

/** Boards and pickets are vertical and in one piece. */
const longestBoard = (shelf: Shelf, kind: FenceKind): Length =>
  length(longestOf(boardSection(kind, shelf).stock));

/** No bay is wider than a rail is long. */
function bayOnRails(shelf: Shelf, windy: boolean): Length {
  const rails = shelf['fence-rail'].variants[0].stock.map((one) => one.length);
  const usual = PICKET_BAY[windy ? 'windy' : 'sheltered'];
  const long = rails.filter((rail) => rail <= usual);
  return long.reduce((a, b) => (b > a ? b : a), long[0] ?? usual);
}

/** Narrower bays of boards take more posts than wider posts cost. */
const LEAST_BAY = mm(1200);

interface InWind {
  readonly height: Length;
  readonly exposure: Exposure;
  readonly infill: FenceInfill;
  readonly usual: Length;
  readonly isAiry: boolean;
}

/** Posts of more than this are trusted up to failure in the open, as the trade does; others as the code allows. */
export const TRUSTED = mm(100);

/** Least gap of boards through which wind passes. */
export const leastGap = (infill: FenceInfill, region: Region): Length =>
  roundUpOnTape(length('panel' in infill ? 0 : infill.board * OPEN_GAP), region);

/** True for boards with wide gaps, which are accepted in the open. */
export const isAiry = (infill: FenceInfill, region: Region): boolean =>
  infill.kind === 'picket' && infill.gap >= leastGap(infill, region);

/**
 * The post nearest to the rule's side: shops of a region have theirs (75, 88.9, 90, 95, 100 mm). In the open the first
 * that holds as the code allows, or else up to failure: behind boards with narrower bays, between panels as wide as
 * these are.
 */
function postInWind(
  shelf: Shelf,
  { height, exposure, infill, usual, isAiry: airy }: InWind,
): Pick<FenceParts, 'post' | 'bay'> {
  const side = postSide(height, 'line');
  const { variants } = shelf['fence-post'];
  const nearest = variantNearest(variants, 'width', side.ok ? side.value : mm(125));
  if (exposure === 'sheltered') return { post: nearest, bay: usual };
  const wider = variants
    .filter(({ width }) => width >= nearest.width)
    .toSorted((a, b) => a.width - b.width)
    .map((post) => ({ post, most: widestBay(exposure, height, post.width) }));
  const held = [
    ...wider.map(({ post, most }) => ({
      post,
      most: airy || post.width > TRUSTED ? most : length(Math.floor(CODE_SHARE * most)),
    })),
    ...wider,
  ].find(({ post, most }) =>
    'panel' in infill
      ? most >= panelModule(infill.panel, post.width, 'between')
      : Math.min(usual, most) >= LEAST_BAY,
  );
  if (held === undefined) {
    const bay = 'panel' in infill ? usual : length(Math.min(usual, LEAST_BAY));
    return { post: wider.at(-1)?.post ?? nearest, bay };
  }
  return { post: held.post, bay: length(Math.min(usual, held.most)) };
}

function gravelBoardHeight(shelf: Shelf, isConcrete: boolean): Length {
  const concrete = shelf['concrete-gravel-board'];
  if (isConcrete && concrete.form === 'lengths') return concrete.variants[0].width;
  const board = shelf['gravel-board'];
  return board.form === 'lengths' ? board.variants[0].width : mm(0);
}

function infillOf(shelf: Shelf, kind: FenceKind, gap: Length, panel: PackVariant): FenceInfill {
  if (kind === 'panel' || kind === 'slotted') return { kind, panel: panel.length ?? mm(1830) };
  const board = boardSection(kind, shelf).width;
  return kind === 'feather-edge' && shelf['feather-edge'].form === 'lengths'
    ? { kind, board, lap: FEATHER_EDGE.lap }
    : { kind: 'picket', board, gap };
}
