// A photo of a plan becomes rooms: scaled by a known length, its corners tapped by a finger under a loupe, or by keys.
import { Buffer } from 'node:buffer';
import type { CDPSession, Page } from '@playwright/test';
import { newProject } from '../../web/planner/schema/project.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { liftFinger } from '../support/finger.ts';
import { hall } from '../support/odd-rooms.ts';
import { greyPng, PHOTO, planPng, turnedJpeg } from '../support/plan-photo.ts';
import { keep, kept } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;
let finger: CDPSession;
const sent: string[] = [];
const png = planPng();

test.beforeEach(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url, isReporting: true });
  ({ page } = phone);
  finger = await page.context().newCDPSession(page);
  const project = { ...newProject('aaaa1111', 1000), region: 'uk', places: [hall] };
  await keep(page, { 'measure-twice:project:aaaa1111': project });
  await page.goto('/project/aaaa1111');
  await page.getByRole('button', { name: 'Measure another place' }).tap();
  sent.length = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? request.url());
  });
});

test.afterEach(async () => {
  await phone.close();
});

const sheet = () => page.getByRole('dialog');
const button = (name: string | RegExp) => sheet().getByRole('button', { name });
const picture = () => sheet().getByRole('application');
const loupe = () => sheet().locator('.loupe');
const open = (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  sheet().locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

/** Position of the photo after scrolling ends. */
async function pictureAtRest() {
  await picture().scrollIntoViewIfNeeded();
  for (let last = -1; ; await page.waitForTimeout(60)) {
    const box = await picture().boundingBox();
    if (box === null) throw new Error('no photo');
    if (box.y === last) return box;
    last = box.y;
  }
}

/** Screen position of a pixel of the photo, which is completely visible. */
async function onScreen([x, y]: readonly [number, number]) {
  const box = await pictureAtRest();
  const scale = Math.min(box.width / PHOTO.width, box.height / PHOTO.height);
  return {
    x: box.x + (box.width - PHOTO.width * scale) / 2 + x * scale,
    y: box.y + (box.height - PHOTO.height * scale) / 2 + y * scale,
  };
}

const touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: readonly { x: number; y: number }[]
) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

async function tapAt(pixel: readonly [number, number]): Promise<void> {
  const { x, y } = await onScreen(pixel);
  await page.touchscreen.tap(x, y);
}

/** A finger touches near the point, slides there under the loupe, and lifts. */
async function slideTo(pixel: readonly [number, number]): Promise<void> {
  const { x, y } = await onScreen(pixel);
  await touch('touchStart', { x: x - 25, y: y + 30 });
  await loupe().waitFor();
  await touch('touchMove', { x, y });
  await touch('touchEnd');
  await loupe().waitFor({ state: 'detached' });
  await liftFinger(page);
}

async function scaleByLivingRoom(): Promise<void> {
  const [from, to] = PHOTO.living;
  await tapAt(from);
  await slideTo(to);
  await sheet().getByRole('textbox', { name: 'Length between the two marks' }).fill('4 m');
  await sheet().getByText('The whole photo shows about 8.0 m × 4.5 m.').waitFor();
  await button('Go on to the corners').tap();
}

/** Stored documents by key, whatever the order of their fields. */
const parsed = (texts: Readonly<Record<string, string>>): unknown =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, JSON.parse(text) as unknown]),
  );

