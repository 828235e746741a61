import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import {
  AT_REST,
  gestureAfter,
  boxMiddle,
  pointOf,
  type Act,
  type Gesture,
  type Input,
} from './gestures.ts';
import type { PhotoLine, CornerIndex } from './trace.ts';
import type { PhotoView } from './use-photo-view.ts';
import type { Size } from './view.ts';

/** Steps of the arrow keys, CSS px. */
const [SMALL, LARGE] = [1, 10];

/** Edits of the trace by gestures. */
export interface Hands {
  /** Sets the next corner and returns its index. */
  readonly onPlace: (pixel: Point) => CornerIndex;
  readonly onMove: (target: CornerIndex, to: Point) => void;
  /** Tap on a corner; returns true if it closes a room. */
  readonly onTap: (target: CornerIndex) => boolean;
  readonly onTakeBack: () => void;
}

const ARROWS: ReadonlyMap<string, Point> = new Map(
  Object.entries({
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }),
);

const KEYS: ReadonlyMap<string, 'set' | 'take-back' | 'larger' | 'smaller'> = new Map(
  Object.entries({
    Enter: 'set',
    ' ': 'set',
    Delete: 'take-back',
    Backspace: 'take-back',
    '+': 'larger',
    '=': 'larger',
    '-': 'smaller',
  }),
);

/** Position of a finger in the box. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Performs an act and returns the selected corner if the act changes the selection. */
function perform(act: Act, hands: Hands, seen: PhotoView): Pick<Gesture, 'chosen'> | undefined {
  switch (act.kind) {
    case 'place': {
      const placed = hands.onPlace(act.at);
      return act.isChosen ? { chosen: placed } : undefined;
    }
    case 'tap':
      return { chosen: hands.onTap(act.target) ? undefined : act.target };
    case 'move':
      hands.onMove(act.target, act.to);
      return undefined;
    case 'take-back':
      hands.onTakeBack();
      return undefined;
    case 'pinch':
      seen.pinch(act.start, act.by, act.from, act.to);
      return undefined;
    case 'show':
      seen.show(act.at);
      return undefined;
  }
}

/** Handles taps, drags, pinches, keys and buttons on the photo. */
export function useTaps(
  props: Hands & {
    readonly photo: Size;
    readonly box: Size;
    readonly lines: readonly PhotoLine[];
    readonly seen: PhotoView;
  },
) {
  const { photo, box, lines, seen } = props;
  const scene = { photo, box, lines, view: seen.view };
  // Two fingers may move between renders, so the current state is in a ref.
  const now = useRef(AT_REST);
  const [gesture, show] = useState(AT_REST);
  const take = (input: Input): void => {
    const [after, ...acts] = gestureAfter(now.current, input, scene);
    now.current = after;
    for (const act of acts) now.current = { ...now.current, ...perform(act, props, seen) };
    show(now.current);
  };

  const { held, chosen } = gesture;
  const corner = pointOf(lines, chosen);
  const focus = held ?? corner ?? gesture.cross;
  const zoom = (isLarger: boolean): void => seen.step(isLarger, focus ?? boxMiddle(scene));
  const pointer = (kind: 'move' | 'up' | 'cancel') => (event: PointerEvent<HTMLElement>) =>
    take({ kind, pointer: event.pointerId, at: placeOf(event) });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [way, key] = [ARROWS.get(event.key), KEYS.get(event.key)];
    if (way === undefined && key === undefined) return;
    event.preventDefault();
    if (way !== undefined) take({ kind: 'nudge', way, by: event.shiftKey ? LARGE : SMALL });
    else if (key === 'set' || key === 'take-back') take({ kind: key });
    else zoom(key === 'larger');
  };

  return {
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        take({ kind: 'down', pointer: event.pointerId, at: placeOf(event) });
      },
      onPointerMove: pointer('move'),
      onPointerUp: pointer('up'),
      onPointerCancel: pointer('cancel'),
      onKeyDown,
    },
    /** A corner before it is set. */
    held,
    chosen,
    /** Position for keys and buttons while no corner is selected. */
    cross: corner === undefined ? gesture.cross : undefined,
    /** Position of the loupe; undefined if it is hidden. */
    looked: gesture.drag !== undefined || gesture.isFine ? focus : undefined,
    nudge: (way: Point) => take({ kind: 'nudge', way, by: SMALL }),
    set: () => take({ kind: 'set' }),
    zoom,
  };
}

export type Taps = ReturnType<typeof useTaps>;
