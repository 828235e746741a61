import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from '../../measure/polygon.ts';
import type { Line, Target } from './trace.ts';
import type { PhotoView } from './use-photo-view.ts';
import { onPhoto, toPixel, toScreen, type Size, type View } from './view.ts';

/** What a tap this near to a corner means is the corner: half a finger, in CSS pixels. */
const FINGER = 22;
/** A key means what is under the cross. */
const UNDER_CROSS = 6;
/** A finger that moves less has tapped. */
const SLIP = 6;
/** Steps of the arrow keys, in CSS pixels. */
const [SMALL, LARGE] = [1, 10];

/** What the person's hands do to the trace. */
export interface Hands {
  /** Sets the next corner, and says which it is. */
  readonly onPlace: (pixel: Point) => Target;
  readonly onMove: (target: Target, to: Point) => void;
  /** A tap on a corner; true where it has closed a room. */
  readonly onTap: (target: Target) => boolean;
  readonly onTakeBack: () => void;
}

interface Drag {
  readonly pointer: number;
  readonly start: Point;
  /** The corner that moves, where it was, and how far from it the finger came down; none for one that is set anew. */
  readonly moved:
    | { readonly target: Target; readonly from: Point; readonly off: Point }
    | undefined;
}

interface Pinch {
  readonly pointers: readonly [number, number];
  readonly from: Point;
  readonly apart: number;
  readonly view: View;
}

const ARROWS: ReadonlyMap<string, Point> = new Map(
  Object.entries({
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }),
);

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const isFar = (from: Point, to: Point): boolean => apart(from, to) > SLIP;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * The corner that is nearest to a point of the box, if one is within reach. While somebody goes round a room, only one
 * of that room: its corners lie a wall's width from those of the next.
 */
function hit(lines: readonly Line[], view: View, at: Point, reach: number): Target | undefined {
  const isOpen = lines.at(-1)?.isClosed === false;
  const near = lines
    .flatMap(({ points }, line) =>
      points.map((point, i) => ({ line, at: i, far: apart(toScreen(view, point), at) })),
    )
    .filter(({ line, far }) => far <= reach && (!isOpen || line === lines.length - 1))
    .toSorted((a, b) => a.far - b.far);
  const [first] = near;
  return first && { line: first.line, at: first.at };
}

