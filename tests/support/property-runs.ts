// Setup file of the unit and worker tests: how many cases a property tries, and its seed.
import { randomInt } from 'node:crypto';
import process from 'node:process';

import fc from 'fast-check';
import { vi } from 'vitest';

import { LONG, runs } from './long.ts';

/** Cases of a property that names no number of its own. */
const DEFAULT_RUNS = LONG ? runs(100) : 40;
/** Seed of `npm test`: every run tries the same cases. */
const FIXED_SEED = 20_261_128;

/** `PROPERTY_SEED` if set. The long size draws a new seed and prints it, once per process. */
function propertySeed(): number {
  const given = process.env['PROPERTY_SEED'];
  if (given !== undefined) return Number(given);
  if (!LONG) return FIXED_SEED;
  const drawn = randomInt(2 ** 31);
  process.env['PROPERTY_SEED'] = String(drawn);
  console.log(`property tests use PROPERTY_SEED=${drawn}`);
  return drawn;
}

fc.configureGlobal({
  numRuns: DEFAULT_RUNS,
  seed: propertySeed(),
  // Shrinking a slow property can take hours; SHRINK=1 asks for it.
  endOnFailure: process.env['SHRINK'] !== '1',
});
// A test has no limit of its own, since this one would not reach it.
if (LONG) vi.setConfig({ testTimeout: 600_000 });
