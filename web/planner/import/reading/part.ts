import type { Measure } from './measure.ts';

/** Role of a number in a reading; `spare` repeats a size in another unit. */
export type NumberRole =
  | 'count'
  | 'length'
  | 'width'
  | 'thickness'
  | 'section'
  | 'price'
  | 'angle'
  | 'name'
  | 'note'
  | 'spare';

/** A measure with its role in a reading. `mm` is its size; undefined for a number that is not a size. */
export interface AssignedMeasure {
  readonly measure: Measure;
  readonly role: NumberRole;
  readonly mm: number | undefined;
}

export interface ReadPart {
  readonly quantity: number;
  /** Sizes in mm. */
  readonly length: number;
  readonly width: number | undefined;
  readonly thickness: number | undefined;
  /** Nominal sides as written: `2x4`. */
  readonly section: string | undefined;
  readonly placed: readonly AssignedMeasure[];
}

/** Sizes joined by multiplication signs. */
export interface Chain {
  readonly measures: readonly Measure[];
  readonly mm: readonly number[];
}
