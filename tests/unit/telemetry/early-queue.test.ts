import { runInNewContext } from 'node:vm';

import { beforeEach, describe, expect, test } from 'vitest';

import { bundleScript } from '../../../web/export/bundle-script.ts';
import type { EarlyQueue } from '../../../web/telemetry/early-queue.ts';

const script = await bundleScript('web/telemetry/early-queue.ts');

interface Page {
  earlyQueue: EarlyQueue;
  readonly listeners: Map<string, (event: object) => void>;
}

let page: Page;

/** Runs the script as every page has it, against a window of just what it uses. */
function run(): void {
  runInNewContext(script, { window: page, performance });
}

beforeEach(() => {
  const listeners = new Map<string, (event: object) => void>();
  page = {
    listeners,
    addEventListener: (name: string, listener: (event: object) => void) =>
      void listeners.set(name, listener),
  } as object as Page;
  run();
});

describe('the early queue', () => {
  test('keeps errors and rejections in order, with their time', () => {
    page.listeners.get('error')?.({ message: 'first' });
    page.listeners.get('unhandledrejection')?.({ reason: 'second' });
    expect(page.earlyQueue.reports).toMatchObject([
      { kind: 'error', event: { message: 'first' }, at: expect.any(Number) },
      { kind: 'rejection', event: { reason: 'second' }, at: expect.any(Number) },
    ]);
  });

  test('holds no more than 30 reports and counts the others', () => {
    for (let i = 0; i < 100; i += 1) page.listeners.get('error')?.({ message: String(i) });
    expect(page.earlyQueue.reports).toHaveLength(30);
    expect(page.earlyQueue.missed).toBe(70);
    expect(page.earlyQueue.reports[0]).toMatchObject({ event: { message: '0' } });
  });

  test('hands on at once when somebody listens', () => {
    const heard: unknown[] = [];
    page.earlyQueue.live = (report) => heard.push(report);
    page.listeners.get('error')?.({ message: 'live' });
    expect(heard).toHaveLength(1);
    expect(page.earlyQueue.reports).toEqual([]);
  });

  test('stays itself when its script runs twice', () => {
    const before = page.earlyQueue;
    run();
    expect(page.earlyQueue).toBe(before);
  });
});
