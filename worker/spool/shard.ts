import type { Config } from '../config.ts';
import type { Drop } from '../envelope/client-report.ts';
import type {
  Attempted,
  Receipt,
  Terms,
  Ticket,
  WaitingEnvelope,
} from '../envelope/waiting-envelope.ts';
import { type Bounds, evict, expire } from './bounds.ts';
import { CircuitBreakers } from './circuit-breakers.ts';
import { Drain } from './drain.ts';
import { LimitsByProject } from './limits.ts';
import { Queue } from './queue.ts';
import { hash, shardBytes, shareOf } from './shard-room.ts';
import type { ShardState } from './shard-state.ts';
import {
  type QuarantinedEnvelope,
  quarantinedEnvelope,
  shardStatus,
  type ShardStatus,
} from './shard-status.ts';
import type { SpoolEntry, Meta, ShardStorage } from './storage.ts';
import { storeBuffered, storeStream } from './store-body.ts';

type EnvelopeBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** While envelopes wait, an alarm is set; one that the platform loses is missed for this time. */
const HEARTBEAT_MS = 60_000;
/** A run that dies continues after this time. */
const RUN_AGAIN_MS = 5000;
const MAX_LISTED = 200;
const COUNTS = 'counts';

/** One shard of the spool: stores envelopes until the collector accepts them. `Spool` connects it to the platform. */
export class SpoolShard {
  readonly #storage: ShardStorage;
  readonly #readConfig: () => Config;
  readonly #state: ShardState;
  readonly #drain: Drain;
  /** Bytes of uploads under way by holder. */
  readonly #uploading = new Map<number, number>();
  #alarmAt = Infinity;
  #turn: Promise<void> | undefined;

