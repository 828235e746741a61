import { randomUUID } from 'node:crypto';

import { environment, release } from '../../web/platform/release.ts';
import { type DoctorResponse, detailOf, fetchText, type Finding, isPage } from './finding.ts';

const SLOW_MS = 1900;

/** A marked event, as the page would send it. */
function markedEvent(dsn: string): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: 'other',
    level: 'info',
    logger: 'doctor',
    message: 'npm run doctor: a marked event, nothing is wrong',
    tags: { doctor: 'yes' },
    release,
    environment,
  };
  const lines = [
    { event_id: id, sent_at: new Date().toISOString(), dsn },
    { type: 'event' },
    event,
  ];
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

/** Sends one marked event through the tunnel as the page would; returns true if it was accepted. */
export async function* checkTunnel(
  site: string,
  dsn: string,
  path: string,
): AsyncGenerator<Finding, boolean> {
  const headers = { 'Content-Type': 'application/x-sentry-envelope', Origin: site };
  const answer = await fetchText(site + path, { method: 'POST', headers, body: markedEvent(dsn) });
  const says = fault(answer, path);
  if (says !== undefined) {
    yield { check: 'tunnel', verdict: 'wrong', says };
    return false;
  }
  const slow = answer.ms > SLOW_MS;
  const took = `took the event in ${Math.round(answer.ms)} ms`;
  yield {
    check: 'tunnel',
    verdict: slow ? 'wrong' : 'ok',
    says: slow
      ? `${took}, the longest that a phone waits: the collector is slow, or hangs`
      : `${path} ${took}`,
  };
  return true;
}

/**
 * Meaning of an error of the tunnel; undefined if it accepted the event. The Worker's own errors
 * have a text, a collector's have none.
 */
function fault(answer: DoctorResponse, path: string): string | undefined {
  const { status, text } = answer;
  if (isPage(answer)) {
    return `${path} answers ${status} with a web page: envelopes posted there reach no tunnel`;
  }
  if (status === 200) return undefined;
  const detail = detailOf(text);
  if (detail !== undefined) return `refused with ${status}: ${detail}`;
  if (text !== '') {
    return `${path} is not the tunnel (${status}): is the deployed TUNNEL_PATH or SENTRY_DSN another?`;
  }
  if (status === 429)
    return 'the collector takes no more at this time (429): a quota or rate limit';
  if (status === 401 || status === 403) {
    return `the collector refuses the DSN’s key, or this origin (${status})`;
  }
  return `the collector answers ${status}: is COLLECTOR_HOST, with its path prefix, right?`;
}
