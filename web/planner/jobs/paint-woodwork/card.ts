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
  words: {
    en: {
      title: 'Paint woodwork and doors',
      find: 'gloss, satinwood, eggshell, skirting, architrave, door frame, window frame, banister, radiator, undercoat, varnish',
      summary:
        'Doors, frames, skirting and windows measured from the room, with the primer and undercoat that old paint, stain or bare wood needs, in the cheapest tins.',
    },
    'en-US': {
      title: 'Paint doors and trim',
      find: 'baseboard, casing, trim paint, molding, stair railing, semi-gloss, enamel',
      summary:
        'Doors, casing, baseboards and windows measured from the room, with the primer that old paint, stain or bare wood needs, in the cheapest cans.',
    },
  },
} as const satisfies Card;
