import { DurableObject } from 'cloudflare:workers';

import { readConfig } from '../config.ts';
import type { Env } from '../env.ts';
import { collectorOf, Drain, type Shelf } from './drain.ts';
import type { Drop } from '../tunnel/client-reports.ts';
import { Drops } from './drops.ts';
import { Holds } from './holds.ts';
import type { Kept } from './kept.ts';
import type { Lane, Row } from './lane.ts';
import { Outages } from './outages.ts';
import { Queue } from './queue.ts';
import { shardBytes } from './shards.ts';
import { shardStatus, type ShardStatus } from './shard-status.ts';
import { type Meta, Store } from './store.ts';
import { writePieces, writeWhole } from './write-body.ts';

/** On what terms an envelope is taken. */
export interface Terms {
  /** Take it only if others of its project wait: else it can go to the collector directly, in order. */
  readonly onlyBehind?: true;
  /** Somebody is delivering it until then and will `settle` it. */
  readonly leaseUntil?: number;
  /** The collector failed to take it; `retryAfterMs` as it asked. */
  readonly failed?: { readonly retryAfterMs: number | undefined };
}

/** By which a leased envelope is settled. */
export type Ticket = Pick<Row, 'project' | 'lane' | 'seq'>;

const AGAIN_MS = 60_000;
const EXPIRED_A_RUN = 5000;
const COUNTS = 'counts';

/**
 * One shard of the spool: keeps envelopes on disk until the collector takes them. What a call has answered is on disk:
 * the platform holds the answer back until it is.
 */
export class Spool extends DurableObject<Env> {
  readonly #shelf: Shelf;
  readonly #drain: Drain;
  #alarmAt: number | null = null;
  #batch: Promise<void> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const { sql, kv } = ctx.storage;
    const store = new Store(sql);
    const drops = new Drops(sql);
    this.#shelf = {
      store,
      drops,
      queue: new Queue(store, drops),
      outages: new Outages(kv),
      holds: new Holds(kv),
      counts: kv.get(COUNTS) ?? { accepted: 0, delivered: 0, retried: 0 },
    };
    this.#drain = new Drain(this.#shelf);
    void ctx.blockConcurrencyWhile(async () => {
      this.#alarmAt = await ctx.storage.getAlarm();
    });
  }

  /** Keeps an envelope. Answers `undefined` where the terms forbade it; rejects where the body broke off. */
  async accept(
    kept: Kept,
    body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    terms: Terms = {},
  ): Promise<Ticket | undefined> {
    const { project, received, kind, asked, headers, tally } = kept;
    await this.#together();
    if (terms.onlyBehind && !this.isWaiting(project)) return undefined;
    const { store, queue, counts } = this.#shelf;
    const meta: Meta = { kind, asked, headers, tally };
    const seq = store.nextSeq();
    // Bytes that are here already are written without a pause, in one transaction with their row.
    const written =
      body instanceof Uint8Array
        ? writeWhole(store, seq, body, meta)
        : await writePieces(store, seq, body, meta);
    const lane = queue.laneFor(project, tally);
    const leased = terms.leaseUntil ?? 0;
    const row: Row = { project, lane, seq, received, leased, ...written };
    queue.add(row);
    if (!(body instanceof Uint8Array)) store.endUpload(seq);
    counts.accepted += 1;
    this.#fit(row);
    if (terms.failed) this.#fail(project, terms.failed.retryAfterMs);
    await this.#wake();
    return { project, lane, seq };
  }

  /** Whether envelopes of a project wait here that no limit holds: others must then queue behind them. */
  isWaiting(project: string): boolean {
    return this.#shelf.queue.next(project, this.#isHeld) !== undefined;
  }

  /** Ends a lease: the collector took the envelope, refused it for good, or failed. */
  async settle(ticket: Ticket, fate: 'taken' | 'refused' | 'failed'): Promise<void> {
    const { store, queue, counts } = this.#shelf;
    const row = store.find(ticket.project, ticket.lane, ticket.seq);
    // Past its lease the drain may have it under way already; then the drain's word counts.
    if (row === undefined || queue.isBusy(row)) return;
    if (fate === 'taken') {
      queue.remove(row);
      counts.delivered += 1;
    } else if (fate === 'refused') {
      queue.drop(row, 'send_error');
    } else {
      queue.release(row);
      this.#fail(ticket.project, undefined);
    }
    await this.#wake();
  }

  /** Takes over what the edge dropped itself, to be told to the collector when it can be. */
  async report(project: string, drops: readonly Drop[]): Promise<void> {
    for (const drop of drops) this.#shelf.drops.add(project, drop);
    await this.#wake();
  }

  status(): ShardStatus {
    return shardStatus(this.#shelf, shardBytes(readConfig(this.env)), this.#isHeld, Date.now());
  }

  // One that throws is tried again six times and then never: this one does not throw.
  override async alarm(): Promise<void> {
    this.#alarmAt = null;
    try {
      const config = readConfig(this.env);
      const { queue, counts } = this.#shelf;
      const now = Date.now();
      queue.expire(now - config.spoolMaxAgeMs, EXPIRED_A_RUN, now, this.#isHeld);
      await this.#drain.run(config);
      this.ctx.storage.kv.put(COUNTS, counts);
      await this.#wake();
    } catch (error) {
      console.error(error);
      await this.#setAlarm(Date.now() + AGAIN_MS);
    }
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
  async #wake(): Promise<void> {
    if (this.#drain.refill()) return;
    const due = this.#drain.dueAt(readConfig(this.env), Date.now());
    if (due !== Infinity && due < (this.#alarmAt ?? Infinity)) await this.#setAlarm(due);
  }

  async #setAlarm(at: number): Promise<void> {
    this.#alarmAt = at;
    await this.ctx.storage.setAlarm(at);
  }

  #fit(row: Row): void {
    const { queue } = this.#shelf;
    const most = shardBytes(readConfig(this.env));
    // One that could never fit must not drive out what does.
    if (row.bytes > most) queue.drop(row, 'cache_overflow');
    else queue.shrinkTo(most, Date.now());
  }

  #fail(project: string, retryAfterMs: number | undefined): void {
    const destination = readConfig(this.env).destinations.get(project);
    if (destination === undefined) return;
    this.#shelf.outages.fail(collectorOf(destination), false, retryAfterMs, Date.now());
  }

  readonly #isHeld = (lane: Lane): boolean => this.#shelf.holds.until(lane, Date.now()) > 0;
}
