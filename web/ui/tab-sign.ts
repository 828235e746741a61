import { useSyncExternalStore } from 'react';

/** A few quiet words under a tab's label, such as the time left of a timer there. */
export interface TabSign {
  /** The tab's address. */
  readonly to: string;
  readonly text: string;
  /** Whether it wants attention now. */
  readonly isDue: boolean;
}

const NONE: readonly TabSign[] = [];
let signs = NONE;
const listeners = new Set<() => void>();

/** Shows these signs in place of all shown before. */
export function showTabSigns(all: readonly TabSign[]): void {
  if (JSON.stringify(all) === JSON.stringify(signs)) return;
  signs = all;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTabSigns = (): readonly TabSign[] =>
  useSyncExternalStore(
    subscribe,
    () => signs,
    () => NONE,
  );
