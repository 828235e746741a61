import { useDeferredValue, type ReactNode } from 'react';

/** What is drawn once the rest stands, in slices between which a tap is answered: for what comes folded away. */
export const Later = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : null;
