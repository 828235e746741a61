/** Half of a letter with air around it, in drawing units. */
const LETTER = 8;
/** As high as the words in the middle of a drawing, with air, from their middle. */
const HIGH = 24;

/** Words in a drawing: their middle and how wide they are. */
export interface Words {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
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
  readonly words: Words;
}

/** Where along its side a name stands, as a part of it: clear of the words in the middle and of doors, if it can be. */
export function nameAlong({ x, y, angle, size, inside, usual, doors, words }: NamedSide): number {
  const turned = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const isOffWords = (along: number): boolean => {
    const [nameX, nameY] = [
      x + cos * size * along - sin * inside,
      y + sin * size * along + cos * inside,
    ];
    return Math.abs(nameX - words.x) > words.wide / 2 + LETTER || Math.abs(nameY - words.y) > HIGH;
  };
  const isOffDoors = (along: number): boolean =>
    doors.every(([from, to]) => size * along < from - LETTER || size * along > to + LETTER);
  const places = [usual, 1 - usual, 0.1, 0.9].filter(isOffWords);
  return places.find(isOffDoors) ?? places[0] ?? usual;
}
