import { addressUnder, prefixOf } from '../language/addresses.ts';
import { LANGUAGES, type Language } from '../language/language-tags.ts';

/** A path without a file: the platform answers 404 with the nearest `404.html`. */
const NOWHERE = '/nowhere';

/** The addresses of projects, as in `web/routes.tsx`. Each is known to the phone alone. */
const OF_A_PROJECT = ['/project/:id', '/project/:id/:tab', '/project/cut/:id/:view'];

/**
 * The `_redirects` file of the export. A project's address is answered with the shell, and files that are no pages
 * themselves with the page of what is missing. Rules without placeholders come first, as the platform reads them.
 */
export function redirectsFile(): string {
  const prefixes = (Object.keys(LANGUAGES) as Language[]).map(prefixOf);
  const files = prefixes.flatMap((prefix) =>
    ['/404', '/project'].map((file) => `${prefix}${file} ${prefix}${NOWHERE} 200`),
  );
  const projects = prefixes.flatMap((prefix) =>
    OF_A_PROJECT.map((path) => addressUnder(prefix, path)).flatMap((address) => [
      `${address}/ ${address} 301`,
      `${address} ${prefix}/project 200`,
    ]),
  );
  return [...files, ...projects, ''].join('\n');
}
