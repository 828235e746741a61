import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { weigh } from '../../scripts/size-budget.ts';
import { NOT_FOUND } from '../../web/app/pages.ts';
import { PAGES } from '../support/pages.ts';
import { addressIn } from '../../web/language/addresses.ts';
import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { startCollector } from '../collector/collector.ts';
import { launchBrowser } from '../support/browser.ts';
import { serveBuilt } from '../support/runtime.ts';
import { interact } from './page/interactions.ts';
import { type Audit, audit, type Throttling } from './page/lighthouse.ts';
import { buildOrdinary, type SlowVisit, visitSlowly } from './page/ordinary.ts';
import { makeProfile } from './page/profile.ts';
import { firstTenSeconds, type TenSeconds } from './page/telemetry.ts';
import { makeVariant } from './page/variants.ts';
import { PROJECT } from './takeoff/project.ts';
import { visit, type Visit } from './page/visits.ts';

// `npm run bench -- page`: speed of the built pages on a cheap phone; after `npm run build`. First next to an ordinary
// page with the same libraries (page/ordinary); then the time from the most frequent taps to their paint; what telemetry
// costs in the first ten seconds; Lighthouse on every exported page and the ordinary one, simulated and throttled; the
// same page client-rendered, with telemetry at once and without it. Pages that are compared take turns in the same run. Medians.
const TAGS = Object.keys(LANGUAGES) as Language[];
// A missing page answers 404, which Lighthouse will not look at.
const ALL = PAGES.filter(({ path }) => path !== NOT_FOUND.path).flatMap(({ path }) =>
  TAGS.map((tag) => addressIn(tag, path)),
);
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Comma-separated addresses; all exported pages in every language by default. */
    pages: { type: 'string', default: ALL.join(',') },
    parts: { type: 'string', default: 'ordinary,interactions,telemetry,lighthouse,variants' },
    throttling: { type: 'string', default: 'simulate,devtools' },
  },
});
const runs = Number(values.runs);
const parts = values.parts.split(',');
const pages = values.pages.split(',');

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function lighthouseTable(
  url: string,
  ordinary: string,
  throttling: Throttling,
): Promise<void> {
  console.log(`\nLighthouse, mobile, ${throttling}, medians of ${runs}`);
  const rows: object[] = [];
  const profile = await makeProfile(`${url}/`, TEN);
  const targets: readonly { page: string; url: string; profile?: string }[] = [
    { page: 'the ordinary page', url: `${ordinary}/` },
    { page: 'home, ten projects', url: `${url}/`, profile },
    ...pages.map((path) => ({ page: path, url: url + path })),
  ];
  const all = targets.map((): Audit[] => []);
  for (let n = 0; n < runs; n += 1) {
    for (const [i, target] of targets.entries()) {
      all[i]?.push(await audit(target.url, throttling, target.profile));
    }
    // It takes half an hour and prints results as it goes.
    console.log(`run ${n + 1}:`, all.map((audits) => audits[n]?.performance.toFixed(0)).join(' '));
  }
  await rm(profile, { recursive: true });
  for (const [i, audits] of all.entries()) {
    const of = (read: (one: Audit) => number): number => median(audits.map(read));
    const kB = (kind: string): string => (of((one) => one.bytes[kind] ?? 0) / 1000).toFixed(1);
    rows.push({
      page: targets[i]?.page,
      'perf / a11y / practices / SEO': [
        of((one) => one.performance),
        of((one) => one.accessibility),
        of((one) => one.practices),
        of((one) => one.seo),
      ]
        .map((score) => score.toFixed(0))
        .join(' / '),
      'FCP ms': Math.round(of((one) => one.fcp)),
      'LCP ms': Math.round(of((one) => one.lcp)),
      'TBT ms': Math.round(of((one) => one.tbt)),
      CLS: of((one) => one.cls).toFixed(3),
      machine: Math.round(of((one) => one.machine)),
      'HTML kB': kB('Document'),
      'script kB': kB('Script'),
      'style kB': kB('Stylesheet'),
    });
  }
  console.table(rows);
}

/** Ten projects of two jobs each, as stored. */
const TEN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 10 }, (_, at) => {
    const jobs = PROJECT.jobs.slice(at, at + 2);
    const project = { ...PROJECT, id: `aaaa000${at}`, name: `House ${at}`, changed: at + 1, jobs };
    return [`measure-twice:project:${project.id}`, JSON.stringify(project)];
  }),
);

async function ordinaryTable(url: string, ordinary: string): Promise<void> {
  const targets = [
    { page: 'the ordinary page', url: `${ordinary}/` },
    { page: 'home', url: `${url}/` },
    { page: 'home, ten unplanned projects', url: `${url}/`, texts: TEN },
    { page: 'home, ten projects', url: `${url}/`, texts: TEN, isSecond: true },
    ...TAGS.map((tag) => addressIn(tag, '/jobs/paint-a-room')).map((path) => {
      return { page: path, url: url + path };
    }),
  ].map((target) => ({ ...target, visits: [] as SlowVisit[] }));
  for (let n = 0; n < runs; n += 1) {
    for (const { url: at, visits, ...stored } of targets) {
      visits.push(await visitSlowly(browser, at, stored));
    }
  }
  console.log(`\nFirst visit, slow phone and network, medians of ${runs}, taking turns, ms and kB`);
  console.table(
    targets.map(({ page, visits }) => {
      const of = (name: keyof SlowVisit): number => median(visits.map((one) => one[name]));
      return {
        page,
        'first paint': Math.round(of('paint')),
        LCP: Math.round(of('largest')),
        usable: Math.round(of('hydrated')),
        blocked: Math.round(of('blocked')),
        shift: of('shift').toFixed(3),
        tap: of('tap'),
        requests: of('requests'),
        scripts: of('scriptRequests'),
        'script kB': (of('scriptBytes') / 1000).toFixed(1),
        'all kB': (of('bytes') / 1000).toFixed(1),
      };
    }),
  );
}

