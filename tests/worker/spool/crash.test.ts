import { expect, onTestFinished, test } from 'vitest';

import { LONG } from '../../support/long.ts';
import { envelope, markIn } from './envelopes.ts';
import { dsnOf, startSite } from './harness.ts';
import { arrivedFor, expectAll, expectIntact, sendAllThroughCrash } from './send-all.ts';

const PROJECTS = [11, 12, 13, 14];
const EACH = LONG ? 125 : 40;
// An envelope takes this long at most from being made to being accepted.
const SLOW_POST_MS = 10_000;

test('what was accepted while the collector was down arrives after a crash: all, whole, once', async () => {
  const site = await startSite(PROJECTS.map(dsnOf));
  onTestFinished(() => site.stop());
  await site.collectorDown();
  const sent = await sendAllThroughCrash(site, PROJECTS, EACH);
  const accepted = [...sent.values()].flat().filter((each) => each.accepted).length;
  // Only what was under way at the crash may be missing: one envelope a phone.
  expect(accepted).toBeGreaterThanOrEqual((EACH - 1) * PROJECTS.length);

  const up = Date.now();
  await site.collectorUp();
  await expect.poll(() => site.collector().requests.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const began = performance.now();
  await expect
    .poll(async () => (await site.status()).depth, { timeout: 90_000, interval: 200 })
    .toBe(0);
  const seconds = (performance.now() - began) / 1000;
  const { requests } = site.collector();
  const megabytes = requests.reduce((sum, { body }) => sum + body.length, 0) / 1e6;
  console.log(
    `drained ${requests.length} envelopes, ${megabytes.toFixed(0)} MB, in ${seconds.toFixed(1)} s: ` +
      `${(requests.length / seconds).toFixed(0)} envelopes/s`,
  );
  for (const [project, list] of sent) {
    const arrived = arrivedFor(project, requests);
    expectAll(arrived, list, 0);
    for (const request of arrived) expectIntact(request, list[markIn(request)], up - SLOW_POST_MS);
  }
}, 240_000);

test('a crash in the midst of a delivery holds it up for seconds, though nobody calls', async () => {
  const site = await startSite([dsnOf(15)]);
  onTestFinished(() => site.stop());
  site.collector().answerWith({ status: 503 });
  await site.post(envelope(dsnOf(15), 1));
  site.collector().answerWith('hang');
  const begun = site.collector().begun();
  await expect.poll(() => site.collector().begun()).toBeGreaterThan(begun);
  await site.restart();
  site.collector().answerWith({});
  await expect.poll(() => site.collector().taken.map(markIn), { timeout: 20_000 }).toEqual([1]);
});
