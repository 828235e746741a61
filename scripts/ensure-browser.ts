// `npm run test:browser`: makes sure that there is a Chromium for the tests, and prints its path.
import process from 'node:process';

import { findBrowser, findHeadless, isHeadlessShell } from '../tests/support/find-browser.ts';
import { run } from './run.ts';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? [] : ['sudo', '--non-interactive'];
const install = [...asRoot, 'apt-get', 'install', '-q', '-y', '--no-install-recommends'];
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

async function tryAll(ways: readonly (readonly string[])[], isDone: () => boolean): Promise<void> {
  for (const [command = '', ...args] of ways) {
    if (isDone()) return;
    await run(command, args, { env, timeout: 300_000 });
  }
}

// Cheapest first; each may fail on a given machine.
await tryAll(
  [
    ['playwright', 'install', 'chromium'],
    [...asRoot, 'apt-get', 'update', '-q'],
    [...install, 'chromium-headless-shell'],
    [...install, 'chromium'],
  ],
  () => findBrowser() !== undefined,
);
// The headless shell takes a quarter less processor time. Only a container, which runs as root, gets it unasked.
if (isRoot && process.env['CHROMIUM_PATH'] === undefined) {
  await tryAll([[...install, '-o', 'Acquire::Retries=0', 'chromium-headless-shell']], () =>
    isHeadlessShell(findHeadless()),
  );
}
const found = findHeadless();
if (found === undefined) {
  throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH to one.');
}
console.log(found);
