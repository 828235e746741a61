import { inches, length, type Length } from '../../../measure/units/units.ts';
import { long } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { up } from '../lookup.ts';

/** A guard: height, opening (smaller than this), and maximum distance of posts. */
export interface Guard {
  readonly height: Length;
  readonly openingLessThan: Length;
  readonly postSpacing: Length;
}

/** IRC R312.1: more than 30 in above the ground within 36 in of the edge. Posts at 6 ft: DCA 6. */
export const GUARD_US: Guard = {
  height: inches(36),
  openingLessThan: inches(4),
  postSpacing: inches(72),
};

export const needsGuardUs = (drop: Length): boolean => drop > inches(30);

/** Balusters of a bay between posts, so that every gap is at most `gap`: ⌈(clear − gap) ÷ (baluster + gap)⌉. */
export const balusters = (clear: Length, baluster: Length, gap: Length): number =>
  Math.max(0, up((clear - gap) / (baluster + gap)));

export interface Stairs {
  readonly risers: number;
  readonly rise: Length;
  readonly treads: number;
  readonly going: Length;
  /** Horizontal length from the deck's face to the first riser. */
  readonly run: Length;
  readonly width: Length;
  readonly handrail: boolean;
}

/** IRC R311.7: risers to 7¾ in, equal within 3/8 in, treads of 10 in, 36 in wide, a handrail from four risers. */
const STAIRS_US = {
  rise: inches(7.75),
  going: inches(10),
  width: inches(36),
  handrailFrom: 4,
} as const;

/** IRC R311.7.8.1: height of a handrail above the nosings. */
export const HANDRAIL_US = { from: inches(34), to: inches(38) } as const;

/** The fewest risers from the ground to the deck; the deck is the last step. */
export function stairsUs(height: Length): Stairs {
  const risers = Math.max(1, Math.ceil(height / STAIRS_US.rise));
  const treads = risers - 1;
  return {
    risers,
    rise: length(Math.round(height / risers)),
    treads,
    going: STAIRS_US.going,
    run: length(treads * STAIRS_US.going),
    width: STAIRS_US.width,
    handrail: risers >= STAIRS_US.handrailFrom,
  };
}

/** DCA 6: distance of stringers, for wood treads and for most composites (their label decides). */
const STRINGER_SPACING = { wood: inches(16), composite: inches(12) } as const;
const CUT_STRINGER_RUN = inches(72);

/** Cut 2x12 stringers under the treads. Limited beyond a run of 6 ft: a post or an engineer. */
export function stringersUs(
  stairs: Stairs,
  tread: keyof typeof STRINGER_SPACING,
): StructuralAnswer<number> {
  const rule = 'dca6-stairs';
  if (stairs.run > CUT_STRINGER_RUN) {
    return beyond(rule, 'building-office', 'span', long(CUT_STRINGER_RUN));
  }
  return found(rule, up(stairs.width / STRINGER_SPACING[tread]) + 1);
}
