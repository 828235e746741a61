import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'build-a-deck',
  group: 'outside',
  phase: 'structure',
  places: ['ground'],
  mark: {
    there: 'M8 36v8M24 36v8M40 36v8',
    made: 'M13 14h22l9 17H4zM4 31h40v5H4zM19 14l-5 17M24 14v17M29 14l5 17',
  },
} as const satisfies Card;
