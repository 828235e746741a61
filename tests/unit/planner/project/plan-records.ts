import { createHash } from 'node:crypto';
import type { FieldSpec, Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import type { JobHere } from '../../../../web/planner/jobs/kit/contract.ts';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import { actedOn } from '../../../../web/planner/project/acted-on.ts';
import { newProject, type Project } from '../../../../web/planner/schema/project.ts';
import { canonical } from '../../../../web/planner/schema/text-hash.ts';
import { contextIn, jobsIn, loadAll, REGION_NAMES } from '../../../support/job-context.ts';
import { plannedWith } from '../../../support/planned.ts';
import { randomFrom, randomPlace } from '../work/sampled-plans.ts';

/** Digests of the plans of each job and region, and the version of the rules that made them. */
export interface PlanRecords {
  readonly rules: number;
  readonly plans: Readonly<Record<string, string>>;
}

/** Groups of fields: a case of each changes the fields of one group to their next options. */
const GROUPS = 4;

function nextOption(spec: FieldSpec): string | boolean | undefined {
  if (spec.kind === 'toggle') return !spec.usual;
  if (spec.kind !== 'choice') return undefined;
  const options = Object.keys(spec.options);
  return options[(options.indexOf(spec.usual ?? options[0] ?? '') + 1) % options.length];
}

/** The example of a job, and the example with other options in each group of fields. */
function typedOf({ fields, example = {} }: JobHere): readonly Typed[] {
  const specs = Object.entries(fields);
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    Object.fromEntries(
      specs.flatMap(([id, spec], i) => {
        const other = i % GROUPS === group ? nextOption(spec) : undefined;
        return other === undefined ? [] : [[id, other]];
      }),
    ),
  );
  return [{}, ...groups].map((other) => ({ ...example, ...other }));
}

const sampleOf = ({ slug, places: [kind = 'thing'] }: JobHere, typed: Typed): Project => {
  const place = randomPlace(kind, randomFrom(7)) ?? newThing('place');
  return {
    ...newProject('plan', 1),
    places: [place],
    jobs: [{ id: 'job', slug, place: place.id, typed }],
  };
};

/** Digests of what a project stores of its plan (counts, pieces, steps in order) for a few cases of each job. */
export async function presentRecords(rules: number): Promise<PlanRecords> {
  const plans: Record<string, string> = {};
  for (const region of REGION_NAMES) {
    const context = await contextIn(region);
    const options = { locale: context.locale, catalogue: await loadAll(region) };
    for (const job of await jobsIn(context)) {
      const hash = createHash('sha256');
      for (const typed of typedOf(job)) {
        const project = sampleOf(job, typed);
        const { lines, pieces, steps } = actedOn(project, plannedWith(project, options));
        hash.update(canonical([lines, pieces, steps]));
      }
      plans[`${job.slug} ${region}`] = hash.digest('hex').slice(0, 12);
    }
  }
  return { rules, plans };
}

/** Plans of the stored records that have changed or gone; a job or region that is new has no project in progress. */
const changedPlans = (stored: PlanRecords, present: PlanRecords): readonly string[] =>
  Object.keys(stored.plans).filter((name) => stored.plans[name] !== present.plans[name]);

/** True if present records may replace the stored ones: the version is raised, or they only add plans. */
export const mayReplace = (stored: PlanRecords, present: PlanRecords): boolean =>
  present.rules > stored.rules || changedPlans(stored, present).length === 0;

/** The reason why stored records may not stay, with what to do; undefined if they agree. */
export function staleRecords(stored: PlanRecords, present: PlanRecords): string | undefined {
  const write = 'write the new records: WRITE_PLANS=1 npx vitest run --project unit rules-version';
  if (present.rules > stored.rules) return `RULES_VERSION is ${present.rules} now; ${write}`;
  const changed = changedPlans(stored, present);
  const added = Object.keys(present.plans).filter((name) => stored.plans[name] === undefined);
  if (changed.length === 0)
    return added.length === 0 ? undefined : `new plans: ${added.join(', ')}; ${write}`;
  return [
    `these plans have other counts, pieces or steps than version ${stored.rules} of the rules:`,
    ...changed.map((name) => `  ${name}`),
    'If that is not wanted, repair it. If it is, a project in progress must be compared with its new plan:',
    `1. raise RULES_VERSION in web/planner/project/acted-on.ts to ${stored.rules + 1};`,
    '2. name the change in RULE_CHANGES (rule-changes.ts), with its message in plan-notice.arb;',
    `3. ${write}`,
  ].join('\n');
}
