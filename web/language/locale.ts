import type { MessageCatalogue } from './catalogue.ts';
import { LANGUAGES, type Language } from './language-tags.ts';
import { formatsOf, type Formats } from './formats.ts';

export type UnitSystem = 'metric' | 'imperial';

/** Smallest displayed fraction of an inch, as its denominator. */
export type Denominator = 2 | 4 | 8 | 16 | 32 | 64;

/** Differences from British English: any messages of an area, down to single sentences. */
export type Differs<Words> = Words extends
  | string
  | readonly unknown[]
  | ((...values: never) => unknown)
  ? Words
  : { readonly [Key in keyof Words]?: Differs<Words[Key]> };

/** Differences from British English by area: whole areas in a translation, single messages in American English. */
export type Translation = {
  readonly [Name in keyof MessageCatalogue]?: Differs<MessageCatalogue[Name]>;
};

/** Language, units and formats for pure functions, as one argument. */
export interface Locale {
  readonly language: Language;
  readonly units: UnitSystem;
  /**
   * Unit system of the region's products and building sizes, which are round numbers in it;
   * independent of the displayed units.
   */
  readonly made: UnitSystem;
  /** This locale for things made in either system. */
  readonly madeAs: Readonly<Record<UnitSystem, Locale>>;
  readonly fraction: Denominator;
  readonly format: Formats;
  /** Messages of an area. Passing `english` keeps the English messages in the chunk that uses them. */
  readonly words: <Name extends keyof MessageCatalogue>(
    name: Name,
    english: MessageCatalogue[Name],
  ) => MessageCatalogue[Name];
}

/** Merges the differences of a language into the British messages. */
export function withDiffering<Words>(words: Words, differing: Differs<Words> | undefined): Words {
  if (differing === undefined) return words;
  const isLeaf = typeof words !== 'object' || words === null || Array.isArray(words);
  if (isLeaf) return differing as Words;
  const others = new Map<string, object>(Object.entries(differing));
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      withDiffering<unknown>(value, others.get(key)),
    ]),
  ) as Words;
}

/** Creates a locale; equal arguments give locales with equal results. */
export function makeLocale(options: {
  readonly language: Language;
  /** Empty for British English. */
  readonly translation: Translation;
  readonly units: UnitSystem;
  /** `units` if omitted. */
  readonly made?: UnitSystem;
  readonly fraction: Denominator;
}): Locale {
  const { language, translation, units, made = units, fraction } = options;
  const merged = new Map<string, unknown>();
  const words: Locale['words'] = (name, english) => {
    const differing = translation[name];
    if (differing === undefined) return english;
    const all = merged.get(name) ?? withDiffering(english, differing as Differs<typeof english>);
    merged.set(name, all);
    return all as typeof english;
  };
  const format = formatsOf(LANGUAGES[language].formats);
  const madeAs = (system: UnitSystem): Locale => {
    return { language, units, made: system, madeAs: both, fraction, format, words };
  };
  const both = {
    get metric() {
      return metric;
    },
    get imperial() {
      return imperial;
    },
  };
  const [metric, imperial] = [madeAs('metric'), madeAs('imperial')];
  return both[made];
}

/** British English in metric or imperial units: for command lines, workers and tests. */
export const BRITISH: Readonly<Record<UnitSystem, Locale>> = {
  metric: makeLocale({ language: 'en', translation: {}, units: 'metric', fraction: 16 }),
  imperial: makeLocale({ language: 'en', translation: {}, units: 'imperial', fraction: 16 }),
};

/** The locale for things made in a system of units; the same object for the same two arguments. */
export const madeIn = (locale: Locale, made: UnitSystem): Locale =>
  locale.made === made ? locale : locale.madeAs[made];

/**
 * The text with plain spaces before units: for files, commands and other data that leaves the pages, and for sizes that
 * the app types into a field.
 */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
