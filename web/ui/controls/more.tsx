import { startTransition, type ReactNode, useEffect, useState } from 'react';
import { ownPaint } from '../../platform/scheduling.ts';

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
 * Renders its children after the rest of the screen; several of them one after the other, with a paint between two. Use
 * it for content that is collapsed or below the first screen. `isNow`: at once, with the rest of the screen.
 */
export function Later({
  isNow = false,
  children,
}: {
  readonly isNow?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const [isShown, setShown] = useState(isNow);
  useEffect(() => {
    const gone = new AbortController();
    const show = async (): Promise<void> => {
      await ownPaint();
      if (!gone.signal.aborted) startTransition(() => setShown(true));
    };
    void show();
    return () => gone.abort();
  }, []);
  return isShown ? children : null;
}

/**
 * A long list: the `first` items with the rest of the screen, then a few with each paint, also if many come at once
 * later. `isNow`: all at once.
 */
export function Growing(props: {
  readonly first: number;
  readonly isNow?: boolean;
  /** Items that one paint adds: their drawing and layout are a short task on a slow phone. */
  readonly atOnce?: number;
  readonly children: readonly ReactNode[];
}): ReactNode {
  const { first, isNow = false, atOnce = 6, children } = props;
  const [shown, setShown] = useState(isNow ? Infinity : first);
  const isAll = shown >= children.length;
  useEffect(() => {
    const gone = new AbortController();
    const grow = async (): Promise<void> => {
      await ownPaint();
      if (gone.signal.aborted) return;
      startTransition(() => setShown(shown + atOnce));
    };
    if (!isAll) void grow();
    return () => gone.abort();
  }, [shown, isAll, atOnce]);
  return children.slice(0, shown);
}
