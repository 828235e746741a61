import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'insulate-a-hot-water-pipe',
  group: 'inside',
  phase: 'fittings',
  places: ['thing'],
  mark: {
    there: 'M3 21h42M3 27h42',
    made: 'M11 14h26v20H11zM18 14v20M24 14v20M30 14v20',
  },
} as const satisfies Card;
