let isGoing = false;

// Before anybody else hears of it.
window.addEventListener('pagehide', () => (isGoing = true), { capture: true });
window.addEventListener('pageshow', () => (isGoing = false), { capture: true });

/** Whether the page is hidden or about to go: `pagehide` comes while it still counts as visible. */
export const isLeaving = (): boolean => isGoing || document.visibilityState === 'hidden';
