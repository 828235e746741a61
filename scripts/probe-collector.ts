import { setTimeout } from 'node:timers/promises';

import type { Destination } from '../worker/config.ts';
import { clientReport } from '../worker/envelope/client-report.ts';
import { type DoctorResponse, fetchText, NoAnswer } from './doctor/finding.ts';

/** Findings about a collector before a deployment, one sentence each. */
export interface Probe {
  /** Reasons why it would reject the Worker's envelopes. */
  readonly refusals: readonly string[];
  /** Points that this machine cannot check. */
  readonly remarks: readonly string[];
  /** Its response; undefined if it could not be reached. */
  readonly answer: DoctorResponse | undefined;
}

/** Relay accepts envelopes for an unknown key while it looks the key up. ms. */
const LOOKED_UP_MS = 3000;

/** Sends the collector an empty client report, as the Worker would; it leaves no trace there. */
export async function probeCollector(
  { envelopeUrl, projectId }: Destination,
  lookedUpMs = LOOKED_UP_MS,
): Promise<Probe> {
  const { host } = new URL(envelopeUrl);
  const post = (): Promise<DoctorResponse> => {
    const headers = { 'Content-Type': 'application/x-sentry-envelope' };
    return fetchText(envelopeUrl, { method: 'POST', headers, body: clientReport([]) });
  };
  try {
    const first = await post();
    if (!isTaken(first)) return judge(first, host, projectId);
    await setTimeout(lookedUpMs);
    return judge(await post(), host, projectId);
  } catch (error) {
    if (error instanceof NoAnswer && error.hangs) {
      const says = `${host} takes an envelope and does not answer: it hangs, and so does all that is sent to it.`;
      return { refusals: [says], remarks: [], answer: undefined };
    }
    const says = `No answer from ${host} here. Only the Worker need reach it, which keeps what it is sent until it does.`;
    return { refusals: [], remarks: [says], answer: undefined };
  }
}

function judge(answer: DoctorResponse, host: string, projectId: string): Probe {
  const refuse = (says: string): Probe => ({ refusals: [says], remarks: [], answer });
  const remark = (says: string): Probe => ({ refusals: [], remarks: [says], answer });
  const { status } = answer;
  if (isTaken(answer)) return { refusals: [], remarks: [], answer };
  if (status < 300) {
    const type = answer.headers.get('content-type') ?? 'something';
    return refuse(
      `${host} answers ${status} with ${type}, as a web page does and no collector: what is sent there is lost. Is COLLECTOR_HOST, with its path prefix, right?`,
    );
  }
  if (status < 400) {
    const to = answer.headers.get('location') ?? 'elsewhere';
    return refuse(
      `${host} redirects to ${to} (${status}), which the tunnel does not follow: put that host into COLLECTOR_HOST.`,
    );
  }
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
  if (status >= 500 || status === 408 || status === 425) {
    return remark(`${host} answers ${status}: it does not work at this time.`);
  }
  return refuse(
    `${host} answers ${status} to an envelope of project ${projectId}: such envelopes are dropped. Is COLLECTOR_HOST a Sentry-compatible collector?`,
  );
}

/** A collector confirms in JSON or with an empty body; any other 200 is not from a collector. */
function isTaken({ status, text }: DoctorResponse): boolean {
  if (status < 200 || status >= 300) return false;
  if (text.trim() === '') return true;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
