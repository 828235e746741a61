import type { CutAnswer, CutRequest } from '../../planner/cutting/contract.ts';

/** What the page asks of the worker. */
export interface Ask {
  readonly id: number;
  readonly request: CutRequest;
  /** How much to do, time after time, in milliseconds of a usual laptop: little first, so that a plan is soon there. */
  readonly limits: readonly number[];
}

/** What the worker tells: any number of `report` and `answer`, the last of which has `more` false. */
export type Tell =
  | { readonly id: number; readonly kind: 'report'; readonly cost: number; readonly bound: number }
  | {
      readonly id: number;
      readonly kind: 'answer';
      readonly answer: CutAnswer;
      /** Whether the search goes on. */
      readonly more: boolean;
    }
  | {
      readonly id: number;
      readonly kind: 'refused';
      readonly reason: string;
      /** The field of the request: `parts[3].length`. */
      readonly at: string;
    }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly message: string;
      readonly stack: string;
    };
