import type { ActedOn } from '../schema/acted-on.ts';
import type { Project } from '../schema/project.ts';
import { stepKey } from '../jobs/kit/steps/schedule.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { Plan } from '../plan.ts';

/** Version of the rules that make a plan; raised by each release that plans other lines, pieces or steps. */
export const RULES_VERSION = 1;

/** True once the user bought, cut or did something of a project. */
export const hasActed = ({ bought, cut, done }: Project): boolean =>
  done.length + Object.keys(bought).length + Object.keys(cut).length > 0;

/** Compact record of a plan that the user acts on. */
export function actedOn({ list, jobs }: Plan, rules = RULES_VERSION): ActedOn {
  const lines = list.lines.map(({ id, items }) => [
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
    rules,
    lines: Object.fromEntries(lines) as ActedOn['lines'],
    pieces: Object.fromEntries(pieces) as ActedOn['pieces'],
    steps: jobs.flatMap(({ entry, plan }) => plan.steps.map(({ id }) => stepKey(entry.id, id))),
  };
}

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
  return { ...rest, acted: actedOn(plan) };
}

type Counted = ActedOn['lines'];

function countChanges(before: Counted, now: Counted): readonly CountChange[] {
  const lines = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...lines].flatMap((line) => {
    const [was, is] = [entryOf(before, line) ?? {}, entryOf(now, line) ?? {}];
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

/** Compares the plan that the user acted on with the present one. */
export function compare(before: ActedOn, plan: Plan): PlanComparison {
  const now = actedOn(plan);
  const [were, are] = [new Set(before.steps), new Set(now.steps)];
  const found = {
    bought: countChanges(before.lines, now.lines),
    pieces: countChanges(before.pieces, now.pieces),
    addedSteps: now.steps.filter((step) => !were.has(step)),
    removedSteps: before.steps.filter((step) => !are.has(step)),
    earlierSteps: movedForward(before.steps, now.steps),
  };
  return { ...found, isSame: Object.values(found).every((changes) => changes.length === 0) };
}
