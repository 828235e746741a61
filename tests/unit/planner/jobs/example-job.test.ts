import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import { contextIn } from '../../../support/job-context.ts';
import { job as sealAFloor } from './example-job.ts';

it('is the job that docs/adding-a-job.md shows', () => {
  const doc = readFileSync('docs/adding-a-job.md', 'utf8');
  const shown = /```ts\n(?<code>.*?)```/s.exec(doc)?.groups?.['code'];
  expect(shown).toBe(readFileSync('tests/unit/planner/jobs/example-job.ts', 'utf8'));
});

it('plans: two coats of sealer at 8 m² a litre, and a cloth for each', async () => {
  const context = await contextIn('uk');
  const job = (await sealAFloor.load('en')).here(context);
  const place = examplePlace('room', context.locale);
  expect(job.title).toBe('Seal a floor');
  const { materials, steps, problems } = job.plan(place, {});
  expect(problems).toEqual({});
  const [sealer, rags] = materials;
  expect([sealer?.product, rags?.product]).toEqual(['stone-sealer', 'rags']);
  const floor = Number.parseFloat(job.plan(place, {}).figures[0]?.value ?? '');
  expect(sealer?.form === 'packs' && sealer.need / 1000).toBeCloseTo((floor / 8) * 2, 1);
  expect(rags?.form === 'packs' && rags.need).toBe(2);
  expect(steps.map(({ id }) => id)).toEqual(['dry', 'seal']);
  expect(job.plan(place, { coats: 'nine' }).problems).toHaveProperty('coats');
});
