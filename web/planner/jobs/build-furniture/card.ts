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
  words: {
    en: {
      title: 'Build a piece of furniture',
      place: 'Furniture',
      find: 'bookcase, bookshelf, cabinet, cupboard, kitchen unit, drawers, chest, wardrobe, closet, workbench, toy box, planter, carcass, cut list',
      summary:
        'Type the outer sizes of a bookcase, cabinet, drawers, wardrobe, workbench, box or planter: see it in 3D, apart and together, with every part sawn from the fewest sheets.',
    },
    'en-US': {},
  },
} as const satisfies Card;