  constructor(storage: ShardStorage, config: () => Config) {
    this.#storage = storage;
    this.#readConfig = config;
    const { drops, values } = storage;
    this.#state = {
      drops,
      queue: new Queue(storage),
      breakers: new CircuitBreakers(values),
      limits: new LimitsByProject(values),
      counts: values.get(COUNTS) ?? { accepted: 0, delivered: 0, retried: 0 },
    };
    const startOrSchedule = (): Promise<void> =>
      this.#startOrSchedule().catch((error: unknown) => console.error(error));
    this.#drain = new Drain(this.#state, () => void startOrSchedule());
  }

  /** Call it once, before anything else. */
  async start(): Promise<void> {
    this.#alarmAt = (await this.#storage.getAlarm()) ?? Infinity;
    await this.#startOrSchedule();
  }

  /**
   * Stores an envelope. Returns `undefined` if the terms do not ask for it. Rejects if the body breaks off or the disk is
   * full; then nothing of it is stored.
   */
  async accept(
    envelope: WaitingEnvelope,
    body: EnvelopeBody,
    terms: Terms,
  ): Promise<Receipt | undefined> {
    await this.#nextTurn();
    const config = this.#readConfig();
    const { breakers, queue, counts } = this.#state;
    const destination = config.destinations.get(envelope.project);
    const isDown = (): boolean => destination !== undefined && breakers.isOpen(destination.origin);
    const earlier = terms.isRepeated
      ? queue.storage.findByToken(envelope.token, envelope.received)
      : undefined;
    if (earlier !== undefined) {
      if (!(body instanceof Uint8Array)) await body.cancel();
      return { ticket: queue.storage.ticketOf(earlier), isDown: isDown() };
    }
    if (terms.onlyIfDown && !isDown()) return undefined;

    const entry = await this.#store(envelope, body, terms);
    counts.accepted += 1;
    if (entry !== undefined) this.#evict(entry, config);
    const present = entry && queue.reload(entry);
    if (destination !== undefined) {
      breakers.noteAccepted(destination.origin, terms.takenAt);
      if (terms.failed === undefined) breakers.probeEarly(destination.origin);
      else if (present !== undefined) {
        this.#drain.settle(present, destination, terms.failed.answer, terms.failed.began);
      }
    }
    await this.#startOrSchedule();
    const { project } = envelope;
    const ticket = entry ? queue.storage.ticketOf(entry) : { project, lane: '', id: 0 };
    return { ticket, isDown: isDown() };
  }

  isDown(origin: string): boolean {
    return this.#state.breakers.isOpen(origin);
  }

  /** Ends a lease with the collector's answer. `takenAt`: see `Terms`. */
  async settle(ticket: Ticket, { answer, began }: Attempted, takenAt: number): Promise<void> {
    const { queue, breakers } = this.#state;
    const entry = queue.find(ticket);
    const destination = this.#readConfig().destinations.get(ticket.project);
    if (entry === undefined || destination === undefined) return;
    breakers.noteAccepted(destination.origin, takenAt);
    this.#drain.settle(entry, destination, answer, began);
    await this.#startOrSchedule();
  }

  /** Removes an envelope that its client keeps. */
  withdraw(ticket: Ticket): void {
    const { queue } = this.#state;
    const entry = queue.find(ticket);
    if (entry !== undefined && queue.isFree(entry, Infinity)) queue.acknowledge(entry);
  }

  /** Takes over drops of a Worker for the next client report; each `batch` counts once. */
  async report(project: string, drops: readonly Drop[], batch?: string): Promise<void> {
    this.#storage.transaction(() => {
      const isNew = batch === undefined || this.#state.drops.isNewBatch(batch, Date.now());
      if (isNew) for (const drop of drops) this.#state.drops.add(project, drop);
    });
    await this.#startOrSchedule();
  }

  status(): ShardStatus {
    return shardStatus(this.#state, this.#readConfig(), Date.now());
  }

  listQuarantined(): readonly QuarantinedEnvelope[] {
    return this.#state.queue.storage.quarantined(MAX_LISTED).map(quarantinedEnvelope);
  }

  /** Ends the quarantine of one envelope or of all. Returns their number. */
  async requeue(id?: number): Promise<number> {
    const entries = this.#quarantined(id);
    for (const entry of entries) this.#state.queue.retry(entry, { firstTry: 0, failures: 0 });
    await this.#startOrSchedule();
    return entries.length;
  }

  /** Drops one envelope, or all quarantined ones, and reports that. Returns their number. */
  async purge(id?: number): Promise<number> {
    const entries = this.#quarantined(id);
    for (const entry of entries) this.#state.queue.drop(entry, 'send_error');
    await this.#startOrSchedule();
    return entries.length;
  }

  /** Sets the alarm again: the platform may have lost it. */
  async wake(): Promise<void> {
    this.#alarmAt = Infinity;
    await this.#startOrSchedule();
  }

  /** Expires, delivers and sets the next alarm. */
  async alarm(): Promise<void> {
    // The platform repeats an alarm that throws only six times, so the next one is set first.
    await this.#setAlarm(Date.now() + RUN_AGAIN_MS);
    try {
      const config = this.#readConfig();
      const { queue, limits, counts } = this.#state;
      expire(queue, limits, boundsOf(config), Date.now());
      await this.#drain.run(config);
      // The run may have learned of limits.
      const isMore = expire(queue, limits, boundsOf(config), Date.now());
      this.#storage.values.put(COUNTS, counts);
      const due = isMore ? Date.now() : this.#drain.dueAt(config, Date.now());
      if (due !== Infinity) return await this.#setAlarm(Math.min(due, Date.now() + HEARTBEAT_MS));
      this.#alarmAt = Infinity;
      await this.#storage.deleteAlarm();
    } catch (error) {
      console.error(error);
    }
  }

  /** Stores body and entry; `undefined` if the holder's share has no room for a long body. */
  async #store(
    envelope: WaitingEnvelope,
    body: EnvelopeBody,
    { leaseUntil = 0 }: Terms,
  ): Promise<SpoolEntry | undefined> {
    const { queue, drops } = this.#state;
    const { project, kind, asked, headers, types, tally, token, received } = envelope;
    const meta: Meta = { kind, asked, headers, tally, token };
    const holder = hash(envelope.holder) >>> 16;
    const id = queue.storage.nextId();
    const enqueue = (stored: Pick<SpoolEntry, 'bytes' | 'length' | 'chunks'>): SpoolEntry => {
      const progress = { leaseEnd: leaseUntil, firstTry: 0, failures: 0, retryAt: 0, reason: '' };
      const lane = queue.laneFor(project, types);
      const entry = { lane, id, holder, received, ...progress, ...stored };
      queue.enqueue(entry);
      return entry;
    };
    if (body instanceof Uint8Array) {
      return this.#storage.transaction(() => enqueue(storeBuffered(queue.storage, id, body, meta)));
    }
    const stored = await this.#upload(id, body, meta, holder);
    if (stored === 'overflow') {
      drops.count(project, 'cache_overflow', tally);
      return undefined;
    }
    try {
      return this.#storage.transaction(() => {
        queue.storage.endUpload(id);
        return enqueue(stored);
      });
    } catch (error) {
      queue.storage.abortUpload(id);
      throw error;
    }
  }

  async #upload(id: number, body: ReadableStream<Uint8Array>, meta: Meta, holder: number) {
    const { queue } = this.#state;
    const share = shareOf(this.#readConfig());
    let own = 0;
    const mayGrow = (bytes: number): boolean => {
      const uploading = this.#uploading.get(holder) ?? 0;
      const held = queue.bytesByRank(holder).reduce((sum, each) => sum + each, 0);
      if (held + uploading + bytes > share) return false;
      own += bytes;
      this.#uploading.set(holder, uploading + bytes);
      return true;
    };
    try {
      return await storeStream(queue.storage, id, body, meta, mayGrow);
    } finally {
      const left = (this.#uploading.get(holder) ?? 0) - own;
      if (left > 0) this.#uploading.set(holder, left);
      else this.#uploading.delete(holder);
    }
  }

  #evict(added: SpoolEntry, config: Config): void {
    const { queue, limits } = this.#state;
    const now = Date.now();
    const bounds = boundsOf(config);
    evict(queue, added, bounds, now);
    if (limits.until(added.lane, now) > 0) expire(queue, limits, bounds, now);
  }

  #quarantined(id: number | undefined): readonly SpoolEntry[] {
    const { storage } = this.#state.queue;
    if (id === undefined) return storage.quarantined(Number.MAX_SAFE_INTEGER);
    const entry = storage.findById(id);
    return entry === undefined ? [] : [entry];
  }

  /** Waits for the next turn of the event loop: calls that arrive together write in one transaction. */
  #nextTurn(): Promise<void> {
    this.#turn ??= this.#waitForTurn();
    return this.#turn;
  }

  async #waitForTurn(): Promise<void> {
    await scheduler.wait(0);
    this.#turn = undefined;
  }

  /** Starts or schedules the next delivery. */
  async #startOrSchedule(): Promise<void> {
    if (this.#drain.refill()) return;
    const now = Date.now();
    const due = this.#drain.dueAt(this.#readConfig(), now);
    if (due < this.#alarmAt) await this.#setAlarm(Math.min(due, now + HEARTBEAT_MS));
  }

  async #setAlarm(at: number): Promise<void> {
    this.#alarmAt = at;
    await this.#storage.setAlarm(at);
  }
}

function boundsOf(config: Config): Bounds {
  const { spoolMaxAgeMs: maxAgeMs } = config;
  return { maxBytes: shardBytes(config), shareBytes: shareOf(config), maxAgeMs };
}
