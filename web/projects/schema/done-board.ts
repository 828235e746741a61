import type { PlanBoard } from '../../cutting/plan/plan-board.ts';
import { readOffcut, type Offcut } from './offcut.ts';
import { readBoard } from './read-board.ts';
import { isFields, size, text, type Fields } from './read-value.ts';

/** A board that has been cut: what it held and cost, so that nothing later can change it. */
export interface DoneBoard {
  readonly number: number;
  /** Cents; null where the shop's price was not known. */
  readonly price: number | null;
  /** The own offcut it was cut from, to put back when the tick is taken off. */
  readonly offcut: Offcut | null;
  readonly board: PlanBoard;
  /** What its parts were called, by part id. */
  readonly names: Readonly<Record<string, string>>;
}

/** A cut board out of storage, or nothing. */
export function readDone(row: Fields): readonly DoneBoard[] {
  if (!isFields(row['board'])) return [];
  const board = readBoard(row['board']);
  if (board.length === 0) return [];
  const names = isFields(row['names']) ? Object.entries(row['names']) : [];
  return [
    {
      number: size(row['number']),
      price: typeof row['price'] === 'number' ? size(row['price']) : null,
      offcut: readOffcut(row['offcut']) ?? null,
      board,
      names: Object.fromEntries(names.map(([id, name]) => [id, text(name)])),
    },
  ];
}
