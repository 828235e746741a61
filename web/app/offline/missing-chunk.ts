import { isMissingChunk } from '../../platform/import-quietly.ts';
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

/** Firefox ends what a page still loads when the user asks for another page; this soon after, nothing is missing. */
const LEAVING_MS = 5000;

/** True if the site answers: without it a reload would replace the page with the browser's own error page. */
async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if a screen's chunk is missing, as after a deployment to a page without a service worker: once, and
 * only if the site answers. The app saves input as the user types; a page that could not save it asks before it goes. A
 * page that the user is leaving does not reload, since that would replace the page that the user asked for. Nor does an
 * error that a loaded chunk threw: the page would throw and report it again.
 */
export function reloadOnMissingChunk(): void {
  let leftAt = -LEAVING_MS;
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  const isLeft = (): boolean => performance.now() - leftAt < LEAVING_MS;
  const reload = async (): Promise<void> => {
    if (!isLeft() && (await isSiteThere()) && !isLeft() && isFirstTry()) window.location.reload();
  };
  window.addEventListener('vite:preloadError', (event) => {
    // All listeners have run by then, and one may know that the page can do without the chunk.
    queueMicrotask(() => {
      if (!event.defaultPrevented && isMissingChunk(event.payload.message)) void reload();
    });
  });
}
