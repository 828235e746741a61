// Drying timers on a clock that the test moves, with the browser's own sound.
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { kitchen } from '../unit/documents/sharing/sharing.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const MINUTE = 60_000;
const PROJECT = '/project/aaaa1111';
const KEY = 'measure-twice:project:aaaa1111';

const phones: Phone[] = [];

test.afterAll(async () => {
  for (const phone of phones) await phone.close();
});

/** Notes what the page sounds and vibrates; both happen all the same. */
const listen = (): void => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const start = Reflect.get(OscillatorNode.prototype, 'start');
  OscillatorNode.prototype.start = function (at) {
    heard.push(`tone in a ${this.context.state} context`);
    start.call(this, at);
  };
  const vibrate = navigator.vibrate.bind(navigator);
  Object.defineProperty(navigator, 'vibrate', {
    value: (pattern: VibratePattern) => {
      if (pattern !== 0) heard.push('vibration');
      return vibrate(pattern);
    },
  });
};

const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'heard') as string[]);

interface Kept {
  readonly done: readonly string[];
  readonly timers: Readonly<Record<string, number>>;
}
const kept = (page: Page): Promise<Kept> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '') as Kept, KEY);

/** A phone with a room to paint or with another job in it, its clock the test's. */
async function newPhone(slug = 'paint-a-room'): Promise<Page> {
  const phone = await openPhone(browser, {
    baseURL: runtime.url,
    timezoneId: 'Europe/London',
    fresh: true,
  });
  phones.push(phone);
  const { page } = phone;
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.context().addInitScript(listen);
  const job = kitchen().jobs.find((one) => one.slug === 'paint-a-room');
  const jobs = job === undefined ? [] : [{ ...job, slug, typed: {} }];
  await keep(page, { [KEY]: kitchen({ jobs }) });
  await page.goto(`${PROJECT}/do`);
  await page.locator('.step--now').waitFor();
  return page;
}

const main = (page: Page) => page.locator('.screen__action button');
const drying = (page: Page) => page.getByRole('region', { name: 'Drying' });
const doTab = (page: Page) => page.getByRole('link', { name: /^Do/ });

/** Ticks off steps until one was done that has to dry. */
async function startDrying(page: Page): Promise<void> {
  for (;;) {
    const label = await main(page).innerText();
    const title = await page.locator('.step--now h2').innerText();
    await main(page).tap();
    await page.locator('.step--now h2').filter({ hasText: title }).waitFor({ state: 'detached' });
    if (label.includes('to dry')) return;
  }
}

test.describe('a step that has to dry', () => {
  test('starts its timer when it is done, which Undo takes back with the tick', async () => {
    const page = await newPhone();
    const before = await kept(page);
    await startDrying(page);
    await drying(page).getByText('dry at 12:0').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await drying(page).waitFor({ state: 'detached' });
    expect(await kept(page)).toMatchObject({ done: before.done, timers: {} });
  });

  test('is ready, not dry, if it rests', async () => {
    const page = await newPhone('lay-a-laminate-floor');
    await main(page).filter({ hasText: 'to wait' }).tap();
    await page.getByText('Timer set: ready at').waitFor();
    expect(await drying(page).innerText()).toMatch(/ready at[^]*It is ready/);
  });

  test('is dry when the user says so, until they undo it @long', async () => {
    const page = await newPhone();
    await startDrying(page);
    const { timers } = await kept(page);
    await page.clock.fastForward(30 * MINUTE);
    await drying(page).getByRole('button').tap();
    await drying(page).waitFor({ state: 'detached' });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await drying(page).getByText('dry at 12:0').waitFor();
    expect((await kept(page)).timers).toEqual(timers);
  });

  test('loses its timer with its tick, and Undo restores both @long', async () => {
    const page = await newPhone();
    await startDrying(page);
    const before = await kept(page);
    await page.getByText(/^\d+ steps? done$/).tap();
    await page.locator('.row--ticked .tick-box').last().tap();
    await drying(page).waitFor({ state: 'detached' });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await drying(page).getByText('dry at').waitFor();
    expect(await kept(page)).toMatchObject({ done: before.done, timers: before.timers });
  });
});

