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
  /** More modules of the page on a device that has projects or cut lists. */
  readonly ownScripts: readonly string[];
  /** The same page in variants of its language. */
  readonly variants?: readonly PageParts[];
  /** Inline module `start.ts`, equal on every page, so that the policy has one hash for it. */
  readonly start: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** When a module is requested: at once, or by `start.ts`, on every device or only on one with documents. */
type When = 'modulepreload' | 'later' | 'own';

const moduleLinks = (files: readonly string[], rel: When): string =>
  files.map((file) => `<link rel="${rel}" crossorigin href="/${file}">`).join('');

const whenOf = ({ isShell }: PageParts): When => (isShell ? 'modulepreload' : 'later');

/** Links to the modules of a page. They precede the script `head.ts`, which may request them. */
function scriptLinks(parts: PageParts): string {
  const own = parts.ownScripts.filter((file) => !parts.scripts.includes(file));
  return moduleLinks(parts.scripts, whenOf(parts)) + moduleLinks(own, 'own');
}

/** Links to the stylesheets that the built template does not name itself. */
const styleLinks = (template: string, styles: readonly string[]): string =>
  styles
    .filter((file) => !template.includes(`"/${file}"`))
    .map(styleLink)
    .join('');

const manifestLink = (language: Language): string =>
  `<link rel="manifest" href="${prefixOf(language)}/manifest.webmanifest">`;

/** The root of the app. It hydrates content in its own language; it renders a page without `lang` again. */
const appRoot = ({ content, language, isShell }: PageParts): string =>
  `<div id="app"${isShell ? '' : ` lang="${language}"`}>${content}</div>`;

const descriptionMeta = ({ page }: PageParts): string =>
  `<meta name="description" content="${escapeHtml(page.description)}">`;

/**
 * The elements of a variant that replace those of a page, and the modules that only the variant needs. The script
 * `head.ts` puts them into the page before it is painted.
 */
function variantHtml(parts: PageParts, base: PageParts): string {
  const { page, language, links, scripts } = parts;
  const [canonical = ''] = /^<link rel="canonical"[^>]*>/.exec(links) ?? [];
  const own = scripts.filter((file) => !base.scripts.includes(file));
  const head = `<title>${escapeHtml(page.title)}</title>${descriptionMeta(parts)}`;
  const modules = moduleLinks(own, whenOf(parts));
  const all = head + manifestLink(language) + canonical + modules + appRoot(parts);
  return `<template lang="${language}">${all}</template>`;
}

/** Fills the built template with one page of the export. */
export function pageHtml(template: string, parts: PageParts): string {
  const { page, language, headScripts, variants = [] } = parts;
  const inline = headScripts.map((source) => `<script>${source}</script>`).join('');
  const early = `<script async src="/${parts.early}"></script>`;
  const links = styleLinks(template, parts.styles) + manifestLink(language) + parts.links;
  const app = appRoot(parts) + variants.map((variant) => variantHtml(variant, parts)).join('');
  return template
    .replaceAll(/>\s+</g, '><')
    .replace(/(<script type="module")[^>]*>/, (_, head: string) => `${head}>${parts.start}`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => descriptionMeta(parts))
    .replace('</title>', () => `</title>${scriptLinks(parts)}${inline}${early}`)
    .replace('</head>', () => `${links}</head>`)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<div id="app"></div>', () => app);
}
