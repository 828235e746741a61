import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'put-up-a-fence',
  group: 'outside',
  phase: 'ground',
  places: ['run'],
  mark: {
    there: 'M3 19h4M15 19h5M28 19h5M41 19h4M3 33h4M15 33h5M28 33h5M41 33h4M3 43h42',
    made: 'M7 14l4-6 4 6v26H7zM20 14l4-6 4 6v26h-8zM33 14l4-6 4 6v26h-8z',
  },
} as const satisfies Card;
