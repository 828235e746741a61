import { en } from '../../language/en/measuring.ts';
import type { Locale } from '../../language/locale.ts';
import type { JobHere, JobPlan } from '../jobs/kit/contract.ts';
import { measurePlace, type Measured } from '../measure/places/measure-place.ts';
import type { PlaceInput } from '../measure/places/place-input.ts';
import { withTexts } from '../measure/places/place-texts.ts';
import type { Place, SharedOpening } from '../measure/places/place.ts';
import { ROOM_PARTS, WHOLE_ROOM, type RoomParts } from '../measure/places/room-parts.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { Memo } from '../memo.ts';
import type { JobEntry } from '../schema/project.ts';

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

/** The place of the call before if it has the same values: plans of jobs depend on it by identity. */
function unchanged<P extends Place | undefined>(
  place: P,
  last: { json: string; place: unknown },
): P {
  const json = JSON.stringify(place) ?? '';
  if (json === last.json) return last.place as P;
  Object.assign(last, { json, place });
  return place;
}

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
    const { sizes, problems } = asTyped;
    const read =
      good === undefined || Object.keys(problems).length === 0
        ? asTyped
        : {
            ...measurePlace(withTexts(input, good), locale, parts, shared),
            sizes,
            problems: withGood(problems, good, locale),
          };
    const last = memo.of(['last-place', input.id, locale, used], () => ({
      json: '',
      place: read.place,
    }));
    return Object.assign(read, { place: unchanged(read.place, last) });
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

/**
 * An unreadable text stays in its field. The plan uses the last readable text of that field, which is stored as long as
 * it is needed.
 */

export type Texts = Readonly<Record<string, string>>;

/** The texts kept for a place or a job; an id out of a file may be a name that every object has something under. */
export const goodOf = (good: Readonly<Record<string, Texts>>, id: string): Texts | undefined =>
  entryOf(good, id);

/** Problems by field, with these texts in place of the current ones. */
type Check = (others: Texts) => Readonly<Record<string, unknown>>;

/** Sizes that are checked together: the problem may be reported at another field. */
const TOGETHER: Readonly<Record<string, string>> = {
  slopes: 'sides',
  height: 'sides',
  diagonals: 'edges',
  corners: 'sides',
};

/** Fields of one group are checked against each other. */
function groupOf(field: string): string {
  const [first = '', second = ''] = field.split('.');
  const isListed = first === 'openings' || first === 'features';
  return isListed ? `${first}.${second}` : (entryOf(TOGETHER, first) ?? first);
}

const isFilled = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '';

/** True if the user only typed more digits: `1` on the way to `118` was never meant. */
const isTypedOn = (before: string | undefined, now: string | undefined): boolean =>
  isFilled(before) && now !== undefined && /^[\d.,]+$/.test(now) && now.startsWith(before);

interface Change {
  /** Texts that the plan used before this change. */
  readonly kept: Texts;
  readonly before: Texts;
  readonly now: Texts;
  /** Problems of `now`. */
  readonly problems: Readonly<Record<string, unknown>>;
  readonly check: Check;
}

/**
 * The texts to go on with, by field, after `before` became `now`: those of `kept` that are still needed, and those
 * that the change made bad.
 */
export function lastGood({ kept, before, now, problems, check }: Change): Texts {
  const bad = Object.keys(problems).map(groupOf);
  if (bad.length === 0) return {};
  const changed = Object.keys(now).filter((field) => {
    const [was, is] = [entryOf(before, field), entryOf(now, field)];
    return was !== is && !isTypedOn(was, is);
  });
  const candidates = {
    ...Object.fromEntries(changed.map((field) => [field, entryOf(before, field)])),
    ...kept,
  };
  let [good, faults]: [Texts, number] = [{}, bad.length];
  const goOnWith = (more: Texts): void => {
    const left = Object.keys(check(more)).length;
    if (left < faults) [good, faults] = [more, left];
  };
  const usable = Object.entries(candidates).flatMap(([field, text]) =>
    bad.includes(groupOf(field)) && isFilled(text) && isFilled(entryOf(now, field))
      ? [[field, text] as const]
      : [],
  );
  for (const [field, text] of usable) goOnWith({ ...good, [field]: text });
  // Two sizes of one thing, both bad: neither helps without the other.
  if (faults > 0) goOnWith(Object.fromEntries(usable));
  return good;
}
