// A phone that goes back from this version to the built files of 0.1.5 (3bcde468, those that a project requests).
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { openPhone } from '../support/browser.ts';
import { few } from '../support/long.ts';
import { keep, storedText } from '../support/share.ts';
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

/** Serves 0.1.5 under the site's address from this moment. */
const goBack = async (page: Page): Promise<void> => {
  await page.route('**/*', (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const file = origin === new URL(runtime.url).origin ? FILES[pathname] : undefined;
    // Icons, and the parts that a project does not need.
    return route.fulfill({ contentType: file?.type ?? 'text/plain', body: file?.text ?? '' });
  });
};

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

for (const isCleared of few([true, false])) {
  test(`0.1.5 finds everything after this version${isCleared ? ', also if localStorage is gone' : ''}`, async () => {
    const phone = await openPhone(browser, { baseURL: runtime.url });
    const { page } = phone;
    await page.goto('/settings');
    const jobs = [{ id: 'j', slug: 'paint-a-room', place: 'r', typed: {} }];
    await keep(page, { [KEY]: kitchen({ jobs, prices: {}, bought: {}, done: [] }) });
    await page.goto('/project/aaaa1111');
    await page.locator('#height').fill('2.7 m');
    await page.getByRole('link', { name: /^Do/ }).tap();
    await page.getByRole('checkbox', { name: 'Done: Wash walls and ceiling' }).tap();
    await page.getByText('1 of 12 done').waitFor();
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
    await page.getByText('1 of 12 done').waitFor();
    await phone.close();
  });
}

test('a tab of 0.1.5 that stays open during the update neither blocks this version nor loses its fields @long', async () => {
  const phone = await openPhone(browser, { baseURL: runtime.url });
  const former = phone.page;
  await goBack(former);
  // A page of the same origin without the app.
  await former.goto('/empty');
  const jobs = [{ id: 'j', slug: 'paint-a-room', place: 'r', typed: {} }];
  await keep(former, { [KEY]: kitchen({ jobs }) });
  await former.goto('/project/aaaa1111');
  await former.locator('#height').fill('2.6 m');
  const present = await former.context().newPage();
  await present.goto('/project/aaaa1111');
  await expect(present.locator('#height')).toHaveValue('2.6 m');
  await present.locator('#width').fill('3.3 m');
  await expect(former.locator('#width')).toHaveValue('3.3 m');
  await former.locator('#height').fill('2.8 m');
  await expect(present.locator('#height')).toHaveValue('2.8 m');
  await expect.poll(() => storedText(present, KEY)).toMatch(/"3\.3 m".*"height":"2\.8 m"/);
  await phone.close();
});
