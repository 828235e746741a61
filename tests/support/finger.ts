import type { CDPSession, Locator, Page } from '@playwright/test';

/** Longer than between the two halves of a double tap. */
export const LIFTED_MS = 350;

/** Waits long enough that the next tap at the same place counts. */
export const liftFinger = (page: Page): Promise<void> => page.waitForTimeout(LIFTED_MS);

const tappers = new WeakSet<object>();

/**
 * Pauses between two taps or clicks, as a user does: the page ignores a tap on a new element that follows too soon.
 */
export function tapAsAPerson(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (tappers.has(locators)) return;
  tappers.add(locators);
  const last = new WeakMap<Page, number>();
  for (const way of ['tap', 'click'] as const) {
    const act = Reflect.get(locators, way);
    locators[way] = async function actOnce(this: Locator, ...options) {
      const lifted = Date.now() - (last.get(this.page()) ?? 0);
      if (lifted < LIFTED_MS) await this.page().waitForTimeout(LIFTED_MS - lifted);
      await act.apply(this, options);
      last.set(this.page(), Date.now());
    };
  }
}

/** Between the two taps of a double tap. */
const DOUBLE_MS = 120;
/** Longest wait for the browser's answer to a tap. */
const MOST_ANSWER_MS = 10_000;
/** Duration of a tap. */
const DOWN_MS = 30;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The page's own line to its browser, which lets an event say when it was. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Two taps of a finger at one place, 120 ms apart by their own time: a double tap however long a busy machine takes to
 * bring them to the page.
 */
export async function tapTwice(page: Page, x: number, y: number): Promise<void> {
  const session = await sessionOf(page);
  const begun = Date.now();
  const tap = async (ms: number): Promise<void> => {
    const timestamp = (begun + ms) / 1000;
    const touched = Promise.all([
      session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x, y }],
        timestamp,
      }),
      session.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: timestamp + DOWN_MS / 1000,
      }),
    ]);
    // If no answer comes, the test goes on and fails at what it misses.
    await Promise.race([touched, page.waitForTimeout(MOST_ANSWER_MS)]);
  };
  await tap(0);
  // React shows the result of the first tap in the next frame. A page that draws no frame, or that the tap reloads, is
  // not waited for.
  await page
    .evaluate(
      (most) =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => done());
          setTimeout(done, most);
        }),
      LIFTED_MS,
    )
    .catch(() => undefined);
  await tap(DOUBLE_MS);
}

/** Two taps of a finger at one place. */
export async function doubleTap(page: Page, what: Locator): Promise<void> {
  // Waits until it stays at one place, and long enough after an earlier tap for the page to take the next one.
  await what.tap({ trial: true });
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing there to tap');
  await tapTwice(page, box.x + box.width / 2, box.y + box.height / 2);
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** A finger comes down, slides through these places with a rest at each, and is lifted. */
async function slide(
  page: Page,
  [start, ...through]: readonly At[],
  restMs: number,
): Promise<void> {
  if (start === undefined) throw new Error('nowhere to come down');
  const session = await sessionOf(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  await send('touchStart', start);
  for (const place of through) {
    await send('touchMove', place);
    if (restMs > 0) await page.waitForTimeout(restMs);
  }
  await send('touchEnd');
}

/** Slides without a rest and lifts while moving: the browser takes the next tap for the end of that. */
export const slideQuickly = (page: Page, places: readonly At[]): Promise<void> =>
  slide(page, places, 0);

/** Slides at the speed of a user. */
export const slideAtEase = (page: Page, places: readonly At[]): Promise<void> =>
  slide(page, places, 60);
