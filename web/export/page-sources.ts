import { jobOf } from '../planner/jobs/catalogue.ts';
import { CUT_LIST } from '../planner/jobs/cut-list.ts';
import { LANGUAGES, type Language } from '../language/language-tags.ts';
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
  const screen = screenAt(path);
  const isFirst = screen.every((one) => one === 'home');
  return [
    'index.html',
    ...firstWords(language),
    'app',
    ...(isFirst ? [] : otherWords(language)),
    ...screen,
  ];
}

/** Chunks of the messages of the first pages. */
function firstWords(language: Language): readonly string[] {
  const { files, isVariant } = LANGUAGES[language];
  return [...(isVariant ? firstWords('en') : []), `first-${files}`];
}

/** The other English messages are in the chunks that use them. */
function otherWords(language: Language): readonly string[] {
  const { files } = LANGUAGES[language];
  return language === 'en' ? [] : [`language/${files}/${files}.ts`];
}

/** Modules and parts that a page needs besides if the device has projects or cut lists. */
export const ownSourcesOf = (path: string, language: Language): readonly string[] =>
  path === '/' ? [...otherWords(language), 'own'] : [];
