import { type Answer, ask, type Finding } from './finding.ts';

const CHECK = 'collector';

/**
 * Looks at the collector itself, from here: whether it redirects, which the tunnel does not follow, and whether it
 * stands behind Cloudflare, where it is told one address for everybody (getsentry/relay#3493).
 */
export async function checkCollector(envelopeUrl: string): Promise<Finding[]> {
  const url = new URL(envelopeUrl);
  // Asked by GET, an entrance for envelopes takes nothing; and no key is shown to who may stand there.
  const answer = await ask(url.origin + url.pathname).catch((error: unknown) => String(error));
  if (typeof answer === 'string') {
    const says = `not seen: no answer from ${url.host} here; only the Worker need reach it`;
    return [{ check: CHECK, verdict: 'unknown', says }];
  }
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    return [{ check: CHECK, verdict: 'wrong', says: redirectsTo(url.host, answer) }];
  }
  if (status >= 500) {
    const says = `${url.host} answers ${status}: what is in front of it works, it does not`;
    return [{ check: CHECK, verdict: 'wrong', says }];
  }
  return [{ check: CHECK, verdict: 'ok', says: `${url.host} answers` }, address(url.host, headers)];
}

/** What is wrong with a collector that redirects. */
export function redirectsTo(host: string, { status, headers }: Answer): string {
  const to = headers.get('location') ?? 'elsewhere';
  return `${host} redirects to ${to} (${status}), which the tunnel does not follow: put that host into COLLECTOR_HOST`;
}

/** Whether the collector can know the address of the person. */
function address(host: string, headers: Headers): Finding {
  const check = 'address';
  if (headers.has('cf-ray') || headers.get('server') === 'cloudflare') {
    const says = `${host} is behind Cloudflare, which tells it the same address for everybody who comes by a Worker (2a06:98c0:3600::103): give it a DNS-only host in COLLECTOR_HOST, unless it is in this Worker’s own zone`;
    return { check, verdict: 'wrong', says };
  }
  return { check, verdict: 'ok', says: 'nothing of Cloudflare’s stands before the collector' };
}
