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
} as const satisfies Card;
