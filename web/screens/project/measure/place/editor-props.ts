import type { JobPlan } from '../../../../planner/jobs/kit/contract.ts';
import type { Locale } from '../../../../language/locale.ts';
import type { Measured } from '../../../../planner/measure/places/measure-place.ts';
import type { PlaceInput } from '../../../../planner/measure/places/place-input.ts';
import type { FlatView } from '../../../../ui/drawings/space/plan-box.tsx';

/** What an editor of one kind of place is given. */
export interface EditorProps<Input extends PlaceInput, Known extends Measured> {
  /** The project's id. */
  readonly project: string;
  readonly place: Input;
  readonly measured: Known;
  /** Of the jobs on it, that last worked at last. */
  readonly plans: readonly JobPlan[];
  readonly locale: Locale;
  /** What the place is called where nobody named it; undefined where that says no more than its kind. */
  readonly called?: string | undefined;
  /** Begins a room, with nothing measured yet, otherwise than by typing its sizes. */
  readonly onBegin?: ((way: 'plan' | 'photo') => void) | undefined;
  /** The view that shows what was last worked at. */
  readonly asked: FlatView | undefined;
}
