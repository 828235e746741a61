// WebKit by the W3C WebDriver protocol, which WebKitWebDriver speaks: Playwright and Puppeteer do not drive it.
import { spawn } from 'node:child_process';
import process from 'node:process';

import { freePort } from '../support/runtime.ts';
import { killPagesOf } from './kill-pages.ts';
import { PHONE, type Tab } from './tab.ts';

const START_MS = 30_000;

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

const caller =
  (base: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(base + path, { method, ...sent });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Waits until the driver listens. */
async function listening(call: Call): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const actions = (type: string, list: readonly object[]) => ({
  actions: [{ type, id: type, actions: list }],
});

/** Starts the driver on its own display, and through it the browser with one tab. */
export async function openWithDriver(path: string): Promise<Tab> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', path, `--port=${port}`], {
    // Its own group, so that the screen ends with it.
    detached: true,
    stdio: 'ignore',
    // Without a locale that the machine has, WebKit is American.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const pid = driver.pid ?? 0;
  const exited = new Promise((resolve) => driver.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  await listening(caller(base));
  const { sessionId } = await caller(base)<{ sessionId: string }>('POST', '/session', {
    capabilities: {},
  });
  const call = caller(`${base}/session/${sessionId}`);
  await call('POST', '/window/rect', PHONE);
  return {
    goto: async (url) => {
      await call('POST', '/url', { url });
    },
    reload: async () => {
      await call('POST', '/refresh', {});
    },
    evaluate: async <Result, Arg>(work: (arg: Arg) => Result | Promise<Result>, arg?: Arg) => {
      const script = `const [arg, done] = arguments;
        Promise.resolve(arg).then(${String(work)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call<{ value: Result; error?: string }>(
        'POST',
        '/execute/async',
        { script, args: [arg ?? null] },
      );
      if (error !== undefined) throw new Error(error);
      return value;
    },
    click: async (x, y) => {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await call('POST', '/actions', actions('pointer', [at, ...press]));
    },
    type: async (text) => {
      const keys = text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await call('POST', '/actions', actions('key', keys));
    },
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    hide: async () => {
      await call('POST', '/window/minimize', {});
    },
    killPages: () => killPagesOf(pid),
    close: async () => {
      // The browser would end with its last window.
      await call('POST', '/window/new', { type: 'tab' });
      await call('DELETE', '/window');
    },
    end: async () => {
      // Also when its pages were killed, and it answers no more.
      process.kill(-pid, 'SIGTERM');
      await exited;
    },
  };
}
