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

/** A rule that asks what is in an element. */
const ASKING = /([^{}]*:has\([^{}]*)\{[^{}]*\}/g;

/** Drops rules that ask for a class which stands on none of the pages; PurgeCSS keeps them all. */
function withoutIdle(css: string, pages: readonly string[]): string {
  const classes = new Set(pages.flatMap((html) => named(html).classes));
  const isMet = (selector: string): boolean =>
    [...selector.matchAll(/:has\(([^()]*)\)/g)].every(([, inner = '']) =>
      [...inner.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)),
    );
  // A comma within `:has()` would split it: such a rule stays as it is.
  return css.replace(ASKING, (rule, selectors: string) =>
    selectors.includes(',') || isMet(selectors) ? rule : '',
  );
}

/** Attributes that scripts set before the first paint. */
const setByScripts = (css: string): string[] => [
  'lang',
  ...[...css.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name),
];

/** The statement of a stylesheet's layers, weakest first: a page without rules in one of them counts it as well. */
function layersOf(css: string): string {
  const all = [...css.matchAll(/@layer ([^{};]+)/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  );
  return all.length === 0 ? '' : `@layer ${[...new Set(all)].join(',')};`;
}

/** Drops what has lost all that stood in it. */
function withoutEmpty(css: string): string {
  const full = css.replaceAll(/[^{};]+\{\}/g, '');
  return full === css ? css : withoutEmpty(full);
}

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
    variables: true,
    extractors: [{ extractor: named, extensions: ['html'] }],
    dynamicAttributes: setByScripts(css),
  });
  const rules = withoutIdle(page?.css ?? '', pages)
    .replace(LATER, '')
    .replace(/\/\*.*?\*\//gs, '')
    .trim();
  return layersOf(css) + withoutEmpty(rules);
}
