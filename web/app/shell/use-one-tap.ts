import { useEffect } from 'react';

/** Largest time between the taps of an accidental double tap, ms. */
const DOUBLE_MS = 300;
const FINGER_PX = 24;

/**
 * Elements that users tap several times quickly. A repeated radio choice has no effect, but another
 * element may have moved there.
 */
const REPEATS = ['[data-repeats]', 'input:not([type="radio"])', 'select', 'textarea'].join();

interface Tap {
  /** Tag of the element that may be tapped several times, if the tap hit one. */
  readonly repeats: string | undefined;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** True if a tap is the second half of a double tap and would hit an element that has just moved there. */
function isSlip(before: Tap, now: Tap): boolean {
  const isNear = Math.hypot(now.x - before.x, now.y - before.y) <= FINGER_PX;
  return isNear && now.at - before.at <= DOUBLE_MS;
}

/** Makes a double tap act once, even if another element has moved under the finger. */
export function useOneTap(): void {
  useEffect(() => {
    let last: Tap | undefined;
    const guard = (event: MouseEvent): void => {
      // Keyboard, script or label.
      if (event.detail === 0 || !(event.target instanceof Element)) return;
      const repeats = event.target.closest(REPEATS)?.tagName;
      const now = { repeats, at: event.timeStamp, x: event.clientX, y: event.clientY };
      // The key bar may have appeared under the finger after the first tap.
      const isRepeat = repeats !== undefined && repeats === last?.repeats;
      if (last === undefined || !isSlip(last, now) || isRepeat) {
        // Applies to every element: the first tap may open a sheet, close one, or show the key bar.
        last = now;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', guard, { capture: true });
    return () => document.removeEventListener('click', guard, { capture: true });
  }, []);
}
