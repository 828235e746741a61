// The model of loss: whatever each await on the way does, a report is delivered, waits on a disk, or is counted.
import { createTransport, type Envelope } from '@sentry/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { envelopeItems } from '../../../../web/telemetry/reports/envelope-items.ts';
import {
  createReportSender,
  type ReportSender,
} from '../../../../web/telemetry/reports/report-sender.ts';
import type { ReportStore } from '../../../../web/telemetry/reports/report-store.ts';
import type { Report } from '../../../../web/telemetry/reports/stored-report.ts';
import { memoryDisk } from '../../../support/memory-reports.ts';
import { LONG } from '../../../support/long.ts';

/** Behaviour of an await: it works, rejects, never settles (the platform ends it with a deadline), or happens twice. */
type Fate = 'works' | 'rejects' | 'hangs' | 'twice';

/** The awaits of the page's paths. A new one without a place here is a type error in `platformOf`. */
type Await = keyof ReportStore | 'reportingKnown' | 'post' | 'exclusively';

type Step =
  | { readonly kind: 'report'; readonly type: 'event' | 'session' | 'replay_event' }
  /** A closing page that never loaded the SDK kept its report in localStorage. */
  | { readonly kind: 'early' }
  | { readonly kind: 'network'; readonly status: 200 | 429 | 503 | 'none' }
  /** The browser's word about the network, which may be wrong. */
  | { readonly kind: 'says'; readonly isOnline: boolean }
  | { readonly kind: 'time' }
  | { readonly kind: 'open' }
  /**
   * `isLarge`: the page makes a report while it closes that is too large for a `keepalive` request. `isHidden`: it makes
   * it while it is hidden and still open, and the database does not answer before the page is gone.
   */
  | { readonly kind: 'close'; readonly isLarge: boolean; readonly isHidden: boolean }
  /** localStorage has no room, or has some again. */
  | { readonly kind: 'room'; readonly hasRoom: boolean };

const STORE_DEADLINE_MS = 10_000;
const LOCK_PATIENCE_MS = 60_000;

/** The lock itself, and the one among the tabs that go on without it. */
type LockName = 'first' | 'late';

class World {
  now = Date.parse('2026-11-28T12:00:00Z');
  status: 200 | 429 | 503 | 'none' = 200;
  isOnline = true;
  isCalm = false;
  /** Reports by number: the times that each was delivered. */
  readonly delivered = new Map<number, number>();
  /** Reports that a client report counts: by the SDK, or delivered by the page. */
  counted = 0;
  /** Faults that may deliver a report again. */
  doubles = 0;
  readonly met = new Set<string>();
  readonly sent = new Set<Report['body']>();
  readonly disk = memoryDisk(() => this.now);
  kept: string[] = [];
  /** False while localStorage refuses what closing pages keep. */
  hasRoom = true;
  #timers: { at: number; task: () => void; tab: Tab }[] = [];
  readonly #holders = new Map<LockName, Tab>();
  readonly #fates: Fate[];

  constructor(fates: readonly Fate[]) {
    this.#fates = [...fates];
  }

  fate(point: Await): Fate {
    const fate = this.isCalm ? 'works' : (this.#fates.pop() ?? 'works');
    this.met.add(`${point} ${fate}`);
    if (fate === 'twice') this.doubles += 1;
    return fate;
  }

  later(tab: Tab, ms: number, task: () => void): void {
    this.#timers.push({ at: this.now + ms, task, tab });
  }

  /** Runs the next timer of an open tab. False if there is none. */
  async tick(): Promise<boolean> {
    await settle();
    this.#timers = this.#timers.filter(({ tab }) => tab.isOpen).toSorted((a, b) => a.at - b.at);
    const next = this.#timers.shift();
    if (next === undefined) return false;
    this.now = Math.max(this.now, next.at);
    next.task();
    await settle();
    return true;
  }

  /** One tab at a time, and one at a time of those that waited long enough. */
  async lock(tab: Tab, work: (isAlone: boolean) => Promise<void>): Promise<void> {
    const fate = this.fate('exclusively');
    if (fate === 'rejects') throw new Error('no lock');
    if (fate === 'hangs' || !this.#isFree('first', tab)) {
      await new Promise<void>((resolve) => this.later(tab, LOCK_PATIENCE_MS, resolve));
      return this.#isFree('late', tab) ? this.#hold('late', tab, () => work(true)) : work(false);
    }
    await this.#hold('first', tab, () =>
      fate === 'twice' ? Promise.all([work(true), work(false)]) : work(true),
    );
  }

