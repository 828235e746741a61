import { gzipSync, zstdCompressSync } from 'node:zlib';

import fc from 'fast-check';

import type { Manner, Phase } from '../../collector/fickle-collector.ts';
import type { PostOptions } from '../../support/post.ts';
import { type PoisonName, poisonNamed, POISONS } from '../../support/poison.ts';

/** An envelope as an SDK makes them. */
interface Plain {
  readonly types: readonly string[];
  /** Bytes of each payload. */
  readonly size: number;
  readonly coding: 'gzip' | 'zstd' | null;
  /** Without a length, in so many pieces. */
  readonly chunks: number | null;
}

/** What one phone posts, `at` ms after the beginning. */
export interface Send {
  readonly at: number;
  readonly envelope: Plain | PoisonName;
  /** The collector fails on this one for a time, whatever it does with others. */
  readonly allergy: Phase | null;
}

/** Phones, a project of their own and its collector; in the end the collector is well. */
export interface Scenario {
  readonly weather: readonly Phase[];
  readonly sends: readonly Send[];
  /** When the runtime is killed, if it is: everybody's. */
  readonly killAt: number | null;
}

const CATEGORIES: Readonly<Record<string, string>> = { event: 'error', replay_recording: 'replay' };
// One in so many scenarios brings the runtime down, and with it what all the others have under way.
const KILLS_ONE_IN = 20;
// Of a packed body 64 KiB are read, and 1.06 MiB of any.
const SEEN_BYTES = 60_000;
const HELD_BYTES = 1_110_000;

/** All that can happen in some seconds. */
export function scenario(): fc.Arbitrary<Scenario> {
  return fc.record({
    weather: fc.array(phase(manner()), { maxLength: 3 }),
    sends: fc.array(send(), { minLength: 1, maxLength: 12 }),
    killAt: oneIn(KILLS_ONE_IN, fc.integer({ min: 100, max: 3000 })),
  });
}

/** The body of an envelope and the headers it needs. */
export function requestOf({ envelope }: Send, dsn: string): PostOptions {
  if (typeof envelope === 'string') return poisonNamed(envelope).make(dsn);
  const { types, size, coding, chunks } = envelope;
  const header = { event_id: 'c'.repeat(32), dsn, sent_at: new Date().toISOString() };
  const items = types.map((type) =>
    Buffer.concat([
      Buffer.from(`\n${JSON.stringify({ type, length: size })}\n`),
      Buffer.alloc(size, Buffer.from(Array.from({ length: 251 }, (_, n) => n))),
    ]),
  );
  const whole = Buffer.concat([Buffer.from(JSON.stringify(header)), ...items]);
  const pieces = chunks === null ? {} : { chunks };
  if (coding === null) return { body: whole, ...pieces };
  const body = coding === 'gzip' ? gzipSync(whole) : zstdCompressSync(whole);
  return { body, headers: { 'Content-Encoding': coding }, ...pieces };
}

/** The categories of what an envelope holds, one an item; `undefined` where a stranger made sure that nobody can tell. */
export function categoriesOf({ envelope }: Send): readonly string[] | undefined {
  if (typeof envelope !== 'string') return envelope.types.map((type) => CATEGORIES[type] ?? type);
  return poisonNamed(envelope).categories;
}

/** Of these, what the tunnel is sure to see. */
export function seenOf(sent: Send): readonly string[] | undefined {
  const categories = categoriesOf(sent);
  return isSeenWhole(sent) ? categories : categories?.slice(0, 1);
}

/** True if the tunnel sees all items: not behind the beginning of a packed body, or of one too long to be held. */
export function isSeenWhole({ envelope }: Send): boolean {
  if (typeof envelope === 'string') return envelope !== 'an event over 1 MiB';
  if (envelope.size < SEEN_BYTES) return true;
  return envelope.coding === null && envelope.size * envelope.types.length < HELD_BYTES;
}

function send(): fc.Arbitrary<Send> {
  return fc.record({
    at: fc.integer({ min: 0, max: 2500 }),
    envelope: fc.oneof<fc.WeightedArbitrary<Plain | PoisonName>[]>(
      { weight: 4, arbitrary: plain() },
      { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(POISONS) as PoisonName[])) },
    ),
    allergy: oneIn(20, phase(failing())),
  });
}

function plain(): fc.Arbitrary<Plain> {
  return fc.record({
    types: fc.constantFrom(
      ['event'],
      ['event'],
      ['transaction'],
      ['replay_recording'],
      ['event', 'transaction'],
      ['event', 'replay_recording'],
    ),
    size: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 0, max: 3000 }) },
      { weight: 3, arbitrary: fc.integer({ min: 50_000, max: 200_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 600_000, max: 1_000_000 }) },
    ),
    coding: fc.constantFrom(null, null, null, 'gzip', 'zstd'),
    chunks: fc.constantFrom(null, null, null, 3),
  });
}

function phase(how: fc.Arbitrary<Manner>): fc.Arbitrary<Phase> {
  return fc.record({ manner: how, ms: fc.integer({ min: 100, max: 2500 }) });
}

function manner(): fc.Arbitrary<Manner> {
  const categories = fc.subarray(['error', 'replay', 'transaction'], { maxLength: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: failing() },
    { weight: 2, arbitrary: taking() },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('limit'),
        categories,
        seconds: fc.constantFrom(1, 2),
        named: fc.constantFrom(true, true, true, false),
      }),
    },
    { weight: 1, arbitrary: answer([400, 401, 403, 404, 413]) },
    { weight: 1, arbitrary: fc.constant({ kind: 'down' }) },
  );
}

function taking(): fc.Arbitrary<Manner> {
  return fc.record({
    kind: fc.constant('take'),
    chunked: fc.boolean(),
    afterMs: fc.constantFrom(0, 0, 100, 900, 3000),
  });
}

function failing(): fc.Arbitrary<Manner> {
  return fc.oneof(
    answer([301, 302, 303, 307, 308, 408, 425, 500, 502, 503, 504]),
    fc.record({
      kind: fc.constant('answer'),
      status: fc.constant(503),
      retryAfter: fc.constantFrom(0, 1),
    }),
    fc.record({
      kind: fc.constant('cut'),
      once: fc.constantFrom('connected', 'headers', 'part', 'body'),
    }),
    fc.record({ kind: fc.constantFrom('hang', 'stall') }),
  );
}

function answer(statuses: readonly number[]): fc.Arbitrary<Manner> {
  return fc.record({ kind: fc.constant('answer'), status: fc.constantFrom(...statuses) });
}

function oneIn<T>(times: number, what: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof(
    { weight: times - 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: what },
  );
}
