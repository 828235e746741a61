import { describe, expect, it } from 'vitest';

import { ownScriptUrl } from '../../../web/platform/own-script.ts';

describe('the address of a script of this site', () => {
  it.each(['/sw.js', '/assets/worker-D5hj8WxL.js', '/assets/worker-bundler-OOQz3X_-.js'])(
    '%s passes as it is',
    (address) => {
      expect(ownScriptUrl(address)).toBe(address);
    },
  );

  it.each([
    '',
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    '/\\evil.example/assets/a.js',
    'data:text/javascript,a()',
    'blob:http://127.0.0.1/4f',
    '/assets/../api/1/envelope/a.js',
    '/assets/a.js?b',
    '/assets/a.js#b',
    '/assets/a.js\n',
    '/assets/a.json',
    '/other.js',
  ])('%j is none', (address) => {
    expect(() => ownScriptUrl(address)).toThrow(TypeError);
  });
});
