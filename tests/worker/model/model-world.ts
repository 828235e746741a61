import { vi } from 'vitest';

import { type Config, type Destination, readConfig } from '../../../worker/config.ts';
import { SpoolShard } from '../../../worker/spool/shard.ts';
import type { Call } from '../../../worker/tunnel/call.ts';
import { Deadline } from '../../../worker/tunnel/deadline.ts';
import { WaitTimer } from '../../../worker/tunnel/wait-timer.ts';
import { deliver, type DeliveryResult } from '../../../worker/tunnel/deliver.ts';
import { reportDrops } from '../../../worker/tunnel/edge-drops.ts';
import type { Await, Fate, Plan } from './faults.ts';
import { type MemoryAlarm, MemoryDisk, memoryStorage } from './memory-storage.ts';

/** Everything is well from then on, ms. */
const WELL_FROM_MS = 30_000;
const ENVELOPE_BYTES = 600;
const ITEMS = [{ type: 'event', count: 1, bytes: 2 }];
const CRON_MS = 300_000;

/** An envelope in the model. */
export interface Sent {
  readonly mark: number;
  /** The client's answer; undefined while there is none. */
  end: DeliveryResult | 'dropped' | undefined;
  /** Number of times that the collector accepted it. */
  arrived: number;
}

/**
 * The real Worker delivery and the real spool with everything around them replaced: a disk in memory, a collector, alarms
 * and calls, each of which can fail as the plan says. Time is simulated.
 */
export class ModelWorld {
  readonly sent: Sent[] = [];
  /** Drops that the collector was told. */
  reported = 0;
  /** False once the collector may have read a report without the spool's knowledge: then it is sent again. */
  areReportsCertain: boolean;
  readonly #plan: Plan;
  readonly #config: Config;
  readonly #disk = new MemoryDisk();
  readonly #used = new Map<Await, number>();
  readonly #began = Date.now();
  #shard: Promise<SpoolShard> | undefined;
  /** Counts the lives of the object. */
  #life = 0;
  #alarmAt: number | null = null;
  #alarmTimer: ReturnType<typeof setTimeout> | undefined;
  #alarmsRun = 0;

