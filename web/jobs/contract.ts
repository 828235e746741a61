import type { Locale } from '../language/locale.ts';
import type { Place, PlaceKind, PlaceOf } from '../measure/place.ts';
import type { Point, Region } from '../measure/polygon.ts';
import type { LaidPiece } from '../takeoff/laid-piece.ts';
import type { Material } from '../takeoff/material.ts';
import type { Fields, Typed, Values } from './fields.ts';
import { withKerf } from './kerf-field.ts';
import { readFields } from './read-fields.ts';
import type { Workshop } from './workshop.ts';

/** When a job is done in the life of a place: the order in which jobs on one place follow each other. */
export const PHASES = [
  'ground',
  'structure',
  'boards',
  'tiles',
  'paint',
  'paper',
  'floor',
  'fittings',
] as const;
export type Phase = (typeof PHASES)[number];

/** One thing to do. */
export interface Step {
  /** Stable while the plan changes, so that a tick stays where it was set. Unique within its job. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Hands-on minutes, an estimate. */
  readonly minutes: number;
  /** Minutes to wait afterwards before a step that comes after it may begin. */
  readonly dryMinutes?: number;
  /** Ids of the steps that must be done and dry before; the step above it where left out. */
  readonly after?: readonly string[];
  /** What could hurt, and what prevents it. */
  readonly safety?: string;
}

/** A figure that the person sees at once: `walls 38.2 m²`. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A few words written on a drawing about a point of its surface. */
export interface Note {
  readonly at: Point;
  readonly text: string;
}

/** A surface with what is laid on it, to scale: the picture that counted a number. */
export interface Drawing {
  readonly id: string;
  readonly name: string;
  /** Ids of the materials whose numbers it counted. */
  readonly counts: readonly string[];
  readonly surface: Region;
  /** `wall`: y goes up. `plan`: y goes away from wall A, down the screen. */
  readonly seen: 'wall' | 'plan';
  readonly pieces: readonly LaidPiece[];
  readonly notes?: readonly Note[];
  /** What it shows, in a sentence; how many are whole and cut where left out. */
  readonly says?: string;
}

/** What a job comes to on a place measured completely. */
export interface TakeOff {
  /** Square metres or metres to work on, which the steps take their time from. */
  readonly amount: number;
  readonly figures: readonly Figure[];
  readonly materials: readonly Material[];
  readonly drawings: readonly Drawing[];
  /** Sentences by field id (or by any other name), for what cannot be laid or built like this. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** A job worked out, or empty while its place or one of its fields is still to measure. */
export interface JobPlan {
  readonly figures: readonly Figure[];
  readonly materials: readonly Material[];
  readonly drawings: readonly Drawing[];
  readonly tools: readonly string[];
  readonly steps: readonly Step[];
  readonly problems: Readonly<Record<string, string>>;
  /** Labels of the fields that only the person can fill in and that are still empty. */
  readonly missing: readonly string[];
}

interface JobFacts {
  readonly slug: string;
  readonly title: string;
  /** One sentence for the catalogue and the page's description. */
  readonly summary: string;
  readonly phase: Phase;
  /** How the quantities come about, one sentence each, with the defaults and their sources. */
  readonly counts: readonly string[];
  /** What can go wrong and how to avoid it. */
  readonly pitfalls: readonly string[];
  /** What its public page types into fields without a usual value. */
  readonly example?: Typed;
}

/** What a job's file declares. */
export interface JobDeclaration<Kind extends PlaceKind, Declared extends Fields> extends JobFacts {
  /** Kinds of place it can be done on, the most usual first; its public page shows that one. */
  readonly places: readonly Kind[];
  /** What it asks, by id, in order. */
  readonly fields: Declared;
  /** Takes the job off a place. Pure, and quick: it runs on every keystroke. */
  readonly takeOff: (place: PlaceOf<Kind>, values: Values<Declared>, workshop: Workshop) => TakeOff;
  readonly tools: (values: Values<Declared>) => readonly string[];
  readonly steps: (
    values: Values<Declared>,
    amount: number,
    place: PlaceOf<Kind>,
  ) => readonly Step[];
}

/** A job as the catalogue, the public page and the planner use it. */
export interface Job extends JobFacts {
  readonly places: readonly PlaceKind[];
  readonly fields: Fields;
  /**
   * Works the job out from what was typed; it is empty while the place is not measured. Pure: the
   * same place, texts and workshop give the same plan.
   */
  plan(place: Place | undefined, typed: Typed, workshop?: Workshop): JobPlan;
}

const EMPTY = { figures: [], materials: [], drawings: [], tools: [], steps: [] } as const;

/** A job in one language and one system of units. */
export type JobIn = (locale: Locale) => Job;

/** Makes each language's and each system's job once. */
export function jobIn(make: JobIn): JobIn {
  const known = new WeakMap<Locale, Job>();
  return (locale) => {
    const job = known.get(locale) ?? make(locale);
    known.set(locale, job);
    return job;
  };
}

/** Makes a job of its declaration: what was typed is read by its fields before its take-off runs. */
export function defineJob<Kind extends PlaceKind, const Declared extends Fields>(
  declaration: JobDeclaration<Kind, Declared>,
  locale: Locale,
): Job {
  const { takeOff, tools, steps, ...facts } = declaration;
  const fits = (place: Place): place is PlaceOf<Kind> =>
    facts.places.some((kind) => kind === place.kind);
  return {
    ...facts,
    plan(place, typed, workshop = {}) {
      const fields = withKerf(facts.fields, workshop);
      const { values, problems, missing } = readFields(fields, typed, place, locale);
      if (place === undefined || !fits(place) || values === undefined) {
        return { ...EMPTY, problems, missing };
      }
      const taken = takeOff(place, values, workshop);
      return {
        ...taken,
        // What cannot be laid or built like this has nothing to do yet.
        tools: taken.materials.length === 0 ? [] : tools(values),
        steps: taken.materials.length === 0 ? [] : steps(values, taken.amount, place),
        problems: { ...taken.problems, ...problems },
        missing,
      };
    },
  };
}

/** Hands-on minutes for an amount at a pace (per hour), to five minutes and no less than fifteen. */
export const minutesFor = (amount: number, anHour: number): number =>
  Math.max(15, Math.round((amount / anHour) * 12) * 5);
