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
  words: {
    en: {
      title: 'Build alcove shelves',
      place: 'Alcove',
      find: 'shelving, bookcase, cupboard, cabinet, storage, built-in, joinery',
      summary:
        'Shelves on battens or a unit with sides, stiff enough for their load: panels sized from the alcove, sawn from the fewest sheets.',
    },
    'en-US': {
      find: 'built-ins, bookshelf, closet, niche',
    },
  },
} as const satisfies Card;
