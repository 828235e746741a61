import { PHASES, type WorkPhase } from '../job-card.ts';
import type { Step } from '../contract.ts';
import { coveringWork, isEnded, type CoveringWork } from '../work/covering-work.ts';

/** A job with its place and the steps in their order. */
interface Ordered {
  readonly place: string;
  readonly phase: WorkPhase;
  readonly steps: readonly Step[];
}

/** The steps of a job that are done in one phase. */
export interface JobPart<Job> {
  readonly job: Job;
  readonly steps: readonly Step[];
}

interface PhasedPart<Job> extends JobPart<Job> {
  readonly phase: WorkPhase;
}

function partsOf<Job extends Ordered>(job: Job): readonly PhasedPart<Job>[] {
  const { phase, steps } = job;
  if (steps.every((one) => one.phase === undefined)) return [{ job, phase, steps }];
  return [...Map.groupBy(steps, (one) => one.phase ?? phase)].map(([part, own]) => ({
    job,
    phase: part,
    steps: own,
  }));
}

/** Parts of one place and phase, each with those that would end a covering of it and lay none that it ends. */
function firstOf<Job>(parts: readonly PhasedPart<Job>[]) {
  const works = parts.map((part) => ({ part, work: coveringWork(part.steps) }));
  return works.map(({ part, work }) => {
    const firsts = works.filter(
      (other) => other.part !== part && endsAnyOf(other.work, work) && !endsAnyOf(work, other.work),
    );
    return [part, firsts.map((other) => other.part)] as const;
  });
}

/** Parts of one phase: one that would end a covering of another comes before it; otherwise they stay as listed. */
function withoutUndoing<Job extends Ordered>(
  parts: readonly PhasedPart<Job>[],
): readonly PhasedPart<Job>[] {
  const byPlace = [...Map.groupBy(parts, ({ job }) => job.place).values()];
  const firsts = new Map(byPlace.filter(({ length }) => length > 1).flatMap(firstOf));
  if ([...firsts.values()].every(({ length }) => length === 0)) return parts;
  const left = new Set(parts);
  const ordered: PhasedPart<Job>[] = [];
  for (const _ of parts) {
    // A circle of three or more stays as listed from its first part.
    const isFree = (one: PhasedPart<Job>) => !firsts.get(one)?.some((first) => left.has(first));
    const [listed] = left;
    const next = [...left].find(isFree) ?? listed;
    if (next === undefined) break;
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}

const endsAnyOf = (work: CoveringWork, { laying }: CoveringWork): boolean =>
  laying.some((one) => isEnded(one, work));

/**
 * Jobs in the order of the work, by phase. A job with steps of an earlier phase has several parts. In one place and
 * phase, a part that would strip or spoil what another one lays comes before it, in whatever order they are listed.
 */
export function inWorkOrder<Job extends Ordered>(jobs: readonly Job[]): readonly JobPart<Job>[] {
  const parts = Map.groupBy(jobs.flatMap(partsOf), ({ phase }) => phase);
  return PHASES.flatMap((phase) => withoutUndoing(parts.get(phase) ?? []));
}
