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

/** Rules for print, for less motion and for a person's own colours, with the rules in them. */
const LATER =
  /@(?:media print|media ?\((?:forced-colors|prefers-reduced-motion)[^{}]*|page[^{}]*)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** A rule that asks what is in an element. */
const ASKING = /([^{}]*:has\([^{}]*)\{[^{}]*\}/g;

/** Drops rules that ask for a class which stands nowhere on the page; PurgeCSS keeps them all. */
function withoutIdle(css: string, html: string): string {
  const classes = new Set(named(html).classes);
  const isMet = (selector: string): boolean =>
    [...selector.matchAll(/:has\(([^()]*)\)/g)].every(([, inner = '']) =>
      [...inner.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)),
    );
  // A comma within `:has()` would split it: such a rule stays as it is.
  return css.replace(ASKING, (rule, selectors: string) =>
    selectors.includes(',') || isMet(selectors) ? rule : '',
  );
}

/** What is empty, and takes no room, until a script has filled it or the person goes there. */
const SEEN_LATER = [/\.toast-area/, /:focus/, /:disabled/];

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
 * The rules of a stylesheet that a page as exported can need, in their order: small enough to travel with it, so that it is
 * drawn without waiting for another file. Rules for paper, for less motion (nothing moves yet) and for a person's own
 * colours come with the rest.
 */
export async function criticalCss(css: string, html: string): Promise<string> {
  const [page] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: html.replace(/<script\b.*?<\/script>/gs, ''), extension: 'html' }],
    keyframes: true,
    variables: true,
    extractors: [{ extractor: named, extensions: ['html'] }],
    // Named in the page's own style attributes.
    safelist: { variables: words(html, /var\((--[\w-]+)/g) },
    dynamicAttributes: setByScripts(css),
    blocklist: SEEN_LATER,
  });
  const rules = withoutIdle(page?.css ?? '', html)
    .replace(LATER, '')
    .replace(/\/\*.*?\*\//gs, '')
    .trim();
  return layersOf(css) + withoutEmpty(rules);
}
