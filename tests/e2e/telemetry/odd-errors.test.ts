// Errors before the SDK is loaded: odd values, and more of them than a closing page can send.
import type { ReceivedItem } from '../../collector/receive.ts';
import { fieldsOf } from '../../collector/receive.ts';
import { isPageLoad } from '../../support/one-visit.ts';
import { exceptionsOf, saysError, sdkReady, startSite } from './site.ts';
import type { Site, Visitor } from './site.ts';
import { expect, test } from '../../support/test.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Throws odd values in the page as a program does, each in a separate task, between two ordinary errors. */
const throwOddValues = ({ page }: Visitor): Promise<number> =>
  page.evaluate(async () => {
    const trap = {
      get: (): never => {
        throw new Error('a trap');
      },
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const round: Record<string, unknown> = {};
    round['message'] = round;
    // No two that have the same text are neighbours: the SDK takes the second for an echo.
    const values: readonly unknown[] = [
      { message: 'x', stack: null },
      proxy,
      42,
      round,
      ['one', 2],
      new Proxy({}, { ...trap, ownKeys: trap.get, has: trap.get, getPrototypeOf: trap.get }),
      Symbol('hard'),
      { message: 10n },
      Object.defineProperty({}, 'message', trap),
      11n,
      Object.defineProperty({}, 'stack', trap),
      'long '.repeat(60_000),
      Object.create(null),
    ];
    const all = [new Error('the first of all'), ...values, new Error('the last of all')];
    for (const [index, value] of all.entries()) {
      const isThrown = index % 2 === 0;
      setTimeout(() => {
        if (isThrown) throw value;
        void Promise.reject(value);
      });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return all.length;
  });

/** The errors among these, each with its text. */
const errorTexts = (items: readonly ReceivedItem[]): readonly string[] =>
  items
    .filter(({ type }) => type === 'event')
    .map((item) =>
      exceptionsOf(item)
        .map(({ value }) => value)
        .join(),
    );

/** Opens the page without its app: only the script for early visits is loaded. */
async function openEarly({ page }: Visitor): Promise<void> {
  // Neither an answer nor an error.
  await page.route(/\/assets\/(?!early-)[\w-]+\.js$/, () => {});
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.earlyQueue?.takeVisit !== undefined);
}

test('odd thrown values arrive as text though the page closes before the app is loaded', async () => {
  const before = site.collector.items.length;
  const received = () => site.collector.items.slice(before);
  const phone = await site.phone();
  await openEarly(phone);
  const count = await throwOddValues(phone);
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
  const early = await throwOddValues(phone);
  load(undefined);
  await sdkReady(phone.page);
  const texts = () => errorTexts(phone.received());
  await expect.poll(() => texts().map((text) => text.slice(0, 60))).toHaveLength(early);
  const live = await throwOddValues(phone);
  await expect.poll(() => texts().map((text) => text.slice(0, 60))).toHaveLength(early + live);
  for (const text of texts()) expect(text).not.toBe('');
  await phone.close();
});

const FRAMES = 10;
const ERRORS = 20;

/** Throws errors with frames as a build's are. */
const throwMany = ({ page }: Visitor): Promise<void> =>
  page.evaluate(
    ([errors, frames]) => {
      for (let i = 0; i < errors; i += 1) {
        const error = new Error(`one of many: ${i}`);
        const lines = Array.from(
          { length: frames },
          (_, n) =>
            `    at performUnitOfWork${n} (${location.origin}/assets/project-C0ffee${n}.js:${i + 1}:${10_000 + n})`,
        );
        error.stack = `Error: one of many: ${i}\n${lines.join('\n')}`;
        window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
      }
      for (let i = 0; i < 40; i += 1) localStorage.setItem(`note ${i}`, 'x'.repeat(600));
    },
    [ERRORS, FRAMES] as const,
  );

test('a closing page with twenty errors of ten frames sends its visit and some errors; the next visit sends the rest', async () => {
  const before = site.collector.items.length;
  const received = () => site.collector.items.slice(before);
  const manyIn = () => errorTexts(received()).filter((text) => text.startsWith('one of many'));
  const phone = await site.phone();
  await openEarly(phone);
  await throwMany(phone);
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
