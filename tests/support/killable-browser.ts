// Chromium with a profile on disk that a test ends by SIGKILL, as a phone does, and starts again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

import { chromium, type Browser, type BrowserContext } from '@playwright/test';

import { launchOptions } from './browser.ts';

const ADDRESS = /DevTools listening on (ws:\S+)/;
const LONGEST_START_MS = 60_000;

/** One run of the browser, from its start to its end. */
export interface Run {
  readonly context: BrowserContext;
  /** Ends all processes at once, without a chance to write anything. */
  kill(): Promise<void>;
  /** Ends as a user does: everything reaches the disk. */
  quit(): Promise<void>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const end = Date.now() + LONGEST_START_MS;
  for (;;) {
    const address = ADDRESS.exec(printed)?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`no browser:\n${printed}`);
    await wait(20);
  }
}

/** A phone's browser: its profile lies in a folder of its own. */
export class KillableBrowser {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(join(tmpdir(), 'measure-twice-kill-')));
  }

  /** Another browser with the same data; neither may run meanwhile. */
  async copy(): Promise<KillableBrowser> {
    const other = await KillableBrowser.create();
    await cp(this.folder, other.folder, { recursive: true, verbatimSymlinks: true });
    return other;
  }

  async start(): Promise<Run> {
    await rm(join(this.folder, 'SingletonLock'), { force: true });
    const { executablePath = '', args = [] } = launchOptions;
    const child = spawn(
      executablePath,
      [
        ...args,
        '--headless=new',
        '--lang=en-GB',
        '--remote-debugging-port=0',
        '--window-size=390,844',
        `--user-data-dir=${this.folder}`,
        'about:blank',
      ],
      // A group of its own: all its processes end with one signal.
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const exited = once(child, 'exit');
    const browser: Browser = await chromium.connectOverCDP(await addressOf(child));
    const [context = await browser.newContext()] = browser.contexts();
    return {
      context,
      kill: async () => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        await exited;
        await browser.close().catch(() => undefined);
      },
      quit: async () => {
        const session = await browser.newBrowserCDPSession();
        await session.send('Browser.close').catch(() => undefined);
        await exited;
      },
    };
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
