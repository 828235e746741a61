import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

// `npm run bench -- NAME [arguments]` runs tests/bench/NAME.ts, which prints its own table.
const [name = ''] = process.argv.splice(2, 1);
const file = join(import.meta.dirname, '..', 'tests', 'bench', `${name}.ts`);
if (!/^[\w-]+$/.test(name) || !existsSync(file)) {
  console.error(
    `Usage: npm run bench -- NAME, where tests/bench/NAME.ts exists; there is no "${name}".`,
  );
  process.exit(2);
}
await import(pathToFileURL(file).href);
