import { useSyncExternalStore, type ReactNode } from 'react';

/** What stands under a tab's label, by the tab's address, such as the time left of a timer there. */
export type TabSigns = Readonly<Record<string, ReactNode>>;

const NONE: TabSigns = {};
let signs = NONE;
const listeners = new Set<() => void>();

/** Shows these signs in place of all shown before. */
export function showTabSigns(all: TabSigns): void {
  signs = all;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTabSigns = (): TabSigns =>
  useSyncExternalStore(
    subscribe,
    () => signs,
    () => NONE,
  );
