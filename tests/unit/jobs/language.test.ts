import { expect, test } from 'vitest';
import { jobsIn } from '../../../web/jobs/catalogue.ts';
import { examplePlace } from '../../../web/jobs/example-places.ts';
import { loadTranslation } from '../../../web/language/load-language.ts';
import { BRITISH, makeLocale, type Language } from '../../../web/language/locale.ts';
import { partsToCut } from '../../../web/shopping/cut-request.ts';
import type { LengthOffer, PackOffer } from '../../../web/stock/offer.ts';

/** What is kept of all jobs' examples: the ids of materials, sizes, parts and steps, with prices. */
async function keptIn(tag: Language) {
  const said = await loadTranslation(tag);
  const locales = [BRITISH.metric, BRITISH.imperial].map((one) => makeLocale({ ...one, ...said }));
  return locales.flatMap((locale) =>
    jobsIn(locale).map((job) => {
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
