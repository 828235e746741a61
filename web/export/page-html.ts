import type { Page } from '../app/pages.ts';
import { prefixOf } from '../language/addresses.ts';
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
  /** The HTML of the screen. */
  readonly content: string;
  /** Whether a person's own data will take the place of the content. */
  readonly isShell: boolean;
  /** Where the page is in each language; see `languageLinks`. */
  readonly links: string;
  /** In the order they run; each in an element of its own, so that none stops the next. */
  readonly headScripts: readonly string[];
  /** The file that reports a visit which ends before the app is there: it waits for nothing, and nothing for it. */
  readonly early: string;
  /** Asks for `later` at the end of the page. */
  readonly afterPaint: string;
  readonly later: LaterFiles;
}

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
  const { page, language, content, isShell, headScripts, later } = parts;
  const inline = headScripts.map((source) => `<script>${source}</script>`).join('');
  const scripts = `${inline}<script async src="/${parts.early}"></script>`;
  const manifest = `<link rel="manifest" href="${prefixOf(language)}/manifest.webmanifest">`;
  const readable = `<noscript><link rel="stylesheet" href="/${later.styles[0]}"></noscript>`;
  // The language of what it holds, for the app to take it over; without one it is drawn afresh.
  const app = `<div id="app"${isShell ? '' : ` lang="${language}"`}>${content}`;
  return template
    .replaceAll(/>\s+</g, '><')
    .replace(AT_ONCE, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/(<meta name="description" content=")"/, (_, head: string) => {
      return `${head}${escapeHtml(page.description)}"`;
    })
    .replace('</title>', () => `</title>${scripts}`)
    .replace('</head>', () => `${manifest}${parts.links}${readable}</head>`)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<div id="app"></div>', () => `${app}</div>${afterPaintElement(parts)}`);
}
