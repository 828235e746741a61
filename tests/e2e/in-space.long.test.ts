// A room and a deck in three dimensions: from the flat drawing and back, turned by buttons, keys and a finger.
import type { Page } from '@playwright/test';
import { newGround, newRoom, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';
import { openPhone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const sides = (sizes: readonly string[]) =>
  SHAPES.rectangle.map((side, i) => ({ ...side, length: sizes[i] ?? '' }));

const home: Project = {
  ...newProject('aaaa1111', 1),
  region: 'uk',
  places: [
    { ...newRoom('bath'), name: 'Bath', sides: sides(['3 m', '2.4 m']), height: '2.4 m' },
    { ...newGround('deck'), name: 'Garden', sides: sides(['4 m', '3 m']) },
  ],
  jobs: [
    { id: 'j', slug: 'tile-a-wall', place: 'bath', typed: {} },
    { id: 'k', slug: 'build-a-deck', place: 'deck', typed: {} },
  ],
};

let page: Page;
test.beforeAll(async () => {
  ({ page } = await openPhone(browser, {
    baseURL: runtime.url,
    viewport: { width: 320, height: 720 },
    reducedMotion: 'reduce',
  }));
  await keep(page, { 'measure-twice:project:aaaa1111': home });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Another view of the place. */
const see = (view: string) => page.getByRole('radio', { name: view, exact: true }).check();
const picture = () => page.locator('.plan-box .model__picture');
const seen = () => page.getByRole('status').filter({ hasText: 'Seen' });

test.describe('a place in three dimensions', () => {
  test('turns to the chosen view, and back to the flat plan', async () => {
    await page.goto('/project/aaaa1111?place=bath');
    await see('3D');
    await picture().waitFor();
    expect(await picture().getAttribute('aria-label')).toMatch(
      /^Seen from the front left, 24° above\. Facing you: A, B\. A room of 4\swalls, its floor 7\.2\sm², 2\.40\sm high\. Wall A: /,
    );
    await button('Turn right').press('Enter');
    await seen().filter({ hasText: 'the left,' }).waitFor();
    await button('Turn left').press('Enter');
    await button('Look from higher up').press('Enter');
    await seen().filter({ hasText: 'the front left, 39° above' }).waitFor();
    await button('Top view').press('Enter');
    await seen().filter({ hasText: 'straight from above' }).waitFor();
    await button('Reset').click();
    await picture().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await seen().filter({ hasText: '9° above' }).waitFor();
    await page.keyboard.press('Home');
    await seen().filter({ hasText: '24° above' }).waitFor();
    const box = await picture().boundingBox();
    if (box === null) throw new Error('the picture is not shown');
    await page.mouse.move(box.x + 40, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 240, box.y + 60);
    await page.mouse.up();
    await seen().filter({ hasText: 'from the back left,' }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
    await see('Plan');
    await page.locator('.plan-box .plan').waitFor();
    expect(await picture().count()).toBe(0);
  });

  test('comes apart if it is built of parts, and follows each typed size', async () => {
    await page.goto('/project/aaaa1111?place=deck');
    await see('3D');
    await picture().waitFor();
    await button('Taken apart').click();
    await page.getByRole('textbox', { name: 'Length' }).fill('5 m');
    const grown = page.getByRole('img', { name: /5\.00 m by 3\.00 m, 200 mm high\./ });
    await grown.waitFor();
    expect(await grown.getAttribute('aria-label')).toContain('joists on');
  });
});
