const keep = (event: Event): void => event.preventDefault();

/**
 * A ref of what a finger slides on: keeps slides from the browser. It would scroll with them (of a group within a drawing
 * it heeds no `touch-action`), or take the next tap for the end of a swipe.
 */
export function ownSlides(element: Element | null): () => void {
  element?.addEventListener('touchmove', keep, { passive: false });
  return () => element?.removeEventListener('touchmove', keep);
}
