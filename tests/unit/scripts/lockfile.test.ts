import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as Lockfile;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

describe('the lockfile', () => {
  it('names no registry, so that any mirror serves it', () => {
    expect(text).not.toMatch(/"resolved"/);
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
});
