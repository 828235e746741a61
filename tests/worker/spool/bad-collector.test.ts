import { expect, onTestFinished, test } from 'vitest';

import type { Answer, Answerer } from '../../collector/recorder.ts';
import { LONG } from '../../support/long.ts';
import { markIn } from './envelopes.ts';
import { dsnOf, startSite } from './harness.ts';
import { arrivedFor, expectAll, expectIntact, sendAllThroughCrash } from './send-all.ts';

const PROJECTS = [21, 22, 23, 24];
const EACH = LONG ? 125 : 40;
const LIMITED = { status: 429, headers: { 'X-Sentry-Rate-Limits': '2:session:key' } };
/** A bad day, request by request: mostly well, and now and then each kind of trouble. */
const TROUBLE: Readonly<Record<number, Answer>> = {
  7: { status: 503, headers: { 'Retry-After': '1' } },
  8: 'cut',
  9: 'cut',
  15: 'cut-half-way',
  31: { status: 500 },
  32: { status: 502 },
  33: 'cut-half-way',
};
const DAY = 40;

test('a collector that flaps, refuses for a while, hangs, cuts off and limits gets everything accepted', async () => {
  const site = await startSite(PROJECTS.map(dsnOf));
  onTestFinished(() => site.stop());
  let begun = 0;
  let hung = 0;
  const answerer: Answerer = () => {
    begun += 1;
    if (begun === 25 || begun === 55) {
      hung += 1;
      return 'hang';
    }
    if (begun % DAY > 20 && begun % DAY < 30) return (whole) => (isSession(whole) ? LIMITED : {});
    return TROUBLE[begun % DAY] ?? {};
  };
  site.collector().answerWith(answerer);
  const sent = await sendAllThroughCrash(site, PROJECTS, EACH);
  // The spool goes on meeting the bad day until all its trouble has come.
  await expect.poll(() => hung, { timeout: 90_000, interval: 200 }).toBe(2);
  site.collector().answerWith({});
  await expect
    .poll(async () => (await site.status()).depth, { timeout: 90_000, interval: 200 })
    .toBe(0);
  for (const [project, list] of sent) {
    const arrived = arrivedFor(project, site.collector().taken);
    for (const request of arrived) expectIntact(request, list[markIn(request)], 0);
    // What was cut off half-way, or under way when the runtime was killed, may have been taken.
    expectAll(arrived, list, 12);
  }
}, 240_000);

function isSession({ body }: { readonly body: Buffer }): boolean {
  return body.includes('"type":"session"');
}
