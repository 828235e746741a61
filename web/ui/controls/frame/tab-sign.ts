import type { ReactNode } from 'react';
import { createStore, useStore } from '../../../platform/store.ts';

/** Signs under tab labels, by address: for example the remaining time of a timer. */
export type TabSigns = Readonly<Record<string, ReactNode>>;

const signs = createStore<TabSigns>({});

/** Replaces all signs. */
export const showTabSigns = signs.set;

export const useTabSigns = (): TabSigns => useStore(signs);
