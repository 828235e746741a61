import { mm, toMm, type Length, length } from '../../measure/units/units.ts';
import { fastenersOf } from '../kit/walls/case-holes.ts';
import type { Design } from './piece.ts';
import type { Built } from './layout.ts';
import { bandedEdges, cutSize, type FurniturePart, type PartRole } from './parts.ts';
import type { AtLeastOne, PackVariant } from '../../stock/shelf.ts';

/** Everything that is counted and not sawn. */
export interface Hardware {
  /** Ends of boards that are glued to others, those of drawers and the edges of a bottom too, and what holds them. */
  readonly ends: number;
  readonly dowels: number;
  readonly pocketScrews: number;
  readonly caseScrews: number;
  /** Ends that these hold: of a case with housings those of rails and plinth alone. */
  readonly screwedEnds: number;
  /** Through the back and through a bottom that is screwed on. */
  readonly backScrews: number;
  readonly bottomScrews: number;
  readonly drawerScrews: number;
  readonly frontScrews: number;
  readonly unitScrews: number;
  readonly hinges: number;
  readonly lidHinges: number;
  readonly stays: number;
  readonly handles: number;
  readonly runners: number;
  readonly pins: number;
  readonly feet: number;
  readonly sockets: number;
  /** Workbench: two screws a frame joint and four a leg; and screws of top and shelf. */
  readonly frameScrews: number;
  readonly topScrews: number;
  /** Screws of a planter. */
  readonly boardScrews: number;
  /** Edges to band, if the board needs it. */
  readonly banding: Length;
  readonly strips: number;
}

const JOINED: ReadonlySet<PartRole> = new Set<PartRole>([
  'top',
  'bottom',
  'rail',
  'hanging-rail',
  'fixed-shelf',
  'upright',
  'plinth',
  'end',
]);
/** Parts without housing joints. */
const BUTTED: ReadonlySet<PartRole> = new Set<PartRole>(['rail', 'hanging-rail', 'plinth']);

const SCREW_EVERY = mm(150);
const TOP_EVERY = mm(250);

/** Screws along the edges of a panel at a greatest distance. */
const round = (one: FurniturePart, every: Length): number => {
  const { length: long, width } = cutSize(one);
  return Math.ceil((2 * (long + width)) / every);
};

/** Concealed hinges of a door by its height: 2 to 900 mm, 3 to 1600, 4 to 2000, 5 above (makers' planning tables). */
export function hingesOf(height: Length): number {
  const tall = toMm(height);
  return tall <= 900 ? 2 : tall <= 1600 ? 3 : tall <= 2000 ? 4 : 5;
}

const sum = (parts: readonly FurniturePart[], each: (one: FurniturePart) => number): number =>
  parts.reduce((all, one) => all + each(one), 0);

/** Counts what holds the parts of a piece together and what moves in it. */
export function hardwareOf({ design, parts, units, doorHeight }: Built): Hardware {
  const { kind, joint } = design;
  const of = (...roles: readonly PartRole[]): readonly FurniturePart[] =>
    parts.filter(({ role }) => roles.includes(role));
  const isCaseOrBox = kind !== 'workbench' && kind !== 'planter';
  const screwedBottom = kind === 'box' && design.back === 'screwed' ? of('bottom') : [];
  const joined = isCaseOrBox
    ? parts.filter(
        (one) => JOINED.has(one.role) && !screwedBottom.includes(one) && isJoined(one, kind),
      )
    : [];
  const held = (is: (one: FurniturePart) => boolean): number =>
    sum(joined.filter(is), (one) => 2 * fastenersOf(cutSize(one).width));
  const all = held(() => true);
  const butted = held(({ role }) => BUTTED.has(role));
  const drawers = of('drawer-front').length;
  const doors = of('door').length;
  const banded = bandedEdges(parts);
  return {
    ends: 2 * joined.length + 4 * drawers + 4 * screwedBottom.length,
    dowels: joint === 'dowel' ? all : 0,
    pocketScrews: joint === 'pocket' ? all : 0,
    caseScrews: joint === 'screw' ? all : joint === 'housing' ? butted : 0,
    screwedEnds: 2 * joined.filter(({ role }) => joint !== 'housing' || BUTTED.has(role)).length,
    backScrews: design.back === 'screwed' ? sum(of('back'), (one) => round(one, SCREW_EVERY)) : 0,
    bottomScrews: sum(screwedBottom, (one) => round(one, SCREW_EVERY)),
    drawerScrews: sum(of('drawer-end'), (one) => 2 * fastenersOf(cutSize(one).width)),
    frontScrews: 4 * drawers,
    unitScrews: 4 * (units - 1),
    hinges: doors * hingesOf(doorHeight),
    lidHinges: 2 * of('lid').length,
    stays: of('lid').length,
    handles: doors + drawers,
    runners: drawers,
    pins: isCaseOrBox ? 4 * of('shelf').length : 0,
    feet: of('foot').length,
    sockets: 2 * of('rod').length,
    frameScrews: 4 * of('short-rail').length + 4 * of('leg').length * 2,
    topScrews: kind === 'workbench' ? sum(of('top', 'shelf'), (one) => round(one, TOP_EVERY)) : 0,
    // Two at each post between the corners, too.
    boardScrews:
      4 * of('long-board', 'short-board', 'slat', 'cleat').length +
      of('long-board').length * (of('post').length - 4),
    banding: banded.run,
    strips: banded.strips,
  };
}

