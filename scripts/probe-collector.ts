import { setTimeout } from 'node:timers/promises';

import type { Destination } from '../worker/config.ts';
import { clientReport } from '../worker/envelope/client-report.ts';
import { redirectsTo } from './doctor/check-collector.ts';
import { type Answer, ask } from './doctor/finding.ts';

/** What a deployment should know of its collector: a sentence each, none where all is well. */
export interface Probe {
  /** It would never take what the Worker sends. */
  readonly refusals: readonly string[];
  /** It may: this machine cannot tell. */
  readonly remarks: readonly string[];
}

/** A relay takes what comes for a key that it does not know yet, and looks it up meanwhile. */
const LOOKED_UP_MS = 3000;

/** Asks the collector, as the Worker will, with a report on no drops: nothing of it shows up anywhere. */
export async function probeCollector(
  { envelopeUrl, projectId }: Destination,
  lookedUpMs = LOOKED_UP_MS,
): Promise<Probe> {
  const { host } = new URL(envelopeUrl);
  const post = (): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/x-sentry-envelope' };
    return ask(envelopeUrl, { method: 'POST', headers, body: clientReport([]) });
  };
  try {
    const first = await post();
    if (!isTaken(first)) return judge(first, host, projectId);
    await setTimeout(lookedUpMs);
    return judge(await post(), host, projectId);
  } catch {
    const says = `No answer from ${host} here. Only the Worker need reach it, which keeps what it is sent until it does.`;
    return remark(says);
  }
}

function judge(answer: Answer, host: string, projectId: string): Probe {
  const { status } = answer;
  if (isTaken(answer)) return { refusals: [], remarks: [] };
  if (status < 400) return refuse(`${redirectsTo(host, answer)}.`);
  if (status === 401 || status === 403) {
    return refuse(
      `${host} refuses the key of project ${projectId} (${status}): is SENTRY_DSN right, and COLLECTOR_HOST its collector?`,
    );
  }
  if (status === 404) {
    return refuse(
      `${host} takes no envelopes for project ${projectId} at that address (404): is COLLECTOR_HOST, with its path prefix, right?`,
    );
  }
  if (status === 429) {
    return remark(
      `${host} takes no more of project ${projectId} at this time: a quota or rate limit.`,
    );
  }
  return remark(`${host} answers ${status} to an envelope of project ${projectId}.`);
}

function refuse(says: string): Probe {
  return { refusals: [says], remarks: [] };
}

function remark(says: string): Probe {
  return { refusals: [], remarks: [says] };
}

function isTaken({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}
