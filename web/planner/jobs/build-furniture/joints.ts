import { length, mm, type Length } from '../../measure/units/units.ts';
import type { Design } from './piece.ts';

/** A housing is a third of the board deep (cabinet makers); no other joint sinks one board into another. */
export const housingOf = ({ joint, board }: Pick<Design, 'joint' | 'board'>): Length =>
  length(joint === 'housing' ? Math.floor(board / 3) : 0);

/** A groove for a back: 6 mm, no more than a third of the board, this far in from the back edge. */
export const grooveOf = (board: Length): Length => length(Math.min(mm(6), Math.floor(board / 3)));
export const GROOVE_FROM_BACK = mm(10);

/** Runners take 12.5 to 13 mm on either side of a drawer (makers' sheets of side-mounted runners). */
export const RUNNER_SIDE = mm(13);
/** Behind a drawer, so that it closes before it meets the back. */
export const RUNNER_BEHIND = mm(10);
/** Loose shelves are so much shorter than their opening, both ends together. */
export const SHELF_PLAY = mm(2);

/** The first so far from the edge, then one at most so far from the next (trade practice), two at least. */
const EDGE = mm(50);
const PITCH = mm(150);

/** Dowels, pocket screws or screws of one end that is so deep. */
export const fastenersOf = (depth: Length): number =>
  Math.max(2, Math.ceil(Math.max(0, depth - 2 * EDGE) / PITCH) + 1);