/** Ours and the ordinary page, each with telemetry and without. */
async function telemetryTable(url: string, ordinary: string): Promise<void> {
  const silent = await buildOrdinary({ isReporting: false });
  const quiet = await serveBuilt({ vars, assets: silent });
  const targets = [
    { page: 'home', url, isReporting: true },
    { page: 'home, reports off', url, isReporting: false },
    { page: 'the ordinary page', url: ordinary, isReporting: true },
    { page: 'the ordinary page, SDK not started', url: quiet.url, isReporting: true },
  ].map((target) => ({ ...target, seen: [] as TenSeconds[] }));
  try {
    // The first round warms the servers.
    for (let n = 0; n <= runs; n += 1) {
      for (const { url: at, isReporting, seen } of targets) {
        const one = await firstTenSeconds(browser, `${at}/`, isReporting);
        if (n > 0) seen.push(one);
      }
    }
  } finally {
    await quiet.stop();
    await rm(silent, { recursive: true });
  }
  console.log(`\nFirst ten seconds, processor ms × 4, medians of ${runs}, taking turns`);
  console.table(
    targets.map(({ page, seen }) => {
      const of = (name: keyof TenSeconds): number => median(seen.map((one) => one[name]));
      return {
        page,
        'main thread': Math.round(4 * of('main')),
        'longest task': Math.round(4 * of('longest')),
        requests: of('requests'),
        kB: (of('bytes') / 1000).toFixed(1),
      };
    }),
  );
}

async function variantsTable(collector: string): Promise<void> {
  const vars = { COLLECTOR_HOST: collector };
  const folders = [await makeVariant('client-rendered'), await makeVariant('telemetry at once')];
  const built = await serveBuilt({ vars });
  const runtimes = [
    built,
    ...(await Promise.all(folders.map((assets) => serveBuilt({ vars, assets })))),
  ];
  const names = ['as built', 'client-rendered', 'telemetry at once', 'without telemetry'];
  try {
    for (const path of ['/', '/jobs/paint-a-room']) {
      const seen = names.map((): Visit[] => []);
      for (let n = 0; n <= runs * 3; n += 1) {
        for (const [i, { url }] of [...runtimes, built].entries()) {
          const one = await visit(browser, url + path, i < runtimes.length);
          // The first visit warms the runtime.
          if (n > 0) seen[i]?.push(one);
        }
      }
      console.log(`\n${path}, processor slowed 4 times, medians of ${runs * 3}, turn about, ms`);
      console.table(names.map((name, i) => ({ variant: name, ...medians(seen[i] ?? []) })));
    }
  } finally {
    for (const runtime of runtimes) await runtime.stop();
    for (const folder of folders) await rm(folder, { recursive: true });
  }
}

function medians(visits: readonly Visit[]): object {
  const of = (name: keyof Visit, digits = 0): string =>
    median(visits.map((one) => one[name])).toFixed(digits);
  return {
    'first paint': of('paint'),
    LCP: of('largest'),
    hydrated: of('hydrated'),
    'blocked until hydrated': of('blockedBefore'),
    'blocked after': of('blockedAfter'),
    'longest task after': of('longestAfter'),
    shift: of('shift', 3),
  };
}

async function interactionsTable(url: string): Promise<void> {
  const all: Map<string, number>[] = [];
  for (let n = 0; n < runs; n += 1) all.push(await interact(browser, url));
  console.log(`\nFrom tap to paint, processor slowed 4 times, ms, ${runs} runs`);
  const names = [...(all[0]?.keys() ?? [])];
  console.table(
    names.map((interaction) => {
      const times = all.map((one) => one.get(interaction) ?? 0);
      return { interaction, median: median(times), worst: Math.max(...times) };
    }),
  );
}

for (const { what, bytes, limit } of weigh('dist')) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
}
const collector = await startCollector();
const browser = await launchBrowser();
const vars = { COLLECTOR_HOST: collector.url };
const runtime = await serveBuilt({ vars });
const folder = await buildOrdinary();
const ordinary = await serveBuilt({ vars, assets: folder });
try {
  if (parts.includes('ordinary')) await ordinaryTable(runtime.url, ordinary.url);
  if (parts.includes('interactions')) await interactionsTable(runtime.url);
  if (parts.includes('telemetry')) await telemetryTable(runtime.url, ordinary.url);
  if (parts.includes('lighthouse')) {
    for (const throttling of ['simulate', 'devtools'] as const) {
      if (!values.throttling.includes(throttling)) continue;
      await lighthouseTable(runtime.url, ordinary.url, throttling);
    }
  }
  await Promise.all([runtime.stop(), ordinary.stop()]);
  if (parts.includes('variants')) await variantsTable(collector.url);
} finally {
  await browser.close();
  await Promise.all([runtime.stop(), ordinary.stop()]);
  await rm(folder, { recursive: true });
  await collector.stop();
}
