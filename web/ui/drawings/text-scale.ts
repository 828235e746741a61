import { observe } from '../../platform/attempt.ts';
import { useSyncExternalStore } from 'react';

/** Past this a drawing would be all words. `plan.css` stops its letters at the same size. */
const MOST = 1.75;
const USUAL_PX = 16;

let known: number | undefined;

function measure(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(MOST, Math.max(1, size / USUAL_PX || 1));
}

function subscribe(listener: () => void): () => void {
  const look = (): void => {
    known = measure();
    listener();
  };
  look();
  window.addEventListener('resize', look);
  // Large type is switched on and off within the page.
  const unobserve = observe(() => {
    const page = new MutationObserver(look);
    page.observe(document.documentElement, { attributeFilter: ['data-large'] });
    return page;
  });
  return () => {
    window.removeEventListener('resize', look);
    unobserve();
  };
}

/** How much larger than usual the letters of a drawing are, because the person reads large text. */
export const useTextScale = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (known ??= measure()),
    () => 1,
  );
