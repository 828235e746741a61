import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'tile-a-wall',
  group: 'inside',
  phase: 'tiles',
  places: ['wall', 'room'],
  mark: {
    there: 'M5 33h38v3c0 4-3 7-7 7H12c-4 0-7-3-7-7z',
    made: 'M7 5h34v24H7zM7 13h34M7 21h34M18 5v8M30 5v8M12 13v8M24 13v8M36 13v8M18 21v8M30 21v8',
  },
} as const satisfies Card;
