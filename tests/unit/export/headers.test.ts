import { describe, expect, it } from 'vitest';

import { headersFile } from '../../../web/export/headers.ts';

const hashes = (many: number): string[] =>
  Array.from({ length: many }, (_, i) => `${i}`.padStart(43, 'a') + '=');

describe('the headers of every file', () => {
  it('contain each hash in one line that the platform reads', () => {
    const file = headersFile(hashes(3));
    const policy = file.split('\n').find((line) => line.includes('Content-Security-Policy'));
    expect(policy?.match(/'sha256-/g)).toHaveLength(3);
  });

  it('are rejected if the platform would ignore a line', () => {
    expect(() => headersFile(hashes(40))).toThrow(
      'too long for _headers:   Content-Security-Policy',
    );
  });
});
