import { attempt } from '../platform/attempt.ts';
import { randomHex } from '../platform/new-id.ts';
import { environment, release, version } from '../platform/release.ts';
import { isReportingOn } from '../privacy/reporting-switch.ts';
import type { sendReport } from '../privacy/send-report.ts';
import type { Router } from '../router.ts';
import { routeName } from './route-name.ts';
import { MOST_WHEN_LEAVING, shortened, snapshot } from './storage-snapshot.ts';

/** A visit that was reported before the SDK was there; what the SDK reports of it later goes on with these. */
export interface CountedVisit {
  readonly traceId: string;
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly startedAt: number;
}

const seconds = (ms: number): number => ms / 1000;

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

/** Page load and session in one envelope: as the SDK writes them, but for spans, which only it collects. */
function envelopeOf(visit: CountedVisit, router: Router | undefined): string {
  const { pathname, search, origin } = window.location;
  const eventId = randomHex(16);
  const [name, source] = routeName(pathname, router?.state.matches);
  const now = new Date();
  const op = 'pageload';
  const transaction = {
    type: 'transaction',
    event_id: eventId,
    platform: 'javascript',
    transaction: name,
    transaction_info: { source },
    start_timestamp: visit.startedAt,
    timestamp: seconds(now.getTime()),
    release,
    environment,
    tags: { version },
    sdk: { name: 'diy-mini-web.early', version, settings: { infer_ip: 'auto' } },
    request: {
      url: origin + pathname + search,
      headers: { 'User-Agent': navigator.userAgent, Referer: document.referrer || undefined },
    },
    contexts: {
      trace: {
        trace_id: visit.traceId,
        span_id: randomHex(8),
        op,
        origin: 'auto.pageload.early',
        status: 'ok',
        data: { 'sentry.op': op, 'sentry.idle_span_finish_reason': 'documentHidden' },
      },
    },
    spans: [],
    measurements: attempt(measured, {}),
    extra: {
      localStorage: shortened(
        snapshot(() => window.localStorage),
        MOST_WHEN_LEAVING,
      ),
    },
  };
  const session = {
    sid: visit.sessionId,
    init: true,
    started: new Date(visit.startedAt * 1000).toISOString(),
    timestamp: now.toISOString(),
    status: 'ok',
    errors: window.earlyQueue?.reports.length ?? 0,
    attrs: {
      release,
      environment,
      ip_address: '{{auto}}',
      user_agent: navigator.userAgent,
    },
  };
  const { SENTRY_DSN: dsn } = import.meta.env;
  const header = { event_id: eventId, sent_at: now.toISOString(), dsn };
  const lines = [header, { type: 'transaction' }, transaction, { type: 'session' }, session];
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

/**
 * Until the SDK is there, reports the visit when the page is left or hidden, for nobody knows whether it comes back.
 * The answer ends that, and says what was reported, if it was.
 */
export function watchVisit(
  starting: Promise<Router | undefined>,
  send: typeof sendReport,
): () => CountedVisit | undefined {
  let router: Router | undefined;
  let counted: CountedVisit | undefined;
  void (async () => {
    router = await starting;
  })();
  const leave = ({ type }: Event): void => {
    if (type === 'visibilitychange' && document.visibilityState === 'visible') return;
    if (counted !== undefined || !isReportingOn()) return;
    counted = {
      traceId: randomHex(16),
      sessionId: randomHex(16),
      startedAt: seconds(performance.timeOrigin),
    };
    const headers = { 'Content-Type': 'application/x-sentry-envelope' };
    const report = {
      url: import.meta.env.REPORT_PATH,
      headers,
      body: envelopeOf(counted, router),
    };
    send(report, { keepalive: true }).catch(() => undefined);
  };
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('visibilitychange', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
  return () => {
    end.abort();
    return counted;
  };
}
