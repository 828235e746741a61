import { addressIn } from '../language/addresses.ts';
import { LANGUAGES, type Language } from '../language/language-tags.ts';

const TAGS = Object.keys(LANGUAGES) as Language[];

/** Addresses of a path in each language, by tag; `x-default` is for all other languages. */
const alternates = (site: string, path: string): readonly (readonly [string, string])[] =>
  [...TAGS.map((tag) => [tag, tag] as const), ['x-default', 'en'] as const].map(
    ([name, tag]) => [name, site + addressIn(tag, path)] as const,
  );

/**
 * Canonical and alternate links for search engines; empty if the site's origin is unknown, because
 * these links must be absolute.
 */
export function languageLinks(site: string, path: string, language: Language): string {
  if (site === '') return '';
  const links = alternates(site, path).map(
    ([name, href]) => `<link rel="alternate" hreflang="${name}" href="${href}">`,
  );
  return `<link rel="canonical" href="${site}${addressIn(language, path)}">${links.join('')}`;
}

/** The `sitemap.xml` of some paths in every language. */
export function sitemap(site: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const links = alternates(site, path)
      .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
      .join('');
    return TAGS.map((tag) => `<url><loc>${site}${addressIn(tag, path)}</loc>${links}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
