import { buildId } from './build.ts';

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

/**
 * Reloads the page when a screen's chunk is missing, as after a deployment to a page without a service
 * worker: once, and only where the network may have it. What was typed is kept as it is typed; a page
 * that could not keep it is asked for before it goes.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Whoever can do without the chunk has said so by the time all have heard of it.
    queueMicrotask(() => {
      if (!event.defaultPrevented && navigator.onLine && isFirstTry()) window.location.reload();
    });
  });
}
