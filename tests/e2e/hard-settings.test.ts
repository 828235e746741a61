// Browsers with missing or failing APIs: the app starts and plans, stores what was typed or says that it cannot,
// reports an error, and can switch reports off.
import { few, LONG } from '../support/long.ts';
import { APIS, PARTS, takeAway, type Api, type Fault } from '../support/platform-apis.ts';
import { expect, test } from '../support/test.ts';
import { saysError, startSite, throwInPage, type Site } from './telemetry/site.ts';
import { reportSwitch } from '../support/settings.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const FAULTS = ['construct', 'use', 'missing'] as const;

async function liveWithout(apis: readonly Api[], fault: Fault): Promise<void> {
  const phone = await site.phone();
  const { page } = phone;
  for (const { name } of apis) await takeAway(page, name, fault);
  const line = () => page.locator('.screen__line').innerText();
  await page.goto('/project/new?job=paint-a-room');
  await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  const project = page.url();
  await page.getByRole('textbox', { name: 'Room name' }).fill('Back bedroom');
  await page.locator('#length').fill('4.02 m');
  await page.locator('#width').fill('3.38 m');
  await page.locator('#height').fill('2415');
  await page.locator('#height').blur();
  // 2 × (4.02 + 3.38) × 2.415 = 35.74.
  await expect.poll(line).toContain('walls 35.7 m²');

  const message = `without ${apis.map(({ name }) => name).join()} (${fault})`;
  await throwInPage(page, message);
  await phone.waitFor(saysError(message));

  const isTold = (await page.getByRole('alert').count()) > 0;
  await page.goto('/privacy');
  const reports = reportSwitch(page);
  await reports.uncheck();
  await expect(reports).not.toBeChecked();
  if (isTold) return phone.close();
  await page.goto(project);
  await expect(page.locator('#length')).toHaveValue('4.02 m');
  await phone.close();
}

/** Storage alone, because the app then says that it stores nothing; all other APIs at once. */
const [storage, ...others] = PARTS;
const GATE_PARTS: typeof PARTS = [
  ...(storage === undefined ? [] : [storage]),
  ['all other APIs', others.flatMap(([, apis]) => apis)],
];

const titled = (fault: Fault): string => (fault === 'missing' ? 'missing' : `throwing (${fault})`);

for (const fault of few(FAULTS)) {
  for (const [part, apis] of LONG ? PARTS : GATE_PARTS) {
    const some = apis.filter(({ faults }) => faults.includes(fault));
    if (some.length > 0) test(`${part}, ${titled(fault)}`, () => liveWithout(some, fault));
  }
  // Each by itself, too: what fails with one may hide behind another.
  for (const api of LONG ? APIS.filter(({ faults }) => faults.includes(fault)) : []) {
    test(`${api.name}, ${titled(fault)}`, () => liveWithout([api], fault));
  }
}
