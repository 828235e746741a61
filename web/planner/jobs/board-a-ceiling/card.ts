import type { Card } from '../kit/job-card.ts';

export const card = {
  slug: 'board-a-ceiling',
  group: 'inside',
  phase: 'boards',
  places: ['room'],
  mark: {
    there: 'M14 21v17M34 21v17M14 38h20M14 38L3 45M34 38l11 7',
    made: 'M3 7h42L34 21H14zM24 7v14M9 14h15',
  },
  words: {
    en: {
      title: 'Board a ceiling',
      find: 'plasterboard, overboard, false ceiling, battens, joists',
      summary:
        'Boards laid across joists or battens with staggered ends, cut from the fewest sheets, with screws, tape and filler.',
    },
    'en-US': {
      title: 'Drywall a ceiling',
      find: 'drywall, sheetrock, drop ceiling, furring strips',
      summary:
        'Sheets laid across joists or furring strips with staggered ends, cut from the fewest of them, with screws, tape and joint compound.',
    },
  },
} as const satisfies Card;