  constructor(plan: Plan, run: number) {
    this.#plan = plan;
    this.areReportsCertain = plan.resets.length === 0;
    const key = run.toString(16).padStart(32, '0');
    this.#config = readConfig({
      SENTRY_DSN: `https://${key}@run-${run}.example/1`,
      SPOOL_MAX_BYTES: String(plan.room * ENVELOPE_BYTES),
      MAX_ENVELOPE_BYTES: String(ENVELOPE_BYTES),
      SPOOL_MAX_AGE_HOURS: '0.05',
    });
  }

  /** Plays the plan, then an hour in which everything is well. */
  async play(): Promise<void> {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#fetch(url, init));
    vi.stubGlobal('scheduler', { wait: (ms: number) => new Promise((end) => setTimeout(end, ms)) });
    for (const at of this.#plan.posts) setTimeout(() => void this.#post(), at);
    for (const at of this.#plan.drops) setTimeout(() => this.#drop(), at);
    for (const at of this.#plan.resets) setTimeout(() => this.#reset(), at);
    await vi.advanceTimersByTimeAsync(WELL_FROM_MS);
    // Whatever still hangs ends with the object; the next cron event wakes it.
    this.#reset();
    for (let cron = 0; cron < 3; cron += 1) {
      await vi.advanceTimersByTimeAsync(CRON_MS);
      void (await this.#object()).wake();
      // An accepted envelope makes the Worker report drops that it still holds.
      void this.#post();
    }
    await vi.advanceTimersByTimeAsync(CRON_MS);
    vi.unstubAllGlobals();
  }

  /** Number of envelopes on the disk. */
  get waiting(): number {
    return this.#disk.entries.size;
  }

  /** Chunks on the disk that no entry owns. */
  get orphans(): number {
    return [...this.#disk.chunks.keys()].filter((id) => !this.#disk.entries.has(id)).length;
  }

  #fate(name: Await): Fate {
    const used = this.#used.get(name) ?? 0;
    this.#used.set(name, used + 1);
    if (Date.now() - this.#began >= WELL_FROM_MS) return 'well';
    return this.#plan.fates[name][used] ?? 'well';
  }

  async #post(): Promise<void> {
    const sent: Sent = { mark: this.sent.length + 1, end: undefined, arrived: 0 };
    this.sent.push(sent);
    const body = new TextEncoder().encode(`{"mark":${sent.mark}}\n{"type":"event"}\n{}`);
    const call = this.#call();
    const deadline = new Deadline(undefined, call.timer);
    const admitted = {
      destination: this.#destination,
      body,
      items: ITEMS,
      types: ['event'],
      deadline,
    };
    sent.end = await deliver(call, admitted);
    call.timer.stop();
  }

  #drop(): void {
    this.sent.push({ mark: this.sent.length + 1, end: 'dropped', arrived: 0 });
    reportDrops(this.#destination, ITEMS, 'ratelimit_backoff', this.#call());
  }

  get #destination(): Destination {
    const [destination] = this.#config.destinations.values();
    if (destination === undefined) throw new Error('no destination');
    return destination;
  }

  #call(): Call {
    const namespace = { getByName: () => this.#stub() };
    const url = 'https://site.example/t';
    return {
      request: new Request(url, { method: 'POST' }),
      url,
      kind: 'envelope',
      projectId: undefined,
      destination: undefined,
      config: this.#config,
      env: { SPOOL: namespace } as unknown as Call['env'],
      background: { waitUntil: (promise) => void promise.catch(() => undefined) },
      notes: { kind: 'envelope', started: Date.now() },
      timer: new WaitTimer(),
    };
  }

  /** A stub of the object: every method is an await that can fail. */
  #stub(): unknown {
    const call = (name: Await & keyof SpoolShard) => {
      return async (...args: readonly unknown[]): Promise<unknown> => {
        const copy: readonly unknown[] = structuredClone(args);
        return this.#happen(this.#fate(name), async () => {
          const life = this.#life;
          const shard = (await this.#object()) as unknown as Record<
            string,
            (...all: readonly unknown[]) => unknown
          >;
          const result = await shard[name]?.(...copy);
          if (life !== this.#life) throw new Error('the object was reset');
          return result;
        });
      };
    };
    return {
      isDown: call('isDown'),
      accept: call('accept'),
      settle: call('settle'),
      withdraw: call('withdraw'),
      report: call('report'),
    };
  }

  async #happen<T>(fate: Fate, run: () => Promise<T>): Promise<T> {
    if (fate === 'reject' || fate === 'failed') throw new Error('rejected');
    if (fate === 'hang') return forever();
    if (fate === 'twice') await run().catch(() => undefined);
    const running = run();
    if (fate === 'silent') {
      running.catch(() => undefined);
      return forever();
    }
    const result = await running;
    if (fate === 'lost') throw new Error('the answer is lost');
    return result;
  }

  /** The present object; a call starts it. */
  #object(): Promise<SpoolShard> {
    this.#shard ??= this.#start();
    return this.#shard;
  }

  async #start(): Promise<SpoolShard> {
    const life = this.#life;
    const checkLife = (): void => {
      if (life !== this.#life) throw new Error('the object was reset');
    };
    const alarm: MemoryAlarm = {
      get: () => this.#happen(this.#fate('getAlarm'), async () => this.#alarmAt),
      set: (at) =>
        this.#happen(this.#fate('setAlarm'), async () => {
          checkLife();
          this.#setAlarm(at);
        }),
    };
    const beforeWrite = (): void => {
      checkLife();
      const fate = this.#fate('write');
      if (fate === 'reject' || fate === 'failed') {
        this.areReportsCertain = false;
        throw new Error('database or disk is full: SQLITE_FULL');
      }
    };
    try {
      const shard = new SpoolShard(
        memoryStorage(this.#disk, alarm, beforeWrite),
        () => this.#config,
      );
      await shard.start();
      return shard;
    } catch (error) {
      if (life === this.#life) this.#shard = undefined;
      throw error;
    }
  }

  #reset(): void {
    this.#life += 1;
    this.#shard = undefined;
  }

  #setAlarm(at: number | null): void {
    this.#alarmAt = at;
    clearTimeout(this.#alarmTimer);
    if (at !== null) this.#alarmTimer = setTimeout(() => void this.#runAlarm(), at - Date.now());
  }

  async #runAlarm(): Promise<void> {
    this.#alarmAt = null;
    const fate = this.#plan.alarms[this.#alarmsRun] ?? 'well';
    this.#alarmsRun += 1;
    if (fate === 'lost' && Date.now() - this.#began < WELL_FROM_MS) return;
    try {
      const shard = await this.#object();
      await Promise.all(fate === 'twice' ? [shard.alarm(), shard.alarm()] : [shard.alarm()]);
    } catch {
      // The platform repeats an alarm that throws.
      if (this.#alarmAt === null) this.#setAlarm(Date.now() + 2000);
    }
  }

  async #fetch(_: string, init: RequestInit): Promise<Response> {
    const text = new TextDecoder().decode(init.body as Uint8Array<ArrayBuffer>);
    // Only the spool can give up a request.
    const fate = this.#fate(init.signal ? 'post by the spool' : 'post by the Worker');
    const aborted = new Promise<never>((__, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
    const answering = this.#answer(fate, text);
    return Promise.race([answering, aborted]);
  }

  async #answer(fate: Fate, text: string): Promise<Response> {
    const reply = (status: number, headers: Readonly<Record<string, string>> = {}): Response => {
      const end = this.#fate('end of an answer');
      if (end === 'well')
        return new Response('', { status, headers: { 'Content-Length': '0', ...headers } });
      const body = new ReadableStream({
        type: 'bytes',
        start(controller) {
          if (end === 'reject') controller.error(new Error('cut off'));
        },
      });
      return new Response(body, { status, headers });
    };
    // A collector that rejects or limits a report has read it.
    if (isReport(text) && (fate === 'rejected' || fate === 'limited')) this.#arrive(text);
    if (isReport(text) && ['lost', 'silent', 'twice'].includes(fate))
      this.areReportsCertain = false;
    if (fate === 'failed') return reply(503);
    if (fate === 'rejected') return reply(400);
    if (fate === 'limited') return reply(429, { 'X-Sentry-Rate-Limits': '20:error:key' });
    return this.#happen(fate, async () => {
      this.#arrive(text);
      return reply(200);
    });
  }

  #arrive(text: string): void {
    const [header = '', , payload = ''] = text.split('\n');
    if (isReport(text)) {
      for (const { quantity } of Object(JSON.parse(payload)).discarded_events) {
        this.reported += Number(quantity);
      }
      return;
    }
    const { mark } = Object(JSON.parse(header));
    const sent = this.sent[Number(mark) - 1];
    if (sent !== undefined) sent.arrived += 1;
  }
}

function isReport(text: string): boolean {
  return text.includes('\n{"type":"client_report"}\n');
}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}
