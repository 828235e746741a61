import type { DropReason } from '../envelope/client-report.ts';
import type { Ticket } from '../envelope/waiting-envelope.ts';
import type { SpoolEntry, EnvelopeStorage, Lane, Progress, ShardStorage } from './storage.ts';

/** A lane with its sums. */
export interface LaneTotal extends Lane {
  depth: number;
  bytes: number;
}

const RANKS = 3;
// Clients choose the combinations of types; this bounds the number of lanes.
const MAX_LANES = 64;
const MOST_IMPORTANT: ReadonlySet<string> = new Set(
  'event,unreal_report,feedback,user_report,security,raw_security'.split(','),
);

/**
 * The waiting envelopes of a shard. The entries are in `storage`; in memory are only sums, so that no step costs more with
 * a deeper queue, and the leases of deliveries under way, which end with the shard.
 */
export class Queue {
  readonly storage: EnvelopeStorage;
  readonly #shard: ShardStorage;
  readonly #lanes = new Map<string, LaneTotal>();
  /** Bytes by holder and rank. */
  readonly #held = new Map<number, number[]>();
  readonly #leased = new Set<number>();

  constructor(shard: ShardStorage) {
    this.storage = shard.envelopes;
    this.#shard = shard;
    for (const { lane, holder, depth, bytes } of this.storage.totals()) {
      this.#count(lane, holder, depth, bytes);
    }
  }

  get lanes(): readonly LaneTotal[] {
    return [...this.#lanes.values()];
  }

  get depth(): number {
    return sum(this.lanes.map(({ depth }) => depth));
  }

  get bytes(): number {
    return sum(this.lanes.map(({ bytes }) => bytes));
  }

  /** The lane for a new envelope with items of these types. */
  laneFor(project: string, types: readonly string[]): Lane {
    const lane = { project, rank: rankOf(types), types, isQuarantined: false };
    const hasRoom = this.#lanes.has(keyOf(lane)) || this.#lanes.size < MAX_LANES;
    return hasRoom ? lane : { ...lane, types: [] };
  }

  /** Bytes of a holder by rank. */
  bytesByRank(holder: number): readonly number[] {
    return this.#held.get(holder) ?? [0, 0, 0];
  }

  largestHolder(): number | undefined {
    let largest: number | undefined;
    let most = 0;
    for (const [holder, bytes] of this.#held) {
      const total = sum(bytes);
      if (total > most) [largest, most] = [holder, total];
    }
    return largest;
  }

  find(ticket: Ticket): SpoolEntry | undefined {
    return this.storage.find(ticket);
  }

  /** The present state of an entry; undefined once it has left the queue. */
  reload(entry: SpoolEntry): SpoolEntry | undefined {
    return this.storage.find(this.storage.ticketOf(entry));
  }

  /** Adds an envelope whose chunks are stored. */
  enqueue(entry: SpoolEntry): void {
    this.storage.push(entry);
    this.#count(entry.lane, entry.holder, 1, entry.bytes);
  }

  /** Reserves an entry for a delivery: it can neither be chosen nor dropped until its release. */
  lease({ id }: SpoolEntry): void {
    this.#leased.add(id);
  }

  release({ id }: SpoolEntry): void {
    this.#leased.delete(id);
  }

  /** Ids that are leased to deliveries of this shard. */
  get leased(): readonly number[] {
    return [...this.#leased];
  }

  /** True if no delivery is under way, inside or outside the shard. */
  isFree({ id, leaseEnd }: SpoolEntry, now: number): boolean {
    return !this.#leased.has(id) && leaseEnd <= now;
  }

  /** Removes a delivered envelope. */
  acknowledge(entry: SpoolEntry): void {
    this.storage.acknowledge(entry);
    this.#count(entry.lane, entry.holder, -1, -entry.bytes);
  }

  /** Removes an envelope and counts its content as dropped. */
  drop(entry: SpoolEntry, reason: DropReason): void {
    this.#shard.transaction(() => {
      const tally = this.storage.drop(entry);
      this.#shard.drops.count(entry.lane.project, reason, tally);
    });
    this.#count(entry.lane, entry.holder, -1, -entry.bytes);
  }

  /** Puts an entry back in the order of arrival. */
  retry(entry: SpoolEntry, changes: Partial<Omit<Progress, 'retryAt'>> = {}): void {
    this.#update(entry, { ...entry, ...changes, leaseEnd: 0, retryAt: 0 });
  }

  /** Puts an entry into quarantine until `retryAt`. */
  quarantine(entry: SpoolEntry, changes: Omit<Progress, 'leaseEnd'>): void {
    this.#update(entry, { ...changes, leaseEnd: 0 });
  }

  #update(entry: SpoolEntry, progress: Progress): void {
    const { lane } = this.storage.update(entry, progress);
    if (lane.isQuarantined === entry.lane.isQuarantined) return;
    this.#count(entry.lane, entry.holder, -1, -entry.bytes);
    this.#count(lane, entry.holder, 1, entry.bytes);
  }

  #count(lane: Lane, holder: number, depth: number, bytes: number): void {
    const key = keyOf(lane);
    const total = this.#lanes.get(key) ?? { ...lane, depth: 0, bytes: 0 };
    total.depth += depth;
    total.bytes += bytes;
    if (total.depth === 0) this.#lanes.delete(key);
    else this.#lanes.set(key, total);
    const held = this.#held.get(holder) ?? Array<number>(RANKS).fill(0);
    held[lane.rank] = (held[lane.rank] ?? 0) + bytes;
    if (sum(held) === 0) this.#held.delete(holder);
    else this.#held.set(holder, held);
  }
}

function keyOf({ project, rank, types, isQuarantined }: Lane): string {
  return `${project} ${rank} ${isQuarantined} ${types.join(',')}`;
}

function rankOf(types: readonly string[]): number {
  if (types.some((type) => MOST_IMPORTANT.has(type))) return 2;
  return types.length > 0 && types.every((type) => type.startsWith('replay_')) ? 0 : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
