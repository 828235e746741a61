import type { Step } from '../jobs/kit/contract.ts';
import { gateKey, type Gate, type GateId } from '../jobs/kit/gates/gate.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { Plan, PlannedJob } from '../plan.ts';

/** A gate of a project, once for all its jobs: what it asks is of the home, not of a job. */
export interface ProjectGate {
  readonly gate: Gate;
  /** The jobs that it protects. */
  readonly jobs: readonly PlannedJob[];
  /** True if it was answered for each of them: a job added later asks again. */
  readonly answered: boolean;
}

const isAnswered = ({ entry }: PlannedJob, id: GateId): boolean =>
  entryOf(entry.typed, gateKey(id)) === true;

/** Every gate of a project's jobs, those that stop the work first. */
export function projectGates({ jobs }: Pick<Plan, 'jobs'>): readonly ProjectGate[] {
  const gates = new Map<GateId, { readonly gate: Gate; readonly jobs: PlannedJob[] }>();
  for (const job of jobs) {
    for (const gate of job.plan.gates) {
      const known = gates.get(gate.id);
      if (known === undefined) gates.set(gate.id, { gate, jobs: [job] });
      else known.jobs.push(job);
    }
  }
  return [...gates.values()]
    .map((one) => ({ ...one, answered: one.jobs.every((job) => isAnswered(job, one.gate.id)) }))
    .toSorted((a, b) => Number(b.gate.severity === 'stop') - Number(a.gate.severity === 'stop'));
}

const isOf = ({ gates = [] }: Step, { id }: Gate): boolean => gates.includes(id);

/** Checks of its own job that stop a step: those before it that have no answer. */
export const heldBy = (job: PlannedJob, step: Step): readonly Gate[] =>
  job.plan.gates.filter(
    (gate) => gate.severity === 'stop' && isOf(step, gate) && !isAnswered(job, gate.id),
  );

/** Warnings for a step. */
export const mindAt = ({ plan }: PlannedJob, step: Step): readonly Gate[] =>
  plan.gates.filter((gate) => gate.severity === 'warn' && isOf(step, gate));

/** The first step of a job that a gate stops. */
export const stoppedBy = ({ plan }: PlannedJob, gate: Gate): Step | undefined =>
  plan.steps.find((step) => isOf(step, gate));

/** Number of unanswered checks that stop a step. */
export const openGates = (worked: Pick<Plan, 'jobs'>): number =>
  projectGates(worked).filter(({ gate, answered }) => gate.severity === 'stop' && !answered).length;
