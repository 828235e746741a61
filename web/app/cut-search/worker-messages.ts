import type { CutAnswer, CutRequest } from '../../planner/cutting/contract.ts';

/** Request from the page to the worker. */
export interface Ask {
  readonly id: number;
  readonly request: CutRequest;
  /** Work of each step, in milliseconds of a usual laptop: little first, so that a plan arrives soon. */
  readonly limits: readonly number[];
}

/** Message from the worker: any number of `report` and `answer`, the last of which has `more` false. */
export type Tell =
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
      /** The field of the request: `parts[3].length`. */
      readonly at: string;
    }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly message: string;
      readonly stack: string;
    };
