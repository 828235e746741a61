import type { CatalogueItem } from './kit/job-card.ts';

/** Cutting boards and sheets: listed among the jobs, and no job. */
export const CUT_LIST = {
  slug: 'cut-list',
  group: 'workshop',
  mark: {
    there: 'M33 17l6-8M39 17l5-6M30 39l7-8M36 39l7-8',
    made: 'M4 9h40v8H4zM17 9v8M30 9v8M4 31h40v8H4zM26 31v8',
  },
  words: {
    en: {
      title: 'Cut boards and sheets',
      find: 'timber, planks, plywood, MDF, saw, sawing, cutting plan, cabinet',
      summary:
        'List the parts and your shop’s boards or sheets: get the cheapest to buy, with proof, and every cut drawn.',
    },
    'en-US': {
      find: 'lumber, boards, 2x4, sheet goods',
    },
  },
} as const satisfies CatalogueItem;
