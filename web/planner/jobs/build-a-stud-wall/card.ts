import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'build-a-stud-wall',
  group: 'inside',
  phase: 'structure',
  places: ['wall'],
  mark: {
    there: 'M26 9h17v30H26',
    made: 'M5 5h38v4H5zM5 39h38v4H5zM7 9h4v30H7zM22 9h4v30h-4zM11 22h11v4H11z',
  },
  words: {
    en: {
      title: 'Build a stud wall',
      place: 'Stud wall',
      find: 'partition, plasterboard, studwork, dividing wall, new room',
      summary:
        'Every stud placed in timber or steel, openings framed, plasterboard laid on the studs, and all of it cut from the cheapest lengths.',
    },
    'en-US': {
      find: 'drywall, framing, sheetrock, gypsum board, basement',
      summary:
        'Every stud placed in lumber or steel, openings framed, drywall laid on the studs, and all of it cut from the cheapest lengths.',
    },
  },
} as const satisfies Card;
