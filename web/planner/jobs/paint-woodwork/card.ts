import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'paint-woodwork',
  group: 'inside',
  phase: 'trim',
  places: ['room', 'thing'],
  mark: {
    there: 'M4 4h21v40H4zM9 10h11v11H9zM9 27h11v11H9z',
    made: 'M34 4h6v12h-6zM31 16h12v7H31zM31 23h12c0 8-4 9-6 17-2-8-6-9-6-17z',
  },
} as const satisfies Card;
