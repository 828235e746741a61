import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'build-furniture',
  group: 'workshop',
  phase: 'fittings',
  places: ['thing', 'wall', 'room'],
  mark: {
    there: 'M3 44h42M14 38v6M40 30v8',
    made: 'M6 12h22v26H6zM6 12l10-7h22L28 12M38 5v25l-10 8M6 25h22M24 18v3M24 31v3',
  },
} as const satisfies Card;
