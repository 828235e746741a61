/** The protocol's rules for a type of item. */
interface ItemType {
  /** Rate limits stop the item by any of these categories; no limit stops an item without categories. */
  readonly categories: readonly string[];
  /** The category that counts bytes instead of items. */
  readonly inBytes?: string;
  /** Not counted when dropped: client reports, and types that the collector does not count. */
  readonly isUncounted?: true;
  /** No collector accepts a larger item. */
  readonly maxBytes?: number;
}

/** An item of an envelope for limits and reports. */
export interface CountedItem {
  /** A type of the protocol, or `unknown`: clients can write any type, and it ends in logs and tables. */
  readonly type: string;
  /** Number of things in the item: logs, metrics and spans come in batches. */
  readonly count: number;
  /** Size of the payload, or of the uploaded file that it refers to. */
  readonly bytes: number;
  /** Counts the spans of a transaction, its own included, while the body is still in memory. */
  readonly spans?: () => number;
}

/** Quantities by category. */
export type Tally = Readonly<Record<string, number>>;

const MIB = 1024 * 1024;
const EVENT = { maxBytes: MIB };
const SPAN: ItemType = { categories: ['span'] };
const REPLAY: ItemType = { categories: ['replay'] };
const SESSION: ItemType = { categories: ['session'] };
const SECURITY: ItemType = { categories: ['security'], ...EVENT };
const TRACE_METRIC: ItemType = {
  categories: ['trace_metric', 'trace_metric_byte'],
  inBytes: 'trace_metric_byte',
};
const METRIC_BUCKETS: ItemType = { categories: ['metric_bucket'], isUncounted: true };

// Relay counts and limits them like this (relay-server: `Item::quantities`, `check_envelope_size_limits`).
const TYPES: ReadonlyMap<string, ItemType> = new Map(
  Object.entries<ItemType>({
    event: { categories: ['error'], ...EVENT },
    unreal_report: { categories: ['error'] },
    transaction: { categories: ['transaction'], ...EVENT },
    security: SECURITY,
    raw_security: SECURITY,
    feedback: { categories: ['feedback'], ...EVENT },
    user_report: { categories: ['feedback'] },
    attachment: { categories: ['attachment', 'attachment_item'], inBytes: 'attachment' },
    form_data: { categories: [], isUncounted: true, ...EVENT },
    session: SESSION,
    sessions: SESSION,
    replay_event: { ...REPLAY, ...EVENT },
    replay_recording: REPLAY,
    replay_video: REPLAY,
    nel: { categories: [], isUncounted: true },
    profile: { categories: ['profile'] },
    profile_backend: { categories: ['profile', 'profile_backend'] },
    profile_ui: { categories: ['profile', 'profile_ui'] },
    profile_chunk: { categories: ['profile_chunk'] },
    profile_chunk_ui: { categories: ['profile_chunk_ui'] },
    check_in: { categories: ['monitor'] },
    span: SPAN,
    otel_span: SPAN,
    otel_traces_data: SPAN,
    log: { categories: ['log_item', 'log_byte'], inBytes: 'log_byte' },
    trace_metric: TRACE_METRIC,
    metric: TRACE_METRIC,
    statsd: METRIC_BUCKETS,
    metric_buckets: METRIC_BUCKETS,
    client_report: { categories: [], isUncounted: true },
  }),
);
/** Platforms whose profiles are of a user interface (relay-profiling: `ProfileType::from_platform`). */
const UI_PLATFORMS: ReadonlySet<string> = new Set(['cocoa', 'android', 'javascript']);
const UNKNOWN: ItemType = { categories: ['unknown'] };
/** All categories of items; a limit on any other stops no item. */
export const CATEGORIES: ReadonlySet<string> = new Set(
  [...TYPES.values(), UNKNOWN].flatMap(({ categories }) => categories),
);
/** Reports on drops: no limit stops them. */
export const CLIENT_REPORT = 'client_report';

/** The protocol's name of a type, or `unknown`. Profiles get their platform's part: limits distinguish them. */
export function plainType(written: string, platform?: unknown): string {
  if (typeof platform === 'string') {
    const part = UI_PLATFORMS.has(platform) ? 'ui' : 'backend';
    const profile = `${written}_${part}`;
    if (written.startsWith('profile') && TYPES.has(profile)) return profile;
  }
  return TYPES.has(written) ? written : 'unknown';
}

/** The categories of a type. */
export function categoriesOf(type: string): readonly string[] {
  return typeOf(type).categories;
}

/** The largest item of a type that any collector accepts, bytes; `Infinity` if only the envelope is bounded. */
export function maxBytesOf(type: string): number {
  return typeOf(type).maxBytes ?? Infinity;
}

/** The types of items, sorted, each once. */
export function typesOf(items: readonly CountedItem[]): readonly string[] {
  return [...new Set(items.map(({ type }) => type))].sort();
}

/** The content of an envelope by category. */
export function tallyOf(items: readonly CountedItem[]): Tally {
  const tally = new Map<string, number>();
  const add = (category: string, quantity: number): void => {
    tally.set(category, (tally.get(category) ?? 0) + quantity);
  };
  for (const { type, count, bytes, spans } of items) {
    const { categories, inBytes, isUncounted } = typeOf(type);
    if (isUncounted) continue;
    for (const category of categories) add(category, category === inBytes ? bytes || 1 : count);
    // The spans of a dropped transaction count, too.
    if (spans !== undefined) add('span', spans());
  }
  return Object.fromEntries(tally);
}

function typeOf(type: string): ItemType {
  return TYPES.get(type) ?? UNKNOWN;
}
