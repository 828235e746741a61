// The envelopes of a visit that ends before the SDK is loaded: as the SDK writes them, without child spans.
import { environment, release, version } from '../platform/release.ts';
import { attempt } from '../platform/attempt.ts';
import { randomHex } from '../platform/new-id.ts';
import { isNoise } from './drop-rules.ts';
import type { CountedVisit, EarlyReport } from './early-queue.ts';
import { framesOf, type Frame } from './stack-frames.ts';
import { cutValue, cutValues, longestThatFits, utf8Bytes } from './storage-snapshot.ts';
import { snapshotAttributes, spanItem } from './span-items.ts';
import { describeThrown } from './thrown.ts';
import { textWithoutFragments } from './without-fragments.ts';

/** The page at the moment of leaving. */
export interface LeftPage {
  readonly visit: CountedVisit;
  /** `Date.now()` and `performance.now()` of the same moment. */
  readonly now: number;
  readonly elapsed: number;
  readonly dsn: string;
  readonly traceLifecycle: string;
  readonly route: readonly [name: string, source: 'route' | 'url'];
  readonly url: string;
  readonly userAgent: string;
  readonly referrer: string;
  readonly snapshot: Readonly<Record<string, string>>;
  readonly measurements: Readonly<Record<string, number>>;
  /** Debug ids of the loaded scripts by a line of a stack in each. */
  readonly debugIds: Readonly<Record<string, string>>;
}

/** An error in the SDK's form. */
interface EarlyError {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: string;
  readonly value: string;
  readonly frames: readonly Frame[];
  readonly mechanism: { readonly type: string; readonly handled: boolean };
}

/** A number of reports that are not sent, as a client report says it. */
export interface LeftOut {
  readonly reason: 'before_send' | 'event_processor' | 'queue_overflow' | 'buffer_overflow';
  /** The protocol's data category, such as `error`. */
  readonly category: string;
  readonly quantity: number;
}

/** Lengths in UTF-16 units of texts and in frames; the last is the least that still says something. */
const DETAILS = [
  { values: 500, text: 8_000, frames: 50 },
  { values: 100, text: 2_000, frames: 50 },
  { values: 20, text: 1_000, frames: 30 },
  { values: 0, text: 1_000, frames: 20 },
  { values: 0, text: 500, frames: 10 },
  { values: 0, text: 200, frames: 5 },
] as const;
type Detail = (typeof DETAILS)[number];

const thrownIn = (report: EarlyReport): unknown =>
  report.kind === 'react'
    ? report.error
    : report.kind === 'error'
      ? (report.event.error ?? report.event.message)
      : report.event.reason;

function errorOf(report: EarlyReport, { now, elapsed }: LeftPage): EarlyError {
  const { type, value, stack } = describeThrown(attempt(() => thrownIn(report), undefined));
  const mechanism = { type: report.kind, handled: report.kind === 'react' && report.handled };
  return { at: now - elapsed + report.at, type, value, frames: framesOf(stack), mechanism };
}

const isSame = (a: EarlyError | undefined, b: EarlyError): boolean =>
  a !== undefined && JSON.stringify({ ...a, at: 0 }) === JSON.stringify({ ...b, at: 0 });

/** The errors that the SDK would send too: neither noise nor the same as the one before. */
export function errorsToSend(
  reports: readonly EarlyReport[],
  page: LeftPage,
): { readonly errors: readonly EarlyError[]; readonly leftOut: readonly LeftOut[] } {
  const all = reports.map((report) => errorOf(report, page));
  const heard = all.filter(({ type, value }) => !isNoise(value) && !isNoise(`${type}: ${value}`));
  const errors = heard.filter((error, index) => !isSame(heard[index - 1], error));
  return {
    errors,
    leftOut: [
      { reason: 'before_send', category: 'error', quantity: all.length - heard.length },
      { reason: 'event_processor', category: 'error', quantity: heard.length - errors.length },
    ],
  };
}

const sdk = { name: 'diy-mini-web.early', version, settings: { infer_ip: 'auto' } };

/** Fields that every event has. */
const common = (page: LeftPage, values: number): object => ({
  platform: 'javascript',
  transaction: page.route[0],
  release,
  environment,
  tags: { version },
  sdk,
  request: {
    url: page.url,
    headers: { 'User-Agent': page.userAgent, Referer: page.referrer || undefined },
  },
  extra: { localStorage: cutValues(page.snapshot, values) },
});

const envelope = (page: LeftPage, eventId: string | undefined, lines: readonly object[]): string =>
  textWithoutFragments(
    [{ event_id: eventId, sent_at: new Date(page.now).toISOString(), dsn: page.dsn }, ...lines]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  );

const OP = 'pageload';
const ORIGIN = 'auto.pageload.early';
const END = 'documentHidden';

