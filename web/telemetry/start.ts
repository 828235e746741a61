import type * as Late from './late.ts';
import type { Router } from './route-spans.ts';
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

async function load(router: Router): Promise<void> {
  const options = { capture: true } as const;
  window.addEventListener('vite:preloadError', hush, options);
  try {
    // A hushed failure makes Vite's import resolve with nothing.
    const late: typeof Late | undefined = await import('./late.ts');
    late?.begin(router);
  } catch {
    // Nothing the page does may depend on telemetry.
  } finally {
    window.removeEventListener('vite:preloadError', hush, options);
  }
}

/**
 * Starts reporting when the page has loaded and is idle, unless the person switched it off; then
 * when they switch it on. Call once, after hydration. Never throws.
 */
export function startTelemetry(router: Router): void {
  let begun = false;
  const begin = (): void => {
    if (begun || !isReportingOn()) return;
    begun = true;
    void load(router);
  };
  onReportingChange(begin);
  void loaded().then(idle).then(begin);
}
