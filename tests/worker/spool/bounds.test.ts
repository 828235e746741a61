import { expect, onTestFinished, test } from 'vitest';

import { envelope, markIn } from './envelopes.ts';
import { dsnOf, isReport, type Site, startSite, toldDrops } from './harness.ts';

const DSN = dsnOf(41);

const EXPIRED = {
  'network_error error': 1,
  'network_error log_item': 1,
  'network_error log_byte': 10_000,
};

async function siteWith(vars: Readonly<Record<string, string>>): Promise<Site> {
  const site = await startSite([DSN], vars);
  onTestFinished(() => site.stop());
  return site;
}

async function sendAll(site: Site, kinds: readonly (readonly string[])[]): Promise<void> {
  for (const [mark, types] of kinds.entries()) await send(site, mark, types);
}

/** Posts one envelope, from an address of its own unless one is named. */
async function send(
  site: Site,
  mark: number,
  types: readonly string[],
  size = 10_000,
  address = `198.51.100.${mark}`,
): Promise<void> {
  const headers = { 'CF-Connecting-IP': address };
  expect((await site.post(envelope(DSN, mark, types, size), { headers })).status).toBe(200);
}

/**
 * The collector wants to be left alone for so long: what is being tried at the moment of a drop is not dropped, and
 * here nothing is tried.
 */
function collectorRests(site: Site, seconds: number): void {
  const headers = { 'Retry-After': String(seconds) };
  site.collector().answerWith({ status: 503, headers });
}

/** Waits until the collector knows all; answers the marks that came and the drops it was told. */
async function learned(site: Site): Promise<{ marks: number[]; told: Record<string, number> }> {
  const { dropped } = await site.status();
  await expect.poll(() => toldDrops(site.collector().taken), { timeout: 50_000 }).toEqual(dropped);
  await expect.poll(async () => (await site.status()).depth).toBe(0);
  const { taken } = site.collector();
  const marks = taken.filter((each) => !isReport(each)).map(markIn);
  return { marks: marks.toSorted((a, b) => a - b), told: toldDrops(taken) };
}

test('a full spool drops the oldest replays, then what is neither, errors last, and tells exactly that', async () => {
  const site = await siteWith({ SPOOL_MAX_BYTES: '150000', MAX_ENVELOPE_BYTES: '30000' });
  collectorRests(site, 10);
  const [replay, other, error] = [['replay_recording'], ['session'], ['event']] as const;
  // Room for fourteen: 5 replays, 5 others and 4 errors fit.
  const first = Array.from({ length: 14 }, (_, i) => (i < 5 ? replay : i < 10 ? other : error));
  await sendAll(site, first);
  expect((await site.status()).dropped).toEqual({});
  const more = async (from: number, types: readonly string[], count: number): Promise<void> => {
    for (let mark = from; mark < from + count; mark += 1) {
      await send(site, mark, types);
    }
  };
  await more(14, error, 3);
  expect((await site.status()).dropped).toEqual({ 'cache_overflow replay': 3 });
  await more(17, error, 4);
  expect((await site.status()).dropped).toEqual({
    'cache_overflow replay': 5,
    'cache_overflow session': 2,
  });
  // A replay comes when only the more precious is left: it is itself the oldest replay.
  await more(21, replay, 1);
  expect((await site.status()).dropped).toMatchObject({ 'cache_overflow replay': 6 });
  await more(22, error, 5);
  const { bytes, dropped } = await site.status();
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(dropped).toEqual({
    'cache_overflow replay': 6,
    'cache_overflow session': 5,
    'cache_overflow error': 2,
  });
  expect(site.collector().begun()).toBe(1);
  site.collector().answerWith({});
  const { marks, told } = await learned(site);
  expect(marks).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26]);
  expect(told).toEqual(dropped);
});

test('five junk envelopes of 4.9 MB in a spool of 20 MB drive no error out, from whichever address', async () => {
  const site = await siteWith({ SPOOL_MAX_BYTES: '20000000', MAX_ENVELOPE_BYTES: '5000000' });
  collectorRests(site, 20);
  await send(site, 99, ['event'], 20);
  for (let mark = 100; mark < 105; mark += 1) {
    await send(site, mark, ['replay_recording'], 4_900_000, '2001:db8:0:7::' + mark);
  }
  // A single /64, however many addresses it has, holds its share and no more.
  expect((await site.status()).bytes).toBeLessThan(5_100_000);
  for (let mark = 0; mark < 50; mark += 1) await send(site, mark, ['event'], 20_000);
  for (let mark = 105; mark < 110; mark += 1) {
    await send(site, mark, ['attachment'], 4_900_000, `203.0.113.${mark}`);
  }
  for (let mark = 50; mark < 90; mark += 1) await send(site, mark, ['event'], 100_000);
  const { bytes, dropped } = await site.status();
  expect(bytes).toBeLessThanOrEqual(20_000_000);
  expect(dropped).not.toHaveProperty('cache_overflow error');
  site.collector().answerWith({});
  await learned(site);
});

test('an envelope larger than the whole spool drives nothing else out', async () => {
  const site = await siteWith({ SPOOL_MAX_BYTES: '100000' });
  collectorRests(site, 5);
  await sendAll(site, [['replay_recording'], ['event']]);
  expect((await site.post(envelope(DSN, 7, ['event', 'attachment'], 60_000))).status).toBe(200);
  // Neither delivered nor stored: its client keeps it.
  expect((await site.post(envelope(DSN, 8, ['replay_recording'], 1_500_000))).status).toBe(503);
  expect(site.collector().begun()).toBe(1);
  site.collector().answerWith({});
  await expect
    .poll(() => toldDrops(site.collector().taken))
    .toEqual({
      'cache_overflow error': 1,
      'cache_overflow attachment': 60_000,
      'cache_overflow attachment_item': 1,
    });
  const { marks } = await learned(site);
  expect(marks).toEqual([0, 1]);
});

test('what is older than the limit is dropped and told, and survives a crash as told or untold', async () => {
  const site = await siteWith({ SPOOL_MAX_AGE_HOURS: '0.001' });
  await site.collectorDown();
  await sendAll(site, [['event'], ['log'], ['client_report']]);
  await expect
    .poll(async () => (await site.status()).dropped, { timeout: 50_000 })
    .toEqual(EXPIRED);
  await site.restart();
  // A report on drops is not counted, and so nobody told when it was dropped.
  await expect.poll(async () => (await site.status()).depth).toBe(0);
  await site.collectorUp();
  const { marks, told } = await learned(site);
  expect(marks).toEqual([]);
  expect(told).toEqual(EXPIRED);
});
