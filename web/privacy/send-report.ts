import { isLeaving } from '../platform/leaving.ts';
import { sentNow } from './envelope-items.ts';
import { keepReport } from './recent-reports.ts';
import { isReportingOn } from './reporting-switch.ts';
import { clearWaiting, keepWaiting, takeWaiting, type Report } from './waiting-reports.ts';

// Taken before the SDK puts its own around it.
const nativeFetch = window.fetch.bind(window);

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;

/** Whether something waits, as far as this page knows. */
let waits = false;
let retryMs = FIRST_RETRY_MS;
let retry: ReturnType<typeof setTimeout> | undefined;

/** What the SDK hears of a report that is not its business any more. */
const taken = (): Response => new Response(null, { status: 200 });

function sendLater(): void {
  waits = true;
  clearTimeout(retry);
  retry = setTimeout(() => void sendWaiting(), retryMs);
  retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
}

/** Whether nobody of ours answered, so that the same report may be taken later. */
const isNoAnswer = (status: number): boolean => status >= 500;

async function sendAgain({ url, headers, body }: Report): Promise<boolean> {
  if (!isReportingOn()) return true;
  try {
    const now = sentNow(body, new Date());
    const { status } = await nativeFetch(url, {
      method: 'POST',
      headers,
      body: now as BodyInit,
    });
    // Over its limits the collector may take it another time.
    if (isNoAnswer(status) || status === 429) return false;
    await keepReport(now, status);
    return true;
  } catch {
    return false;
  }
}

async function sendAll(): Promise<void> {
  if (await takeWaiting(sendAgain)) {
    waits = false;
    retryMs = FIRST_RETRY_MS;
  } else sendLater();
}

/** Sends what waits, oldest first; one tab at a time. Never throws. */
export async function sendWaiting(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    if (!('locks' in navigator)) return await sendAll();
    await navigator.locks.request('measure-twice:reports', { ifAvailable: true }, async (lock) => {
      if (lock !== null) await sendAll();
    });
  } catch {
    // A page that is being left gets no lock; the next one does.
  }
}

async function wait(report: Report): Promise<boolean> {
  if (!(await keepWaiting(report))) return false;
  // Switched off in the meantime.
  if (!isReportingOn()) await clearWaiting();
  sendLater();
  return true;
}

/**
 * Every report of the page goes through here: none when reporting is off; without signal, or behind others that wait,
 * it is kept on the phone, which counts as sent. A copy of what is sent is kept for the person to read. Rejects, as
 * `fetch` does, when it could be neither sent nor kept.
 */
export async function sendReport(report: Report, how: RequestInit = {}): Promise<Response> {
  if (!isReportingOn()) return taken();
  // Who leaves now may not come back: then the order matters less.
  const isBehind = waits && !isLeaving();
  if ((isBehind || !navigator.onLine) && (await wait(report))) return taken();
  const { url, headers, body } = report;
  try {
    const init = { ...how, method: 'POST', headers, body: body as BodyInit };
    const response = await nativeFetch(url, init);
    if (isNoAnswer(response.status) && (await wait(report))) return taken();
    void keepReport(body, response.status);
    return response;
  } catch (error) {
    if (await wait(report)) return taken();
    throw error;
  }
}
