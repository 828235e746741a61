/** `node scripts/screenshots.ts`: takes the README's picture from the running app, so that it stays true. */
import { mkdir } from 'node:fs/promises';
import { launchBrowser, openPhone } from '../tests/support/browser.ts';
import { startRuntime } from '../tests/support/runtime.ts';

const OUT = 'docs/screenshots';

await mkdir(OUT, { recursive: true });
const [runtime, browser] = await Promise.all([startRuntime(), launchBrowser()]);
const phone = await openPhone(browser, { deviceScaleFactor: 1, colorScheme: 'light' });
const { page } = phone;
// Clicks and no taps: a tap leaves its mark on the picture for a moment.
const take = (name: string) => page.screenshot({ path: `${OUT}/${name}.png` });

await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
await page.getByRole('textbox', { name: 'Room name' }).fill('Back bedroom');
await page.locator('#length').fill('4.020 m');
await page.locator('#width').fill('11′ 1 1/4″');
await page.locator('#height').fill('2.415 m');
await page.getByRole('button', { name: 'Add a window' }).click();
await page.getByRole('button', { name: 'Done' }).click();
await page.getByRole('button', { name: 'Add a door' }).click();
await page.getByRole('button', { name: 'Done' }).click();
await page.locator('#width').focus();
await page.evaluate(() => window.scrollTo(0, 0));
await take('measure');
await page.locator(':focus').blur();
await page.getByRole('link', { name: 'What to buy' }).click();
await page.getByText('in all').waitFor();
await take('buy');
await page.getByRole('link', { name: 'What to do' }).click();
await page.getByRole('button', { name: 'Done, next' }).click();
await take('do');

await page.goto(`${runtime.url}/project/new?job=build-alcove-shelves`);
await page.getByRole('textbox', { name: 'Name' }).fill('Alcove');
await page.getByRole('textbox', { name: 'Alcove width' }).fill('1200 mm');
await page.getByRole('textbox', { name: 'Height' }).fill('2000 mm');
await page.getByRole('textbox', { name: 'Depth' }).fill('300 mm');
await page.locator('label').filter({ hasText: 'Shelves on battens' }).click();
await page.getByRole('link', { name: 'Cut', exact: true }).click();
await page.getByRole('link', { name: /^Sawn batten/ }).click();
await page.getByText('Cheapest possible.').waitFor();
await take('cut');
await phone.close();
await browser.close();
await runtime.stop();
