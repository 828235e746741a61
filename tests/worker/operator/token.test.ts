import { expect, onTestFinished, test } from 'vitest';

import { refusalDelay } from '../../../worker/operator/token.ts';
import { post } from '../../support/post.ts';
import { startWorkerd } from '../../support/workerd.ts';

const DSN = 'https://d1f5a7c0b3e84629a1c4d7e0f2b58c36@o1.ingest.example/1';

test('wrong tokens are refused one a second, and none waits longer than 10 s', () => {
  const now = 1_790_000_000_000;
  const delays = Array.from({ length: 15 }, () => refusalDelay(now));
  expect(delays.slice(0, 3)).toEqual([1000, 2000, 3000]);
  expect(delays.slice(9)).toEqual(Array(6).fill(10_000));
  // A quiet minute later the count starts again.
  expect(refusalDelay(now + 60_000)).toBe(1000);
});

test('a wrong token is refused, and the right one still answered while refusals wait', async () => {
  const vars = { SENTRY_DSN: DSN, STATUS_TOKEN: 'right' };
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const { port, ...runtime } = await startWorkerd('worker/index.ts', vars, { print });
  onTestFinished(() => runtime.kill());
  const ask = async (token: string | undefined) => {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return post(`http://127.0.0.1:${port}/status`, { method: 'GET', headers });
  };
  const answered: string[] = [];
  const asking = ['wrong', 'wrong again', 'right'].map(async (token) => {
    const { status } = await ask(token);
    answered.push(`${token} ${status}`);
  });
  await Promise.all(asking);
  expect(answered).toEqual(['right 200', 'wrong 401', 'wrong again 401']);
  // A browser's first request has no token and is no guess.
  expect((await ask(undefined)).status).toBe(401);
  expect(printed.match(/"event":"[^"]*"/g)).toEqual(Array(2).fill('"event":"wrong status token"'));
});
