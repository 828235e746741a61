import type { PlanBoard } from '../plan/plan-board.ts';
import { entryOf } from '../../measure/units/entry-of.ts';

/** A board with the words that an export puts to it. */
export interface NamedBoard {
  readonly number: number;
  /** What it is cut from: `2440 × 1220 mm`. */
  readonly title: string;
  readonly board: PlanBoard;
  /** What each of its parts is called, by part id. */
  readonly names: Readonly<Record<string, string>>;
}

/** The name of a piece on its board; empty where the person gave it none. */
export const nameOf = ({ names }: NamedBoard, part: string): string => entryOf(names, part) ?? '';
