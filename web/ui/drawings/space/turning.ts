import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { words } from '../../../language/page/model.ts';
import { FIRST_VIEW, type View } from './axonometric.ts';

/** Range of the tilt, radians. */
const LOWEST = 0.08;
export const ABOVE = Math.PI / 2;

export const EIGHTH = Math.PI / 4;
/** Rotation per key press: 15°. */
const KEY = Math.PI / 12;
/** Rotation per pixel of a drag: 358 px are half a turn. */
const DRAG = Math.PI / 358;

const tilted = (tilt: number): number => Math.min(ABOVE, Math.max(LOWEST, tilt));

/** Input that turns a picture: a finger, keys and buttons. */
export interface Turning {
  readonly view: View;
  /** Adds to the rotation and tilt, radians; a positive turn rotates to the left, a positive tilt raises the view. */
  readonly by: (turn: number, tilt?: number) => void;
  readonly set: (view: View) => void;
  /** Handlers of the element that the user drags. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  };
}

const KEYS: Readonly<Record<string, readonly [turn: number, tilt: number]>> = {
  ArrowLeft: [KEY, 0],
  ArrowRight: [-KEY, 0],
  ArrowUp: [0, KEY],
  ArrowDown: [0, -KEY],
};

/** State of a rotatable view; the Home key resets it to `FIRST_VIEW`. */
export function useTurning(): Turning {
  const [view, set] = useState(FIRST_VIEW);
  const from = useRef({ x: 0, y: 0, view });
  const by = (turn: number, tilt = 0): void =>
    set((now) => ({ turn: now.turn + turn, tilt: tilted(now.tilt + tilt) }));
  return {
    view,
    by,
    set,
    handlers: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, view };
      },
      onPointerMove: (event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { x, y, view: start } = from.current;
        set({
          turn: start.turn - (event.clientX - x) * DRAG,
          tilt: tilted(start.tilt + (event.clientY - y) * DRAG),
        });
      },
      onKeyDown: (event) => {
        const way = new Map(Object.entries(KEYS)).get(event.key);
        if (way === undefined && event.key !== 'Home') return;
        event.preventDefault();
        if (way === undefined) set(FIRST_VIEW);
        else by(...way);
      },
    },
  };
}

/** Direction of view, in words. */
export function seenFrom({ turn, tilt }: View): string {
  const degrees = Math.round((tilt * 180) / Math.PI);
  if (degrees >= 88) return words.seenAbove;
  const eighth = ((Math.round(turn / EIGHTH) % 8) + 8) % 8;
  return words.seen(words.from[eighth] ?? '', degrees);
}
