import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request that hangs fails soon after a later version asked this one to make way', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { fromNetwork, makeWay } = await import('../../../web/service-worker/from-network.ts');
  const ended = vi.fn<() => void>();
  const asked = fromNetwork('/assets/a.js').catch(ended);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ended).not.toHaveBeenCalled();
  makeWay();
  await vi.advanceTimersByTimeAsync(5_000);
  await asked;
  expect(ended).toHaveBeenCalled();
  const later = fromNetwork('/assets/b.js').catch(ended);
  expect(ended).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  await later;
  expect(ended).toHaveBeenCalledTimes(2);
});

test('a request that is answered is not touched', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve('the answer'));
  const { fromNetwork, makeWay } = await import('../../../web/service-worker/from-network.ts');
  expect(await fromNetwork('/assets/a.js')).toBe('the answer');
  makeWay();
  expect(await fromNetwork('/assets/a.js')).toBe('the answer');
});
