import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { readArb, type ArbFile, type Argument } from './arb-file.ts';
import { parseMessage, type Part } from './message.ts';

/** The messages of an area or a job: the English file and those of the other languages. */
export interface Catalogue {
  /** Area of `web/language`; undefined for a catalogue of its own folder. */
  readonly area?: string;
  readonly english: ArbFile;
  readonly files: ReadonlyMap<Language, ArbFile>;
}

export const TAGS = Object.keys(LANGUAGES) as readonly Language[];

/** Folder of the areas; it has a folder for each language. */
const AREAS = 'web/language';

/** Message file of a language next to an English one. */
export const arbPath = (english: string, files: string): string =>
  basename(english) === 'en.arb'
    ? join(dirname(english), `${files}.arb`)
    : join(dirname(dirname(english)), files, basename(english));

/** Every catalogue below a folder, in the order of their paths. */
export function readCatalogues(root: string): readonly Catalogue[] {
  const found = globSync(['web/language/en/*.arb', 'web/**/en.arb'], { cwd: root });
  return [...new Set(found)].sort().flatMap((path) => {
    const english = readArb(join(root, path));
    if (english === undefined) return [];
    const files = TAGS.flatMap((tag): readonly (readonly [Language, ArbFile])[] => {
      const file = readArb(join(root, arbPath(path, LANGUAGES[tag].files)));
      return file === undefined ? [] : [[tag, file]];
    });
    const area = path.startsWith(`${AREAS}/en/`) ? { area: basename(path, '.arb') } : {};
    return [{ ...area, english, files: new Map(files) }];
  });
}

interface Plurals {
  /** All forms, including those of fractions and of very large numbers. */
  readonly all: readonly Intl.LDMLPluralRule[];
  /** Forms of the numbers up to 1000. */
  readonly usual: readonly Intl.LDMLPluralRule[];
  /** True if the form `one` is the number 1 and no other. */
  readonly isOneSingular: boolean;
}

const plurals = new Map<Language, Plurals>();

/** Plural forms of a language. */
export function pluralsOf(language: Language): Plurals {
  const known = plurals.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(LANGUAGES[language].formats);
  const counts = Array.from({ length: 1001 }, (_, count) => count);
  const used = new Set(counts.map((count) => rules.select(count)));
  const all = rules.resolvedOptions().pluralCategories;
  const made = {
    all,
    usual: all.filter((form) => used.has(form)),
    isOneSingular: counts.every((count) =>
      [count, count + 0.5].every((value) => (rules.select(value) === 'one') === (value === 1)),
    ),
  };
  plurals.set(language, made);
  return made;
}

/** Parses a message of a file; errors name the file and the key. */
export function parseIn(
  { path }: ArbFile,
  key: string,
  text: string,
  language: Language,
): readonly Part[] {
  try {
    return parseMessage(text, pluralsOf(language).all);
  } catch (error) {
    throw new Error(`${path}: ${key}: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

/** Arguments of an English message, in the order of the call. */
export const argumentsOf = ({ english }: Catalogue, key: string): readonly Argument[] =>
  english.arguments.get(key) ?? [];

const ITEM = /\.\d+$/;
const listOf = (key: string): string => key.replace(ITEM, '');

/** True if a key is an item of a list; a list may have another number of items in each language. */
export const isListItem = (english: ArbFile, key: string): boolean =>
  ITEM.test(key) && english.messages.has(`${listOf(key)}.0`);

interface LanguageText {
  readonly key: string;
  readonly text: string;
  /** False for an English text that the language lacks. */
  readonly isOwn: boolean;
}

/**
 * Messages of a language in the order of English: its own, and English where it has none. A variant
 * has the lists that differ, its own messages, and those for whose English text `differs` is true. An
 * empty text removes an item of a list.
 */
export function textsOf(
  { english, files }: Catalogue,
  language: Language,
  differs: (text: string) => boolean,
): readonly LanguageText[] {
  const own = files.get(language)?.messages ?? new Map<string, string>();
  const isItem = (key: string): boolean => isListItem(english, key);
  const lists = new Set([...own.keys()].filter(isItem).map(listOf));
  const needs = (key: string): boolean =>
    !LANGUAGES[language].isVariant ||
    own.has(key) ||
    (isItem(key) && lists.has(listOf(key))) ||
    differs(english.messages.get(key) ?? '');
  const more = [...own.keys()].filter((key) => isItem(key) && !english.messages.has(key));
  return [...[...english.messages.keys()].filter(needs), ...more].flatMap((key) => {
    const text = own.get(key) ?? english.messages.get(key) ?? '';
    return isItem(key) && text === '' ? [] : [{ key, text, isOwn: own.has(key) }];
  });
}

/** English messages that a translation lacks; a variant lacks none. */
export const missingIn = ({ english, files }: Catalogue, language: Language): readonly string[] =>
  LANGUAGES[language].isVariant
    ? []
    : [...english.messages.keys()].filter((key) => !files.get(language)?.messages.has(key));
