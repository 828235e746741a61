import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'lay-a-lawn',
  group: 'outside',
  phase: 'ground',
  places: ['ground'],
  mark: {
    there: 'M7 34l-2-6M11 34v-8M15 34l2-6M20 34v-5',
    made: 'M4 40h30a10 10 0 1 0-10-10 6 6 0 0 0 12 0 3 3 0 0 0-5-2M4 34h21M4 34v6',
  },
} as const satisfies Card;
