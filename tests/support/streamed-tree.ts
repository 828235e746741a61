import process from 'node:process';

import { buildNext } from '../e2e/offline/next-build.ts';
import { isStreamed, STREAMED_TREE, STREAMING } from './streamed.ts';

/** Builds the page that sends streamed spans, once for all processes of Playwright, if its checks are to run. */
export default async function streamedTree(): Promise<() => Promise<void>> {
  if (!isStreamed) return async () => undefined;
  const { dist, remove } = await buildNext([STREAMING]);
  process.env[STREAMED_TREE] = dist;
  return remove;
}
