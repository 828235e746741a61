/** Builds the static export into dist/: the client, then every public page as an HTML file. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { run } from './run.ts';
import { filesFor, type Manifest } from '../web/export/chunks.ts';
import { bundleScript } from '../web/export/bundle-script.ts';
import { headersFile } from '../web/export/headers.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { addDebugIds } from './debug-ids.ts';
import { chunkCycle } from './chunk-cycle.ts';
import { countMessages, writeModules } from './messages/generate.ts';
import { findLeaks } from './leaks.ts';
import { pageHtml, type PageParts } from '../web/export/page-html.ts';
import { ownSourcesOf, sourcesOf } from '../web/export/page-sources.ts';
import { languageLinks, sitemap } from '../web/export/language-links.ts';
import { foldersOfMissing, redirectsFile } from '../web/export/redirects.ts';
import { addressIn, prefixOf } from '../web/language/addresses.ts';
import { pageSettings, siteUrl, tunnelPath } from './page-settings.ts';
import { chunkOf } from '../web/export/chunk-of.ts';
import { settingsOr, wranglerVars } from './wrangler-vars.ts';
import { LANGUAGES, type Language } from '../web/language/language-tags.ts';
import { NOT_FOUND, SHELL, type Page } from '../web/app/pages.ts';
import type { Rendered } from '../web/export/render.tsx';
import type { RenderedLanguage } from './render-language.ts';

const DIST = 'dist';
/** Source maps wait here for an upload. */
const MAPS = '.local/sourcemaps';
/** Not in node_modules, which the browser tests that build at the same time share. */
const SERVER = '.local/export';

/**
 * Tells Chromium (from 136) to compile all functions of the chunk off the main thread while it
 * loads; the SDK calls most of its functions in a few tasks.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Hash of an inline script for the Content-Security-Policy. */
const hashOf = (source: string): string => createHash('sha256').update(source).digest('base64');

/** Files of a page; the platform finds the page at its address and the 404 pages by folder. */
function filesOf(page: Page, language: Language): readonly string[] {
  if (page.path === NOT_FOUND.path) {
    return foldersOfMissing(language).map((folder) => `${folder}/404.html`);
  }
  const address = addressIn(language, page.path);
  return [address === '/' ? '/index.html' : `${address}.html`];
}

/** Renders every page in one language, and its manifest. */
async function render(language: Language): Promise<RenderedLanguage> {
  const thread = new Worker(resolve(SERVER, 'render-language.js'), { workerData: language });
  const [rendered] = (await once(thread, 'message')) as [RenderedLanguage];
  return rendered;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(DIST, file)), { recursive: true });
  await writeFile(join(DIST, file), text);
}

const site = settingsOr(() => {
  tunnelPath('wrangler.toml');
  return siteUrl(wranglerVars('wrangler.toml'));
}, 1);

writeModules('.');
// The arguments of messages are typed, so the types are checked first. `npm test` checks them in
// parallel.
const areTypesKnown = process.argv.includes('--types-known');
if (!areTypesKnown && (await run('tsc', ['-b', 'web'])) !== 0) {
  throw new Error('the types do not fit: nothing built');
}

await build({
  build: {
    manifest: 'manifest.json',
    // Vite's list of preloads would add a kilobyte to every page; imported chunks load their own
    // imports.
    modulePreload: false,
    rolldownOptions: {
      output: {
        postBanner: ({ name }) => (name === 'late' ? COMPILED_AT_ONCE : ''),
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: 'part' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  logLevel: 'warn',
});
await build({
  build: {
    ssr: '../scripts/render-language.ts',
    outDir: `../${SERVER}`,
    emptyOutDir: true,
    sourcemap: false,
    copyPublicDir: false,
  },
  logLevel: 'warn',
});
const circle = chunkCycle(DIST);
if (circle !== undefined) throw new Error(`scripts import each other: ${circle.join(', ')}`);
const template = await readFile(join(DIST, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
await rm(join(DIST, 'manifest.json'));

const headScripts = [
  await bundleScript('web/telemetry/early-queue.ts'),
  await bundleScript('web/export/page-scripts/head.ts'),
];
const earlyVisit = await bundleScript(
  'web/export/page-scripts/early.ts',
  pageSettings('wrangler.toml'),
);
const early = `assets/early-${hashOf(earlyVisit).replaceAll(/\W/g, '').slice(-8)}.js`;

const start = await bundleScript('web/export/page-scripts/start.ts');

/** True if search engines should list the page. */
const isListed = ({ path }: Page): boolean => path !== NOT_FOUND.path && path !== SHELL.path;

/** Paths for the sitemap. */
const listed = new Set<string>();
let exported = 0;
const rendered = new Map<Language, RenderedLanguage>();
for (const language of Object.keys(LANGUAGES) as Language[]) {
  rendered.set(language, await render(language));
}

/** Parts of a page in one language, without its variants. */
const partsOf = ({ page, content, isShell }: Rendered, language: Language): PageParts => ({
  page,
  language,
  content,
  isShell,
  links: isListed(page) ? languageLinks(site, page.path, language) : '',
  headScripts,
  early,
  start,
  ...filesFor(manifest, sourcesOf(page.path, language)),
  ownScripts: filesFor(manifest, ownSourcesOf(page.path, language)).scripts,
});

/** The page at the same path in the variants of British English. */
const variantsOf = ({ page: { path } }: Rendered): readonly PageParts[] =>
  [...rendered].flatMap(([language, { pages }]) => {
    const same = LANGUAGES[language].isVariant && pages.find(({ page }) => page.path === path);
    return same ? [partsOf(same, language)] : [];
  });

for (const [language, { pages, manifest: webManifest }] of rendered) {
  await write(`${prefixOf(language)}/manifest.webmanifest`, webManifest);
  for (const one of pages) {
    const variants = language === 'en' ? variantsOf(one) : [];
    const html = pageHtml(template, { ...partsOf(one, language), variants });
    if (isListed(one.page)) listed.add(one.page.path);
    for (const file of filesOf(one.page, language)) await write(file, html);
    exported += 1;
  }
}

await write('_redirects', redirectsFile());
if (site !== '') {
  await write('sitemap.xml', sitemap(site, [...listed]));
  await write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`);
}
const workers = globSync('assets/*worker-*.js', { cwd: DIST }).map((file) => `/${file}`);
await write('_headers', headersFile([...headScripts, start].map(hashOf), workers));

// Screenshots for the browser's install prompt.
await cp('docs/screenshots', join(DIST, 'screenshots'), { recursive: true });
await addDebugIds(join(DIST, 'assets'));
// This script reports no errors of its own, so it needs no source map.
await writeFile(join(DIST, early), earlyVisit);
// Last, because the service worker lists all files.
await buildServiceWorker(DIST, manifest);

// Source maps are for the collector only, never public.
await rm(MAPS, { recursive: true, force: true });
await mkdir(MAPS, { recursive: true });
for (const name of await readdir(join(DIST, 'assets'))) {
  if (name.endsWith('.map')) await rename(join(DIST, 'assets', name), join(MAPS, name));
}

const leaks = findLeaks(DIST, {
  project: '.',
  environment: process.env,
  open: Object.values(wranglerVars('wrangler.toml')),
});
for (const { file, what } of leaks) console.error(`${DIST}/${file} ${what}`);
if (leaks.length > 0) throw new Error('the built tree gives away what is not public: see above');

for (const [language, missing] of countMessages('.').missing) {
  console.log(`${language}: ${missing} messages are missing and shown in English`);
}
console.log(`exported ${exported} pages in ${Object.keys(LANGUAGES).length} languages to ${DIST}/`);
