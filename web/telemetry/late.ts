// Everything that needs the SDK. Loaded late, and under this name because ad blockers know others.
import type { Client } from '@sentry/core';
import { captureReactException, getReplay, init, withScope } from '@sentry/react';

import { attempt } from '../platform/attempt.ts';
import { nextTask } from '../platform/scheduling.ts';
import type { EarlyReport } from './early-queue.ts';
import type { Routes } from './route-name.ts';
import { reportable } from './thrown.ts';
import { LISTENER, replayOptions, telemetryOptions, tracing, WRAPPER } from './options.ts';
import type { SendReport } from './transport.ts';
import { isReportingOn, onReportingChange } from './reports/reporting-switch.ts';
import { traceVisit } from './visit.ts';

/** An event of the browser with another reason, which the SDK reads from it. */
const withReason = (event: PromiseRejectionEvent, reason: unknown): PromiseRejectionEvent =>
  new Proxy(event, {
    get: (target, field) => (field === 'reason' ? reason : (Reflect.get(target, field) as unknown)),
  });

/** The SDK's ways of reading a thrown value, which fail at some values: those reach it as text. */
function readOddValues(client: Client): void {
  const { onerror, onunhandledrejection } = window;
  // These two are properties for the SDK, which looks at what they return.
  Object.assign(window, {
    onerror: ((message, file, line, column, error) =>
      onerror?.call(
        window,
        message,
        file,
        line,
        column,
        reportable(error) as Error,
      ) as unknown) satisfies OnErrorEventHandler,
    onunhandledrejection: (event: PromiseRejectionEvent): unknown => {
      const reason = reportable(event.reason);
      const isSame = Object.is(reason, event.reason);
      return onunhandledrejection?.call(window, isSame ? event : withReason(event, reason));
    },
  });
  const captureThrown = client.captureException.bind(client);
  client.captureException = (thrown, hint, scope) => {
    const originalException = reportable(thrown);
    const isSame = Object.is(originalException, thrown);
    return captureThrown(originalException, isSame ? hint : { ...hint, originalException }, scope);
  };
}

/** Hands a report to the SDK with the time at which it happened. */
function capture(report: EarlyReport): void {
  // Both from one clock: another one jumps while a phone sleeps.
  const timestamp = (Date.now() - performance.now() + report.at) / 1000;
  withScope((scope) => {
    scope.addEventProcessor((event) => Object.assign(event, { timestamp }));
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

/** The SDK listens by itself now; only React's errors still use the queue. */
function takeOver(client: Client): void {
  const early = window.earlyQueue;
  if (early === undefined) return;
  window.removeEventListener('error', early.onError);
  window.removeEventListener('unhandledrejection', early.onRejection);
  early.live = capture;
  // A report that cannot be captured must not cost the others.
  for (const report of early.reports.splice(0)) attempt(() => capture(report), undefined);
  if (early.missed > 0) client.recordDroppedEvent('queue_overflow', 'error', early.missed);
}

/**
 * Starts the SDK part by part, so that a slow phone never hangs: tracing with the visit, then the recording, and only
 * then the listener for uncaught errors. The early queue receives all errors before that, so the first error has a
 * replay too.
 */
export async function begin(routes: Routes | undefined, send: SendReport): Promise<void> {
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
      traceVisit(client, routes, window.earlyQueue?.takeVisit?.());
    },
    () => {
      client.addIntegration(replayOptions());
      if (!isReportingOn()) obey(false);
    },
    // The recording makes a hidden frame when a script first writes to a control: here, rather than at the user's first
    // key, where its 7 ms count four times on a cheap phone. It records nothing of an option that is in no list.
    () => {
      document.createElement('option').selected = true;
    },
    () => {
      client.addIntegration(LISTENER);
      readOddValues(client);
      takeOver(client);
      client.addIntegration(WRAPPER);
    },
  ];
  for (const part of parts) {
    await nextTask();
    // A browser that lacks an API of one part still has the other parts: errors above all.
    attempt(part, undefined);
  }
}
