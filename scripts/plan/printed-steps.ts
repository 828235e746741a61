import { jobSteps } from '../../web/planner/calendar/plan-days.ts';
import { scheduleSteps } from '../../web/planner/jobs/kit/steps/schedule.ts';
import { placedWork, type PlacedWork } from '../../web/planner/jobs/kit/work/placed-work.ts';
import { toMm } from '../../web/planner/measure/units/units.ts';
import type { Plan } from '../../web/planner/plan.ts';
import type { Material } from '../../web/planner/takeoff/material.ts';

/** A step as `npm run plan` prints it. */
export interface PrintedStep {
  readonly job: string;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly check?: string;
  readonly safety?: string;
  /** Ids of list lines and tools. */
  readonly uses: readonly string[];
  readonly minutes: number;
  readonly dryMinutes: number;
  /** Most minutes from the end of the step above it and its wait to its start; absent if it need not follow at once. */
  readonly startsWithin?: number;
  /** Minutes from the beginning of the work. */
  readonly starts: number;
  /** Keys of the steps before it. */
  readonly after: readonly string[];
  readonly gates: readonly string[];
  readonly work?: PlacedWork;
}

/** Steps of all jobs in the order of the work. */
export function printedSteps(jobs: Plan['jobs']): readonly PrintedStep[] {
  return scheduleSteps(jobs.map((one) => jobSteps(one))).steps.flatMap(
    ({ job, step, starts, before }) => {
      const planned = jobs.find(({ entry }) => entry.id === job);
      if (planned === undefined) return [];
      const { plan, place } = planned;
      const { id, title, detail, check, safety, minutes, dryMinutes = 0, gates = [] } = step;
      const { lines = [], tools = [], work, startsWithin } = step;
      return {
        job,
        id,
        title,
        detail,
        ...(check === undefined ? {} : { check }),
        ...(safety === undefined ? {} : { safety }),
        uses: [...lines, ...tools],
        minutes,
        dryMinutes,
        ...(startsWithin === undefined ? {} : { startsWithin }),
        starts,
        after: before,
        gates: gates.filter((gate) => plan.gates.some((one) => one.id === gate)),
        ...(work && place ? { work: placedWork(work, { job, place }) } : {}),
      };
    },
  );
}

/** A joint in millimetres: what the fixing passes, its depth behind that, its least diameter. */
export interface PrintedJoint {
  readonly through: number;
  readonly embed: number;
  readonly thick: number;
  /** True for a bolt with a nut. */
  readonly nut: boolean;
}

/** Joints that a line of fixings holds. */
export const jointsIn = (materials: readonly Material[], id: string): readonly PrintedJoint[] =>
  materials.flatMap((one) => {
    if (one.id !== id || one.form !== 'packs' || one.joint === undefined) return [];
    const { through, embed, thick, nut } = one.joint;
    const [passes, grips, wide] = [through, embed, thick].map(
      (size) => Math.round(toMm(size) * 10) / 10,
    );
    return [{ through: passes ?? 0, embed: grips ?? 0, thick: wide ?? 0, nut }];
  });
