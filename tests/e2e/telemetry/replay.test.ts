// The replay's defaults, each by what the recording does, on a clock that the test moves.
import type { Page } from '@playwright/test';

import type { Fields } from '../../collector/decode.ts';
import { fieldsOf } from '../../collector/receive.ts';
import { saysError, startSite, throwInPage, type Site, type Visitor } from './site.ts';
import { expect, test } from '../../support/test.ts';

const minute = 60_000;

/** Fields of the running replay that a test reads. */
interface RunningReplay {
  getOptions(): Fields;
  readonly timeouts: Fields;
  readonly session: { readonly id: string; readonly started: number };
  isEnabled(): boolean;
  isPaused(): boolean;
}

let site: Site;
let phone: Visitor;
let page: Page;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test.beforeEach(async () => {
  phone = await site.phone();
  page = phone.page;
});
test.afterEach(() => phone.close());

/** Makes the replay's draw come out as given; lower than its rate is in. */
async function draw(value: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, value);
}

/** The page's clock goes on by small steps; on a busy machine each takes its time. */
const PATIENCE_MS = 60_000;

/** Opens a page whose clock moves only when the test says so. */
async function visitOnOwnClock(): Promise<void> {
  // Paused before the page loads: a pause of a running clock fails if that is past the given time by then.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + minute);
  await page.addInitScript(() => {
    // The SDK takes timers that are not the browser's own from an iframe, where no clock is ours.
    const own = new Map<unknown, string>([
      [window.setTimeout, 'setTimeout'],
      [window.clearTimeout, 'clearTimeout'],
    ]);
    const print = Reflect.get<typeof Function.prototype, 'toString'>(
      Function.prototype,
      'toString',
    );
    Reflect.set(Function.prototype, 'toString', function printOwn(this: () => void) {
      return own.has(this) ? `function ${own.get(this)}() { [native code] }` : print.call(this);
    });
  });
  await page.goto('/');
  // Idle callbacks wait for the clock too.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return page.evaluate(() => window.earlyQueue?.live !== undefined);
      },
      { timeout: PATIENCE_MS, intervals: [20] },
    )
    .toBe(true);
}

/** Reads the running replay in the page. */
function replay<Value>(read: (running: RunningReplay) => Value): Promise<Value> {
  return page.evaluate(
    `(${read.toString()})(window.runningSdk().getIntegrationByName('Replay')._replay)`,
  );
}

function sessionId(): Promise<string> {
  return replay(({ session }) => session.id);
}

/** An action now that the recording counts as the user's activity. */
async function tapSomething(): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('h1')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

/** Milliseconds on the page's own clock. */
function now(): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** Lets time pass until such a segment has come; its event. */
async function nextSegment(wanted: (event: Fields) => boolean): Promise<Fields> {
  const find = (): Fields | undefined => phone.received('replay_event').map(fieldsOf).find(wanted);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return find();
      },
      { timeout: PATIENCE_MS, intervals: [20] },
    )
    .toBeDefined();
  return find() ?? {};
}

/** Lets time pass until such an error has come; its event. */
async function nextError(message: string): Promise<Fields> {
  const find = () => phone.received('event').find(saysError(message));
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return find();
      },
      { timeout: PATIENCE_MS, intervals: [20] },
    )
    .toBeDefined();
  const found = find();
  return found === undefined ? {} : fieldsOf(found);
}

function segment(number: number): Promise<Fields> {
  return nextSegment((event) => event['segment_id'] === number);
}

/** When a segment was made, in milliseconds of the page's clock. */
function madeAt(event: Fields): number {
  return Math.round(Number(event['timestamp']) * 1000);
}

function recorded(): Fields[] {
  return phone.received('replay_recording').flatMap(({ payload }) => payload as Fields[]);
}

test.describe('replay rates', () => {
  test('a session drawn below 0.1 is recorded from the start @long', async () => {
    await draw(0.0999);
    await visitOnOwnClock();
    expect(await segment(0)).toMatchObject({ replay_type: 'session', error_ids: [] });
  });

  test('a session drawn at 0.1 sends nothing until an error, then what led to it @long', async () => {
    await draw(0.1);
    await visitOnOwnClock();
    await page.clock.runFor(20_000);
    expect(phone.received('replay_event')).toEqual([]);
    await throwInPage(page, 'in a buffered session');
    const event = await nextError('in a buffered session');
    const first = await segment(0);
    expect(first).toMatchObject({ replay_type: 'buffer', error_ids: [event['event_id']] });
    // The recording reaches back to before the error.
    const start = Number(first['replay_start_timestamp']);
    expect(Number(event['timestamp']) - start).toBeGreaterThan(10);
  });

  test('an error records even on the unluckiest draw @long', async () => {
    await draw(0.999999);
    await visitOnOwnClock();
    await throwInPage(page, 'unlucky');
    await nextError('unlucky');
    expect(await segment(0)).toMatchObject({ replay_type: 'buffer' });
  });
});

