import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

interface Locked {
  readonly optional?: boolean;
  readonly integrity?: string;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Locked>>;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as Lockfile;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

describe('the lockfile', () => {
  it('names no registry, so that any mirror serves it', () => {
    expect(text).not.toMatch(/"resolved"/);
  });

  it('has a checksum of every package, whoever serves it', () => {
    const unchecked = Object.entries(packages).filter(
      ([path, { integrity }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    expect(unchecked).toEqual([]);
  });

  it('is installed without running any package’s script', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('pins one version of Node, with a package for every platform', () => {
    expect(new Set(Object.values(manifest.optionalDependencies)).size).toBe(1);
    for (const name of Object.keys(manifest.optionalDependencies)) {
      expect(packages[`node_modules/${name}`]).toMatchObject({ optional: true });
    }
  });

  it('comes from exact versions only', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const versions = Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    });
    const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('ships nothing whose licence asks for more than to be named', () => {
    const said = execFileSync(process.execPath, ['scripts/licences.ts'], { encoding: 'utf8' });
    expect(said).toMatch(/^Shipped, with what they bring: \d+ packages\n {2}[A-Z0-9]/m);
  });
});
