import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'hang-a-door',
  group: 'inside',
  phase: 'fittings',
  places: ['thing'],
  mark: {
    there: 'M9 44V4h30v40M3 44h6M39 44h6',
    made: 'M13 8l16 5v31l-16-4zM25 27v4',
  },
} as const satisfies Card;
