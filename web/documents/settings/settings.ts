import { useSyncExternalStore } from 'react';
import { attempt } from '../../platform/attempt.ts';
import { isUnkept, readStored, subscribe, writeText } from '../store/device-storage.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { language as currentLanguage, translation } from '../../language/language.ts';
import {
  type Denominator,
  type UnitSystem,
  makeLocale,
  type Locale,
} from '../../language/locale.ts';
import { isLanguage, type Language } from '../../language/language-tags.ts';
import {
  HOURS,
  WORKING_DAYS,
  type Hours,
  type WorkingDays,
} from '../../planner/calendar/work-days.ts';
import type { WorkshopTexts } from '../../planner/jobs/kit/steps/workshop.ts';
import {
  isCurrency,
  type Currency,
  guessRegion,
  isRegion,
  regionOfLanguage,
  REGIONS,
  type Region,
} from '../../planner/stock/region.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings extends WorkshopTexts {
  /** Language of every page. */
  readonly language: Language;
  readonly units: UnitSystem;
  /** Region of a new project's shops: chosen, or guessed from the browser. */
  readonly region: Region;
  /** The region's unless the user chose one. */
  readonly currency: Currency;
  readonly currencyChosen: boolean;
  /** The year the home was built, as typed. */
  readonly built: string;
  readonly country: string;
  /** Tools that are there. */
  readonly tools: readonly string[];
  /** Materials that were there in a project and last, such as gloves: others offer to leave them out. */
  readonly has: readonly string[];
  readonly theme: Theme;
  /** The smallest fraction of an inch that is shown. */
  readonly fraction: Denominator;
  /** Everything half as large again, to be read at arm's length. */
  readonly large: boolean;
  /** True if the screen stays on during shopping and work; at the bench it always does. */
  readonly awake: boolean;
  readonly hours: Hours;
  readonly workDays: WorkingDays;
  /** True if steps are listed by room instead of by day. */
  readonly byRoom: boolean;
}

/** Fractions of an inch on a tape. */
export const FRACTIONS = [8, 16, 32, 64] as const;

let known: { readonly raw: string | null; readonly settings: Settings } | undefined;

/** Settings that are kept as typed. */
const TEXTS = ['built', 'country', 'kerf', 'sheetTrim', 'boardTrim', 'lengths', 'sheets'] as const;

/** Longest text in the settings; a backup has the same limit. */
const LONGEST_TEXT = 300;

const textsOf = (
  fields: Readonly<Record<string, unknown>>,
): Pick<Settings, (typeof TEXTS)[number]> =>
  Object.fromEntries(
    TEXTS.map((key) => {
      const value = fields[key];
      return [key, typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : ''];
    }),
  ) as Record<(typeof TEXTS)[number], string>;

/** The settings that render the pages of a language: the same for all readers, so that the HTML matches. */
const neutralIn = (language: Language): Settings => ({
  language,
  units: REGIONS[regionOfLanguage(language)].units,
  region: regionOfLanguage(language),
  currency: REGIONS[regionOfLanguage(language)].currency,
  currencyChosen: false,
  tools: [],
  has: [],
  theme: 'system',
  fraction: 16,
  large: false,
  awake: false,
  hours: 6,
  workDays: 'weekends',
  byRoom: false,
  ...textsOf({}),
});
let neutral: Settings | undefined;

/** The settings of a page before it has read the user's own. */
export function neutralSettings(): Settings {
  if (neutral?.language !== currentLanguage()) neutral = neutralIn(currentLanguage());
  return neutral;
}

/**
 * Defaults for this browser: the region of its languages, that region's currency, and inches if the browser is American.
 * Returns the page's own object if nothing differs.
 */
function usual(): Settings {
  const start = neutralSettings();
  if (typeof navigator === 'undefined') return start;
  const region = guessRegion(attempt(() => navigator.languages, undefined) ?? []);
  const units = navigator.language === 'en-US' ? 'imperial' : 'metric';
  return region === start.region && units === start.units
    ? start
    : { ...start, region, units, currency: REGIONS[region].currency };
}

