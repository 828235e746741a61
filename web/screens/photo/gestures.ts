import type { Point } from '../../planner/measure/outline/polygon.ts';
import type { PhotoLine, CornerIndex } from './trace.ts';
import { onPhoto, toPixel, toScreen, type Size, type PhotoViewport } from './view.ts';

/** Largest distance of a tap that selects a corner, half a finger, CSS px. */
const FINGER = 22;
/** Largest distance of the cross from a corner that a key selects, CSS px. */
const UNDER_CROSS = 6;
/** Movement below which a touch is a tap, CSS px. */
const SLIP = 6;

interface Drag {
  readonly pointer: number;
  readonly start: Point;
  /** The dragged corner, its original position, and the offset of the finger; undefined for a new corner. */
  readonly moved:
    | { readonly target: CornerIndex; readonly from: Point; readonly off: Point }
    | undefined;
}

interface Pinch {
  readonly pointers: readonly [number, number];
  readonly from: Point;
  readonly apart: number;
  readonly view: PhotoViewport;
}

/** State of fingers and keys on the photo. */
export interface Gesture {
  /** Positions of the fingers in the box. */
  readonly fingers: ReadonlyMap<number, Point>;
  readonly drag: Drag | undefined;
  readonly pinch: Pinch | undefined;
  /** Position of the corner if the finger were lifted now. */
  readonly held: Point | undefined;
  /** Corner that keys and buttons move. */
  readonly chosen: CornerIndex | undefined;
  /** Position at which keys and buttons set a corner. */
  readonly cross: Point | undefined;
  /** True if the last input was from keys or buttons. */
  readonly isFine: boolean;
}

export const AT_REST: Gesture = {
  fingers: new Map(),
  drag: undefined,
  pinch: undefined,
  held: undefined,
  chosen: undefined,
  cross: undefined,
  isFine: false,
};

/** Content under the fingers. */
export interface PhotoScene {
  readonly photo: Size;
  readonly box: Size;
  readonly view: PhotoViewport;
  readonly lines: readonly PhotoLine[];
}

/** An input; fingers in box coordinates, others in CSS px. */
export type Input =
  | {
      readonly kind: 'down' | 'move' | 'up' | 'cancel';
      readonly pointer: number;
      readonly at: Point;
    }
  | { readonly kind: 'nudge'; readonly way: Point; readonly by: number }
  | { readonly kind: 'set' | 'take-back' };

/** Resulting change of the trace or the view. */
export type Act =
  /** A new corner, selected or not. */
  | { readonly kind: 'place'; readonly at: Point; readonly isChosen: boolean }
  | { readonly kind: 'move'; readonly target: CornerIndex; readonly to: Point }
  | { readonly kind: 'tap'; readonly target: CornerIndex }
  | { readonly kind: 'take-back' }
  | {
      readonly kind: 'pinch';
      readonly start: PhotoViewport;
      readonly by: number;
      readonly from: Point;
      readonly to: Point;
    }
  | { readonly kind: 'show'; readonly at: Point };

type Answer = readonly [Gesture, ...(readonly Act[])];

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const isFar = (from: Point, to: Point): boolean => apart(from, to) > SLIP;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Position of a corner on the photo. */
export const pointOf = (
  lines: readonly PhotoLine[],
  target: CornerIndex | undefined,
): Point | undefined => target && lines[target.line]?.points[target.at];

/** Point of the photo in the middle of the box. */
export const boxMiddle = ({ view, box, photo }: PhotoScene): Point =>
  onPhoto(toPixel(view, { x: box.width / 2, y: box.height / 2 }), photo);

const pixelAt = ({ view, photo }: PhotoScene, at: Point): Point =>
  onPhoto(toPixel(view, at), photo);

/**
 * Nearest corner to a point of the box within reach. While an outline is open, only its own corners
 * count, because corners of adjacent rooms are one wall thickness apart.
 */
