import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../web/language/language.ts';
import type { LengthOffer, PackOffer } from '../../../web/takeoff/material.ts';

/** What is kept of all jobs' examples: the ids of materials, sizes, parts and steps, with prices. */
async function keptIn(tag: Language) {
  vi.resetModules();
  const { loadLanguage } = await import('../../../web/language/load-language.ts');
  await loadLanguage(tag);
  const { JOBS } = await import('../../../web/jobs/catalogue.ts');
  const { examplePlace } = await import('../../../web/jobs/example-places.ts');
  const { partsToCut } = await import('../../../web/shopping/cut-request.ts');
  return JOBS.flatMap((job) =>
    (['metric', 'imperial'] as const).map((system) => {
      const place = examplePlace(job.places[0] ?? 'room', system);
      const { materials, steps } = job.plan(place, job.example ?? {}, system);
      const cuts = materials.flatMap((material) =>
        material.form === 'packs' ? [] : partsToCut([{ job: job.slug, material }]),
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

afterEach(() => {
  vi.resetModules();
});

test('a change of language keeps prices, cuts and ticks, and renames every material and part', async () => {
  const english = await keptIn('en');
  const chinese = await keptIn('zh-Hans');
  expect(chinese.map(({ kept }) => kept)).toEqual(english.map(({ kept }) => kept));
  expect(english.flatMap(({ kept }) => kept.parts)).toContain('deck board 4800 build-a-deck');
  const names = chinese.flatMap((one) => one.names);
  expect(names.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
});