  #isFree(name: LockName, tab: Tab): boolean {
    const holder = this.#holders.get(name);
    return holder === undefined || !holder.isOpen || holder === tab;
  }

  async #hold(name: LockName, tab: Tab, work: () => Promise<unknown>): Promise<void> {
    this.#holders.set(name, tab);
    try {
      await work();
    } finally {
      this.#holders.delete(name);
    }
  }

  deliver(report: Report): void {
    this.sent.add(report.body);
    for (const { type, payload } of envelopeItems(report.body)) {
      const fields = JSON.parse(new TextDecoder().decode(payload)) as {
        id: number;
        discarded_events: { quantity: number }[];
      };
      if (type !== 'client_report') {
        this.delivered.set(fields.id, (this.delivered.get(fields.id) ?? 0) + 1);
      } else {
        for (const { quantity } of fields.discarded_events) this.counted += quantity;
      }
    }
  }
}

/** Lets all promises settle that need no timer. */
async function settle(): Promise<void> {
  for (let i = 0; i < 40; i += 1) await Promise.resolve();
}

const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);

class Tab {
  isOpen = true;
  isHidden = false;
  isClosing = false;
  readonly #world: World;
  readonly sender: ReportSender;
  /** The SDK's own transport, which counts what cannot be sent. */
  readonly #sdk: ReturnType<typeof createTransport>;

  constructor(world: World) {
    this.#world = world;
    this.sender = createReportSender(this.#platform());
    this.#sdk = createTransport(
      { url: '/t', recordDroppedEvent: () => (world.counted += 1) } as never,
      async ({ body }) => {
        const keepalive = this.#isLeaving && !String(body).includes('large');
        const report = { url: '/t', headers: {}, body: body as string };
        const { status } = await this.sender.sendReport(report, { keepalive });
        // The collector counts what it limits.
        if (status === 429) world.counted += 1;
        return {
          statusCode: status,
          headers: { 'x-sentry-rate-limits': null, 'retry-after': null },
        };
      },
    );
  }

  get #isLeaving(): boolean {
    return this.isHidden || this.isClosing;
  }

  /** An await of this tab, with its fate. A closed tab hears of nothing any more. */
  async #at<Value>(point: Await, ms: number, work: () => Promise<Value>): Promise<Value> {
    const world = this.#world;
    if (!this.isOpen) return this.#cutOff(point);
    // The browser completes the requests of a closing page: see docs/platform-promises.md. Its database completes a
    // write only in the model, and only if localStorage has no room.
    if (this.isClosing && point === 'push' && world.hasRoom) return never();
    const fate = this.#isLeaving ? 'works' : world.fate(point);
    if (fate === 'rejects') throw new Error(point);
    if (fate === 'hangs') {
      await new Promise<void>((resolve) => world.later(this, ms, resolve));
      throw new Error(`${point}: no answer`);
    }
    const value = await work();
    if (fate === 'twice') await work();
    const isHeard = this.isOpen && !(this.isHidden && point === 'push');
    return isHeard ? value : this.#cutOff(point);
  }

  /** The tab closed before it could learn the result. */
  #cutOff(point: Await): Promise<never> {
    this.#world.met.add(`${point} cut off`);
    return never();
  }

  #store(): ReportStore {
    const { store } = this.#world.disk;
    const at = <Value>(point: Await, work: () => Promise<Value>) =>
      this.#at(point, STORE_DEADLINE_MS, work);
    return {
      push: (report, isLeaving) =>
        at('push', () => {
          const others = [...this.#world.disk.records.values()];
          if (this.isClosing && others.some(({ body }) => body === report.body)) {
            this.#world.met.add('push again');
          }
          return store.push(report, isLeaving);
        }),
      keys: () => at('keys', () => store.keys()),
      claim: (...how) => at('claim', () => store.claim(...how)),
      release: (key) => at('release', () => store.release(key)),
      acknowledge: (key) =>
        at('acknowledge', () => {
          const record = this.#world.disk.records.get(Number(key));
          const claimedUntil = record === undefined ? 0 : record.claimedUntil;
          if (claimedUntil !== undefined && claimedUntil < this.#world.now) {
            this.#world.met.add('acknowledge late');
          }
          return store.acknowledge(key);
        }),
      clear: () => at('clear', () => store.clear()),
    };
  }

  #platform(): Parameters<typeof createReportSender>[0] {
    const world = this.#world;
    return {
      store: this.#store(),
      post: (report, _, patienceMs) =>
        this.#at('post', patienceMs, async () => {
          const { status } = world;
          if (status === 'none') throw new TypeError('Failed to fetch');
          if (status === 200) world.deliver(report);
          return new Response(null, { status });
        }),
      exclusively: (work) => world.lock(this, work),
      later: (ms, task) => world.later(this, ms, task),
      now: () => world.now,
      isOnline: () => world.isOnline,
      isLeaving: () => this.#isLeaving,
      isClosing: () => this.isClosing,
      isReportingOn: () => true,
      reportingKnown: () =>
        this.#at('reportingKnown', STORE_DEADLINE_MS, async () => undefined).catch(() => undefined),
      keepCopy: async () => undefined,
      kept: {
        read: () => [...world.kept],
        add: (body) => {
          if (world.sent.has(body)) world.met.add('add late');
          if (world.hasRoom) world.kept.push(body);
          return world.hasRoom;
        },
        remove: (body) => {
          const at = world.kept.indexOf(body);
          if (at >= 0) world.kept.splice(at, 1);
          return true;
        },
      },
      envelopeRequest: { url: '/t', headers: {} },
    };
  }

  report(id: number, type: string): void {
    void Promise.resolve(this.#sdk.send([{}, [[{ type }, { id }]]] as unknown as Envelope)).catch(
      () => undefined,
    );
  }

  async close(large: number | undefined, isHidden: boolean): Promise<void> {
    this.isHidden = isHidden;
    if (isHidden && large !== undefined) this.report(large, 'large');
    await settle();
    this.isClosing = true;
    this.sender.saveUnfinished();
    if (!isHidden && large !== undefined) this.report(large, 'large');
    await settle();
    this.isOpen = false;
  }
}

