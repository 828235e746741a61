import type { FieldSpec, Typed } from '../jobs/kit/fields.ts';
import { usualChoice } from '../jobs/kit/read-fields.ts';
import { cents, type Cents } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { Memo } from '../memo.ts';
import { plan as planAll, planJobs, type Inputs, type Plan, type PlannedJob } from '../plan.ts';
import type { Project } from '../schema/project.ts';
import { localeFor } from '../stock/region.ts';
import { weightOf } from './job-bounds.ts';
import { planJob } from './read-typed.ts';

type JobPlan = PlannedJob['plan'];

/** An answer that adds materials to the list which another answer does not need. */
export interface AnswerCost {
  /** Ids of the job and its place in the project. */
  readonly job: string;
  readonly place: string;
  readonly title: string;
  readonly field: string;
  /** Label of the field, and the selected option unless the field is a switch. */
  readonly label: string;
  readonly option?: string;
  /** Price difference to the list with the other answer. */
  readonly cost: Cents;
  /** Ids of materials that only this answer needs. */
  readonly adds: readonly string[];
}

/** Smallest share of the job's cost that is worth a remark. */
const WORTH = 0.1;
/** Plans that are compared for one list. */
const MOST_PLANS = 24;
/** Largest job that is compared, in pieces. */
const MOST_WEIGHT = 2000;
/** Remarks on one list, the most expensive first. */
const MOST_REMARKS = 2;

interface Other extends Pick<AnswerCost, 'label' | 'option'> {
  readonly typed: Typed;
}

/** Other possible answers of a field. */
function othersOf(field: string, spec: FieldSpec, typed: Typed): readonly Other[] {
  const said = entryOf(typed, field);
  if (spec.kind === 'toggle') {
    const isOn = typeof said === 'boolean' ? said : spec.usual;
    return isOn ? [{ label: spec.label, typed: { ...typed, [field]: false } }] : [];
  }
  // A choice with pictures is of another thing: no cabinet instead of a bookcase saves money.
  if (spec.kind !== 'choice' || spec.pictured === true) return [];
  const now =
    typeof said === 'string' && Object.hasOwn(spec.options, said) ? said : usualChoice(spec);
  return Object.keys(spec.options)
    .filter((option) => option !== now)
    .map((option) => ({
      label: spec.label,
      option: entryOf(spec.options, now) ?? '',
      typed: { ...typed, [field]: option },
    }));
}

/** Main materials of a job: an answer that changes them makes another job. */
const mainsOf = ({ drawings }: JobPlan): string =>
  [...new Set(drawings.flatMap(({ counts }) => counts))].toSorted().join(' ');

const isWhole = ({ problems, missing, steps }: JobPlan): boolean =>
  Object.keys(problems).length === 0 && missing.length === 0 && steps.length > 0;

/** Materials that only the first of two plans needs; undefined if the second is no smaller job of the same kind. */
function addedTo(now: JobPlan, other: JobPlan): readonly string[] | undefined {
  const [mine, theirs] = [now, other].map(({ materials }) => materials.map(({ id }) => id));
  const more = mine?.filter((id) => theirs?.includes(id) !== true) ?? [];
  const fewer = theirs?.filter((id) => mine?.includes(id) !== true) ?? [];
  const isSmaller = isWhole(other) && mainsOf(now) === mainsOf(other) && more.length > fewer.length;
  return isSmaller ? [...new Set(more)] : undefined;
}

interface Question extends Other {
  readonly of: PlannedJob;
  readonly field: string;
}

/** Other answers to the visible fields, except choices that are compared next to their drawing. */
function questionsOf(of: PlannedJob): readonly Question[] {
  const { entry, job, place, plan } = of;
  if (place === undefined || !isWhole(plan) || weightOf(plan) > MOST_WEIGHT) return [];
  const shown = job.read(place, entry.typed).loose;
  const compared = new Set(plan.drawings.map(({ compare }) => compare));
  return Object.entries(job.fields)
    .filter(([field, { when }]) => !compared.has(field) && when?.(shown, place.kind) !== false)
    .flatMap(([field, spec]) =>
      othersOf(field, spec, entry.typed).map((other) => ({ ...other, of, field })),
    );
}

/**
 * Answers that add most to a list, each compared with the other answer that needs least. Makes a limited number of
 * plans, with `pause` between two of them; undefined if `pause` answers that the result is no longer wanted. Both sums
 * use estimated cuts, so that they compare.
 */
export async function answerCosts(
  given: Inputs,
  memo: Memo,
  pause: () => Promise<boolean>,
): Promise<readonly AnswerCost[] | undefined> {
  const inputs: Inputs = { ...given, cuts: new Map() };
  const { project, catalogue } = inputs;
  const locale = localeFor(catalogue.region, inputs.locale);
  const listOf = (jobs: Project['jobs']): Plan['list'] =>
    planAll({ ...inputs, project: { ...project, jobs } }, memo).list;
  const now = listOf(project.jobs);
  const found: AnswerCost[] = [];
  const questions = [...planJobs(inputs, memo)].flatMap(questionsOf);
  for (const { of, field, typed, ...answer } of questions.slice(0, MOST_PLANS)) {
    if (!(await pause())) return undefined;
    const { entry, job, place, plan } = of;
    const adds = addedTo(plan, planJob([job, typed, place], locale, memo));
    if (adds === undefined) continue;
    const jobs = project.jobs.map((one) => (one.id === entry.id ? { ...one, typed } : one));
    const cost = cents(now.cost - listOf(jobs).cost);
    if (cost <= 0 || cost < WORTH * (now.byJob.get(entry.id) ?? 0)) continue;
    found.push({
      ...answer,
      job: entry.id,
      place: entry.place,
      title: job.title,
      field,
      cost,
      adds,
    });
  }
  return withoutRepeats(found);
}

/** The most expensive answers; none of them adds a material of another. */
function withoutRepeats(found: readonly AnswerCost[]): readonly AnswerCost[] {
  const kept: AnswerCost[] = [];
  for (const one of found.toSorted((a, b) => b.cost - a.cost)) {
    const isKept = kept.some(({ adds }) => adds.some((id) => one.adds.includes(id)));
    if (!isKept && kept.length < MOST_REMARKS) kept.push(one);
  }
  return kept;
}
