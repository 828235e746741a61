// Part of `npm run check`: an unknown or unused key, a wrong or missing placeholder and a missing
// plural form in the message files, and a format that translators' tools would change. `--fix`
// writes that format.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

import { readCatalogues } from './messages/catalogues.ts';
import { problemsOf } from './messages/problems.ts';

/** The messages with each one's details directly after it, as translators’ tools write them. */
const inOrder = (messages: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => !key.startsWith('@') || !Object.hasOwn(messages, key.slice(1)))
      .flatMap(([key, value]) => {
        const details = messages[`@${key}`];
        return details === undefined
          ? [[key, value]]
          : [
              [key, value],
              [`@${key}`, details],
            ];
      }),
  );

const catalogues = readCatalogues('.');
for (const { path } of catalogues.flatMap(({ files }) => [...files.values()])) {
  const text = readFileSync(path, 'utf8');
  const messages = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const formatted = `${JSON.stringify(inOrder(messages), undefined, 2)}\n`;
  if (text === formatted) continue;
  if (process.argv.includes('--fix')) writeFileSync(path, formatted);
  else {
    console.error(`${path}: not formatted: run node scripts/check-messages.ts --fix`);
    process.exitCode = 1;
  }
}
for (const { file, key, problem } of problemsOf(catalogues, '.')) {
  console.error(`${file}: ${key}: ${problem}`);
  process.exitCode = 1;
}
