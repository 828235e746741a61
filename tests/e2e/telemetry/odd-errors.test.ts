// Errors before the SDK is loaded: odd values, and more of them than a closing page can send.
import { fieldsOf } from '../../collector/receive.ts';
import { errorTexts, throwMany, throwOddValues } from '../../support/odd-errors.ts';
import { isPageLoad } from '../../support/one-visit.ts';
import { saysError, sdkReady, startSite, type Site, type Visitor } from './site.ts';
import { expect, test } from '../../support/test.ts';

const ERRORS = 20;

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Opens the page without its app: only the script for early visits is loaded. */
async function openEarly({ page }: Visitor): Promise<void> {
  // Neither an answer nor an error.
  await page.route(/\/assets\/(?!early-)[\w-]+\.js$/, () => {});
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.earlyQueue?.takeVisit !== undefined);
}

test('odd thrown values arrive as text though the page closes before the app is loaded', async () => {
  const phone = await site.phone();
  const received = () => phone.received();
  await openEarly(phone);
  const count = await phone.page.evaluate(throwOddValues);
  const next = await phone.page.context().newPage();
  await phone.page.close({ runBeforeUnload: true });
  await expect.poll(() => received().filter(isPageLoad).length).toBe(1);
  await expect.poll(() => errorTexts(received()).length).toBeGreaterThan(count / 2);
  await next.goto('/jobs');
  await expect.poll(() => errorTexts(received()).length).toBe(count);
  for (const text of errorTexts(received())) expect(text).not.toBe('');
  expect(errorTexts(received())).toEqual(
    expect.arrayContaining(['the first of all', 'the last of all', 'x']),
  );
  await phone.close();
});

test('odd thrown values arrive as text when the SDK is loaded later, and after that @long', async () => {
  const phone = await site.phone();
  const { promise: thrown, resolve: load } = Promise.withResolvers<undefined>();
  await phone.page.route(/\/assets\/late-/, async (route) => {
    await thrown;
    await route.continue();
  });
  await phone.page.goto('/jobs');
  await phone.page.waitForFunction(() => window.earlyQueue?.takeVisit !== undefined);
  const early = await phone.page.evaluate(throwOddValues);
  load(undefined);
  await sdkReady(phone.page);
  const texts = () => errorTexts(phone.received());
  await expect.poll(() => texts().map((text) => text.slice(0, 60))).toHaveLength(early);
  const live = await phone.page.evaluate(throwOddValues);
  await expect.poll(() => texts().map((text) => text.slice(0, 60))).toHaveLength(early + live);
  for (const text of texts()) expect(text).not.toBe('');
  await phone.close();
});

test('a closing page with twenty errors of ten frames sends its visit and some errors; the next visit sends the rest @long', async () => {
  const phone = await site.phone();
  const received = () => phone.received();
  const manyIn = () => errorTexts(received()).filter((text) => text.startsWith('one of many'));
  await openEarly(phone);
  await phone.page.evaluate(throwMany, ERRORS);
  const next = await phone.page.context().newPage();
  await phone.page.close({ runBeforeUnload: true });
  await expect.poll(() => received().filter(isPageLoad).length).toBe(1);
  await expect.poll(() => received().filter(({ type }) => type === 'session').length).toBe(1);
  await expect.poll(() => manyIn().length).toBeGreaterThan(5);
  expect(received().find(({ type }) => type === 'session')?.payload).toMatchObject({
    errors: ERRORS,
  });
  await next.goto('/jobs');
  await expect.poll(() => new Set(manyIn()).size).toBe(ERRORS);
  expect(manyIn()).toHaveLength(ERRORS);
  for (const item of received().filter(saysError('one of many'))) {
    const { frames } = Object(fieldsOf(item)['exception']).values[0].stacktrace as {
      frames: unknown[];
    };
    expect(frames.length).toBeGreaterThanOrEqual(5);
    expect(Object.keys(Object(fieldsOf(item)['extra']).localStorage as object).length).toBe(40);
  }
  await phone.close();
});
