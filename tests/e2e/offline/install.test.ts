import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { launchBrowser, openPhone, type Phone, type PhoneOptions } from '../../support/browser.ts';
import { findBrowser } from '../../support/find-browser.ts';
import { liftFinger } from '../../support/finger.ts';
import { openKeeper } from './keeper.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';
import { chooseSetting } from '../../support/settings.ts';

interface Icon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly icons: readonly Icon[];
  readonly screenshots: readonly Icon[];
  readonly shortcuts: readonly { url: string; icons: readonly Icon[] }[];
}

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test.describe('the manifest', () => {
  test('is found by the browser without an error, and installs @long', async () => {
    const whole = await launchBrowser([], findBrowser());
    const phone = await openKeeper(whole);
    const session = await phone.page.context().newCDPSession(phone.page);
    await phone.page.goto(runtime.url);
    const { errors, data = '' } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A context of a test is a private window, in which nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    await phone.close();
    await whole.close();
  });

  test('names pictures that are there in the size it says, and shortcuts that are pages', async () => {
    const text = await readFile('dist/manifest.webmanifest', 'utf8');
    const { icons, screenshots, shortcuts } = JSON.parse(text) as Manifest;
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)];
    for (const { src, type, sizes } of pictures) {
      const response = await fetch(runtime.url + src);
      expect(response.headers.get('content-type')).toBe(type);
      const body = Buffer.from(await response.arrayBuffer());
      if (type === 'image/png') expect({ src, sizes: sizeOf(body) }).toEqual({ src, sizes });
    }
    for (const { url } of shortcuts) expect((await fetch(runtime.url + url)).status).toBe(200);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  test('colours the browser’s frame as the theme that was chosen', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    await chooseSetting(page, 'Theme', 'Dark');
    const colours = page.locator('meta[name="theme-color"]');
    const contents = () =>
      colours.evaluateAll((all) => all.map((one) => one.getAttribute('content')));
    expect(await contents()).toEqual(['#15191d', '#15191d']);
    await chooseSetting(page, 'Theme', 'Automatic');
    expect(await contents()).toEqual(['#f7f3ea', '#15191d']);
    await phone.close();
  });
});

/** The event that Chromium fires if an app can be installed; headless it never does. */
const offer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const { dataset } = document.documentElement;
    window.dispatchEvent(Object.assign(event, { prompt: () => (dataset['asked'] = 'yes') }));
  });

/** A project in which nothing was typed is none. */
const nameRoom = (page: Page): Promise<void> =>
  page.getByRole('textbox', { name: 'Room name' }).fill('Attic');

async function secondVisit(options: PhoneOptions = {}): Promise<Phone> {
  const phone = await openPhone(browser, options);
  const { page } = phone;
  await page.goto(`${runtime.url}/project/new`);
  await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  await nameRoom(page);
  await page.goto(runtime.url);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(runtime.url);
  await page.waitForLoadState('networkidle');
  return phone;
}

const hint = (page: Page) => page.getByRole('heading', { name: 'Keep it on your home screen' });

test.describe('the install hint', () => {
  test('does not show on a first visit, whatever is made in it @long', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/`);
    await page.waitForLoadState('networkidle');
    await offer(page);
    await page.getByRole('link', { name: 'Measure a room' }).tap();
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await nameRoom(page);
    await page.getByRole('link', { name: 'All projects' }).tap();
    await page.getByRole('link', { name: /^Attic/ }).waitFor();
    expect(await hint(page).count()).toBe(0);
    await phone.close();
  });

  test('shows on a second visit to a project, and asks the browser when tapped', async () => {
    const phone = await secondVisit();
    const { page } = phone;
    expect(await hint(page).count()).toBe(0);
    await offer(page);
    await hint(page).waitFor();
    await page.getByRole('button', { name: 'Install' }).tap();
    expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBe('yes');
    expect(await hint(page).count()).toBe(0);
    await phone.close();
  });

  test('is dismissed for good @long', async () => {
    const phone = await secondVisit();
    const { page } = phone;
    await offer(page);
    await page.getByRole('button', { name: 'No thanks' }).tap();
    expect(await hint(page).count()).toBe(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await offer(page);
    await page.getByRole('link', { name: /^Attic/ }).waitFor();
    expect(await hint(page).count()).toBe(0);
    await phone.close();
  });

  test('explains how on a phone without an install button', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    // As Safari on an iPhone has it.
    await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
    await page.goto(`${runtime.url}/project/new`);
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await nameRoom(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(runtime.url);
    await page.getByText('Tap Share, then Add to Home Screen').waitFor();
    expect(await page.getByRole('button', { name: 'Install' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Understood' }).tap();
    expect(await hint(page).count()).toBe(0);
    await phone.close();
  });
});

test.describe('the storage of this device', () => {
  test('is in the settings with the version, and the page asks the browser to protect it @long', async () => {
    const phone = await openKeeper(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    await page.getByText('Yes, every screen.').waitFor();
    await page.getByText(/^Stored: \d+(\.\d)? MB/).waitFor();
    await page.getByText('may clear your projects').waitFor();
    await page.getByRole('button', { name: 'Keep it' }).tap();
    await page.getByText('The browser did not agree').waitFor();
    const session = await page.context().newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    await session.send('Browser.grantPermissions', {
      ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
      origin: runtime.url,
      permissions: ['durableStorage'],
    });
    await liftFinger(page);
    await page.getByRole('button', { name: 'Keep it' }).tap();
    await page.getByText('until you erase them').waitFor();
    expect(await page.getByText(/^Version 0\.1\.5 Build .{8}$/).count()).toBe(1);
    await phone.close();
  });
});
