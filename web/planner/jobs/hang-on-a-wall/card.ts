import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'hang-on-a-wall',
  group: 'inside',
  phase: 'fittings',
  places: ['wall', 'room'],
  mark: {
    there: 'M14 36l8-9 5 5 3-3 5 7M17 23h.01',
    made: 'M8 18h32v23H8zM12 18L24 7l12 11M24 4v3',
  },
} as const satisfies Card;
