import { afterEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../../web/platform/database.ts';

/** A request to open a database, as far as a browser has answered it. */
class Opening extends EventTarget {
  readyState = 'pending';
  readonly result = { close: vi.fn<() => void>() };
  answer(type: string): void {
    if (type !== 'blocked') this.readyState = 'done';
    this.dispatchEvent(new Event(type));
  }
}

describe('a database', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that never answers counts as none, and is closed if it answers later', async () => {
    vi.useFakeTimers();
    const request = new Opening();
    vi.stubGlobal('indexedDB', { open: () => request });
    const use = database('d', 1, { things: {} });
    const used = use('things', 'readonly', async () => 'used').catch(() => 'none');
    await vi.advanceTimersByTimeAsync(60_000);
    const late = new Promise((resolve) => {
      setTimeout(resolve, 1, 'waits');
    });
    await Promise.all([late, vi.advanceTimersByTimeAsync(1)]);
    expect(await Promise.race([used, late])).toBe('none');
    // Nor has anybody to wait a second time.
    await expect(use('things', 'readonly', async () => 'used')).rejects.toThrow('no answer');
    request.answer('success');
    expect(request.result.close).toHaveBeenCalledOnce();
  });

  it('that failed is opened again with the next use', async () => {
    const open = vi.fn<() => Opening>(() => {
      const request = Object.assign(new Opening(), { error: new Error('broken') });
      queueMicrotask(() => request.answer('error'));
      return request;
    });
    vi.stubGlobal('indexedDB', { open });
    const use = database('d', 1, { things: {} });
    for (const times of [1, 2]) {
      await expect(use('things', 'readonly', async () => 'used')).rejects.toThrow('broken');
      expect(open).toHaveBeenCalledTimes(times);
    }
  });

  it('that another tab blocked is let go, so that it blocks no other in turn', async () => {
    const request = new Opening();
    vi.stubGlobal('indexedDB', { open: () => request });
    const used = database('d', 1, { things: {} })('things', 'readonly', async () => 'used');
    request.answer('blocked');
    await expect(used).rejects.toThrow('blocked');
    request.answer('success');
    expect(request.result.close).toHaveBeenCalledOnce();
  });
});
