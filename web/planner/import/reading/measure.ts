import type { Label, Unit } from './vocabulary.ts';

/** Evidence in the signs around a number. */
export type NumberMark =
  | 'count'
  | 'countAt'
  | 'ordinal'
  | 'name'
  | 'foreign'
  | 'money'
  | 'angle'
  | 'openDash'
  | 'unmixed'
  | 'openFeet'
  | 'range'
  | 'before-word'
  | 'alone';

/** A number with its unit: `14 1/2"`, `2.4 m`, `8' 3"`, or a range of two. */
export interface Measure {
  readonly kind: 'measure';
  /** Number as written, without its unit. */
  readonly text: string;
  /** Value in `unit`. */
  readonly value: number;
  /** Value if the sign before three digits groups thousands. */
  readonly grouped: number | undefined;
  readonly unit: Unit | undefined;
  readonly isWhole: boolean;
  readonly label: Label | undefined;
  readonly marks: ReadonlySet<NumberMark>;
  readonly from: number;
  readonly to: number;
}

export type LineItem =
  | Measure
  | {
      readonly kind: 'word' | 'times' | 'cut' | 'sign';
      readonly text: string;
      readonly from: number;
    };
