import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getTunnelPath } from '@sentry/core';
import { build } from 'vite';
import { pageDsn, pageTunnelPath } from './page-settings.ts';
import type { Build } from '../web/sw/build.ts';
import { LANGUAGE_PAGES } from '../web/language/page-folder.ts';
import { filesOnlyOf, type Manifest } from '../web/export/chunks.ts';

const SETTINGS = 'wrangler.toml';
const NAME = 'sw.js';
const TELEMETRY = 'telemetry/late.ts';
/** Stands in the built worker until its own text can be counted into the version. */
const UNKNOWN = 'unknown-version';

/** What belongs to the app: pages, their files and what the browser shows of it. */
const KEPT = ['**/*.html', 'assets/*.{js,css,woff2}', '*.svg', '*.webmanifest'];

/** A file of the export as it is asked for. */
const addressOf = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

function tunnelPath(): string {
  const path = pageTunnelPath(SETTINGS) || getTunnelPath(pageDsn(SETTINGS));
  if (path === undefined) throw new Error(`${SETTINGS}: SENTRY_DSN is no DSN`);
  return path;
}

/**
 * Builds the service worker of an export, which names every file that works offline. Telemetry is not
 * among them. The version is a hash of all of them and of the worker itself.
 */
export async function buildServiceWorker(dist: string, manifest: Manifest): Promise<void> {
  const telemetry = filesOnlyOf(manifest, TELEMETRY);
  const built = globSync(KEPT, { cwd: dist })
    .filter((file) => !telemetry.includes(file))
    .toSorted();
  // A page is asked for by its path alone, and comes in the language of the browser.
  const files = built.filter((file) => !`/${file}`.startsWith(LANGUAGE_PAGES));
  const entry = manifest['index.html'];
  if (entry === undefined) throw new Error('the build has no entry');
  const known: Build = {
    version: UNKNOWN,
    entry: basename(entry.file, '.js'),
    files: files.map(addressOf),
    aside: [tunnelPath(), ...telemetry.map(addressOf), `/${NAME}`],
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { SERVICE_WORKER_BUILD: JSON.stringify(known) },
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'web/sw/sw.ts',
        output: { format: 'iife', entryFileNames: NAME },
      },
    },
  });
  const script = await readFile(join(dist, NAME), 'utf8');
  const hash = createHash('sha256').update(script);
  for (const file of built) hash.update(await readFile(join(dist, file)));
  const version = hash.digest('hex').slice(0, 16);
  await writeFile(join(dist, NAME), script.replaceAll(UNKNOWN, version));
}
