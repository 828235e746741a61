import { importQuietly } from '../platform/import-quietly.ts';
import { nextTask } from '../platform/next-task.ts';

/** Starts what goes on beside the screens, once the page has nothing else to do. Never throws. */
export async function startBackground(settled: Promise<void>): Promise<void> {
  await settled;
  await nextTask();
  const background = await importQuietly('background', () => import('./background.ts'));
  await background?.runBackground();
}
