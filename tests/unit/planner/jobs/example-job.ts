import type { Differs } from '../../../../web/language/locale.ts';
import { regionArea } from '../../../../web/planner/measure/outline/polygon.ts';
import { formatArea, toSquareMetres } from '../../../../web/planner/measure/units/units.ts';
import type { Card } from '../../../../web/planner/jobs/kit/job-card.ts';
import { defineJob, figures } from '../../../../web/planner/jobs/kit/define-job.ts';
import { areaDrawing } from '../../../../web/planner/jobs/kit/drawings.ts';
import { DAY, step, minutesFor } from '../../../../web/planner/jobs/kit/steps/step.ts';

// card.ts: what the catalogue knows of it before it is loaded.
const card = {
  slug: 'seal-a-floor', // the name of its folder
  group: 'inside',
  phase: 'floor', // when it comes among the jobs of one place
  places: ['room'], // or 'wall', 'ground', 'run'; a 'thing' has no sizes but those of its fields
  mark: { there: 'M5 10h38v28H5z', made: 'M9 14h30v20H9z' }, // on a grid of 48
} as const satisfies Card;

// The messages are in en.arb, zh.arb and en-us.arb; the modules below are made from them.
// card.en.ts and card.zh.ts
const cardText = { title: 'Seal a floor' };
const chinese = { title: '地面封闭' };

// en.ts
const en = {
  card: { summary: 'A thin coat or two.' },
  counts: ['Sealer: 1 L for 8 m² and coat (makers’ labels).'],
  pitfalls: ['A wet floor turns white under its sealer.'],
  figures: { floor: 'floor' },
  floor: 'Floor',
  coats: 'Coats',
  why: (area: string, coats: number) => `${area} in ${coats} coats, with a cloth to wipe off.`,
  steps: {
    dry: { title: 'Let the floor dry', detail: 'Wash it, and leave it for a day.' },
    seal: {
      title: 'Wipe the sealer on',
      detail: 'Thinly, from the far corner to the door, and off again after ten minutes.',
      check: 'A drop of water stands on it.',
      safety: 'Open the windows.',
    },
  },
};

// en-us.ts and zh.ts, imported when their language is asked for: () => import('./zh.ts').
const enUs: Differs<typeof en> = {};
const zh: typeof en = en;

export const job = defineJob({
  card,
  uses: [], // of a room besides its outline: its height, doors, … (all where left out); nothing else is asked
  words: {
    en,
    translations: {
      'en-US': async () => enUs,
      'zh-Hans': async () => zh,
    },
    cardTexts: {
      en: async () => cardText,
      'en-US': async () => cardText,
      'zh-Hans': async () => chinese,
    },
  },
  fields: ({ words }) => ({
    coats: { kind: 'number', label: words.coats, usual: 2, least: 1, most: 4, whole: true },
  }),
  takeOff({ place, values, words, bill, locale }) {
    const area = regionArea(place.floor);
    const shown = formatArea(area, locale);
    const metres = toSquareMetres(area);
    const why = words.why(shown, values.coats);
    return {
      figures: figures(words.figures, { floor: shown }),
      drawings: [areaDrawing('floor', words.floor, ['stone-sealer'], place.floor, area, locale)],
      steps: [
        step('dry', words.steps.dry, { minutes: 30, dryMinutes: DAY, tools: ['bucket'] }),
        // The id stays the same for good: ticks are kept under it.
        step('seal', words.steps.seal, {
          minutes: minutesFor(metres, 20), // square metres an hour
          // What the region does not sell is what its shelf names instead, or no line.
          takes: [
            bill.pack('stone-sealer', (metres / 8) * values.coats * 1000, why),
            bill.pack('rags', values.coats, why),
          ],
          tools: ['knee-pads'],
        }),
      ],
    };
  },
});
