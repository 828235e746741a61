import { jobOf } from '../planner/jobs/catalogue.ts';
import { CUT_LIST } from '../planner/jobs/cut-list.ts';
import { prefixOf } from '../language/addresses.ts';
import type { Language } from '../language/language-tags.ts';
import { entryOf } from '../planner/measure/units/entry-of.ts';

/** Modules or parts (see `chunkOf`) by path. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'home',
  '/jobs': 'home',
  '/settings': 'pages',
  '/open': 'screens/share/open/open-screen.tsx',
  '/backup': 'pages',
  '/privacy': 'pages',
  '/project': 'project',
  '/404': 'pages',
};

/** Module or part of the screen at a path; none if its HTML stays as it is until the first touch. Throws if there is no such page. */
function screenAt(path: string): readonly string[] {
  const screen = entryOf(SCREENS, path);
  if (screen !== undefined) return [screen];
  const [, slug = ''] = /^\/jobs\/(.+)/.exec(path) ?? [];
  if (slug !== CUT_LIST.slug && jobOf(slug) === undefined) throw new Error(`${path} has no screen`);
  return [];
}

/** Modules and parts that a page needs, starting with the entry. */
export function sourcesOf(path: string, language: Language): readonly string[] {
  // The folder of a language has the name of its address prefix.
  const folder = prefixOf(language).slice(1);
  const words = folder === '' ? [] : [`language/${folder}/${folder}.ts`];
  return ['index.html', ...words, 'app', ...screenAt(path)];
}

/** Modules and parts that a page needs besides if the device has projects or cut lists. */
export const ownSourcesOf = (path: string): readonly string[] => (path === '/' ? ['own'] : []);
