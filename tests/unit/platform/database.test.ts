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

  it('has no transaction that waits for a page which the browser keeps for Back', async () => {
    class Transaction extends EventTarget {
      abort = vi.fn<() => void>();
      objectStore = () => ({ transaction: this });
    }
    const page = new EventTarget();
    const upgrade = new Transaction();
    const begun = [upgrade];
    const objectStoreNames = { contains: () => true };
    const unopened = { objectStoreNames, close: vi.fn<() => void>() };
    const opened = Object.assign(new EventTarget(), {
      objectStoreNames,
      close: vi.fn<() => void>(),
      transaction: () => begun[begun.push(new Transaction()) - 1],
    });
    vi.stubGlobal('window', page);
    vi.stubGlobal('indexedDB', {
      open: (name: string) => {
        const result = name === 'unopened' ? unopened : opened;
        const request = Object.assign(new Opening(), { result, transaction: upgrade });
        queueMicrotask(() => {
          request.answer('upgradeneeded');
          if (result === opened) request.answer('success');
        });
        return request;
      },
    });
    vi.resetModules();
    const fresh = await import('../../../web/platform/database.ts');
    const use = fresh.database('d', 1, { things: {} });
    const begin = () => use('things', 'readwrite', async () => undefined);
    const turn = (type: string, persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event(type), { persisted }));
    const isAborted = () => begun.map(({ abort }) => abort.mock.calls.length > 0);
    const useUnopened = fresh.database('unopened', 1, { things: {} });
    useUnopened('things', 'readonly', async () => undefined).catch(() => undefined);
    await begin();
    await begin();
    begun[2]?.dispatchEvent(new Event('complete'));
    turn('pagehide', false);
    expect(isAborted()).toEqual([false, false, false]);
    expect(unopened.close).not.toHaveBeenCalled();
    turn('pagehide', true);
    expect(unopened.close).toHaveBeenCalledOnce();
    expect(opened.close).not.toHaveBeenCalled();
    await begin();
    turn('pageshow', true);
    await begin();
    expect(isAborted()).toEqual([true, true, false, true, false]);
  });
});
