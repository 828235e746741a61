import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'board-a-loft',
  group: 'inside',
  phase: 'boards',
  places: ['room', 'ground'],
  mark: {
    there: 'M3 28L24 6l21 22M5 43h38M16 42l3-5 3 5M26 42l3-5 3 5M6 42l3-5 3 5M36 42l3-5 3 5',
    made: 'M9 29h30v4H9zM14 33v10M24 33v10M34 33v10',
  },
  words: {
    en: {
      title: 'Board and insulate a loft',
      place: 'Loft',
      find: 'insulation, loft floor, roof space, storage, chipboard',
      summary:
        'Insulation to the depth your region asks for, and a floor raised over it on legs, every panel laid out and every leg counted.',
    },
    'en-US': {
      title: 'Floor and insulate an attic',
      place: 'Attic',
      find: 'attic, fiberglass, crawl space',
      summary:
        'Insulation to the R-value that your code asks for, and a floor raised over it on legs, every panel laid out and every leg counted.',
    },
  },
} as const satisfies Card;
