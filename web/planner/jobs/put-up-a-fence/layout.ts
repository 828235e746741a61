import { length, mm, type Length } from '../../measure/units/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant, Section, Shelf } from '../../stock/shelf.ts';
import { layFence, type FenceInfill, type FenceLayout } from '../../takeoff/fence/lay-fence.ts';
import {
  FEATHER_EDGE,
  holeWidth,
  PICKET_BAY,
  postDepth,
  postSide,
  railsFor,
} from '../../takeoff/structure/outdoors/fence-rules.ts';
import { roundUpOnTape } from '../kit/format-sizes.ts';
import { kindsOf, type Inputs, type FenceKind } from './fields.ts';

/** A fence with its layout. */
export interface Fence extends Inputs {
  readonly parts: FenceParts;
  readonly fence: FenceLayout;
  readonly depth: Length;
}

/** Products that the fence is made of. */
export interface FenceParts {
  /** Height of the panel or boards with the gravel board. */
  readonly height: Length;
  readonly infill: FenceInfill;
  readonly post: Section;
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

/** Room under panels on anchored posts, and over their top (trade: 50 mm each). */
const CLEAR = mm(50);
export const anchoredPost = (height: Length): Length => length(height + 2 * CLEAR);

/** Sets out posts, bays and gates along the line. */
export function fenceOf(inputs: Inputs): Fence {
  const { place, values, shelf, region } = inputs;
  const parts = fenceParts(shelf, values);
  const { soil, exposure, frost, gates } = values;
  const deep = roundUpOnTape(postDepth(parts.height, { soil, exposure, frostLine: frost }), region);
  const depth = deep > frost ? asSold(parts, deep, frost) : deep;
  const fence = layFence(
    place.stretches.map((long, i) => ({ length: long, joined: i > 0 })),
    {
      infill: parts.infill,
      post: parts.side,
      bay: parts.bay,
      depth,
      hole: holeWidth(parts.side),
      anchored: parts.anchored,
      gates,
      gate: parts.gate.width ?? mm(900),
    },
  );
  return { ...inputs, parts, fence, depth };
}

/**
 * A panel of six feet goes with a post of 2.4 m (merchants; BS 1722-5 counts 1.8 m and 0.6 m). A sold post that is
 * shorter by at most this much goes less deep, but below the frost.
 */
const SHORT = mm(40);

function asSold({ post, height, anchored }: FenceParts, depth: Length, frost: Length): Length {
  if (anchored) return depth;
  const sold = post.stock.map((one) => one.length);
  const under = sold.filter((one) => one <= height + depth && one >= height + depth - SHORT);
  const reached = under.reduce((most, one) => Math.max(most, one), 0) - height;
  return reached >= frost && reached > 0 ? length(reached) : depth;
}

/** A kind that the region's shops do not sell for becomes the region's most usual one. */
const kindOf = (kind: string, shelf: Shelf): FenceKind =>
  kindsOf(shelf).find((one) => one === kind) ?? kindsOf(shelf)[0] ?? 'panel';

function fenceParts(shelf: Shelf, values: Inputs['values']): FenceParts {
  const { exposure } = values;
  const kind = kindOf(values.kind, shelf);
  const panel = variantNearest(shelf['fence-panel'].variants, 'width', values.height);
  const hasBoard =
    values.gravelBoard === 'yes' ||
    (values.gravelBoard === 'usual' && (kind === 'feather-edge' || kind === 'slotted'));
  const board = hasBoard ? gravelBoardHeight(shelf, kind) : mm(0);
  const isPanel = kind === 'panel' || kind === 'slotted';
  const height = isPanel
    ? length((panel.width ?? values.height) + board)
    : length(Math.min(values.height, longestBoard(shelf, kind) + board));
  const concrete = shelf['concrete-post'];
  const isConcrete = kind === 'slotted' && concrete.form === 'lengths';
  const windy = exposure !== 'sheltered';
  const post = isConcrete ? concrete.variants[0] : postOf(shelf, height);
  return {
    height,
    infill: infillOf(shelf, kind, values.gap, panel),
    post,
    // A slotted post shows its narrow side to the front.
    side: isConcrete ? post.thickness : post.width,
    concretePost: isConcrete,
    anchored: !isConcrete && isAnchored(shelf, height),
    bay:
      kind === 'feather-edge'
        ? FEATHER_EDGE.bay[windy ? 'windy' : 'sheltered']
        : bayOnRails(shelf, windy),
    panel,
    gate: variantNearest(shelf.gate.variants, 'length', height),
    rails: isPanel ? 0 : railsFor(kind === 'feather-edge' ? 'feather-edge' : 'picket', height),
    boardLength: length(height - board),
    gravelBoard: board,
  };
}

/** Boards and pickets are vertical and in one piece. */
function longestBoard(shelf: Shelf, kind: FenceKind): Length {
  const feather = shelf['feather-edge'];
  const [section] =
    kind === 'feather-edge' && feather.form === 'lengths'
      ? feather.variants
      : shelf.pickets.variants;
  return section.stock.reduce((most, one) => (one.length > most ? one.length : most), mm(0));
}

/** No bay is wider than a rail is long. */
function bayOnRails(shelf: Shelf, windy: boolean): Length {
  const rails = shelf['fence-rail'].variants[0].stock.map((one) => one.length);
  const usual = PICKET_BAY[windy ? 'windy' : 'sheltered'];
  const long = rails.filter((rail) => rail <= usual);
  return long.reduce((a, b) => (b > a ? b : a), long[0] ?? usual);
}

/** The post nearest to the rule's side: shops of a region have theirs (75, 88.9, 90, 95, 100 mm). */
function postOf(shelf: Shelf, height: Length): Section {
  const side = postSide(height, 'line');
  const { variants } = shelf['fence-post'];
  const wanted = side.ok ? side.value : mm(125);
  return variantNearest(variants, 'width', wanted);
}

function gravelBoardHeight(shelf: Shelf, kind: FenceKind): Length {
  const concrete = shelf['concrete-gravel-board'];
  if (kind === 'slotted' && concrete.form === 'lengths') return concrete.variants[0].width;
  const board = shelf['gravel-board'];
  return board.form === 'lengths' ? board.variants[0].width : mm(0);
}

function infillOf(shelf: Shelf, kind: FenceKind, gap: Length, panel: PackVariant): FenceInfill {
  if (kind === 'panel' || kind === 'slotted') return { kind, panel: panel.length ?? mm(1830) };
  const feather = shelf['feather-edge'];
  if (kind === 'feather-edge' && feather.form === 'lengths') {
    const { lap } = FEATHER_EDGE;
    return { kind, board: feather.variants[0].width, lap };
  }
  return { kind: 'picket', board: shelf.pickets.variants[0].width, gap };
}
