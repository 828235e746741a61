import { attempt, isOnline } from '../../platform/attempt.ts';
import { importQuietly } from '../../platform/import-quietly.ts';
import { isClosing, isLeaving } from '../../platform/leaving.ts';
import { inOneTab } from '../../platform/one-tab.ts';
import { keepForNextVisit, keptForNextVisit, removeKept } from './kept-for-next-visit.ts';
import { keepReport } from './recent-reports.ts';
import { createReportSender } from './report-sender.ts';
import { isReportingKnown, isReportingOn, reportingKnown } from './reporting-switch.ts';
import type { Report } from './stored-report.ts';
import { waitingReports } from './waiting-reports.ts';

// Taken before the SDK puts its own in its place.
const nativeFetch = window.fetch.bind(window);

const LOCK = 'measure-twice:reports';
/** A tab that holds the lock longer has stopped; each report is claimed, so none is sent twice. */
const LOCK_PATIENCE_MS = 60_000;

/** Starts something that may never end; its signal aborts after a time, and the promise then rejects, whatever it does. */
async function withDeadline<Value>(
  ms: number,
  start: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ended.abort();
      reject(new Error('no answer'));
    }, ms);
  });
  try {
    return await Promise.race([start(ended.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

const sender = createReportSender({
  store: waitingReports,
  post: ({ url, headers, body }, how, patienceMs) =>
    withDeadline(patienceMs, (signal) =>
      nativeFetch(url, { ...how, method: 'POST', headers, body: body as BodyInit, signal }),
    ),
  exclusively: (work) => inOneTab(LOCK, LOCK_PATIENCE_MS, isLeaving, work),
  later: (ms, task) => void setTimeout(task, ms),
  now: () => Date.now(),
  isOnline,
  isLeaving,
  isClosing,
  isReportingOn,
  reportingKnown,
  keepCopy: keepReport,
  kept: {
    read: keptForNextVisit,
    add: (body) => keepForNextVisit([body]) > 0,
    remove: removeKept,
  },
  envelopeRequest: {
    url: import.meta.env.REPORT_PATH,
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
  },
});

/** Number of reports that a page could neither send nor store when it closed. */
const DROPPED = 'storage:measure-twice:dropped-reports';

function countDropped(): void {
  attempt(() => {
    localStorage.setItem(DROPPED, String(Number(localStorage.getItem(DROPPED)) + 1));
  }, undefined);
}

/** Reports the number of dropped reports after another one has arrived. */
async function reportDropped({ url, headers }: Report): Promise<void> {
  if (attempt(() => localStorage.getItem(DROPPED), null) === null) return;
  const loaded = await importQuietly('dropped-reports', () => import('./dropped-reports.ts'));
  await loaded?.sendDropped(DROPPED, async (body) =>
    nativeFetch(url, { method: 'POST', headers, body: body as BodyInit }),
  );
}

/**
 * Sends or stores a report of the page, if reporting is on; see `ReportSender`. Until the database has answered, reports
 * wait in memory: reporting that is off in either store is off.
 */
export async function sendReport(report: Report, how: RequestInit = {}): Promise<Response> {
  if (!isReportingKnown() && isLeaving()) {
    if (isReportingOn() && !(await sender.storeReport(report))) countDropped();
    return new Response(null, { status: 200 });
  }
  const response = await sender.sendReport(report, how);
  void reportDropped(report);
  return response;
}

/** Sends the stored reports, oldest first. Never rejects. */
export async function sendWaiting(): Promise<void> {
  await reportingKnown();
  await sender.sendWaiting();
}

// The browser cancels what is not sent to the end.
window.addEventListener('pagehide', sender.saveUnfinished);
