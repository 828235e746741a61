import { expect, onTestFinished, test } from 'vitest';

import { envelope, markIn } from './envelopes.ts';
import { dsnOf, isReport, type Site, startSite, toldDrops } from './harness.ts';

const DSN = dsnOf(41);

async function siteWith(vars: Readonly<Record<string, string>>): Promise<Site> {
  const site = await startSite([DSN], vars);
  onTestFinished(() => site.stop());
  return site;
}

async function sendAll(site: Site, kinds: readonly (readonly string[])[]): Promise<void> {
  for (const [mark, types] of kinds.entries()) {
    expect((await site.post(envelope(DSN, mark, types, 10_000))).status).toBe(200);
  }
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
  return { marks: taken.filter((each) => !isReport(each)).map(markIn), told: toldDrops(taken) };
}

test('a full spool drops the oldest replays, then what is neither, errors last, and tells exactly that', async () => {
  const site = await siteWith({ SPOOL_MAX_BYTES: '150000' });
  collectorRests(site, 10);
  const [replay, other, error] = [['replay_recording'], ['session'], ['event']] as const;
  // Room for fourteen: 5 replays, 5 others and 4 errors fit.
  const first = Array.from({ length: 14 }, (_, i) => (i < 5 ? replay : i < 10 ? other : error));
  await sendAll(site, first);
  expect((await site.status()).dropped).toEqual({});
  const more = async (from: number, types: readonly string[], count: number): Promise<void> => {
    for (let mark = from; mark < from + count; mark += 1) {
      expect((await site.post(envelope(DSN, mark, types, 10_000))).status).toBe(200);
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

test('an envelope larger than the whole spool drives nothing else out', async () => {
  const site = await siteWith({ SPOOL_MAX_BYTES: '100000' });
  collectorRests(site, 5);
  await sendAll(site, [['replay_recording'], ['event']]);
  expect((await site.post(envelope(DSN, 7, ['event', 'attachment'], 60_000))).status).toBe(200);
  expect((await site.post(envelope(DSN, 8, ['replay_recording'], 1_500_000))).status).toBe(200);
  expect(site.collector().begun()).toBe(1);
  site.collector().answerWith({});
  const { marks, told } = await learned(site);
  expect(marks).toEqual([0, 1]);
  expect(told).toEqual({
    'cache_overflow error': 1,
    'cache_overflow attachment': 1,
    'cache_overflow replay': 1,
  });
});

test('what is older than the limit is dropped and told, and survives a crash as told or untold', async () => {
  const site = await siteWith({ SPOOL_MAX_AGE_HOURS: '0.001' });
  await site.collectorDown();
  await sendAll(site, [['event'], ['log'], ['client_report']]);
  await expect
    .poll(async () => (await site.status()).dropped, { timeout: 50_000 })
    .toEqual({ 'network_error error': 1, 'network_error log_item': 1 });
  await site.restart();
  // A report on drops is not counted, and so nobody told when it was dropped.
  await expect.poll(async () => (await site.status()).depth).toBe(0);
  await site.collectorUp();
  const { marks, told } = await learned(site);
  expect(marks).toEqual([]);
  expect(told).toEqual({ 'network_error error': 1, 'network_error log_item': 1 });
});
