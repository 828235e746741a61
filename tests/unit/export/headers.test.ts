import { describe, expect, it } from 'vitest';

import { headersFile } from '../../../web/export/headers.ts';

const hashes = (many: number): string[] =>
  Array.from({ length: many }, (_, i) => `${i}`.padStart(43, 'a') + '=');

const file = (styles: number): string =>
  headersFile({ scriptHashes: hashes(3), styleHashes: hashes(styles) });
const longest = (text: string): number => Math.max(...text.split('\n').map((each) => each.length));

describe('the headers of every file', () => {
  it('name each hash in one line that the platform reads', () => {
    const policy = file(20)
      .split('\n')
      .find((line) => line.includes('Content-Security-Policy'));
    expect(policy?.match(/'sha256-/g)).toHaveLength(23);
  });

  it('are refused above 1,900 characters in a line, with both limits in the message', () => {
    let styles = 20;
    while (longest(file(styles)) + 54 <= 1900) styles += 1;
    expect(() => file(styles + 1)).toThrow(/19\d\d characters.* 1900, .* 2000 /);
  });

  it('are none if a line would be ignored', () => {
    expect(() => headersFile({ scriptHashes: hashes(3), styleHashes: hashes(40) })).toThrow(
      'too long for _headers:   Content-Security-Policy',
    );
  });
});
