import { readOffcut } from './offcut.ts';
import { readBoard } from './read-board.ts';
import { object, optional, orNull, record, size, text, type Kept } from './schema.ts';

/** A board that has been cut: what it held and cost, so that nothing later can change it. */
export const readDone = object({
  number: size,
  /** The number it was cut under, where another phone's board had that and it got the next free one. */
  cutAs: optional((value) => (typeof value === 'number' ? size(value) : undefined)),
  /** Cents; null where the shop's price was not known. */
  price: (value) => (typeof value === 'number' ? size(value) : null),
  /** The own offcut it was cut from, to put back when the tick is taken off. */
  offcut: orNull(readOffcut),
  board: readBoard,
  /** What its parts were called, by part id. */
  names: record(text),
});
export type DoneBoard = Kept<typeof readDone>;
