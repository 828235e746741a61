import { useLayoutEffect, useRef, useState } from 'react';
import { beforePaint } from '../../platform/scheduling.ts';
import type { ShownLocation } from '../navigation.ts';

const POSITIONS_KEY = 'measure-twice:scroll';
/** Number of positions that outlive a reload. */
const MOST_POSITIONS = 50;

/** Scroll positions by history entry, kept over a reload of the tab. */
function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** True if the browser loaded this page by a reload, Back or Forward. */
function isReturn(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  return (loading as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/** Scrolls to the top of a new screen, or to the former position after Back, Forward or a reload. */
export function useScrollPosition({
  location: { key, pathname },
  action,
  keepsScroll,
}: ShownLocation): void {
  const [positions] = useState(storedPositions);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = (): void => {
      history.scrollRestoration = 'auto';
      try {
        const last = [...positions].slice(-MOST_POSITIONS);
        sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(last));
      } catch {
        // The next page then starts at its top.
      }
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [positions]);
  useLayoutEffect(() => {
    // The first entry of every page has the same key.
    const entry = `${key} ${pathname}`;
    const position = action === 'POP' ? positions.get(entry) : undefined;
    const isFirstEntry = isFirst.current;
    isFirst.current = false;
    const remember = (): void => void positions.set(entry, window.scrollY);
    let isArriving = true;
    const arrive = (): void => {
      if (!isArriving) return;
      isArriving = false;
      // The browser restores an exported page by itself, and its user may have scrolled since.
      const isSettled = isFirstEntry && (window.scrollY > 0 || !isReturn());
      if (!isSettled && position !== undefined) scrollTo(0, position);
      else if (!isFirstEntry && !keepsScroll) scrollTo(0, 0);
      remember();
      addEventListener('scroll', remember, { passive: true });
    };
    beforePaint(arrive);
    return () => {
      arrive();
      removeEventListener('scroll', remember);
    };
  }, [positions, key, pathname, action, keepsScroll]);
}
