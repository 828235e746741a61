// `npm run deploy`: builds, uploads the source maps if SENTRY_AUTH_TOKEN is set, and deploys; stops
// if a setting is missing. `-- --env staging` selects an environment of wrangler.toml; other
// options go to `wrangler deploy`. With `--dry-run` it only prints the reasons against the
// deployment.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readConfig } from '../worker/config.ts';
import { deployRefusals, deployRemarks } from './deploy-refusals.ts';
import { envWithout, run } from './run.ts';
import { probeCollector } from './probe-collector.ts';
import { uploadMaps } from './upload-maps.ts';
import { bindsObjects, settingsOr, wranglerVars } from './wrangler-vars.ts';

async function must(name: string, args: readonly string[], env = process.env): Promise<void> {
  const code = await run(name, args, { env });
  if (code !== 0) process.exit(code);
}

function isLoggedIn(): boolean {
  if (process.env['CLOUDFLARE_API_TOKEN']) return true;
  return spawnSync('wrangler', ['whoami', '--json'], { stdio: 'ignore' }).status === 0;
}

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { env: { type: 'string', short: 'e' }, 'dry-run': { type: 'boolean' } },
});
// The build and wrangler use the same environment, so page and Worker share one DSN.
if (typeof values.env === 'string') process.env['CLOUDFLARE_ENV'] = values.env;

const vars = settingsOr(() => wranglerVars('wrangler.toml'), 1);
const refusals = deployRefusals({
  vars,
  environment: process.env,
  loggedIn: values['dry-run'] === true || isLoggedIn(),
});
// Invalid settings are not sent to the collector.
if (refusals.length === 0) {
  const { destinations } = readConfig(vars);
  const probes = await Promise.all([...destinations.values()].map((each) => probeCollector(each)));
  const remarks = deployRemarks(vars, bindsObjects('wrangler.toml', 'SPOOL'));
  for (const remark of [...remarks, ...probes.flatMap((probe) => probe.remarks)]) {
    console.warn(`Note: ${remark}`);
  }
  refusals.push(...probes.flatMap((probe) => probe.refusals));
}
for (const refusal of refusals) console.error(`Not deployed. ${refusal}`);
if (refusals.length > 0 && values['dry-run'] !== true) process.exit(1);

// The build runs hundreds of packages; none of them needs a key.
await must(
  'node',
  ['scripts/build.ts'],
  envWithout('CLOUDFLARE_API_', 'CLOUDFLARE_ACCOUNT_', 'SENTRY_AUTH_'),
);
if (values['dry-run'] === true) console.log('A dry run: the source maps stay here.');
else if (process.env['SENTRY_AUTH_TOKEN']) {
  try {
    console.log(await uploadMaps());
  } catch (error) {
    console.error(`Not deployed: ${(error as Error).message}.`);
    process.exit(1);
  }
} else console.log('No SENTRY_AUTH_TOKEN: the source maps stay here. See the README.');
// An explicit value, because wrangler warns if the file has several environments.
await must(
  'wrangler',
  ['deploy', ...(values.env === undefined ? ['--env', ''] : []), ...args],
  envWithout('SENTRY_AUTH_'),
);