function hit({ lines, view }: PhotoScene, at: Point, reach: number): CornerIndex | undefined {
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

const released = (now: Gesture): Gesture => ({ ...now, drag: undefined, held: undefined });

/** Returns a dragged corner to its original position. */
const putBack = ({ drag }: Gesture): readonly Act[] =>
  drag?.moved === undefined
    ? []
    : [{ kind: 'move', target: drag.moved.target, to: drag.moved.from }];

/** A second finger starts a pinch and cancels the drag of the first. */
function pinched(now: Gesture, { view }: PhotoScene): Answer {
  const [one, two] = [...now.fingers];
  if (one === undefined || two === undefined) return [now];
  const pinch: Pinch = {
    pointers: [one[0], two[0]],
    from: between(one[1], two[1]),
    apart: Math.max(1, apart(one[1], two[1])),
    view,
  };
  return [{ ...released(now), pinch }, ...putBack(now)];
}

function pressed(before: Gesture, pointer: number, at: Point, scene: PhotoScene): Answer {
  const now = { ...before, fingers: new Map(before.fingers).set(pointer, at) };
  if (now.fingers.size === 2) return pinched(now, scene);
  if (now.fingers.size > 2) return [now];
  const target = hit(scene, at, FINGER);
  const from = pointOf(scene.lines, target);
  const fresh = { ...now, isFine: false, cross: undefined };
  if (target === undefined || from === undefined) {
    const drag: Drag = { pointer, start: at, moved: undefined };
    return [{ ...fresh, drag, chosen: undefined, held: pixelAt(scene, at) }];
  }
  const seen = toScreen(scene.view, from);
  const moved = { target, from, off: { x: seen.x - at.x, y: seen.y - at.y } };
  return [{ ...fresh, drag: { pointer, start: at, moved }, chosen: target }];
}

function slid(before: Gesture, pointer: number, at: Point, scene: PhotoScene): Answer {
  if (!before.fingers.has(pointer)) return [before];
  const now = { ...before, fingers: new Map(before.fingers).set(pointer, at) };
  const { drag, pinch } = now;
  const [one, two] = pinch?.pointers.map((id) => now.fingers.get(id)) ?? [];
  if (pinch !== undefined && one !== undefined && two !== undefined) {
    const by = apart(one, two) / pinch.apart;
    const to = between(one, two);
    return [now, { kind: 'pinch', start: pinch.view, by, from: pinch.from, to }];
  }
  if (drag?.pointer !== pointer) return [now];
  const { moved, start } = drag;
  if (moved === undefined) return [{ ...now, held: pixelAt(scene, at) }];
  const beside = { x: at.x + moved.off.x, y: at.y + moved.off.y };
  const to = isFar(start, at) ? pixelAt(scene, beside) : moved.from;
  return [now, { kind: 'move', target: moved.target, to }];
}

function without(before: Gesture, pointer: number): Gesture {
  const fingers = new Map(before.fingers);
  fingers.delete(pointer);
  return { ...before, fingers, pinch: fingers.size === 0 ? undefined : before.pinch };
}

function lifted(before: Gesture, pointer: number, at: Point, scene: PhotoScene): Answer {
  const now = without(before, pointer);
  if (now.drag?.pointer !== pointer) return [now];
  const { moved, start } = now.drag;
  const after = released(now);
  if (moved === undefined) {
    return [after, { kind: 'place', at: pixelAt(scene, at), isChosen: true }];
  }
  return isFar(start, at) ? [after] : [after, { kind: 'tap', target: moved.target }];
}

function cancelled(before: Gesture, pointer: number): Answer {
  const now = without(before, pointer);
  return now.drag?.pointer === pointer ? [released(now), ...putBack(now)] : [now];
}

/** Moves the selected corner, or the cross. */
function nudged(before: Gesture, way: Point, by: number, scene: PhotoScene): Answer {
  const now = { ...before, isFine: true };
  const { chosen } = now;
  const corner = pointOf(scene.lines, chosen);
  const from = corner ?? now.cross ?? boxMiddle(scene);
  const step = by / scene.view.scale;
  const to = onPhoto({ x: from.x + way.x * step, y: from.y + way.y * step }, scene.photo);
  const show = { kind: 'show', at: to } as const;
  return chosen === undefined || corner === undefined
    ? [{ ...now, cross: to }, show]
    : [now, { kind: 'move', target: chosen, to }, show];
}

/** Sets a corner at the cross, selects an existing one, or releases the selected one. */
function set(before: Gesture, scene: PhotoScene): Answer {
  const now = { ...before, isFine: true };
  const point = pointOf(scene.lines, now.chosen);
  if (point !== undefined) return [{ ...now, cross: point, chosen: undefined }];
  const here = now.cross ?? boxMiddle(scene);
  const target = hit(scene, toScreen(scene.view, here), UNDER_CROSS);
  const crossed = { ...now, cross: here };
  return target === undefined
    ? [
        { ...crossed, chosen: undefined },
        { kind: 'place', at: here, isChosen: false },
      ]
    : [crossed, { kind: 'tap', target }];
}

/** Next state and resulting changes after an input. */
export function gestureAfter(before: Gesture, input: Input, scene: PhotoScene): Answer {
  switch (input.kind) {
    case 'down':
      return pressed(before, input.pointer, input.at, scene);
    case 'move':
      return slid(before, input.pointer, input.at, scene);
    case 'up':
      return lifted(before, input.pointer, input.at, scene);
    case 'cancel':
      return cancelled(before, input.pointer);
    case 'nudge':
      return nudged(before, input.way, input.by, scene);
    case 'set':
      return set(before, scene);
    case 'take-back':
      return [{ ...before, chosen: undefined }, { kind: 'take-back' }];
  }
}
