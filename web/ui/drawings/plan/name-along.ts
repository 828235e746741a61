import type { Point } from '../../../planner/measure/outline/polygon.ts';

/** Half of a letter with air around it, in drawing units. */
const LETTER = 8;

/** Words in a drawing: their middle, how wide they are, and how high with air. */
export interface PlacedText extends Point {
  readonly wide: number;
  readonly high: number;
}

/** A side as drawn, in drawing units: where it begins, its angle in degrees, its size. */
interface NamedSide {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly size: number;
  /** How far inside of it the name stands. */
  readonly inside: number;
  /** Where the name would stand, as a part of the side. */
  readonly usual: number;
  /** From where to where doors swing into the room, from the beginning of the side. */
  readonly doors: readonly (readonly [from: number, to: number])[];
  /** The words in the middle of the drawing. */
  readonly words: PlacedText;
  /** Where other names stand. */
  readonly names: readonly Point[];
  /** How much larger than usual the letters are. */
  readonly textScale: number;
}

/** A side whose name has no place yet. */
export interface SideToName extends Omit<NamedSide, 'names'> {
  /** True if its name is drawn there. */
  readonly isNamed: boolean;
}

/** Where a name stands that is so far along its side. */
function nameAt({ x, y, angle, size, inside }: Omit<NamedSide, 'names'>, along: number): Point {
  const turned = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return { x: x + cos * size * along - sin * inside, y: y + sin * size * along + cos * inside };
}

/**
 * Where along its side a name stands, as a part of it: clear of the words in the middle, of other names and of doors, in
 * this order, if it can be.
 */
export function nameAlong(side: NamedSide): number {
  const { size, usual, doors, words, names } = side;
  const letter = LETTER * side.textScale;
  const isOffWords = (along: number): boolean => {
    const { x, y } = nameAt(side, along);
    return (
      Math.abs(x - words.x) > words.wide / 2 + letter || Math.abs(y - words.y) > words.high / 2
    );
  };
  const isOffNames = (along: number): boolean => {
    const { x, y } = nameAt(side, along);
    return names.every((name) => Math.max(Math.abs(x - name.x), Math.abs(y - name.y)) > 2 * letter);
  };
  const isOffDoors = (along: number): boolean =>
    doors.every(([from, to]) => size * along < from - letter || size * along > to + letter);
  let places: readonly number[] = [usual, 1 - usual, 0.1, 0.9, 0.35, 0.65, 0.5];
  for (const isOff of [isOffWords, isOffNames, isOffDoors]) {
    const clear = places.filter(isOff);
    if (clear.length > 0) places = clear;
  }
  return places[0] ?? usual;
}

/** Where the name of each side stands, as a part of it: of a short one first, which has fewer places. */
export function namesAlong(sides: readonly SideToName[]): readonly number[] {
  const [names, along]: [Point[], number[]] = [[], []];
  for (const [i, side] of [...sides.entries()].sort(([, a], [, b]) => a.size - b.size)) {
    const place = nameAlong({ ...side, names });
    along[i] = place;
    if (side.isNamed) names.push(nameAt(side, place));
  }
  return along;
}
