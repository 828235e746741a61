import { expect, test } from 'vitest';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import type { Language } from '../../../../web/language/language-tags.ts';
import { partsToCut } from '../../../../web/planner/shopping/cut-request.ts';
import type { LengthOffer, PackOffer } from '../../../../web/planner/stock/offer.ts';
import { contextIn, jobsIn, UNITS } from '../../../support/job-context.ts';

/** Stored facts of all jobs' examples: ids of materials, sizes, parts and steps, with prices. */
async function keptIn(tag: Language) {
  const contexts = await Promise.all(UNITS.map((units) => contextIn('uk', units, tag)));
  const jobs = await Promise.all(contexts.map(jobsIn));
  return contexts.flatMap(({ locale }, i) =>
    (jobs[i] ?? []).map((job) => {
      const place = examplePlace(job.places[0] ?? 'room', locale);
      const { materials, steps } = job.plan(place, job.example ?? {});
      const cuts = materials.flatMap((material) =>
        material.form === 'packs' ? [] : partsToCut([{ job: job.slug, material }], locale),
      );
      const kept = {
        materials: materials.map(({ id }) => id),
        sizes: materials
          .flatMap((one): readonly (PackOffer | LengthOffer)[] =>
            one.form === 'packs' ? one.packs : one.stock,
          )
          .map(({ id, price }) => [id, price]),
        parts: cuts.map(({ id }) => id),
        steps: steps.map(({ id }) => id),
      };
      return { kept, names: [...materials, ...cuts].map(({ name }) => name) };
    }),
  );
}

test('a change of language keeps prices, cuts and ticks, and renames every material and part', async () => {
  const english = await keptIn('en');
  const chinese = await keptIn('zh-Hans');
  expect(chinese.map(({ kept }) => kept)).toEqual(english.map(({ kept }) => kept));
  expect(english.flatMap(({ kept }) => kept.parts)).toContain('deck board 4800 build-a-deck');
  const names = chinese.flatMap((one) => one.names);
  expect(names.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
});
