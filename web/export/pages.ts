import { cutListPage, jobPage } from '../app/job-page.ts';
import { calledHere } from '../documents/settings/job-names.ts';
import { APP_PAGES, NOT_FOUND, type Page } from '../app/pages.ts';
import { CARDS } from '../planner/jobs/cards.ts';

/** All public pages, in the order of the export. */
export const PAGES: readonly Page[] = [
  ...APP_PAGES,
  cutListPage(),
  ...CARDS.map((card) => jobPage({ slug: card.slug, ...calledHere(card) })),
  NOT_FOUND,
];
