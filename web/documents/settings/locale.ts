import { neutralSettings, readSettings, useSettings, type Settings } from './settings.ts';
import { language, translation } from '../../language/language.ts';
import { makeLocale, type Locale } from '../../language/locale.ts';
import { REGIONS } from '../../planner/stock/region.ts';

const known = new Map<string, Locale>();

/** The page's language in these settings' units, of what is made in their region: the same object for the same settings. */
function localeOf({
  units,
  fraction,
  region,
}: Pick<Settings, 'units' | 'fraction' | 'region'>): Locale {
  const made = REGIONS[region].units;
  const key = `${language()} ${units} ${made} ${fraction}`;
  const locale =
    known.get(key) ??
    makeLocale({ language: language(), translation: translation(), units, made, fraction });
  known.set(key, locale);
  return locale;
}

/** The locale of this page, for handlers; see `useLocale`. */
export const readLocale = (): Locale => localeOf(readSettings());

/** The locale of this page; neutral units during the export and the first render over its HTML. */
export const useLocale = (): Locale => localeOf(useSettings());

/** The locale of public pages, whose examples are the same for all who read their language, so that the HTML fits. */
export const exampleLocale = (): Locale => localeOf(neutralSettings());
