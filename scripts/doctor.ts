// `npm run doctor -- https://app.example`: sends one marked event through a deployed address and says in a line each
// what works and what does not. STATUS_TOKEN in the environment lets it see whether the event was delivered.
import process from 'node:process';
import { parseArgs } from 'node:util';

import { diagnose } from './doctor/diagnose.ts';
import { wranglerVars } from './wrangler-vars.ts';

const usage = 'usage: npm run doctor -- [--env NAME] https://app.example';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string' } },
});
const [address = ''] = positionals;
const site = URL.parse(address.includes('://') ? address : `https://${address}`);
if (address === '' || site === null) {
  console.error(usage);
  process.exit(2);
}

const vars = wranglerVars('wrangler.toml', values.env);
const signs = { ok: '✓', unknown: '?', wrong: '✗' };
let wrong = 0;
for await (const { verdict, check, says } of diagnose({
  site: site.origin,
  vars,
  statusToken: process.env['STATUS_TOKEN'],
})) {
  console.log(`${signs[verdict]} ${check}: ${says}`);
  if (verdict === 'wrong') wrong += 1;
}
console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
