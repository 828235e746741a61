import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** A value that never changes; `exported` in the exported HTML, until hydration. */
export const useUnchanging = <Value>(here: () => Value, exported: Value): Value =>
  useSyncExternalStore(never, here, () => exported);

/** False in the exported HTML until hydration: earlier taps and input are lost. */
export const useIsLive = (): boolean => useUnchanging(() => true, false);
