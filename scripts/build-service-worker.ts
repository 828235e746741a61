import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { tunnelPath } from './page-settings.ts';
import type { Build } from '../web/service-worker/build.ts';
import { prefixAt } from '../web/language/addresses.ts';
import { filesOnlyOf, type Manifest } from '../web/export/chunks.ts';

const SETTINGS = 'wrangler.toml';
const NAME = 'sw.js';
const TELEMETRY = 'telemetry/late.ts';
/** Placeholder until the hash of the built worker is known. */
const UNKNOWN = 'unknown-version';

/** Files of the app in every language: scripts, styles, icons and manifests. */
const KEPT = ['assets/*.{js,css,woff2}', '*.svg', '**/*.webmanifest'];
/** Files that are not pages at their own addresses; see `_redirects`. */
const NO_PAGES = ['**/404.html', '**/project.html'];

/** Address of a file of the export. */
const addressOf = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

/**
 * Builds the service worker with the list of offline files and of pages by language, without
 * telemetry. The version is a hash of all files and of the worker.
 */
export async function buildServiceWorker(dist: string, manifest: Manifest): Promise<void> {
  const telemetry = filesOnlyOf(manifest, TELEMETRY);
  const files = globSync(KEPT, { cwd: dist })
    .filter((file) => !telemetry.includes(file))
    .toSorted();
  const pages = globSync('**/*.html', { cwd: dist, exclude: NO_PAGES }).toSorted();
  const addresses = pages.map(addressOf);
  const tunnel = tunnelPath(SETTINGS);
  if (addresses.includes(tunnel)) throw new Error(`TUNNEL_PATH ${tunnel} is the address of a page`);
  const entry = manifest['index.html'];
  if (entry === undefined) throw new Error('the build has no entry');
  const known: Build = {
    version: UNKNOWN,
    entry: basename(entry.file, '.js'),
    files: files.map(addressOf),
    pages: Object.fromEntries(Map.groupBy(addresses, prefixAt)),
    aside: [tunnel, ...telemetry.map(addressOf), `/${NAME}`],
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
        input: 'web/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: NAME },
      },
    },
  });
  const script = await readFile(join(dist, NAME), 'utf8');
  const hash = createHash('sha256').update(script);
  for (const file of [...files, ...globSync('**/*.html', { cwd: dist }).toSorted()])
    hash.update(await readFile(join(dist, file)));
  const version = hash.digest('hex').slice(0, 16);
  await writeFile(join(dist, NAME), script.replaceAll(UNKNOWN, version));
}
