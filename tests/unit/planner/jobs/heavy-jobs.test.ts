import { Memo } from '../../../../web/planner/memo.ts';
import { describe, expect, test } from 'vitest';
import { newRoom, SHAPES } from '../../../../web/planner/measure/places/place-input.ts';
import { newProject, type JobEntry, type Project } from '../../../../web/planner/schema/project.ts';
import { inputsOf, plannedWith, TODAY } from '../../../support/planned.ts';
import { digestSlowly } from '../../../../web/planner/project/digest.ts';
import { removeJob, typeInJob } from '../../../../web/documents/edits/edit.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { MOST_PIECES } from '../../../../web/planner/takeoff/boards/most-pieces.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import { HEAVY_PLACES, heavyTyped, ownTime } from '../../../support/heavy-jobs.ts';
import { contextIn, jobsIn, loadAll } from '../../../support/job-context.ts';
import { LONG } from '../../../support/long.ts';

const LOADED = await loadAll('uk');
const CONTEXT = await contextIn('uk');
const JOBS = await jobsIn(CONTEXT);
const OPTIONS = { locale: BRITISH.metric, catalogue: LOADED };
/** A finger waits no longer; all that is checked here is far below it. */
const HANG_MS = 2000;

const pieces = ({ drawings }: JobPlan): number =>
  drawings.reduce((sum, drawing) => sum + drawing.pieces.length, 0);

const hall = {
  ...newRoom('hall'),
  sides: SHAPES.rectangle.map((side) => ({ ...side, length: '100 m' })),
  height: '3 m',
};

const projectOf = (...jobs: readonly Omit<JobEntry, 'place'>[]): Project => ({
  ...newProject('p', 1),
  places: [hall],
  jobs: jobs.map((job) => ({ ...job, place: hall.id })),
});

describe('a place of 100 × 100 m', () => {
  const PATTERNS = ['straight', 'brick-half', 'brick-third', 'diagonal', 'herringbone'];

  test.each(PATTERNS)(
    'with tiles of 10 mm laid %s says beside the size that they are too many',
    (pattern) => {
      const typed = { tileLength: '10 mm', tileWidth: '10 mm', pattern };
      const [job] = plannedWith(projectOf({ id: 'j', slug: 'tile-a-floor', typed }), OPTIONS).jobs;
      expect(Object.keys(job?.plan.problems ?? {})).toEqual(['tileLength']);
      expect(job?.plan.problems['tileLength']).toMatch(
        /^Too many to lay: about \d{1,3}(,000)+ pieces\. Up to 20,000 can be counted: check the sizes\.$/,
      );
      expect(job?.plan.materials).toEqual([]);
    },
  );

  test('a job with too many pieces accepts other sizes and can be removed', () => {
    const heavy = projectOf({ id: 'j', slug: 'lay-a-laminate-floor', typed: { width: '50 mm' } });
    expect(plannedWith(heavy, OPTIONS).list.lines).toEqual([]);
    const wide = typeInJob('j', { width: '600 mm', length: '5 m' })(heavy);
    expect(plannedWith(wide, OPTIONS).list.lines.length).toBeGreaterThan(0);
    expect(plannedWith(removeJob('j')(heavy), OPTIONS).jobs).toEqual([]);
  });

  test('reports too many pieces in the user’s language', async () => {
    const context = await contextIn('cn', 'metric', 'zh-Hans');
    const job = (await jobsIn(context)).find(({ slug }) => slug === 'tile-a-floor');
    const place = plannedWith(projectOf(), OPTIONS).places.get('hall')?.place;
    const plan = job?.plan(place, { tileLength: '10 mm', tileWidth: '10 mm' });
    expect(plan?.problems['tileLength']).toMatch(/^数量太多/);
  });
});

describe('a project of many heavy jobs', () => {
  const many = projectOf(
    ...Array.from({ length: 500 }, (_, i) => ({
      id: `j${i}`,
      slug: 'tile-a-floor',
      typed: { tileLength: '1 m', tileWidth: `${900 + i} mm` },
    })),
  );

  test('plans as many as a page can take, and says of each of the others that they are too many', () => {
    const { jobs } = plannedWith(many, OPTIONS);
    const laid = jobs.filter(({ plan }) => plan.materials.length > 0);
    const left = jobs.filter(({ plan }) => Object.hasOwn(plan.problems, 'pieces'));
    expect(laid.length).toBeGreaterThan(1);
    expect(laid.length + left.length).toBe(500);
    const all = laid.reduce((sum, { plan }) => sum + pieces(plan), 0);
    expect(all).toBeLessThan(3 * MOST_PIECES);
  });

  test('is omitted from the project list after 20,000 pieces', async () => {
    // 1 m × 0.9 m on 100 × 100 m: 100 rows of 112, so two jobs are over it; the pause after the first is the only one.
    let pauses = 0;
    const paused = (): Promise<boolean> => Promise.resolve(++pauses < 1000);
    expect(
      await digestSlowly(inputsOf(structuredClone(many), OPTIONS), TODAY, new Memo(), paused),
    ).toBeUndefined();
    expect(pauses).toBe(1);
  });

  test('is abandoned if the list is closed', async () => {
    let planned = 0;
    const gone = (): Promise<boolean> => Promise.resolve(++planned < 3);
    const few = projectOf(
      ...many.jobs.slice(0, 9).map((job) => ({ ...job, typed: { tileLength: '5 m' } })),
    );
    expect(await digestSlowly(inputsOf(few, OPTIONS), TODAY, new Memo(), gone)).toBeUndefined();
    expect(planned).toBe(3);
    expect(
      await digestSlowly(inputsOf(few, OPTIONS), TODAY, new Memo(), () => Promise.resolve(true)),
    ).toMatchObject({
      currency: 'GBP',
    });
  });
});

describe('every job on places at the edge of what can be measured', () => {
  // Every third place of a job, others for the next job; in the long size all.
  const cases = JOBS.flatMap((job, at) => {
    const places = HEAVY_PLACES.filter(({ kind }) => job.places.includes(kind));
    return places
      .filter((_, i) => LONG || places.length === 1 || (i + at) % 3 === 0)
      .map((place) => [job.slug, place.id, job, place] as const);
  });

  test.each(cases)(
    '%s, %s: is planned or refused in a moment at every size',
    (slug, _, job, place) => {
      const project: Project = { ...newProject('p', 1), places: [place] };
      // One of each; in the long size a few.
      const ways = heavyTyped(job).filter((__, i) => i % (LONG ? 47 : 564) === 1);
      for (const typed of ways) {
        const one = { ...project, jobs: [{ id: 'j', slug, place: place.id, typed }] };
        const time = ownTime(() => plannedWith(one, OPTIONS));
        expect({ typed, time: time < HANG_MS ? 'short' : time }).toEqual({ typed, time: 'short' });
      }
    },
  );
});
