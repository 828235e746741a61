import { attempt, isOnline } from '../platform/attempt.ts';
import { randomHex } from '../platform/new-id.ts';
import { keepForNextVisit } from './reports/kept-for-next-visit.ts';
import type { EarlyQueue } from './early-queue.ts';
import {
  errorEnvelope,
  errorsToSend,
  lossEnvelope,
  visitEnvelope,
  type LeftPage,
} from './early-envelopes.ts';
import { snapshot, utf8Bytes } from './storage-snapshot.ts';

/** Bytes that a page sends while it closes; a browser refuses more than 64 KiB in all requests together. */
const MOST_BYTES = 56_000;
/** A browser refuses more of them at a time. */
const MOST_REQUESTS = 14;
/** Bytes of stored texts in the page load, without errors and with them. */
const TEXTS_ALONE = 40_000;
const TEXTS_WITH_ERRORS = 12_000;
/** Bytes of an error that the next visit sends. */
const KEPT_BYTES = 16_000;

/** Web vitals of this page load that the browser knows, in milliseconds. */
function measured(): Record<string, number> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const found = { ttfb: load?.responseStart, fcp: paint?.startTime };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

/** The page now. Start and end are from one clock: another one jumps while a phone sleeps, or when the user sets it. */
function leftPage(queue: EarlyQueue): LeftPage {
  const now = Date.now();
  const elapsed = performance.now();
  const { pathname, search, origin } = window.location;
  const startedAt = (now - elapsed) / 1000;
  queue.counted ??= { traceId: randomHex(16), sessionId: randomHex(16), startedAt };
  return {
    visit: queue.counted,
    now,
    elapsed,
    dsn: import.meta.env.SENTRY_DSN,
    traceLifecycle: import.meta.env.TRACE_LIFECYCLE,
    route: attempt(() => queue.route?.(), undefined) ?? [pathname, 'url'],
    url: origin + pathname + search,
    userAgent: navigator.userAgent,
    referrer: document.referrer,
    snapshot: snapshot(() => window.localStorage),
    measurements: attempt(measured, {}),
    debugIds: window['_sentryDebugIds'] ?? {},
  };
}

/** An envelope, and what a client report says if it is lost. */
interface Leaving {
  readonly body: string;
  readonly categories: readonly string[];
}

/** The page's envelopes: those that a closing page can send, and the rest. */
function envelopesOf(
  page: LeftPage,
  { reports, missed }: EarlyQueue,
  isCounted: boolean,
): { readonly now: readonly Leaving[]; readonly later: readonly Leaving[] } {
  const { errors, leftOut } = errorsToSend(reports, page);
  const now: Leaving[] = [];
  const later: Leaving[] = [];
  let room = MOST_BYTES;
  const add = (categories: readonly string[], body: string, otherwise = body): void => {
    const bytes = utf8Bytes(body);
    const fits = bytes <= room && now.length < MOST_REQUESTS;
    if (fits) room -= bytes;
    if (fits) now.push({ body, categories });
    else later.push({ body: otherwise, categories });
  };
  if (!isCounted) {
    const texts = errors.length > 0 ? TEXTS_WITH_ERRORS : TEXTS_ALONE;
    const trace = page.traceLifecycle === 'stream' ? 'span' : 'transaction';
    add([trace, 'session'], visitEnvelope(page, errors.length, texts));
  }
  const full = { reason: 'queue_overflow', category: 'error', quantity: missed } as const;
  const loss = lossEnvelope(page, [...leftOut, full]);
  if (loss !== undefined) add([], loss);
  errors.forEach((error, index) => {
    const sharing = Math.min(errors.length - index, MOST_REQUESTS - now.length);
    const body = errorEnvelope(page, error, room / Math.max(1, sharing));
    add(['error'], body, errorEnvelope(page, error, KEPT_BYTES));
  });
  return { now, later };
}

const HEADERS = { 'Content-Type': 'application/x-sentry-envelope' };

/** True if the user switched reporting off; `reports/reporting-switch.ts` stores the choice. */
const isOff = (): boolean =>
  attempt(() => {
    const key = 'measure-twice:reporting';
    return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) === 'off';
  }, false);

/**
 * Sends an envelope: through the app once it is loaded. If the app is not loaded, localStorage keeps the envelopes that
 * the network refuses.
 */
function post({ send }: EarlyQueue, body: string): void {
  const url = import.meta.env.REPORT_PATH;
  if (send === undefined && !isOnline() && keepForNextVisit([body]) > 0) return;
  if (send !== undefined) {
    send({ url, headers: HEADERS, body }, { keepalive: true }).catch(() => undefined);
    return;
  }
  const sent = fetch(url, { method: 'POST', headers: HEADERS, body, keepalive: true });
  sent.catch(() => keepForNextVisit([body]));
}

/**
 * Until the SDK is loaded, reports the visit and its errors when the user leaves or hides the page, since it may never
 * come back: first the page load and the session, then errors. The next visit sends those that do not fit. The SDK takes
 * the visit some tasks before it takes the errors; a page that closes in between still has to report them here.
 */
function watchVisit(queue: EarlyQueue): void {
  let isTaken = false;
  const leave = ({ type }: Event): void => {
    if (type === 'visibilitychange' && document.visibilityState === 'visible') return;
    // The page leads to the one in the user's language: see head.ts.
    if (document.documentElement.hidden) return;
    const isCounted = isTaken || queue.counted !== undefined;
    if ((isCounted && queue.reports.length === 0) || document.prerendering || isOff()) return;
    const page = leftPage(queue);
    const { now, later } = envelopesOf(page, queue, isCounted);
    queue.reports = [];
    queue.missed = 0;
    const kept = keepForNextVisit(later.map(({ body }) => body));
    const lost = later.slice(kept).flatMap(({ categories }) => categories);
    const loss = lossEnvelope(
      page,
      lost.map((category) => ({ reason: 'buffer_overflow', category, quantity: 1 })),
    );
    for (const { body } of now) post(queue, body);
    if (loss !== undefined) post(queue, loss);
  };
  queue.takeVisit = () => {
    isTaken = true;
    return queue.counted;
  };
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', leave);
}

if (window.earlyQueue !== undefined) watchVisit(window.earlyQueue);
