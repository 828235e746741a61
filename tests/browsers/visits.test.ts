// However short a visit is, its page load and its session arrive, once: in other browsers too.
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startCollector, type Collector } from '../collector/collector.ts';
import { expectOneVisit } from '../support/one-visit.ts';
import { startRuntime, type Runtime } from '../support/runtime.ts';
import { knownBrowsers } from './find.ts';
import { Person } from './person.ts';
import type { Tab } from './tab.ts';

const found = knownBrowsers.filter(({ path }) => path !== undefined);

const WAYS: readonly (readonly [string, (tab: Tab) => Promise<void>])[] = [
  ['closed', (tab) => tab.close()],
  ['navigated away from', (tab) => tab.goto('about:blank')],
  [
    'hidden and killed',
    async (tab) => {
      await tab.hide();
      await tab.killPages();
    },
  ],
];

const visits = WAYS.flatMap(([name, leave]) =>
  [500, 1000, 2000].map((ms) => [name, ms, leave] as const),
);

describe.each(found)('$name', ({ open }) => {
  let collector: Collector;
  let runtime: Runtime;

  beforeAll(async () => {
    collector = await startCollector();
    runtime = await startRuntime({ vars: { COLLECTOR_HOST: collector.url } });
  });

  afterAll(async () => {
    await runtime.stop();
    await collector.stop();
  });

  test.each(visits)('counts a page %s %i ms after it has come', async (_, ms, leave) => {
    const before = collector.items.length;
    const tab = await open();
    try {
      await tab.goto(`${runtime.url}/jobs/paint-a-room`);
      // Before its script has come nothing of ours runs.
      await new Person(tab).until(
        'the script of the page',
        () => {
          const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'];
          const name = `${window.location.origin}/assets/${entry}.js`;
          return performance.getEntriesByName(name).length > 0;
        },
        undefined,
      );
      await sleep(ms);
      await leave(tab);
      const names = /^\/jobs\/(?::slug|paint-a-room)$/;
      await expectOneVisit(() => collector.items.slice(before), names);
    } finally {
      await tab.end();
    }
    expect(collector.envelopes.filter(({ problem }) => problem !== undefined)).toEqual([]);
  });
});
