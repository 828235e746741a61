// `npm run check`: what can be said without running anything. Quick.
import process from 'node:process';

import { command, staticChecks, step } from './steps.ts';

for (const [title, work] of [
  ...staticChecks,
  ['dead code', () => command('knip', '--no-progress')] as const,
]) {
  const { failed } = await step(title, work);
  if (failed > 0) process.exitCode = 1;
}
