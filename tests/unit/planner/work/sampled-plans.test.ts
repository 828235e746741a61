// The checks of sampled plans, in one file: each file may have a process of its own, which would plan again.
import './checker.ts';
import './fixes.ts';
