import { length, type Length, mm } from '../../measure/units/units.ts';
import type { StructuralAnswer } from '../structure/answer.ts';
import {
  LIP_FROM,
  shelfSag,
  type Lip,
  type Sag,
  type LoadedShelf,
} from '../structure/indoors/shelf-sag.ts';

/** A shelf and the allowed reinforcements. */
export interface ShelfAsked {
  readonly shelf: Omit<LoadedShelf, 'span' | 'lip'>;
  /** Clear width between its ends. */
  readonly inside: Length;
  readonly thickness: Length;
  readonly lip: Lip;
  /** Rounding for marking: a millimetre, a sixteenth of an inch. */
  readonly grain: Length;
  readonly lips: 'auto' | 'always' | 'none';
  /** Capacity of its pins, if it is on pins. */
  readonly most?: Length | undefined;
  /** True if uprights may be added. */
  readonly uprights: boolean;
}

/** A shelf with its reinforcements. */
export interface PlannedShelf {
  readonly uprights: number;
  readonly hasLip: boolean;
  /** Distance of supports. */
  readonly span: Length;
  readonly sag: StructuralAnswer<Sag>;
}

/** The lip is in front of the board, which is less deep by its thickness. */
const withLip = (depth: Length, lip: Lip): { readonly depth: Length; readonly lip: Lip } => ({
  depth: length(Math.max(1, depth - lip.width)),
  lip,
});

/** More bays make no sense in an alcove. */
const MOST_UPRIGHTS = 5;

/** Rounds down to a measurable size. */
export const downTo = (size: number, grain: Length): Length =>
  length(Math.floor(size / grain) * grain);

/** Width of each bay without the uprights between them. */
export const bayOf = (inside: Length, uprights: number, thickness: Length, grain: Length): Length =>
  uprights === 0 ? inside : downTo((inside - uprights * thickness) / (uprights + 1), grain);

/**
 * The least reinforcement that keeps a shelf within L/600: none, a lip, an upright, both … If no allowed one does, the
 * strongest; its `sag` then exceeds L/600.
 */
export function planShelf(asked: ShelfAsked): PlannedShelf {
  const { inside, thickness, lips, shelf } = asked;
  let planned: PlannedShelf | undefined;
  for (let uprights = 0; uprights <= (asked.uprights ? MOST_UPRIGHTS : 0); uprights += 1) {
    const span = bayOf(inside, uprights, thickness, asked.grain);
    if (span <= 0) break;
    const isLong = shelf.backBatten === true && span > LIP_FROM;
    const mayLip = lips === 'auto' ? (isLong ? [true] : [false, true]) : [lips === 'always'];
    for (const hasLip of mayLip) {
      const sag = shelfSag({ ...shelf, span, ...(hasLip ? withLip(shelf.depth, asked.lip) : {}) });
      planned = { uprights, hasLip, span, sag };
      const isHeld = asked.most === undefined || span <= asked.most;
      if (!sag.ok || (isHeld && sag.value.verdict === 'good')) return planned;
    }
  }
  return (
    planned ?? {
      uprights: 0,
      hasLip: false,
      span: inside,
      sag: shelfSag({ ...shelf, span: inside }),
    }
  );
}

/** Divides a height into pieces no higher than a sheet's width, each except the last ending at something to nail to. */
export function partsUpTo(
  high: Length,
  most: Length,
  behind: readonly number[],
): readonly Length[] {
  const parts: Length[] = [];
  let at = 0;
  while (high - at > most) {
    const reach = behind.filter((one) => one > at && one - at <= most);
    const next = reach.at(-1) ?? at + most;
    parts.push(length(next - at));
    at = next;
  }
  return [...parts, length(high - at)];
}

/** Clearance of the diagonal while a case is tilted up under a ceiling. */
const TURNING = mm(10);

/** Greatest height of a case that is built lying down and tilted up. */
export const tallest = (room: Length, depth: Length): Length => {
  const diagonal = room - TURNING;
  return length(Math.floor(Math.sqrt(Math.max(0, diagonal ** 2 - depth ** 2)) / mm(1)) * mm(1));
};
