import { describe, expect, it } from 'vitest';
import { newPlace, newRun, newThing } from '../../../../web/measure/place-input.ts';
import { boundsOf } from '../../../../web/measure/polygon.ts';
import { mm } from '../../../../web/measure/units.ts';
import { digest } from '../../../../web/projects/derive/digest.ts';
import { addPlace } from '../../../../web/projects/edit.ts';
import { newProject } from '../../../../web/projects/schema/project.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { loadAll } from '../../../support/job-context.ts';

const LOADED = await loadAll('uk');

const empty = newProject('p', 1);
const run = { ...newRun('run'), stretches: ['9 m'] };
const fence = { id: 'j', slug: 'put-up-a-fence', place: 'run', typed: {} };

describe('digest', () => {
  it('has neither plan nor cost before anything is measured', () => {
    const project = addPlace(newPlace('room', 'a'))(empty);
    expect(digest(project, { locale: BRITISH.metric, loaded: LOADED })).toEqual({
      shape: undefined,
      cost: undefined,
      currency: 'GBP',
    });
  });

  it('shows the first place that has a shape, and what all jobs cost at the remembered prices', () => {
    const project = addPlace(run, [fence])(addPlace(newThing('thing'))(empty));
    const { shape, cost } = digest(project, { locale: BRITISH.metric, loaded: LOADED });
    expect(shape && boundsOf(shape.region).x1).toBe(mm(9000));
    expect(cost).toBeGreaterThan(0);
    const dearer = digest(project, {
      locale: BRITISH.metric,
      loaded: LOADED,
      remembered: { 'fence-panel/1-piece': { text: '100', at: 1 } },
    });
    // 8900 ÷ 1934: four panels and a cut one, at 40 until now.
    expect((dearer.cost ?? 0) - (cost ?? 0)).toBe(5 * 6000);
  });
});
