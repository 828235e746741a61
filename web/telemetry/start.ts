import { isOnline } from '../platform/attempt.ts';
import { importQuietly } from '../platform/import-quietly.ts';
import { isReportingOn, onReportingChange, reportingKnown } from './reports/reporting-switch.ts';
import { sendReport, sendWaiting } from './reports/send-report.ts';
import { readWaiting } from './reports/waiting-reports.ts';
import { routeName, type Routes } from './route-name.ts';
import type * as Late from './late.ts';
import { pause } from './pause.ts';
import { reportViolations } from './policy-reports.ts';

declare global {
  interface Document {
    /** True while the browser prepares a page that is not visible yet; not in every browser. */
    readonly prerendering?: boolean;
  }
}

async function load(starting: Promise<Routes | undefined>): Promise<void> {
  const late: typeof Late | undefined = await importQuietly('late', () => import('./late.ts'));
  try {
    // The page itself needs the sender too, so the late chunk need not include it.
    await late?.begin(await starting, sendReport);
  } catch {
    // The page must not depend on telemetry.
  }
}

/** Gives the early queue the app's sender and the name of the route. */
async function knowTheWay(starting: Promise<Routes | undefined>): Promise<void> {
  const queue = window.earlyQueue;
  if (queue === undefined) return;
  queue.send = sendReport;
  const routes = await starting;
  queue.route = () => routeName(window.location.pathname, routes);
}

/** Forgets errors from before the user switched reporting on or off. */
function emptyEarlyQueue(): void {
  const queue = window.earlyQueue;
  if (queue === undefined) return;
  queue.reports = [];
  queue.missed = 0;
}

/** Resolves at the first error, which must be reported before the user leaves. */
const somethingWrong = (): Promise<void> =>
  new Promise((resolve) => {
    const queue = window.earlyQueue;
    if (queue === undefined) return;
    const { tell } = queue;
    queue.tell = (report) => {
      tell(report);
      resolve();
    };
    if (queue.reports.length > 0) resolve();
  });

/**
 * Starts reporting once the page has settled and the user pauses or an error occurs; if the user switched it off, when
 * they switch it on. A shorter visit is counted too, and stored reports are sent. Takes the page's start, which
 * resolves to its routes: if it fails, that is reported like any other error. Call once. Never throws.
 */
export function startTelemetry(start: Promise<Routes | undefined>, settled: Promise<void>): void {
  const begin = (): void => startShown(start, settled);
  // A page that the browser prepares by itself may never be shown: until then there is no visit.
  if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

function startShown(start: Promise<Routes | undefined>, settled: Promise<void>): void {
  const routes = start.catch((error: unknown) => {
    reportError(error);
    return undefined;
  });
  // A visit may end soon: the database should have answered by then.
  void reportingKnown();
  reportViolations(sendReport);
  void knowTheWay(routes);
  // A short visit has no time to open the database for its report.
  if (!isOnline()) void readWaiting();
  let begun = false;
  const begin = (): void => {
    if (begun || !isReportingOn()) return;
    begun = true;
    void load(routes);
  };
  onReportingChange(() => {
    if (!begun) emptyEarlyQueue();
    begin();
  });
  const wrong = somethingWrong();
  // The SDK must not delay the page's own content.
  void settled.then(() => Promise.race([pause(window), wrong])).then(begin);
  void settled.then(sendWaiting);
  window.addEventListener('online', () => void sendWaiting());
}
