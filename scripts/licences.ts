// `npm run licences`: lists every installed package with its licence. Exits with 1 if the licence
// of a shipped package is not permissive.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Licences that only require attribution. */
const permissive = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly version: string;
  readonly hasInstallScript?: boolean;
}

interface Row {
  readonly package: string;
  readonly version: string;
  readonly licence: string;
  readonly shipped: boolean;
  readonly installs: boolean;
}

/** An installed package of the lockfile; undefined for binaries of other platforms. */
function rowOf(path: string, locked: Locked): Row | undefined {
  let licence: unknown;
  try {
    licence = (
      JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { license?: unknown }
    ).license;
  } catch {
    return undefined;
  }
  return {
    package: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: locked.version,
    licence: typeof licence === 'string' ? licence : 'not stated',
    shipped: locked.dev !== true && locked.devOptional !== true,
    installs: locked.hasInstallScript === true,
  };
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};
const rows = Object.entries(packages)
  .filter(([path]) => path !== '')
  .flatMap(([path, locked]) => rowOf(path, locked) ?? []);
const shipped = rows.filter((row) => row.shipped);

function print(title: string, of: readonly Row[]): void {
  const byLicence = Object.entries(Object.groupBy(of, (row) => row.licence));
  console.log(`\n${title}: ${of.length} packages`);
  for (const [licence, those = []] of byLicence.toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${licence}: ${those.map((row) => `${row.package} ${row.version}`).join(', ')}`);
  }
}

print('Shipped, with what they bring', shipped);
print(
  'Only for building and testing',
  rows.filter((row) => !row.shipped),
);
print(
  'Run a script when installed',
  rows.filter((row) => row.installs),
);

const refused = shipped.filter((row) => !permissive.has(row.licence));
for (const row of refused) console.error(`${row.package} ships under ${row.licence}`);
if (refused.length > 0) process.exitCode = 1;
