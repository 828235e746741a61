import { observe } from '../../platform/attempt.ts';
import { useSyncExternalStore } from 'react';

/** Upper limit of the scale, so that text does not cover a drawing. `plan.css` has the same limit. */
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
  // The setting for large text changes this attribute without a resize event.
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

/** Scale of the text in drawings, from the user's text size: 1 to 1.75. */
export const useTextScale = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (known ??= measure()),
    () => 1,
  );
