import { length, mm, type Length } from '../../measure/units/units.ts';

/** Braces at 45°: along the beams under their underside, and across them under the outer joists. */
export interface Braces {
  readonly along: number;
  readonly across: number;
  /** Length of each on its longer edge. */
  readonly long: Length;
}

/** Greatest reach of a brace from its post (AWC DCA 6: 2 ft; elsewhere trade practice). */
const REACH = mm(600);

interface Braced {
  readonly beams: number;
  readonly posts: number;
  /** True if posts between the ends of a beam have a brace on each side. */
  readonly between: boolean;
  /** Least distance between neighbouring posts along a beam and across the beams, between their faces. */
  readonly apart: number;
}

/**
 * A post at the end of a beam has one brace along it, because the beam ends there, and one across. Two braces do not
 * meet in a bay.
 */
export function bracesOf({ beams, posts, between, apart }: Braced): Braces {
  const ends = 2 * beams;
  const reach = Math.min(REACH, apart / 2);
  return {
    along: ends + (between ? 2 * (posts - ends) : 0),
    across: ends,
    long: length(Math.ceil(Math.SQRT2 * reach)),
  };
}
