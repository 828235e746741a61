import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAnswer, shellUnder } from '../../../web/service-worker/choose-answer.ts';

const ORIGIN = 'https://measure.example';
const BUILD = {
  version: 'v',
  entry: 'index-abc',
  files: ['/assets/index-abc.js', '/icon.svg'],
  languages: {
    '': ['/', '/jobs', '/jobs/paint-a-room'],
    '/en-us': ['/en-us', '/en-us/jobs'],
    '/zh': [
      '/assets/zh-abc.js',
      '/zh/manifest.webmanifest',
      '/zh',
      '/zh/jobs',
      '/zh/jobs/paint-a-room',
    ],
  },
  aside: ['/8adpw9', '/assets/late-abc.js', '/sw.js'],
};
const SHELLS = Object.keys(BUILD.languages).map(shellUnder);

const choose = (path: string, mode = 'navigate', init: RequestInit = {}) =>
  chooseAnswer(
    {
      url: new URL(path, ORIGIN).href,
      mode,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
    },
    ORIGIN,
    BUILD,
  );

describe('a page', () => {
  it.each([
    ['/', '/', ''],
    ['/jobs', '/jobs', ''],
    ['/jobs/', '/jobs', ''],
    ['/jobs?from=home', '/jobs', ''],
    ['/en-us/', '/en-us', '/en-us'],
    ['/zh', '/zh', '/zh'],
    ['/zh/jobs/paint-a-room?from=home', '/zh/jobs/paint-a-room', '/zh'],
  ])('%s is %s of the language under %j', (path, page, prefix) => {
    expect(choose(path)).toEqual({ kind: 'page', path: page, prefix });
  });

  it.each([
    ['/project/b7f3', ''],
    ['/project/b7f3/buy', ''],
    ['/project/b7f3/buy/', ''],
    ['/project/new?job=paint-a-room', ''],
    ['/project/cut/b7f3', ''],
    ['/project/cut/b7f3/plan', ''],
    ['/en-us/project/b7f3', '/en-us'],
    ['/zh/project/cut/b7f3/plan', '/zh'],
  ])('%s is the shell of the language under %j', (path, prefix) => {
    expect(choose(path)).toEqual({ kind: 'page', path: shellUnder(prefix), prefix });
  });

  it.each([
    ['/nowhere', ''],
    ['/jobs/nowhere', ''],
    ['/project', ''],
    ['/project/b7f3/plan/deeper', ''],
    ['/index.html', ''],
    ['/assets/x.js', ''],
    ['/en-us/jobs/paint-a-room', '/en-us'],
    ['/zh/nowhere', '/zh'],
    ['/zhongwen', ''],
  ])('%s is not known here, so that the network is asked first', (path, prefix) => {
    expect(choose(path)).toEqual({ kind: 'unknown-page', prefix });
  });
});

describe('a list that another app shares', () => {
  it('is taken at its address alone, from this origin', () => {
    const post = { method: 'POST' };
    for (const prefix of ['', '/en-us', '/zh']) {
      const taken = { kind: 'shared-in', prefix };
      expect(choose(`${prefix}/project/cut/shared`, 'navigate', post)).toEqual(taken);
    }
    expect(choose('/project/cut/other', 'navigate', post)).toEqual({ kind: 'none' });
    expect(choose('https://evil.example/project/cut/shared', 'navigate', post)).toEqual({
      kind: 'none',
    });
  });
});

describe('a file', () => {
  it('a file of this build is served from the cache', () => {
    expect(choose('/assets/index-abc.js', 'cors')).toEqual({
      kind: 'kept',
      path: '/assets/index-abc.js',
    });
  });

  it.each(['/assets/zh-abc.js', '/zh/manifest.webmanifest'])(
    '%s of a language is served from the cache, and never a page in its place',
    (path) => {
      expect(choose(path, 'cors')).toEqual({ kind: 'kept', path });
    },
  );

  it('a file of another build is searched in the caches of all versions', () => {
    expect(choose('/assets/home-old.js', 'cors')).toEqual({ kind: 'of-another-version' });
  });
});

describe('what is left to the network alone', () => {
  it.each(['/8adpw9', '/assets/late-abc.js', '/sw.js', '/api/1/envelope/', '/health', '/status'])(
    '%s, opened or fetched',
    (path) => {
      expect(choose(path)).toEqual({ kind: 'none' });
      expect(choose(path, 'cors')).toEqual({ kind: 'none' });
    },
  );

  it('anything but GET, another origin, and a part of a file', () => {
    expect(choose('/jobs', 'cors', { method: 'POST' })).toEqual({ kind: 'none' });
    expect(choose('/jobs', 'navigate', { method: 'HEAD' })).toEqual({ kind: 'none' });
    expect(choose('https://other.example/jobs', 'cors')).toEqual({ kind: 'none' });
    expect(choose('//other.example/', 'navigate')).toEqual({ kind: 'none' });
    expect(choose('/icon.svg', 'no-cors', { headers: { range: 'bytes=0-9' } })).toEqual({
      kind: 'none',
    });
  });

  it('whatever the address, only what this build has is ever answered as kept', () => {
    const modes = fc.constantFrom('navigate', 'cors', 'no-cors');
    fc.assert(
      fc.property(fc.webPath(), modes, (path, mode) => {
        const answer = choose(ORIGIN + path, mode);
        if (answer.kind !== 'page' && answer.kind !== 'kept') return true;
        return [...BUILD.files, ...Object.values(BUILD.languages).flat(), ...SHELLS].includes(
          answer.path,
        );
      }),
    );
    expect(choose('/jobs/%2e%2e/', 'navigate')).toMatchObject({ kind: 'page', path: '/' });
  });
});