test.describe('a timer that runs', () => {
  test('shows the time left on its tab and on the projects’, wherever one is @long', async () => {
    const page = await newPhone();
    await startDrying(page);
    await page.getByRole('link', { name: 'Measure', exact: true }).tap();
    await doTab(page).getByText('2 h').waitFor();
    // In one unit, rounded up.
    await page.clock.fastForward(75 * MINUTE);
    await doTab(page).getByText('45 min').waitFor();
    await page.goto('/settings');
    const projects = page.getByRole('link', { name: /^Projects/ });
    await expect.poll(() => projects.innerText()).toContain('45 min');
  });

  test('ends at its moment: the page sounds, vibrates and says so until it is noted @long', async () => {
    const page = await newPhone();
    await startDrying(page);
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.clock.fastForward(119 * MINUTE);
    await doTab(page).getByText('1 min').waitFor();
    expect(await heard(page)).toEqual([]);
    await page.clock.fastForward(MINUTE);
    await page.getByText('Kitchen: ready since 12:0').waitFor();
    const sounds = await heard(page);
    expect(sounds.filter((one) => one === 'vibration')).toHaveLength(1);
    expect(sounds.filter((one) => one === 'tone in a running context')).toHaveLength(18);
    await doTab(page).getByText('ready', { exact: true }).waitFor();
    await page.clock.fastForward(12 * MINUTE);
    await page.getByText(/, 12 min ago/).waitFor();
    await page.getByRole('button', { name: 'OK' }).tap();
    await page.getByText('ready since').waitFor({ state: 'detached' });
    expect(await heard(page)).toEqual(sounds);
    expect((await kept(page)).timers).toEqual({});
    expect((await kept(page)).done.length).toBeGreaterThan(0);
  });

  test('links from its notice to the steps, which do not repeat the notice @long', async () => {
    const page = await newPhone();
    await startDrying(page);
    await page.goto('/jobs');
    await page
      .getByRole('link', { name: /^Projects/ })
      .getByText('2 h')
      .waitFor();
    await page.clock.fastForward(121 * MINUTE);
    await page.getByRole('link', { name: 'Show' }).tap();
    await drying(page)
      .getByText(/^dry since 12:0/)
      .waitFor();
    expect(await page.getByText(/(?:dry|ready) since/).count()).toBe(1);
    await drying(page).getByRole('button', { name: /^OK: / }).tap();
    await drying(page).waitFor({ state: 'detached' });
  });

  test('goes on over a reload and a page closed, and rings on the return, once', async () => {
    const page = await newPhone();
    await startDrying(page);
    await page.reload();
    await drying(page).getByText('dry at 12:0').waitFor();
    const context = page.context();
    const away = await context.newPage();
    await page.close();
    // An evaluation by a test counts as a touch, so the browser would not report it.
    await away.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    });
    await away.clock.fastForward(132 * MINUTE);
    await away.goto(`${PROJECT}/buy`);
    await away.getByText(/^Kitchen: ready since 12:0\d, 1[12] min ago$/).waitFor();
    // Not touched yet, a page may not sound; it does at the first touch.
    expect(await heard(away)).toEqual([]);
    await away.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => heard(away)).toHaveLength(19);
    await away.reload();
    await away.getByText(/^Kitchen: ready since 12:0/).waitFor();
    await away.getByRole('heading', { level: 1 }).tap();
    expect(await heard(away)).toEqual([]);
  });

  test('is listed with others, the first to end first @long', async () => {
    const page = await newPhone();
    await startDrying(page);
    await page.clock.fastForward(10 * MINUTE);
    // A step with longer drying moves the next to a later day.
    await page.locator('.day').evaluateAll((days) => {
      for (const day of days) (day as HTMLDetailsElement).open = true;
    });
    await page
      .locator('.day[open] .row')
      .filter({ hasText: 'then 4 h' })
      .first()
      .locator('.tick-box')
      .tap();
    await expect(drying(page).locator('.remark')).toHaveText([/^dry at 12:0/, /^dry at 14:1/]);
    await page.clock.fastForward(115 * MINUTE);
    await drying(page)
      .getByText(/^dry since/)
      .waitFor();
    await doTab(page).getByText('ready', { exact: true }).waitFor();
    await expect(drying(page).locator('.remark')).toHaveText([/^dry since/, /^dry at 14:1/]);
  });

  test('keeps its length when the summer time ends while it runs @long', async () => {
    const page = await newPhone();
    await page.clock.setSystemTime(new Date('2026-10-25T00:30:00Z'));
    await page.reload();
    await page.locator('.step--now').waitFor();
    await startDrying(page);
    // 01:30 and two hours are 02:30 by the clock on the wall, which goes back at 02:00.
    await drying(page).getByText('dry at 02:3').waitFor();
    await doTab(page).getByText('2 h').waitFor();
    await page.clock.fastForward(90 * MINUTE);
    await doTab(page).getByText('30 min').waitFor();
  });
});
