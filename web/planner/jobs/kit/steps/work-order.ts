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

/** Parts of one phase: one that would end a covering of another comes before it; otherwise they stay as listed. */
function withoutUndoing<Job extends Ordered>(
  parts: readonly PhasedPart<Job>[],
): readonly PhasedPart<Job>[] {
  if (parts.length < 2) return parts;
  const works = new Map(parts.map((part) => [part, coveringWork(part.steps)]));
  const doesEnd = (one: PhasedPart<Job>, other: PhasedPart<Job>): boolean => {
    const [ending, laid] = [works.get(one), works.get(other)] as const;
    return ending !== undefined && laid !== undefined && endsAnyOf(ending, laid);
  };
  const isFirst = (one: PhasedPart<Job>, other: PhasedPart<Job>): boolean =>
    one !== other &&
    one.job.place === other.job.place &&
    doesEnd(one, other) &&
    !doesEnd(other, one);
  const ordered: PhasedPart<Job>[] = [];
  let left = parts;
  while (left.length > 0) {
    const next = left.find((one) => !left.some((other) => isFirst(other, one))) ?? left[0];
    if (next === undefined) break;
    ordered.push(next);
    left = left.filter((one) => one !== next);
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
