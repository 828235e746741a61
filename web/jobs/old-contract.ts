// The contract of jobs before contract.ts. Job by job they move there; with the last of them this file goes.
import { BRITISH, type Locale } from '../language/locale.ts';
import type { Place, PlaceKind, PlaceOf } from '../measure/place.ts';
import type { Material } from '../takeoff/material.ts';
import type { Drawing, Figure, JobPlan, Phase, Step } from './contract.ts';
import { listed, oncePerContext, type JobFile } from './define-job.ts';
import type { Fields, Typed, Values } from './fields.ts';
import { withKerf } from './kerf-field.ts';
import { readFields } from './read-fields.ts';
import type { Workshop } from './workshop.ts';

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

interface JobFacts {
  readonly slug: string;
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
  plan(place: Place | undefined, typed: Typed, workshop?: Workshop): OldPlan;
}

/** A plan as jobs made it before their steps had tools and gates. */
export interface OldPlan extends Omit<JobPlan, 'tools' | 'gates' | 'warnings'> {
  readonly tools: readonly string[];
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

/**
 * A job of this contract as one of contract.ts; it goes with the last of them. Its sizes and prices are
 * those of no region.
 */
export const oldJob = (jobOf: JobIn): JobFile => ({
  load: () => {
    const { slug, phase, places, example } = jobOf(BRITISH.metric);
    const facts = { slug, phase, places, ...(example === undefined ? {} : { example }) };
    const here = oncePerContext((context) => {
      const { locale, workshop } = context;
      const job = jobOf(locale);
      return {
        ...facts,
        ...listed(slug, context),
        counts: job.counts,
        pitfalls: job.pitfalls,
        fields: withKerf(job.fields, workshop),
        plan: (place, typed) => {
          const plan = job.plan(place, typed, workshop);
          const tools = plan.tools.map((name) => ({ id: name, name, own: true, there: false }));
          return { ...plan, tools, gates: [], warnings: [] };
        },
      };
    });
    return Promise.resolve({ ...facts, here });
  },
});
