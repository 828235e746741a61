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
  words: {
    en: {
      title: 'Hang an internal door',
      place: 'Door',
      find: 'fit a door, door lining, door frame, hinges, latch, handle, fire door, sticking door, carpentry',
      summary:
        'A new leaf trimmed to the frame you have, or with a new frame round it: gaps, hinges, latch and every screw worked out from three widths and two heights.',
    },
    'en-US': {
      title: 'Hang an interior door',
      find: 'prehung, slab, jamb, casing, door knob, rough opening, shims',
      summary:
        'A new slab trimmed to the jamb you have, or a prehung door in its rough opening: gaps, hinges, latch and every screw worked out from three widths and two heights.',
    },
  },
} as const satisfies Card;
