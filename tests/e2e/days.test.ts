// The Do tab in days, on a clock that the test sets.
import type { Page } from '@playwright/test';
import { keep } from '../support/share.ts';
import { kitchen } from '../unit/documents/sharing/sharing.ts';
import { expect, test } from '../support/test.ts';

const [ROOM] = kitchen().places;
const OTHER = { ...ROOM, id: 'other', name: 'Hall' };
const job = (id: string, slug: string, place: string) => ({ id, slug, place, typed: {} });
const HOUSE = kitchen({
  places: [ROOM, OTHER] as ReturnType<typeof kitchen>['places'],
  jobs: [job('here', 'paint-a-room', ROOM?.id ?? ''), job('there', 'paint-a-room', 'other')],
  done: [],
});

async function open(page: Page): Promise<void> {
  // A Thursday.
  await page.clock.install({ time: new Date('2026-11-26T10:00:00Z') });
  await keep(page, { 'measure-twice:project:aaaa1111': HOUSE });
  await page.goto('/project/aaaa1111/do');
  await page.locator('.step--now').waitFor();
}

test('steps are grouped into days of the length that the user sets', async ({
  phone: { page },
}) => {
  await open(page);
  const line = page.locator('.screen__line');
  const days = page.locator('.day > summary strong');
  await expect(line).toHaveText(/^Saturday/);
  expect((await days.allInnerTexts()).slice(0, 2)).toEqual(['Saturday', 'Sunday']);
  const before = await days.count();
  await page.getByRole('button', { name: 'Change' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Your days' });
  await sheet.getByRole('radio', { name: 'Any day' }).check({ force: true });
  await expect(line).toHaveText(/^Today/);
  await sheet.getByRole('radio', { name: '8 h' }).check({ force: true });
  await expect.poll(() => days.count()).toBeLessThan(before);
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await page.reload();
  await expect(page.getByText('8 h a day, any day')).toBeVisible();
});

test('each room lists its own steps with their days @long', async ({ phone: { page } }) => {
  await open(page);
  await page.getByRole('radio', { name: 'By room' }).check({ force: true });
  const rooms = page.locator('.day > summary strong');
  await expect(rooms).toHaveText([ROOM?.name ?? '', 'Hall']);
  await expect(page.locator('.day[open] .step-row').first()).toContainText('Saturday');
});

test('a safety check stops its own step and no other job', async ({ phone: { page } }) => {
  await open(page);
  const now = page.locator('.step--now');
  const main = page.locator('.screen__action button');
  await expect(now).toContainText('Check first: Hidden cables and pipes');
  // The box of any other step can be ticked all the same.
  await expect(page.locator('.day[open] .step-row').first().getByRole('checkbox')).toBeEnabled();
  await main.tap();
  await expect(now).not.toContainText('Check first');
  await expect(main).toHaveText(/^Done, /);
  await page.getByText(/things? to check$/).tap();
  await expect(page.getByText(/^Stops only: /).first()).toBeVisible();
});
