import { PurgeCSS } from 'purgecss';

const words = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap((match) => (match[1] ?? '').split(/\s+/));

/** What selectors can name of an exported page, without the words of its text. */
const named = (html: string) => ({
  tags: words(html, /<([a-z][\w-]*)/g),
  classes: words(html, /\sclass="([^"]*)"/g),
  ids: words(html, /\sid="([^"]*)"/g),
  attributes: {
    names: words(html, /\s([a-z][\w-]*)="/g),
    values: words(html, /\s[a-z][\w-]*="([^"]*)"/g),
  },
  undetermined: [],
});

/** Rules for print and for a person's own colours, with the rules in them. */
const LATER =
  /@(?:media print|media ?\(forced-colors[^{}]*|page[^{}]*)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Attributes that scripts set before the first paint. */
const SET_BY_SCRIPT = /^(?:data-|lang)/;

/**
 * The rules of a stylesheet that some pages as exported can need, in their order: small enough to travel with each page, so
 * that it is drawn without waiting for another file. Rules for paper, and for a person's own colours, come with the rest.
 */
export async function criticalCss(css: string, pages: readonly string[]): Promise<string> {
  const [page] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: pages.map((html) => {
      return { raw: html.replace(/<script\b.*?<\/script>/gs, ''), extension: 'html' };
    }),
    keyframes: true,
    extractors: [{ extractor: named, extensions: ['html'] }],
    safelist: { greedy: [SET_BY_SCRIPT] },
  });
  return (page?.css ?? '')
    .replace(LATER, '')
    .replace(/\/\*.*?\*\//gs, '')
    .trim();
}
