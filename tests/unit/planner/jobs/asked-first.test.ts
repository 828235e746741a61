// Fields shown before "Adjust": optional fields are behind it.
import { describe, expect, it } from 'vitest';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import type { JobHere } from '../../../../web/planner/jobs/kit/contract.ts';
import { contextIn, jobsIn, REGION_NAMES } from '../../../support/job-context.ts';

/** Ids of a job's fields that are seen at once on its usual place, with nothing typed. */
const askedFirst = (job: JobHere, locale: Parameters<typeof examplePlace>[1]) => {
  const kind = job.places[0] ?? 'room';
  const { loose } = job.read(examplePlace(kind, locale), {});
  return Object.entries(job.fields).filter(
    ([, spec]) => spec.more !== true && spec.when?.(loose, kind) !== false,
  );
};

/** Ids under which jobs ask what they know better than most people. */
const UNASKED = /kerf|trim|spare|coverage|joint$|play|thickness/i;

describe.each(REGION_NAMES)('in the %s', (region) => {
  it('no job shows more than eight fields or optional ones first', async () => {
    const context = await contextIn(region);
    const found: string[] = [];
    for (const job of await jobsIn(context)) {
      const first = askedFirst(job, context.locale);
      found.push(
        ...first.filter(([id]) => UNASKED.test(id)).map(([id]) => `${job.slug}: ${id}`),
        ...(first.length > 8 ? [`${job.slug}: ${first.length} fields`] : []),
      );
    }
    expect(found).toEqual([]);
  });

  it('a bookcase shows three size fields', async () => {
    const context = await contextIn(region);
    const furniture = (await jobsIn(context)).find(({ slug }) => slug === 'build-furniture');
    const first = furniture === undefined ? [] : askedFirst(furniture, context.locale);
    expect(first.filter(([, { kind }]) => kind !== 'choice').map(([id]) => id)).toEqual([
      'width',
      'height',
      'depth',
    ]);
  });
});
