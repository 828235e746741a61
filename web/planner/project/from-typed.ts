import { en } from '../../language/en/measuring.ts';
import type { Locale } from '../../language/locale.ts';
import type { JobHere, JobPlan } from '../jobs/kit/contract.ts';
import { measurePlace, type Measured } from '../measure/places/measure-place.ts';
import type { PlaceInput } from '../measure/places/place-input.ts';
import { withTexts } from '../measure/places/place-texts.ts';
import type { SharedOpening } from '../measure/storey/shared-opening.ts';
import { ROOM_PARTS, WHOLE_ROOM, type RoomParts } from '../measure/places/room-parts.ts';
import type { Place } from '../measure/places/place.ts';
import type { JobEntry } from '../schema/project.ts';
import type { Texts } from './last-good.ts';
import { entryOf } from '../measure/units/entry-of.ts';

interface Known {
  readonly locale: Locale;
  readonly good: Texts | undefined;
  readonly shared: readonly SharedOpening[];
  readonly measured: Measured;
}

interface KnownPlan {
  readonly job: JobHere;
  readonly place: Place | undefined;
  readonly asTyped: JobPlan;
  /** With other texts in some of its fields, the last that were asked for. */
  readonly other?: { readonly texts: Texts; readonly plan: JobPlan };
}

const NONE_SHARED: readonly SharedOpening[] = [];

/**
 * The last answer for each input. Inputs never change in place, and a changed project keeps those
 * parts that did not change, so that a keystroke works out its own place and jobs alone.
 */
const measured = new WeakMap<PlaceInput, Map<string, Known>>();
const plans = new WeakMap<JobEntry['typed'], KnownPlan>();

/** Says of each field with another text to go on with what that is. */
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

/** Measures a place; what cannot be read is said, and the place goes on with what could be read there last. */
function measureWith(
  input: PlaceInput,
  good: Texts | undefined,
  locale: Locale,
  parts: RoomParts,
  shared: readonly SharedOpening[],
): Measured {
  const asTyped = measurePlace(input, locale, parts, shared);
  if (good === undefined || Object.keys(asTyped.problems).length === 0) return asTyped;
  const { sizes, problems } = asTyped;
  return {
    ...measurePlace(withTexts(input, good), locale, parts, shared),
    sizes,
    problems: withGood(problems, good, locale),
  };
}

/**
 * What could be understood of a place, gone on with what could be read last; of a room only what is asked, with what it
 * shares with others.
 */
export function measure(
  input: PlaceInput,
  good: Texts | undefined,
  locale: Locale,
  parts: RoomParts = WHOLE_ROOM,
  shared = NONE_SHARED,
): Measured {
  const ways = measured.get(input) ?? new Map<string, Known>();
  measured.set(input, ways);
  const asked = input.kind === 'room' ? ROOM_PARTS.filter((part) => parts.has(part)).join(' ') : '';
  const key = shared.length === 0 ? asked : `${asked} shared`;
  const known = ways.get(key);
  if (known?.locale === locale && known.good === good && known.shared === shared) {
    return known.measured;
  }
  const fresh = { locale, good, shared, measured: measureWith(input, good, locale, parts, shared) };
  ways.set(key, fresh);
  return fresh.measured;
}

/** A job, what is typed into it, and the place that it is done on. */
type JobOnPlace = readonly [job: JobHere, typed: JobEntry['typed'], place: Place | undefined];

function knownPlan([job, typed, place]: JobOnPlace): KnownPlan {
  const known = plans.get(typed);
  if (known?.job === job && known.place === place) return known;
  const fresh = { job, place, asTyped: job.plan(place, typed) };
  plans.set(typed, fresh);
  return fresh;
}

/** The plan of a job with other texts in some of its fields. */
export function planWith(of: JobOnPlace, texts: Texts): JobPlan {
  const [job, typed, place] = of;
  const known = knownPlan(of);
  if (known.other?.texts === texts) return known.other.plan;
  const plan = job.plan(place, { ...typed, ...texts });
  plans.set(typed, { ...known, other: { texts, plan } });
  return plan;
}

/** The plan of a job, gone on with what could be read last in its fields. */
export function planJob(of: JobOnPlace, locale: Locale, good?: Texts): JobPlan {
  const { asTyped } = knownPlan(of);
  if (good === undefined || Object.keys(asTyped.problems).length === 0) return asTyped;
  return { ...planWith(of, good), problems: withGood(asTyped.problems, good, locale) };
}
