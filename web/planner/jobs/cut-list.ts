import type { CatalogueItem } from './kit/job-card.ts';

/** Cutting boards and sheets: listed among the jobs, and no job. */
export const CUT_LIST = {
  slug: 'cut-list',
  group: 'workshop',
  mark: {
    there: 'M33 17l6-8M39 17l5-6M30 39l7-8M36 39l7-8',
    made: 'M4 9h40v8H4zM17 9v8M30 9v8M4 31h40v8H4zM26 31v8',
  },
} as const satisfies CatalogueItem;
