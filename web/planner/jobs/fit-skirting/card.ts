import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'fit-skirting',
  group: 'inside',
  phase: 'skirting',
  places: ['room'],
  mark: {
    there: 'M24 4v24M4 12v22M44 12v22',
    made: 'M4 34l20-6 20 6v9l-20-6-20 6zM24 28v9',
  },
} as const satisfies Card;
