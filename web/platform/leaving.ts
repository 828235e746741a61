let isGoing = false;

// Captures the event before other listeners.
window.addEventListener('pagehide', () => (isGoing = true), { capture: true });
window.addEventListener('pageshow', () => (isGoing = false), { capture: true });

/** True from `pagehide` on: the browser may end the page before a database write is complete. */
export const isClosing = (): boolean => isGoing;

/** True if the page is hidden or about to close; during `pagehide` it still counts as visible. */
export const isLeaving = (): boolean => isGoing || document.visibilityState === 'hidden';
