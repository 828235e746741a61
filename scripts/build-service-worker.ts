import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { build } from 'vite';
import { tunnelPath } from './page-settings.ts';
import type { Build } from '../web/service-worker/build.ts';
import { packUnder, type OfflinePack } from '../web/service-worker/pack.ts';
import { entryOf } from '../web/planner/measure/units/entry-of.ts';
import { prefixAt, prefixOf } from '../web/language/addresses.ts';
import { LANGUAGES, type Language } from '../web/language/language-tags.ts';
import { shellUnder } from '../web/service-worker/choose-answer.ts';
import { filesOnlyOf, type Manifest } from '../web/export/chunks.ts';

const SETTINGS = 'wrangler.toml';
const NAME = 'sw.js';
const TELEMETRY = 'telemetry/late.ts';
/** Spreadsheet readers and writers are not stored for offline use: few users open one. */
const SPREADSHEETS = ['assets/spreadsheet-worker-*.js', 'assets/write-workbook-*.js'];
/** Placeholder until the hash of the built worker is known. */
const UNKNOWN = 'unknown-version';

/** Scripts, styles, icons and manifests of the app. */
const KEPT = ['assets/*.{js,css,woff2}', '*.svg', '**/*.webmanifest'];
/** Files that are not pages at their own addresses; see `_redirects`. */
const NO_PAGES = ['**/404.html', '**/project.html'];

/** Address of a file of the export. */
const addressOf = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

/** Types of the files that a pack contains. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.html': 'text/html; charset=utf-8',
};

/** Writes the texts of files as one, by their paths. */
async function writePack(
  dist: string,
  pack: string,
  entry: string,
  files: readonly (readonly [path: string, file: string])[],
): Promise<void> {
  const texts = files.map(async ([path, file]) => {
    const type = entryOf(TYPES, extname(file));
    return type === undefined
      ? []
      : [[path, type, await readFile(join(dist, file), 'utf8')] as const];
  });
  const content: OfflinePack = { entry, files: (await Promise.all(texts)).flat() };
  await mkdir(dirname(join(dist, pack)), { recursive: true });
  await writeFile(join(dist, pack), JSON.stringify(content));
}

/** Scripts that only readers of a language load: its messages. */
function messagesOf(manifest: Manifest, language: Language): readonly string[] {
  const { files } = LANGUAGES[language];
  // English messages are in the chunks that use them, because the others are differences from them.
  if (files === 'en') return [];
  // The chunk of the first messages has no single source.
  const isOwn = new RegExp(`(?:^|/)${files}\\.ts$|^_first-${files}-`);
  const sources = Object.keys(manifest).filter((source) => isOwn.test(source));
  return filesOnlyOf(manifest, ...sources);
}

/**
 * Builds the service worker with the list of offline files, of all readers and by language, without
 * telemetry. The version is a hash of all files and of the worker.
 */
export async function buildServiceWorker(dist: string, manifest: Manifest): Promise<void> {
  const telemetry = filesOnlyOf(manifest, TELEMETRY);
  const spreadsheets = globSync(SPREADSHEETS, { cwd: dist });
  const files = globSync(KEPT, { cwd: dist })
    .filter((file) => !telemetry.includes(file) && !spreadsheets.includes(file))
    .toSorted();
  const pages = globSync('**/*.html', { cwd: dist, exclude: NO_PAGES }).toSorted();
  const addresses = pages.map(addressOf);
  const tunnel = tunnelPath(SETTINGS);
  if (addresses.includes(tunnel)) throw new Error(`TUNNEL_PATH ${tunnel} is the address of a page`);
  const entry = manifest['index.html'];
  if (entry === undefined) throw new Error('the build has no entry');
  const paths = files.map(addressOf);
  const ownAddresses = [...paths.filter((path) => path.endsWith('.webmanifest')), ...addresses];
  const languages = Object.fromEntries(
    (Object.keys(LANGUAGES) as readonly Language[]).map((language) => {
      const prefix = prefixOf(language);
      const messages = messagesOf(manifest, language).map(addressOf);
      const own = ownAddresses.filter((path) => prefixAt(path) === prefix);
      return [prefix, [...messages, shellUnder(prefix), ...own]];
    }),
  );
  const ofLanguages = new Set(Object.values(languages).flat());
  const shells = Object.keys(languages).map(
    (prefix) => [shellUnder(prefix), `${prefix}/project.html`] as const,
  );
  const fileAt = new Map([
    ...[...files, ...pages].map((file) => [addressOf(file), file] as const),
    ...shells,
  ]);
  const filesAt = (all: readonly string[]) =>
    all.flatMap((path) => {
      const file = fileAt.get(path);
      return file === undefined ? [] : [[path, file] as const];
    });
  const name = basename(entry.file, '.js');
  const ofAll = paths.filter((path) => !ofLanguages.has(path));
  await writePack(dist, packUnder(), name, filesAt(ofAll));
  for (const [prefix, own] of Object.entries(languages)) {
    await writePack(dist, packUnder(prefix), name, filesAt(own));
  }
  const known: Build = {
    version: UNKNOWN,
    entry: name,
    files: ofAll,
    languages,
    aside: [tunnel, ...[...telemetry, ...spreadsheets].map(addressOf), `/${NAME}`],
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
