// A piece of furniture on the screen: it turns under a finger and by keys, comes apart, and each step shows what it
// puts on.
import type { Page } from '@playwright/test';
import { newThing } from '../../web/planner/measure/places/place-input.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';
import { openPhone } from '../support/browser.ts';
import { liftFinger } from '../support/finger.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const chest: Project = {
  ...newProject('aaaa1111', 1),
  region: 'uk',
  places: [newThing('t')],
  jobs: [{ id: 'j', slug: 'build-furniture', place: 't', typed: { kind: 'drawers' } }],
};

async function visit(path: string): Promise<Page> {
  const { page } = await openPhone(browser, {
    baseURL: runtime.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await keep(page, { 'measure-twice:project:aaaa1111': chest });
  await page.goto(path);
  if (path.startsWith('/project'))
    await page.getByRole('radio', { name: '3D', exact: true }).check();
  await page.locator('.model__picture').first().waitFor();
  return page;
}

/** Where what is painted first is: somewhere else as soon as it is turned. */
const drawn = (page: Page): Promise<string | null> =>
  page.locator('.model__picture [transform]').first().getAttribute('transform');

test.describe('a piece of furniture', () => {
  test('says what it shows, turns by keys and under a finger, and comes apart', async () => {
    const page = await visit('/project/aaaa1111');
    const picture = page.getByRole('img', { name: /Drawer unit, 500 mm wide/ });
    // Until the scene is drawn, the flat picture has the same name.
    await expect(picture).toHaveAttribute(
      'aria-label',
      /^Seen from the front left, .*of 30 parts\.$/,
    );
    const first = await drawn(page);
    await page.getByRole('button', { name: 'Turn left' }).focus();
    await page.keyboard.press('Enter');
    const turned = await drawn(page);
    expect(turned).not.toBe(first);
    await page.getByRole('button', { name: 'Turn right' }).press('Enter');
    expect(await drawn(page)).toBe(first);
    const box = await picture.boundingBox();
    if (box === null) throw new Error('the picture is not shown');
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 180, box.y + 110);
    await page.mouse.up();
    expect(await drawn(page)).not.toBe(first);
    const apart = page.getByRole('button', { name: 'Taken apart' });
    await apart.click();
    expect(await apart.getAttribute('aria-pressed')).toBe('true');
    expect(await picture.getAttribute('aria-label')).toMatch(/taken apart, each part/);
    await liftFinger(page);
    await page.getByText('Parts', { exact: true }).click();
    await page.getByText('8 × drawer side').waitFor();
  });

  test('follows each typed size, and an impossible one shows the reason instead @long', async () => {
    const page = await visit('/project/aaaa1111');
    await page.getByRole('textbox', { name: 'Width outside' }).fill('620');
    await page.getByRole('img', { name: /Drawer unit, 620 mm wide/ }).waitFor();
    await page.getByRole('textbox', { name: 'Width outside' }).fill('12');
    const depth = page.getByRole('textbox', { name: 'Depth outside' });
    await depth.fill('250');
    // A size is judged when its field is left.
    await depth.blur();
    await page.getByText('Too shallow for the shortest runners').waitFor();
    // The last possible piece stays, paler.
    expect(await page.locator('.plan-box--last .model__picture').count()).toBe(1);
  });

  test('shows in each step what it puts on @long', async () => {
    const page = await visit('/jobs/build-furniture');
    expect(await page.getByRole('img', { name: /^Bookcase/ }).count()).toBe(1);
    await page.goto('/project/aaaa1111/do');
    await page.locator('.day', { hasText: 'Put the other side on' }).evaluate((day) => {
      (day as HTMLDetailsElement).open = true;
    });
    await page.getByRole('button', { name: /^Put the other side on/ }).click();
    await page.getByRole('img', { name: 'Added in this step: A.' }).waitFor();
    expect(await page.locator('.solid--now').count()).toBeGreaterThan(0);
  });
});

test.describe('alcove shelves of sheets and strips', () => {
  test('are counted apart on the Cut tab @long', async ({ phone: { page } }) => {
    const typed = { width: '1180 mm', height: '2200 mm', depth: '300 mm' };
    const shelves: Project = {
      ...chest,
      jobs: [{ id: 'j', slug: 'build-alcove-shelves', place: 't', typed }],
    };
    await keep(page, { 'measure-twice:project:aaaa1111': shelves });
    await page.goto('/project/aaaa1111/cut');
    await expect(page.locator('.screen__line')).toContainText(/[1-9] boards\s*[1-9] sheets/);
  });
});
