// `npm run test:browsers`: the smoke in Firefox and WebKit, in those of them that the machine has.
// `npm run test:browsers -- firefox`: in those named, which it must have; `chromium` is one too.
import process from 'node:process';

import { knownBrowsers } from '../tests/browsers/find.ts';
import { run } from './steps.ts';

const named = process.argv.slice(2).map((arg) => arg.toLowerCase());
const unknown = named.filter(
  (arg) => !knownBrowsers.some(({ name }) => name.toLowerCase() === arg),
);
const wanted = knownBrowsers.filter(({ name }) =>
  (named.length === 0 ? ['firefox', 'webkit'] : named).includes(name.toLowerCase()),
);
for (const arg of unknown) console.error(`${arg}: no browser of the smoke`);
for (const { name, path, get } of wanted) {
  console.log(path === undefined ? `${name}: not found; ${get}` : `${name}: ${path}`);
}
const there = wanted.filter(({ path }) => path !== undefined);
if (
  unknown.length > 0 ||
  there.length === 0 ||
  (named.length > 0 && there.length < wanted.length)
) {
  process.exitCode = 1;
} else {
  const tests = `^(${there.map(({ name }) => name).join('|')})`;
  process.exitCode =
    (await run('node', ['scripts/build.ts'])) ||
    (await run('vitest', ['run', '--project', 'browsers', '--testNamePattern', tests]));
}
