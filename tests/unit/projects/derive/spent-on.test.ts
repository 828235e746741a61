import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setBought } from '../../../../web/projects/edit.ts';
import { spentOn } from '../../../../web/projects/derive/spent-on.ts';
import { newProject, type Project } from '../../../../web/projects/schema/project.ts';

const KEY = 'paint|paint/5l';
const spent = (project: Project, count: number, each: number): number =>
  spentOn(project, 'paint', 'paint/5l', count, each);

describe('what was spent', () => {
  it('stays what it was when the price changes after the tick', () => {
    const project = setBought(KEY, 2, 3800)(newProject('p', 1));
    expect(spent(project, 2, 9900)).toBe(7600);
  });

  it('adds what is bought later at its own price', () => {
    const project = setBought(KEY, 3, 4000)(setBought(KEY, 2, 3800)(newProject('p', 1)));
    expect(spent(project, 3, 1)).toBe(11_600);
  });

  it('is nothing once the tick is taken off, and the price of the day after that', () => {
    const project = setBought(KEY, 0, 1)(setBought(KEY, 2, 3800)(newProject('p', 1)));
    expect(project.paid).toEqual({});
    expect(spent(project, 2, 4000)).toBe(8000);
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
