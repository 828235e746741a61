import { DurableObject } from 'cloudflare:workers';

import { type Config, readConfig, type Vars } from '../config.ts';
import type { Drop } from '../envelope/client-report.ts';
import type {
  Attempted,
  Receipt,
  Terms,
  Ticket,
  WaitingEnvelope,
} from '../envelope/waiting-envelope.ts';
import { type Bounds, expire, fit } from './bounds.ts';
import { Breakers } from './breakers.ts';
import type { Shelf } from './choose.ts';
import { Drain } from './drain.ts';
import { DropCounts } from './drop-counts.ts';
import { LimitsByProject } from './limits.ts';
import { Queue } from './queue.ts';
import { hash, shardBytes, shareOf } from './shard-room.ts';
import {
  type AsideEnvelope,
  asideEnvelope,
  shardStatus,
  type ShardStatus,
} from './shard-status.ts';
import { type Meta, type Row, Store } from './envelope-store.ts';
import { writePieces, writeWhole } from './write-body.ts';

/** An alarm that is lost is missed for so long; while anything waits one is always set. */
const HEARTBEAT_MS = 60_000;
/** A run that dies is missed for so long, where nobody calls. */
const RUN_AGAIN_MS = 5000;
const LISTED = 200;
const COUNTS = 'counts';

/**
 * One shard of the spool: keeps envelopes on disk until the collector takes them. What a call has answered is on disk:
 * the platform holds the answer back until it is.
 */
export class Spool extends DurableObject<Vars> {
  readonly #shelf: Shelf;
  readonly #drain: Drain;
  /** Bytes under way by address. */
  readonly #uploads = new Map<number, number>();
  #alarmAt = Infinity;
  #batch: Promise<void> | undefined;

