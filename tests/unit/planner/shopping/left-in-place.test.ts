import { describe, expect, it } from 'vitest';
import { HOURS, workDays } from '../../../../web/planner/calendar/work-days.ts';
import type { JobHere } from '../../../../web/planner/jobs/kit/contract.ts';
import {
  scheduleSteps,
  type ScheduledStep,
  type WorkDays,
} from '../../../../web/planner/jobs/kit/steps/schedule.ts';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import type { Plan } from '../../../../web/planner/plan.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';
import { productOf } from '../../../../web/planner/stock/offer.ts';
import type { Material } from '../../../../web/planner/takeoff/material.ts';
import { contextIn, jobsIn, loadAll, REGION_NAMES } from '../../../support/job-context.ts';
import { plannedWith } from '../../../support/planned.ts';
import { placeOf } from '../jobs/sized-place.ts';

/** Left in a place while something dries or hardens there. */
const LEFT = new Set([
  'dust-sheet',
  'floor-spacers',
  'levelling-wedges',
  'marking-pegs',
  'string-line',
]);

const FIRST = { long: 4200, wide: 3100, high: 2400 };
const OTHER = { long: 5300, wide: 2600, high: 2500 };

/** A Monday morning. */
const MORNING = new Date(2026, 5, 1, 9).getTime();
const WAYS = [undefined, ...HOURS.map((hours) => workDays(MORNING, { hours, workDays: 'any' }, 0))];

const needIn = (materials: readonly Material[], id: string): number =>
  Math.max(0, ...materials.map((one) => (one.id === id && one.form === 'packs' ? one.need : 0)));

/** Highest amount of a line that lies in the places while the steps are done one by one. */
function mostOut(steps: readonly ScheduledStep[], jobs: Plan['jobs'], id: string): number {
  const out = new Map<string, number>();
  let most = 0;
  for (const [i, { job, step }] of steps.entries()) {
    const materials = jobs.find(({ entry }) => entry.id === job)?.plan.materials ?? [];
    if (step.lines?.includes(id)) out.set(job, needIn(materials, id));
    most = Math.max(
      most,
      [...out.values()].reduce((sum, one) => sum + one, 0),
    );
    const later = steps.slice(i + 1).filter((one) => one.job === job);
    const isLifted = step.work?.removes?.some(({ item }) => item === productOf(id)) ?? false;
    const isUsed = later.some(({ step: { lines = [] } }) => lines.includes(id));
    const isLiftedLater = later.some(({ step: { work } }) =>
      work?.removes?.some(({ item }) => item === productOf(id)),
    );
    if (later.length === 0 || (isLifted && !isUsed && !isLiftedLater)) out.delete(job);
  }
  return most;
}

const scheduled = (plan: Plan, days?: WorkDays): readonly ScheduledStep[] =>
  scheduleSteps(
    plan.jobs.map(({ entry, job, plan: { steps } }) => {
      return { id: entry.id, place: entry.place, phase: job.phase, steps };
    }),
    days,
  ).steps;

describe.each(REGION_NAMES)('what stays in its place in %s', async (region) => {
  const { locale } = await contextIn(region);
  const catalogue = await loadAll(region);
  const jobs = await jobsIn(await contextIn(region));
  const planned = (pairs: readonly (readonly [JobHere, PlaceKind])[]): Plan => {
    const project = {
      ...newProject('p', 1),
      places: pairs.map(([, kind], i) =>
        kind === 'thing' ? newThing(`p${i}`) : placeOf(kind, `p${i}`, i % 2 === 0 ? FIRST : OTHER),
      ),
      jobs: pairs.map(([job], i) => ({
        id: `j${i}`,
        slug: job.slug,
        place: `p${i}`,
        typed: { ...job.example },
      })),
    };
    return plannedWith(project, { locale, catalogue });
  };
  it('is bought for all places in which it is at the same time, at any number of hours a day', () => {
    const leavers = jobs.flatMap((job) =>
      job.places
        .map((kind) => [job, kind] as const)
        .filter((one) => planned([one]).list.lines.some(({ id }) => LEFT.has(productOf(id)))),
    );
    const wrong = leavers.flatMap((leaver, i) =>
      [leaver, leavers[(i + 1) % leavers.length] ?? leaver].flatMap((other) => {
        const plan = planned([leaver, other]);
        const ways = WAYS.map((days) => scheduled(plan, days));
        return plan.list.lines
          .filter(({ id }) => LEFT.has(productOf(id)))
          .flatMap(({ id, amounts }) => {
            const each = plan.jobs.map((job) => needIn(job.plan.materials, id));
            const need = amounts?.need ?? 0;
            const least = Math.max(...each, ...ways.map((steps) => mostOut(steps, plan.jobs, id)));
            const most = each.reduce((sum, amount) => sum + amount, 0);
            return need >= least && need <= most
              ? []
              : [`${leaver[0].slug} and ${other[0].slug}: ${need} ${id}, not ${least} to ${most}`];
          });
      }),
    );
    expect(leavers.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('is bought once for the jobs of one room, which follow one another', () => {
    const places = [placeOf('room', 'p', FIRST)];
    const slugs = ['paint-a-room', 'paint-woodwork'];
    const project = {
      ...newProject('p', 1),
      places,
      jobs: slugs.map((slug) => ({ id: slug, slug, place: 'p', typed: {} })),
    };
    const plan = plannedWith(project, { locale, catalogue });
    const sheets = plan.list.lines.find(({ product }) => product === 'dust-sheet');
    const each = plan.jobs.map((job) => needIn(job.plan.materials, sheets?.id ?? ''));
    expect(each.every((need) => need > 0)).toBe(true);
    expect(sheets?.amounts).toMatchObject({ need: Math.max(...each), atOnce: 1 });
  });
});
