// `npm run doctor -- https://app.example`: sends one marked event through a deployed site and
// prints one line per check. STATUS_TOKEN in the environment lets it see whether the event arrived;
// SENTRY_AUTH_TOKEN, SENTRY_ORG and SENTRY_PROJECT let it see whether the collector has the source
// maps.
import process from 'node:process';
import { parseArgs } from 'node:util';

import { diagnose } from './doctor/diagnose.ts';
import { settingsOr, wranglerVars } from './wrangler-vars.ts';

const usage = 'usage: npm run doctor -- [--env NAME] https://app.example';

function readArguments(): { readonly environment: string | undefined; readonly site: URL } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { env: { type: 'string' } },
    });
    const [address = ''] = positionals;
    const site = URL.parse(address.includes('://') ? address : `https://${address}`);
    if (address !== '' && site !== null && positionals.length === 1) {
      return { environment: values.env, site };
    }
  } catch {
    // An unknown option.
  }
  console.error(usage);
  return process.exit(2);
}

const { environment, site } = readArguments();
const vars = settingsOr(() => wranglerVars('wrangler.toml', environment), 2);
const signs = { ok: '✓', note: '·', unknown: '?', wrong: '✗' };
const counts = { ok: 0, note: 0, unknown: 0, wrong: 0 };
for await (const { verdict, check, says } of diagnose({
  site: site.origin,
  vars,
  statusToken: process.env['STATUS_TOKEN'],
  upload: process.env,
})) {
  console.log(`${signs[verdict]} ${check}: ${says}`);
  counts[verdict] += 1;
}
const unseen = counts.unknown === 0 ? '' : ` ${counts.unknown} could not be seen: lines with “?”.`;
console.log(`${counts.wrong === 0 ? 'Nothing seen is wrong.' : `${counts.wrong} wrong.`}${unseen}`);
// 1: a check failed; 2: a check was not possible.
process.exitCode = counts.wrong > 0 ? 1 : counts.unknown > 0 ? 2 : 0;
