import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readArb } from '../../../../scripts/messages/arb-file.ts';
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

/** Steps whose layout or roll leaves what they speak of, or that need it nowhere. */
const LEFT_OVER = [
  'build-a-stud-wall steps.wool.detail',
  'hang-a-door steps.old.detail',
  'hang-wallpaper steps.finish.detail',
  'hang-wallpaper steps.finish.paste',
  'lay-a-laminate-floor steps.lay.detail',
];

test('no step takes from offcuts what the cut plan may not leave', () => {
  const said = globSync('web/planner/jobs/*/{en,en-us,zh}.arb').flatMap((path) =>
    [...(readArb(path)?.messages ?? [])]
      .filter(([key]) => key.startsWith('steps.'))
      .filter(([, text]) => /\boffcuts?\b|\bscrap (?!paint)|余料|边角料/.test(text))
      .map(([key]) => `${basename(dirname(path))} ${key}`),
  );
  expect([...new Set(said)].toSorted()).toEqual(LEFT_OVER);
});
