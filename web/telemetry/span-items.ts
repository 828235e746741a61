// Streamed spans (version 2 of the protocol): the form in which SDK 12 sends traces.
import { version } from '../platform/release.ts';

/** An attribute in the protocol's form. */
interface TypedAttribute {
  readonly value: unknown;
  readonly type: string;
}

/** A span of an envelope. */
export interface StreamedSpan {
  readonly is_segment?: boolean;
  readonly attributes?: Readonly<Record<string, TypedAttribute>>;
}

/** The payload of an item of type `span`. */
export interface SpanContainer {
  readonly version: 2;
  readonly items: readonly StreamedSpan[];
}

const SNAPSHOT = 'localStorage.';

/** The stored texts and the version as attributes, as each segment span carries them: one attribute a key. */
export const snapshotAttributes = (
  snapshot: Readonly<Record<string, string>>,
): Record<string, string> => ({
  version,
  ...(Object.fromEntries(
    Object.entries(snapshot).map(([key, value]) => [SNAPSHOT + key, value]),
  ) as Record<string, string>),
});

/** The stored texts among a span's attributes. */
export const snapshotIn = ({ attributes = {} }: StreamedSpan): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name.startsWith(SNAPSHOT))
      .map(([name, { value }]) => [name.slice(SNAPSHOT.length), String(value)]),
  );

/** A span whose stored texts are replaced; nothing else changes. */
export const withSnapshot = (
  span: StreamedSpan,
  snapshot: Readonly<Record<string, string>>,
): StreamedSpan => ({
  ...span,
  attributes: {
    ...span.attributes,
    ...typed(
      Object.fromEntries(
        Object.entries(snapshot).map(([key, value]) => [SNAPSHOT + key, value]),
      ) as Record<string, string>,
    ),
  },
});

const typeOf = (value: string | number): string => {
  if (typeof value === 'string') return 'string';
  return Number.isInteger(value) ? 'integer' : 'double';
};

const typed = (values: Readonly<Record<string, string | number>>): Record<string, TypedAttribute> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, type: typeOf(value) }]),
  );

/** The two lines of an item with one span. */
export function spanItem(
  span: Readonly<Record<string, unknown>> & {
    readonly attributes: Readonly<Record<string, string | number>>;
  },
): readonly object[] {
  return [
    {
      type: 'span',
      item_count: 1,
      content_type: 'application/vnd.sentry.items.span.v2+json',
    },
    {
      version: 2,
      ingest_settings: { infer_ip: 'auto', infer_user_agent: 'auto' },
      items: [{ ...span, attributes: typed(span.attributes) }],
    },
  ];
}
