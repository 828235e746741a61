// A job asks of its place what it uses, and the catalogue starts it on the right kind of place.
import { openPhone, type Phone } from '../support/browser.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;

test.beforeEach(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
});

test.afterEach(async () => {
  await phone.close();
});

test.describe('a job asks for what it uses', () => {
  test('lists a laminate floor without a height, and asks for it once the room is painted too @long', async () => {
    const { page } = phone;
    await page.goto('/jobs/lay-a-laminate-floor');
    await page.getByRole('link', { name: 'Measure your room' }).tap();
    await page.locator('#length').fill('4 m');
    await page.locator('#width').fill('3 m');
    await page.locator('#width').blur();
    expect(await page.locator('#height').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add a window' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    const line = page.locator('.screen__line');
    await line.getByText('to get').waitFor();
    // Groups of rows are drawn one after the other.
    const listed = Number(/(\d+) to get/.exec(await line.innerText())?.[1]);
    await expect(page.locator('.shop')).toHaveCount(listed);
    await page.getByRole('link', { name: 'Measure', exact: true }).first().tap();
    await page.getByRole('button', { name: 'Add a job here' }).tap();
    await page.getByRole('button', { name: 'Paint a room' }).tap();
    await page.getByText('Still to measure: height').waitFor();
    expect(await page.locator('#height').count()).toBe(1);
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.getByText('Not in this list yet, Paint a room: still to measure: height.').waitFor();
    await expect(page.locator('.shop')).toHaveCount(listed);
  });

  test('starts tiles on a wall with that wall alone: its length and its height', async () => {
    const { page } = phone;
    await page.goto('/jobs/tile-a-wall');
    await page.getByRole('link', { name: 'Measure your wall' }).tap();
    await page.locator('#length').fill('2.4 m');
    await page.locator('#height').fill('2.4 m');
    await page.locator('#height').blur();
    expect(await page.locator('#width').count()).toBe(0);
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.locator('.shop').first().waitFor();
  });

  test('starts tiles on all walls of a room if the user says so', async () => {
    const { page } = phone;
    await page.goto('/jobs/tile-a-wall');
    await page.getByRole('link', { name: 'Measure a whole room instead' }).tap();
    await page.locator('#width').waitFor();
    expect(await page.locator('#height').count()).toBe(1);
  });
});