/** A box's grooved bottom is held by its groove alone. */
const isJoined = ({ role }: FurniturePart, kind: string): boolean =>
  kind !== 'box' || role !== 'bottom';

/** Joints that are screwed. */
export type ScrewJoint =
  | 'case'
  | 'pocket'
  | 'front'
  | 'unit'
  | 'drawer'
  | 'back'
  | 'bottom'
  | 'frame'
  | 'top'
  | 'board';

interface Passed {
  /** Length from the head to the joint, mm. */
  readonly through: number;
  /** Length from the joint to the face where the tip would come out; for ends and edges the useful length. */
  readonly into: number;
}

/** Depth in an end or edge, twice 18 mm (trade practice): there is no far face. */
const END = mm(36);
/** A thin back is held by short screws; a worktop by screws of twice its thickness and a little more. */
const THIN = mm(17);
const TOP = mm(27);
/**
 * Wood that a pocket leaves in its board (jig makers' tables: 25 mm screws for 12 mm board, 32 for 18, 38 for 25).
 */
const POCKET = mm(16);
/** Distance of the tip from the far face: of a case, of timber, of a leaning pocket. */
const INSIDE = mm(3);
const INSIDE_TIMBER = mm(4);
const INSIDE_LEANING = mm(2);

const passed = ({
  board,
  drawer,
  thin,
  frame,
  deck,
  post,
}: Design): Record<ScrewJoint, Passed> => ({
  case: { through: board, into: END },
  pocket: { through: POCKET, into: board },
  front: { through: drawer, into: board },
  unit: { through: board, into: board },
  drawer: { through: drawer, into: END },
  back: { through: thin, into: THIN },
  bottom: { through: board, into: END },
  frame: { through: frame.thickness, into: frame.thickness },
  top: { through: board, into: TOP },
  board: { through: deck.thickness, into: Math.min(post.thickness, post.width) },
});

/** The longest that a screw of a joint may be. */
function longestIn(design: Design, joint: ScrewJoint): Length {
  const { through, into } = passed(design)[joint];
  const inside = joint === 'frame' ? INSIDE_TIMBER : joint === 'pocket' ? INSIDE_LEANING : INSIDE;
  return length(through + into - inside);
}

const long = (one: PackVariant): number => one.length ?? 0;

/** Greatest width of a screw in an edge, as a share of the board (a wider one splits it; trade practice). */
const IN_EDGE = 0.31;

/** Thickness of the board whose edge a joint's screws go into; undefined if they go into a face. */
const edgeOf = ({ board, drawer }: Design, joint: ScrewJoint): Length | undefined =>
  joint === 'drawer' ? drawer : joint === 'case' || joint === 'bottom' ? board : undefined;

/**
 * The longest screw of a shop whose tip stays inside the joint, the shortest where all come out; in an edge none that
 * would split it.
 */
export function screwFor(
  variants: AtLeastOne<PackVariant>,
  design: Design,
  joint: ScrewJoint,
): PackVariant {
  const most = longestIn(design, joint);
  const edge = edgeOf(design, joint);
  const thin = variants.filter(
    ({ width = mm(0) }) => edge === undefined || width <= edge * IN_EDGE,
  );
  const [first = variants[0], ...others] = thin.length > 0 ? thin : variants;
  return others.reduce((best, one) => {
    const [fits, bestFits] = [long(one) <= most, long(best) <= most];
    if (fits !== bestFits) return fits ? one : best;
    return long(one) > long(best) === fits ? one : best;
  }, first);
}