/** The stored fields, whichever version of the app wrote them. */
function fieldsOf(raw: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(raw ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The same list for the same settings; ids that this version does not know do no harm. */
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, 200) : [];

function parse(raw: string | null): Settings {
  const start = usual();
  // Nothing is kept: for most who come for the first time this is the page's own object, so that nothing is drawn again.
  if (raw === null) return start;
  const said = fieldsOf(raw);
  const kept: Readonly<Record<keyof Settings, unknown>> = {
    ...start,
    currency: undefined,
    ...said,
  };
  const { language, units, currency, theme } = kept;
  const region = isRegion(kept.region) ? kept.region : start.region;
  return {
    language: isLanguage(language) ? language : start.language,
    units: units === 'imperial' || units === 'metric' ? units : start.units,
    region,
    currency: isCurrency(currency) ? currency : REGIONS[region].currency,
    currencyChosen: isCurrency(currency),
    tools: texts(kept.tools),
    has: texts(kept.has),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    fraction: FRACTIONS.find((one) => one === kept.fraction) ?? start.fraction,
    large: kept.large === true,
    awake: kept.awake === true,
    hours: HOURS.find((one) => one === kept.hours) ?? start.hours,
    workDays: WORKING_DAYS.find((one) => one === kept.workDays) ?? start.workDays,
    byRoom: kept.byRoom === true,
    ...textsOf(kept),
  };
}

/** The settings kept on this device, or the usual ones of its language. */
export function readSettings(): Settings {
  const raw = readStored(SETTINGS_KEY);
  if (known?.raw !== raw || known === undefined) known = { raw, settings: parse(raw) };
  return known.settings;
}

/**
 * Shows the theme, the size of type and what is for inches only; for settings that came or went in another way than by
 * a change here.
 */
export function showAppearance(): void {
  const { theme, large, units } = readSettings();
  const root = document.documentElement;
  root.toggleAttribute('data-inches', units === 'imperial');
  const wasLarge = root.hasAttribute('data-large');
  // The focused field stays in sight.
  if (root.toggleAttribute('data-large', large) !== wasLarge) {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/**
 * Changes some settings, keeps them, and shows a changed appearance at once. False where storage refused
 * them, so that they hold only while the page is open.
 */
export function changeSettings(change: Partial<Settings>): boolean {
  // Fields that only a newer version knows, or that the user did not choose, stay as they are.
  writeText(SETTINGS_KEY, JSON.stringify({ ...fieldsOf(readStored(SETTINGS_KEY)), ...change }));
  showAppearance();
  return !isUnkept(SETTINGS_KEY);
}

/** Shows a changed appearance when settings change, here or in another tab. */
function follow(listener: () => void): () => void {
  let shown = readSettings();
  return subscribe(() => {
    const now = readSettings();
    if (now !== shown) showAppearance();
    shown = now;
    listener();
  });
}

/** The settings in force; neutral during the export and the first render over its HTML. */
export const useSettings = (): Settings =>
  useSyncExternalStore(follow, readSettings, neutralSettings);

const locales = new Map<string, Locale>();

/** The page's language in these settings' units, of what is made in their region: the same object for the same settings. */
function localeOf({
  units,
  fraction,
  region,
}: Pick<Settings, 'units' | 'fraction' | 'region'>): Locale {
  const made = REGIONS[region].units;
  const key = `${currentLanguage()} ${units} ${made} ${fraction}`;
  const locale =
    locales.get(key) ??
    makeLocale({ language: currentLanguage(), translation: translation(), units, made, fraction });
  locales.set(key, locale);
  return locale;
}

/** The locale of this page, for handlers; see `useLocale`. */
export const readLocale = (): Locale => localeOf(readSettings());

/** The locale of this page; neutral units during the export and the first render over its HTML. */
export const useLocale = (): Locale => localeOf(useSettings());

/** The locale of public pages, whose examples are the same for all who read their language, so that the HTML fits. */
export const exampleLocale = (): Locale => localeOf(neutralSettings());
