import { describe, expect, it } from 'vitest';

import { headersFile } from '../../../web/export/headers.ts';

const hashes = (many: number): string[] =>
  Array.from({ length: many }, (_, i) => `${i}`.padStart(43, 'a') + '=');

const longest = (text: string): number => Math.max(...text.split('\n').map((each) => each.length));

describe('the headers of every file', () => {
  it('contain each hash in one line that the platform reads', () => {
    const file = headersFile(hashes(3), []);
    const policy = file.split('\n').find((line) => line.includes('Content-Security-Policy'));
    expect(policy?.match(/'sha256-/g)).toHaveLength(3);
  });

  it('are refused above 1,900 characters in a line, with both limits in the message', () => {
    let scripts = 3;
    while (longest(headersFile(hashes(scripts), [])) + 54 <= 1900) scripts += 1;
    expect(() => headersFile(hashes(scripts + 1), [])).toThrow(
      /19\d\d characters.* 1900, .* 2000 /,
    );
  });

  it('are rejected if the platform would ignore a line', () => {
    expect(() => headersFile(hashes(40), [])).toThrow(
      'too long for _headers:   Content-Security-Policy',
    );
  });
});
