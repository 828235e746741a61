import { describe, expect, it } from 'vitest';
import {
  newPlace,
  newRun,
  newThing,
  newWall,
} from '../../../../web/planner/measure/places/place-input.ts';
import { boundsOf } from '../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { inputsOf, plannedWith, TODAY } from '../../../support/planned.ts';
import { cutKeyOf } from '../../../../web/planner/shopping/cut-line.ts';
import type { CutRequest } from '../../../../web/planner/cutting/contract.ts';
import { answerTo } from '../cutting/plan/requests.ts';
import { stepKey } from '../../../../web/planner/jobs/kit/steps/schedule.ts';
import { projectDigest } from '../../../../web/planner/project/digest.ts';
import { addPlace } from '../../../../web/documents/edits/edit.ts';
import { boughtKey, newProject, type Project } from '../../../../web/planner/schema/project.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { loadAll } from '../../../support/job-context.ts';

const LOADED = await loadAll('uk');

const empty = newProject('p', 1);
const run = { ...newRun('run'), stretches: ['9 m'] };
const fence = { id: 'j', slug: 'put-up-a-fence', place: 'run', typed: {} };

const answer = (request: CutRequest) => ({ answer: answerTo(request), ended: true });

describe('a digest whose cuts are not planned yet', () => {
  it('has no sum, says what to plan, and has the sum of the project’s own screens then', () => {
    const project = addPlace(run, [fence])(empty);
    const options = { locale: BRITISH.metric, catalogue: LOADED };
    const first = projectDigest({ ...inputsOf(project, options), cuts: new Map() }, TODAY);
    expect(first.cost).toBeUndefined();
    expect(first.unplanned.length).toBeGreaterThan(0);
    const cuts = new Map(
      first.unplanned.map(({ request }) => [cutKeyOf(request), answer(request)] as const),
    );
    const planned = projectDigest({ ...inputsOf(project, options), cuts }, TODAY);
    expect(planned.unplanned).toEqual([]);
    expect(planned.cost).toBe(plannedWith(project, { ...options, answer }).list.cost);
  });
});

describe('digest', () => {
  it('has neither plan nor cost before anything is measured', () => {
    const project = addPlace(newPlace('room', 'a'))(empty);
    expect(
      projectDigest(inputsOf(project, { locale: BRITISH.metric, catalogue: LOADED }), TODAY),
    ).toMatchObject({
      shape: undefined,
      cost: undefined,
      currency: 'GBP',
      unplanned: [],
      bought: { done: 0, all: 0 },
      steps: { done: 0, all: 0 },
      next: undefined,
    });
  });

  it('counts completely bought lines and ticked steps', () => {
    const options = { locale: BRITISH.metric, catalogue: LOADED };
    const project = addPlace(run, [fence])(empty);
    const { list, jobs } = plannedWith(project, options);
    const [line] = list.lines;
    const bought = Object.fromEntries(
      (line?.items ?? []).map(({ offer, toBuy }) => [boughtKey(line?.id ?? '', offer), toBuy]),
    );
    const [first] = jobs[0]?.plan.steps ?? [];
    const done = [stepKey('j', first?.id ?? ''), stepKey('j', 'a step of an older version')];
    expect(projectDigest(inputsOf({ ...project, bought, done }, options), TODAY)).toMatchObject({
      bought: { done: 1, all: list.lines.length },
      steps: { done: 1, all: jobs[0]?.plan.steps.length },
      next: { key: stepKey('j', jobs[0]?.plan.steps[1]?.id ?? '') },
    });
  });

  it('shows the first place that has a shape, and what all jobs cost at the remembered prices', () => {
    const project = addPlace(run, [fence])(addPlace(newThing('thing'))(empty));
    const { shape, cost } = projectDigest(
      inputsOf(project, { locale: BRITISH.metric, catalogue: LOADED }),
      TODAY,
    );
    expect(shape && boundsOf(shape.region).x1).toBe(mm(9000));
    expect(cost).toBeGreaterThan(0);
    const dearer = projectDigest(
      inputsOf(project, {
        locale: BRITISH.metric,
        catalogue: LOADED,
        prices: { 'fence-panel/1-piece': { text: '100', at: 1 } },
      }),
      TODAY,
    );
    // 8900 ÷ 1934: four panels and a cut one, at 40 until now.
    expect((dearer.cost ?? 0) - (cost ?? 0)).toBe(5 * 6000);
  });

  it('has a step of another job while concrete hardens', () => {
    const options = { locale: BRITISH.metric, catalogue: LOADED };
    const wall = { ...newWall('wall'), length: '3 m', height: '2.4 m' };
    const paint = { id: 'p', slug: 'paint-a-room', place: 'wall', typed: {} };
    const project = addPlace(wall, [paint])(addPlace(run, [fence])(empty));
    const steps = plannedWith(project, options).jobs[0]?.plan.steps ?? [];
    const hardening = steps.findLastIndex(({ dryMinutes = 0 }) => dryMinutes > 0);
    const done = steps.slice(0, hardening + 1).map(({ id }) => stepKey('j', id));
    const timers = { [done.at(-1) ?? '']: TODAY.now + 48 * 60 * 60_000 };
    const nextOf = (begun: Project) => projectDigest(inputsOf(begun, options), TODAY).next;
    expect(nextOf({ ...project, done, timers: {} })?.job).toBe('j');
    expect(nextOf({ ...project, done, timers })?.job).toBe('p');
  });
});
