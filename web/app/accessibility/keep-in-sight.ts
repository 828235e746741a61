/** Scrolls no further than it takes to see the field that has the focus. */
function showField(): void {
  const focus = document.activeElement;
  if (focus instanceof HTMLElement && focus.matches('input, select, textarea')) {
    focus.scrollIntoView({ block: 'nearest' });
  }
}

/** Keeps the field that has the focus in sight as the keyboard comes or the phone is turned. */
export function keepInSight(): void {
  window.visualViewport?.addEventListener('resize', showField);
  // The window's own event comes before the page is laid out afresh in some browsers.
  window.addEventListener('resize', () => requestAnimationFrame(showField));
}
