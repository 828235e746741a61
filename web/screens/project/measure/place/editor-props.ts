import type { JobPlan } from '../../../../planner/jobs/kit/contract.ts';
import type { Locale } from '../../../../language/locale.ts';
import type { Measured } from '../../../../planner/measure/places/measure-place.ts';
import type { PlaceInput } from '../../../../planner/measure/places/place-input.ts';
import type { DrawnPlace } from './drawn-place.ts';
import type { FlatView } from '../../../../ui/drawings/space/plan-box.tsx';

/** Props of the editor of a kind of place. */
export interface EditorProps<Input extends PlaceInput, Known extends Measured> {
  readonly project: string;
  readonly place: Input;
  readonly measured: Known;
  /** Plans of the jobs on it, the last edited one at the end. */
  readonly plans: readonly JobPlan[];
  /** The place as its drawing shows it. */
  readonly drawn: DrawnPlace;
  readonly locale: Locale;
  /** Default name of the place; undefined if it equals the kind of place. */
  readonly called?: string | undefined;
  /** Starts an unmeasured room from a plan or photo. */
  readonly onBegin: (way: 'plan' | 'photo') => void;
  /** View of the last edited place or job. */
  readonly asked: FlatView | undefined;
}