const bodyOf = (id: number): string => `{}\n{"type":"event"}\n${JSON.stringify({ id })}`;

/** Plays the steps, then lets everything work again, and returns the world and the number of reports made. */
async function play(steps: readonly Step[], fates: readonly Fate[]): Promise<[World, number]> {
  const world = new World(fates);
  let made = 0;
  let tabs: Tab[] = [];
  const open = (): Tab => {
    const tab = new Tab(world);
    tabs.push(tab);
    void tab.sender.sendWaiting();
    return tab;
  };
  open();
  for (const step of steps) {
    const [tab = open()] = tabs;
    if (step.kind === 'report') tab.report((made += 1), step.type);
    if (step.kind === 'early') world.kept.push(bodyOf((made += 1)));
    if (step.kind === 'network') world.status = step.status;
    if (step.kind === 'room') world.hasRoom = step.hasRoom;
    if (step.kind === 'says') world.isOnline = step.isOnline;
    if (step.kind === 'time') await world.tick();
    if (step.kind === 'open') open();
    if (step.kind === 'close') {
      tabs = tabs.slice(1);
      await tab.close(step.isLarge ? (made += 1) : undefined, step.isHidden);
    }
    await settle();
  }
  Object.assign(world, { isCalm: true, status: 200, isOnline: true });
  // Pending deadlines pass.
  for (let i = 0; i < 60 && (await world.tick()); i += 1);
  const last = open();
  for (let i = 0; i < 60 && (world.disk.records.size > 0 || world.kept.length > 0); i += 1) {
    if (!(await world.tick())) void last.sender.sendWaiting();
    await settle();
  }
  return [world, made];
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      type: fc.constantFrom('event', 'session', 'replay_event'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('early' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      status: fc.constantFrom<World['status']>(200, 200, 429, 503, 'none'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('says' as const), isOnline: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('time' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      isLarge: fc.boolean(),
      isHidden: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('room' as const), hasRoom: fc.boolean() }),
  },
);
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('works' as const) },
  { weight: 2, arbitrary: fc.constant('rejects' as const) },
  { weight: 2, arbitrary: fc.constant('hangs' as const) },
  { weight: 1, arbitrary: fc.constant('twice' as const) },
);

const RUNS = LONG ? 100_000 : 2_000;

test('each report is delivered, waits on a disk, or is counted, whatever each await does', async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30, size: 'max' }),
      fc.array(fate, { maxLength: 80, size: 'max' }),
      async (steps, fates) => {
        const [world, made] = await play(steps, fates);
        for (const one of world.met) met.add(one);
        expect(world.disk.records.size).toBe(0);
        expect(world.kept).toEqual([]);
        const lost = Array.from({ length: made }, (_, i) => i + 1).filter(
          (id) => !world.delivered.has(id),
        );
        expect(lost.length).toBeLessThanOrEqual(world.counted);
        if (world.doubles === 0) expect(lost.length).toBe(world.counted);
        // Only a fault that happens twice, or a removal that failed, may deliver a report again, under its own id. A tab
        // that closes or freezes between the answer and the removal fails to remove it, too; and one that closes before its
        // database answers stores it there again if localStorage has no room, or here after another tab has sent it.
        const again = [...world.delivered.values()].filter((times) => times > 1).length;
        const failures = ['rejects', 'hangs', 'cut off', 'late'].map((one) => `acknowledge ${one}`);
        const isRemoved = ![...failures, 'post cut off', 'push again', 'add late'].some((one) =>
          world.met.has(one),
        );
        if (world.doubles === 0 && isRemoved) expect(again).toBe(0);
      },
    ),
    { numRuns: RUNS },
  );
  // Each await met each fate.
  const points = ['reportingKnown', 'push', 'keys', 'claim', 'release', 'acknowledge', 'post'];
  for (const point of [...points, 'exclusively']) {
    for (const one of ['works', 'rejects', 'hangs', 'twice'])
      expect(met).toContain(`${point} ${one}`);
  }
}, 3_600_000);
