/** Builds the static export into dist/: the client, then every public page rendered to its own HTML. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
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
import { criticalCss } from '../web/export/critical-css.ts';
import { chunkCycle } from './chunk-cycle.ts';
import { findLeaks } from './leaks.ts';
import { pageHtml } from '../web/export/page-html.ts';
import { sourcesOf } from '../web/export/page-sources.ts';
import { languageLinks, sitemap } from '../web/export/language-links.ts';
import { foldersOfMissing, redirectsFile } from '../web/export/redirects.ts';
import { addressIn, prefixOf } from '../web/language/addresses.ts';
import { pageSettings, siteUrl, tunnelPath } from './page-settings.ts';
import { cardsChunk, sharedChunk, startChunk } from '../web/export/start-chunk.ts';
import { settingsOr, wranglerVars } from './wrangler-vars.ts';
import { LANGUAGES, type Language } from '../web/language/language-tags.ts';
import { NOT_FOUND, SHELL, type Page } from '../web/app/pages.ts';
import type { RenderedLanguage } from './render-language.ts';

const DIST = 'dist';
/** Where the source maps wait for an upload. */
const MAPS = '.local/sourcemaps';
/** Modules that so many of the chunks want are a chunk of their own together. */
const SHARED_BY = 5;
const ROUTER = 'node_modules/react-router/dist/production';
const SERVER = 'node_modules/.cache/export';

/**
 * Has a browser that knows it (Chromium, from 136) compile a chunk's functions while it loads, off the main thread, and
 * not one by one as they are first called: the SDK calls most of its own in a few tasks.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** As a Content-Security-Policy names what stands in the page itself. */
const hashOf = (source: string): string => createHash('sha256').update(source).digest('base64');

/** The files of a page: where the platform serves it at its address, or looks for what stands for missing ones. */
function filesOf(page: Page, language: Language): readonly string[] {
  if (page.path === NOT_FOUND.path) {
    return foldersOfMissing(language).map((folder) => `${folder}/404.html`);
  }
  const address = addressIn(language, page.path);
  return [address === '/' ? '/index.html' : `${address}.html`];
}

/** Every page in one language, and its manifest. */
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

// A word missing from a translation is a type error: no build without the types. `npm test` checks them beside it.
const areTypesKnown = process.argv.includes('--types-known');
if (!areTypesKnown && (await run('tsc', ['-b', 'web'])) !== 0) {
  throw new Error('the types do not fit: nothing built');
}

await build({
  // The package names its development build alone, with warnings for who writes against it.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(process.cwd(), ROUTER, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(process.cwd(), ROUTER, 'dom-export.mjs') },
    ],
  },
  build: {
    manifest: 'manifest.json',
    // The list of what each chunk stands on would be a kilobyte of every page; an imported chunk asks for its own.
    modulePreload: false,
    rolldownOptions: {
      output: {
        postBanner: ({ name }) => (name === 'late' ? COMPILED_AT_ONCE : ''),
        codeSplitting: {
          groups: [
            { name: startChunk, debugName: 'start', priority: 1 },
            // All cards come together: each would else be a file, for its job imports it too.
            { name: cardsChunk, debugName: 'cards', priority: 1 },
            // What most jobs and screens stand on, in one file: a page names each file that it wants.
            { name: sharedChunk, debugName: 'shared', minShareCount: SHARED_BY },
          ],
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
  'web/telemetry/early-visit.ts',
  pageSettings('wrangler.toml'),
);
const early = `assets/early-${hashOf(earlyVisit).replaceAll(/\W/g, '').slice(-8)}.js`;
const afterPaint = await bundleScript('web/export/page-scripts/after-paint.ts');

/** Whether search engines should find a page. */
const isListed = ({ path }: Page): boolean => path !== NOT_FOUND.path && path !== SHELL.path;

/** A page as it will be written, but for its style. */
interface Drawn {
  readonly html: string;
  readonly styles: readonly string[];
  readonly files: readonly string[];
}

/**
 * Pages of a kind have one style, for the policy names each in a line that the platform reads no further than so far
 * (`headersFile`): a page in all languages, and jobs whose drawings show the same materials.
 */
function kindOf({ path }: Page, html: string): string {
  if (!/^\/jobs\/(?!cut-list$)/.test(path)) return path;
  return [...new Set(html.match(/material--[\w-]+/g))].toSorted().join(' ');
}

const drawn = new Map<string, Drawn[]>();
/** Paths that search engines should find, in every language. */
const listed = new Set<string>();
for (const language of Object.keys(LANGUAGES) as Language[]) {
  const { pages, manifest: webManifest } = await render(language);
  await write(`${prefixOf(language)}/manifest.webmanifest`, webManifest);
  for (const { page, content, isShell } of pages) {
    const { scripts, styles } = filesFor(manifest, sourcesOf(page.path, language));
    const [entry = '', ...others] = scripts;
    const later = { entry, styles, with: others };
    if (isListed(page)) listed.add(page.path);
    const links = isListed(page) ? languageLinks(site, page.path, language) : '';
    const html = pageHtml(template, {
      page,
      language,
      content,
      isShell,
      links,
      headScripts,
      early,
      afterPaint,
      later,
    });
    const kind = kindOf(page, content);
    drawn.set(kind, [...(drawn.get(kind) ?? []), { html, styles, files: filesOf(page, language) }]);
  }
}

const styleHashes = new Set<string>();
let exported = 0;
for (const pages of drawn.values()) {
  const names = new Set(pages.flatMap(({ styles }) => styles));
  const sheets = await Promise.all([...names].map((file) => readFile(join(DIST, file), 'utf8')));
  const own = await criticalCss(sheets.join(''), pages.map(({ html }) => html).join(''));
  styleHashes.add(hashOf(own));
  for (const { html, files } of pages) {
    const styled = html.replace('</head>', () => `<style data-first>${own}</style></head>`);
    for (const file of files) await write(file, styled);
    exported += 1;
  }
}

await write('_redirects', redirectsFile());
if (site !== '') {
  await write('sitemap.xml', sitemap(site, [...listed]));
  await write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`);
}
await write(
  '_headers',
  headersFile({
    scriptHashes: [...headScripts, afterPaint].map(hashOf),
    styleHashes: [...styleHashes],
  }),
);

// The pictures that the browser shows when it asks whether to install.
await cp('docs/screenshots', join(DIST, 'screenshots'), { recursive: true });
await addDebugIds(join(DIST, 'assets'));
// Nothing of its own is ever in a stack: it needs no map.
await writeFile(join(DIST, early), earlyVisit);
// Last, since it knows every file.
await buildServiceWorker(DIST, manifest);

// Source maps are for the collector, never for the public.
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

console.log(`exported ${exported} pages in ${Object.keys(LANGUAGES).length} languages to ${DIST}/`);
