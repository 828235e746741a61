import type { Page } from '@playwright/test';
import { openPhone, type PhoneOptions } from '../support/browser.ts';
import { browser, expect, runtime, test } from '../support/test.ts';
import { few } from '../support/long.ts';
import { pixelsOf } from '../support/share.ts';
import { isMarked, mark } from './offline/keeper.ts';

/** Most scripts, and their compressed bytes, until a page is usable. */
const MOST_SCRIPTS = 12;
const MOST_BYTES = 130_000;
/** Messages in another language, and the names of jobs. */
const WORDS_BYTES = 4_000;

const visit = (options: PhoneOptions = {}) =>
  openPhone(browser, { baseURL: runtime.url, fresh: true, serviceWorkers: 'allow', ...options });

/** Compressed sizes of the scripts that a page has loaded. */
const scripts = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** True if React has taken an element over. */
const isLive = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

for (const path of few(
  ['/jobs/build-a-deck', '/', '/jobs', '/jobs/cut-list', '/jobs/paint-a-room'],
  2,
)) {
  test(`${path} loads little, and nothing more until it is touched`, async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto(path);
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = await scripts(page);
    expect(before.length).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(sum(before)).toBeLessThanOrEqual(MOST_BYTES);
    await page.locator('h1').dispatchEvent('pointerdown');
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(before.length);
    await expect.poll(() => isLive(page, 'h1')).toBe(true);
    await phone.close();
  });
}

for (const [path, locale] of few([
  ['/zh/jobs/paint-a-room', 'zh-CN'],
  ['/zh', 'zh-CN'],
  ['/zh/jobs', 'zh-CN'],
  ['/en-us', 'en-US'],
  ['/en-us/jobs/paint-a-room', 'en-US'],
] as const)) {
  test(`${path} loads little`, async () => {
    const phone = await visit({ locale });
    const { page } = phone;
    await page.goto(path);
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    await page.waitForLoadState('networkidle');
    const loaded = await scripts(page);
    expect(loaded.length).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(sum(loaded)).toBeLessThanOrEqual(MOST_BYTES + WORDS_BYTES);
    await phone.close();
  });
}

test.describe('a page of a job that is not live yet', () => {
  test('follows a link with the first tap, without another document', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/jobs/paint-a-room');
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    expect(await isLive(page, 'h1')).toBe(false);
    await mark(page);
    await page.getByRole('link', { name: 'Measure your room' }).tap();
    await page.locator('#length').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/project\/[\da-f]{8}$/);
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await page.locator('h1').getByText('Paint a room').waitFor();
    await expect.poll(() => isLive(page, 'h1')).toBe(true);
    expect(await isMarked(page)).toBe(true);
    await phone.close();
  });

  test('leads to another tab and back with the first taps @long', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/jobs/build-furniture');
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    await mark(page);
    await page.getByRole('link', { name: 'Settings', exact: true }).tap();
    await page.locator('h1').getByText('Settings').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Taken apart' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    await phone.close();
  });

  test('unfolds its parts with the first tap @long', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/jobs/build-furniture');
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    await page.getByText('Parts', { exact: true }).tap();
    await page.locator('details[open] li').first().waitFor();
    await phone.close();
  });
});

/** Side of a block of pixels, and most pixels of it that rounded coordinates make darker or lighter. */
const BLOCK = 8;
const MOST_OTHER = 24;

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Number of dark pixels of each block. */
function blocksOf({ data, width, height }: Pixels): readonly number[] {
  const wide = Math.ceil(width / BLOCK);
  const counts = Array.from({ length: wide * Math.ceil(height / BLOCK) }, () => 0);
  for (let i = 0; i < width * height; i += 1) {
    const at = Math.floor(Math.floor(i / width) / BLOCK) * wide + Math.floor((i % width) / BLOCK);
    if (data[4 * i] === 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

for (const path of few([
  '/jobs/build-furniture',
  '/jobs/build-a-deck',
  '/zh/jobs/build-a-raised-bed',
])) {
  test(`${path} shows the same picture in space before and after the first touch @long`, async () => {
    const phone = await visit(path.startsWith('/zh') ? { locale: 'zh-CN' } : {});
    const { page } = phone;
    await page.goto(path);
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    const picture = page.locator('.model__room svg');
    const box = () => picture.evaluate((one) => one.getBoundingClientRect().toJSON() as unknown);
    const coloursOf = () =>
      picture
        .locator('path')
        .evaluateAll((all) =>
          [...new Set(all.map((one) => getComputedStyle(one).fill))].toSorted(),
        );
    const [still, stillBox, colours] = [
      await pixelsOf(browser, picture),
      await box(),
      await coloursOf(),
    ];
    const dark = blocksOf(still);
    expect(dark.filter((count) => count > 0).length).toBeGreaterThan(100);
    await page.locator('h1').dispatchEvent('pointerdown');
    await expect.poll(() => isLive(page, '.model__room svg')).toBe(true);
    expect(await picture.count()).toBe(1);
    const turning = await pixelsOf(browser, picture);
    expect(await box()).toEqual(stillBox);
    // A face that others hide may be the only one of its shade.
    expect(await coloursOf()).toEqual(expect.arrayContaining(colours));
    const other = blocksOf(turning).filter(
      (count, i) => Math.abs(count - (dark[i] ?? 0)) > MOST_OTHER,
    );
    expect(other).toEqual([]);
    await picture.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect
      .poll(async () => {
        const turned = blocksOf(await pixelsOf(browser, picture));
        return turned.some((count, i) => Math.abs(count - (dark[i] ?? 0)) > MOST_OTHER);
      })
      .toBe(true);
    await phone.close();
  });
}

test('every page of a built thing, of walls or of trim has its picture in space, in at most 40 kB', async () => {
  const slugs = ['furniture', 'alcove-shelves', 'a-deck', 'a-stud-wall', 'a-raised-bed'];
  const onWalls = ['paint-a-room', 'paint-woodwork', 'fit-skirting'];
  const jobs = [...slugs.map((slug) => `build-${slug}`), 'put-up-a-fence', ...onWalls];
  for (const path of jobs.flatMap((slug) =>
    ['', '/zh'].map((prefix) => `${prefix}/jobs/${slug}`),
  )) {
    const html = await (await fetch(runtime.url + path)).text();
    expect(html, path).toContain('class="model__picture"');
    const flat = ['front', 'end'].filter((side) => !html.includes(`solid--${side}`));
    expect(flat, path).toEqual([]);
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(40_000);
  }
});
