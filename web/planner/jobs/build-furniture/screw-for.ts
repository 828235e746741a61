import { length, mm, type Length } from '../../measure/units/units.ts';
import type { AtLeastOne, PackVariant } from '../../stock/shelf.ts';
import type { Design } from './piece.ts';

/** What screws hold together in a piece. */
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
  /** From the head to the joint. */
  readonly through: number;
  /** From the joint to the face where the tip would come out; in an end or an edge as far as a screw is of use. */
  readonly into: number;
}

/** In an end or an edge of board there is no face to come out at: twice 18 mm is enough (trade practice). */
const END = mm(36);
/** A thin back is held by short screws; a worktop by screws of twice its thickness and a little more. */
const THIN = mm(17);
const TOP = mm(27);
/** A pocket leaves so much of its board (jig makers' tables: 25 mm screws for 12 mm board, 32 for 18, 38 for 25). */
const POCKET = mm(16);
/** The tip stays so far inside the far face: of a case, of what is made of timber, of a pocket that leans. */
const INSIDE = mm(3);
const INSIDE_TIMBER = mm(5);
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

/** The longest screw of a shop whose tip stays inside the joint; the shortest where all come out. */
export function screwFor(
  variants: AtLeastOne<PackVariant>,
  design: Design,
  joint: ScrewJoint,
): PackVariant {
  const most = longestIn(design, joint);
  return variants.reduce((best, one) => {
    const [fits, bestFits] = [long(one) <= most, long(best) <= most];
    if (fits !== bestFits) return fits ? one : best;
    return long(one) > long(best) === fits ? one : best;
  });
}
