import process from 'node:process';

import { findBrowser } from '../tests/support/find-browser.ts';
import { run } from './steps.ts';

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];

const install = [...asRoot, 'apt-get', 'install', '-q', '-y', '--no-install-recommends'];

/** Ways to get a browser, cheapest first; each may fail on a given machine. The headless shell is for tests to be quick. */
const ways: readonly (readonly string[])[] = [
  ['node_modules/.bin/playwright-core', 'install', 'chromium'],
  [...asRoot, 'apt-get', 'update', '-q'],
  [...install, 'chromium-headless-shell'],
  [...install, 'chromium'],
];

/** The path of a Chromium, installed if the machine has none; `log` takes what that says. Throws when none can be had. */
export async function ensureBrowser(log?: number): Promise<string> {
  for (const [command = '', ...args] of [[], ...ways]) {
    if (command !== '') {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run(command, args, { env, log, timeout: 300_000 });
    }
    const found = findBrowser();
    if (found !== undefined) return found;
  }
  throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH to one.');
}
