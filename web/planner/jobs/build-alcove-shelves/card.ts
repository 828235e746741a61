import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'build-alcove-shelves',
  group: 'workshop',
  phase: 'fittings',
  places: ['thing'],
  mark: {
    there: 'M4 4h8v40H4M44 4h-8v40h8',
    made: 'M12 11h24v3H12zM12 23h24v3H12zM12 35h24v3H12z',
  },
} as const satisfies Card;