test.describe('replay defaults', () => {
  test('the running SDK has every given default; an upgrade that changes one fails here', async () => {
    await draw(0.05);
    await visitOnOwnClock();
    expect(
      await replay((running) => ({ ...running.getOptions(), ...running.timeouts })),
    ).toMatchObject({
      sessionSampleRate: 0.1,
      errorSampleRate: 1,
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      useCompression: true,
      stickySession: true,
      flushMinDelay: 5_000,
      flushMaxDelay: 5_500,
      minReplayDuration: 4_999,
      maxReplayDuration: 60 * minute,
      sessionIdlePause: 5 * minute,
      sessionIdleExpire: 15 * minute,
      mutationLimit: 10_000,
      slowClickTimeout: 7_000,
    });
  });

  test('makes no frame while the user types', async () => {
    await page.goto('/settings');
    await page.waitForFunction(() => window.earlyQueue?.live !== undefined);
    const frames = await page.evaluate(() => {
      const made: Node[] = [];
      const watch = new MutationObserver((records) => {
        made.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
      });
      watch.observe(document.head, { childList: true });
      // As React does for a field that appears.
      document.createElement('input').value = '4.2 m';
      return Promise.resolve().then(
        () => made.filter(({ nodeName }) => nodeName === 'IFRAME').length,
      );
    });
    expect(frames).toBe(0);
  });

  test('a lone activity is flushed after 5000 ms @long', async () => {
    await draw(0.05);
    await visitOnOwnClock();
    await segment(0);
    await page.clock.runFor(10_000);
    const at = await now();
    await tapSomething();
    const sent = await nextSegment((event) => madeAt(event) > at);
    expect(madeAt(sent) - at).toBe(5_000);
  });

  test('an activity that never rests is flushed after 5500 ms @long', async () => {
    await draw(0.05);
    await visitOnOwnClock();
    await segment(0);
    await page.clock.runFor(10_000);
    const at = await now();
    for (let passed = 0; passed < 6_000; passed += 250) {
      await tapSomething();
      await page.clock.runFor(250);
    }
    const sent = await nextSegment((event) => madeAt(event) > at);
    expect(madeAt(sent) - at).toBe(5_500);
  });

  test('a replay shorter than 4999 ms is not sent @long', async () => {
    await draw(0.5);
    await visitOnOwnClock();
    const { started } = await replay(({ session }) => ({ started: session.started }));
    await throwInPage(page, 'right after the start');
    await page.clock.runFor(10);
    await phone.waitFor(saysError('right after the start'));
    const lasted = madeAt(await segment(0)) - started;
    expect(lasted).toBeGreaterThanOrEqual(4_999);
  });

  test('recording pauses after 5 min without activity, not before @long', async () => {
    await draw(0.05);
    await visitOnOwnClock();
    await tapSomething();
    const mutate = (): Promise<void> => page.evaluate(() => document.body.append('.'));
    await page.clock.fastForward(5 * minute - 1_000);
    await mutate();
    await page.clock.runFor(500);
    expect(await replay((running) => running.isPaused())).toBe(false);
    await page.clock.fastForward(1_000);
    await mutate();
    await page.clock.runFor(500);
    expect(await replay((running) => running.isPaused())).toBe(true);
    await tapSomething();
    await page.clock.runFor(500);
    expect(await replay((running) => running.isPaused())).toBe(false);
  });

  test('a session ends after 15 min without activity, not before @long', async () => {
    await draw(0.05);
    await visitOnOwnClock();
    await tapSomething();
    const first = await sessionId();
    await page.clock.fastForward(15 * minute - 1_000);
    await tapSomething();
    await page.clock.runFor(500);
    expect(await sessionId()).toBe(first);
    await page.clock.fastForward(15 * minute);
    await tapSomething();
    await page.clock.runFor(500);
    expect(await sessionId()).not.toBe(first);
  });

  test('a replay ends after 1 h however active the user is, not before @long', async () => {
    await draw(0.05);
    await visitOnOwnClock();
    const first = await sessionId();
    const { started } = await replay(({ session }) => ({ started: session.started }));
    while ((await now()) - started < 60 * minute - 5 * minute) {
      await page.clock.fastForward(4 * minute);
      await tapSomething();
    }
    await page.clock.fastForward(60 * minute - 1_000 - ((await now()) - started));
    await tapSomething();
    expect(await sessionId()).toBe(first);
    await page.clock.fastForward(1_000);
    await tapSomething();
    await page.clock.runFor(500);
    expect(await sessionId()).not.toBe(first);
  });

  test('10000 mutations at once are recorded, one more ends the recording @long', async () => {
    await draw(0.05);
    await visitOnOwnClock();
    await segment(0);
    const mutate = (count: number): Promise<void> =>
      page.evaluate((times) => {
        const box = document.createElement('div');
        document.body.append(box);
        // Its addition is a separate record, delivered before the rest begins.
        return new Promise((resolve) => {
          queueMicrotask(() => {
            for (let i = 0; i < times; i += 1) box.append('.');
            resolve();
          });
        });
      }, count);
    await mutate(10_000);
    await page.clock.runFor(100);
    expect(await replay((running) => running.isEnabled())).toBe(true);
    await mutate(10_001);
    await page.clock.runFor(100);
    expect(await replay((running) => running.isEnabled())).toBe(false);
    await segment(1);
    const mutations = recorded()
      .map(({ data }) => (data as Fields)['payload'] as Fields | undefined)
      .filter((payload) => payload?.['category'] === 'replay.mutations')
      .map((payload) => payload?.['data'] as Fields);
    expect(mutations).toEqual([
      { count: 10_000, limit: false },
      { count: 10_001, limit: true },
    ]);
  });

  test('a tap that does nothing for 7000 ms is recorded as slow @long', async () => {
    await draw(0.05);
    await visitOnOwnClock();
    await page.evaluate(() => {
      const dead = document.createElement('button');
      dead.textContent = 'Dead';
      // Where a finger would meet it: what lies off the screen is scrolled to.
      document.body.prepend(dead);
    });
    await page.clock.runFor(100);
    await page.evaluate(() => {
      document
        .querySelector('body > button')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100);
          return recorded()
            .map(({ data }) => (data as Fields)['payload'] as Fields | undefined)
            .find((payload) => payload?.['category'] === 'ui.slowClickDetected');
        },
        { timeout: PATIENCE_MS, intervals: [20] },
      )
      .toMatchObject({ data: { timeAfterClickMs: 7_000, endReason: 'timeout' } });
  });
});
