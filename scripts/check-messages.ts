// Part of `npm run check`: an unknown or unused key, a wrong or missing placeholder and a missing
// plural form in the message files.
import process from 'node:process';

import { readCatalogues } from './messages/catalogues.ts';
import { problemsOf } from './messages/problems.ts';

for (const { file, key, problem } of problemsOf(readCatalogues('.'), '.')) {
  console.error(`${file}: ${key}: ${problem}`);
  process.exitCode = 1;
}
