import { type ReactNode, useDeferredValue, useState } from 'react';

/**
 * Rarely needed content, collapsed behind a row. It opens while a field in it has an error, and
 * does not close when the error is fixed.
 */
export function More(props: {
  readonly title: ReactNode;
  readonly isWrong?: boolean;
  /** True if it is open at first. */
  readonly isUsed?: boolean;
  readonly children: ReactNode;
}) {
  const { title, isWrong = false, isUsed = false, children } = props;
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <details
      className="more"
      open={isOpen || isWrong}
      onToggle={({ currentTarget: { open } }) => setOpen(open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/**
 * Renders its children after the rest of the screen, in slices between which taps are answered. Use
 * it for content that is collapsed at first.
 */
export const Later = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : null;
