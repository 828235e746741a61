import { createContext, useContext, useDeferredValue, useEffect } from 'react';
import { createStore, useStore } from '../../../platform/store.ts';

/** Value of the control that the user changed last, until the screen shows all that follows from it. */
const early = createStore<{ readonly id: string; readonly value: string } | undefined>(undefined);

function endEarly(): void {
  if (early.get() !== undefined) early.set(undefined);
}

/** True below a component that renders its document later (`useShownLater`). */
export const ShowsLater = createContext(false);

/** Value that a control shows, and a function that shows another one before the document has it. */
export function useEarlyValue(
  id: string,
  value: string,
): readonly [shown: string, showEarly: (value: string) => void] {
  const isLater = useContext(ShowsLater);
  const own = useStore(early, (now) => (now?.id === id ? now.value : undefined));
  return [
    own ?? value,
    (next) => {
      if (isLater) early.set({ id, value: next });
    },
  ];
}

/**
 * The stored document. After an early value it stays the one before until React has rendered the new one in the
 * background, so that the control itself is painted at once. A touch or a change of focus ends that first: no other
 * control acts on an old document.
 */
export function useShownLater<Document>(stored: Document): Document {
  const later = useDeferredValue(stored);
  const isEarly = useStore(early, (now) => now !== undefined);
  useEffect(() => {
    if (later === stored) endEarly();
  }, [isEarly, later, stored]);
  useEffect(() => {
    const events = ['pointerdown', 'focusout'] as const;
    for (const event of events) addEventListener(event, endEarly, { capture: true });
    return () => {
      for (const event of events) removeEventListener(event, endEarly, { capture: true });
    };
  }, []);
  return isEarly ? later : stored;
}
