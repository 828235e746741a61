import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'lay-a-patio',
  group: 'outside',
  phase: 'ground',
  places: ['ground'],
  mark: {
    there: 'M3 9h42M9 9V3M39 9V3',
    made: 'M5 14h38v29H5zM5 28h24M20 14v29M29 14v29M29 22h14M36 22v11M29 33h14M12 28v15',
  },
} as const satisfies Card;
