import type { Page } from '../app/pages.ts';
import { afterPaintElement, type LaterFiles } from './after-paint-script.ts';

export interface PageParts {
  readonly page: Page;
  /** The HTML of the screen. */
  readonly content: string;
  /** Whether a person's own data will take the content's place. */
  readonly shell: boolean;
  /** In the order they run; each in an element of its own, so that none stops the next. */
  readonly headScripts: readonly string[];
  readonly later: LaterFiles;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the bundler puts in to load the app at once. */
const AT_ONCE =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** A page of the export from the built template; its own style is still to come before `</head>`. */
export function pageHtml(template: string, parts: PageParts): string {
  const { page, content, shell, headScripts, later } = parts;
  const scripts = headScripts.map((source) => `<script>${source}</script>`).join('');
  const readable = `<noscript><link rel="stylesheet" href="/${later.style}"></noscript>`;
  const open = shell ? '<div id="app" data-shell>' : '<div id="app">';
  return template
    .replace(AT_ONCE, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/(<meta name="description" content=")"/, (_, head: string) => {
      return `${head}${escapeHtml(page.description)}"`;
    })
    .replace('</title>', () => `</title>${scripts}`)
    .replace('</head>', () => `${readable}</head>`)
    .replace('<div id="app"></div>', () => `${open}${content}</div>${afterPaintElement(later)}`);
}
