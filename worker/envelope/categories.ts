/** What the protocol says of a type of item. */
interface ItemType {
  /** What limits name it by: a limit on any of these stops the item. None: no limit stops it. */
  readonly categories: readonly string[];
  /** Of these, those that are counted in bytes instead of things. */
  readonly inBytes?: string;
  /** Lost without being counted: reports on drops, and what the collector counts nowhere. */
  readonly isUncounted?: true;
  /** No collector takes a larger one. */
  readonly maxBytes?: number;
}

/** One item of an envelope, as far as limits and reports are concerned. */
export interface Item {
  /** A type of the protocol, or `unknown`: a stranger writes it, and it ends in logs and tables. */
  readonly type: string;
  /** How many things it stands for: logs, metrics and spans travel many to an item. */
  readonly count: number;
  /** Of its payload. */
  readonly bytes: number;
  /** How many spans a transaction holds, its own among them; counted when asked, while the body is still here. */
  readonly spans?: () => number;
}

/** How much of each category. */
export type Tally = Readonly<Record<string, number>>;

const MIB = 1024 * 1024;
const EVENT = { maxBytes: MIB };
const SPAN: ItemType = { categories: ['span'] };
const REPLAY: ItemType = { categories: ['replay'] };
const SESSION: ItemType = { categories: ['session'] };
const SECURITY: ItemType = { categories: ['security'], ...EVENT };
const METRIC_BUCKETS: ItemType = { categories: ['metric_bucket'], isUncounted: true };

// As Relay counts and limits them (relay-server: `Item::quantities`, `check_envelope_size_limits`).
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
    trace_metric: {
      categories: ['trace_metric', 'trace_metric_byte'],
      inBytes: 'trace_metric_byte',
    },
    statsd: METRIC_BUCKETS,
    metric_buckets: METRIC_BUCKETS,
    client_report: { categories: [], isUncounted: true },
  }),
);
/** Where profiles are of what a person sees (relay-profiling: `ProfileType::from_platform`). */
const UI_PLATFORMS: ReadonlySet<string> = new Set(['cocoa', 'android', 'javascript']);
const UNKNOWN: ItemType = { categories: ['unknown'] };
/** All that a limit can name; one on any other stops nothing. */
export const CATEGORIES: ReadonlySet<string> = new Set(
  [...TYPES.values(), UNKNOWN].flatMap(({ categories }) => categories),
);
/** How anybody learns of drops: no limit stops it. */
export const CLIENT_REPORT = 'client_report';

/** The protocol's name of a type, or `unknown`; of profiles with their platform's part, for limits know those apart. */
export function plainType(written: string, platform?: unknown): string {
  if (typeof platform === 'string') {
    const part = UI_PLATFORMS.has(platform) ? 'ui' : 'backend';
    const profile = `${written}_${part}`;
    if (written.startsWith('profile') && TYPES.has(profile)) return profile;
  }
  return TYPES.has(written) ? written : 'unknown';
}

/** The data categories that limits name an item by. */
export function categoriesOf(type: string): readonly string[] {
  return typeOf(type).categories;
}

/** The most bytes any collector takes of a type; `Infinity` where only the envelope's own bound holds. */
export function maxBytesOf(type: string): number {
  return typeOf(type).maxBytes ?? Infinity;
}

/** The types in an envelope, sorted, each once. */
export function typesOf(items: readonly Item[]): readonly string[] {
  return [...new Set(items.map(({ type }) => type))].sort();
}

/** Adds up what is in an envelope, spans too. */
export function tallyOf(items: readonly Item[]): Tally {
  const tally = new Map<string, number>();
  const add = (category: string, quantity: number): void => {
    tally.set(category, (tally.get(category) ?? 0) + quantity);
  };
  for (const { type, count, bytes, spans } of items) {
    const { categories, inBytes, isUncounted } = typeOf(type);
    if (isUncounted) continue;
    for (const category of categories) add(category, category === inBytes ? bytes || 1 : count);
    // A dropped transaction's spans are counted as well as the transaction.
    if (spans !== undefined) add('span', spans());
  }
  return Object.fromEntries(tally);
}

function typeOf(type: string): ItemType {
  return TYPES.get(type) ?? UNKNOWN;
}
