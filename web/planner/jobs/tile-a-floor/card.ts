import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'tile-a-floor',
  group: 'inside',
  phase: 'tiles',
  places: ['room'],
  mark: {
    there: 'M2 26V14M24 12V3M46 26V14',
    made: 'M24 12l22 14-22 14L2 26zM31 17L9 31M39 21L17 35M17 17l22 14M9 21l22 14',
  },
} as const satisfies Card;
