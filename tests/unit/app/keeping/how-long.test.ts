import { describe, expect, it } from 'vitest';
import { isWorthAsking } from '../../../../web/app/keeping/ask-to-persist.ts';
import { howLong, type BrowserFacts } from '../../../../web/app/keeping/how-long.ts';

const CHROME: BrowserFacts = {
  persisted: false,
  isWebKit: false,
  isInstalled: false,
  hasServiceWorkers: true,
  isSecure: true,
};
const SAFARI = { ...CHROME, isWebKit: true };

describe('how long a browser keeps what was typed', () => {
  it.each([
    ['a page in Chrome or Firefox', CHROME, 'may-be-cleared'],
    ['the same installed', { ...CHROME, isInstalled: true }, 'may-be-cleared'],
    ['one that has promised', { ...CHROME, persisted: true }, 'persisted'],
    ['a page in Safari', SAFARI, 'seven-days'],
    ['an app on the home screen', { ...SAFARI, isInstalled: true }, 'home-screen'],
    ['Safari that has promised', { ...SAFARI, persisted: true }, 'persisted'],
    ['a window without service workers', { ...CHROME, hasServiceWorkers: false }, 'private'],
    [
      'a page without https, which has none either',
      { ...CHROME, hasServiceWorkers: false, isSecure: false },
      'may-be-cleared',
    ],
  ])('is told of %s', (_, facts, told) => {
    expect(howLong(facts)).toBe(told);
  });
});

describe('the browser is asked not to clear', () => {
  it('once there is something, and after a refusal once there is twice as much', () => {
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
