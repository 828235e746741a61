// `npm run test:browser`: makes sure that there is a Chromium for the tests, and prints its path.
import process from 'node:process';

import { findBrowser, findHeadless, findProgram, SHELL } from '../tests/support/find-browser.ts';
import { run } from './run.ts';

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
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
    [...install, SHELL],
    [...install, 'chromium'],
  ],
  () => findBrowser() !== undefined,
);
// The shell does the same for three quarters of the processor time; the tests also run without it.
if (asRoot.length === 0 && process.env['CHROMIUM_PATH'] === undefined) {
  await tryAll(
    [[...install, '--no-remove', '-o', 'Acquire::Retries=0', SHELL]],
    () => findProgram([SHELL], []) !== undefined,
  );
}
const found = findHeadless();
if (found === undefined) {
  throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH to one.');
}
console.log(found);
