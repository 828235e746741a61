import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** What is read here and stays as it was; `exported` in the exported HTML, until React has taken it over. */
export const useUnchanging = <Value>(here: () => Value, exported: Value): Value =>
  useSyncExternalStore(never, here, () => exported);

/** False in the exported HTML until React has taken it over: what is tapped or typed before is lost. */
export const useIsLive = (): boolean => useUnchanging(() => true, false);
