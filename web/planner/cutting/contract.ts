/**
 * Requests and answers of the cutting engine as JSON: the public format of `npm run cut`. Lengths are millimetres;
 * prices are in the request's currency.
 */

import type { WorkBudget } from './work.ts';

/** Millimetres, or any text that the number field accepts: `"23 5/8\""`, `"1.2 m"`. */
export type LengthInput = number | string;

export interface LinearRequest {
  readonly kind: 'linear';
  /** Width of the saw cut between neighbours; default 0. */
  readonly kerf?: LengthInput;
  /** Length lost at the ends of every board; default 0. */
  readonly trim?: LengthInput | { readonly start?: LengthInput; readonly end?: LengthInput };
  /** Width of the mitred face; needed only if a part has a mitre. */
  readonly face?: LengthInput;
  /** Default 1000. */
  readonly timeLimitMs?: number;
  readonly stock: readonly LinearStockInput[];
  readonly parts: readonly LinearPartInput[];
}

export interface LinearStockInput {
  readonly id: string;
  readonly length: LengthInput;
  /** Price of one board; default its length in millimetres. Own offcuts: price 0 and a quantity. */
  readonly price?: number | null;
  /** `null` or absent: unlimited. */
  readonly quantity?: number | null;
}

export interface LinearPartInput {
  readonly id: string;
  /** Long point to long point if the part is mitred. */
  readonly length: LengthInput;
  /** Default 1. */
  readonly quantity?: number;
  /**
   * Degrees off a square cut at either end, 0 to 75, the long points on one edge. If all parts have equal mitres at
   * both ends, neighbours share cuts; otherwise parts are planned at full length.
   */
  readonly mitre?: { readonly start?: number; readonly end?: number };
}

export interface SheetRequest {
  readonly kind: 'sheet';
  readonly kerf?: LengthInput;
  readonly trim?:
    | LengthInput
    | {
        readonly left?: LengthInput;
        readonly right?: LengthInput;
        readonly top?: LengthInput;
        readonly bottom?: LengthInput;
      };
  /** `null`: unlimited; 2 or 3: non-exact, a trimming cut may follow. */
  readonly stages?: 2 | 3 | null;
  /** Side of the sheet along which the first cuts run; default `any`. */
  readonly firstCut?: 'any' | 'length' | 'width';
  /** Default 2000. */
  readonly timeLimitMs?: number;
  readonly stock: readonly SheetStockInput[];
  readonly parts: readonly SheetPartInput[];
  /** Parts whose grain continues from one to the next; a part is in at most one run. */
  readonly runs?: readonly SheetRunInput[];
}

export interface SheetStockInput {
  readonly id: string;
  readonly length: LengthInput;
  readonly width: LengthInput;
  /** Price of one sheet; default its area in square millimetres. */
  readonly price?: number | null;
  /** `null` or absent: unlimited; one for sheets with defects. */
  readonly quantity?: number | null;
  /** Areas that no part may use, equal for all sheets of the row. A cut may run through one. */
  readonly defects?: readonly DefectInput[];
}

/** A knot, a dent or a torn corner as a rectangle: from the sheet's corner at (0, 0), on the axes of the panels. */
export interface DefectInput {
  readonly x: LengthInput;
  readonly y: LengthInput;
  readonly length: LengthInput;
  readonly width: LengthInput;
}

/**
 * Parts that are cut from one strip of one sheet, side by side in this order and one kerf apart, so that the grain
 * continues: drawer fronts, a row of doors.
 */
export interface SheetRunInput {
  readonly id: string;
  /** Ids of part rows; pieces of one row are next to each other. */
  readonly parts: readonly string[];
  /**
   * Side of the parts along which they are joined: `length` joins the end of one to the start of the next, so all must
   * have equal width. They are rotated together, or not at all if one may not be.
   */
  readonly along: 'length' | 'width';
  /**
   * Number of equal runs, default 1; each part row's quantity, which counts all pieces, is divided evenly among them.
   */
  readonly quantity?: number | null;
}

