import { existsSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { newWall } from '../../web/planner/measure/places/place-input.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';
import { launchBrowser, MOVING, openPhone } from '../support/browser.ts';
import { startRuntime } from '../support/runtime.ts';
import { keep } from '../support/share.ts';
import { longest } from './screen/tasks.ts';

// `npm run bench -- furniture-screen`: the longest task of the main thread in the processor's time, times four, while a
// piece of furniture in an alcove is typed, turned, taken apart and planned, on the built tree (npm run build) in
// Chromium. Budget 50 ms.

const KINDS = ['Bookcase', 'Wardrobe', 'Drawer unit', 'Base cabinet'] as const;

const project: Project = {
  ...newProject('aaaa1111', 1),
  region: 'uk',
  places: [{ ...newWall('w'), length: '2.4 m', height: '2.4 m' }],
  jobs: [{ id: 'j', slug: 'build-furniture', place: 'w', typed: { fits: 'fill' } }],
};

if (!existsSync('dist/index.html')) throw new Error('build first: npm run build');
const [runtime, browser] = await Promise.all([startRuntime(), launchBrowser()]);
const phone = await openPhone(browser, { baseURL: runtime.url, isReporting: true, ...MOVING });
const { page } = phone;
await page.goto('/settings');
await keep(page, { 'measure-twice:project:aaaa1111': project });

const rows: Record<string, Record<string, number>> = {};
const settle = (): Promise<void> => page.waitForTimeout(500);

async function measure(kind: string, what: string, act: () => Promise<void>): Promise<void> {
  const { ms, steps } = await longest(browser, page, act);
  rows[kind] = { ...rows[kind], [what]: Math.round(ms) };
  if (ms > 50) console.log(`${kind}, ${what}: ${Math.round(ms)} ms; ${steps}`);
}

/**
 * A tap on what is found before: to look for something by its role is longer work, in the same thread, than what is
 * measured.
 */
async function tapOn(place: Locator, wait: number): Promise<() => Promise<void>> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('nothing to tap on');
  await settle();
  return async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(wait);
  };
}

const tab = (name: string): Locator =>
  page.locator('.tab-bar').getByRole('link', { name, exact: true });

for (const kind of KINDS) {
  await page.goto('/project/aaaa1111');
  await page.locator('.model__picture').first().waitFor();
  // `bench -- page` measures the start of telemetry.
  await page.waitForFunction(() => window.earlyQueue?.live !== undefined);
  await settle();
  await measure(kind, 'choose it', await tapOn(page.getByText(kind, { exact: true }).first(), 700));
  if (!(await page.getByRole('radio', { name: kind }).isChecked())) throw new Error(`no ${kind}`);
  const width = page.getByRole('textbox', { name: 'Width outside' });
  await width.fill('1180');
  await settle();
  await width.focus();
  await measure(kind, 'type its width', async () => {
    for (const key of ['Backspace', '5', 'Backspace', '0']) await page.keyboard.press(key);
    await settle();
  });
  const picture = page.locator('.model__picture').first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('no picture');
  await measure(kind, 'turn it', async () => {
    await page.mouse.move(box.x + 80, box.y + 80);
    await page.mouse.down();
    for (let x = 0; x < 20; x += 1) await page.mouse.move(box.x + 80 + 8 * x, box.y + 80 + x);
    await page.mouse.up();
    await settle();
  });
  const apart = page.getByRole('button', { name: 'Taken apart' });
  await measure(kind, 'take it apart', await tapOn(apart, 500));
  await measure(kind, 'its list, while its boards are planned', await tapOn(tab('Buy'), 3000));
  await page.locator('.shop-row').first().waitFor();
  await measure(kind, 'its cuts', await tapOn(tab('Cut'), 3000));
  await page.locator('.cut-board').first().waitFor();
  await measure(kind, 'its steps', await tapOn(tab('Do'), 500));
  await page.locator('.step--now').waitFor();
}
await phone.close();
await browser.close();
await runtime.stop();
console.log('longest task of the main thread, ms of the processor × 4; budget 50');
console.table(rows);
