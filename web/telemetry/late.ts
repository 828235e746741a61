// Everything that needs the SDK. Loaded late, and under this name because ad blockers know others.
import { captureReactException, getReplay, init, withScope } from '@sentry/react';

import { attempt } from '../platform/attempt.ts';
import { nextTask } from '../platform/scheduling.ts';
import type { DataRouter } from 'react-router-dom';
import type { EarlyReport } from './early-queue.ts';
import { LISTENER, replay, telemetryOptions, tracing } from './options.ts';
import type { SendReport } from './transport.ts';
import { isReportingOn, onReportingChange } from './reports/reporting-switch.ts';
import { traceVisit } from './visit.ts';

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

/**
 * Starts the SDK part by part, so that a slow phone never hangs: tracing with the visit so far, then the recording,
 * and only then the listener for what nobody caught. Until that is there the early queue hears of everything; so the
 * first error, too, arrives with a replay.
 */
export async function begin(router: DataRouter | undefined, send: SendReport): Promise<void> {
  // After the evaluation of this chunk.
  await nextTask();
  const client = init(telemetryOptions(send));
  if (client === undefined) return;
  const obey = (on: boolean): void => {
    client.getOptions().enabled = on;
    if (on) getReplay()?.startBuffering();
    else void getReplay()?.stop({ flush: false });
  };
  onReportingChange(obey);
  const parts = [
    () => {
      client.addIntegration(tracing());
      traceVisit(client, router, window.earlyQueue?.takeVisit?.());
    },
    () => {
      client.addIntegration(replay());
      if (!isReportingOn()) obey(false);
    },
    () => {
      client.addIntegration(LISTENER);
      takeOver();
    },
  ];
  for (const part of parts) {
    await nextTask();
    // A browser that lacks what one part stands on still has the others: errors above all.
    attempt(part, undefined);
  }
}
