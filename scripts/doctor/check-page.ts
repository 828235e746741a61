import { release } from '../../web/platform/release.ts';
import { ask, type Answer, detailOf, type Finding } from './finding.ts';

const WANTED = {
  'content-security-policy': /script-src 'self' 'sha256-/,
  'x-content-type-options': /^nosniff$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'referrer-policy': /./,
  'permissions-policy': /./,
};

/** Whether the Worker runs, its configuration is sound, and it is the release of this checkout. */
export async function* checkWorker(site: string): AsyncGenerator<Finding> {
  const check = 'worker';
  const { status, text } = await ask(`${site}/health`);
  if (status !== 200) {
    const says = detailOf(text) ?? `/health answers ${status}: is this our Worker?`;
    yield { check, verdict: 'wrong', says };
    return;
  }
  yield { check, verdict: 'ok', says: 'runs, its configuration is sound' };
  const found = /"release":"([^"]+)"/.exec(text)?.[1] ?? 'no release';
  const says = found === release ? release : `${found} is deployed, this checkout is ${release}`;
  yield { check: 'release', verdict: found === release ? 'ok' : 'wrong', says };
}

/** The page, its security headers, and the DSN in its script. */
export async function* checkPage(site: string, publicKey: string): AsyncGenerator<Finding> {
  const page = await ask(`${site}/`);
  const entry = /<script data-entry="([^"]+)"/.exec(page.text)?.[1];
  if (page.status !== 200 || entry === undefined) {
    const to = page.headers.get('location');
    const says = `/ answers ${page.status}${to === null ? '' : ` to ${to}`} without our page`;
    yield { check: 'page', verdict: 'wrong', says };
    return;
  }
  yield { check: 'page', verdict: 'ok', says: 'served' };
  const script = await ask(`${site}/assets/${entry}.js`);
  yield headers(page, script, await ask(`${site}/assets/no-such-file.js`));
  yield await checkDsn(site, script.text, publicKey);
}

function headers(page: Answer, script: Answer, missing: Answer): Finding {
  const faults = Object.entries(WANTED)
    .filter(([name, wanted]) => !wanted.test(page.headers.get(name) ?? ''))
    .map(([name]) => `${name} is missing or weakened`);
  if (/script-src[^;]*'unsafe-inline'/.test(page.headers.get('content-security-policy') ?? '')) {
    faults.push('the policy lets any inline script run');
  }
  if (!/immutable/.test(script.headers.get('cache-control') ?? '')) {
    faults.push('/assets is not cached for good');
  }
  if (missing.status !== 404) faults.push(`a missing asset answers ${missing.status}, not 404`);
  if (faults.length > 0) return { check: 'headers', verdict: 'wrong', says: faults.join('; ') };
  return { check: 'headers', verdict: 'ok', says: 'policy, cache rules and 404 are as built' };
}

/** The late chunk carries the DSN; its name stands in the entry. */
async function checkDsn(site: string, entry: string, publicKey: string): Promise<Finding> {
  const late = /late-[\w-]+\.js/.exec(entry)?.[0];
  const { text } = late === undefined ? { text: '' } : await ask(`${site}/assets/${late}`);
  if (text.includes(publicKey)) {
    return { check: 'dsn', verdict: 'ok', says: 'the page reports to the DSN of wrangler.toml' };
  }
  const says = 'the page was built with another SENTRY_DSN than wrangler.toml has: deploy again';
  return { check: 'dsn', verdict: 'wrong', says };
}
