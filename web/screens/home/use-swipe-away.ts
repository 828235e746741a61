import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** A finger that has moved so far sideways means a swipe and no tap. */
const BEGINS = 10;
/** Of the row's width: beyond that a finger that lets go means it. */
const FAR = 0.4;

interface Start {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * A row that a finger pushes to the left goes with it, and away where it was pushed far. `by` is how far it is, in
 * pixels. The page still scrolls: its style lets the browser pan up and down.
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
    // What lies under the finger was not tapped.
    onClickCapture: (event: MouseEvent) => {
      if (!isSwiped.current) return;
      isSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { by, handlers };
}