  constructor(ctx: DurableObjectState, env: Vars) {
    super(ctx, env);
    const { sql, kv } = ctx.storage;
    const drops = new DropCounts(sql);
    this.#shelf = {
      drops,
      queue: new Queue(new Store(sql), drops),
      breakers: new Breakers(kv),
      limits: new LimitsByProject(kv),
      counts: kv.get(COUNTS) ?? { accepted: 0, delivered: 0, retried: 0 },
    };
    const arm = (): Promise<void> => this.#arm().catch((error: unknown) => console.error(error));
    this.#drain = new Drain(this.#shelf, () => void arm());
    void ctx.blockConcurrencyWhile(async () => {
      this.#alarmAt = (await ctx.storage.getAlarm()) ?? Infinity;
      await arm();
    });
  }

  /**
   * Keeps an envelope, from its address's share of the room. Answers `undefined` where the terms forbid it; rejects
   * where the body broke off.
   */
  async accept(
    envelope: WaitingEnvelope,
    body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    terms: Terms,
  ): Promise<Receipt | undefined> {
    await this.#together();
    const config = readConfig(this.env);
    const { breakers, counts } = this.#shelf;
    const destination = config.destinations.get(envelope.project);
    const isDown = (): boolean => destination !== undefined && breakers.isOpen(destination.origin);
    const stored = terms.isRepeated
      ? this.#shelf.queue.store.findByToken(envelope.token, envelope.received)
      : undefined;
    if (stored !== undefined) {
      if (!(body instanceof Uint8Array)) await body.cancel();
      return { ticket: stored, isDown: isDown() };
    }
    if (terms.onlyIfDown && !isDown()) return undefined;
    const row = await this.#write(envelope, body, terms);
    counts.accepted += 1;
    if (destination !== undefined) breakers.heard(destination.origin, terms.takenAt);
    const isKept = row !== undefined && this.#fit(row, config);
    if (destination !== undefined && !terms.failed) breakers.fresh(destination.origin);
    if (isKept && destination !== undefined && terms.failed) {
      const { answer, began } = terms.failed;
      this.#drain.settle(row, destination, answer, began);
    }
    await this.#arm();
    const { project } = envelope;
    const ticket = { project, lane: row?.lane ?? '', id: row?.id ?? 0 };
    return { ticket, isDown: isDown() };
  }

  /** Whether a collector is down, as far as is known here. */
  isDown(origin: string): boolean {
    return this.#shelf.breakers.isOpen(origin);
  }

  /** Ends a lease with what the collector said in the end to a delivery begun then; `takenAt` as in `Terms`. */
  async settle(ticket: Ticket, { answer, began }: Attempted, takenAt: number): Promise<void> {
    const config = readConfig(this.env);
    const { queue, breakers } = this.#shelf;
    const row = queue.find(ticket);
    const destination = config.destinations.get(ticket.project);
    if (row === undefined || destination === undefined) return;
    breakers.heard(destination.origin, takenAt);
    this.#drain.settle(row, destination, answer, began);
    await this.#arm();
  }

  /** Takes over what the edge dropped itself, to be told to the collector when it can be. */
  async report(project: string, drops: readonly Drop[], batch?: string): Promise<void> {
    if (batch !== undefined && !this.#shelf.drops.isNewBatch(batch, Date.now())) return;
    for (const drop of drops) this.#shelf.drops.add(project, drop);
    await this.#arm();
  }

  /** Removes an envelope that its client keeps. */
  withdraw(ticket: Ticket): void {
    const row = this.#shelf.queue.find(ticket);
    if (row !== undefined && this.#shelf.queue.isFree(row, Infinity)) this.#shelf.queue.remove(row);
  }

  status(): ShardStatus {
    return shardStatus(this.#shelf, readConfig(this.env), Date.now());
  }

  /** What was set aside, soonest due first, two hundred at most. */
  listAside(): readonly AsideEnvelope[] {
    const { queue } = this.#shelf;
    return queue.store.listAside(LISTED).map((row) => asideEnvelope(row, queue.laneOf(row).types));
  }

  /** Puts an envelope, or all that were set aside, back in the order of arrival. Answers how many. */
  async requeue(id?: number): Promise<number> {
    const rows = this.#named(id);
    for (const row of rows) this.#shelf.queue.note(row, { due: 0, tried: 0, failures: 0 });
    await this.#arm();
    return rows.length;
  }

  /** Drops an envelope, or all that were set aside, and reports that. Answers how many. */
  async purge(id?: number): Promise<number> {
    const rows = this.#named(id);
    for (const row of rows) this.#shelf.queue.drop(row, 'send_error');
    await this.#arm();
    return rows.length;
  }

  /** Sets the alarm anew, whatever is known of it: one that the platform lost is mended by it. */
  async wake(): Promise<void> {
    this.#alarmAt = Infinity;
    await this.#arm();
  }

  override async alarm(): Promise<void> {
    // One that throws is tried again six times and then never: the next is set before anything else is done.
    await this.#setAlarm(Date.now() + RUN_AGAIN_MS);
    try {
      const config = readConfig(this.env);
      const { queue, limits, counts } = this.#shelf;
      expire(queue, limits, boundsOf(config), Date.now());
      await this.#drain.run(config);
      // Again, for what was learned of limits meanwhile.
      const isMore = expire(queue, limits, boundsOf(config), Date.now());
      this.ctx.storage.kv.put(COUNTS, counts);
      const due = isMore ? Date.now() : this.#drain.dueAt(config, Date.now());
      if (due !== Infinity) return await this.#setAlarm(Math.min(due, Date.now() + HEARTBEAT_MS));
      this.#alarmAt = Infinity;
      await this.ctx.storage.deleteAlarm();
    } catch (error) {
      console.error(error);
    }
  }

  async #write(
    {
      project,
      kind,
      asked,
      headers,
      types,
      tally,
      holder: address,
      received,
      token,
    }: WaitingEnvelope,
    body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    { leaseUntil = 0 }: Terms,
  ): Promise<Row | undefined> {
    const { store } = this.#shelf.queue;
    const meta: Meta = { kind, asked, headers, tally, token };
    const holder = hash(address) >>> 16;
    const id = store.nextId();
    // Bytes that are here already are written without a pause, in one transaction with their row.
    const written =
      body instanceof Uint8Array
        ? writeWhole(store, id, body, meta)
        : await this.#upload(id, body, meta, holder);
    if (written === 'overflow') {
      this.#shelf.drops.count(project, 'cache_overflow', tally);
      return undefined;
    }
    const waiting = { tried: 0, failures: 0, due: 0, reason: '' };
    const lane = this.#shelf.queue.laneFor(project, types);
    const row = { project, lane, id, holder, received, leased: leaseUntil, ...waiting, ...written };
    this.#shelf.queue.add(row);
    if (!(body instanceof Uint8Array)) store.endUpload(id);
    return row;
  }

  async #upload(id: number, body: ReadableStream<Uint8Array>, meta: Meta, holder: number) {
    const { queue } = this.#shelf;
    const share = shareOf(readConfig(this.env));
    let own = 0;
    const mayGrow = (bytes: number): boolean => {
      const others = this.#uploads.get(holder) ?? 0;
      const held = queue.heldBy(holder).reduce((sum, each) => sum + each, 0);
      if (held + others + bytes > share) return false;
      own += bytes;
      this.#uploads.set(holder, others + bytes);
      return true;
    };
    try {
      return await writePieces(queue.store, id, body, meta, mayGrow);
    } finally {
      const left = (this.#uploads.get(holder) ?? 0) - own;
      if (left > 0) this.#uploads.set(holder, left);
      else this.#uploads.delete(holder);
    }
  }

  /** Keeps the shard within its bounds; answers whether the envelope that came is still there. */
  #fit(row: Row, config: Config): boolean {
    const { queue, limits } = this.#shelf;
    const now = Date.now();
    const bounds = boundsOf(config);
    fit(queue, row, bounds, now);
    if (limits.until(queue.laneOf(row), now) > 0) expire(queue, limits, bounds, now);
    return queue.find(row) !== undefined;
  }

  #named(id: number | undefined): readonly Row[] {
    const { store } = this.#shelf.queue;
    const rows = id === undefined ? store.listAside(Number.MAX_SAFE_INTEGER) : [store.findById(id)];
    return rows.flatMap((row) => row ?? []);
  }

  /** Lets calls that came together go on together: what they write is then one transaction, and one wait for the disk. */
  #together(): Promise<void> {
    this.#batch ??= this.#turn();
    return this.#batch;
  }

  async #turn(): Promise<void> {
    await scheduler.wait(0);
    this.#batch = undefined;
  }

  /** Sees to it that what can be done is done when it can. */
  async #arm(): Promise<void> {
    if (this.#drain.refill()) return;
    const now = Date.now();
    const due = this.#drain.dueAt(readConfig(this.env), now);
    if (due < this.#alarmAt) await this.#setAlarm(Math.min(due, now + HEARTBEAT_MS));
  }

  async #setAlarm(at: number): Promise<void> {
    this.#alarmAt = at;
    await this.ctx.storage.setAlarm(at);
  }
}

function boundsOf(config: Config): Bounds {
  const { spoolMaxAgeMs: maxAgeMs } = config;
  return { maxBytes: shardBytes(config), shareBytes: shareOf(config), maxAgeMs };
}
