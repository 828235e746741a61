// Before each test file: properties that do not say how many cases they try take four times as many in the long size, and
// all have their time there.
import fc from 'fast-check';
import { vi } from 'vitest';

import { LONG, runs } from './long.ts';

const USUAL = 100;

// Those that say nothing are quick: the short size leaves them whole.
fc.configureGlobal({ numRuns: Math.max(USUAL, runs(USUAL)) });
if (LONG) vi.setConfig({ testTimeout: 600_000 });
