/** The least of a project that is merged as a whole: a place, a job, a price, a tick, a board that lies cut. */
export interface MergeUnit {
  readonly field: string;
  readonly key: string;
  readonly value: unknown;
  /** Of a board that lies cut: the number it goes by now. */
  readonly number?: number;
}

/** By what names it in a project. */
export type Units = ReadonlyMap<string, MergeUnit>;
