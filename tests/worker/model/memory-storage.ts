import type { Tally } from '../../../worker/envelope/categories.ts';
import type { Drop } from '../../../worker/envelope/client-report.ts';
import type {
  DropStorage,
  SpoolEntry,
  EnvelopeStorage,
  Lane,
  Meta,
  ShardStorage,
} from '../../../worker/spool/storage.ts';

/** The disk of one shard in memory: it survives the resets of the object that uses it. */
export class MemoryDisk {
  entries = new Map<number, SpoolEntry>();
  chunks = new Map<number, { meta: Meta; parts: Uint8Array<ArrayBuffer>[] }>();
  uploads = new Set<number>();
  drops = new Map<string, { project: string; drop: Drop; unreported: number }>();
  batches = new Set<string>();
  values = new Map<string, unknown>();
  lastId = 0;

  copy(): MemoryDisk {
    return structuredClone(this);
  }
}

/** Called before every write; throws as a full disk or a reset object does. */
export type BeforeWrite = () => void;

export interface MemoryAlarm {
  get(): Promise<number | null>;
  set(at: number | null): Promise<void>;
}

/** The storage of a shard in memory, for the model test alone. */
export function memoryStorage(
  disk: MemoryDisk,
  alarm: MemoryAlarm,
  beforeWrite: BeforeWrite,
): ShardStorage {
  return {
    envelopes: new MemoryEnvelopes(disk, beforeWrite),
    drops: new MemoryDrops(disk, beforeWrite),
    values: {
      get: (key: string) => disk.values.get(key) as never,
      put(key: string, value: unknown) {
        beforeWrite();
        disk.values.set(key, structuredClone(value));
      },
      delete(key: string) {
        beforeWrite();
        return disk.values.delete(key);
      },
      list: <T>(options?: { readonly prefix?: string }) =>
        [...disk.values].filter(([key]) => key.startsWith(options?.prefix ?? '')) as [string, T][],
    },
    transaction(run) {
      const before = disk.copy();
      try {
        return run();
      } catch (error) {
        Object.assign(disk, before);
        throw error;
      }
    },
    getAlarm: () => alarm.get(),
    setAlarm: (at) => alarm.set(at),
    deleteAlarm: () => alarm.set(null),
  };
}

class MemoryEnvelopes implements EnvelopeStorage {
  readonly #disk: MemoryDisk;
  readonly #beforeWrite: BeforeWrite;

  constructor(disk: MemoryDisk, beforeWrite: BeforeWrite) {
    this.#disk = disk;
    this.#beforeWrite = beforeWrite;
    for (const id of disk.uploads) this.abortUpload(id);
  }

  nextId(): number {
    this.#disk.lastId = Math.max(this.#disk.lastId + 1, Date.now());
    return this.#disk.lastId;
  }

  beginUpload(id: number): void {
    this.#beforeWrite();
    this.#disk.uploads.add(id);
  }

  putChunk(id: number, index: number, body: Uint8Array, meta: Meta): number {
    this.#beforeWrite();
    const stored = this.#disk.chunks.get(id) ?? { meta, parts: [] };
    stored.parts[index] = new Uint8Array(body);
    this.#disk.chunks.set(id, stored);
    return body.length + (index === 0 ? JSON.stringify(meta).length : 0);
  }

  endUpload(id: number): void {
    this.#beforeWrite();
    this.#disk.uploads.delete(id);
  }

  abortUpload(id: number): void {
    this.#disk.chunks.delete(id);
    this.#disk.uploads.delete(id);
  }

  push(entry: SpoolEntry): void {
    this.#beforeWrite();
    this.#disk.entries.set(entry.id, entry);
  }

