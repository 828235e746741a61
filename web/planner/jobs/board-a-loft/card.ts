import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'board-a-loft',
  group: 'inside',
  phase: 'boards',
  places: ['room', 'ground'],
  mark: {
    there: 'M3 28L24 6l21 22M5 43h38M16 42l3-5 3 5M26 42l3-5 3 5M6 42l3-5 3 5M36 42l3-5 3 5',
    made: 'M9 29h30v4H9zM14 33v10M24 33v10M34 33v10',
  },
} as const satisfies Card;
