import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { length, mm, toMm, type Length } from '../../../planner/measure/units/units.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { tenth } from '../drawing-frame.ts';
import type { SideAxis } from '../side-axis.ts';

const keep = (event: Event): void => event.preventDefault();

/**
 * Ref that stops the browser from handling touch moves on a draggable element. Otherwise it would scroll, because it
 * ignores `touch-action` on groups inside an SVG, or treat the next tap as the end of a swipe.
 */
export function ownSlides(element: Element | null): () => void {
  element?.addEventListener('touchmove', keep, { passive: false });
  return () => element?.removeEventListener('touchmove', keep);
}

/** A side that the user drags perpendicular to itself, which changes the length of the side before it. */
export interface Slide {
  /** Index of the side. */
  readonly at: number;
  /** Accessible name; absent if a focused field already controls the value. */
  readonly label?: string;
  /** Length of the side before it, and its text. */
  readonly long: Length;
  readonly text: string;
  /** Values are rounded to multiples of this. */
  readonly round: Length;
  readonly least: Length;
  readonly most: Length;
  readonly onSlide: (long: Length) => void;
}

/** Change per key press. */
const STEP = mm(100);

/** The drawing shows the last move, and no other waits. */
const DRAWN = { isDrawn: true, next: undefined } as const;

/** Direction of each key. */
const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The handle in the middle of a side of a plan. */
export function SlideHandle(props: {
  readonly slide: Slide;
  readonly side: SideAxis | undefined;
  /** Drawing units per grid step. */
  readonly scale: number;
  readonly onHold: (isHeld: boolean) => void;
}) {
  const { slide, side, scale, onHold } = props;
  const from = useRef({ x: 0, y: 0, long: slide.long, unit: 1 });
  // A drawing may take longer than the time between two moves: the moves in between are left out.
  const queue = useRef<{ isDrawn: boolean; next: number | undefined }>(DRAWN);
  const slideTo = (long: number): void => {
    if (!queue.current.isDrawn) {
      queue.current = { isDrawn: false, next: long };
      return;
    }
    const round = Math.round(long / slide.round) * slide.round;
    const next = length(Math.min(slide.most, Math.max(slide.least, round)));
    if (next === slide.long) return;
    queue.current = { isDrawn: false, next: undefined };
    slide.onSlide(next);
  };
  useEffect(() => {
    const { next } = queue.current;
    queue.current = DRAWN;
    if (next !== undefined) slideTo(next);
  });
  if (side === undefined) return null;
  const [start, middle] = [side.at(0, 0), side.at(side.long / 2, 0)];
  const onPointerDown = (event: PointerEvent<SVGGElement>): void => {
    const svg = event.currentTarget.ownerSVGElement;
    event.currentTarget.setPointerCapture(event.pointerId);
    const unit = (svg?.viewBox.baseVal.width ?? 1) / Math.max(1, svg?.clientWidth ?? 1);
    from.current = { x: event.clientX, y: event.clientY, long: slide.long, unit };
    queue.current = DRAWN;
    onHold(true);
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y, long, unit } = from.current;
    const [, by] = side.distances({
      x: start.x + event.clientX - x,
      y: start.y + event.clientY - y,
    });
    slideTo(long + (by * unit) / scale);
  };
  const onKeyDown = (event: KeyboardEvent<SVGGElement>): void => {
    const by = entryOf(KEYS, event.key);
    if (by === undefined) return;
    event.preventDefault();
    slideTo(slide.long + by * STEP);
  };
  return (
    <g
      ref={ownSlides}
      className="slide"
      transform={`translate(${tenth(middle.x)} ${tenth(middle.y)}) rotate(${tenth(side.angle)})`}
      aria-hidden={slide.label === undefined}
      role={slide.label === undefined ? undefined : 'slider'}
      tabIndex={slide.label === undefined ? undefined : 0}
      aria-label={slide.label}
      aria-valuenow={toMm(slide.long)}
      aria-valuemin={toMm(slide.least)}
      aria-valuemax={toMm(slide.most)}
      aria-valuetext={slide.text}
      // Keeps the focus in the field of this length.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => onHold(false)}
      onKeyDown={onKeyDown}
    >
      <circle className="slide__target" r="24" />
      <circle className="slide__knob" r="13" />
      <path className="slide__arrows" d="M-4 -3L0 -7L4 -3M-4 3L0 7L4 3" />
    </g>
  );
}
