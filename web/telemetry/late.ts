// Everything that needs the SDK. Loaded late, and under this name because ad blockers know others.
import { captureReactException, getReplay, init, withScope } from '@sentry/react';

import type { Router } from '../app/router.ts';
import type { EarlyReport } from './early-queue.ts';
import { telemetryOptions } from './options.ts';
import type { KeepReport } from './transport.ts';
import { onReportingChange } from './reporting-switch.ts';
import { traceRoutes } from './route-spans.ts';

/** Hands a report to the SDK as if it happened now, but with the time it did. */
function capture(report: EarlyReport): void {
  withScope((scope) => {
    scope.addEventProcessor((event) => Object.assign(event, { timestamp: report.at / 1000 }));
    switch (report.kind) {
      case 'error': {
        const { message, filename, lineno, colno, error } = report.event;
        // The SDK's own handler, so that early errors look like all others.
        window.onerror?.(message, filename, lineno, colno, error as Error);
        break;
      }
      case 'rejection':
        window.onunhandledrejection?.(report.event);
        break;
      case 'react':
        captureReactException(
          report.error,
          { componentStack: report.componentStack },
          { mechanism: { handled: report.handled, type: 'auto.function.react.error_handler' } },
        );
        break;
    }
  });
}

/** From here on the SDK listens by itself; only React's errors still come through the queue. */
function takeOver(): void {
  const early = window.earlyQueue;
  if (early === undefined) return;
  window.removeEventListener('error', early.onError);
  window.removeEventListener('unhandledrejection', early.onRejection);
  early.live = capture;
  for (const report of early.reports.splice(0)) capture(report);
}

/** Starts the SDK, traces the router's pages and takes over what went wrong so far. */
export function begin(router: Router | undefined, keep: KeepReport): void {
  const client = init(telemetryOptions(keep));
  if (client === undefined) return;
  traceRoutes(client, router);
  takeOver();
  onReportingChange((on) => {
    client.getOptions().enabled = on;
    if (on) getReplay()?.startBuffering();
    else void getReplay()?.stop({ flush: false });
  });
}
