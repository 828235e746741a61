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
  /** Listeners on the window, taken off when the SDK's own are on. */
  readonly onError: (event: ErrorEvent) => void;
  readonly onRejection: (event: PromiseRejectionEvent) => void;
}

declare global {
  interface Window {
    earlyQueue?: EarlyQueue;
  }
}

/**
 * Goes inline into every page's head, before anything that can fail. A constant, because its hash is
 * in the Content-Security-Policy. Old syntax on purpose: it must run where nothing else does. It keeps
 * the first 30 reports: a loop of errors says nothing new after that.
 */
export const EARLY_QUEUE_SCRIPT = `(function(w){if(w.earlyQueue)return;var e=w.earlyQueue={reports:[],tell:function(r){if(e.live)e.live(r);else if(e.reports.length<30)e.reports.push(r)},onError:function(v){e.tell({kind:"error",at:Date.now(),event:v})},onRejection:function(v){e.tell({kind:"rejection",at:Date.now(),event:v})}};w.addEventListener("error",e.onError);w.addEventListener("unhandledrejection",e.onRejection)})(window)`;
