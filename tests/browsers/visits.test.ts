// However short a visit is, its page load and its session arrive, once: in other browsers too.
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { expectOneVisit } from '../support/one-visit.ts';
import { openBrowser } from './find.ts';
import { Person } from './person.ts';
import { useSite } from './site.ts';
import type { Tab } from './tab.ts';

const site = useSite();

const WAYS: readonly (readonly [string, (tab: Tab) => Promise<void>])[] = [
  ['closed', (tab) => tab.close()],
  // At another site Chromium ends a slow page's process before its last handlers have run.
  ['navigated away from', (tab) => tab.goto(`${site.url}/icon.svg`)],
  [
    'hidden and killed',
    async (tab) => {
      await tab.hide();
      // A killed browser may lose its last second.
      await sleep(1000);
      await tab.killPages();
    },
  ],
];

for (const [way, leave] of WAYS) {
  for (const ms of [500, 1000, 2000]) {
    test(`counts a page ${way} ${ms} ms after it has come`, async () => {
      test.skip(
        way === 'closed' && test.info().project.name === 'Firefox',
        'Firefox may end the process of a closed tab before its last request has left',
      );
      const before = site.collector.items.length;
      const tab = await openBrowser(test.info().project.name);
      try {
        await tab.goto(`${site.url}/jobs/paint-a-room`);
        // Before its script has come nothing of ours runs.
        await new Person(tab).until(
          'the script of the page',
          () => {
            const entry = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href;
            return entry !== undefined && performance.getEntriesByName(entry).length > 0;
          },
          undefined,
        );
        await sleep(ms);
        await leave(tab);
        const names = /^\/jobs\/(?::slug|paint-a-room)$/;
        await expectOneVisit(() => site.collector.items.slice(before), names);
      } finally {
        await tab.end();
      }
      expect(site.collector.envelopes.filter(({ problem }) => problem !== undefined)).toEqual([]);
    });
  }
}
