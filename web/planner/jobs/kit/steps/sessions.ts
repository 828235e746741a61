import type { Step, StepFacts } from '../contract.ts';

/** Most minutes of work that are done in one go; a longer step continues on the next day. */
export const IN_ONE_GO = 8 * 60;

/**
 * Links steps that are done in one go: each starts at most so many minutes after the one above it. Steps that take more
 * than a day together are not linked: they are done in portions, and their texts must say so.
 */
export const inOneGo = <One extends StepFacts>(
  within: number,
  steps: readonly One[],
): readonly One[] =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0) > IN_ONE_GO
    ? steps
    : steps.map((one, i) => (i === 0 ? one : { ...one, startsWithin: within }));

/** A step that is still to be put into time. */
export interface PendingStep {
  /** `<job>/<step>`. */
  readonly key: string;
  readonly job: string;
  readonly step: Step;
  /** Keys of the steps that must be done and dry before. */
  readonly before: readonly string[];
}

/** Unfinished steps to wait for, and the time at which finished ones are dry. */
export interface Wait {
  readonly left: ReadonlySet<string>;
  readonly dry: number;
}

/** A step of a session, and its start in minutes from the session's start. */
interface Member {
  readonly pending: PendingStep;
  readonly offset: number;
}

/**
 * Steps of a job that are done in one go, with nothing else between them: concrete is poured, tamped, floated and
 * covered. Most sessions have one step.
 */
export interface Session {
  readonly job: string;
  readonly members: readonly Member[];
  /** Place in the order given. */
  readonly at: number;
  /** Minutes of work. */
  readonly work: number;
  /** Minutes from its start to its end, the waits between its steps included. */
  readonly span: number;
  /** True if it may not be split over days: it has several steps, or had. */
  readonly isUnbroken: boolean;
  /** True if some of its steps are done: the rest cannot wait. */
  readonly isBegun: boolean;
  /** Steps that must be scheduled before. */
  readonly awaited: Set<string>;
  readyAt: number;
}

/** True if a step is done in one go with the step above it. */
const goesOn = (one: PendingStep, above: PendingStep | undefined): boolean =>
  one.step.startsWithin !== undefined && above?.job === one.job;

/** Steps of one session with their starts: each begins as soon as those before it are done and dry. */
function timed(steps: readonly PendingStep[], waitOf: (key: string) => Wait): readonly Member[] {
  const dryAt = new Map<string, number>();
  let end = 0;
  return steps.map((pending) => {
    const offset = Math.max(
      end,
      ...[...waitOf(pending.key).left].map((key) => dryAt.get(key) ?? 0),
    );
    end = offset + pending.step.minutes;
    dryAt.set(pending.key, end + (pending.step.dryMinutes ?? 0));
    return { pending, offset };
  });
}

/** Sessions of all steps that are not done. */
export function sessionsOf(
  all: readonly PendingStep[],
  isDone: (key: string) => boolean,
  waitOf: (key: string) => Wait,
): readonly Session[] {
  const groups: PendingStep[][] = [];
  for (const [i, one] of all.entries()) {
    const group = groups.at(-1);
    if (group !== undefined && goesOn(one, all[i - 1])) group.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group, at): readonly Session[] => {
    const open = group.filter(({ key }) => !isDone(key));
    const members = timed(open, waitOf);
    const [first, last] = [members[0], members.at(-1)];
    if (first === undefined || last === undefined) return [];
    const own = new Set(open.map(({ key }) => key));
    const waits = open.map(({ key }) => waitOf(key));
    return [
      {
        job: first.pending.job,
        members,
        at,
        work: open.reduce((sum, { step }) => sum + step.minutes, 0),
        span: last.offset + last.pending.step.minutes,
        isUnbroken: group.length > 1,
        isBegun: first.pending !== group[0],
        awaited: new Set(waits.flatMap(({ left }) => [...left]).filter((key) => !own.has(key))),
        readyAt: Math.max(...waits.map(({ dry }) => dry)),
      },
    ];
  });
}
