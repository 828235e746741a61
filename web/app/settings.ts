import { useSyncExternalStore } from 'react';
import { isLanguage, language as currentLanguage, type Language } from '../language/language.ts';
import type { UnitSystem } from '../measure/format-length.ts';
import { CURRENCIES, type Currency } from '../shopping/money.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  /** In force from the next page load on. */
  readonly language: Language;
  readonly units: UnitSystem;
  readonly currency: Currency;
  readonly theme: Theme;
}

/** Read by the head script too, before first paint. */
export const SETTINGS_KEY = 'measure-twice:settings';

const listeners = new Set<() => void>();
/** A change that storage refused, in force for as long as the page is open. */
let unsaved: string | undefined;
let known: { readonly raw: string | null; readonly settings: Settings } | undefined;

/** What the export is rendered with; the same for everybody, so that the HTML fits. */
const NEUTRAL: Settings = {
  language: 'en',
  units: 'metric',
  currency: 'GBP',
  theme: 'system',
};

/** Inches and dollars where they are at home, metres and pounds or euros elsewhere. */
function usual(): Settings {
  const place = typeof navigator === 'undefined' ? 'en-GB' : navigator.language;
  // The head script has found it: see there.
  const start = { language: currentLanguage(), theme: 'system' } as const;
  if (place === 'en-US') return { ...start, units: 'imperial', currency: 'USD' };
  const euro = /^(de|fr|es|it|nl|pt|fi|el|en-IE)\b/.test(place) && !/-(CH|BR|MX|CA)$/.test(place);
  return { ...start, units: 'metric', currency: euro ? 'EUR' : 'GBP' };
}

/** What is kept, whichever version of the app wrote it. */
function fieldsOf(raw: string | null): object {
  try {
    const value: unknown = JSON.parse(raw ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function parse(raw: string | null): Settings {
  const start = usual();
  const { language, units, currency, theme } = { ...start, ...fieldsOf(raw) };
  return {
    language: isLanguage(language) ? language : start.language,
    units: units === 'imperial' || units === 'metric' ? units : start.units,
    currency: CURRENCIES.find((one) => one === currency) ?? start.currency,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

/** The settings kept on this device, or the usual ones of its language. */
export function readSettings(): Settings {
  let raw: string | null = unsaved ?? null;
  try {
    raw ??= localStorage.getItem(SETTINGS_KEY);
  } catch {
    // Storage is blocked: the usual settings hold.
  }
  if (known?.raw !== raw || known === undefined) known = { raw, settings: parse(raw) };
  return known.settings;
}

/** Shows the theme in force; for settings that came or went in another way than by a change here. */
export function showTheme(): void {
  const { theme } = readSettings();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/**
 * Changes some settings, keeps them, and shows a changed theme at once. False where storage refused
 * them, so that they hold only while the page is open.
 */
export function changeSettings(change: Partial<Settings>): boolean {
  const settings = { ...readSettings(), ...change };
  // A setting that only a newer version knows is kept: a tab with an older one may still be open.
  const raw = JSON.stringify({ ...fieldsOf(known?.raw ?? null), ...settings });
  try {
    localStorage.setItem(SETTINGS_KEY, raw);
    unsaved = undefined;
  } catch {
    // Storage is full or blocked.
    unsaved = raw;
  }
  showTheme();
  listeners.forEach((listener) => listener());
  return unsaved === undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The settings in force; neutral during the export and the first render over its HTML. */
export const useSettings = (): Settings =>
  useSyncExternalStore(subscribe, readSettings, () => NEUTRAL);
