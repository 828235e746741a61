import { inches, length, mm, type Length } from '../../measure/units.ts';
import { variantAtLeast, variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant, Section, Shelf } from '../../stock/shelf.ts';
import type { FenceInfill } from '../../takeoff/lay-fence.ts';
import {
  FEATHER_EDGE,
  PICKET_BAY,
  postSide,
  railsFor,
  type Exposure,
  type FenceSoil,
} from '../../takeoff/structure/fence-rules.ts';

const KINDS = ['panel', 'feather-edge', 'picket', 'slotted'] as const;
export type FenceKind = (typeof KINDS)[number];

/** What the job asks, as values. */
export interface FenceValues {
  readonly height: Length;
  readonly kind: FenceKind;
  readonly gates: number;
  readonly exposure: Exposure;
  readonly soil: FenceSoil;
  readonly byRoad: boolean;
  /** `usual`: under feather-edge and in concrete posts, where the region has them. */
  readonly gravelBoard: 'usual' | 'yes' | 'no';
  readonly gap: Length;
  readonly frost: Length;
}

/** What of the shelf the fence is made of. */
export interface FenceParts {
  /** As it stands: that of the panel or the boards that there are, with the gravel board below. */
  readonly height: Length;
  readonly infill: FenceInfill;
  readonly post: Section;
  /** Of the post, along the fence. */
  readonly side: Length;
  readonly concretePost: boolean;
  readonly anchored: boolean;
  readonly bay: Length;
  readonly panel: PackVariant;
  /** `length`: its height, `width`: across. */
  readonly gate: PackVariant;
  /** Rails a bay; none between panels. */
  readonly rails: number;
  /** Of the boards nailed on rails. */
  readonly boardLength: Length;
  /** Height of the gravel board; 0 without one. */
  readonly gravelBoard: Length;
}

const isSold = (shelf: Shelf, kind: FenceKind): boolean => {
  if (kind === 'feather-edge') return shelf['feather-edge'].form === 'lengths';
  if (kind === 'slotted') return shelf['concrete-post'].form === 'lengths';
  return true;
};

/** The kinds that the region's shops sell for, the most usual first: boards on rails in the US, panels elsewhere. */
export const kindsOf = (shelf: Shelf): readonly FenceKind[] => {
  const sold = KINDS.filter((kind) => isSold(shelf, kind));
  // Where a bay is eight feet, a fence is built of pickets.
  const isPicketLand = shelf['fence-panel'].variants.every(
    (panel) => (panel.length ?? 0) > inches(90) && (panel.length ?? 0) < inches(100),
  );
  return isPicketLand ? ['picket', ...sold.filter((kind) => kind !== 'picket')] : sold;
};

/** In the Union posts stand on anchors in the concrete: the shops' posts end at 2.4 m (`fence-post`, eu). */
const isAnchored = (shelf: Shelf, height: Length): boolean => {
  const longest = Math.max(
    ...shelf['fence-post'].variants.flatMap(({ stock }) => stock.map((one) => one.length)),
  );
  return longest < height + mm(800);
};

/** Room under panels on anchored posts, and over their top (trade: 50 mm each). */
const CLEAR = mm(50);
export const anchoredPost = (height: Length): Length => length(height + 2 * CLEAR);

export function fenceParts(shelf: Shelf, values: FenceValues): FenceParts {
  const { kind, exposure } = values;
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
    infill: infillOf(shelf, values, panel),
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

/** Boards and pickets stand upright in one piece. */
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

function infillOf(shelf: Shelf, { kind, gap }: FenceValues, panel: PackVariant): FenceInfill {
  if (kind === 'panel' || kind === 'slotted') return { kind, panel: panel.length ?? mm(1830) };
  const feather = shelf['feather-edge'];
  if (kind === 'feather-edge' && feather.form === 'lengths') {
    const { lap } = FEATHER_EDGE;
    return { kind, board: feather.variants[0].width, lap };
  }
  return { kind: 'picket', board: shelf.pickets.variants[0].width, gap };
}

/** A cap that covers the post. */
export const capOf = (shelf: Shelf, post: Section): PackVariant | undefined =>
  variantAtLeast(shelf['post-cap'].variants, 'width', post.width);
