import { isOnline } from '../../platform/attempt.ts';
import { buildId } from '../build.ts';

const KEY = 'measure-twice:reloaded';

/** True once a build and tab: a second reload would hardly find what the first did not. */
function isFirstTry(): boolean {
  try {
    const build = buildId();
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    // Nothing would stop the next reload.
    return false;
  }
}

/** Firefox ends what a page still loads when it is asked for another; so soon after, nothing is missing. */
const LEAVING_MS = 5000;

/**
 * Reloads the page when a screen's chunk is missing, as after a deployment to a page without a service
 * worker: once, and only where the network may have it. What was typed is kept as it is typed; a page
 * that could not keep it is asked for before it goes. A page that is being left is left alone: a reload
 * would take the place of what the person asked for.
 */
export function reloadOnMissingChunk(): void {
  let leftAt = -LEAVING_MS;
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  window.addEventListener('vite:preloadError', (event) => {
    // Whoever can do without the chunk has said so by the time all have heard of it.
    queueMicrotask(() => {
      if (event.defaultPrevented || !isOnline()) return;
      if (performance.now() - leftAt >= LEAVING_MS && isFirstTry()) window.location.reload();
    });
  });
}
