import { expect, onTestFinished, test } from 'vitest';

import { probeCollector } from '../../../scripts/probe-collector.ts';
import { readConfig } from '../../../worker/config.ts';
import { type Answerer, startRecorder } from '../../collector/recorder.ts';

const fine = { refusals: [], remarks: [] };
const page = {
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Hello</title>',
};

async function probe(...answers: readonly ReturnType<Answerer>[]) {
  const collector = await startRecorder();
  onTestFinished(() => collector.close());
  let asked = 0;
  collector.answerWith(() => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] ?? {};
  });
  const vars = { SENTRY_DSN: 'https://abc@o1.ingest.example/7', COLLECTOR_HOST: collector.url };
  const [destination] = readConfig(vars).destinations.values();
  if (destination === undefined) throw new Error('no destination');
  return { found: await probeCollector(destination, 0), collector };
}

test('a collector that takes envelopes is well; it is shown the key and nothing that it would keep', async () => {
  const { found, collector } = await probe({});
  expect(found).toMatchObject(fine);
  const [request] = collector.taken;
  expect(request?.url).toBe('/api/7/envelope/?sentry_version=7&sentry_key=abc');
  expect(request?.body.toString()).toContain('"discarded_events":[]');
});

test.each([
  [301, 'COLLECTOR_HOST'],
  [307, 'COLLECTOR_HOST'],
  [401, 'refuses the key of project 7'],
  [403, 'refuses the key of project 7'],
  [404, 'path prefix'],
  [400, 'such envelopes are dropped'],
  [413, 'such envelopes are dropped'],
])('one that answers %d stops the deployment', async (status, says) => {
  const { found } = await probe({ status, headers: { Location: 'https://elsewhere.example/' } });
  expect(found).toMatchObject({ refusals: [expect.stringContaining(says)], remarks: [] });
});

test.each(['', '{}', '{"id":"a"}'])('one that answers 200 with %j takes it', async (body) => {
  expect((await probe({ body })).found).toMatchObject(fine);
});

test('an answer of 200 with a web page is no collector and stops the deployment', async () => {
  const { found } = await probe(page);
  expect(found.refusals).toEqual([expect.stringContaining('with text/html, as a web page does')]);
});

test('a collector that first accepts unknown keys is asked again', async () => {
  const { found } = await probe({}, { status: 403 });
  expect(found.refusals).toEqual([expect.stringContaining('key of project 7')]);
});

test.each([
  [{ status: 429 }, 'rate limit'],
  [{ status: 503 }, '503'],
  ['cut', 'No answer'],
] as const)('one that answers %j may be well in a minute: a remark', async (answer, says) => {
  const { found } = await probe(answer);
  expect(found).toMatchObject({ refusals: [], remarks: [expect.stringContaining(says)] });
});
