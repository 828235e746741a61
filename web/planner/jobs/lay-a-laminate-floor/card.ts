import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'lay-a-laminate-floor',
  group: 'inside',
  phase: 'floor',
  places: ['room'],
  mark: {
    there: 'M5 10h38v28H5z',
    made: 'M5 17h38M5 24h38M5 31h38M30 10v7M18 17v7M36 24v7M24 31v7',
  },
  words: {
    en: {
      title: 'Lay a laminate or vinyl floor',
      find: 'flooring, LVT, planks, click flooring, engineered wood, wooden floor',
      summary:
        'Planks laid row by row with staggered joints, each row started with the last one’s offcut, counted in whole packs.',
    },
    'en-US': {
      find: 'LVP, hardwood, wood floor, underlayment',
    },
  },
} as const satisfies Card;
