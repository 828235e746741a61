import { isOnline } from '../../platform/attempt.ts';
import { isLeaving } from '../../platform/leaving.ts';
import { inOneTab } from '../../platform/one-tab.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { dropKept, keptForNextVisit } from './kept-for-next-visit.ts';
import { keepReport } from './recent-reports.ts';
import { createReportSender } from './report-sender.ts';
import { isReportingOn } from './reporting-switch.ts';
import { waitingReports } from './waiting-reports.ts';

// Taken before the SDK puts its own in its place.
const nativeFetch = window.fetch.bind(window);

const LOCK = 'measure-twice:reports';
/** A tab that holds the lock longer has stopped; each report is claimed, so none is sent twice. */
const LOCK_PATIENCE_MS = 60_000;

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
  isReportingOn,
  keepCopy: keepReport,
  kept: { read: keptForNextVisit, drop: dropKept },
  envelopeRequest: {
    url: import.meta.env.REPORT_PATH,
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
  },
});

export const { sendReport, sendWaiting } = sender;

// The browser cancels what is not sent to the end.
window.addEventListener('pagehide', sender.saveUnfinished);
