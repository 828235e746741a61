import { readFileSync } from 'node:fs';

import { NOT_FOUND } from '../../web/app/pages.ts';
import { prefixAt } from '../../web/language/addresses.ts';
import { LONG } from './long.ts';

/** A page as it was exported, in British English. */
export interface Exported {
  readonly path: string;
  readonly title: string;
}

const decode = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const titleIn = (file: string): string =>
  decode(/<title>(.*?)<\/title>/.exec(readFileSync(`dist${file}.html`, 'utf8'))?.[1] ?? '');

/** Every public page, in the order of the sitemap; last the page of what is missing, which answers 404. */
export const PAGES: readonly Exported[] = [
  ...[...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => prefixAt(path) === '')
    .map((path) => ({ path, title: titleIn(path === '/' ? '/index' : path) })),
  { path: NOT_FOUND.path, title: titleIn('/jobs/404') },
];

/** Two of the job pages, which share one template: one of words and figures, one with a picture in three dimensions. */
const JOBS = new Set(['/jobs/paint-a-room', '/jobs/build-furniture']);

/** The pages of the export that are looked at one by one; in the long size all of them. */
export const SHOWN = LONG
  ? PAGES
  : PAGES.filter(({ path }) => !path.startsWith('/jobs/') || JOBS.has(path));
