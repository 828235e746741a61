import { envelopeItems } from './envelope-items.ts';

/** A request that reports something. */
export interface Report {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A report that waits, with the moment it was made. */
export interface WaitingReport extends Report {
  readonly madeAt: Date;
}

/** A report in the database. */
export interface StoredReport extends WaitingReport {
  readonly rank: Rank;
  /** End of the claim of the tab that is sending it, in milliseconds since 1970. */
  readonly claimedUntil?: number;
}

/** The lowest rank is dropped first if there is no room. */
export const RANKS = { recording: 0, other: 1, error: 2, loss: 3 } as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

export const MOST_WAITING = 100;
export const MOST_WAITING_BYTES = 5 * 1024 * 1024;
/** Collectors refuse errors older than 30 days, and visits older than five. */
const LONGEST_WAIT_DAYS = 14;
const DAY_MS = 86_400_000;

/** A claim that ends later than this is from another clock. */
const LONGEST_CLAIM_MS = 15 * 60_000;

/** The rank of an envelope, by its items. */
export function rankOf(body: string | Uint8Array): Rank {
  try {
    const types = envelopeItems(body).map(({ type }) => type);
    if (types.some((type) => type === 'event' || type === 'feedback')) return RANKS.error;
    return types.some((type) => type.startsWith('replay')) ? RANKS.recording : RANKS.other;
  } catch {
    return RANKS.other;
  }
}

/** Indexes of the reports to drop, so that the rest is within the bounds: the lowest rank first, the oldest first. */
export function overflow(
  reports: readonly { readonly rank: number; readonly size: number }[],
): number[] {
  let count = reports.length;
  let bytes = reports.reduce((sum, { size }) => sum + size, 0);
  const order = reports
    .map(({ rank, size }, index) => ({ rank, size, index }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  const out: number[] = [];
  for (const { size, index } of order) {
    if (count <= MOST_WAITING && bytes <= MOST_WAITING_BYTES) break;
    out.push(index);
    count -= 1;
    bytes -= size;
  }
  return out;
}

/** Bytes of a stored body; its size in memory is another matter. */
export const sizeOf = (body: unknown): number => new Blob([body as BlobPart]).size;

/** True for a record of this form of the app. */
export const isReport = ({ url, body, madeAt }: Partial<StoredReport>): boolean =>
  typeof url === 'string' &&
  (typeof body === 'string' || body instanceof Uint8Array) &&
  madeAt instanceof Date;

/** True if collectors still accept a report. */
export const isFresh = ({ madeAt }: StoredReport, now: number): boolean =>
  now - madeAt.getTime() < LONGEST_WAIT_DAYS * DAY_MS;

/** True while another tab is sending a report. */
export function isClaimed({ claimedUntil }: Partial<StoredReport>, now: number): boolean {
  return claimedUntil !== undefined && claimedUntil > now && claimedUntil - now < LONGEST_CLAIM_MS;
}
