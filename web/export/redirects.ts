import { prefixOf } from '../language/addresses.ts';
import { LANGUAGES, type Language } from '../language/language-tags.ts';

/**
 * The folders of each language that hold a `404.html`; the platform answers with the nearest above an address that is none.
 * There is none at the root: see `wrangler.toml`.
 */
export const foldersOfMissing = (language: Language): readonly string[] =>
  language === 'en' ? ['/jobs', '/project'] : [prefixOf(language)];

/** An address of a language that is none. */
const nowhere = (language: Language): string => `${foldersOfMissing(language)[0]}/nowhere`;

/** The addresses of projects, as in `web/routes.tsx`. Each is known to the phone alone. */
const OF_A_PROJECT = ['/project/:id', '/project/:id/:tab', '/project/cut/:id/:view'];

/**
 * The `_redirects` file of the export. A project's address is answered with the shell, and files that are no pages
 * themselves with the page of what is missing. Rules without placeholders come first, as the platform reads them.
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
