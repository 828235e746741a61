import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'build-a-raised-bed',
  group: 'outside',
  phase: 'ground',
  places: ['thing'],
  mark: {
    there: 'M14 25V13M14 19c-6 0-6-7-6-7s6 0 6 7M30 25V9M30 17c7 0 7-8 7-8s-7 0-7 8M22 25v-5',
    made: 'M4 27h40v8H4zM4 35h40v8H4zM10 27v16M38 27v16',
  },
} as const satisfies Card;
