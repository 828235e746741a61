import { attempt, isOnline } from '../../platform/attempt.ts';
import { importQuietly } from '../../platform/import-quietly.ts';
import { isLeaving } from '../../platform/leaving.ts';
import { sentNow } from './envelope-items.ts';
import { keepReport } from './recent-reports.ts';
import { isReportingKnown, isReportingOn, reportingKnown } from './reporting-switch.ts';
import {
  clearWaiting,
  keepWaiting,
  takeWaiting,
  type Outcome,
  type Report,
} from './waiting-reports.ts';

// Taken before the SDK puts its own around it.
const nativeFetch = window.fetch.bind(window);

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

/** Whether something waits for signal, as far as this page knows. */
let waits = false;
let retryMs = FIRST_RETRY_MS;
let retry: ReturnType<typeof setTimeout> | undefined;

/** What the SDK hears of a report that is not its business any more. */
const taken = (): Response => new Response(null, { status: 200 });

/** Once, however often it is asked for: or who reports again and again would put it off for ever. */
function sendLater(): void {
  retry ??= setTimeout(() => {
    retry = undefined;
    void sendWaiting();
  }, retryMs);
}

/** Whether nobody of ours answered, so that the same report may be taken later. */
const isNoAnswer = (status: number): boolean => status >= 500;

/** Posts a report. Where the network leads nowhere it gives up: the page may not be there much longer. */
function post({ url, headers, body }: Report, how: RequestInit = {}): Promise<Response> {
  // The Worker answers within two seconds; the rest is for the slowest of networks.
  const signal = attempt(() => AbortSignal.timeout(15_000 + body.length / 10), null);
  return nativeFetch(url, { ...how, method: 'POST', headers, body: body as BodyInit, signal });
}

async function sendAgain({ url, headers, body }: Report): Promise<Outcome> {
  // Reporting was switched off: then it is forgotten.
  if (!isReportingOn()) return 'sent';
  try {
    const now = sentNow(body, new Date());
    const { status } = await post({ url, headers, body: now });
    if (isNoAnswer(status)) return 'failed';
    if (status === 429) return 'limited';
    await keepReport(now, status);
    return 'sent';
  } catch {
    return 'failed';
  }
}

async function sendAll(): Promise<void> {
  const found = await takeWaiting(sendAgain);
  waits = found === 'stuck';
  retryMs = found === 'empty' ? FIRST_RETRY_MS : Math.min(retryMs * 2, LAST_RETRY_MS);
  if (found !== 'empty') sendLater();
}

/** Sends what waits, oldest first; one tab at a time. Never throws. */
export async function sendWaiting(): Promise<void> {
  if (!isOnline()) return;
  await reportingKnown();
  let isAsked = false;
  try {
    await navigator.locks.request('measure-twice:reports', { ifAvailable: true }, async (lock) => {
      isAsked = true;
      // What this page put there since the other began may not be among what it sends.
      if (lock === null) sendLater();
      else await sendAll();
    });
  } catch {
    // A page that is being left gets no lock; the next one does. Where there are none, each tab is alone.
    if (!isAsked && !isLeaving()) await sendAll();
  }
}

/** Number of reports that a page could neither send nor store when it was left. */
const DROPPED = 'storage:measure-twice:dropped-reports';

function countDropped(): void {
  attempt(() => {
    localStorage.setItem(DROPPED, String(Number(localStorage.getItem(DROPPED)) + 1));
  }, undefined);
}

async function reportDropped(report: Report): Promise<void> {
  if (attempt(() => localStorage.getItem(DROPPED), null) === null) return;
  const loaded = await importQuietly('dropped-reports', () => import('./dropped-reports.ts'));
  await loaded?.sendDropped(DROPPED, (body) => post({ ...report, body }));
}

async function wait(report: Report): Promise<boolean> {
  if (!(await keepWaiting(report, isLeaving()))) return false;
  // Switched off in the meantime.
  if (!isReportingOn()) await clearWaiting();
  waits = true;
  sendLater();
  return true;
}

/**
 * Every report of the page goes through here: none when reporting is off; without signal, or behind others that wait,
 * it is kept on the phone, which counts as sent. A copy of what is sent is kept for the person to read. Rejects, as
 * `fetch` does, when it could be neither sent nor kept.
 */
export async function sendReport(report: Report, how: RequestInit = {}): Promise<Response> {
  if (!isReportingKnown() && isLeaving()) {
    if (isReportingOn() && !(await keepWaiting(report, true))) countDropped();
    return taken();
  }
  await reportingKnown();
  if (!isReportingOn()) return taken();
  // Who leaves now may not come back: then the order matters less.
  const isBehind = waits && !isLeaving();
  if ((isBehind || !isOnline()) && (await wait(report))) return taken();
  try {
    const response = await post(report, how);
    if (isNoAnswer(response.status) && (await wait(report))) return taken();
    void keepReport(report.body, response.status);
    void reportDropped(report);
    return response;
  } catch (error) {
    if (await wait(report)) return taken();
    throw error;
  }
}