/** Where a finger is, in the box. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Taps, drags, pinches, keys and buttons over the photo. */
export function useTaps(
  props: Hands & {
    readonly photo: Size;
    readonly box: Size;
    readonly lines: readonly Line[];
    readonly seen: PhotoView;
  },
) {
  const { photo, box, lines, seen } = props;
  const { view } = seen;
  /** Where fingers are, in the box. */
  const fingers = useRef(new Map<number, Point>());
  const drag = useRef<Drag>(undefined);
  const pinch = useRef<Pinch>(undefined);
  /** Where a corner would be set if the finger were lifted. */
  const [held, setHeld] = useState<Point>();
  const [isDown, setDown] = useState(false);
  /** The corner that keys and buttons move. */
  const [chosen, setChosen] = useState<Target>();
  /** Where keys and buttons would set a corner. */
  const [cross, setCross] = useState<Point>();
  const [isFine, setFine] = useState(false);

  const pointOf = (target: Target | undefined): Point | undefined =>
    target && lines[target.line]?.points[target.at];
  const middle = (): Point =>
    onPhoto(toPixel(view, { x: box.width / 2, y: box.height / 2 }), photo);
  const focus = held ?? pointOf(chosen) ?? cross;

  const tap = (target: Target): void => {
    setChosen(props.onTap(target) ? undefined : target);
  };
  const endDrag = (): void => {
    drag.current = undefined;
    setHeld(undefined);
    setDown(false);
  };
  /** A second finger comes down: the first one has set nothing and moved nothing. */
  const startPinch = (): void => {
    const { moved } = drag.current ?? {};
    if (moved !== undefined) props.onMove(moved.target, moved.from);
    endDrag();
    const [one, two] = [...fingers.current];
    if (one === undefined || two === undefined) return;
    pinch.current = {
      pointers: [one[0], two[0]],
      from: between(one[1], two[1]),
      apart: Math.max(1, apart(one[1], two[1])),
      view,
    };
  };

  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const start = placeOf(event);
      fingers.current.set(event.pointerId, start);
      if (fingers.current.size === 2) startPinch();
      if (fingers.current.size > 1) return;
      setFine(false);
      setCross(undefined);
      const target = hit(lines, view, start, FINGER);
      const from = pointOf(target);
      setDown(true);
      if (target === undefined || from === undefined) {
        drag.current = { pointer: event.pointerId, start, moved: undefined };
        setChosen(undefined);
        setHeld(onPhoto(toPixel(view, start), photo));
        return;
      }
      const seenAt = toScreen(view, from);
      const off = { x: seenAt.x - start.x, y: seenAt.y - start.y };
      drag.current = { pointer: event.pointerId, start, moved: { target, from, off } };
      setChosen(target);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (!fingers.current.has(event.pointerId)) return;
      const now = placeOf(event);
      fingers.current.set(event.pointerId, now);
      const two = pinch.current?.pointers.map((id) => fingers.current.get(id));
      if (pinch.current !== undefined && two?.[0] !== undefined && two[1] !== undefined) {
        const { view: start, apart: was, from } = pinch.current;
        seen.pinch(start, apart(two[0], two[1]) / was, from, between(two[0], two[1]));
        return;
      }
      if (drag.current?.pointer !== event.pointerId) return;
      const { moved, start } = drag.current;
      if (moved === undefined) {
        setHeld(onPhoto(toPixel(view, now), photo));
        return;
      }
      const to = { x: now.x + moved.off.x, y: now.y + moved.off.y };
      const pixel = isFar(start, now) ? onPhoto(toPixel(view, to), photo) : moved.from;
      props.onMove(moved.target, pixel);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      fingers.current.delete(event.pointerId);
      if (fingers.current.size === 0) pinch.current = undefined;
      if (drag.current?.pointer !== event.pointerId) return;
      const { moved, start } = drag.current;
      const now = placeOf(event);
      endDrag();
      if (moved === undefined) setChosen(props.onPlace(onPhoto(toPixel(view, now), photo)));
      else if (!isFar(start, now)) tap(moved.target);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => {
      fingers.current.delete(event.pointerId);
      if (fingers.current.size === 0) pinch.current = undefined;
      if (drag.current?.pointer !== event.pointerId) return;
      const { moved } = drag.current;
      if (moved !== undefined) props.onMove(moved.target, moved.from);
      endDrag();
    },
  };

  /** Moves the chosen corner, or the cross, by so many CSS pixels. */
  const nudge = (way: Point, by: number): void => {
    const from = pointOf(chosen) ?? cross ?? middle();
    const step = by / view.scale;
    const to = onPhoto({ x: from.x + way.x * step, y: from.y + way.y * step }, photo);
    if (chosen !== undefined && pointOf(chosen) !== undefined) props.onMove(chosen, to);
    else setCross(to);
    setFine(true);
    seen.show(to);
  };
  /** Sets a corner at the cross, takes up the one that is there, or sets down what is held. */
  const set = (): void => {
    const point = pointOf(chosen);
    setFine(true);
    if (point !== undefined) {
      setCross(point);
      setChosen(undefined);
      return;
    }
    const here = cross ?? middle();
    setCross(here);
    const target = hit(lines, view, toScreen(view, here), UNDER_CROSS);
    if (target !== undefined) {
      tap(target);
      return;
    }
    setChosen(undefined);
    props.onPlace(here);
  };
  const zoom = (isLarger: boolean): void => seen.step(isLarger, focus ?? middle());
  const takeBack = (): void => {
    setChosen(undefined);
    props.onTakeBack();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS.get(event.key);
    const acts: ReadonlyMap<string, () => void> = new Map(
      Object.entries({
        Enter: set,
        ' ': set,
        Delete: takeBack,
        Backspace: takeBack,
        '+': () => zoom(true),
        '=': () => zoom(true),
        '-': () => zoom(false),
      }),
    );
    const act = acts.get(event.key);
    if (way === undefined && act === undefined) return;
    event.preventDefault();
    if (way === undefined) act?.();
    else nudge(way, event.shiftKey ? LARGE : SMALL);
  };

  return {
    handlers: { ...pointer, onKeyDown },
    /** A corner that is about to be set where it lies. */
    held,
    chosen,
    /** Of keys and buttons, while no corner is chosen. */
    cross: pointOf(chosen) === undefined ? cross : undefined,
    /** What the loupe shows; undefined while nothing needs one. */
    looked: isDown || isFine ? focus : undefined,
    nudge: (way: Point) => nudge(way, SMALL),
    set,
    zoom,
  };
}

export type Taps = ReturnType<typeof useTaps>;
