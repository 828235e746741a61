// Steps that go on at once, in the days of every job: concrete stiffens, glue sets and turf dries out over a night.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Step } from '../../../../../web/planner/jobs/kit/contract.ts';
import {
  scheduleSteps,
  type JobSteps,
  type ScheduledStep,
} from '../../../../../web/planner/jobs/kit/steps/schedule.ts';
import { IN_ONE_GO } from '../../../../../web/planner/jobs/kit/steps/sessions.ts';
import { HOURS, workDays } from '../../../../../web/planner/calendar/work-days.ts';
import { slowedByCold } from '../../../../../web/planner/jobs/kit/weather/cold.ts';
import { REGIONS } from '../../../../../web/planner/stock/region.ts';
import { everyPlan, type Case } from './every-plan.ts';

let cases: readonly Case[] = [];
beforeAll(async () => {
  cases = (await everyPlan()).filter(
    ({ plan, context: { locale, region } }) =>
      plan.steps.length > 0 && locale.language === 'en' && locale.units === REGIONS[region].units,
  );
}, 300_000);

const NOW = new Date(2026, 5, 6, 9).getTime();

/** Job of a case in a place of its own, at a temperature. */
const jobIn = ({ plan, job }: Case, place: string, warmth: 5 | 20 = 20): JobSteps => ({
  id: `${place} ${job.slug}`,
  place,
  phase: job.phase,
  steps: plan.steps.map((step) => slowedByCold(step, warmth)),
});

const isSession = ({ plan }: Case): boolean =>
  plan.steps.some(({ startsWithin }) => startsWithin !== undefined);

interface Follower {
  readonly one: ScheduledStep;
  readonly above: ScheduledStep;
  /** Minutes from the end of the step above it to its start. */
  readonly gap: number;
}

/** Steps with the step above them in their job. */
const followers = (
  jobs: readonly JobSteps[],
  steps: readonly ScheduledStep[],
): readonly Follower[] => {
  const at = new Map(steps.map((one) => [one.key, one]));
  return jobs.flatMap(({ id, steps: own }) =>
    own.flatMap((step, i) => {
      const one = at.get(`${id}/${step.id}`);
      const above = at.get(`${id}/${own[i - 1]?.id ?? ''}`);
      return one === undefined || above === undefined
        ? []
        : [{ one, above, gap: one.starts - above.ends }];
    }),
  );
};

/** Faults in the days of some jobs. */
function wrongIn(jobs: readonly JobSteps[], hours: (typeof HOURS)[number]): readonly string[] {
  const days = workDays(NOW, { hours, workDays: 'any' }, 0);
  const { steps } = scheduleSteps(jobs, days);
  const late = followers(jobs, steps)
    .filter(({ one, above, gap }) => {
      const { startsWithin } = one.step;
      const { dryMinutes = 0 } = above.step;
      return (
        startsWithin !== undefined &&
        (gap < dryMinutes || gap > dryMinutes + startsWithin || one.day !== above.lastDay)
      );
    })
    .map(({ one }) => `${one.key} is late`);
  const together = steps
    .filter((one, i) => one.starts < (steps[i - 1]?.ends ?? 0))
    .map(({ key }) => `${key} begins before the one before it ends`);
  const long = [...Map.groupBy(steps, ({ day }) => day)]
    .filter(
      ([, own]) =>
        own.every(({ goesPast, step }) => !goesPast && step.minutes <= days.minutes) &&
        own.reduce((sum, { step }) => sum + step.minutes, 0) > days.minutes,
    )
    .map(([day]) => `day ${day} is too long`);
  // A session that a day could hold is not said to go past its hours.
  const past = steps
    .filter(({ goesPast }) => goesPast)
    .filter(({ job, day, starts }) => {
      const own = steps.filter((one) => one.goesPast && one.job === job && one.day === day);
      const [work, ends] = [
        own.reduce((sum, { step }) => sum + step.minutes, 0),
        Math.max(...own.map((one) => one.ends)),
      ];
      return work <= days.minutes && ends <= days.day(day).until && starts >= 0;
    })
    .map(({ key }) => `${key} would fit`);
  return [...late, ...together, ...long, ...past];
}

