import { describe, expect, it } from 'vitest';
import { filesFor, filesOnlyOf } from '../../../web/export/chunks.ts';

const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_react.js'],
    dynamicImports: ['home.tsx', 'late.ts'],
    css: ['assets/index.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js' },
  '_sdk.js': { file: 'assets/sdk.js', imports: ['_react.js'] },
  'home.tsx': {
    file: 'assets/home.js',
    imports: ['index.html', '_shared.js'],
    assets: ['assets/worker.js'],
    css: ['assets/home.css'],
  },
  'late.ts': {
    file: 'assets/late.js',
    imports: ['index.html', '_shared.js', '_sdk.js'],
    assets: ['assets/late-worker.js'],
  },
};

describe('the files of a page', () => {
  it('are those of its sources and of all that they import, each once', () => {
    expect(filesFor(MANIFEST, ['index.html', 'home.tsx'])).toEqual({
      scripts: ['assets/index.js', 'assets/react.js', 'assets/home.js', 'assets/shared.js'],
      styles: ['assets/index.css', 'assets/home.css'],
    });
  });

  it('are found by the name of a part', () => {
    const manifest = { '_home-1.js': { name: 'home', file: 'assets/home-1.js' } };
    expect(filesFor(manifest, ['home']).scripts).toEqual(['assets/home-1.js']);
  });

  it('throws for a screen that was not built', () => {
    expect(() => filesFor(MANIFEST, ['gone.tsx'])).toThrow('the build has no chunk for gone.tsx');
  });
});

describe('the files of a late part alone', () => {
  it('are its chunks and assets without those that a screen also needs', () => {
    expect([...filesOnlyOf(MANIFEST, 'late.ts')].toSorted()).toEqual([
      'assets/late-worker.js',
      'assets/late.js',
      'assets/sdk.js',
    ]);
  });

  it('are those of several parts together', () => {
    expect([...filesOnlyOf(MANIFEST, 'late.ts', 'home.tsx')].toSorted()).toEqual([
      'assets/home.css',
      'assets/home.js',
      'assets/late-worker.js',
      'assets/late.js',
      'assets/sdk.js',
      'assets/shared.js',
      'assets/worker.js',
    ]);
  });

  it('throws for a part that was not built', () => {
    expect(() => filesOnlyOf(MANIFEST, 'gone.ts')).toThrow('the build has no chunk for gone.ts');
  });
});
