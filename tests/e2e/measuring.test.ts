import type { Page } from '@playwright/test';
import { openPhone, type Phone, type PhoneOptions } from '../support/browser.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

async function start(job: string, options: PhoneOptions = {}): Promise<Phone> {
  const phone = await openPhone(browser, options);
  await phone.page.goto(`${runtime.url}/project/new?job=${job}`);
  await phone.page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  return phone;
}
const value = (page: Page, id: string) => page.locator(`#${id}`).inputValue();
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

test.describe('a number that is surely centimetres', () => {
  test('is taken as typed, and the other reading is one tap away beneath the field', async () => {
    const phone = await start('paint-a-room');
    const { page } = phone;
    await page.locator('#length').tap();
    await page.keyboard.type('402');
    const offer = page.getByRole('button', { name: 'Did you mean 402 cm?' });
    // While typing 4020 it would only disturb.
    expect(await offer.count()).toBe(0);
    await page.getByRole('button', { name: 'Next' }).tap();
    await offer.tap();
    expect(await value(page, 'length')).toBe('402 cm');
    await offer.waitFor({ state: 'detached' });
    // A size that is too small in its unit shows the reason and the same offer.
    await page.locator('#height').fill('240');
    await page.locator('#height').blur();
    await page.getByText('240 mm is too small; at least 1000 mm').waitFor();
    await page.getByRole('button', { name: 'Did you mean 240 cm?' }).tap();
    await expect.poll(() => value(page, 'height')).toBe('240 cm');
    // Neither is ambiguous, so there is no note.
    expect(await page.locator('#length-note, #height-note').allInnerTexts()).toEqual(['', '']);
    await phone.close();
  });

  test('is never asked about by those who measure in feet @long', async () => {
    const phone = await start('paint-a-room', { locale: 'en-US' });
    const { page } = phone;
    await page.locator('#length').fill('402');
    await page.locator('#width').focus();
    await expect.poll(() => value(page, 'length')).toBe('402″');
    expect(await page.getByText('Did you mean').count()).toBe(0);
    await phone.close();
  });
});

test.describe('while a size is typed', () => {
  test('the layout stays still, and the extra keys replace the main action until the field is left', async () => {
    const phone = await start('paint-a-room');
    const { page } = phone;
    const all = ['#length', '#width', '#height', '.plan-box'];
    const before = await Promise.all(all.map((one) => boxOf(page, one)));
    await page.locator('#width').tap();
    await page.getByRole('group', { name: /^Keys for Width/ }).waitFor();
    expect(await Promise.all(all.map((one) => boxOf(page, one)))).toEqual(before);
    const action = page.getByRole('link', { name: 'What to buy' });
    expect(await action.isVisible()).toBe(false);
    await page.locator('#width').blur();
    await action.waitFor();
    expect(await page.getByRole('group', { name: /^Keys for/ }).count()).toBe(0);
    await phone.close();
  });

  test('Next goes from field to field, as Enter does', async () => {
    const phone = await start('paint-a-room');
    const { page } = phone;
    await page.locator('#length').tap();
    for (const id of ['width', 'height']) {
      await page.getByRole('button', { name: 'Next' }).tap();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    }
    await phone.close();
  });

  for (const [name, options] of [
    ['upright', {}],
    ['small', { viewport: { width: 320, height: 640 } }],
    ['on its side', { viewport: { width: 844, height: 390 } }],
  ] as const) {
    test(`the drawing stays in sight on a phone ${name}, and redraws @long`, async () => {
      const phone = await start('paint-a-room', options);
      const { page } = phone;
      await page.locator('#length').fill('4 m');
      await page.locator('#width').fill('3 m');
      await page.locator('#height').tap();
      await page.keyboard.type('2.4 m');
      await page.getByRole('img', { name: /4\.00 m by 3\.00 m, 2\.40 m high/ }).waitFor();
      const isMiddleInSight = () =>
        page.evaluate(() => {
          const box = document.querySelector('.plan')?.getBoundingClientRect();
          if (box === undefined) return false;
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          return Boolean(document.elementFromPoint(x, y)?.closest('.plan'));
        });
      // The page follows the field after the key.
      await expect.poll(isMiddleInSight).toBe(true);
      await phone.close();
    });
  }
});

