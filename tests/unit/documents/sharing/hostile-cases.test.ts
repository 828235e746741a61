import { describe, expect, test } from 'vitest';
import { runs } from '../../../support/long.ts';
import { KINDS, tryCase } from '../../../support/hostile-cases.ts';

const CASES = runs(250);
/** Requests to plan take the engine's time limits. */
const SLOW = new Map([['plan request', runs(12)]]);

describe('what comes in hurts nothing: no exception, nothing that is there changed', () => {
  test.each(KINDS)('%s', async (kind) => {
    const count = SLOW.get(kind) ?? Math.ceil(CASES / (KINDS.length - SLOW.size));
    for (let seed = 0; seed < count; seed++) {
      const { problems } = await tryCase(kind, seed * 31 + KINDS.indexOf(kind), 0.2);
      expect(problems).toEqual([]);
    }
  });
});
