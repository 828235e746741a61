import { isOnline } from '../platform/attempt.ts';
import { importQuietly } from '../platform/import-quietly.ts';
import { isReportingOn, onReportingChange, reportingKnown } from './reports/reporting-switch.ts';
import { sendReport, sendWaiting } from './reports/send-report.ts';
import { readWaiting } from './reports/waiting-reports.ts';
import type { DataRouter } from 'react-router-dom';
import { routeName } from './route-name.ts';
import type * as Late from './late.ts';
import { pause } from './pause.ts';
import { reportViolations } from './policy-reports.ts';

declare global {
  interface Document {
    /** While a browser prepares a page that nobody sees yet; not in every browser. */
    readonly prerendering?: boolean;
  }
}

async function load(starting: Promise<DataRouter | undefined>): Promise<void> {
  const late: typeof Late | undefined = await importQuietly('late', () => import('./late.ts'));
  try {
    // What sends is the page's own too, so that the late chunk need not bring it along.
    await late?.begin(await starting, sendReport);
  } catch {
    // Nothing the page does may depend on telemetry.
  }
}

/** From here on a visit that ends before the SDK is there is reported as everything else is, under its route's name. */
async function knowTheWay(starting: Promise<DataRouter | undefined>): Promise<void> {
  const queue = window.earlyQueue;
  if (queue === undefined) return;
  queue.send = sendReport;
  const router = await starting;
  queue.route = () => routeName(window.location.pathname, router?.state.matches);
}

/** Resolves when something has gone wrong, which is to be told before the person leaves. */
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
 * Starts reporting once the page has settled and the person pauses or something has gone wrong, unless they
 * switched it off; then when they switch it on. Who leaves before that is counted all the same, and what waits for
 * signal is sent when there is some. Takes the page's start, which gives its router: should it fail, that is
 * reported like any other error. Call once. Never throws.
 */
export function startTelemetry(
  start: Promise<DataRouter | undefined>,
  settled: Promise<void>,
): void {
  const begin = (): void => startShown(start, settled);
  // A page that the browser prepares unasked may never be shown: until then nobody visits it.
  if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

function startShown(start: Promise<DataRouter | undefined>, settled: Promise<void>): void {
  const router = start.catch((error: unknown) => {
    reportError(error);
    return undefined;
  });
  // A visit may end soon: the database should have answered by then.
  void reportingKnown();
  reportViolations(sendReport);
  void knowTheWay(router);
  // A visit that ends soon has no time to open the database in which its report waits.
  if (!isOnline()) void readWaiting();
  let begun = false;
  const begin = (): void => {
    if (begun || !isReportingOn()) return;
    begun = true;
    void load(router);
  };
  onReportingChange(begin);
  const wrong = somethingWrong();
  // The SDK's own weight must not stand before what the person came for.
  void settled.then(() => Promise.race([pause(window), wrong])).then(begin);
  void settled.then(sendWaiting);
  window.addEventListener('online', () => void sendWaiting());
}
