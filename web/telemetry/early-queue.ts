import type { sendReport } from './reports/send-report.ts';

/** A visit that was reported before the SDK was loaded; the SDK continues it. */
export interface CountedVisit {
  readonly traceId: string;
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly startedAt: number;
}

/** Something that went wrong, as the page saw it; `at` is `performance.now()` of the moment. */
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

/** Holds errors until the SDK is loaded. */
export interface EarlyQueue {
  reports: EarlyReport[];
  /** The number of reports that found the queue full. */
  missed: number;
  /** Takes the reports once it is set; until then they queue. */
  live?: (report: EarlyReport) => void;
  tell: (report: EarlyReport) => void;
  /** The app's way of sending, and its router's name of the page, once they are loaded. */
  send?: typeof sendReport;
  route?: () => readonly [name: string, source: 'route' | 'url'];
  /** The visit, if it was reported before the SDK was loaded. */
  counted?: CountedVisit;
  /** Ends early reporting of the visit and returns it if it was counted. Errors follow when `live` is set. */
  takeVisit?: () => CountedVisit | undefined;
  /** Listeners on the window; `late.ts` removes them when the SDK's own are added. */
  readonly onError: (event: ErrorEvent) => void;
  readonly onRejection: (event: PromiseRejectionEvent) => void;
}

declare global {
  interface Window {
    earlyQueue?: EarlyQueue;
    /** Debug id of each loaded script by a line of a stack in it; the build adds them. */
    _sentryDebugIds?: Readonly<Record<string, string>>;
  }
}

/** A loop of errors says nothing new after this number. */
const MOST = 30;

/** Runs in every page's head, before anything that can fail. */
function startQueue(): void {
  const queue: EarlyQueue = {
    reports: [],
    missed: 0,
    tell: (report) => {
      if (queue.live !== undefined) queue.live(report);
      else if (queue.reports.length < MOST) queue.reports.push(report);
      else queue.missed += 1;
    },
    onError: (event) => queue.tell({ kind: 'error', at: performance.now(), event }),
    onRejection: (event) => queue.tell({ kind: 'rejection', at: performance.now(), event }),
  };
  window.earlyQueue = queue;
  window.addEventListener('error', queue.onError);
  window.addEventListener('unhandledrejection', queue.onRejection);
}

if (window.earlyQueue === undefined) startQueue();
