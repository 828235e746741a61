import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'fit-skirting',
  group: 'inside',
  phase: 'fittings',
  places: ['room'],
  mark: {
    there: 'M24 4v24M4 12v22M44 12v22',
    made: 'M4 34l20-6 20 6v9l-20-6-20 6zM24 28v9',
  },
  words: {
    en: {
      title: 'Fit skirting and trim',
      find: 'skirting board, architrave, moulding, beading, door trim',
      summary:
        'Every piece between doorways and corners with its mitres, cut from the cheapest mix of lengths that the shop sells.',
    },
    'en-US': {
      title: 'Install baseboard and trim',
      find: 'baseboard, casing, molding, crown, quarter round, trim work',
      summary:
        'Every piece between doorways and corners with its miters, cut from the cheapest mix of lengths that the shop sells.',
    },
  },
} as const satisfies Card;
