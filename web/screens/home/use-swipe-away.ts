import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Sideways movement that counts as a swipe instead of a tap, px. */
const BEGINS = 10;
/** Share of the row's width beyond which releasing removes the row. */
const FAR = 0.4;

interface Start {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Moves a row with a swipe to the left, and calls `onAway` if it is far enough. `by` is the offset
 * in px. Vertical scrolling still works through `touch-action`.
 */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<Start | undefined>(undefined);
  const isSwiped = useRef(false);
  const [by, setBy] = useState(0);
  const end = (): void => {
    start.current = undefined;
    setBy(0);
  };
  const handlers = {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, currentTarget }: PointerEvent) => {
      isSwiped.current = false;
      if (pointerType !== 'touch' || !isPrimary) return;
      start.current = { x: clientX, y: clientY, width: currentTarget.clientWidth };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      if (start.current === undefined) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      if (!isSwiped.current && (x > -BEGINS || Math.abs(y) > Math.abs(x))) return;
      if (!isSwiped.current) currentTarget.setPointerCapture(pointerId);
      isSwiped.current = true;
      setBy(Math.min(0, x));
    },
    onPointerUp: () => {
      const isFar = start.current !== undefined && -by > FAR * start.current.width;
      end();
      if (isFar) onAway();
    },
    onPointerCancel: end,
    // A swipe must not click the element under the finger.
    onClickCapture: (event: MouseEvent) => {
      if (!isSwiped.current) return;
      isSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { by, handlers };
}