export interface SheetPartInput {
  readonly id: string;
  readonly length: LengthInput;
  readonly width: LengthInput;
  readonly quantity?: number;
  /** `false` keeps the grain; default `true`. */
  readonly rotate?: boolean;
}

export type CutRequest = LinearRequest | SheetRequest;

/**
 * - `optimal`: everything is placed and `bound` proves that no plan costs less.
 * - `feasible`: everything is placed; a cheaper plan may exist, down to `bound`.
 * - `infeasible`: `unplaced` names the missing parts; the rest is planned.
 */
export type CutStatus = 'optimal' | 'feasible' | 'infeasible';

/** Pieces that are not in the plan, and the reason. */
export interface Unplaced {
  readonly part: string;
  readonly quantity: number;
  readonly reason: 'too-long' | 'out-of-stock' | 'run-too-long';
  /** Field of the request to change, such as `parts[3].length`; `runs[0]` for a run that fits no sheet. */
  readonly at: string;
}

interface AnswerBase {
  readonly status: CutStatus;
  readonly cost: number;
  /** Lower limit of the cost of any plan of the placed parts. */
  readonly bound: number;
  readonly ms: number;
  readonly unplaced: readonly Unplaced[];
}

export interface LinearAnswer extends AnswerBase {
  readonly boards: readonly CutBoard[];
}

export interface CutBoard {
  readonly stock: string;
  readonly parts: readonly PlacedLength[];
  /** Remaining length after its own cut and inside the trims; 0 if none. */
  readonly offcut: number;
}

export interface PlacedLength {
  readonly part: string;
  /** Distance from the board's start to the nearest point of the part; a mitred neighbour may overlap it. */
  readonly at: number;
  readonly length: number;
  /** Mitred parts only: rotated end for end. */
  readonly turned?: boolean;
}

/** Sheets and their saw work. */
interface SheetWork {
  readonly sheets: readonly CutSheet[];
  readonly cutCount: number;
  /** Total length of all cuts, millimetres, including trimming cuts. */
  readonly cutLength: number;
  /** Fence settings and sheet turns of all sheets; see `SawWork`. Absent before `withSawWork`. */
  readonly settings?: number | undefined;
  readonly turns?: number | undefined;
}

export interface SheetAnswer extends AnswerBase, SheetWork {
  /** A dearer complete plan with far fewer cuts, if one was found. */
  readonly simpler?: SimplerSheets | undefined;
}

export interface SimplerSheets extends SheetWork {
  readonly cost: number;
}

export interface CutSheet {
  readonly stock: string;
  readonly parts: readonly PlacedPanel[];
  readonly cuts: readonly Cut[];
  readonly offcuts: readonly Rectangle[];
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

export interface PlacedPanel extends Rectangle {
  readonly part: string;
  readonly rotated: boolean;
  /** Only for a panel in a run. */
  readonly run?: PlaceInRun;
}

export interface PlaceInRun {
  /** Id of the run row. */
  readonly id: string;
  /** Number of the run within its row, from 1. */
  readonly n: number;
  /** Number of the panel within its run, from 1, in the order of the coordinates. */
  readonly place: number;
}

/** One saw cut, in sawing order. */
export interface Cut {
  readonly n: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stage: number;
}

export type CutAnswer = LinearAnswer | SheetAnswer;

/** Progress and cancellation of a search. Both functions are called often and must be fast. */
export interface Control {
  /** Called when the best plan or the bound improves; costs in the request's currency. */
  readonly progress?: (report: { readonly cost: number; readonly bound: number }) => void;
  /** The search ends soon after this returns true, with its best plan. */
  readonly stopped?: () => boolean;
  /**
   * Limit of counted work: the same problem then gets the same plan, however busy the machine is. Without it, a search
   * for sheets uses its time limit.
   */
  readonly work?: WorkBudget;
  /** Seed of the random choices; default 0. No seed is better than another. */
  readonly seed?: number;
}
