// Defaults can be built: no job and no usual piece of furniture stops on its defaults.
import { describe, expect, it } from 'vitest';
import type { JobHere } from '../../../../web/planner/jobs/kit/contract.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { REGIONS } from '../../../../web/planner/stock/region.ts';
import { contextIn, jobsIn, REGION_NAMES, UNITS } from '../../../support/job-context.ts';
import { LONG } from '../../../support/long.ts';

/** Widths that kitchens and shops have, in millimetres and in inches. */
const WIDTHS = ['', '600 mm', '800 mm', '900 mm', '1000 mm', '24 in', '30 in', '36 in'];

/** Defaults on each kind of place, and each kind of furniture in its usual widths. */
function waysOf({ slug, fields }: JobHere): readonly Typed[] {
  const optionsOf = (id: string): readonly string[] => {
    const spec = fields[id];
    return spec?.kind === 'choice' ? Object.keys(spec.options) : [];
  };
  if (slug === 'build-furniture') {
    return optionsOf('kind').flatMap((kind) => WIDTHS.map((width) => ({ kind, width })));
  }
  const others = ['onto', 'core', 'way', 'kind', 'base', 'ground'];
  return [{}, ...others.flatMap((id) => optionsOf(id).map((one) => ({ [id]: one })))];
}

/** Each region in its usual units; in the long size all in both. `units-are-display` compares the two. */
const IN = REGION_NAMES.flatMap((region) =>
  UNITS.filter((units) => LONG || units === REGIONS[region].units).map(
    (units) => [region, units] as const,
  ),
);

describe.each(IN)('in %s, in %s units', (region, units) => {
  it('every job plans its defaults without a stop', async () => {
    const context = await contextIn(region, units);
    const stopped = (await jobsIn(context)).flatMap((job) =>
      job.places.flatMap((kind) =>
        waysOf(job).flatMap((typed) => {
          const plan = job.plan(examplePlace(kind, context.locale), { ...job.example, ...typed });
          const stops = plan.warnings.filter(({ severity }) => severity === 'stop');
          const wrong = [
            ...stops.map(({ message }) => message),
            ...Object.values(plan.problems),
            ...plan.missing,
          ];
          return wrong.length === 0 && plan.materials.length > 0
            ? []
            : [`${job.slug} on a ${kind} ${JSON.stringify(typed)}: ${wrong.join(' ')}`];
        }),
      ),
    );
    expect(stopped).toEqual([]);
  });
});
