import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same and calls the newest `callback`, so that a memoized component with it is not rendered. */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
