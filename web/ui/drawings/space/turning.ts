import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { en } from '../../../language/en/model.ts';
import { area } from '../../../language/language.ts';
import { FIRST_VIEW, type View } from './axonometric.ts';

const words = area('model', en);

/** How flat and how steep one may look. */
const LOWEST = 0.08;
export const ABOVE = Math.PI / 2;

export const EIGHTH = Math.PI / 4;
/** A press of a key: 15°. */
const KEY = Math.PI / 12;
/** A finger across 358 points turns it half round. */
const DRAG = Math.PI / 358;

const tilted = (tilt: number): number => Math.min(ABOVE, Math.max(LOWEST, tilt));

/** Input that turns a picture: a finger, keys and buttons. */
export interface Turning {
  readonly view: View;
  /** Turns it by so much, to the left where more than 0, and looks from higher up by so much. */
  readonly by: (turn: number, tilt?: number) => void;
  readonly set: (view: View) => void;
  /** For what is dragged. */
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

/** The view of a picture that is turned; a reset takes it back to `FIRST`. */
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

/** From where it is seen, in words. */
export function seenFrom({ turn, tilt }: View): string {
  const degrees = Math.round((tilt * 180) / Math.PI);
  if (degrees >= 88) return words.seenAbove;
  const eighth = ((Math.round(turn / EIGHTH) % 8) + 8) % 8;
  return words.seen(words.from[eighth] ?? '', degrees);
}
