import { useDeferredValue, type ReactNode } from 'react';

/**
 * Renders its children after the rest of the screen, in slices between which taps are answered. For
 * content that is collapsed at first.
 */
export const Later = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : null;
