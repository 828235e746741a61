import { openPhone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { planPng } from '../support/plan-photo.ts';
import { bench, kitchen } from '../unit/projects/sharing/sharing.ts';
import { browser, runtime, test } from '../support/test.ts';

const P = 'measure-twice:project:aaaa1111';
const past = (days: number): number => Date.now() - days * 86_400_000;
for (const [name, scheme, prefix] of [
  ['light', 'light', ''],
  ['zh', 'dark', '/zh'],
] as const) {
  test(`shots ${name}`, async () => {
    test.setTimeout(200_000);
    const phone = await openPhone(browser, {
      baseURL: runtime.url,
      colorScheme: scheme,
      locale: prefix === '' ? 'en-GB' : 'zh-CN',
      expect: () => true,
    });
    const { page } = phone;
    await page.addInitScript(() => {
      Object.assign(navigator, { standalone: false });
      Object.assign(window, {
        showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) =>
          (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
      });
      Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
    });
    const shot = (what: string, full = false) =>
      page.screenshot({ path: `/tmp/shots/${name}-${what}.png`, fullPage: full });
    await page.goto(`${prefix}/settings`);
    await keep(page, {
      [P]: kitchen({
        changed: past(2),
        pictures: [{ id: 'lost', place: 'r', kind: 'photo', at: 5 }],
      }),
      'measure-twice:cuts:cccc3333': bench({ changed: past(1) }),
      'measure-twice:backup': { first: past(20), at: 0, reminded: 0 },
    });
    await page.goto(`${prefix}/`);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${prefix}/`);
    await page.waitForTimeout(1500);
    await shot('home-reminder', true);
    await page.locator('.hint .button').nth(1).tap();
    await page.waitForTimeout(600);
    await shot('home-install', true);
    await page.goto(`${prefix}/backup`);
    await page.waitForTimeout(1200);
    await shot('backup', true);
    await page.locator('main .button').nth(0).tap();
    await page.waitForTimeout(1000);
    await shot('backup-file', true);
    await page.goto(`${prefix}/project/aaaa1111?pictures=r`);
    await page
      .locator('dialog input[type="file"]')
      .setInputFiles({ name: 'w.png', mimeType: 'image/png', buffer: planPng() });
    await page.locator('dialog img').waitFor();
    await page.locator('dialog textarea').last().fill('Socket 1.2 m from the door, 300 up');
    await shot('pictures');
    await page.locator('dialog header .button--plain').tap();
    await page.waitForTimeout(500);
    await page.locator('.pictures').scrollIntoViewIfNeeded();
    await shot('strip');
    const own = Array.from({ length: 40 }, (_, i) => ({
      id: `o${i}`,
      material: `${Math.random()}${Math.random()}`,
      amount: `${Math.random()}`,
      length: '',
      width: '',
    }));
    await keep(page, { [P]: kitchen({ own }) });
    await page.goto(`${prefix}/project/aaaa1111`);
    await page.locator('.screen__tool').first().tap();
    await page.locator('.qr').waitFor();
    await shot('codes');
    await page.goto(`${prefix}/open`);
    await page.waitForTimeout(800);
    await shot('open');
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.goto(`${prefix}/`);
    await page.waitForTimeout(2500);
    await shot('brought-back');
    await phone.close();
    const app = await openPhone(browser, {
      baseURL: runtime.url,
      colorScheme: scheme,
      locale: prefix === '' ? 'en-GB' : 'zh-CN',
      expect: () => true,
    });
    await app.page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await app.page.goto(`${prefix}/`);
    await app.page.waitForTimeout(1200);
    await app.page.screenshot({ path: `/tmp/shots/${name}-arrive.png`, fullPage: true });
    await app.close();
  });
}
