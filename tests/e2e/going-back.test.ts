// A phone that goes back from this version to the built files of 0.1.5 (3bcde468, those that a project requests).
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { openPhone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { browser, expect, runtime, test } from '../support/test.ts';
import { kitchen } from '../unit/documents/sharing/sharing.ts';

interface BuiltFile {
  readonly type: string;
  readonly text: string;
}

const KEY = 'measure-twice:project:aaaa1111';
const FILES = JSON.parse(
  gunzipSync(readFileSync('tests/fixtures/captures/files-0.1.5.json.gz')).toString(),
) as Readonly<Record<string, BuiltFile>>;

/** From now on the site is 0.1.5. */
const goBack = (page: Page): Promise<void> =>
  page.context().route('**/*', (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const file = origin === new URL(runtime.url).origin ? FILES[pathname] : undefined;
    return file === undefined
      ? route.abort()
      : route.fulfill({ contentType: file.type, body: file.text });
  });

/** The second copy that 0.1.5 reads. */
const secondCopy = (page: Page): Promise<string> =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open('measure-twice');
        open.addEventListener('success', () => {
          const get = open.result.transaction('texts').objectStore('texts').get(key);
          get.addEventListener('success', () => {
            open.result.close();
            resolve((get.result as { text: string } | undefined)?.text ?? '');
          });
        });
      }),
    KEY,
  );

for (const isCleared of [false, true]) {
  test(`0.1.5 finds everything after this version${isCleared ? ', also if localStorage is gone' : ''}`, async () => {
    const phone = await openPhone(browser, { baseURL: runtime.url });
    const { page } = phone;
    await page.goto('/settings');
    const jobs = [{ id: 'j', slug: 'paint-a-room', place: 'r', typed: {} }];
    await keep(page, { [KEY]: kitchen({ jobs, prices: {}, bought: {}, done: [] }) });
    await page.goto('/project/aaaa1111');
    await page.locator('#height').fill('2.7 m');
    await page.getByRole('link', { name: /^Do/ }).tap();
    await page.getByRole('button', { name: /^Done, next/ }).tap();
    await expect.poll(() => secondCopy(page)).toMatch(/"height":"2\.7 m".*"done":\["j\//);
    await goBack(page);
    if (isCleared) {
      // In a page of the same origin without the app, which would save it again.
      await page
        .context()
        .route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto('/empty');
      await page.evaluate(() => localStorage.clear());
    }
    await page.goto('/project/aaaa1111');
    await expect(page.locator('#height')).toHaveValue('2.7 m');
    await page.goto('/project/aaaa1111/do');
    await expect(page.locator('.row--ticked').first()).toBeAttached();
    await phone.close();
  });
}
