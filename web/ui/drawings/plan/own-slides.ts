const keep = (event: Event): void => event.preventDefault();

/**
 * Ref that stops the browser from handling touch moves on a draggable element. Otherwise it would scroll, because it
 * ignores `touch-action` on groups inside an SVG, or treat the next tap as the end of a swipe.
 */
export function ownSlides(element: Element | null): () => void {
  element?.addEventListener('touchmove', keep, { passive: false });
  return () => element?.removeEventListener('touchmove', keep);
}
