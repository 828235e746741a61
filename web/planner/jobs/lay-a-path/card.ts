import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'lay-a-path',
  group: 'outside',
  phase: 'ground',
  places: ['ground'],
  mark: {
    there: 'M3 12h14M31 12h14M27 40h.01M22 35h.01M28 31h.01M31 26h.01M26 22h.01M24 16h.01',
    made: 'M17 45c-8-12 12-17 6-33M35 45c-6-12 8-17-1-33',
  },
} as const satisfies Card;
