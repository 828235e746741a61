// One runtime and one browser for all test files of a vitest worker: starting them costs more than most files do.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import type { Browser } from 'playwright-core';

import { launchBrowser } from './browser.ts';
import { serveBuilt, type Runtime } from './runtime.ts';

/** What every test file may use and none may stop: it ends with the worker. */
export interface Shared {
  readonly runtime: Omit<Runtime, 'kill' | 'stop'>;
  readonly browser: Browser;
}

/** A page of a test is gone before the code that the browser optimises for the long run pays for the optimising. */
const SHORT_LIVED = '--js-flags=--no-turbofan';

async function start(): Promise<Shared> {
  const persistTo = await mkdtemp(join(tmpdir(), 'measure-twice-'));
  process.once('exit', () => rmSync(persistTo, { recursive: true, force: true }));
  const [runtime, browser] = await Promise.all([
    serveBuilt({ persistTo }),
    launchBrowser([SHORT_LIVED]),
  ]);
  return { runtime, browser };
}

let started: Promise<Shared> | undefined;

/**
 * The built page behind the real Worker, and a browser. A test opens a context of its own (`openPhone`), so no storage,
 * cookie or service worker passes from one to the next. Needs `isolate: false` (vite.config.ts) to be shared by files.
 */
export const shared = (): Promise<Shared> => (started ??= start());
