import type { Language } from '../../language/language-tags.ts';
import { madeIn, type Locale, type UnitSystem } from '../../language/locale.ts';
import type { Currency } from './currency.ts';

interface RegionFacts {
  readonly currency: Currency;
  /** Sales tax is added at the till: prices on the shelf and in our examples are without it. */
  readonly beforeTax: boolean;
  /** What things are made in and most people measure with; each person's units are a choice of their own. */
  readonly units: UnitSystem;
}

/** Where the shop is: it decides products, sizes, packs, currency and example prices. */
export const REGIONS = {
  uk: { currency: 'GBP', beforeTax: false, units: 'metric' },
  us: { currency: 'USD', beforeTax: true, units: 'imperial' },
  eu: { currency: 'EUR', beforeTax: false, units: 'metric' },
  cn: { currency: 'CNY', beforeTax: false, units: 'metric' },
} as const satisfies Readonly<Record<string, RegionFacts>>;

export type Region = keyof typeof REGIONS;

/** Where most readers of a language live: what the export shows before more is known of a person. */
export const REGION_OF: Readonly<Record<Language, Region>> = {
  en: 'uk',
  'en-US': 'us',
  'zh-Hans': 'cn',
};

export const isRegion = (value: unknown): value is Region =>
  typeof value === 'string' && Object.hasOwn(REGIONS, value);

/** How a person is spoken to of what is bought and built in a region. */
export const localeFor = (region: Region, locale: Locale): Locale =>
  madeIn(locale, REGIONS[region].units);

/** Countries by the shelf that is nearest to their shops; Canada keeps the nominal lumber and the 4 × 8 ft sheets. */
const COUNTRIES: Readonly<Record<Region, RegExp>> = {
  uk: /^(GB|IE|IM|JE|GG|GI|MT|AU|NZ|ZA|IN)$/,
  us: /^(US|CA|PR|GU|VI)$/,
  eu: /^(AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IS|IT|LI|LT|LU|LV|NL|NO|PL|PT|RO|SE|SI|SK)$/,
  cn: /^(CN|HK|MO|TW|SG)$/,
};
const ALL = Object.keys(REGIONS) as Region[];

/**
 * The country of a BCP 47 tag, or the likely one of its language; throws where it is no tag. Most browsers name it at the
 * end: then the tables of all languages need not be read. A bare `en` is no American: that would be a guess too many.
 */
const countryOf = (tag: string): string =>
  /-([A-Z]{2})$/.exec(tag)?.[1] ??
  (tag === 'en' ? 'GB' : (new Intl.Locale(tag).maximize().region ?? ''));

/** The region of one BCP 47 tag; undefined where the tag is no tag or its country is in no region. */
function regionOf(tag: string): Region | undefined {
  try {
    const country = countryOf(tag);
    return ALL.find((region) => COUNTRIES[region].test(country));
  } catch {
    return undefined;
  }
}

/** The region to start from, by the browser's languages, most wanted first. The person is asked all the same. */
export const guessRegion = (tags: readonly string[]): Region =>
  tags.map(regionOf).find((region) => region !== undefined) ?? 'uk';
