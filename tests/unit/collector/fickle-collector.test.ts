import { expect, onTestFinished, test } from 'vitest';

import {
  agentOf,
  type Allergy,
  discardedIn,
  type Fate,
  type FickleCollector,
  type Manner,
  startFickleCollector,
} from '../../collector/fickle-collector.ts';
import { post } from '../../support/post.ts';

const MARK = 7;
const LONG = 60_000;

async function collector(categories?: readonly string[]): Promise<FickleCollector> {
  const started = await startFickleCollector(() => categories);
  onTestFinished(() => started.close());
  return started;
}

function send({ port }: FickleCollector, mark = MARK): Promise<number> {
  const headers = { 'User-Agent': agentOf(mark) };
  const url = `http://127.0.0.1:${port}/api/1/envelope/`;
  return post(url, { body: 'an envelope', headers }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Not awaited: the phase lasts longer than the test. */
function during(to: FickleCollector, manner: Manner, allergies: readonly Allergy[] = []): void {
  void to.live([{ manner, ms: LONG }], allergies);
}

const limit = (categories: readonly string[], named = true): Manner => {
  return { kind: 'limit', categories, seconds: 1, named };
};

test.each<[string, Manner, number, Fate]>([
  ['takes', { kind: 'take', chunked: false, afterMs: 0 }, 200, 'taken'],
  ['takes slowly, in chunks', { kind: 'take', chunked: true, afterMs: 20 }, 200, 'taken'],
  ['limits all of it', limit(['error', 'replay']), 429, 'limited'],
  ['limits everything', limit([]), 429, 'limited'],
  ['limits by Retry-After alone', limit(['span'], false), 429, 'limited'],
  ['limits a part, having taken the rest', limit(['replay']), 429, 'taken'],
  ['limits something else', limit(['span']), 200, 'taken'],
  ['refuses', { kind: 'answer', status: 400 }, 400, 'refused'],
  ['fails', { kind: 'answer', status: 503 }, 503, 'not taken'],
  ['asks to come again', { kind: 'answer', status: 425 }, 425, 'not taken'],
  ['redirects', { kind: 'answer', status: 307 }, 307, 'not taken'],
  ['cuts a connection off', { kind: 'cut', once: 'connected' }, 0, 'not taken'],
  ['cuts a head off', { kind: 'cut', once: 'headers' }, 0, 'not taken'],
  ['cuts a body off', { kind: 'cut', once: 'part' }, 0, 'not taken'],
  ['cuts off what it may have taken', { kind: 'cut', once: 'body' }, 0, 'maybe'],
])('a collector that %s writes that down', async (_, manner, status, fate) => {
  const fickle = await collector(['error', 'replay']);
  during(fickle, manner);
  expect(await send(fickle)).toBe(status);
  expect(fickle.visits.map((visit) => visit.fate)).toEqual([fate]);
});

test('a collector that is down cannot be reached, and is back at the same port after', async () => {
  const fickle = await collector();
  const lived = fickle.live([{ manner: { kind: 'down' }, ms: 50 }]);
  expect(await send(fickle)).toBe(0);
  await lived;
  expect(await send(fickle)).toBe(200);
});

test('a collector that hangs may have taken what it read, one that reads nothing has not', async () => {
  for (const [kind, fate] of [
    ['hang', 'maybe'],
    ['stall', 'not taken'],
  ] as const) {
    const fickle = await collector();
    const lived = fickle.live([{ manner: { kind }, ms: 1000 }]);
    // Cut off at the end of the phase, which is long enough for a busy machine to send.
    expect(await send(fickle)).toBe(0);
    await lived;
    expect(fickle.visits.map((visit) => visit.fate)).toEqual([fate]);
    expect(await send(fickle)).toBe(200);
  }
});

test('an allergy is to one envelope, and ends', async () => {
  const fickle = await collector();
  const take: Manner = { kind: 'take', chunked: false, afterMs: 0 };
  const manner: Manner = { kind: 'answer', status: 500 };
  during(fickle, take, [{ mark: MARK, manner, ms: LONG }]);
  expect([await send(fickle), await send(fickle, MARK + 1)]).toEqual([500, 200]);
  during(fickle, take, [{ mark: MARK, manner, ms: 0 }]);
  expect(await send(fickle)).toBe(200);
});

test('reads a client report, and nothing else as one', () => {
  const drops = [{ reason: 'send_error', category: 'error', quantity: 1 }];
  const report = `{}\n{"type":"client_report"}\n${JSON.stringify({ discarded_events: drops })}`;
  expect(discardedIn(Buffer.from(report))).toEqual(drops);
  expect(discardedIn(Buffer.from('{}\n{"type":"event"}\n{}'))).toBeUndefined();
  expect(discardedIn(Buffer.from('{}\n'))).toBeUndefined();
  expect(discardedIn(Buffer.from('junk'))).toBeUndefined();
});
