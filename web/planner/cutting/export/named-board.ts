import type { PlanBoard } from '../plan/plan-board.ts';
import { entryOf } from '../../measure/units/entry-of.ts';

/** A board with its texts for an export. */
export interface NamedBoard {
  readonly number: number;
  /** Size of the stock: `2440 × 1220 mm`. */
  readonly title: string;
  readonly board: PlanBoard;
  /** Names of its parts, by part id. */
  readonly names: Readonly<Record<string, string>>;
}

/** Name of a piece on its board; empty if the user gave it none. */
export const pieceName = ({ names }: NamedBoard, part: string): string =>
  entryOf(names, part) ?? '';
