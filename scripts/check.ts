// `npm run check`: what can be said without running anything. Quick.
import process from 'node:process';

import { command, staticChecks, step, type Step } from './steps.ts';

/** Tests may set up alike; what is shipped, and what the tests stand on, says a thing once. */
const once = ['web', 'worker', 'scripts', 'tests/bench', 'tests/collector', 'tests/support'];

const checks: readonly Step[] = [
  ...staticChecks,
  ['dead code and unused dependencies', () => command('knip', '--no-progress')],
  ['repetition', () => command('jscpd', ...once, '--min-tokens', '75', '--exit-code', '1')],
];
for (const check of checks) {
  const { failed } = await step(check);
  if (failed > 0) process.exitCode = 1;
}
