// `npm run deploy`: builds, hands the source maps to the collector when SENTRY_AUTH_TOKEN is set, and
// deploys. Whatever follows on the command line goes to `wrangler deploy`, `--dry-run` for one.
import { copyFile, glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';

import { release } from '../web/telemetry/release.ts';
import { run } from './steps.ts';

const maps = '.local/sourcemaps';

async function must(name: string, args: readonly string[]): Promise<void> {
  const code = await run(name, args);
  if (code !== 0) process.exit(code);
}

/** Maps are matched by release and address, so that the scripts stay byte for byte as they were built. */
async function uploadMaps(): Promise<void> {
  // A map is found by lying beside its script; the served folder holds no maps.
  for await (const script of glob('dist/assets/*.js')) {
    await copyFile(script, join(maps, basename(script)));
  }
  const cli = ['--yes', '@sentry/cli@3.8.0', 'sourcemaps', 'upload'];
  await must('npx', [...cli, '--release', release, '--url-prefix', '~/assets', maps]);
}

await must('node', ['scripts/build.ts']);
if (process.env['SENTRY_AUTH_TOKEN'] === undefined) {
  console.log('No SENTRY_AUTH_TOKEN: the source maps stay here. See the README.');
} else await uploadMaps();
await must('wrangler', ['deploy', ...process.argv.slice(2)]);
