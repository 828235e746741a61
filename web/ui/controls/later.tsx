import { useDeferredValue, type ReactNode } from 'react';

/**
 * Draws its children once the rest of the screen is there, in slices between which a tap is answered: for what is folded
 * away when it comes.
 */
export const Later = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : null;
