// `npm run test:size`: measures the built tree; exits with 1 if it exceeds the budget.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';

/** One line of the budget; sizes in bytes. */
export interface BudgetLine {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

const limits = { entry: 113_000, firstPage: 130_000, telemetry: 95_000, html: 40_000 };

/** Modules that a page preloads, its entry first. */
const named = /<link rel="(?:later|modulepreload)"[^>]* href="\/assets\/([^"]+)"/g;
/** Script that waits for nothing. */
const early = /<script async src="\/assets\/([^"]+)"/g;
const staticImport = /(?:import|from)\s*["']\.\/([^"']+\.js)["']/g;
/** Address of a web worker. */
const address = /["'`]\/assets\/([^"'`]+\.js)["'`]/g;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => (match[1] === undefined ? [] : [match[1]]));
}

/** HTML without variants, whose readers load a module more. */
const linked = (html: string): string => html.replaceAll(/<template.*?<\/template>/gs, '');

/**
 * Measures a built tree: scripts that every page starts with, those of the first page, and the additional scripts of
 * telemetry (after gzip), and the largest page (HTML, uncompressed). The telemetry chunk has a
 * neutral name because of ad blockers, so its content identifies it. Throws if the tree has no page
 * or no telemetry.
 */
export function weigh(dist: string): BudgetLine[] {
  const pages = globSync('**/*.html', { cwd: dist }).map((page) => ({
    page,
    html: readFileSync(join(dist, page), 'utf8'),
  }));
  const scripts = new Map(
    globSync('assets/*.js', { cwd: dist }).map((path) => [
      basename(path),
      readFileSync(join(dist, path), 'utf8'),
    ]),
  );
  const closure = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) {
      const source = scripts.get(name);
      if (source === undefined || seen.has(name)) continue;
      seen.add(name);
      closure(matches(source, staticImport).concat(matches(source, address)), seen);
    }
    return seen;
  };
  const weight = (names: Iterable<string>): number =>
    [...names].reduce(
      (sum, name) => sum + gzipSync(scripts.get(name) ?? '', { level: 9 }).length,
      0,
    );

  const [first = new Set<string>(), ...others] = pages.map(({ html }) =>
    closure(matches(linked(html), named)),
  );
  const entry = new Set([...first].filter((name) => others.every((one) => one.has(name))));
  const sdk = [...scripts].filter(([, source]) => source.includes('__SENTRY__'));
  const late = [...closure(sdk.map(([name]) => name))].filter((name) => !entry.has(name));
  if (entry.size === 0) throw new Error(`no page in ${dist} loads a script`);
  if (late.length === 0) throw new Error('the SDK is missing, or part of the entry script');
  const firstPage = pages.find(({ page }) => page === 'index.html')?.html ?? '';
  const withFirst = closure([...matches(linked(firstPage), named), ...matches(firstPage, early)]);
  return [
    { what: 'entry JavaScript, gzip', bytes: weight(entry), limit: limits.entry },
    { what: 'first page, JavaScript, gzip', bytes: weight(withFirst), limit: limits.firstPage },
    { what: 'telemetry JavaScript, gzip', bytes: weight(late), limit: limits.telemetry },
    ...pages
      .map(({ page, html }) => ({ what: page, bytes: Buffer.byteLength(html), limit: limits.html }))
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, 1),
  ];
}

if (import.meta.main) {
  for (const { what, bytes, limit } of weigh('dist')) {
    console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
    if (bytes > limit) process.exitCode = 1;
  }
}
