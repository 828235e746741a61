import type { LengthUnit } from '../../../planner/measure/units/parse-length.ts';
import type { TextReading } from '../../../planner/import/reading/read-text.ts';
import type { CutKind } from '../../../planner/schema/cut-list.ts';

/** Unit of numbers without one. */
export type FileUnit = Extract<LengthUnit, 'mm' | 'cm' | 'in'>;

/** A list for the worker that reads lines. */
export interface LineRequest {
  readonly text: string;
  readonly unit: FileUnit;
  /** Undefined if the user has chosen none. */
  readonly kind: CutKind | undefined;
}

export interface LineAnswer extends LineRequest {
  readonly lines: TextReading;
}

/** Number of lines that a phone can read between two key presses. */
const MOST_LINES = 60;

export const isLong = (text: string): boolean =>
  text.split('\n', MOST_LINES + 1).length > MOST_LINES;
