// `npm run test:browser`: installs Chromium for the tests if necessary, and prints its path.
import process from 'node:process';

import { findBrowser } from '../tests/support/find-browser.ts';
import { run } from './run.ts';

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];

const install = [...asRoot, 'apt-get', 'install', '-q', '-y', '--no-install-recommends'];

/** Ways to get a browser, cheapest first; each may fail on a given machine. The headless shell makes tests faster. */
const ways: readonly (readonly string[])[] = [
  ['playwright', 'install', 'chromium'],
  [...asRoot, 'apt-get', 'update', '-q'],
  [...install, 'chromium-headless-shell'],
  [...install, 'chromium'],
];

let found = findBrowser();
for (const [command = '', ...args] of ways) {
  if (found !== undefined) break;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(command, args, { env, timeout: 300_000 });
  found = findBrowser();
}
if (found === undefined) {
  throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH to one.');
}
console.log(found);
