import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { readCatalogues } from '../../scripts/messages/catalogues.ts';
import { writeModules } from '../../scripts/messages/generate.ts';
import { problemsOf } from '../../scripts/messages/problems.ts';

/** Messages of one area, `home`, by the name of a language's files. */
export type Messages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Entries of an English file for a message with arguments. */
export const withArguments = (
  key: string,
  text: string,
  types: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => ({
  [key]: text,
  [`@${key}`]: {
    placeholders: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }])),
  },
});

/** A tree of message files in a temporary folder, with `code` as its only source code and names of tools. */
export function messageTree(messages: Messages, code = '', tools: Messages = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [area, files] of Object.entries({ home: messages, tools })) {
    for (const [language, entries] of Object.entries(files)) {
      put(`web/language/${language}/${area}.arb`, JSON.stringify(entries));
    }
  }
  put('web/code.ts', code);
  copyFileSync('web/language/formats.ts', join(root, 'web/language/formats.ts'));
  return root;
}

/** The compiled messages of a language. */
export async function compiledIn(
  messages: Messages,
  language: string,
  tools: Messages = {},
): Promise<unknown> {
  const root = messageTree(messages, '', tools);
  writeModules(root);
  const module = (await import(join(root, `web/language/${language}/home.ts`))) as object;
  return Object.values(module)[0];
}

/** Problems of a tree as `key: problem`. */
export function problemsIn(messages: Messages, code: string): readonly string[] {
  const root = messageTree(messages, code);
  return problemsOf(readCatalogues(root), root).map(({ key, problem }) => `${key}: ${problem}`);
}
