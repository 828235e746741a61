import type { Router } from '../app/router.ts';
import type * as Late from './late.ts';
import { keepReport } from './recent-reports.ts';
import { isReportingOn, onReportingChange } from './reporting-switch.ts';

/** Long enough for a slow phone to settle, short enough to see a person leave. */
const longestWait = 5_000;

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: longestWait });
    } else setTimeout(resolve, 1);
  });
}

/**
 * The page reloads itself when a chunk of a screen is missing. This one may be missing (an ad blocker,
 * no network) without anybody noticing, so that its failure must not be heard.
 */
function hush(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function load(starting: Promise<Router | undefined>): Promise<void> {
  const options = { capture: true } as const;
  window.addEventListener('vite:preloadError', hush, options);
  try {
    // A hushed failure makes Vite's import resolve with nothing.
    const late: typeof Late | undefined = await import('./late.ts');
    // The list of sent reports is the page's own too, so that the late chunk need not bring it along.
    late?.begin(await starting, keepReport);
  } catch {
    // Nothing the page does may depend on telemetry.
  } finally {
    window.removeEventListener('vite:preloadError', hush, options);
  }
}

/**
 * Starts reporting when the page has loaded and is idle, unless the person switched it off; then
 * when they switch it on. Takes the page's start, which gives its router: should it fail, that is
 * reported like any other error. Call once. Never throws.
 */
export function startTelemetry(start: Promise<Router | undefined>): void {
  const router = start.catch((error: unknown) => {
    reportError(error);
    return undefined;
  });
  let begun = false;
  const begin = (): void => {
    if (begun || !isReportingOn()) return;
    begun = true;
    void load(router);
  };
  onReportingChange(begin);
  // After the page has drawn itself and answers: the SDK's own weight must not stand before that.
  void Promise.all([loaded(), router]).then(idle).then(begin);
}
