import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import type { Browser } from 'playwright-core';

import { weigh } from '../../scripts/size-budget.ts';
import { startCollector } from '../collector/collector.ts';
import { launchBrowser, openPhone } from '../support/browser.ts';
import { startRuntime } from '../support/runtime.ts';

// `npm run bench -- page`: what telemetry costs the page. The same page with reporting on and off, turn
// about in one run, on a processor slowed down 4 times; after `npm run build`.

/** Milliseconds since navigation, but for `shift`. */
interface Visit {
  readonly paint: number;
  readonly largest: number;
  /** React has taken the page over: a tap is answered. */
  readonly hydrated: number;
  /** Time over 50 ms a task, until hydration and after. */
  readonly blockedBefore: number;
  readonly blockedAfter: number;
  readonly shift: number;
}

const runs = Number(process.argv[2] ?? 15);
const pages = ['/', '/jobs/paint-a-room'];

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { largest: 0, hydrated: 0, shift: 0, tasks: [] as [number, number][] };
  Object.assign(window, { seen });
  const hear: Readonly<Record<string, (entry: PerformanceEntry & { value?: number }) => void>> = {
    'largest-contentful-paint': ({ startTime }) => (seen.largest = startTime),
    'layout-shift': ({ value = 0 }) => (seen.shift += value),
    longtask: ({ startTime, duration }) => seen.tasks.push([startTime, duration]),
  };
  for (const [type, each] of Object.entries(hear)) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    });
    observer.observe({ type, buffered: true });
  }
  const look = (): void => {
    const title = document.querySelector('h1');
    const isTaken = title !== null && Object.keys(title).some((key) => key.startsWith('__react'));
    if (isTaken) seen.hydrated = performance.now();
    else setTimeout(look, 1);
  };
  look();
}

/** Runs in the page when it has come to rest. */
function read(): Visit {
  const { seen } = window as unknown as {
    seen: { largest: number; hydrated: number; shift: number; tasks: [number, number][] };
  };
  const blocked = { before: 0, after: 0 };
  for (const [start, duration] of seen.tasks) {
    blocked[start < seen.hydrated ? 'before' : 'after'] += Math.max(0, duration - 50);
  }
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: seen.largest,
    hydrated: seen.hydrated,
    blockedBefore: blocked.before,
    blockedAfter: blocked.after,
    shift: seen.shift,
  };
}

async function visit(browser: Browser, url: string, reporting: boolean): Promise<Visit> {
  const phone = await openPhone(browser);
  await phone.page.addInitScript(observe);
  await phone.page.addInitScript((on) => {
    localStorage.setItem('measure-twice:reporting', on ? 'on' : 'off');
  }, reporting);
  const session = await phone.page.context().newCDPSession(phone.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.page.goto(url, { waitUntil: 'networkidle' });
  const result = await phone.page.evaluate(read);
  await phone.close();
  return result;
}

/** The value that a part of all visits stay below: a quarter says more on a busy machine. */
const below = (part: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

function row(name: keyof Visit, on: readonly Visit[], off: readonly Visit[]): object {
  const digits = name === 'shift' ? 3 : 0;
  const cells = { median: 0.5, quarter: 0.25 };
  return Object.fromEntries([
    ['', name],
    ...Object.entries(cells).flatMap(([title, part]) => {
      const [reporting = 0, silent = 0] = [on, off].map((visits) =>
        below(
          part,
          visits.map((each) => each[name]),
        ),
      );
      return [
        [`with, ${title}`, reporting.toFixed(digits)],
        [`without, ${title}`, silent.toFixed(digits)],
        [`ratio, ${title}`, silent === 0 ? '' : (reporting / silent).toFixed(2)],
      ];
    }),
  ]);
}

for (const { what, bytes, limit } of weigh('dist')) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
}
for (const file of readdirSync('dist/assets').filter((name) => name.startsWith('late-'))) {
  const source = readFileSync(`dist/assets/${file}`);
  console.log(`${file}: ${(gzipSync(source, { level: 9 }).length / 1000).toFixed(1)} kB gzip`);
}
const collector = await startCollector();
const runtime = await startRuntime({ vars: { COLLECTOR_HOST: collector.url } });
const browser = await launchBrowser();
try {
  for (const page of pages) {
    const on: Visit[] = [];
    const off: Visit[] = [];
    await visit(browser, runtime.url + page, true);
    for (let i = 0; i < runs; i += 1) {
      // Turn about, so that what one visit leaves to do falls on both alike.
      for (const reporting of i % 2 === 0 ? [true, false] : [false, true]) {
        (reporting ? on : off).push(await visit(browser, runtime.url + page, reporting));
      }
    }
    console.log(`\n${page}, ${runs} visits each, processor slowed 4 times, milliseconds`);
    const names = [
      'paint',
      'largest',
      'hydrated',
      'blockedBefore',
      'blockedAfter',
      'shift',
    ] as const;
    console.table(names.map((name) => row(name, on, off)));
  }
} finally {
  await browser.close();
  await runtime.stop();
  await collector.stop();
}
