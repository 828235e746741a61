import type { ActedOn } from '../schema/acted-on.ts';
import type { Project } from '../schema/project.ts';
import { isSamePart } from '../cutting/plan/left-to-cut.ts';
import { stepKey } from '../jobs/kit/steps/schedule.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { Plan } from '../plan.ts';
import { inputsDigest } from './kept-plan.ts';

/**
 * Version of the rules that make a plan; raised by each change that plans other lines, pieces or steps
 * (`tests/unit/planner/project/rules-version.test.ts`).
 */
export const RULES_VERSION = 13;

/** True once the user bought, cut or did something of a project. */
export const hasActed = ({ bought, cut, done }: Project): boolean =>
  done.length + Object.keys(bought).length + Object.keys(cut).length > 0;

/** Parts of a plan that are compared. */
type PlanRecord = Pick<ActedOn, 'lines' | 'pieces' | 'steps'>;

/** Counts and steps of a plan. Lines whose cuts are estimated have no counts yet. */
function recordOf({ list, jobs }: Plan): PlanRecord {
  const lines = list.lines
    .filter(({ price }) => !price.isEstimate)
    .map(({ id, items }) => [
      id,
      Object.fromEntries(
        items.map(({ offer, bought, toBuy, toReturn }) => [offer, bought + toBuy - toReturn]),
      ),
    ]);
  const pieces = list.lines.flatMap(({ id, cut }) =>
    cut === undefined
      ? []
      : [[id, Object.fromEntries(cut.parts.map((part) => [part.id, part.quantity]))]],
  );
  return {
    lines: Object.fromEntries(lines) as ActedOn['lines'],
    pieces: Object.fromEntries(pieces) as ActedOn['pieces'],
    steps: jobs.flatMap(({ entry, plan }) => plan.steps.map(({ id }) => stepKey(entry.id, id))),
  };
}

/** Compact record of a plan that the user of a project acts on. */
export const actedOn = (project: Project, plan: Plan): ActedOn => ({
  rules: RULES_VERSION,
  inputs: inputsDigest(project),
  ...recordOf(plan),
});

/** Version of the rules under which a project was first acted on; 0 for a project of 0.1.5, which did not store it. */
export const firstRules = ({ acted }: Project): number => acted?.since ?? acted?.rules ?? 0;

/** A number of something in the plan that was acted on, and in the present one. */
export interface CountChange {
  /** Line of the shopping list. */
  readonly line: string;
  /** Offer or piece. */
  readonly id: string;
  readonly before: number;
  readonly now: number;
}

/** Differences between a plan that was acted on and the plan under the present rules. */
export interface PlanComparison {
  readonly bought: readonly CountChange[];
  readonly pieces: readonly CountChange[];
  readonly addedSteps: readonly string[];
  readonly removedSteps: readonly string[];
  /** Steps that come before one that they came after. */
  readonly earlierSteps: readonly string[];
  readonly isSame: boolean;
}

/** A project after an edit; with the first purchase, cut or done step it keeps the plan that it acts on. */
export function withActedOn(before: Project, after: Project, plan: Plan): Project {
  const isAct =
    before.done !== after.done || before.bought !== after.bought || before.cut !== after.cut;
  if (!isAct) return after;
  const { acted, ...rest } = after;
  if (!hasActed(after)) return rest;
  // A plan of former rules stays until the user has decided on the difference.
  if (acted !== undefined && acted.rules !== RULES_VERSION) return after;
  return withPlan(before, after, plan);
}

/** A project that acts on this plan of it from now on. */
export function withPlan(before: Project, after: Project, plan: Plan): Project {
  const since = hasActed(before) ? firstRules(before) : RULES_VERSION;
  const read = after.acted?.read;
  const acted = {
    ...actedOn(before, plan),
    ...(since === RULES_VERSION ? {} : { since }),
    ...(read === undefined ? {} : { read }),
  };
  return { ...after, acted };
}

type Counted = ActedOn['lines'];

/** Former counts under the present ids of pieces whose size is rounded in another way. */
function underPresentIds(
  was: Readonly<Record<string, number>>,
  is: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const renamed = new Map<string, number>();
  for (const [id, count] of Object.entries(was)) {
    const present = Object.hasOwn(is, id)
      ? id
      : (Object.keys(is).find((one) => !Object.hasOwn(was, one) && isSamePart(one, id)) ?? id);
    renamed.set(present, (renamed.get(present) ?? 0) + count);
  }
  return Object.fromEntries(renamed);
}

function countChanges(before: Counted, now: Counted): readonly CountChange[] {
  const lines = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...lines].flatMap((line) => {
    const is = entryOf(now, line) ?? {};
    const was = underPresentIds(entryOf(before, line) ?? {}, is);
    const ids = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...ids].flatMap((id) => {
      const change = { line, id, before: entryOf(was, id) ?? 0, now: entryOf(is, id) ?? 0 };
      return change.before === change.now ? [] : [change];
    });
  });
}

/** Steps outside the longest series that kept its order and that moved forward. */
function movedForward(before: readonly string[], now: readonly string[]): readonly string[] {
  const place = new Map(before.map((step, i) => [step, i]));
  const common = now.filter((step) => place.has(step));
  // For each step, the longest series in the former order that ends with it.
  const longest = common.map(() => 1);
  const previous = common.map(() => -1);
  for (const [i, step] of common.entries()) {
    for (let j = 0; j < i; j += 1) {
      const follows = (place.get(common[j] ?? '') ?? 0) < (place.get(step) ?? 0);
      if (!follows || (longest[j] ?? 0) + 1 <= (longest[i] ?? 0)) continue;
      longest[i] = (longest[j] ?? 0) + 1;
      previous[i] = j;
    }
  }
  const kept = new Set<number>();
  for (let i = longest.indexOf(Math.max(0, ...longest)); i >= 0; i = previous[i] ?? -1) kept.add(i);
  return common.filter((step, i) => {
    if (kept.has(i)) return false;
    const overtaken = common
      .slice(i + 1)
      .some((later) => (place.get(later) ?? 0) < (place.get(step) ?? 0));
    return overtaken;
  });
}

/** Counts of the lines whose cuts are planned, or not cut at all, in both plans. */
function counted(of: PlanRecord, other: PlanRecord): Counted {
  const isEstimated = (line: string): boolean =>
    Object.hasOwn(other.pieces, line) && !Object.hasOwn(other.lines, line);
  return Object.fromEntries(Object.entries(of.lines).filter(([line]) => !isEstimated(line)));
}

/** Compares the plan that the user acted on with the present one. */
export function compare(before: PlanRecord, plan: Plan): PlanComparison {
  const now = recordOf(plan);
  const [were, are] = [new Set(before.steps), new Set(now.steps)];
  const found = {
    bought: countChanges(counted(before, now), counted(now, before)),
    pieces: countChanges(before.pieces, now.pieces),
    addedSteps: now.steps.filter((step) => !were.has(step)),
    removedSteps: before.steps.filter((step) => !are.has(step)),
    earlierSteps: movedForward(before.steps, now.steps),
  };
  return { ...found, isSame: Object.values(found).every((changes) => changes.length === 0) };
}