test.describe('a photo of a plan', () => {
  test('becomes the rooms that are tapped on it, is sent nowhere, and is undone by one tap', async () => {
    const before = await kept(page);
    await sheet().getByRole('button', { name: 'From a photo' }).tap();
    await open('plan.png', 'image/png', png);
    await scaleByLivingRoom();
    const [first, ...others] = PHOTO.living;
    await slideTo(first);
    for (const corner of others) await tapAt(corner);
    await sheet().locator('.trace__lines').getByText('4.00 m').first().waitFor();
    await tapAt(first);
    const living = sheet().getByRole('listitem').filter({ hasText: 'Room 1' });
    await living
      .getByText(/(3\.9[89]|4\.0[012]) m × (2\.9[89]|3\.0[012]) m, 1[12]\.\d m², 4 walls/)
      .waitFor();
    // The next room's corners lie 0.1 m from these: a fingertip covers both.
    const [a, b, c, d, e] = PHOTO.bedroom;
    for (const corner of [d, c, b, a, e]) await tapAt(corner);
    await button('Close the room').tap();
    await sheet()
      .getByRole('listitem')
      .filter({ hasText: 'Room 2' })
      .getByText(/(2\.9[789]|3\.0[0123]) m, 8\.\d m², 5 walls/)
      .waitFor();
    expect(await kept(page)).toEqual(before);
    await button('Add 2 rooms').tap();
    await page
      .locator('.plan-box svg')
      .getByText(/^(3\.9[89]|4\.0[012]) m$/)
      .waitFor();
    const stored = JSON.parse((await kept(page))['measure-twice:project:aaaa1111'] ?? '') as {
      places: { corners?: string; sides: { length: string }[] }[];
    };
    expect(stored.places.map(({ corners }) => corners)).toEqual(['any', undefined, 'any']);
    for (const [i, wanted] of [4000, 3000, 4000, 3000].entries()) {
      const text = stored.places[1]?.sides[i]?.length ?? '';
      // A CSS pixel is 22 mm of this plan.
      expect(Math.abs(Number.parseFloat(text) - wanted)).toBeLessThanOrEqual(20);
      expect(text).toMatch(/0 mm$/);
    }
    await page
      .getByRole('textbox', { name: 'Wall A' })
      .or(page.locator('#length'))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await expect.poll(async () => parsed(await kept(page))).toEqual(parsed(before));
    // The address of the sheet has the word "photo": a trace of the page load may say it.
    expect(sent.filter((body) => /plan\.png|IHDR|blob:|data:image/.test(body))).toEqual([]);
  });

  test('can be traced and enlarged by keys and buttons alone', async () => {
    await sheet().getByRole('button', { name: 'From a file' }).tap();
    await open('plan.png', 'image/png', png);
    await sheet().getByRole('radio', { name: 'A rectangle' }).check();
    await picture().focus();
    const box = await picture().boundingBox();
    const scale = Math.min((box?.width ?? 0) / PHOTO.width, (box?.height ?? 0) / PHOTO.height);
    let at: readonly [number, number] = [PHOTO.width / 2, PHOTO.height / 2];
    const go = async (to: readonly [number, number]): Promise<void> => {
      for (const [way, by] of [
        [['ArrowLeft', 'ArrowRight'], (to[0] - at[0]) * scale],
        [['ArrowUp', 'ArrowDown'], (to[1] - at[1]) * scale],
      ] as const) {
        const key = way[by < 0 ? 0 : 1];
        const steps = Math.round(Math.abs(by));
        for (let i = 0; i < Math.floor(steps / 10); i += 1)
          await page.keyboard.press(`Shift+${key}`);
        for (let i = 0; i < steps % 10; i += 1) await page.keyboard.press(key);
      }
      at = to;
    };
    for (const corner of PHOTO.living) {
      await go(corner);
      await page.keyboard.press('Enter');
    }
    await loupe().waitFor();
    await sheet().getByRole('textbox', { name: 'From mark 1 to mark 2' }).fill('4 m');
    await sheet().getByRole('textbox', { name: 'From mark 2 to mark 3' }).fill('0');
    // A size is judged when its field is left.
    await page.keyboard.press('Tab');
    await sheet().getByText('This cannot be 0').waitFor();
    expect(await button('Go on to the corners').count()).toBe(0);
    await sheet().getByRole('textbox', { name: 'From mark 2 to mark 3' }).fill('3 m');
    await button('Go on to the corners').tap();
    await picture().focus();
    at = [PHOTO.width / 2, PHOTO.height / 2];
    for (const corner of PHOTO.living) {
      await go(corner);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await go(PHOTO.living[0]);
    await page.keyboard.press('Enter');
    await sheet()
      .getByText(/(3\.99|4\.0[01]) m × (2\.99|3\.0[01]) m, 1[12]\.\d m², 4 walls/)
      .waitFor();
    // Its second corner is slid onto the fourth side: said, and not added.
    const [, second, , fourth] = PHOTO.living;
    const [from, to] = [await onScreen(second), await onScreen([fourth[0] - 60, 500])];
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd');
    await sheet()
      .getByRole('alert')
      .getByText(/The side from corner \d to \d meets another/)
      .waitFor();
    expect(await button(/^Add/).count()).toBe(0);
    await button('Larger').tap();
    await button('Remove Room 1').tap();
    await sheet().getByText('Tap the first corner of a room').waitFor();
  });

  test('is turned upright; a file that is no photo is refused and changes nothing', async () => {
    await sheet().getByRole('button', { name: 'From a photo' }).tap();
    const alert = (text: RegExp) => sheet().getByRole('alert').getByText(text).waitFor();
    await open('broken.png', 'image/png', png.subarray(0, 60));
    await alert(/broken\.png is no picture/);
    await open('letter.pdf', 'application/pdf', Buffer.from('%PDF-1.4 …'));
    await alert(/letter\.pdf is a PDF/);
    await open(
      'dot.png',
      'image/png',
      greyPng(3, 3, () => 0),
    );
    await alert(/dot\.png is too small/);
    const jpeg = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [800, 400];
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 800, 400);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    });
    await open('turned.jpg', 'image/jpeg', turnedJpeg(Buffer.from(jpeg, 'base64')));
    await picture().waitFor();
    const tapPart = async (part: number, aside = 0): Promise<void> => {
      const { x, y, width, height } = await pictureAtRest();
      await page.touchscreen.tap(x + width * 0.5 + aside, y + height * part + 15 * aside);
    };
    await tapPart(0.3);
    await tapPart(0.3, 2);
    await button('Take back the last one').tap();
    await tapPart(0.7);
    await sheet().getByRole('textbox', { name: 'Length between the two marks' }).fill('4 m');
    // 0.4 of its height is 4 m: 10 m high and, upright, half as wide.
    await sheet()
      .getByText(/about (4\.9|5\.0|5\.1) m × (9\.9|10\.0|10\.1) m/)
      .waitFor();
    const before = await sheet()
      .getByText(/The whole photo shows about/)
      .textContent();
    await open('broken.jpg', 'image/jpeg', Buffer.from('no photo'));
    await alert(/broken\.jpg is no picture/);
    expect(
      await sheet()
        .getByText(/The whole photo shows about/)
        .textContent(),
    ).toBe(before);
    // Closed by a slip and opened again.
    await page.getByRole('button', { name: 'Done' }).tap();
    await liftFinger(page);
    await page.getByRole('button', { name: 'Measure another place' }).tap();
    await sheet().getByRole('button', { name: 'From a photo' }).tap();
    await sheet()
      .getByText(/The whole photo shows about/)
      .waitFor();
  });
});
