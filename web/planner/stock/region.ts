import { LANGUAGES, type Language } from '../../language/language-tags.ts';
import { madeIn, type Locale, type UnitSystem } from '../../language/locale.ts';

interface RegionFacts {
  readonly currency: Currency;
  /** Sales tax is added at the till: prices on the shelf and in our examples are without it. */
  readonly beforeTax: boolean;
  /** Units of products and of most users; each user can choose other units. */
  readonly units: UnitSystem;
}

/** Location of the shop. It decides products, sizes, packs, currency and example prices. */
export const REGIONS = {
  uk: { currency: 'GBP', beforeTax: false, units: 'metric' },
  us: { currency: 'USD', beforeTax: true, units: 'imperial' },
  eu: { currency: 'EUR', beforeTax: false, units: 'metric' },
  cn: { currency: 'CNY', beforeTax: false, units: 'metric' },
} as const satisfies Readonly<Record<string, RegionFacts>>;

export type Region = keyof typeof REGIONS;

/** Usual region of a language, for exported pages. */
export const regionOfLanguage = (language: Language): Region => LANGUAGES[language].region;

export const isRegion = (value: unknown): value is Region =>
  typeof value === 'string' && Object.hasOwn(REGIONS, value);

/** Locale for texts on products and building work of a region. */
export const localeFor = (region: Region, locale: Locale): Locale =>
  madeIn(locale, REGIONS[region].units);

/** Region of each country, by the most similar shops; Canada has nominal lumber and 4 × 8 ft sheets. */
const COUNTRIES: Readonly<Record<Region, RegExp>> = {
  uk: /^(GB|IE|IM|JE|GG|GI|MT|AU|NZ|ZA|IN)$/,
  us: /^(US|CA|PR|GU|VI)$/,
  eu: /^(AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IS|IT|LI|LT|LU|LV|NL|NO|PL|PT|RO|SE|SI|SK)$/,
  cn: /^(CN|HK|MO|TW|SG)$/,
};
const ALL = Object.keys(REGIONS) as Region[];

/**
 * Country of a BCP 47 tag, or the likely one of its language; throws on an invalid tag. Most tags end with the
 * country, so the language tables are rarely needed. A bare `en` counts as British.
 */
const countryOf = (tag: string): string =>
  /-([A-Z]{2})$/.exec(tag)?.[1] ??
  (tag === 'en' ? 'GB' : (new Intl.Locale(tag).maximize().region ?? ''));

/** Region of a BCP 47 tag; undefined for an invalid tag or a country without a region. */
function regionOf(tag: string): Region | undefined {
  try {
    const country = countryOf(tag);
    return ALL.find((region) => COUNTRIES[region].test(country));
  } catch {
    return undefined;
  }
}

/** First guess of the region from the browser's languages, most preferred first. The user confirms it. */
export const guessRegion = (tags: readonly string[]): Region =>
  tags.map(regionOf).find((region) => region !== undefined) ?? 'uk';

/** An ISO 4217 code that the browser knows. */
export type Currency = string;

/** The currencies of our regions, which come first. */
export const CURRENCIES = ['GBP', 'EUR', 'USD', 'CNY'] as const;

/** True if the browser knows the currency. */
export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((one) => one === value) || known().some((one) => one === value);

/** Currencies of the browser; empty if it cannot list them. */
function known(): readonly string[] {
  try {
    return Intl.supportedValuesOf('currency');
  } catch {
    return [];
  }
}
