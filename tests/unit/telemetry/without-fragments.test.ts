import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  withoutFragments,
  textWithoutFragments,
} from '../../../web/telemetry/without-fragments.ts';
import { runs } from '../../support/long.ts';

const packed = 'eJyrVkrLz1eyUkpKLFKqBQAdegQ0';

describe('textWithoutFragments', () => {
  test.each([
    [`https://a.example/open#1.${packed}`, 'https://a.example/open'],
    ['/open#anything', '/open'],
    [`at https://a.example/open#1.${packed}:3:1 (x)`, 'at https://a.example/open (x)'],
    [`<a href="https://a.example/#x">`, `<a href="https://a.example/">`],
    [`"1.${packed}" cannot be read`, '"1.[shared]" cannot be read'],
    [`?to=%2Fopen%231.${packed}`, '?to=%2Fopen%231.[shared]'],
  ])('takes the fragment out of %s', (text, left) => {
    expect(textWithoutFragments(text)).toBe(left);
  });

  test.each([
    'shelf #3, 4.5 m',
    '#fff',
    'url(#pattern)',
    'diy-mini-web@0.1.5+production',
    '0.12345678901234567',
    'https://a.example/jobs?room=kitchen',
  ])('leaves %s', (text) => {
    expect(textWithoutFragments(text)).toBe(text);
  });
});

describe('withoutFragments', () => {
  test('leaves no fragment in data of any form, and all else as it was', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9_-]{24,60}$/);
    fc.assert(
      fc.property(
        fc.jsonValue(),
        secret,
        fc.constantFrom('/open', '/', '/x?y=1'),
        (data, text, path) => {
          const forms = [`http://a.example${path}#${text}`, `${path}#${text}`, `says 1.${text}`];
          const left = JSON.stringify(
            withoutFragments({ data, forms, deep: [{ [`1.${text}`]: forms }] }),
          );
          expect(left).not.toContain(text);
        },
      ),
    );
    const plain = fc.jsonValue().filter((data) => !/#|\d\.[\w-]{24}/.test(JSON.stringify(data)));
    fc.assert(
      fc.property(plain, (data) => {
        expect(withoutFragments(data)).toEqual(data);
      }),
    );
  });

  test('a recording as text stays valid JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.webUrl({ withFragments: true }), (data, url) => {
        const text = JSON.stringify({ data, url, nested: JSON.stringify({ url }) });
        const left = JSON.parse(textWithoutFragments(text)) as { url: string };
        expect(left.url).toBe(textWithoutFragments(url));
      }),
      { numRuns: runs(30) },
    );
  });

  test('leaves bytes as they are', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(withoutFragments([{ type: 'x' }, bytes])).toEqual([{ type: 'x' }, bytes]);
  });
});
