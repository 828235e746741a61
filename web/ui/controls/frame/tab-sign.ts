import type { ReactNode } from 'react';
import { createStore, useStore } from '../../../platform/store.ts';

/** What stands under a tab's label, by the tab's address, such as the time left of a timer there. */
export type TabSigns = Readonly<Record<string, ReactNode>>;

const signs = createStore<TabSigns>({});

/** Shows these signs in place of all shown before. */
export const showTabSigns = signs.set;

export const useTabSigns = (): TabSigns => useStore(signs);
