import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { buildNext } from '../e2e/offline/next-build.ts';
import { isStreamed, STREAMED_TREE, STREAMING } from './streamed.ts';

/** Builds the page that sends streamed spans, once for all processes of Playwright, if its checks are to run. */
export default async function streamedTree(): Promise<() => Promise<void>> {
  if (!isStreamed) return async () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-streamed-'));
  process.env[STREAMED_TREE] = await buildNext([STREAMING], () => undefined, folder);
  return () => rm(folder, { recursive: true });
}
