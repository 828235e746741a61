import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and calls the newest `callback`. A memoized control with it is left alone while the
 * screen around it is rendered: React would otherwise write `name` and `type` of every input again, and the recording
 * would read each of them.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
