import type { Destination } from '../../worker/config.ts';
import { probeCollector } from '../probe-collector.ts';
import type { Finding } from './finding.ts';

const CHECK = 'collector';

/**
 * Requests the collector directly: it may answer, redirect, refuse or hang. Behind Cloudflare it
 * sees one address for all users (getsentry/relay#3493).
 */
export async function checkCollector(destination: Destination): Promise<Finding[]> {
  const { refusals, remarks, answer } = await probeCollector(destination, 0);
  const { host } = new URL(destination.envelopeUrl);
  const wrong = [...refusals, ...(answer === undefined ? [] : remarks)];
  if (wrong.length > 0) return wrong.map((says) => ({ check: CHECK, verdict: 'wrong', says }));
  if (answer === undefined) {
    const says = `not seen: no answer from ${host} here; only the Worker need reach it`;
    return [{ check: CHECK, verdict: 'unknown', says }];
  }
  const says = `${host} takes envelopes`;
  return [{ check: CHECK, verdict: 'ok', says }, address(host, answer.headers)];
}

/** Checks that the collector can see the user's address. */
function address(host: string, headers: Headers): Finding {
  const check = 'address';
  if (headers.has('cf-ray') || headers.get('server') === 'cloudflare') {
    const says = `${host} is behind Cloudflare, which tells it the same address for everybody who comes by a Worker (2a06:98c0:3600::103): give it a DNS-only host in COLLECTOR_HOST, unless it is in this Worker’s own zone`;
    return { check, verdict: 'wrong', says };
  }
  return { check, verdict: 'ok', says: 'nothing of Cloudflare’s stands before the collector' };
}
