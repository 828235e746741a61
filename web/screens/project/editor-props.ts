import type { JobPlan } from '../../jobs/kit/contract.ts';
import type { Locale } from '../../language/locale.ts';
import type { Measured } from '../../measure/measure-place.ts';
import type { PlaceInput } from '../../measure/place-input.ts';

/** What an editor of one kind of place is given. */
export interface EditorProps<Input extends PlaceInput, Known extends Measured> {
  /** The project's id. */
  readonly project: string;
  readonly place: Input;
  readonly measured: Known;
  /** Of the jobs on it, in order. */
  readonly plans: readonly JobPlan[];
  readonly locale: Locale;
}
