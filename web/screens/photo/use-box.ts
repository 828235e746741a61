import { useLayoutEffect, useState, type RefObject } from 'react';
import { observe } from '../../platform/attempt.ts';
import type { Size } from './view.ts';

/** Displayed size of an element, CSS px; undefined before layout. */
export function useBox(element: RefObject<HTMLElement | null>): Size | undefined {
  const [box, setBox] = useState<Size>();
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = shown;
      setBox((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    look();
    return observe(() => {
      const observer = new ResizeObserver(look);
      observer.observe(shown);
      return observer;
    });
  }, [element]);
  return box;
}
