import type { FieldSpec, Typed } from '../jobs/kit/fields.ts';
import type { JobPlan } from '../jobs/kit/contract.ts';
import { usualChoice } from '../jobs/kit/read-fields.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import { cents, type Cents } from '../measure/units/units.ts';
import type { ShoppingList } from '../shopping/list.ts';
import { localeFor } from '../stock/region.ts';
import type { Project } from '../schema/project.ts';
import { weightOf } from './bound-jobs.ts';
import {
  deriveJobs,
  deriveProject,
  type DeriveOptions,
  type DerivedJob,
} from './derive-project.ts';
import { planJob } from './from-typed.ts';

/** An answer that adds things to the list which another answer would not need. */
export interface AnswerCost {
  /** The job's id in the project, and its place's. */
  readonly job: string;
  readonly place: string;
  readonly title: string;
  readonly field: string;
  /** As the form says it: `Gets wet: Shower`. */
  readonly answer: string;
  /** How much less the list comes to with the other answer. */
  readonly cost: Cents;
  /** Ids of what only this answer needs. */
  readonly adds: readonly string[];
}

/** Worth a word from this share of what the job costs. */
const WORTH = 0.1;
/** As many plans as are looked at for one list, and pieces that one of them lays at most. */
const MOST_PLANS = 24;
const MOST_PIECES = 2000;
/** As many are told, the dearest first. */
const MOST_TOLD = 2;

interface Other {
  readonly answer: string;
  readonly typed: Typed;
}

/** What could be answered instead in a field, beside what is answered now. */
function othersOf(field: string, spec: FieldSpec, typed: Typed): readonly Other[] {
  const said = entryOf(typed, field);
  if (spec.kind === 'toggle') {
    const isOn = typeof said === 'boolean' ? said : spec.usual;
    return isOn ? [{ answer: spec.label, typed: { ...typed, [field]: false } }] : [];
  }
  if (spec.kind !== 'choice') return [];
  const now =
    typeof said === 'string' && Object.hasOwn(spec.options, said) ? said : usualChoice(spec);
  return Object.keys(spec.options)
    .filter((option) => option !== now)
    .map((option) => ({
      answer: `${spec.label}: ${entryOf(spec.options, now) ?? ''}`,
      typed: { ...typed, [field]: option },
    }));
}

/** What a person came for stays the same: else it is another job, not an answer that adds to this one. */
const mainsOf = ({ drawings }: JobPlan): string =>
  [...new Set(drawings.flatMap(({ counts }) => counts))].toSorted().join(' ');

const isWhole = ({ problems, missing, steps }: JobPlan): boolean =>
  Object.keys(problems).length === 0 && missing.length === 0 && steps.length > 0;

/** What only the first of two plans needs; undefined where the second is no smaller job of the same kind. */
function addedTo(now: JobPlan, other: JobPlan): readonly string[] | undefined {
  const [mine, theirs] = [now, other].map(({ materials }) => materials.map(({ id }) => id));
  const more = mine?.filter((id) => theirs?.includes(id) !== true) ?? [];
  const fewer = theirs?.filter((id) => mine?.includes(id) !== true) ?? [];
  const isSmaller = isWhole(other) && mainsOf(now) === mainsOf(other) && more.length > fewer.length;
  return isSmaller ? [...new Set(more)] : undefined;
}

interface Question extends Other {
  readonly of: DerivedJob;
  readonly field: string;
}

/** What else could be answered in the fields that are asked; a choice beside a drawing is compared there. */
function questionsOf(of: DerivedJob): readonly Question[] {
  const { entry, job, place, plan } = of;
  if (place === undefined || !isWhole(plan) || weightOf(plan) > MOST_PIECES) return [];
  const shown = job.read(place, entry.typed).loose;
  const compared = new Set(plan.drawings.map(({ compare }) => compare));
  return Object.entries(job.fields)
    .filter(([field, { when }]) => !compared.has(field) && when?.(shown, place.kind) !== false)
    .flatMap(([field, spec]) =>
      othersOf(field, spec, entry.typed).map((other) => ({ ...other, of, field })),
    );
}

/**
 * Which answers add most to a list, each against the other answer that needs least. Plans are worked out one by one
 * with `pause` between them, no more than so many; undefined where `pause` says that nobody waits any more. Cuts are
 * planned at first fit on both sides, so that the two sums are alike.
 */
export async function answerCosts(
  project: Project,
  options: DeriveOptions,
  pause: () => Promise<boolean>,
): Promise<readonly AnswerCost[] | undefined> {
  const { planner: _, ...unplanned } = options;
  const locale = localeFor(options.loaded.region, options.locale);
  const listOf = (jobs: Project['jobs']): ShoppingList =>
    deriveProject({ ...project, jobs }, unplanned).list;
  const now = listOf(project.jobs);
  const found: AnswerCost[] = [];
  const questions = [...deriveJobs(project, unplanned)].flatMap(questionsOf);
  for (const { of, field, answer, typed } of questions.slice(0, MOST_PLANS)) {
    if (!(await pause())) return undefined;
    const { entry, job, place, plan } = of;
    const adds = addedTo(plan, planJob([job, typed, place], locale));
    if (adds === undefined) continue;
    const jobs = project.jobs.map((one) => (one.id === entry.id ? { ...one, typed } : one));
    const cost = cents(now.cost - listOf(jobs).cost);
    if (cost <= 0 || cost < WORTH * (now.byJob.get(entry.id) ?? 0)) continue;
    found.push({ job: entry.id, place: entry.place, title: job.title, field, answer, cost, adds });
  }
  return told(found);
}

/** The dearest; what one of them adds is not told of another again. */
function told(found: readonly AnswerCost[]): readonly AnswerCost[] {
  const kept: AnswerCost[] = [];
  for (const one of found.toSorted((a, b) => b.cost - a.cost)) {
    const isTold = kept.some(({ adds }) => adds.some((id) => one.adds.includes(id)));
    if (!isTold && kept.length < MOST_TOLD) kept.push(one);
  }
  return kept;
}
