import type { Step } from '../jobs/kit/contract.ts';
import { stepKey } from '../jobs/kit/steps/schedule.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { ActedOn } from '../schema/acted-on.ts';
import type { Project } from '../schema/project.ts';
import { canonical, textHash } from '../schema/text-hash.ts';
import type { KeptCounts } from '../shopping/purse.ts';

/** Digest of the sizes and answers of a project. */
export function inputsDigest(project: Project): string {
  const { places, jobs, spares, own, workshop, region, home, warmth } = project;
  return textHash(canonical({ places, jobs, spares, own, workshop, region, home, warmth }));
}

/** The plan that the user keeps; undefined without one, or after a change of the inputs. */
export function keptPlan(project: Project): ActedOn | undefined {
  const { acted } = project;
  const isKept = acted?.kept === true && acted.inputs === inputsDigest(project);
  return isKept ? acted : undefined;
}

/** Counts that a kept plan prescribes for a line of the list: none for a line that was neither bought nor cut. */
export function keptCounts(
  project: Project,
  kept: ActedOn | undefined,
): (line: string) => KeptCounts | undefined {
  if (kept === undefined) return () => undefined;
  const bought = new Set(Object.keys(project.bought).map((key) => key.split('|', 1)[0]));
  return (line) => {
    const isCut = (entryOf(project.cut, line) ?? []).length > 0;
    const items = bought.has(line) || isCut ? entryOf(kept.lines, line) : undefined;
    return items && { items, pieces: isCut ? entryOf(kept.pieces, line) : undefined };
  };
}

/** Steps without some of them; a step that waited for one of those waits for what that one waited for. */
function without(steps: readonly Step[], left: ReadonlySet<string>): readonly Step[] {
  const waits = new Map(
    steps.map(({ id, after }, i) => [id, after ?? steps.slice(i - 1, i).map((one) => one.id)]),
  );
  const kept = (ids: readonly string[]): readonly string[] =>
    ids.flatMap((id) => (left.has(id) ? kept(waits.get(id) ?? []) : [id]));
  return steps
    .filter(({ id }) => !left.has(id))
    .map((step) => (step.after === undefined ? step : { ...step, after: kept(step.after) }));
}

/** A job with its steps. */
interface WithSteps {
  readonly entry: { readonly id: string };
  readonly plan: { readonly steps: readonly Step[] };
}

/** A job under a kept plan: new steps before a done one are left out. */
export function keepSteps<Job extends WithSteps>(
  job: Job,
  kept: ActedOn | undefined,
  ticked: readonly string[],
): Job {
  if (kept === undefined) return job;
  const { entry, plan } = job;
  const keyOf = ({ id }: Step): string => stepKey(entry.id, id);
  const [done, former] = [new Set(ticked), new Set(kept.steps)];
  const last = plan.steps.findLastIndex((step) => done.has(keyOf(step)));
  const isNew = (step: Step): boolean => !former.has(keyOf(step)) && !done.has(keyOf(step));
  const left = new Set(
    plan.steps
      .slice(0, Math.max(0, last))
      .filter(isNew)
      .map(({ id }) => id),
  );
  return left.size === 0 ? job : { ...job, plan: { ...plan, steps: without(plan.steps, left) } };
}
