import type { LengthUnit } from '../../../planner/measure/units/parse-length.ts';
import type { TextRow } from '../../../planner/import/reading/read-text.ts';
import type { CutKind } from '../../../planner/schema/cut-list.ts';

/** Unit of numbers without one. */
export type FileUnit = Extract<LengthUnit, 'mm' | 'cm' | 'in'>;

/** A list for the worker that reads lines. */
export interface LineRequest {
  readonly text: string;
  readonly unit: FileUnit;
}

/** Rows of the list as boards and as sheets. */
export interface LineAnswer extends LineRequest {
  readonly rows: Readonly<Record<CutKind, readonly TextRow[]>>;
}

/** Number of lines that a phone can read between two key presses. */
const MOST_LINES = 60;

export const isLong = (text: string): boolean =>
  text.split('\n', MOST_LINES + 1).length > MOST_LINES;
