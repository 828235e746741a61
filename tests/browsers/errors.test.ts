// Errors of a page that closes arrive, then or from the next visit: in other browsers too.
import { expect, test } from '@playwright/test';

import { fieldsOf } from '../collector/receive.ts';
import { errorTexts, throwMany, throwOddValues } from '../support/odd-errors.ts';
import { openBrowser } from './find.ts';
import { Person } from './person.ts';
import { useSite } from './site.ts';
import type { Tab } from './tab.ts';

const ERRORS = 20;
const PATIENCE = { timeout: 80_000 };

const site = useSite();
let tab: Tab;

test.beforeEach(async () => {
  tab = await openBrowser(test.info().project.name);
  await visit();
});

test.afterEach(() => tab.end());

/** Opens a page and waits until it reports visits. */
async function visit(): Promise<void> {
  await tab.goto(`${site.url}/jobs`);
  await new Person(tab).until(
    'the script for visits',
    () => window.earlyQueue !== undefined && 'takeVisit' in window.earlyQueue,
    undefined,
  );
}

/**
 * Leaves the page for a file of its site. At another site Chromium runs the page's last handlers next to the new page and
 * ends their process after some seconds, which a busy machine may need for them.
 */
const leave = (): Promise<void> => tab.goto(`${site.url}/icon.svg`);

/** The texts of the errors that arrived; one that was on its way when its page closed may arrive again under its own id. */
function received(before: number): readonly string[] {
  const events = site.collector.items.slice(before).filter(({ type }) => type === 'event');
  const byId = new Map(events.map((item) => [fieldsOf(item)['event_id'], item]));
  return errorTexts([...byId.values()]);
}

/** Parts of the texts of odd values that arrive as text whether the SDK is loaded or not. */
const ODD = [
  'first of all',
  '42',
  'one, 2',
  '10',
  '11',
  'Symbol(hard)',
  'long long',
  'last of all',
];

test('odd thrown values arrive as text', async () => {
  const before = site.collector.items.length;
  await tab.evaluate(throwOddValues);
  await leave();
  await visit();
  const missing = (): readonly string[] =>
    ODD.filter((part) => !received(before).some((text) => text.includes(part)));
  await expect.poll(missing, PATIENCE).toEqual([]);
  expect(received(before)).not.toContain('');
});

test('twenty errors of ten frames before the page closes arrive, at the latest from the next visit', async () => {
  const before = site.collector.items.length;
  await tab.evaluate(throwMany, ERRORS);
  await leave();
  await visit();
  await expect.poll(() => received(before).length, PATIENCE).toBe(ERRORS);
  expect(new Set(received(before)).size).toBe(ERRORS);
});
