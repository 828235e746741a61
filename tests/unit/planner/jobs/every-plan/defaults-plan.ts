// Defaults can be built: no job and no usual piece of furniture stops on its defaults.
import { expect, it } from 'vitest';
import { job as buildFurniture } from '../../../../../web/planner/jobs/build-furniture/job.ts';
import type { JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import { examplePlace } from '../../../../../web/planner/jobs/kit/place/example-places.ts';
import { REGIONS } from '../../../../../web/planner/stock/region.ts';
import { contextIn, REGION_NAMES, UNITS } from '../../../../support/job-context.ts';
import { LONG } from '../../../../support/long.ts';
import { everyPlan } from './every-plan.ts';

/** Widths that kitchens and shops have, in millimetres and in inches. */
const WIDTHS = ['600 mm', '800 mm', '900 mm', '1000 mm', '24 in', '30 in', '36 in'];

/** Choices with which a job must be possible on its example place. */
const CHOICES = new Set(['onto', 'core', 'way', 'kind', 'base', 'ground']);

/** Why the plan cannot be built, if it cannot. */
function stopsOf(name: string, plan: JobPlan): readonly string[] {
  const stops = plan.warnings.filter(({ severity }) => severity === 'stop');
  const wrong = [
    ...stops.map(({ message }) => message),
    ...Object.values(plan.problems),
    ...plan.missing,
  ];
  return wrong.length === 0 && plan.materials.length > 0 ? [] : [`${name}: ${wrong.join(' ')}`];
}

it('every job plans its defaults without a stop', async () => {
  const defaults = (await everyPlan()).filter(
    ({ context: { locale }, typed, isOdd }) =>
      locale.language === 'en' && !isOdd && Object.keys(typed).every((id) => CHOICES.has(id)),
  );
  expect(defaults.length).toBeGreaterThan(300);
  expect(defaults.flatMap(({ name, plan }) => stopsOf(name, plan))).toEqual([]);
});

it('every kind of furniture can be built in each usual width, in every region', async () => {
  const { here } = await buildFurniture.load('en');
  const stopped: string[] = [];
  for (const region of REGION_NAMES) {
    // In its usual units; in the long size in both. `units-are-display` compares the two.
    for (const units of UNITS.filter((one) => LONG || one === REGIONS[region].units)) {
      const context = await contextIn(region, units);
      const job = here(context);
      const place = examplePlace('thing', context.locale);
      const spec = job.fields['kind'];
      for (const kind of spec?.kind === 'choice' ? Object.keys(spec.options) : []) {
        for (const width of WIDTHS) {
          const plan = job.plan(place, { ...job.example, kind, width });
          stopped.push(...stopsOf(`${kind} of ${width} in ${region}`, plan));
        }
      }
    }
  }
  expect(stopped).toEqual([]);
});
