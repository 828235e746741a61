import { Memo } from '../../../../web/planner/memo.ts';
import { describe, expect, it } from 'vitest';
import { answerCosts } from '../../../../web/planner/project/answer-costs.ts';
import { inputsOf, plannedWith } from '../../../support/planned.ts';
import { newProject, type Project } from '../../../../web/planner/schema/project.ts';
import { contextIn, loadAll } from '../../../support/job-context.ts';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import { placeOf } from '../jobs/sized-place.ts';

const { locale } = await contextIn('uk');
const options = { locale, catalogue: await loadAll('uk') };
const go = async (): Promise<boolean> => Promise.resolve(true);

const bathroom = (typed: Readonly<Record<string, string | boolean>>): Project => ({
  ...newProject('p', 1),
  places: [placeOf('room', 'r', { long: 2400, wide: 1800, high: 2400 })],
  jobs: [{ id: 'j', slug: 'tile-a-wall', place: 'r', typed }],
});
const costOf = (project: Project): number => plannedWith(project, options).list.cost;

describe('what an answer adds', () => {
  it('is the difference to the list without it, with what only it needs', async () => {
    const shower = bathroom({ wet: 'shower', high: '2 m', rim: '0 mm' });
    const costs = (await answerCosts(inputsOf(shower, options), new Memo(), go)) ?? [];
    const first = costs.find(({ field }) => field === 'wet');
    expect(first).toMatchObject({
      job: 'j',
      place: 'r',
      label: 'Gets wet',
      option: 'Shower',
      field: 'wet',
    });
    const dry = bathroom({ wet: 'no', high: '2 m' });
    expect(first?.cost).toBe(costOf(shower) - costOf(dry));
    expect(first?.adds).toEqual(expect.arrayContaining(['tanking']));
    expect((first?.cost ?? 0) / costOf(shower)).toBeGreaterThan(0.1);
  });

  it('is not told of a list that no answer makes much dearer', async () => {
    expect(
      await answerCosts(inputsOf(bathroom({ wet: 'no', high: '2 m' }), options), new Memo(), go),
    ).toEqual([]);
  });

  it('is never told of the thing itself: a cabinet instead of a bookcase is another job', async () => {
    const cabinet: Project = {
      ...newProject('p', 1),
      places: [{ ...newThing('t'), name: 'Cabinet' }],
      jobs: [
        { id: 'j', slug: 'build-furniture', place: 't', typed: { kind: 'base', width: '900' } },
      ],
    };
    const costs = (await answerCosts(inputsOf(cabinet, options), new Memo(), go)) ?? [];
    expect(costs.map(({ field }) => field)).not.toContain('kind');
    expect(costs.length).toBeGreaterThan(0);
  });

  it('stops when no caller waits and compares a bounded number of plans', async () => {
    const shower = bathroom({ wet: 'shower', high: '2 m' });
    expect(
      await answerCosts(inputsOf(shower, options), new Memo(), () => Promise.resolve(false)),
    ).toBeUndefined();
    const jobs = Array.from({ length: 12 }, (_, i) => ({
      id: `j${i}`,
      slug: 'tile-a-wall',
      place: 'r',
      typed: { wet: 'shower', high: '2 m' },
    }));
    let looked = 0;
    await answerCosts(inputsOf({ ...shower, jobs }, options), new Memo(), () => {
      looked += 1;
      return Promise.resolve(true);
    });
    expect(looked).toBeLessThanOrEqual(24);
  });
});
