/** Builds the static export into dist/: the client, then every public page rendered to its own HTML. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { pageDsn } from './page-settings.ts';
import { run } from './steps.ts';
import { chunksOf, type Manifest } from '../web/export/chunks.ts';
import { headersFile } from '../web/export/headers.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { findLeaks } from './leaks.ts';
import { wranglerVars } from './wrangler-vars.ts';
import type { Page } from '../web/app/pages.ts';

interface Exporter {
  readonly PAGES: readonly Page[];
  readonly SHELL: Page;
  readonly EARLY_QUEUE_SCRIPT: string;
  readonly HEAD_SCRIPT: string;
  renderPage(path: string): Promise<string>;
}

const DIST = 'dist';
/** Where the source maps wait for an upload. */
const MAPS = '.local/sourcemaps';
const SERVER = 'node_modules/.cache/export';

/** The shell's content until its script has found the project on this device. */
const OPENING = `<main class="screen"><p role="status">Opening your project…</p><noscript><h1>Planning needs JavaScript</h1><p>The app counts and draws on your device. Switch JavaScript on and reload, or read <a href="/jobs">what can be planned</a>.</p></noscript></main>`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function pageHtml(template: string, page: Page, content: string, extra: Extra): string {
  const preloads = extra.preloads
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`);
  const scripts = extra.headScripts.map((source) => `<script>${source}</script>`);
  const open = extra.shell ? '<div id="app" data-shell>' : '<div id="app">';
  return (
    template
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
      .replace(/(<meta name="description" content=")"/, (_, head: string) => {
        return `${head}${escapeHtml(page.description)}"`;
      })
      .replace('</title>', () => `</title>${scripts.join('')}`)
      // A page reads without its scripts: on a slow line they come after what is seen first.
      .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      .replace('</head>', () => `${preloads.join('')}</head>`)
      .replace('<div id="app"></div>', () => `${open}${content}</div>`)
  );
}

interface Extra {
  /** In the order they run; each in an element of its own, so that none stops the next. */
  readonly headScripts: readonly string[];
  readonly preloads: readonly string[];
  readonly shell: boolean;
}

const fileOf = (page: Page): string => (page.path === '/' ? '/index.html' : `${page.path}.html`);

// A word missing from a translation is a type error: no build without the types.
if ((await run('tsc', ['-b', 'web'])) !== 0) throw new Error('the types do not fit: nothing built');

await build({ build: { manifest: 'manifest.json' }, logLevel: 'warn' });
await build({
  build: {
    ssr: 'export/render.tsx',
    outDir: `../${SERVER}`,
    emptyOutDir: true,
    sourcemap: false,
    copyPublicDir: false,
  },
  logLevel: 'warn',
});
const exporterUrl = pathToFileURL(join(SERVER, 'render.js')).href;
const exporter = (await import(exporterUrl)) as Exporter;
const template = await readFile(join(DIST, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
await rm(join(DIST, 'manifest.json'));

/** What every page needs once it knows its language. */
const app = chunksOf(manifest, 'app/start.tsx');
const headScripts = [exporter.EARLY_QUEUE_SCRIPT, exporter.HEAD_SCRIPT];

for (const page of [...exporter.PAGES, exporter.SHELL]) {
  const shell = page === exporter.SHELL;
  const content = shell ? OPENING : await exporter.renderPage(page.path);
  const html = pageHtml(template, page, content, {
    headScripts,
    preloads: [...new Set([...app, ...chunksOf(manifest, page.screen)])],
    shell,
  });
  const file = join(DIST, fileOf(page));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
const dsn = new URL(pageDsn('wrangler.toml'));
await writeFile(
  join(DIST, '_headers'),
  headersFile({
    scriptHashes: headScripts.map((source) => createHash('sha256').update(source).digest('base64')),
    reportTo: `/api/${dsn.pathname.split('/').at(-1)}/security/?sentry_key=${dsn.username}`,
  }),
);

// The pictures that the browser shows when it asks whether to install.
await cp('docs/screenshots', join(DIST, 'screenshots'), { recursive: true });
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

console.log(`exported ${exporter.PAGES.length} pages and the project shell to ${DIST}/`);