  peek(lane: Lane, now?: number, except: readonly number[] = []): SpoolEntry | undefined {
    return this.#of(lane).find((entry) => {
      return now === undefined || (entry.leaseEnd <= now && !except.includes(entry.id));
    });
  }

  peekQuarantined(now: number, except: readonly number[]): SpoolEntry | undefined {
    return this.quarantined(Infinity).find(({ id, retryAt, leaseEnd }) => {
      return retryAt <= now && leaseEnd <= now && !except.includes(id);
    });
  }

  update(entry: SpoolEntry, progress: Parameters<EnvelopeStorage['update']>[1]): SpoolEntry {
    this.#beforeWrite();
    const { leaseEnd, firstTry, failures, retryAt, reason } = progress;
    const lane = { ...entry.lane, isQuarantined: retryAt > 0 };
    const updated = { ...entry, lane, leaseEnd, firstTry, failures, retryAt, reason };
    this.#disk.entries.set(entry.id, updated);
    return updated;
  }

  acknowledge({ id }: SpoolEntry): void {
    this.#beforeWrite();
    this.#disk.entries.delete(id);
    this.#disk.chunks.delete(id);
  }

  drop(entry: SpoolEntry): Tally {
    const { tally } = this.meta(entry);
    this.acknowledge(entry);
    return tally;
  }

  meta({ id }: SpoolEntry): Meta {
    return this.#chunksOf(id).meta;
  }

  body({ id }: SpoolEntry): Generator<Uint8Array<ArrayBuffer>> {
    const { parts } = this.#chunksOf(id);
    return (function* pieces() {
      yield* parts;
    })();
  }

  find({ id }: { readonly id: number }): SpoolEntry | undefined {
    return this.#disk.entries.get(id);
  }

  ticketOf({ lane, id }: SpoolEntry): { project: string; lane: string; id: number } {
    return { project: lane.project, lane: String(lane.rank), id };
  }

  findById(id: number): SpoolEntry | undefined {
    return this.find({ id });
  }

  findByToken(token: string): SpoolEntry | undefined {
    const found = [...this.#disk.chunks].find(([, { meta }]) => meta.token === token);
    return found && this.find({ id: found[0] });
  }

  quarantined(limit: number): readonly SpoolEntry[] {
    return [...this.#disk.entries.values()]
      .filter(({ retryAt }) => retryAt > 0)
      .toSorted((a, b) => a.retryAt - b.retryAt)
      .slice(0, limit);
  }

  entriesOf(holder: number, rank: number): readonly SpoolEntry[] {
    return this.#sorted()
      .filter((entry) => entry.holder === holder && entry.lane.rank === rank)
      .toReversed();
  }

  firstLeaseEnd(lane: Lane, now: number): number {
    return Math.min(
      ...this.#of(lane).flatMap(({ leaseEnd }) => (leaseEnd > now ? [leaseEnd] : [])),
    );
  }

  firstRetry(): number {
    return this.quarantined(1)[0]?.retryAt ?? Infinity;
  }

  totals() {
    return this.#sorted().map(({ lane, holder, bytes }) => ({ lane, holder, depth: 1, bytes }));
  }

  #chunksOf(id: number) {
    const found = this.#disk.chunks.get(id);
    if (found === undefined) throw new Error('the chunks are gone');
    return found;
  }

  #sorted(): readonly SpoolEntry[] {
    return [...this.#disk.entries.values()].toSorted((a, b) => a.id - b.id);
  }

  #of({ project, rank, types, isQuarantined }: Lane): readonly SpoolEntry[] {
    return this.#sorted().filter(({ lane }) => {
      const isSame = lane.project === project && lane.rank === rank;
      return isSame && lane.isQuarantined === isQuarantined && String(lane.types) === String(types);
    });
  }
}

class MemoryDrops implements DropStorage {
  readonly #disk: MemoryDisk;
  readonly #beforeWrite: BeforeWrite;

  constructor(disk: MemoryDisk, beforeWrite: BeforeWrite) {
    this.#disk = disk;
    this.#beforeWrite = beforeWrite;
  }

  count(project: string, reason: Drop['reason'], tally: Tally): void {
    for (const [category, quantity] of Object.entries(tally)) {
      this.add(project, { reason, category, quantity });
    }
  }

  add(project: string, drop: Drop): void {
    this.#beforeWrite();
    const key = `${project} ${drop.reason} ${drop.category}`;
    const { drop: before, unreported } = this.#disk.drops.get(key) ?? {
      drop: { ...drop, quantity: 0 },
      unreported: 0,
    };
    const total = { ...drop, quantity: before.quantity + drop.quantity };
    this.#disk.drops.set(key, { project, drop: total, unreported: unreported + drop.quantity });
  }

  isNewBatch(id: string): boolean {
    this.#beforeWrite();
    const isNew = !this.#disk.batches.has(id);
    this.#disk.batches.add(id);
    return isNew;
  }

  projects(): readonly string[] {
    return [...this.#disk.drops.values()].flatMap(({ project, unreported }) =>
      unreported > 0 ? [project] : [],
    );
  }

  unreported(project: string): readonly Drop[] {
    return [...this.#disk.drops.values()].flatMap(({ project: of, drop, unreported }) =>
      of === project && unreported > 0 ? [{ ...drop, quantity: unreported }] : [],
    );
  }

  markReported(project: string, drops: readonly Drop[]): void {
    this.#beforeWrite();
    for (const { reason, category, quantity } of drops) {
      const counted = this.#disk.drops.get(`${project} ${reason} ${category}`);
      if (counted !== undefined) counted.unreported -= quantity;
    }
  }

  totals(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.#disk.drops.values()].map(({ drop }) => {
        return [`${drop.reason} ${drop.category}`, drop.quantity];
      }),
    );
  }
}
