import { release } from '../../web/platform/release.ts';
import {
  type DoctorResponse,
  detailOf,
  fetchText,
  type Finding,
  isPage,
  NoAnswer,
} from './finding.ts';

/** Checks that the Worker runs with a valid configuration and this checkout's release. Returns false if it is not ours. */
export async function* checkWorker(site: string): AsyncGenerator<Finding, boolean> {
  const check = 'worker';
  const health = await askHealth(site);
  const { status, text } = health;
  if (isPage(health)) {
    const says = `${site} answers every address with a web page, /health too: that is a static host or another app, and our Worker does not run there. Is the address right, and was \`npm run deploy\` used?`;
    yield { check, verdict: 'wrong', says };
    return false;
  }
  if (status !== 200) {
    const says =
      detailOf(text) ??
      (await otherScheme(site, health)) ??
      `/health answers ${status}: is this our Worker?`;
    yield { check, verdict: 'wrong', says };
    return detailOf(text) !== undefined;
  }
  yield { check, verdict: 'ok', says: 'runs, its configuration is sound' };
  const found = /"release":"([^"]+)"/.exec(text)?.[1] ?? 'no release';
  const says = found === release ? release : `${found} is deployed, this checkout is ${release}`;
  yield { check: 'release', verdict: found === release ? 'ok' : 'wrong', says };
  return true;
}

/** Asks for `/health`. Throws a `NoAnswer` that names the scheme if only the other one is answered. */
async function askHealth(site: string): Promise<DoctorResponse> {
  try {
    return await fetchText(`${site}/health`);
  } catch (error) {
    const other = await otherScheme(site);
    throw other === undefined ? error : new Error(other, { cause: error });
  }
}

/** An explanation if the site is there under the other scheme: it redirects to it, or answers it. */
async function otherScheme(site: string, answer?: DoctorResponse): Promise<string | undefined> {
  const url = new URL(site);
  const wanted = url.protocol === 'https:' ? 'http' : 'https';
  const other = `${wanted}://${url.host}`;
  const says = `${site} is the wrong scheme: the site is at`;
  const to = answer?.headers.get('location');
  if (to) {
    const { origin } = new URL(to, site);
    const isOther = origin.replace(/:\d+$/, '') === other.replace(/:\d+$/, '');
    return isOther ? `${says} ${origin}` : `${site} redirects to ${origin}: is that the site?`;
  }
  try {
    const found = await fetchText(`${other}/health`);
    return found.status === 200 && !isPage(found) ? `${says} ${other}` : undefined;
  } catch (error) {
    // A certificate that is not trusted here is a certificate all the same.
    return error instanceof NoAnswer && error.isUntrusted ? `${says} ${other}` : undefined;
  }
}

/** Checks the page and the DSN in its telemetry script; returns the file name of that script. */
export async function* checkPage(
  site: string,
  publicKey: string,
): AsyncGenerator<Finding, string | undefined> {
  const page = await fetchText(`${site}/`);
  const scripts = [
    ...page.text.matchAll(/<link rel="(?:later|modulepreload)"[^>]* href="([^"]+)"/g),
  ];
  if (page.status !== 200 || scripts.length === 0) {
    const to = page.headers.get('location');
    const says = `/ answers ${page.status}${to === null ? '' : ` to ${to}`} without our page`;
    yield { check: 'page', verdict: 'wrong', says };
    return undefined;
  }
  yield { check: 'page', verdict: 'ok', says: 'served' };
  const late = await telemetryScript(scripts.map(([, path = '']) => site + path));
  yield await checkDsn(site, late, publicKey);
  return late;
}

/** File name of the telemetry script, which one of the page's scripts imports; undefined if none does. */
async function telemetryScript(scripts: readonly string[]): Promise<string | undefined> {
  for (const script of scripts) {
    const { text } = await fetchText(script);
    const [late] = /late-[\w-]+\.js/.exec(text) ?? [];
    if (late !== undefined) return late;
  }
  return undefined;
}

/** The telemetry script contains the DSN. */
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
