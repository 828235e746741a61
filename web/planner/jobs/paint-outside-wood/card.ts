import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'paint-outside-wood',
  group: 'outside',
  phase: 'paint',
  places: ['run', 'wall'],
  mark: {
    there: 'M4 8h20M4 18h14M4 28h6M4 38h40M36 28h8M40 18h4',
    made: 'M38 5l5 5-12 12-5-5zM26 17l5 5c-3 8-9 12-20 12 5-4 7-11 15-17z',
  },
} as const satisfies Card;
