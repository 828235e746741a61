import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import { long } from '../why.ts';
import { beyond, found, type StructuralAnswer } from './answer.ts';

/** A number in each of several places. */
export interface Counted {
  readonly each: number;
  readonly places: number;
}

/** Parts that a fixing connects, from under its head to its far end, and the number of places. */
export interface Joint extends Counted {
  /** Thickness of all layers that it passes, or that a bolt clamps: boards, a post, plates, packers, plaster. */
  readonly through: Length;
  /** Embedment in the last part; 0 for a bolt, which comes out on the far side. */
  readonly embed: Length;
  /** Tightened with a nut on a washer. */
  readonly nut: boolean;
  /** Minimum diameter. */
  readonly thick: Length;
  /** Maximum length, so that its tip stays inside. */
  readonly most?: Length;
}

/** Screwed through a thickness and to an embedment behind it. */
export const screwed = (
  through: Length,
  embed: Length,
  thick: Length,
  { each, places }: Counted,
): Joint => ({ through, embed, nut: false, thick, each, places });

/** A fixing on a shelf: `length` under the head, `width` its diameter. */
interface Size {
  readonly length?: Length;
  readonly width?: Length;
}

/**
 * Nut 0.9 d, washer 0.3 d and two turns of thread 0.3 d (ISO 4032, ISO 7094, DIN 603), as multiples of the diameter.
 */
const NUT = 1.5;
const WASHER = 0.3;

/** Threaded length of a bolt: the smaller of DIN 603 and ASME B18.5, 2 d + 6 up to 6 in and 2 d + 12 mm above. */
const threadOf = (whole: Length, thick: Length): Length =>
  length(2 * thick + (whole <= mm(153) ? mm(6) : mm(12)));

/** Minimum length of a fixing of this diameter. */
export const leastLength = (joint: Joint, thick: Length): Length =>
  length(joint.through + joint.embed + (joint.nut ? NUT * thick : 0));

/**
 * True if a fixing fits: it passes all layers, has its embedment, and its nut is on the thread. A bolt may also be too
 * long: its nut stops at the end of the thread.
 */
export function reaches({ length: own, width: thick }: Size, joint: Joint): boolean {
  if (own === undefined || thick === undefined || thick < joint.thick) return false;
  if (own < leastLength(joint, thick) || own > (joint.most ?? own)) return false;
  const isBolt = joint.nut && joint.embed === 0;
  return !isBolt || own - threadOf(own, thick) <= joint.through + WASHER * thick;
}

/**
 * The shortest one that fits; between equals the thinner. Limited if a shop has none: ask the maker for a longer one.
 */
export function fixingOf<V extends Size>(
  variants: readonly V[],
  joint: Joint,
): StructuralAnswer<V> {
  const [best] = variants
    .filter((one) => reaches(one, joint))
    .toSorted((a, b) => (a.length ?? 0) - (b.length ?? 0) || (a.width ?? 0) - (b.width ?? 0));
  const longest = variants.reduce((most, one) => Math.max(most, one.length ?? 0), 0);
  return best === undefined
    ? beyond('fixing-reach', 'maker', 'length', longest > 0 ? long(length(longest)) : undefined)
    : found('fixing-reach', best);
}

/**
 * Embedments: a frame plug of 8 or 10 mm (makers' ETAs), a hammer plug of 6, a concrete screw (makers: at least 1 in),
 * a stud M12 in resin (makers: 70 to 110), a screw in a joist overhead (trade: ten diameters) or in the side of a stud
 * or post.
 */
export const EMBED = {
  framePlug: mm(50),
  hammered: mm(30),
  concreteScrew: inches(1.5),
  resin: mm(80),
  joist: mm(40),
  stud: mm(30),
} as const;

/** Plaster or board in front of brick or stud. */
export const LINING = mm(13);

/** Thickness of packers that level a batten or keep a ledger off its wall. */
export const PACKED = mm(10);