test.describe('a user who reads at twice the size', () => {
  test('reads the drawing larger, too', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/jobs/paint-a-room`);
    // The page becomes live with the first touch.
    await page.getByRole('heading', { level: 1 }).tap();
    const size = () =>
      page
        .locator('.plan__size')
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    // The drawing is exchanged while the page becomes live.
    let usual = 0;
    const sizeNow = async () => {
      usual = await size();
      return usual;
    };
    await expect.poll(sizeNow).toBeGreaterThan(0);
    // The app sets the size of the text when it starts.
    const doubled = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    await expect.poll(() => doubled().then(size)).toBeGreaterThan(usual * 1.5);
    await phone.close();
  });
});

test.describe('a removed side or opening', () => {
  test('comes back with Undo: a stretch of a fence @long', async () => {
    const phone = await start('put-up-a-fence');
    const { page } = phone;
    await page.locator('#stretch-0').fill('9 m');
    await page.getByRole('button', { name: 'Add a corner' }).tap();
    await page.locator('#stretch-1').fill('4 m');
    await page.getByRole('button', { name: 'Remove the last stretch' }).tap();
    await page.locator('#stretch-1').waitFor({ state: 'detached' });
    await undo(page);
    await expect.poll(() => value(page, 'stretch-1')).toBe('4 m');
    await phone.close();
  });

  test('comes back with Undo: a corner of uneven ground @long', async () => {
    const phone = await start('lay-a-path');
    const { page } = phone;
    await page.getByRole('radio', { name: 'Uneven' }).tap();
    for (const [i, text] of ['3 m', '4 m', '3 m', '4 m'].entries()) {
      await page.locator(`#edges-${i}`).fill(text);
    }
    await page.locator('#diagonals-0').fill('5 m');
    await page.getByRole('button', { name: 'One corner less' }).tap();
    await page.locator('#edges-3').waitFor({ state: 'detached' });
    await undo(page);
    await expect.poll(() => value(page, 'edges-3')).toBe('4 m');
    expect(await value(page, 'diagonals-0')).toBe('5 m');
    await phone.close();
  });

  test('comes back with Undo: the sides of a U and the wall of a door @long', async () => {
    const phone = await start('paint-a-room');
    const { page } = phone;
    await page.getByRole('radio', { name: 'U', exact: true }).tap();
    for (const [i, text] of ['5.4', '3.6', '1.7', '1.9', '2.0', '1.9'].entries()) {
      await page.locator(`#side-${i}`).fill(text);
    }
    await page.locator('#height').fill('2.4');
    await page.getByRole('button', { name: 'Add a window' }).tap();
    await page.getByRole('dialog').getByRole('radio', { name: 'H', exact: true }).tap();
    await page.getByRole('button', { name: 'Done', exact: true }).tap();
    await page.getByRole('button', { name: /^Window, wall H/ }).waitFor();
    await page.getByRole('radio', { name: 'L', exact: true }).tap();
    await page.getByRole('button', { name: /^Window, wall A/ }).waitFor();
    await undo(page);
    await page.getByRole('button', { name: /^Window, wall H/ }).waitFor();
    expect(await value(page, 'side-5')).toBe('1.9 m');
    await phone.close();
  });
});

test.describe('the list of projects', () => {
  test('leaves out a project that was only opened, and shows plan and cost of one that was measured @long', async () => {
    const phone = await start('paint-a-room');
    const { page } = phone;
    await page.goto(runtime.url);
    await page.getByRole('region', { name: 'What one room takes' }).waitFor();
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    await page.goBack();
    await page.locator('#length').fill('4 m');
    await page.locator('#width').fill('3 m');
    await page.locator('#height').fill('2.4 m');
    await page.goto(runtime.url);
    const row = page.getByRole('link', { name: /^New room/ });
    await expect.poll(() => row.innerText()).toMatch(/about £\d+\s+Paint a room/);
    await expect(row.locator('svg')).toBeVisible();
    await phone.close();
  });
});

test.describe('a page without https, as on another machine at home', () => {
  test('starts a project all the same', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    });
    await page.goto(`${runtime.url}/project/new`);
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await page.locator('#length').fill('4 m');
    await page.reload();
    await expect.poll(() => value(page, 'length')).toBe('4 m');
    await phone.close();
  });
});
