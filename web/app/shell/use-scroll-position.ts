import { useLayoutEffect, useRef, useState } from 'react';
import type { ShownLocation } from '../navigation.ts';

const POSITIONS_KEY = 'measure-twice:scroll';

/** Scroll positions by history entry, kept over a reload of the tab. */
function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Scrolls to the top of a new screen, or to the former position after Back, Forward or a reload. */
export function useScrollPosition({
  location: { key, hash },
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
        sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions].slice(-50)));
      } catch {
        // The next page then starts at its top.
      }
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [positions]);
  useLayoutEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const position = action === 'POP' ? positions.get(key) : undefined;
    // The browser restores an exported page by itself, and its user may have scrolled since.
    const isRestored = isFirst.current && window.scrollY > 0;
    if (position !== undefined && !isRestored) scrollTo(0, position);
    else if (target !== null) target.scrollIntoView();
    else if (!isFirst.current && !keepsScroll) scrollTo(0, 0);
    isFirst.current = false;
    const remember = (): void => void positions.set(key, window.scrollY);
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [positions, key, hash, action, keepsScroll]);
}
