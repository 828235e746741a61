import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { weigh } from '../../../scripts/size-budget.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'budget-'));
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, 'jobs'));
  await put('index.html', page('index-1'));
  await put('assets/index-1.js', 'import"./shared-1.js";import("./late-1.js")');
  await put('assets/shared-1.js', noise(1000));
  await put(
    'assets/late-1.js',
    'import{a}from"./shared-1.js";__SENTRY__;new Worker("/assets/w-1.js")',
  );
  await put('assets/w-1.js', noise(2000));
});
afterEach(() => rm(dist, { recursive: true }));

function put(name: string, text: string): Promise<void> {
  return writeFile(join(dist, name), text);
}

const page = (entry: string, ...more: readonly string[]): string =>
  [entry, ...more]
    .map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`)
    .join('');

/** Text that does not compress below half its length. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
}

function bytes(what: RegExp): number {
  return weigh(dist).find((line) => what.test(line.what))?.bytes ?? NaN;
}

describe('the size budget', () => {
  test('counts with the entry what it imports at once, not what comes later', () => {
    expect(bytes(/^entry/)).toBeGreaterThan(700);
    expect(bytes(/^entry/)).toBeLessThan(1_300);
  });

  test('counts with the entry what every page preloads, not what some do', async () => {
    const alone = bytes(/^entry/);
    await put('assets/app-1.js', noise(3000));
    await put('assets/screen-1.js', noise(5000));
    await put('index.html', page('index-1', 'app-1'));
    await put('jobs/a.html', page('index-1', 'app-1', 'screen-1'));
    expect(bytes(/^entry/) - alone).toBeGreaterThan(2_000);
    expect(bytes(/^entry/) - alone).toBeLessThan(3_500);
  });

  test('counts with the first page its own scripts and the one that waits for nothing', async () => {
    await put('assets/home-1.js', noise(5000));
    await put('assets/early-1.js', noise(1000));
    const script = '<script async src="/assets/early-1.js"></script>';
    await put('index.html', page('index-1', 'home-1') + script);
    await put('jobs/a.html', page('index-1'));
    const others = bytes(/^first page/) - bytes(/^entry/);
    expect(others).toBeGreaterThan(4_000);
    expect(others).toBeLessThan(7_000);
  });

  test('counts as telemetry the SDK and its worker, not what the entry has already', () => {
    expect(bytes(/^telemetry/)).toBeGreaterThan(1_500);
    expect(bytes(/^telemetry/)).toBeLessThan(2_500);
  });

  test('names the heaviest page', async () => {
    await put('jobs/long.html', page('index-1') + noise(3000));
    expect(weigh(dist).at(-1)).toMatchObject({ what: 'jobs/long.html', limit: 40_000 });
  });

  test('refuses a tree whose entry holds the SDK', async () => {
    await put('assets/index-1.js', '__SENTRY__');
    await put('assets/late-1.js', '');
    expect(() => weigh(dist)).toThrow('part of the entry');
  });

  test('refuses a tree without pages', async () => {
    await rm(join(dist, 'index.html'));
    expect(() => weigh(dist)).toThrow('no page');
  });
});
