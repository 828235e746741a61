import { expect, test } from 'vitest';
import { defineJob } from '../../../../web/planner/jobs/kit/define-job.ts';
import { areaDrawing } from '../../../../web/planner/jobs/kit/drawings.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import type { Card } from '../../../../web/planner/jobs/kit/job-card.ts';
import { step } from '../../../../web/planner/jobs/kit/steps/step.ts';
import { regionArea } from '../../../../web/planner/measure/outline/polygon.ts';
import { contextIn, loadAll } from '../../../support/job-context.ts';

const cardText = { title: 'Sweep' };
const card = {
  slug: 'sweep',
  group: 'inside',
  phase: 'floor',
  places: ['room'],
  mark: { there: '', made: '' },
} as const satisfies Card;
const en = {
  card: { summary: 'Sweep it.' },
  counts: [],
  pitfalls: [],
  once: { title: 'Sweep', detail: 'Sweep.' },
};

/** A job whose field counts how often it is read. */
function sweeping() {
  let reads = 0;
  const job = defineJob({
    card,
    words: {
      en,
      translations: {
        'en-US': async () => ({}),
        'zh-Hans': async () => en,
      },
      cardTexts: {
        en: async () => cardText,
        'en-US': async () => cardText,
        'zh-Hans': async () => cardText,
      },
    },
    fields: () => ({
      brooms: {
        kind: 'number',
        label: 'Brooms',
        usual: 1,
        least: 1,
        most: 9,
        read: (text: string) => {
          reads += 1;
          return { ok: true, value: Number(text) };
        },
      },
    }),
    takeOff: ({ place, bill, values, locale }) => ({
      figures: [],
      steps: [
        step('sweep', en.once, {
          minutes: 15,
          takes: [bill.pack('rags', values.brooms, 'A rag.')],
        }),
      ],
      drawings: [areaDrawing('floor', 'Floor', [], place.floor, regionArea(place.floor), locale)],
    }),
  });
  return { job, reads: () => reads };
}

test('a keystroke reads a field once, for the plan, the fields, their echoes and the walls in use', async () => {
  const { job, reads } = sweeping();
  const context = await contextIn('uk');
  const here = (await job.load('en')).here(context);
  const place = examplePlace('room', context.locale);
  const typed = { brooms: '3' };
  const plan = here.plan(place, typed);
  expect(plan.materials).toMatchObject([{ product: 'rags', need: 3 }]);
  expect(here.read(place, typed)).toBe(here.read(place, typed));
  expect(here.read(place, typed).loose).toEqual({ brooms: 3 });
  expect(reads()).toBe(1);
  // The next keystroke is another object of texts; another place may have other surfaces.
  here.plan(place, { ...typed, brooms: '4' });
  here.read(examplePlace('room', context.locale), typed);
  expect(reads()).toBe(3);
});

test('the text of a length is parsed once for its value and its echo', async () => {
  const { jobs } = await loadAll('uk');
  const context = await contextIn('uk');
  const here = jobs.get('lay-a-laminate-floor')?.here(context);
  const reading = here?.read(undefined, { gap: '8', stagger: '5 m', length: 'long' });
  expect(reading?.stated.get('gap')).toEqual({ ok: true, value: 8 * 320 });
  expect(reading?.stated.get('stagger')).toEqual({ ok: true, value: 5000 * 320 });
  expect(reading?.problems).toHaveProperty('stagger');
  expect(reading?.stated.get('length')?.ok).toBe(false);
  expect(reading?.stated.has('width')).toBe(false);
});
