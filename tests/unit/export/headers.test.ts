import { describe, expect, it } from 'vitest';

import { headersFile } from '../../../web/export/headers.ts';

const hashes = (many: number): string[] =>
  Array.from({ length: many }, (_, i) => `${i}`.padStart(43, 'a') + '=');

describe('the headers of every file', () => {
  it('name each hash in one line that the platform reads', () => {
    const file = headersFile({ scriptHashes: hashes(3), styleHashes: hashes(20) });
    const policy = file.split('\n').find((line) => line.includes('Content-Security-Policy'));
    expect(policy?.match(/'sha256-/g)).toHaveLength(23);
  });

  it('are refused if a line would be ignored by the platform', () => {
    expect(() => headersFile({ scriptHashes: hashes(3), styleHashes: hashes(40) })).toThrow(
      'too long for _headers:   Content-Security-Policy',
    );
  });
});
