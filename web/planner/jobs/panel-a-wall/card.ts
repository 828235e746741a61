import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'panel-a-wall',
  group: 'inside',
  phase: 'panelling',
  places: ['wall', 'room'],
  mark: {
    there: 'M3 5h42v38H3zM3 38h42',
    made: 'M8 10h8v23H8zM20 10h8v23h-8zM32 10h8v23h-8z',
  },
} as const satisfies Card;
