import { afterEach, describe, expect, it, vi } from 'vitest';
import { isWorthAsking } from '../../../../web/app/storage/keep-copies.ts';
import {
  howLong,
  isPrivateWindow,
  type BrowserFacts,
} from '../../../../web/app/storage/how-long.ts';

const CHROME: BrowserFacts = {
  persisted: false,
  isWebKit: false,
  isInstalled: false,
  isPrivate: false,
};
const SAFARI = { ...CHROME, isWebKit: true };

describe('storage lifetime of each browser', () => {
  it.each([
    ['a page in Chrome or Firefox', CHROME, 'may-be-cleared'],
    ['the same installed', { ...CHROME, isInstalled: true }, 'may-be-cleared'],
    ['one that has promised', { ...CHROME, persisted: true }, 'persisted'],
    ['a page in Safari', SAFARI, 'seven-days'],
    ['an app on the home screen', { ...SAFARI, isInstalled: true }, 'home-screen'],
    ['Safari that has promised', { ...SAFARI, persisted: true }, 'persisted'],
    ['a private window', { ...SAFARI, isPrivate: true }, 'private'],
  ])('is told of %s', (_, facts, told) => {
    expect(howLong(facts)).toBe(told);
  });
});

/** A browser's vendor, folder of the site's own, service workers, and whether the page came by https. */
type Browser = readonly [string, unknown, boolean, boolean];

function stub([vendor, getDirectory, hasWorkers, isSecureContext]: Browser): void {
  const workers = hasWorkers ? { serviceWorker: {} } : {};
  vi.stubGlobal('navigator', { vendor, storage: { getDirectory }, ...workers });
  vi.stubGlobal('window', { isSecureContext });
}

const APPLE = 'Apple Computer, Inc.';
const give = async () => ({});
const refuse = async () => {
  throw new DOMException('no', 'SecurityError');
};

describe('a private window', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<[string, Browser, boolean]>([
    ['Safari, private', [APPLE, refuse, true, true], true],
    ['Safari', [APPLE, give, true, true], false],
    ['a page in another app on an iPhone', [APPLE, give, false, true], false],
    ['the same in an older one', [APPLE, undefined, false, true], false],
    ['Firefox, private', ['', refuse, false, true], true],
    ['an older Firefox, private', ['', undefined, false, true], true],
    ['Firefox', ['', give, true, true], false],
    ['a page without https', ['', undefined, false, false], false],
  ])('is told from others: %s', async (_, browser, isPrivate) => {
    stub(browser);
    expect(await isPrivateWindow()).toBe(isPrivate);
  });
});

describe('a request for persistent storage', () => {
  it('is made once there is data, and again after a refusal once the data has doubled', () => {
    let asked = 0;
    const times: number[] = [];
    for (let things = 0; things <= 20; things += 1) {
      if (!isWorthAsking(asked, things)) continue;
      asked = things;
      times.push(things);
    }
    expect(times).toEqual([1, 2, 4, 8, 16]);
  });
});
