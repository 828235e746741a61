import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'hang-wallpaper',
  group: 'inside',
  phase: 'paper',
  places: ['room', 'wall'],
  mark: {
    there: 'M4 5h40M4 43h40M14 5v38',
    made: 'M14 5h18v29H14zM12 34h22v6H12zM23 8l4 5-4 5-4-5zM23 20l4 5-4 5-4-5z',
  },
} as const satisfies Card;
