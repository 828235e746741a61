import type { sendReport } from './reports/send-report.ts';

/** A visit that was reported before the SDK was there; what the SDK reports of it later goes on with these. */
export interface CountedVisit {
  readonly traceId: string;
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly startedAt: number;
}

/** Something that went wrong, as the page saw it; `at` is `Date.now()` of the moment. */
export type EarlyReport =
  | { readonly kind: 'error'; readonly at: number; readonly event: ErrorEvent }
  | { readonly kind: 'rejection'; readonly at: number; readonly event: PromiseRejectionEvent }
  | {
      readonly kind: 'react';
      readonly at: number;
      readonly error: unknown;
      readonly componentStack: string;
      readonly handled: boolean;
    };

/** Holds what goes wrong until the SDK is there to take it. */
export interface EarlyQueue {
  reports: EarlyReport[];
  /** Takes the reports once it is set; until then they queue. */
  live?: (report: EarlyReport) => void;
  tell: (report: EarlyReport) => void;
  /** The app's way of sending, and its router's name of the page, once they have come. */
  send?: typeof sendReport;
  route?: () => readonly [name: string, source: 'route' | 'url'];
  /** What was reported of this visit before the SDK was there, if it was. */
  counted?: CountedVisit;
  /** Ends that, and answers it. */
  takeVisit?: () => CountedVisit | undefined;
  /** Listeners on the window, taken off when the SDK's own are on. */
  readonly onError: (event: ErrorEvent) => void;
  readonly onRejection: (event: PromiseRejectionEvent) => void;
}

declare global {
  interface Window {
    earlyQueue?: EarlyQueue;
    /** Of each script that has come, by a line of a stack in it: put in by the build. */
    _sentryDebugIds?: Readonly<Record<string, string>>;
  }
}

/** A loop of errors says nothing new after so many. */
const MOST = 30;

/** Stands in every page's head, before anything that can fail. */
function startQueue(): void {
  const queue: EarlyQueue = {
    reports: [],
    tell: (report) => {
      if (queue.live !== undefined) queue.live(report);
      else if (queue.reports.length < MOST) queue.reports.push(report);
    },
    onError: (event) => queue.tell({ kind: 'error', at: Date.now(), event }),
    onRejection: (event) => queue.tell({ kind: 'rejection', at: Date.now(), event }),
  };
  window.earlyQueue = queue;
  window.addEventListener('error', queue.onError);
  window.addEventListener('unhandledrejection', queue.onRejection);
}

if (window.earlyQueue === undefined) startQueue();