describe('steps that go on at once', () => {
  test('do so in every job, whatever the hours, the cold and the other places', () => {
    const others = cases.filter(({ typed }) => Object.keys(typed).length === 0);
    const wrong = cases.filter(isSession).flatMap((one, i) => {
      const other = others[(7 * i) % others.length];
      const sets = [
        [jobIn(one, 'a')],
        [jobIn(one, 'a', 5)],
        [jobIn(one, 'a'), jobIn(one, 'b')],
        ...(other === undefined ? [] : [[jobIn(other, 'a'), jobIn(one, 'b')]]),
      ];
      return HOURS.flatMap((hours) =>
        sets.flatMap((jobs) =>
          wrongIn(jobs, hours).map((what) => `${one.name} ${hours} h: ${what}`),
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('wait for nothing but each other once begun', () => {
    const wrong = cases.flatMap(({ name, plan: { steps } }) =>
      steps.flatMap((step, i) => {
        const above = steps[i - 1];
        const isAlone = (step.after ?? [above?.id]).every((id) => id === above?.id);
        return step.startsWithin === undefined || (above !== undefined && isAlone)
          ? []
          : [`${name}: ${step.id}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  /** Minutes of the first day that are worked already, so that it ends at any step. */
  const WORKED = [0, 20, 40, 60, 80, 100, 200, 300];

  // ACI 302.1R: float when the bleed water is gone, cover at once; growers: water within the hour; glue labels.
  const GROUPS: readonly {
    readonly slug: string;
    readonly ids: readonly string[];
    /** Most minutes between the end of one and the start of the next. */
    readonly most: number;
    readonly least: number;
  }[] = [
    { slug: 'lay-a-path', ids: ['pour', 'tamp'], most: 30, least: 4 },
    { slug: 'lay-a-path', ids: ['tamp', 'float', 'cover'], most: 120, least: 4 },
    { slug: 'lay-a-lawn', ids: ['press', 'water'], most: 60, least: 4 },
    { slug: 'lay-a-lawn', ids: ['sow', 'cover', 'roll', 'water'], most: 60, least: 4 },
    { slug: 'build-alcove-shelves', ids: ['build', 'back'], most: 20, least: 4 },
    { slug: 'build-furniture', ids: ['frame', 'close', 'back'], most: 20, least: 20 },
    { slug: 'build-furniture', ids: ['frame', 'back', 'close'], most: 20, least: 4 },
  ];

  test.each(GROUPS)('$slug: $ids on one day', ({ slug, ids, most, least }) => {
    const isAtWork = (step: Step): boolean => ids.includes(step.id);
    const own = cases.filter(({ job, plan: { steps } }) => {
      const at = ids.map((id) => steps.findIndex((step) => step.id === id));
      const isGlued = slug !== 'build-furniture' || steps.some(({ id }) => id === 'dry');
      return (
        job.slug === slug &&
        isGlued &&
        at.every((place, i) => place >= 0 && (i === 0 || place === (at[i - 1] ?? 0) + 1))
      );
    });
    expect(own.length).toBeGreaterThanOrEqual(least);
    const wrong = own.flatMap((one) => {
      // The steps before it are done.
      const first = one.plan.steps.findIndex(({ id }) => id === ids[0]);
      const job = { ...jobIn(one, 'a'), steps: jobIn(one, 'a').steps.slice(first) };
      const minutes = job.steps.filter(isAtWork).reduce((sum, step) => sum + step.minutes, 0);
      if (slug !== 'lay-a-path' && minutes > IN_ONE_GO) return [];
      return HOURS.flatMap((hours) =>
        WORKED.flatMap((worked) => {
          const days = workDays(NOW, { hours, workDays: 'any' }, worked);
          const { steps } = scheduleSteps([job, jobIn(one, 'b')], days);
          return followers([job], steps)
            .filter(({ above: { step }, one: { step: next } }) => isAtWork(step) && isAtWork(next))
            .filter(({ gap }) => gap > most)
            .map(({ one: { key } }) => `${one.name} ${hours} h less ${worked} min: ${key}`);
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('what is said to be done before glue sets or within the hour is marked', () => {
    const SAID = /before the glue (?:has )?sets?|in the same hour/i;
    const said = cases.flatMap((one) =>
      one.plan.steps
        .filter(({ title, detail }) => SAID.test(`${title} ${detail}`))
        .map((step) => ({ step, name: `${one.name}: ${step.id}` })),
    );
    expect(said.length).toBeGreaterThan(20);
    expect(
      said.filter(({ step }) => step.startsWithin === undefined).map(({ name }) => name),
    ).toEqual([]);
  });
});
