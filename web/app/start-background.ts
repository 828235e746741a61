import { importQuietly } from '../platform/import-quietly.ts';
import { nextTask } from '../platform/next-task.ts';

/** Starts the background services when the page is idle. Never throws. */
export async function startBackground(settled: Promise<void>): Promise<void> {
  await settled;
  await nextTask();
  const background = await importQuietly('background', () => import('./background.ts'));
  await background?.runBackground();
}
