// Before each test file: properties that do not say how many cases they try take four times as many in the long size.
import fc from 'fast-check';

import { runs } from './long.ts';

const USUAL = 100;

// Those that say nothing are quick: the short size leaves them whole.
fc.configureGlobal({ numRuns: Math.max(USUAL, runs(USUAL)) });
