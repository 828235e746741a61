import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import { long } from '../why.ts';
import { beyond, found, type Answer } from './answer.ts';

/** So many in each of so many places. */
export interface Counted {
  readonly each: number;
  readonly places: number;
}

/** What one kind of fixing holds together, from under its head to its far end, and in how many places. */
export interface Joint extends Counted {
  /** All that it passes before it holds, or that a bolt clamps: boards, a post, plates, packers, plaster. */
  readonly through: Length;
  /** What it is to be inside of what holds it; 0 for a bolt, which comes out on the far side. */
  readonly embed: Length;
  /** Tightened with a nut on a washer. */
  readonly nut: boolean;
  /** The least diameter. */
  readonly thick: Length;
  /** Its tip stays inside: no longer than this. */
  readonly most?: Length;
}

/** Screwed through so much and so far into what is behind. */
export const screwed = (
  through: Length,
  embed: Length,
  thick: Length,
  { each, places }: Counted,
): Joint => ({ through, embed, nut: false, thick, each, places });

/** A fixing as a shelf has it: `length` under the head, `width` its diameter. */
interface Size {
  readonly length?: Length;
  readonly width?: Length;
}

/** Nut 0.9 d, washer 0.3 d and two turns of thread 0.3 d (ISO 4032, ISO 7094, DIN 603), in parts of the diameter. */
const NUT = 1.5;
const WASHER = 0.3;

/** How much of a bolt has a thread: the less of DIN 603 and ASME B18.5, 2 d + 6 up to 6 in and 2 d + 12 mm above. */
const threadOf = (whole: Length, thick: Length): Length =>
  length(2 * thick + (whole <= mm(153) ? mm(6) : mm(12)));

/** How long a fixing of this diameter is at least. */
export const leastLength = (joint: Joint, thick: Length): Length =>
  length(joint.through + joint.embed + (joint.nut ? NUT * thick : 0));

/**
 * Whether a fixing reaches: through all of it and as deep as it is to hold, its nut on the thread. A bolt may be too
 * long as well: its nut stops where the thread does.
 */
export function reaches({ length: own, width: thick }: Size, joint: Joint): boolean {
  if (own === undefined || thick === undefined || thick < joint.thick) return false;
  if (own < leastLength(joint, thick) || own > (joint.most ?? own)) return false;
  const isBolt = joint.nut && joint.embed === 0;
  return !isBolt || own - threadOf(own, thick) <= joint.through + WASHER * thick;
}

/** The shortest that reaches, of two the thinner. Stops where a shop has none: a longer one is asked of its maker. */
export function fixingOf<V extends Size>(variants: readonly V[], joint: Joint): Answer<V> {
  const [best] = variants
    .filter((one) => reaches(one, joint))
    .toSorted((a, b) => (a.length ?? 0) - (b.length ?? 0) || (a.width ?? 0) - (b.width ?? 0));
  const longest = variants.reduce((most, one) => Math.max(most, one.length ?? 0), 0);
  return best === undefined
    ? beyond('fixing-reach', 'maker', 'length', longest > 0 ? long(length(longest)) : undefined)
    : found('fixing-reach', best);
}

/**
 * How deep each is to be inside: a frame plug of 8 or 10 mm (makers' ETAs), a hammered one of 6, a screw that cuts its
 * own thread in concrete (makers: 1 in at least), a stud M12 in resin (makers: 70 to 110), a screw in a joist overhead
 * (trade: ten diameters) or in the side of a stud or post.
 */
export const EMBED = {
  framePlug: mm(50),
  hammered: mm(30),
  concreteScrew: inches(1.5),
  resin: mm(80),
  joist: mm(40),
  stud: mm(30),
} as const;

/** Plaster or board before brick or stud. */
export const LINING = mm(13);

/** What levels a batten or keeps a ledger off its wall: packers of so much. */
export const PACKED = mm(10);
