import type { CutAnswer, CutRequest } from '../../planner/cutting/contract.ts';

/** Request from the page to the worker. */
export interface SolverRequest {
  readonly id: number;
  readonly request: CutRequest;
  /** Work limits in order, in milliseconds of a typical laptop; small first, for a quick plan. */
  readonly limits: readonly number[];
}

/** Messages from the worker: `report`s and `answer`s; the last answer has `more` false. */
export type SolverReply =
  | { readonly id: number; readonly kind: 'report'; readonly cost: number; readonly bound: number }
  | {
      readonly id: number;
      readonly kind: 'answer';
      readonly answer: CutAnswer;
      /** True while the search continues. */
      readonly more: boolean;
    }
  | {
      readonly id: number;
      readonly kind: 'refused';
      readonly reason: string;
      /** Field of the request: `parts[3].length`. */
      readonly at: string;
    }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly message: string;
      readonly stack: string;
    };
