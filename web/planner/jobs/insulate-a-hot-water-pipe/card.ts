import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'insulate-a-hot-water-pipe',
  group: 'inside',
  phase: 'fittings',
  places: ['thing'],
  mark: {
    there: 'M3 21h42M3 27h42',
    made: 'M11 14h26v20H11zM18 14v20M24 14v20M30 14v20',
  },
  words: {
    en: {
      title: 'Insulate a hot-water pipe',
      place: 'Hot pipe',
      find: 'lagging, lag a pipe, pipe sleeve, foam tube, cylinder, boiler, save energy, heat loss',
      summary:
        'Foam sleeves for the whole run, bends and branches mitred, with the tape and ties that keep them shut.',
    },
    'en-US': {
      find: 'pipe insulation, foam sleeve, water heater, weatherize, energy',
      summary:
        'Foam sleeves for the whole run, elbows and tees mitered, with the tape and ties that keep them shut.',
    },
  },
} as const satisfies Card;
