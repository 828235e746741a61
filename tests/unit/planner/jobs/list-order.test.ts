// What a person came for leads the list of every job, in every region.
import { describe, expect, it } from 'vitest';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import { plannedWith } from '../../../support/planned.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';
import { byAisle } from '../../../../web/planner/shopping/aisles.ts';
import { contextIn, jobsIn, loadAll, REGION_NAMES } from '../../../support/job-context.ts';
import { placeOf } from './sized-place.ts';

const SIZE = { long: 4200, wide: 3100, high: 2400 };
/** Jobs that only fix what the person has: nothing that is built or laid is bought. */
const NOTHING_LAID = new Set(['hang-on-a-wall']);

describe.each(REGION_NAMES)('a list in %s', (region) => {
  it('begins with what its job lays, builds or paints with, and ends with tools and safety', async () => {
    const context = await contextIn(region);
    const options = { locale: context.locale, catalogue: await loadAll(region) };
    for (const job of await jobsIn(context)) {
      for (const kind of job.places) {
        const project = {
          ...newProject('p', 1),
          places: [kind === 'thing' ? newThing('r') : placeOf(kind, 'r', SIZE)],
          jobs: [{ id: 'j', slug: job.slug, place: 'r', typed: { ...job.example } }],
        };
        const { lines } = plannedWith(project, options).list;
        const groups = byAisle(lines);
        const said = `${job.slug} on a ${kind}`;
        if (!NOTHING_LAID.has(job.slug)) {
          expect(groups[0]?.lines[0]?.lead, said).toBe(0);
        }
        const ends = groups
          .map(({ aisle }) => aisle)
          .filter((aisle) => aisle === 'tools' || aisle === 'safety');
        expect(
          groups.slice(groups.length - ends.length).map(({ aisle }) => aisle),
          said,
        ).toEqual(ends);
      }
    }
  });
});
