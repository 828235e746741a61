import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'paint-a-room',
  group: 'inside',
  phase: 'paint',
  places: ['room', 'wall'],
  mark: {
    there: 'M10 22v18M16 22v12M22 22v6M28 22v3',
    made: 'M6 7h30v10H6zM36 12h6v12H28v5M25 29h6v13h-6z',
  },
} as const satisfies Card;
