import type { Page } from '../app/pages.ts';
import { prefixOf } from '../language/addresses.ts';
import type { Language } from '../language/language-tags.ts';

export interface PageParts {
  readonly page: Page;
  readonly language: Language;
  /** HTML of the screen. */
  readonly content: string;
  /** True if the user's own data will replace the content. */
  readonly isShell: boolean;
  /** Links to the same page in other languages; see `languageLinks`. */
  readonly links: string;
  /** Inline scripts in the order they run; each in an element of its own, so that none stops the next. */
  readonly headScripts: readonly string[];
  /** The script that reports a visit which ends before the app has started; loaded with `async`. */
  readonly early: string;
  /** Stylesheets of the page, as paths in the export. */
  readonly styles: readonly string[];
  /** Modules of the page, as paths in the export; the entry first. */
  readonly scripts: readonly string[];
  /** Inline module that imports the entry, see `startScript`. */
  readonly start: string;
}

/**
 * Imports the entry without delaying the load event: Chromium tells a page that is closed before that
 * event nothing, and its visit would be lost. A missing file is a TypeError in every browser;
 * `restartPage` then waits for it. Equal on every page, so that the policy has one hash for it.
 */
export const startScript = (entry: string): string =>
  `import('/${entry}').catch((e)=>{if(e instanceof TypeError){window.missingEntry='/${entry}';window.restartPage?.('/${entry}')}throw e})`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Links to the modules, and to the stylesheets that the built template does not name itself. */
function fileLinks(template: string, { styles, scripts }: PageParts): string {
  const link = (rel: string) => (file: string) =>
    rel === 'stylesheet' && template.includes(`"/${file}"`)
      ? ''
      : `<link rel="${rel}" crossorigin href="/${file}">`;
  return [...styles.map(link('stylesheet')), ...scripts.map(link('modulepreload'))].join('');
}

/** Fills the built template with one page of the export. */
export function pageHtml(template: string, parts: PageParts): string {
  const { page, language, content, isShell, headScripts } = parts;
  const inline = headScripts.map((source) => `<script>${source}</script>`).join('');
  const early = `<script async src="/${parts.early}"></script>`;
  const manifest = `<link rel="manifest" href="${prefixOf(language)}/manifest.webmanifest">`;
  const links = fileLinks(template, parts) + manifest + parts.links;
  // The app hydrates content in its own language; it renders a page without `lang` again.
  const app = `<div id="app"${isShell ? '' : ` lang="${language}"`}>${content}</div>`;
  return template
    .replaceAll(/>\s+</g, '><')
    .replace(/(<script type="module")[^>]*>/, (_, head: string) => `${head}>${parts.start}`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/(<meta name="description" content=")"/, (_, head: string) => {
      return `${head}${escapeHtml(page.description)}"`;
    })
    .replace('</title>', () => `</title>${inline}${early}`)
    .replace('</head>', () => `${links}</head>`)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<div id="app"></div>', () => app);
}
