import { environment, release, version } from '../platform/release.ts';
import { attempt } from '../platform/attempt.ts';
import { randomHex } from '../platform/new-id.ts';
import { isNoise } from './drop-rules.ts';
import type { CountedVisit, EarlyQueue, EarlyReport } from './early-queue.ts';
import { MOST_WHEN_LEAVING, shortened, snapshot } from './storage-snapshot.ts';

/** What the browser measured of this page load, in the protocol's form. */
function measured(): Record<string, { value: number; unit: 'millisecond' }> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const found = { ttfb: load?.responseStart, fcp: paint?.startTime };
  return Object.fromEntries(
    Object.entries(found)
      .filter((entry): entry is [string, number] => entry[1] !== undefined)
      .map(([name, value]) => [name, { value, unit: 'millisecond' }]),
  );
}

/** The end of a line of a stack. */
const SPOT = /:(\d{1,9}):(\d{1,9})\)?$/;

/** `at name (address:line:column)`, or `name@address:line:column` in Firefox and Safari. */
function frameIn(line: string): object | undefined {
  const text = line.trim();
  const spot = SPOT.exec(text);
  if (spot === null) return undefined;
  const at = text.slice(text.startsWith('at ') ? 3 : 0, spot.index);
  const [name, filename = name] = at.split(/ \(|@/, 2);
  return {
    function: name === filename ? '?' : name,
    filename,
    lineno: Number(spot[1]),
    colno: Number(spot[2]),
    in_app: true,
  };
}

const framesOf = (stack = ''): readonly object[] =>
  stack
    .split('\n')
    .flatMap((line) => frameIn(line) ?? [])
    .toReversed();

/** An error as the SDK would write it, but for what only it knows; undefined for what it would drop. */
function exceptionOf(report: EarlyReport): object | undefined {
  const thrown: unknown =
    report.kind === 'react'
      ? report.error
      : report.kind === 'error'
        ? (report.event.error ?? report.event.message)
        : report.event.reason;
  const {
    name: type = 'Error',
    message: value = String(thrown),
    stack,
  } = Object(thrown) as Partial<Error>;
  if (isNoise(`${type}: ${value}`) || isNoise(value)) return undefined;
  const mechanism = { type: report.kind, handled: report.kind === 'react' && report.handled };
  return { type, value, mechanism, stacktrace: { frames: framesOf(stack) } };
}

/** The debug ids of the scripts that have come: by them a collector finds their sources. */
const images = (): readonly object[] =>
  Object.entries(window['_sentryDebugIds'] ?? {}).map(([stack, debug_id]) => ({
    type: 'sourcemap',
    // As `scripts/debug-ids.ts` writes it: "at ADDRESS:1".
    code_file: stack.slice(3, -2),
    debug_id,
  }));

/** Page load, session and errors in one envelope: as the SDK writes them, but for spans, which only it collects. */
function envelopeOf(
  visit: CountedVisit,
  { reports, route }: EarlyQueue,
  isCounted: boolean,
): string {
  const { pathname, search, origin } = window.location;
  const eventId = randomHex(16);
  const [name, source] = attempt(() => route?.(), undefined) ?? [pathname, 'url'];
  const now = new Date();
  const op = 'pageload';
  const trace = { trace_id: visit.traceId, span_id: randomHex(8) };
  const headers = { 'User-Agent': navigator.userAgent, Referer: document.referrer || undefined };
  const common = {
    platform: 'javascript',
    transaction: name,
    release,
    environment,
    tags: { version },
    sdk: { name: 'diy-mini-web.early', version, settings: { infer_ip: 'auto' } },
    request: { url: origin + pathname + search, headers },
    extra: {
      localStorage: shortened(
        snapshot(() => window.localStorage),
        MOST_WHEN_LEAVING / (reports.length + 1),
      ),
    },
  };
  const transaction = {
    ...common,
    type: 'transaction',
    event_id: eventId,
    transaction_info: { source },
    start_timestamp: visit.startedAt,
    timestamp: now.getTime() / 1000,
    contexts: {
      trace: {
        ...trace,
        op,
        origin: 'auto.pageload.early',
        status: 'ok',
        data: { 'sentry.op': op, 'sentry.idle_span_finish_reason': 'documentHidden' },
      },
    },
    spans: [],
    measurements: attempt(measured, {}),
  };
  const events = reports.flatMap((report) => {
    const exception = exceptionOf(report);
    if (exception === undefined) return [];
    const event = {
      ...common,
      event_id: randomHex(16),
      level: 'error',
      timestamp: report.at / 1000,
      contexts: { trace },
      exception: { values: [exception] },
      debug_meta: { images: images() },
    };
    return [{ type: 'event' }, event];
  });
  const attrs = { release, environment, ip_address: '{{auto}}', user_agent: navigator.userAgent };
  const session = {
    sid: visit.sessionId,
    init: true,
    started: new Date(visit.startedAt * 1000).toISOString(),
    timestamp: now.toISOString(),
    status: 'ok',
    errors: events.length / 2,
    attrs,
  };
  const { SENTRY_DSN: dsn } = import.meta.env;
  const header = { event_id: eventId, sent_at: now.toISOString(), dsn };
  const counted = [{ type: 'transaction' }, transaction, { type: 'session' }, session];
  return [header, ...(isCounted ? [] : counted), ...events]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

const HEADERS = { 'Content-Type': 'application/x-sentry-envelope' };

/** Whether this person switched reporting off, by what `privacy/reporting-switch.ts` keeps. */
const isOff = (): boolean =>
  attempt(() => {
    const key = 'measure-twice:reporting';
    return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) === 'off';
  }, false);

/**
 * Until the SDK is there, reports the visit and what went wrong in it when the page is left or hidden, for nobody knows
 * whether it comes back: by the app's way of sending once that has come, before by the browser's own.
 */
function watchVisit(queue: EarlyQueue): void {
  const end = new AbortController();
  const { signal } = end;
  const leave = ({ type }: Event): void => {
    if (type === 'visibilitychange' && document.visibilityState === 'visible') return;
    // It leads on to another language's: see head.ts.
    if (document.documentElement.hidden) return;
    const isCounted = queue.counted !== undefined;
    if ((isCounted && queue.reports.length === 0) || document.prerendering || isOff()) return;
    const startedAt = performance.timeOrigin / 1000;
    queue.counted ??= { traceId: randomHex(16), sessionId: randomHex(16), startedAt };
    const report = {
      url: import.meta.env.REPORT_PATH,
      headers: HEADERS,
      body: envelopeOf(queue.counted, queue, isCounted),
    };
    // They have left with the page.
    queue.reports = [];
    const how = { keepalive: true };
    const sent =
      queue.send?.(report, how) ?? fetch(report.url, { ...how, ...report, method: 'POST' });
    sent.catch(() => undefined);
  };
  queue.takeVisit = () => {
    end.abort();
    return queue.counted;
  };
  document.addEventListener('visibilitychange', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
}

if (window.earlyQueue !== undefined) watchVisit(window.earlyQueue);
