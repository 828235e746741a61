import type { Point } from '../../../planner/measure/outline/polygon.ts';
import type { SideAxis } from '../side-axis.ts';

/** Half the size of a letter including its margin, in drawing units. */
const LETTER = 8;

/** The centre of a name, and half its width if it is longer than a letter, in drawing units. */
interface PlacedName extends Point {
  readonly half?: number;
}

/** Text in a drawing: its centre and its size including a margin, in drawing units. */
export interface PlacedText extends Point {
  readonly wide: number;
  readonly high: number;
}

/** A side as drawn, in drawing units. */
interface NamedSide {
  readonly axis: SideAxis;
  /** Distance of the name from the side, towards the inside. */
  readonly inside: number;
  /** Preferred position of the name, as a share of the side. */
  readonly usual: number;
  /** Ranges of the doors, measured from the start of the side. */
  readonly doors: readonly (readonly [from: number, to: number])[];
  /** The text in the middle of the drawing. */
  readonly words: PlacedText;
  /** Half the width of the name, in drawing units; that of a letter if absent. */
  readonly half?: number;
  /** Positions of the other names. */
  readonly names: readonly PlacedName[];
  /** Scale of the text, 1 for the usual size. */
  readonly textScale: number;
}

/** A side whose name has no position yet. */
export interface SideToName extends Omit<NamedSide, 'names'> {
  /** True if its name is drawn there. */
  readonly isNamed: boolean;
}

/** Point of a name at a share of its side. */
const nameAt = ({ axis, inside }: Omit<NamedSide, 'names'>, along: number): Point =>
  axis.at(axis.long * along, 0 - inside);

/**
 * Position of a name as a share of its side. It avoids the text in the middle, other names and doors, with priority in
 * this order.
 */
export function nameAlong(side: NamedSide): number {
  const { axis, usual, doors, words, names } = side;
  const letter = LETTER * side.textScale;
  const half = Math.max(letter, side.half ?? 0);
  const isOffWords = (along: number): boolean => {
    const { x, y } = nameAt(side, along);
    return Math.abs(x - words.x) > words.wide / 2 + half || Math.abs(y - words.y) > words.high / 2;
  };
  const isOffNames = (along: number): boolean => {
    const { x, y } = nameAt(side, along);
    return names.every(
      (name) =>
        Math.abs(x - name.x) > half + Math.max(letter, name.half ?? 0) ||
        Math.abs(y - name.y) > 2 * letter,
    );
  };
  const isOffDoors = (along: number): boolean =>
    doors.every(([from, to]) => axis.long * along < from - half || axis.long * along > to + half);
  let places: readonly number[] = [usual, 1 - usual, 0.1, 0.9, 0.35, 0.65, 0.5];
  for (const isOff of [isOffWords, isOffNames, isOffDoors]) {
    const clear = places.filter(isOff);
    if (clear.length > 0) places = clear;
  }
  return places[0] ?? usual;
}

/** Position of each name as a share of its side. Short sides choose first, because they have fewer free positions. */
export function namesAlong(sides: readonly SideToName[]): readonly number[] {
  const [names, along]: [PlacedName[], number[]] = [[], []];
  for (const [i, side] of [...sides.entries()].sort(([, a], [, b]) => a.axis.long - b.axis.long)) {
    const place = nameAlong({ ...side, names });
    along[i] = place;
    if (side.isNamed) names.push({ ...nameAt(side, place), ...(side.half && { half: side.half }) });
  }
  return along;
}
