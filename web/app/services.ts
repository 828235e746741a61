import { hasDocuments } from '../documents/store/device-storage.ts';
import { withAllWords } from '../language/load-language.ts';
import { attempt } from '../platform/attempt.ts';
import { importQuietly } from '../platform/import-quietly.ts';
import { firstTouch } from '../platform/scheduling.ts';
import { keepFocus, skipToHeading } from './accessibility/keep-focus.ts';
import { keepInSight } from './accessibility/keep-in-sight.ts';
import { startLiveRegion } from './accessibility/live-region.ts';

/** A page that is only read starts its background services after this time, ms. */
const LONG_IDLE_MS = 15_000;

/**
 * Resolves at the first touch or after a long time; at once if the device has documents or an
 * offline copy.
 */
async function untilUsed(): Promise<void> {
  const isStored = attempt(() => navigator.serviceWorker.controller !== null, false);
  if (isStored || hasDocuments()) return;
  const idle = new Promise((resolve) => setTimeout(resolve, LONG_IDLE_MS));
  await Promise.race([firstTouch(), idle]);
}

/**
 * Starts what a touch needs at once: focus, visibility and announcements. Timers, the backup file
 * and offline storage follow once the page is used. Never throws.
 */
export async function startServices(): Promise<void> {
  for (const start of [skipToHeading, keepFocus, keepInSight, startLiveRegion]) {
    try {
      start();
    } catch (error) {
      // A service that this browser does not support must not stop the others.
      reportError(error);
    }
  }
  await untilUsed();
  const services = await importQuietly('services', () =>
    withAllWords(() => import('./background.ts')),
  );
  await services?.runBackground();
}
