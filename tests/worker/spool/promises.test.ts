import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { readConfig } from '../../../worker/config.ts';
import { waitForProbe, waitInQuarantine } from '../../../worker/spool/backoff.ts';
import { type Bounds, evict, expire } from '../../../worker/spool/bounds.ts';
import { CircuitBreakers } from '../../../worker/spool/circuit-breakers.ts';
import { LimitsByProject } from '../../../worker/spool/limits.ts';
import { Queue } from '../../../worker/spool/queue.ts';
import { SpoolShard } from '../../../worker/spool/shard.ts';
import type { SpoolEntry, ShardStorage } from '../../../worker/spool/storage.ts';
import { MemoryDisk, memoryStorage } from '../model/memory-storage.ts';

const ORIGIN = 'https://collector.example';
const NOW = 1_790_000_000_000;
const LONGEST_PROBE_MS = 30_000;
const LONGEST_QUARANTINE_MS = 300_000;
const LONGEST_ASKED_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const numberOfTries = fc.integer({ min: 1, max: 60 });

function memoryShard(): ShardStorage {
  const alarm = { get: async () => null, set: async () => undefined };
  return memoryStorage(new MemoryDisk(), alarm, () => undefined);
}

describe('backoff', () => {
  test('a probe waits half of its step at least, its step at most, and never more than 30 s', () => {
    fc.assert(
      fc.property(numberOfTries, (step) => {
        const most = Math.min(LONGEST_PROBE_MS, 500 * 2 ** (step - 1));
        const wait = waitForProbe(step);
        expect(wait).toBeGreaterThanOrEqual(most / 2);
        expect(wait).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('a quarantined envelope waits three quarters of its step at least, and never more than 5 min', () => {
    fc.assert(
      fc.property(numberOfTries, (failures) => {
        const most = Math.min(LONGEST_QUARANTINE_MS, 1000 * 2 ** (failures - 1));
        const wait = waitInQuarantine(failures);
        expect(wait).toBeGreaterThanOrEqual(0.75 * most);
        expect(wait).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('the circuit breaker', () => {
  test('has its next probe 30 s after a failure at the latest, or when the collector asked for it', () => {
    const asked = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: LONGEST_ASKED_MS }));
    fc.assert(
      fc.property(numberOfTries, asked, (failures, askedMs) => {
        const breakers = new CircuitBreakers(memoryShard().values);
        for (let step = 1; step < failures; step += 1) breakers.fail(ORIGIN, step, true);
        breakers.fail(ORIGIN, failures, true, askedMs);
        const wait = breakers.readyAt(ORIGIN) - NOW;
        expect(wait).toBeLessThanOrEqual(Math.max(LONGEST_PROBE_MS, askedMs));
        expect(wait).toBeGreaterThanOrEqual(Math.max(250, askedMs));
      }),
    );
  });

  test('counts one failure of all deliveries that were under way when the outage began', () => {
    const breakers = new CircuitBreakers(memoryShard().values);
    for (let id = 1; id <= 6; id += 1) breakers.fail(ORIGIN, id, false);
    expect(breakers.outages()).toEqual({ [ORIGIN]: { step: 1, retryAt: expect.any(Number) } });
    expect(breakers.readyAt(ORIGIN) - NOW).toBeLessThanOrEqual(500);
  });

  test('lets one probe out at a time, and remembers its outage after a restart', () => {
    const { values } = memoryShard();
    const breakers = new CircuitBreakers(values);
    breakers.fail(ORIGIN, 1, false);
    expect(breakers.begin(ORIGIN)).toBe(true);
    expect(breakers.readyAt(ORIGIN)).toBe(Infinity);
    expect(new CircuitBreakers(values).isOpen(ORIGIN)).toBe(true);
    breakers.close(ORIGIN);
    expect(breakers.readyAt(ORIGIN)).toBe(0);
    expect(new CircuitBreakers(values).isOpen(ORIGIN)).toBe(false);
  });
});

describe('a shard during an outage of half an hour', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([1, 200])(
    'with %d envelopes asks the collector at the steps of the backoff, at least every 30 s',
    async (count) => {
      const asked: number[] = [];
      vi.stubGlobal('scheduler', { wait: async () => undefined });
      vi.stubGlobal('fetch', async () => {
        asked.push(Date.now());
        return new Response('', { status: 503, headers: { 'Content-Length': '0' } });
      });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const set = async (at: number | null): Promise<void> => {
        clearTimeout(timer);
        if (at !== null) timer = setTimeout(() => void shard.alarm(), at - Date.now());
      };
      const alarm = { get: async () => null, set };
      const config = readConfig({ SENTRY_DSN: 'https://a@collector.example/1' });
      const storage = memoryStorage(new MemoryDisk(), alarm, () => undefined);
      const shard = new SpoolShard(storage, () => config);
      await shard.start();
      for (let mark = 1; mark <= count; mark += 1) {
        const facts = { kind: 'envelope', asked: '', headers: {}, tally: {} } as const;
        const origin = { project: 'a/1', types: ['event'], holder: '', received: Date.now() };
        const envelope = { ...facts, ...origin, token: String(mark) };
        const failed = mark === 1 ? { failed: { began: Date.now(), answer: undefined } } : {};
        await shard.accept(envelope, new Uint8Array([1]), { takenAt: 0, ...failed });
      }
      await vi.advanceTimersByTimeAsync(1_800_000);
      const waits = asked.map((time, i) => time - (asked[i - 1] ?? NOW));
      expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_PROBE_MS);
      for (const [step, wait] of waits.slice(1).entries()) {
        // A new envelope may bring one probe forward.
        if (step > 1) expect(wait).toBeGreaterThanOrEqual(Math.min(15_000, 250 * 2 ** (step - 1)));
      }
      expect(asked.length).toBeGreaterThanOrEqual(1_800_000 / LONGEST_PROBE_MS);
    },
  );
});

interface Arrival {
  readonly holder: number;
  readonly types: readonly string[];
  readonly bytes: number;
  readonly ageMs: number;
}

const BOUNDS: Bounds = { maxBytes: 10_000, shareBytes: 2500, maxAgeMs: 86_400_000 };

const arrival: fc.Arbitrary<Arrival> = fc.record({
  holder: fc.integer({ min: 1, max: 8 }),
  types: fc.constantFrom(['replay_recording'], ['session'], ['event'], ['event', 'attachment']),
  bytes: fc.integer({ min: 1, max: 3000 }),
  ageMs: fc.integer({ min: 0, max: 2 * BOUNDS.maxAgeMs }),
});

/** A queue of these arrivals, kept within the bounds after each; counts what was enqueued. */
function fill(arrivals: readonly Arrival[]): { queue: Queue; shard: ShardStorage } {
  const shard = memoryShard();
  const queue = new Queue(shard);
  const meta = { kind: 'envelope', asked: '', headers: {}, tally: { item: 1 }, token: '' } as const;
  for (const { holder, types, bytes, ageMs } of arrivals) {
    const id = queue.storage.nextId();
    queue.storage.putChunk(id, 0, new Uint8Array(1), meta);
    const entry: SpoolEntry = {
      lane: queue.laneFor('key/1', types),
      id,
      holder,
      bytes,
      length: 1,
      chunks: 1,
      received: NOW - ageMs,
      leaseEnd: 0,
      firstTry: 0,
      failures: 0,
      retryAt: 0,
      reason: '',
    };
    queue.enqueue(entry);
    evict(queue, entry, BOUNDS, NOW);
  }
  return { queue, shard };
}

function dropped(shard: ShardStorage): number {
  return Object.values(shard.drops.totals()).reduce((sum, count) => sum + count, 0);
}

const isError = ({ types }: Arrival): boolean => types.includes('event');

describe('the bounds', () => {
  test('hold after every envelope: the room, and the share of each address', () => {
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 40 }), (arrivals) => {
        const { queue, shard } = fill(arrivals);
        expect(queue.bytes).toBeLessThanOrEqual(BOUNDS.maxBytes);
        for (let holder = 1; holder <= 8; holder += 1) {
          const held = queue.bytesByRank(holder).reduce((sum, bytes) => sum + bytes, 0);
          expect(held).toBeLessThanOrEqual(BOUNDS.shareBytes);
        }
        // Whatever is not there any more was counted.
        expect(queue.depth + dropped(shard)).toBe(arrivals.length);
      }),
    );
  });

  test('drop no error of an address while it holds anything else', () => {
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 30 }), (arrivals) => {
        const errors = arrivals.filter(isError);
        // Errors come last: a later session may take the room that a dropped error left.
        const { queue } = fill(
          [...arrivals.filter((each) => !isError(each)), ...errors].map((each) => ({
            ...each,
            holder: 1,
            bytes: Math.min(each.bytes, 400),
          })),
        );
        const [replays = 0, others = 0] = queue.bytesByRank(1);
        const kept = queue.lanes.filter(({ rank }) => rank === 2);
        const isAnyErrorGone = kept.reduce((sum, { depth }) => sum + depth, 0) < errors.length;
        expect(isAnyErrorGone && replays + others > 0).toBe(false);
      }),
    );
  });

  test('leave nothing that is too old, and drop nothing that is not', () => {
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 20 }), (arrivals) => {
        const aged = arrivals.map((each) => ({ ...each, bytes: 1 }));
        // The queue is in the order of arrival.
        const { queue } = fill(aged.toSorted((a, b) => b.ageMs - a.ageMs));
        const isMore = expire(queue, new LimitsByProject(memoryShard().values), BOUNDS, NOW);
        const young = aged.filter(({ ageMs }) => ageMs < BOUNDS.maxAgeMs);
        expect(isMore).toBe(false);
        expect(queue.depth).toBe(young.length);
      }),
    );
  });

  test('never drop an envelope that is being delivered', () => {
    const { queue } = fill([{ holder: 1, types: ['replay_recording'], bytes: 2000, ageMs: 0 }]);
    const [lane] = queue.lanes;
    const entry = lane && queue.storage.peek(lane);
    if (entry === undefined) throw new Error('the queue is empty');
    queue.lease(entry);
    expire(queue, new LimitsByProject(memoryShard().values), { ...BOUNDS, maxAgeMs: -1 }, NOW);
    expect(queue.depth).toBe(1);
    queue.release(entry);
    expire(queue, new LimitsByProject(memoryShard().values), { ...BOUNDS, maxAgeMs: -1 }, NOW);
    expect(queue.depth).toBe(0);
  });
});
