import { useSyncExternalStore } from 'react';
import type { UnitSystem } from '../measure/format-length.ts';
import { CURRENCIES, type Currency } from '../shopping/money.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
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
const NEUTRAL: Settings = { units: 'metric', currency: 'GBP', theme: 'system' };

/** Inches and dollars where they are at home, metres and pounds or euros elsewhere. */
function usual(): Settings {
  const language = typeof navigator === 'undefined' ? 'en-GB' : navigator.language;
  if (language === 'en-US') return { units: 'imperial', currency: 'USD', theme: 'system' };
  const euro =
    /^(de|fr|es|it|nl|pt|fi|el|en-IE)\b/.test(language) && !/-(CH|BR|MX|CA)$/.test(language);
  return { units: 'metric', currency: euro ? 'EUR' : 'GBP', theme: 'system' };
}

function parse(raw: string | null): Settings {
  const start = usual();
  let value: unknown;
  try {
    value = JSON.parse(raw ?? '{}');
  } catch {
    return start;
  }
  if (typeof value !== 'object' || value === null) return start;
  const { units, currency, theme } = { ...start, ...value };
  return {
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

/** Changes some settings, keeps them, and shows a changed theme at once. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...readSettings(), ...change };
  const raw = JSON.stringify(settings);
  try {
    localStorage.setItem(SETTINGS_KEY, raw);
    unsaved = undefined;
  } catch {
    // Storage is full or blocked.
    unsaved = raw;
  }
  if (settings.theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = settings.theme;
  listeners.forEach((listener) => listener());
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
