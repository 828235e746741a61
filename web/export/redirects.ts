import { prefixOf } from '../language/addresses.ts';
import { LANGUAGES, type Language } from '../language/language-tags.ts';

/**
 * Folders of each language with a `404.html`; the platform uses the nearest one above an unknown
 * address. The root has none: see `wrangler.toml`.
 */
export const foldersOfMissing = (language: Language): readonly string[] =>
  language === 'en' ? ['/jobs', '/project'] : [prefixOf(language)];

/** An unknown address in a language. */
const nowhere = (language: Language): string => `${foldersOfMissing(language)[0]}/nowhere`;

/** Addresses of projects, as in `web/routes.tsx`. Only the user's device knows the ids. */
const OF_A_PROJECT = ['/project/:id', '/project/:id/:tab', '/project/cut/:id/:view'];

/**
 * The `_redirects` file of the export. Projects get the shell; addresses of helper files get the
 * 404 page. The platform reads rules without placeholders first.
 */
export function redirectsFile(): string {
  const languages = Object.keys(LANGUAGES) as Language[];
  const files = languages.flatMap((language) => [
    `${foldersOfMissing(language)[0]}/404 ${nowhere(language)} 200`,
    `${prefixOf(language)}/project ${nowhere(language)} 200`,
  ]);
  const projects = languages
    .map(prefixOf)
    .flatMap((prefix) =>
      OF_A_PROJECT.map((path) => prefix + path).flatMap((address) => [
        `${address}/ ${address} 301`,
        `${address} ${prefix}/project 200`,
      ]),
    );
  return [...files, ...projects, ''].join('\n');
}
