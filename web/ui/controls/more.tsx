import { useState, type ReactNode } from 'react';

/**
 * What few need, folded away behind a row. It is open while something in it cannot be used, and does not fold itself
 * away under the finger that mends that.
 */
export function More(props: {
  readonly title: ReactNode;
  readonly isWrong?: boolean;
  /** Whether it is open when it is first shown. */
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
