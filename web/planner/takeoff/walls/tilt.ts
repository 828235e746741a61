import { length, mm, type Length } from '../../measure/units/units.ts';

/** Clearance of the diagonal while a case is tilted up under a ceiling. */
const TURNING = mm(10);

/** Greatest height of a case that is built lying down and tilted up. */
export const tallest = (room: Length, depth: Length): Length => {
  const diagonal = room - TURNING;
  return length(Math.floor(Math.sqrt(Math.max(0, diagonal ** 2 - depth ** 2)) / mm(1)) * mm(1));
};
