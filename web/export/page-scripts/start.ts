import './restart-page.ts';
import { afterPaint } from '../../platform/scheduling.ts';

/**
 * The module at the end of every page: requests the scripts of the page and starts the entry, which
 * is the first of them. A page that is complete without scripts marks them as `later`: it is painted
 * first, so that they share the network with nothing that the paint needs. So is home as the user last
 * saw it, which needs its `own` scripts too. The entry is imported,
 * because a script element would delay the load event: Chromium tells a page that is closed before
 * that event nothing, and its visit would be lost.
 */
async function start(links: readonly HTMLLinkElement[]): Promise<void> {
  // A hidden page is being replaced by the same page in another language: see head.ts.
  if (document.documentElement.hidden) return;
  for (const link of links) link.rel = 'modulepreload';
  const entry = links[0]?.getAttribute('href') ?? '';
  try {
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    // A missing file is a TypeError in every browser.
    if (error instanceof TypeError) {
      window.missingEntry = entry;
      void window.restartPage?.(entry);
    }
    throw error;
  }
}

const own = document.documentElement.dataset['returning'] === undefined ? '' : ',link[rel="own"]';
const links = [
  ...document.querySelectorAll<HTMLLinkElement>(
    `link[rel="modulepreload"],link[rel="later"]${own}`,
  ),
];
if (links[0]?.rel === 'later') afterPaint(() => void start(links));
else void start(links);
