/**
 * The sheet problem on whole numbers. Every size is inflated by the kerf (a part of length l is
 * l + kerf, a usable sheet of length L is L + kerf), so that parts which touch in here lie one kerf
 * apart on the real sheet and the engine itself knows nothing of saw blades.
 */
export interface SheetProblem {
  readonly stock: readonly Stock[];
  readonly parts: readonly PartType[];
  /** Most guillotine stages; a last trimming cut comes on top ("non-exact"). Infinity: no limit. */
  readonly stages: number;
  readonly firstCut: FirstCut;
}

/** The direction of the first stage's cuts: along the sheet's length (x), along its width (y). */
export type FirstCut = 'any' | 'length' | 'width';

export interface Stock {
  readonly dx: number;
  readonly dy: number;
  /** In whole units; only sums and comparisons are made. */
  readonly price: number;
  /** Infinity: as many as needed. */
  readonly quantity: number;
}

export interface PartType {
  readonly dx: number;
  readonly dy: number;
  readonly quantity: number;
  readonly rotate: boolean;
}

/** Side by side along x: the cuts between neighbours run along y. */
export const ALONG_X = 0;
/** One above the other along y: the cuts between neighbours run along x. */
export const ALONG_Y = 1;
