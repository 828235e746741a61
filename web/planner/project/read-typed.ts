import { en } from '../../language/en/measuring.ts';
import type { Locale } from '../../language/locale.ts';
import type { JobHere, JobPlan } from '../jobs/kit/contract.ts';
import { measurePlace, type Measured } from '../measure/places/measure-place.ts';
import type { PlaceInput } from '../measure/places/place-input.ts';
import { withTexts } from '../measure/places/place-texts.ts';
import type { Place } from '../measure/places/place.ts';
import { ROOM_PARTS, WHOLE_ROOM, type RoomParts } from '../measure/places/room-parts.ts';
import type { SharedOpening } from '../measure/storey/shared-opening.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { Memo } from '../memo.ts';
import type { JobEntry } from '../schema/project.ts';
import type { Texts } from './last-good.ts';

/** Appends to the problem of a field the last readable text, which the plan uses instead. */
const withGood = (
  problems: Readonly<Record<string, string>>,
  good: Texts,
  locale: Locale,
): Readonly<Record<string, string>> => {
  const { goesOn } = locale.words('measuring', en);
  return Object.fromEntries(
    Object.entries(problems).map(([field, sentence]) => {
      const text = entryOf(good, field);
      return [field, text === undefined ? sentence : `${sentence} ${goesOn(text)}`];
    }),
  );
};

interface PlaceOptions {
  /** Last readable texts of fields whose text is unreadable now. */
  readonly good?: Texts | undefined;
  /** Parts of a room to measure; all by default. */
  readonly parts?: RoomParts | undefined;
  /** Openings that other rooms share with this one. */
  readonly shared?: readonly SharedOpening[] | undefined;
}

const NONE_SHARED: readonly SharedOpening[] = [];

/** Measures a place. A field that cannot be read gets a problem, and its last readable text counts. */
export function measure(
  input: PlaceInput,
  locale: Locale,
  memo: Memo,
  { good, parts = WHOLE_ROOM, shared = NONE_SHARED }: PlaceOptions = {},
): Measured {
  const used = input.kind === 'room' ? ROOM_PARTS.filter((part) => parts.has(part)).join(' ') : '';
  return memo.of(['place', input, shared, good, locale, used], () => {
    const asTyped = measurePlace(input, locale, parts, shared);
    if (good === undefined || Object.keys(asTyped.problems).length === 0) return asTyped;
    const { sizes, problems } = asTyped;
    return {
      ...measurePlace(withTexts(input, good), locale, parts, shared),
      sizes,
      problems: withGood(problems, good, locale),
    };
  });
}

/** A job, the entries of its fields, and the place that it is done on. */
type JobOnPlace = readonly [job: JobHere, typed: JobEntry['typed'], place: Place | undefined];

/** Plan of a job with other texts in some of its fields. */
export const planJobWith = ([job, typed, place]: JobOnPlace, texts: Texts, memo: Memo): JobPlan =>
  memo.of(['job-plan-with', typed, texts, place, job], () =>
    job.plan(place, { ...typed, ...texts }),
  );

/** Plan of a job. A field that cannot be read gets a problem, and its last readable text counts. */
export function planJob(of: JobOnPlace, locale: Locale, memo: Memo, good?: Texts): JobPlan {
  const [job, typed, place] = of;
  const asTyped = memo.of(['job-plan', typed, place, job], () => job.plan(place, typed));
  if (good === undefined || Object.keys(asTyped.problems).length === 0) return asTyped;
  return {
    ...planJobWith(of, good, memo),
    problems: withGood(asTyped.problems, good, locale),
  };
}
