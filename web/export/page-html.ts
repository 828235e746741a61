import type { Page } from '../app/pages.ts';
import type { Language } from '../language/language-tags.ts';

/** The files that a page asks for once it is painted, as paths in the export. */
export interface LaterFiles {
  readonly entry: string;
  /** The stylesheet of every page first. */
  readonly styles: readonly string[];
  /** What the entry will want next. */
  readonly with: readonly string[];
}

export interface PageParts {
  readonly page: Page;
  readonly language: Language;
  /** The HTML of the screen; none where a person's own data will take its place. */
  readonly content: string | undefined;
  /** In the order they run; each in an element of its own, so that none stops the next. */
  readonly headScripts: readonly string[];
  /** Asks for `later` at the end of the page. */
  readonly afterPaint: string;
  readonly later: LaterFiles;
}

/** The content of a shell until its script has found what is on this device. */
const OPENING = `<main class="screen"><p role="status">Opening your project…</p><noscript><h1>Planning needs JavaScript</h1><p>The app counts and draws on your device. Switch JavaScript on and reload, or read <a href="/jobs">what can be planned</a>.</p></noscript></main>`;

const nameOf = (file: string): string => file.replace(/^assets\/|\.\w+$/g, '');

/** The element of the last script with its files, by their bare names: every byte of a page counts. */
const afterPaintElement = ({ afterPaint, later }: PageParts): string =>
  `<script data-entry="${nameOf(later.entry)}" data-styles="${later.styles.map(nameOf).join(' ')}" data-with="${later.with.map(nameOf).join(' ')}">${afterPaint}</script>`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the bundler puts in to load the app at once. */
const AT_ONCE =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** A page of the export from the built template; its own style is still to come before `</head>`. */
export function pageHtml(template: string, parts: PageParts): string {
  const { page, language, content, headScripts, later } = parts;
  const scripts = headScripts.map((source) => `<script>${source}</script>`).join('');
  const readable = `<noscript><link rel="stylesheet" href="/${later.styles[0]}"></noscript>`;
  // The language of what it holds, for the app to take it over; without one it is drawn afresh.
  const app =
    content === undefined
      ? `<div id="app">${OPENING}`
      : `<div id="app" lang="${language}">${content}`;
  return template
    .replace(AT_ONCE, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/(<meta name="description" content=")"/, (_, head: string) => {
      return `${head}${escapeHtml(page.description)}"`;
    })
    .replace('</title>', () => `</title>${scripts}`)
    .replace('</head>', () => `${readable}</head>`)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<div id="app"></div>', () => `${app}</div>${afterPaintElement(parts)}`);
}
