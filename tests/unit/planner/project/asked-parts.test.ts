import { describe, expect, it } from 'vitest';
import { newRoom, SHAPES } from '../../../../web/planner/measure/places/place-input.ts';
import { plannedWith } from '../../../support/planned.ts';
import { newProject, type Project } from '../../../../web/planner/schema/project.ts';
import { contextIn, loadAll } from '../../../support/job-context.ts';

const [{ locale }, loaded] = await Promise.all([contextIn('uk'), loadAll('uk')]);

const sides = SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' }));

/** A room of 4 × 3 m with some jobs on it. */
const derived = (height: string, ...slugs: readonly string[]) => {
  const project: Project = {
    ...newProject('p', 1),
    region: 'uk',
    places: [{ ...newRoom('r'), sides, height }],
    jobs: slugs.map((slug) => ({ id: slug, slug, place: 'r', typed: {} })),
  };
  return plannedWith(project, { locale, catalogue: loaded });
};

describe('what is asked of a room', () => {
  it('is no height for a laminate floor, whose list is complete without', () => {
    const { places, list } = derived('', 'lay-a-laminate-floor');
    expect(places.get('r')?.missing).toEqual([]);
    expect(places.get('r')?.place).toBeDefined();
    expect(list.lines.length).toBeGreaterThan(5);
  });

  it('is the height once its walls are painted too: the floor stays listed, the paint waits', () => {
    const floor = derived('', 'lay-a-laminate-floor');
    const both = derived('', 'lay-a-laminate-floor', 'paint-a-room');
    expect(both.places.get('r')?.missing).toEqual(['height']);
    expect(both.jobs.map(({ unmeasured }) => unmeasured)).toEqual([[], ['height']]);
    expect(both.list).toEqual(floor.list);
  });

  it('keeps a typed height and ignores its errors while no job needs it', () => {
    const { places, jobs } = derived('tall', 'lay-a-laminate-floor');
    expect(places.get('r')?.problems).toEqual({});
    expect(jobs[0]?.plan).toEqual(derived('2.4 m', 'lay-a-laminate-floor').jobs[0]?.plan);
    expect(derived('2.4 m', 'paint-a-room').jobs[0]?.plan.materials).not.toEqual([]);
  });

  it('is everything in a room without a job, and with one that this version does not know', () => {
    expect(derived('').places.get('r')?.missing).toEqual(['height']);
    expect(derived('', 'build-a-moat').places.get('r')?.missing).toEqual(['height']);
  });
});
