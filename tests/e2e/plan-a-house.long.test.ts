import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { removeFromStart } from '../support/remove-from-start.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { chooseSetting } from '../support/settings.ts';

let phone: Phone;
let page: Page;
let project: string;

test.beforeAll(async () => {
  // The test of full storage fills the router's too.
  phone = await openPhone(browser, { expect: ({ text }) => text.includes('sessionStorage') });
  page = phone.page;
});

test.afterAll(async () => {
  await phone.close();
});

const line = () => page.locator('.screen__line').innerText();
const done = async () => {
  await page.getByRole('button', { name: 'Done', exact: true }).tap();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};
const addJob = async (name: RegExp) => {
  await page.getByRole('button', { name: 'Add a job here' }).tap();
  await page.locator('dialog[open]').getByRole('button', { name }).tap();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};
const addPlace = async (name: RegExp) => {
  await page.getByRole('button', { name: 'Measure another place' }).tap();
  await page.locator('dialog[open]').getByRole('button', { name }).tap();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};
/** The main action comes back when nothing is typed any more. */
const stopTyping = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
const tab = (name: string) => page.getByRole('link', { name, exact: true });
const rows = () => page.locator('.shop-row').allInnerTexts();
const listed = async () => (await rows()).join('\n');

test('a user does five jobs in two rooms and the garden', async () => {
  test.setTimeout(300_000);
  await test.step('a user who does five jobs in two rooms and the garden', async () => {
    await test.step('measures an L-shaped room whose last walls close by themselves', async () => {
      await page.goto(runtime.url);
      await page.getByRole('link', { name: 'Measure a room' }).tap();
      await page.getByRole('textbox', { name: 'Room name' }).fill('Living room');
      await page.getByText('Chimney breast, bay, step in a wall').tap();
      await page.getByRole('radio', { name: 'L', exact: true }).tap();
      for (const [i, text] of ['5.2', '2.1', '2.0', '1.6'].entries()) {
        await page.locator(`#side-${i}`).fill(text);
      }
      await page.locator('#height').fill('2.4');
      await page.getByText('Wall E 3.20 m and Wall F 3.70 m need no measuring.').waitFor();
      // 2 × (5.2 + 3.7) × 2.4 of wall; 5.2 × 3.7 less 2.0 × 1.6 of ceiling.
      await expect.poll(line).toContain('walls 42.7 m²');
      await expect.poll(line).toContain('ceiling 16.0 m²');
    });

    await test.step('opens a wall from inside and places a door', async () => {
      await page.locator('.plan__hit').first().tap();
      const sheet = page.locator('dialog[open]');
      expect(await sheet.getByRole('img').getAttribute('aria-label')).toContain(
        'Wall A from inside: 5.20 m long, 2.40 m high',
      );
      await sheet.getByRole('button', { name: 'Add a door here' }).tap();
      await page.locator('#opening-at').fill('500');
      await sheet
        .getByRole('img', { name: /door 0.90 m by 2.10 m, 0.50 m from the left/ })
        .waitFor();
      await page.getByRole('button', { name: 'Done', exact: true }).tap();
      await sheet.getByRole('heading', { name: 'Wall A' }).waitFor();
      await done();
      await expect.poll(line).toContain('walls 40.8 m²');
    });

    await test.step('adds a floor and skirting there, and a room measured in feet with tiles', async () => {
      await addJob(/^Lay a laminate/);
      await addJob(/^Fit skirting/);
      await addPlace(/^A room/);
      await page.getByRole('textbox', { name: 'Room name' }).fill('Bathroom');
      await page.locator('#length').fill(`8' 3 1/2"`);
      await page.locator('#width').fill(`6'`);
      await page.locator('#height').fill(`7' 10"`);
      await addJob(/^Tile a floor/);
      await page.getByRole('heading', { name: 'Tile a floor' }).waitFor();
      await expect.poll(line).toMatch(/tiles \d+/);
    });

    await test.step('adds a round bed in the garden', async () => {
      await addPlace(/^A piece of ground/);
      await page.getByRole('radio', { name: 'Circle' }).tap();
      await page.locator('#diameter').fill('2 m');
      await addJob(/^Lay a path/);
      await expect.poll(line).toContain('ground 3.1 m²');
      project = new URL(page.url()).pathname;
    });

    await test.step('finds all of it on one list, by aisle and by job, skirting cut with proof', async () => {
      await stopTyping();
      await page.getByRole('link', { name: 'What to buy' }).tap();
      await page.getByText('in all').waitFor();
      for (const name of ['Matt emulsion', 'planks', 'Skirting', 'Floor tiles', 'Gravel']) {
        await expect.poll(listed).toContain(name);
      }
      const jobs = page.getByRole('region', { name: 'By job' }).getByRole('listitem');
      expect(await jobs.count()).toBe(5);
      await page
        .getByRole('button', { name: /^Price of Skirting/ })
        .first()
        .tap();
      await page.getByText('Cheapest possible:').waitFor();
      await done();
    });

    await test.step('opens a number to the drawing that counted it', async () => {
      const tiles = page.locator('.shop-row').filter({ hasText: 'Floor tiles' }).first();
      await tiles.getByRole('button', { name: /^Why/ }).tap();
      const sheet = page.locator('dialog[open]');
      const drawing = sheet.getByRole('img', { name: /^Floor: \d+ whole, \d+ cut/ });
      await drawing.waitFor();
      expect(await sheet.innerText()).toMatch(/\d+ tiles: \d+ whole/);
      await done();
    });

    await test.step('shows the missing amounts after a ticked list changes', async () => {
      const gravel = page.locator('.shop-row').filter({ hasText: 'Gravel' });
      await gravel.first().locator('.shop').tap();
      await tab('Measure').tap();
      await page.getByRole('link', { name: 'Garden path' }).tap();
      await page.locator('#diameter').fill('3 m');
      await tab('Buy').tap();
      await page
        .getByText(/ bought, .* to buy/)
        .first()
        .waitFor();
      await expect.poll(() => gravel.count()).toBe(2);
    });

    await test.step('does the steps of all rooms in turn and starts a drying timer', async () => {
      await page.getByRole('link', { name: 'What to do' }).tap();
      await page.locator('.day').nth(1).waitFor();
      const before = await line();
      const fill = page.getByRole('checkbox', { name: /Scrape and fill/ });
      // Later days come while the rest is planned.
      await expect(async () => {
        await page.locator('.day').evaluateAll((days) => {
          for (const day of days) (day as HTMLDetailsElement).open = true;
        });
        await expect(fill).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await fill.tap();
      await page.getByRole('region', { name: 'Drying' }).getByText('dry at').waitFor();
      await expect.poll(line).not.toBe(before);
    });

    await test.step('finds everything again after a reload, in feet and inches too', async () => {
      const shown = await line();
      await page.reload();
      await page.getByRole('region', { name: 'Drying' }).getByText('dry at').waitFor();
      await expect.poll(line).toBe(shown);
      await page.goto(`${runtime.url}/settings`);
      await chooseSetting(page, 'Units', 'Feet and inches');
      await page.goto(runtime.url + project);
      expect(await page.locator('#side-0').inputValue()).toBe('5.2 m');
      await expect.poll(() => page.locator('#side-0-note').innerText()).toBe('= 17′ 3/4″');
      await page.getByRole('link', { name: 'Bathroom' }).tap();
      await expect.poll(() => page.locator('#length').inputValue()).toBe(`8' 3 1/2"`);
      await tab('Buy').tap();
      await expect.poll(listed).toContain('gal');
      await page.goto(`${runtime.url}/settings`);
      await chooseSetting(page, 'Units', 'Metres');
    });

    await test.step('takes a removed room back with its jobs', async () => {
      await page.goto(runtime.url + project);
      await page.getByRole('link', { name: 'Bathroom' }).tap();
      await page.getByRole('button', { name: 'Remove Bathroom' }).tap();
      await page.getByRole('link', { name: 'Bathroom' }).waitFor({ state: 'detached' });
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
      await page.getByRole('link', { name: 'Bathroom' }).tap();
      await page.getByRole('heading', { name: 'Tile a floor' }).waitFor();
      await expect.poll(() => page.locator('#length').inputValue()).toBe(`8' 3 1/2"`);
    });
  });

  for (const [kind, key, name] of [
    ['project', 'measure-twice:project:broken', /^A project/],
    ['cut list', 'measure-twice:cuts:broken', /^A cut list/],
  ] as const) {
    await test.step(`a ${kind} that cannot be read`, async () => {
      await test.step('is shown with its text, and removed only when told to', async () => {
        await page.evaluate((one) => localStorage.setItem(one, '{"id":'), key);
        await page.goto(runtime.url);
        await page.getByRole('link', { name }).tap();
        expect(await page.getByRole('textbox', { name: 'Its text' }).inputValue()).toBe('{"id":');
        await page.goto(runtime.url);
        await removeFromStart(page, name.source.slice(1));
        await page.getByRole('link', { name }).waitFor({ state: 'detached' });
        await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
        await page.getByRole('link', { name }).waitFor();
      });
    });
  }

  await test.step('two tabs on one project', async () => {
    await test.step('keep what either types', async () => {
      await page.goto(runtime.url + project);
      const other = await page.context().newPage();
      await other.goto(runtime.url + project);
      await other.locator('#height').fill('2.5');
      await page.locator('#side-1').fill('2.2');
      await page.reload();
      expect(await page.locator('#height').inputValue()).toBe('2.5');
      expect(await page.locator('#side-1').inputValue()).toBe('2.2');
      await other.close();
    });
  });

  await test.step('storage that is full', async () => {
    await test.step('is said at once, and what is typed stays while the page is open', async () => {
      await page.goto(runtime.url + project);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.locator('#height').fill('2.6');
      await page.getByRole('alert').getByText('full or blocked').waitFor();
      expect(await page.locator('#height').inputValue()).toBe('2.6');
    });
  });
});
