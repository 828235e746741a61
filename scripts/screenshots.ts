/**
 * `node scripts/screenshots.ts`: takes the README's pictures from the running app, and pictures of
 * furniture, assembled and exploded, on a phone and a wide screen, light and dark.
 */
import { mkdir } from 'node:fs/promises';
import { launchBrowser, openPhone } from '../tests/support/browser.ts';
import { startRuntime } from '../tests/support/runtime.ts';

/** Browsers show the first one in their install prompt. */
const OUT = 'docs/screenshots';
const FURNITURE = 'docs/furniture';

await mkdir(OUT, { recursive: true });
await mkdir(FURNITURE, { recursive: true });
const [runtime, browser] = await Promise.all([startRuntime(), launchBrowser()]);
const phone = await openPhone(browser, {
  deviceScaleFactor: 1,
  colorScheme: 'light',
  isSearching: true,
});
const { page } = phone;
// Clicks, because a tap leaves a mark on the picture for a moment.
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
const next = page.locator('.screen__action button');
// Answers the preliminary questions too; a coat on the walls shows its colour.
for (
  let taps = 0;
  taps < 20 && !(await page.locator('.step--now h2').innerText()).includes('coat, walls');
  taps += 1
) {
  await next.click();
}
const dry = page.getByRole('button', { name: 'It is dry' });
while ((await dry.count()) > 0) await dry.first().click();
// Hides the message of the last tap.
await page.reload();
await page.locator('.step--now').waitFor();
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

/** A base cabinet, assembled and exploded. */
async function furniture(width: 390 | 1280, colorScheme: 'light' | 'dark'): Promise<void> {
  const viewport = { width, height: width === 390 ? 844 : 800 };
  const wide = await openPhone(browser, {
    viewport,
    deviceScaleFactor: 1,
    colorScheme,
    isSearching: true,
  });
  await wide.page.goto(`${runtime.url}/project/new?job=build-furniture`);
  await wide.page.locator('label').filter({ hasText: 'Base cabinet' }).click();
  await wide.page.getByRole('img', { name: /^Base cabinet/ }).waitFor();
  const shot = async (name: string): Promise<void> => {
    const figure = wide.page.locator('figure', { has: wide.page.locator('.model__picture') });
    await figure.first().scrollIntoViewIfNeeded();
    await wide.page.screenshot({ path: `${FURNITURE}/${name}-${width}-${colorScheme}.png` });
  };
  await shot('standing');
  await wide.page.getByRole('button', { name: 'Taken apart' }).click();
  await wide.page.getByRole('img', { name: /taken apart/ }).waitFor();
  await shot('apart');
  await wide.close();
}

for (const width of [390, 1280] as const) {
  for (const scheme of ['light', 'dark'] as const) await furniture(width, scheme);
}
await browser.close();
await runtime.stop();
