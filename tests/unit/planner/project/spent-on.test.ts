import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setBought } from '../../../../web/documents/edits/edit.ts';
import { spentOn } from '../../../../web/planner/project/spent-on.ts';
import { cents } from '../../../../web/planner/measure/units/units.ts';
import { newProject, type Project } from '../../../../web/planner/schema/project.ts';

const KEY = 'paint|paint/5l';
const paid = (project: Project, count: number, each: number | undefined, currency = 'GBP') =>
  spentOn(
    project,
    currency,
    'paint',
    'paint/5l',
    count,
    each === undefined ? undefined : cents(each),
  );
const spent = (project: Project, count: number, each: number): number =>
  paid(project, count, each).cost;

describe('what was spent', () => {
  it('stays what it was when the price changes after the tick', () => {
    const project = setBought(KEY, 2, 3800)(newProject('p', 1));
    expect(spent(project, 2, 9900)).toBe(7600);
  });

  it('adds what is bought later at its own price', () => {
    const project = setBought(KEY, 3, 4000)(setBought(KEY, 2, 3800)(newProject('p', 1)));
    expect(spent(project, 3, 1)).toBe(11_600);
  });

  it('unticking clears the sum; ticking again uses the price of that day', () => {
    const project = setBought(KEY, 0, 1)(setBought(KEY, 2, 3800)(newProject('p', 1)));
    expect(project.paid).toEqual({});
    expect(spent(project, 2, 4000)).toBe(8000);
  });

  it('unknown prices are counted, not treated as free', () => {
    const project = setBought(KEY, 3, undefined)(newProject('p', 1));
    expect(project.bought).toEqual({ [KEY]: 3 });
    expect(project.paid).toEqual({});
    expect(paid(project, 3, undefined)).toEqual({ cost: 0, unpriced: 3 });
    // A price typed later is what they count.
    expect(paid(project, 3, 500)).toEqual({ cost: 1500, unpriced: 0 });
    const more = setBought(KEY, 5, undefined)(setBought(KEY, 2, 3800)(newProject('p', 1)));
    expect(paid(more, 5, undefined)).toEqual({ cost: 7600, unpriced: 3 });
  });

  it('money spent in another currency is not converted', () => {
    const project = setBought(KEY, 2, 3800, 'GBP')(newProject('p', 1));
    expect(paid(project, 2, undefined, 'GBP')).toEqual({ cost: 7600, unpriced: 0 });
    expect(paid(project, 2, undefined, 'USD')).toEqual({ cost: 0, unpriced: 2 });
    const more = setBought(KEY, 3, 4000, 'USD')(project);
    expect(paid(more, 3, undefined, 'USD').cost).toBe(12_000);
  });

  it('never depends on today’s price for what was ticked', () => {
    const ticks = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9999 })),
    );
    fc.assert(
      fc.property(ticks, fc.nat(), fc.nat(), (all, one, other) => {
        let project = newProject('p', 1);
        for (const [count, each] of all) project = setBought(KEY, count, each)(project);
        const count = project.bought[KEY] ?? 0;
        expect(spent(project, count, one)).toBe(spent(project, count, other));
      }),
    );
  });
});
