import { jobOf } from '../planner/jobs/catalogue.ts';
import { prefixOf } from '../language/addresses.ts';
import type { Language } from '../language/language-tags.ts';
import { entryOf } from '../planner/measure/units/entry-of.ts';
import { regionOfLanguage } from '../planner/stock/region.ts';

const SCREENS: Readonly<Record<string, string>> = {
  '/': 'screens/home/home.tsx',
  '/jobs': 'screens/jobs/jobs.tsx',
  '/jobs/cut-list': 'screens/cut/cut-page.tsx',
  '/settings': 'screens/settings/settings.tsx',
  '/open': 'screens/share/open/open-screen.tsx',
  '/backup': 'screens/share/backup/backup-screen.tsx',
  '/privacy': 'screens/privacy/privacy.tsx',
  '/project': 'screens/project/project.tsx',
  '/404': 'screens/not-found/not-found.tsx',
};

const slugAt = (path: string): string | undefined => /^\/jobs\/(.+)/.exec(path)?.[1];

/** Module of the screen at a path. Throws if there is no such page. */
function screenAt(path: string): string {
  const screen = entryOf(SCREENS, path);
  if (screen !== undefined) return screen;
  if (jobOf(slugAt(path) ?? '') === undefined) throw new Error(`${path} has no screen`);
  return 'screens/job/job.tsx';
}

/** Modules that a page needs, starting with the entry. */
export function sourcesOf(path: string, language: Language): readonly string[] {
  // The folder of a language has the name of its address prefix.
  const folder = prefixOf(language).slice(1);
  const isTranslated = folder !== '';
  const screen = screenAt(path);
  const words = isTranslated ? [`language/${folder}/${folder}.ts`] : [];
  const start = ['index.html', ...words, 'start.tsx', screen];
  const slug = slugAt(path);
  return screen !== 'screens/job/job.tsx' || slug === undefined
    ? start
    : [
        ...start,
        `planner/jobs/${slug}/job.ts`,
        ...(isTranslated ? [`planner/jobs/${slug}/${folder}.ts`] : []),
        `planner/stock/${regionOfLanguage(language)}.ts`,
      ];
}
