import { useEffect } from 'react';

/** A second tap so soon at the same place is a slip of the finger, whatever is there by now. */
const DOUBLE_MS = 300;
const FINGER_PX = 24;

/** What is meant to be tapped quickly, several times; to choose the same again does nothing, but another may slide in. */
const REPEATS = ['[data-repeats]', 'input:not([type="radio"])', 'select', 'textarea'].join();

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Whether a tap is the second half of a double tap: it would meet what has just slid under the finger. */
function isSlip(before: Tap, now: Tap): boolean {
  const isNear = Math.hypot(now.x - before.x, now.y - before.y) <= FINGER_PX;
  return isNear && now.at - before.at <= DOUBLE_MS;
}

/** A double tap acts once, and what slides under a finger does not take its tap. */
export function useOneTap(): void {
  useEffect(() => {
    let last: Tap | undefined;
    const guard = (event: MouseEvent): void => {
      // By key, or from a script or a label.
      if (event.detail === 0 || !(event.target instanceof Element)) return;
      const now = { at: event.timeStamp, x: event.clientX, y: event.clientY };
      if (last === undefined || !isSlip(last, now) || event.target.closest(REPEATS) !== null) {
        // Whatever it was: a drawing opens a sheet, what is beside a sheet closes it, and so does a key the bar of keys.
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
