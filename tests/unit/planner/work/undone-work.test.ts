import { describe, expect, test } from 'vitest';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import { undoneWork } from '../../../../web/planner/project/undone-work.ts';
import { contextIn, jobsIn } from '../../../support/job-context.ts';
import { jobsOf } from './printed-plan.ts';

const context = await contextIn('uk');
const jobs = await jobsIn(context);

const sample = (slug: string, kind: PlaceKind, typed: Typed) => {
  const job = jobs.find((one) => one.slug === slug);
  if (job === undefined) throw new Error(`there is no job ${slug}`);
  const place = examplePlace(kind, context.locale);
  const all = { ...job.example, ...typed };
  return { name: slug, context, job, place, typed: all, plan: job.plan(place, all) };
};

/** Messages of the warnings, by slug. */
const warned = (...samples: readonly ReturnType<typeof sample>[]) => {
  const known = jobsOf(samples);
  const undone = undoneWork(known, context.locale);
  return known.flatMap(({ entry }) =>
    (undone.get(entry.id) ?? []).map(({ message }) => [entry.slug, message] as const),
  );
};

describe('work that another job undoes', () => {
  test('is found if a papered wall is panelled', () => {
    const found = warned(sample('panel-a-wall', 'wall', {}), sample('hang-wallpaper', 'wall', {}));
    expect(found).toEqual([['panel-a-wall', expect.stringContaining('Hang')]]);
    expect(found[0]?.[1]).toContain(jobs.find(({ slug }) => slug === 'hang-wallpaper')?.title);
  });

  test('is not found if another wall of the room is panelled', () => {
    const found = warned(
      sample('panel-a-wall', 'room', { 'walls.A': false, 'walls.B': true }),
      sample('hang-wallpaper', 'room', {
        'walls.A': true,
        'walls.B': false,
        'walls.C': false,
        'walls.D': false,
      }),
    );
    expect(found).toEqual([]);
  });

  test('is found if new paint is stripped with the old paper, and not if the wall is bare', () => {
    const paint = sample('paint-a-room', 'room', {});
    const paper = (ground: string) => sample('hang-wallpaper', 'room', { ground });
    expect(warned(paint, paper('paper')).map(([slug]) => slug)).toEqual(['hang-wallpaper']);
    expect(warned(paint, paper('painted'))).toEqual([]);
  });

  test('is found if two jobs cover the same ground', () => {
    const found = warned(sample('lay-a-patio', 'ground', {}), sample('lay-a-lawn', 'ground', {}));
    expect(found).toHaveLength(1);
  });
});
