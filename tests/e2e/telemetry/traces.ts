// The telemetry checks in both forms of traces: `TRACE_LIFECYCLE=stream npx playwright test tests/e2e/telemetry`.
import type { Collector } from '../../collector/collector.ts';
import type { Fields } from '../../collector/decode.ts';
import { fieldsOf, type ReceivedItem } from '../../collector/receive.ts';
import { isStreamed } from '../../support/streamed.ts';

interface Span {
  readonly span_id: string;
  readonly trace_id: string;
  readonly name: string;
  readonly is_segment: boolean;
  readonly start_timestamp: number;
  readonly end_timestamp: number;
  readonly attributes: Readonly<Record<string, { readonly value: unknown }>>;
}

const OPS: ReadonlySet<unknown> = new Set(['pageload', 'navigation']);
const TEXTS = 'localStorage.';

const spansOf = (item: ReceivedItem): readonly Span[] =>
  item.type === 'span' ? (fieldsOf(item)['items'] as readonly Span[]) : [];

/** A segment span and its children with the names that a transaction gives to the same values. */
function traceOf(segment: Span, all: readonly ReceivedItem[]): Fields {
  const attribute = (name: string): unknown => segment.attributes[name]?.value;
  const texts = Object.entries(segment.attributes).filter(([name]) => name.startsWith(TEXTS));
  const children = all
    .flatMap(spansOf)
    .filter(
      ({ span_id: id, attributes }) =>
        id !== segment.span_id && attributes['sentry.segment.id']?.value === segment.span_id,
    );
  return {
    type: 'transaction',
    event_id: segment.span_id,
    transaction: segment.name,
    transaction_info: { source: attribute('sentry.segment.name.source') },
    start_timestamp: segment.start_timestamp,
    timestamp: segment.end_timestamp,
    release: attribute('sentry.release'),
    environment: attribute('sentry.environment'),
    tags: { version: attribute('version'), shortened: attribute('shortened') },
    request: { url: attribute('url.full') },
    contexts: {
      trace: {
        op: attribute('sentry.op'),
        trace_id: segment.trace_id,
        span_id: segment.span_id,
      },
    },
    spans: children.map(({ name, attributes }) => ({
      description: name,
      op: attributes['sentry.op']?.value,
    })),
    extra: {
      localStorage: Object.fromEntries(
        texts.map(([name, { value }]) => [name.slice(TEXTS.length), value]),
      ),
    },
  };
}

/** The received items, with streamed traces in the form of transactions. Throws if both forms arrive: never a mix. */
function asTransactions(items: readonly ReceivedItem[]): readonly ReceivedItem[] {
  return items.flatMap((item) => {
    if (item.type === 'transaction') throw new Error('a transaction next to streamed spans');
    if (item.type !== 'span') return [item];
    return spansOf(item)
      .filter((span) => span.is_segment && OPS.has(span.attributes['sentry.op']?.value))
      .map((segment) => ({ ...item, type: 'transaction', payload: traceOf(segment, items) }));
  });
}

/** A collector whose traces have one form, whichever the page sends. */
export function readTraces(collector: Collector): Collector {
  if (!isStreamed) return collector;
  return Object.create(collector, {
    items: { get: () => asTransactions(collector.items) },
    waitFor: {
      value: async (wanted: (item: ReceivedItem) => boolean): Promise<ReceivedItem> => {
        const find = () => asTransactions(collector.items).find(wanted);
        const found = find();
        if (found !== undefined) return found;
        let met: ReceivedItem | undefined;
        await collector.waitFor(() => (met = find()) !== undefined);
        return met as ReceivedItem;
      },
    },
  }) as Collector;
}
