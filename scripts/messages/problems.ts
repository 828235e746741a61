import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ArbFile } from './arb-file.ts';
import { argumentsOf, isListItem, parseIn, pluralsOf, TAGS, type Catalogue } from './catalogues.ts';
import { selectKey, valuesOf } from './message-code.ts';
import { allParts, argumentNames, referencesIn, type Choice, type Part } from './message.ts';
import { keyParts } from './module-code.ts';

/** Something wrong with a message, and its file. */
export interface Problem {
  readonly file: string;
  readonly key: string;
  readonly problem: string;
}

const isChoice = (part: Part): part is Choice => typeof part !== 'string' && 'cases' in part;

/** Arguments whose values the reader sees, at any depth. */
const shownNames = (parts: readonly Part[]): ReadonlySet<string> =>
  argumentNames(parts, (_, isShown) => isShown);

/** Tags of a message: `<b>` for emphasis, others for links. */
const tagsIn = (text: string): ReadonlySet<string> => new Set(text.match(/<\/?\w+>/g));

/** Plural forms that a message lacks; English `=1` counts as `one`. */
function missingForms(parts: readonly Part[], forms: readonly string[]): readonly string[] {
  return allParts(parts)
    .filter(isChoice)
    .filter(({ kind }) => kind === 'plural')
    .flatMap(({ cases }) =>
      forms.filter((form) => !cases.has(form) && !(form === 'one' && cases.has('=1'))),
    );
}

/** Forms of a select that its argument never has. */
const unknownForms = (parts: readonly Part[], types: ReadonlyMap<string, string>) =>
  allParts(parts)
    .filter(isChoice)
    .filter(({ kind }) => kind === 'select')
    .flatMap(({ name, cases }) => {
      const values = valuesOf(types.get(name) ?? '').map(selectKey);
      return [...cases.keys()].filter(
        (key) => key !== 'other' && key !== 'none' && values.length > 0 && !values.includes(key),
      );
    });

/** Problems of the messages of one file, compared with English. */
function problemsOfFile(
  catalogue: Catalogue,
  file: ArbFile,
  language: (typeof TAGS)[number],
): readonly Problem[] {
  const found: Problem[] = [];
  for (const [key, text] of file.own) {
    const report = (problem: string) => found.push({ file: file.path, key, problem });
    const english = catalogue.english.messages.get(key);
    if (english === undefined) {
      if (isListItem(catalogue.english, key)) continue;
      report('there is no English message of this key');
      continue;
    }
    let parts: readonly Part[];
    try {
      parts = parseIn(file, key, text, language);
    } catch (error) {
      report(error instanceof Error ? error.message : '');
      continue;
    }
    const types = new Map(argumentsOf(catalogue, key).map(({ name, type }) => [name, type]));
    for (const name of argumentNames(parts)) {
      if (!types.has(name)) report(`{${name}} is not an argument of this message`);
    }
    const shown = shownNames(parts);
    const englishParts = parseIn(catalogue.english, key, english, 'en');
    // A language may say it in other words, so a reference may be missing.
    const known = new Set(referencesIn(englishParts).map(({ name }) => name));
    for (const { kind, name } of referencesIn(parts)) {
      if (!known.has(name)) report(`the English message refers to no ${kind} ${name}`);
    }
    for (const name of shownNames(englishParts)) {
      if (!shown.has(name)) report(`{${name}} is missing: the English message shows it`);
    }
    const tags = tagsIn(text);
    for (const tag of tagsIn(english)) {
      if (!tags.has(tag)) report(`${tag} is missing: the English message has it`);
    }
    for (const form of missingForms(parts, pluralsOf(language).usual)) {
      report(`the plural form “${form}” is missing`);
    }
    for (const form of unknownForms(parts, types)) report(`the form “${form}” never occurs`);
  }
  return found;
}

/** Words of the source code: a message is used if the last part of its key is one of them. */
function wordsOfCode(root: string): ReadonlySet<string> {
  const files = globSync(['web/**/*.{ts,tsx}', 'worker/**/*.ts', 'scripts/**/*.ts'], { cwd: root });
  const isModule = /^web\/language\/[^/]+\/|\/(?:en|en-us|zh)\.ts$/;
  return new Set(
    files
      .filter((file) => !isModule.test(file))
      .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\p{L}\p{N}_$.-]+/gu) ?? [])
      .flatMap((word) => [word, ...word.split('.')]),
  );
}

/** Messages that no code names; an item of a list counts as its list. */
function unusedMessages(catalogues: readonly Catalogue[], root: string): readonly Problem[] {
  const words = wordsOfCode(root);
  return catalogues.flatMap(({ english }) =>
    [...english.own.keys()].flatMap((key) => {
      const parts = keyParts(key);
      // An option is part of its field: the keys of the messages are its values.
      const field = parts.indexOf('options') - 1;
      const name = parts[field] ?? parts.findLast((part) => !/^\d+$/.test(part));
      const isUsed = name === undefined || words.has(name);
      return isUsed ? [] : [{ file: english.path, key, problem: 'no code uses this message' }];
    }),
  );
}

/** Everything that is wrong with the message files. */
export function problemsOf(catalogues: readonly Catalogue[], root: string): readonly Problem[] {
  return [
    ...catalogues.flatMap((catalogue) =>
      TAGS.flatMap((tag) => {
        const file = catalogue.files.get(tag);
        return file === undefined ? [] : problemsOfFile(catalogue, file, tag);
      }),
    ),
    ...unusedMessages(catalogues, root),
  ];
}
