/**
 * What goes into the cutting engine and what comes out, as JSON: the public format of `npm run cut`.
 * Every length is in millimetres; every price in whatever currency the request used.
 */

import type { Work } from './work.ts';

/** Millimetres, or anything the number field takes: `"23 5/8\""`, `"1.2 m"`. */
export type LengthInput = number | string;

export interface LinearRequest {
  readonly kind: 'linear';
  /** Width of the saw cut between neighbours; default 0. */
  readonly kerf?: LengthInput;
  /** What is lost at the ends of every board; default 0. */
  readonly trim?: LengthInput | { readonly start?: LengthInput; readonly end?: LengthInput };
  /** Width of the face that mitres run across; needed only when a part has a mitre. */
  readonly face?: LengthInput;
  /** Default 1000. */
  readonly timeLimitMs?: number;
  readonly stock: readonly LinearStockInput[];
  readonly parts: readonly LinearPartInput[];
}

export interface LinearStockInput {
  readonly id: string;
  readonly length: LengthInput;
  /** For one board; default its length in millimetres. Own offcuts: price 0 and a quantity. */
  readonly price?: number | null;
  /** `null` or absent: as many as needed. */
  readonly quantity?: number | null;
}

export interface LinearPartInput {
  readonly id: string;
  /** Long point to long point when the part is mitred. */
  readonly length: LengthInput;
  /** Default 1. */
  readonly quantity?: number;
  /**
   * Degrees off a square cut at either end, 0 to 75, the long points on one edge. Where all parts have
   * the same mitre at both ends, neighbours share cuts; else parts are planned at full length.
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
  /** `null`: as many as needed; 2 or 3: non-exact, a trimming cut may follow. */
  readonly stages?: 2 | 3 | null;
  /** Along which side of the sheet the first cuts run; default `any`. */
  readonly firstCut?: 'any' | 'length' | 'width';
  /** Default 2000. */
  readonly timeLimitMs?: number;
  readonly stock: readonly SheetStockInput[];
  readonly parts: readonly SheetPartInput[];
  /** Parts whose grain continues from one to the next; a part is in one run at most. */
  readonly runs?: readonly SheetRunInput[];
}

export interface SheetStockInput {
  readonly id: string;
  readonly length: LengthInput;
  readonly width: LengthInput;
  /** For one sheet; default its area in square millimetres. */
  readonly price?: number | null;
  /** `null` or absent: as many as needed; of sheets with defects, one. */
  readonly quantity?: number | null;
  /** What no part may lie on; each of the row's sheets has the same. A cut may run through one. */
  readonly defects?: readonly DefectInput[];
}

/** A knot, a dent or a torn corner, as a rectangle: from the sheet's corner at (0, 0), along the same axes as panels. */
export interface DefectInput {
  readonly x: LengthInput;
  readonly y: LengthInput;
  readonly length: LengthInput;
  readonly width: LengthInput;
}

/**
 * Parts that are cut from one strip of one sheet, side by side in this order and one saw cut apart, so
 * that the grain runs on from each to the next: drawer fronts, a row of doors.
 */
export interface SheetRunInput {
  readonly id: string;
  /** Ids of part rows; of a row with several pieces they lie next to one another. */
  readonly parts: readonly string[];
  /**
   * The side of the parts along which they are joined: `length` puts the end of one to the start of the
   * next, so all must have the same width. They turn together or, where one may not, not at all.
   */
  readonly along: 'length' | 'width';
  /** So many runs alike, default 1; each part row's quantity, which is of all pieces, is shared evenly among them. */
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
 * - `infeasible`: `unplaced` names what is not in the plan; the rest is planned.
 */
export type CutStatus = 'optimal' | 'feasible' | 'infeasible';

/** Pieces that are not in the plan, and why. */
export interface Unplaced {
  readonly part: string;
  readonly quantity: number;
  readonly reason: 'too-long' | 'out-of-stock' | 'run-too-long';
  /** The field of the request to change, e.g. `parts[3].length`; of a run that fits no sheet, `runs[0]`. */
  readonly at: string;
}

interface AnswerBase {
  readonly status: CutStatus;
  readonly cost: number;
  /** No plan of the placed parts costs less than this. */
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
  /** What is left in one piece, after its own cut and inside the trims; 0 when nothing is. */
  readonly offcut: number;
}

export interface PlacedLength {
  readonly part: string;
  /** From the board's start to the nearer point of the part; a mitred neighbour may overlap it. */
  readonly at: number;
  readonly length: number;
  /** Mitred parts only: turned end for end. */
  readonly turned?: boolean;
}

/** Sheets and the work that they are. */
interface SheetWork {
  readonly sheets: readonly CutSheet[];
  readonly cutCount: number;
  /** Millimetres sawn, trimming cuts included. */
  readonly cutLength: number;
  /**
   * How often the fence is set anew and the sheet is turned, all sheets together; see `SawWork`.
   * Absent before they are counted (`withSawWork`).
   */
  readonly settings?: number | undefined;
  readonly turns?: number | undefined;
}

export interface SheetAnswer extends AnswerBase, SheetWork {
  /** A dearer plan of everything with far fewer cuts, where one was found. */
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
  /** Only of a panel in a run. */
  readonly run?: PlaceInRun;
}

export interface PlaceInRun {
  /** The run row's id. */
  readonly id: string;
  /** Which of the row's runs, from 1. */
  readonly n: number;
  /** Which of its panels, from 1, in the order of the coordinates. */
  readonly place: number;
}

/** One saw cut, in the order to make them. */
export interface Cut {
  readonly n: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stage: number;
}

export type CutAnswer = LinearAnswer | SheetAnswer;

/** How the search reports and how it is stopped. Both are called often and must be quick. */
export interface Control {
  /** Called when the best plan or the bound has improved; costs in the request's currency. */
  readonly progress?: (report: { readonly cost: number; readonly bound: number }) => void;
  /** The search ends with its best plan soon after this returns true. */
  readonly stopped?: () => boolean;
  /**
   * The search ends when so much is done: the same problem then has the same plan, however busy the machine is. Without
   * it a search for sheets goes on for its time limit.
   */
  readonly work?: Work;
  /** A search for sheets takes its chances in another order for each: 0 unless said. No seed is better than another. */
  readonly seed?: number;
}
