import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { prefixAt } from '../../../web/language/addresses.ts';
import { findBrowser } from '../../support/find-browser.ts';

/** Result of one Lighthouse run: scores of 100, milliseconds, transferred bytes. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: Readonly<Record<string, number>>;
  /** Lighthouse's measure of the machine at that moment; its fourfold slowdown assumes about 1500. */
  readonly machine: number;
}

/** Slow phone: simulated from a quick run, or really throttled. */
export type Throttling = 'simulate' | 'devtools';

const VERSION = '13.5.0';
// Not among the project's own packages: it brings a hundred, and only this bench needs it.
const FOLDER = '.local/lighthouse';
const run = promisify(execFile);

/** The command line of Lighthouse, installed on first use. */
async function lighthouse(): Promise<string> {
  const cli = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(cli)) return cli;
  console.log(`Installing lighthouse ${VERSION} into ${FOLDER} …`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{"private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--save-exact', `lighthouse@${VERSION}`];
  await run('npm', args, { cwd: FOLDER });
  return cli;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: unknown } }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

/** Language of the pages under a prefix. */
const READERS = [
  ['', 'en-GB'],
  ['/en-us', 'en-US'],
  ['/zh', 'zh-CN'],
] as const;

// It loses the beginning of a trace now and then, and then says so.
const TRIES = 3;

/**
 * Audits a page as a mid-range phone on a slow mobile network, in a new browser with a copy of the profile if one is
 * given (see `makeProfile`). Throws when the page does not load.
 */
export async function audit(url: string, throttling: Throttling, profile?: string): Promise<Audit> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await auditOnce(url, throttling, profile);
    } catch (error) {
      if (tried === TRIES) throw error;
      console.log(`Once more: ${String(error).split('\n')[0]}`);
    }
  }
}

async function auditOnce(url: string, throttling: Throttling, profile?: string): Promise<Audit> {
  if (profile === undefined) return auditIn(url, throttling);
  const copy = await mkdtemp(join(tmpdir(), 'measure-twice-audited-'));
  try {
    await cp(profile, copy, { recursive: true });
    return await auditIn(url, throttling, copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function auditIn(url: string, throttling: Throttling, userData?: string): Promise<Audit> {
  const file = join(FOLDER, 'report.json');
  // The page would redirect a browser with another language.
  const reader = READERS.find(([prefix]) => prefix === prefixAt(new URL(url).pathname))?.[1];
  const language = [`--lang=${reader}`, `--accept-lang=${reader}`];
  const flags = [
    '--headless=new',
    ...language,
    ...(userData === undefined ? [] : [`--user-data-dir=${userData}`]),
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ].join(' ');
  await run(
    process.execPath,
    [await lighthouse(), url, '--quiet', '--output=json', `--output-path=${file}`]
      .concat([`--throttling-method=${throttling}`, `--chrome-flags=${flags}`])
      .concat(userData === undefined ? [] : ['--disable-storage-reset'])
      .concat(['--only-categories=performance,accessibility,best-practices,seo']),
    { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
  );
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  const score = (name: string): number => (report.categories[name]?.score ?? 0) * 100;
  const value = (name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: bytesByKind(report),
    machine: report.environment.benchmarkIndex,
  };
}

function bytesByKind(report: Report): Record<string, number> {
  const items = report.audits['network-requests']?.details?.items ?? [];
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of items as readonly {
    readonly resourceType?: string;
    readonly transferSize?: number;
  }[]) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  return bytes;
}
