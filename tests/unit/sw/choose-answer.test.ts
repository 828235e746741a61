import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAnswer } from '../../../web/sw/choose-answer.ts';

const ORIGIN = 'https://measure.example';
const BUILD = {
  version: 'v',
  entry: 'index-abc',
  files: [
    '/',
    '/jobs',
    '/jobs/paint-a-room',
    '/project',
    '/404',
    '/assets/index-abc.js',
    '/icon.svg',
  ],
  aside: ['/8adpw9', '/assets/late-abc.js', '/sw.js'],
};

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
    ['/', '/'],
    ['/jobs', '/jobs'],
    ['/jobs/', '/jobs'],
    ['/jobs?from=home', '/jobs'],
    ['/project/b7f3', '/project'],
    ['/project/b7f3/buy', '/project'],
    ['/project/b7f3/buy/', '/project'],
    ['/project/new?job=paint-a-room', '/project'],
    ['/project/cut/b7f3', '/project'],
    ['/project/cut/b7f3/plan', '/project'],
  ])('%s is the kept %s', (path, kept) => {
    expect(choose(path)).toEqual({ kind: 'kept', path: kept });
  });

  it.each([
    '/nowhere',
    '/jobs/nowhere',
    '/project/b7f3/plan/deeper',
    '/index.html',
    '/assets/x.js',
  ])('%s is not known here, so that the network is asked first', (path) => {
    expect(choose(path)).toEqual({ kind: 'unknown-page' });
  });
});

describe('a list that another app shares', () => {
  it('is taken at its address alone, from this origin', () => {
    const post = { method: 'POST' };
    expect(choose('/project/cut/shared', 'navigate', post)).toEqual({ kind: 'shared-list' });
    expect(choose('/project/cut/other', 'navigate', post)).toEqual({ kind: 'none' });
    expect(choose('https://evil.example/project/cut/shared', 'navigate', post)).toEqual({
      kind: 'none',
    });
  });
});

describe('a file', () => {
  it('of this build is the kept one', () => {
    expect(choose('/assets/index-abc.js', 'cors')).toEqual({
      kind: 'kept',
      path: '/assets/index-abc.js',
    });
  });

  it('of another build is looked for in the caches of all versions', () => {
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

  it('whatever the address, only a file of this build is ever answered as kept', () => {
    const modes = fc.constantFrom('navigate', 'cors', 'no-cors');
    fc.assert(
      fc.property(fc.webPath(), modes, (path, mode) => {
        const answer = choose(ORIGIN + path, mode);
        return answer.kind !== 'kept' || BUILD.files.includes(answer.path);
      }),
    );
    expect(choose('/jobs/%2e%2e/', 'navigate')).toEqual({ kind: 'kept', path: '/' });
  });
});
