import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Locked {
  readonly hasInstallScript?: boolean;
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

  it('has no package that runs a script when installed but those named in package.json', () => {
    const running = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(Object.keys(manifest.allowScripts)).toEqual(expect.arrayContaining(running));
  });

  it('comes from exact versions only', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('ships nothing whose licence asks for more than to be named', () => {
    const said = execFileSync(process.execPath, ['scripts/licences.ts'], { encoding: 'utf8' });
    expect(said).toMatch(/^Shipped, with what they bring: \d+ packages\n {2}[A-Z0-9]/m);
  });
});
