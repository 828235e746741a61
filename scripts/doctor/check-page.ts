import { release } from '../../web/platform/release.ts';
import { fetchText, detailOf, type Finding } from './finding.ts';

/** Checks that the Worker runs with a valid configuration and this checkout's release. */
export async function* checkWorker(site: string): AsyncGenerator<Finding> {
  const check = 'worker';
  const { status, text } = await fetchText(`${site}/health`);
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

/** Checks the page and the DSN in its telemetry script; returns the file name of that script. */
export async function* checkPage(
  site: string,
  publicKey: string,
): AsyncGenerator<Finding, string | undefined> {
  const page = await fetchText(`${site}/`);
  const entry = /<link rel="modulepreload"[^>]* href="([^"]+)"/.exec(page.text)?.[1];
  if (page.status !== 200 || entry === undefined) {
    const to = page.headers.get('location');
    const says = `/ answers ${page.status}${to === null ? '' : ` to ${to}`} without our page`;
    yield { check: 'page', verdict: 'wrong', says };
    return undefined;
  }
  yield { check: 'page', verdict: 'ok', says: 'served' };
  const script = await fetchText(site + entry);
  const late = /late-[\w-]+\.js/.exec(script.text)?.[0];
  yield await checkDsn(site, late, publicKey);
  return late;
}

/** The entry names the late chunk, which contains the DSN. */
async function checkDsn(
  site: string,
  late: string | undefined,
  publicKey: string,
): Promise<Finding> {
  const { text } = late === undefined ? { text: '' } : await fetchText(`${site}/assets/${late}`);
  if (text.includes(publicKey)) {
    return { check: 'dsn', verdict: 'ok', says: 'the page reports to the DSN of wrangler.toml' };
  }
  const says = 'the page was built with another SENTRY_DSN than wrangler.toml has: deploy again';
  return { check: 'dsn', verdict: 'wrong', says };
}