function transactionLines(page: LeftPage, values: number, eventId: string): readonly object[] {
  const { visit, now, elapsed, measurements } = page;
  const data = { 'sentry.op': OP, 'sentry.idle_span_finish_reason': END };
  const trace = { trace_id: visit.traceId, span_id: randomHex(8), op: OP, origin: ORIGIN };
  const measured = Object.entries(measurements).map(([name, value]) => [
    name,
    { value, unit: 'millisecond' },
  ]);
  return [
    { type: 'transaction' },
    {
      ...common(page, values),
      type: 'transaction',
      event_id: eventId,
      transaction_info: { source: page.route[1] },
      start_timestamp: (now - elapsed) / 1000,
      timestamp: now / 1000,
      contexts: { trace: { ...trace, status: 'ok', data } },
      spans: [],
      measurements: Object.fromEntries(measured) as object,
    },
  ];
}

function segmentLines(page: LeftPage, values: number): readonly object[] {
  const { visit, now, elapsed, measurements, route } = page;
  const [name, source] = route;
  const spanId = randomHex(8);
  const vitals = Object.entries(measurements).map(([vital, value]) => [
    `browser.web_vital.${vital}.value`,
    value,
  ]);
  return spanItem({
    trace_id: visit.traceId,
    span_id: spanId,
    name,
    start_timestamp: (now - elapsed) / 1000,
    end_timestamp: now / 1000,
    status: 'ok',
    is_segment: true,
    attributes: {
      'sentry.trace_lifecycle': 'stream',
      'sentry.segment.name': name,
      'sentry.segment.id': spanId,
      'sentry.segment.name.source': source,
      'sentry.op': OP,
      'sentry.origin': ORIGIN,
      'sentry.idle_span_finish_reason': END,
      'sentry.release': release,
      'sentry.environment': environment,
      'sentry.sdk.name': sdk.name,
      'sentry.sdk.version': sdk.version,
      'url.full': page.url,
      'user_agent.original': page.userAgent,
      ...(Object.fromEntries(vitals) as Record<string, number>),
      ...snapshotAttributes(cutValues(page.snapshot, values)),
    },
  });
}

function sessionLines(page: LeftPage, errors: number): readonly object[] {
  const { visit, now, elapsed, userAgent } = page;
  return [
    { type: 'session' },
    {
      sid: visit.sessionId,
      init: true,
      started: new Date(now - elapsed).toISOString(),
      timestamp: new Date(now).toISOString(),
      status: 'ok',
      errors,
      attrs: { release, environment, ip_address: '{{auto}}', user_agent: userAgent },
    },
  ];
}

/** Page load and session, with at most this number of bytes for the stored texts. */
export function visitEnvelope(page: LeftPage, errors: number, bytes: number): string {
  const values = longestThatFits(page.snapshot, bytes);
  const eventId = randomHex(16);
  const session = sessionLines(page, errors);
  return page.traceLifecycle === 'stream'
    ? envelope(page, undefined, [...segmentLines(page, values), ...session])
    : envelope(page, eventId, [...transactionLines(page, values, eventId), ...session]);
}

/** The debug ids of the scripts in these frames: by them a collector finds the sources. */
function imagesOf(frames: readonly Frame[], debugIds: LeftPage['debugIds']): readonly object[] {
  const files = new Set(frames.map(({ filename }) => filename));
  return Object.entries(debugIds).flatMap(([stack, debug_id]) => {
    // As `scripts/debug-ids.ts` writes it: "at ADDRESS:1".
    const code_file = stack.slice(3, -2);
    return files.has(code_file) ? [{ type: 'sourcemap', code_file, debug_id }] : [];
  });
}

function errorEnvelopeWith(page: LeftPage, error: EarlyError, detail: Detail): string {
  const { type, value, mechanism, at } = error;
  const frames = error.frames.slice(-detail.frames);
  const eventId = randomHex(16);
  const trace = { trace_id: page.visit.traceId, span_id: randomHex(8) };
  const exception = { type, value: cutValue(value, detail.text), mechanism };
  const event = {
    ...common(page, detail.values),
    event_id: eventId,
    level: 'error',
    timestamp: at / 1000,
    contexts: { trace },
    exception: { values: [{ ...exception, stacktrace: { frames } }] },
    debug_meta: { images: imagesOf(frames, page.debugIds) },
  };
  return envelope(page, eventId, [{ type: 'event' }, event]);
}

/**
 * An error in a separate envelope, since a relay refuses a second event in an envelope. Has the most detail that fits
 * into `bytes`; with the least detail it may be larger.
 */
export function errorEnvelope(page: LeftPage, error: EarlyError, bytes: number): string {
  let body = '';
  for (const detail of DETAILS) {
    body = errorEnvelopeWith(page, error, detail);
    if (utf8Bytes(body) <= bytes) break;
  }
  return body;
}

/** A client report about reports that are not sent. Undefined if there are none. */
export function lossEnvelope(page: LeftPage, leftOut: readonly LeftOut[]): string | undefined {
  const discarded = leftOut.filter(({ quantity }) => quantity > 0);
  if (discarded.length === 0) return undefined;
  const report = { timestamp: page.now / 1000, discarded_events: discarded };
  return envelope(page, undefined, [{ type: 'client_report' }, report]);
}
