import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  isReportingOn,
  onReportingChange,
} from '../../../../web/telemetry/reports/reporting-switch.ts';

const KEY = 'measure-twice:reporting';

/** Storage as this tab sees it; another tab's write arrives later. */
let shown: Map<string, string>;
let page: EventTarget;
let others: BroadcastChannel;
let stop: () => void;
let heard: boolean[];

beforeEach(() => {
  shown = new Map();
  page = new EventTarget();
  heard = [];
  const storage = {
    getItem: (key: string) => shown.get(key) ?? null,
    removeItem: () => undefined,
    setItem: () => undefined,
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null });
  others = new BroadcastChannel(KEY);
  stop = onReportingChange((on) => heard.push(on));
});
afterEach(() => {
  stop();
  others.close();
  vi.unstubAllGlobals();
});

const another = async (on: boolean): Promise<void> => {
  others.postMessage({ on, isKept: true });
  const before = heard.length;
  await expect.poll(() => heard.length).toBe(before + 1);
};
const catchUp = (choice: string | undefined): void => {
  if (choice === undefined) shown.delete(KEY);
  else shown.set(KEY, choice);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
};

it('is off as soon as another tab says so, before storage shows it here', async () => {
  await another(false);
  expect(heard).toEqual([false]);
  expect(isReportingOn()).toBe(false);
  catchUp('off');
  expect(isReportingOn()).toBe(false);
});

it('is on again after the same message, and then follows storage', async () => {
  catchUp('off');
  await another(true);
  expect(heard).toEqual([true]);
  expect(isReportingOn()).toBe(true);
  catchUp(undefined);
  expect(isReportingOn()).toBe(true);
  catchUp('off');
  expect(isReportingOn()).toBe(false);
});
