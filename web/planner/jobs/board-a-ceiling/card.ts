import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'board-a-ceiling',
  group: 'inside',
  phase: 'boards',
  places: ['room'],
  mark: {
    there: 'M14 21v17M34 21v17M14 38h20M14 38L3 45M34 38l11 7',
    made: 'M3 7h42L34 21H14zM24 7v14M9 14h15',
  },
} as const satisfies Card;
