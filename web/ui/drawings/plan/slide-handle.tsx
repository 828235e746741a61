import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { length, mm, toMm, type Length } from '../../../planner/measure/units/units.ts';
import { ownSlides } from './own-slides.ts';

/** A side that a finger slides square to itself: the side before it grows or shrinks with it. */
export interface Slide {
  /** Which side; the first is 0. */
  readonly at: number;
  /** What slides, in words; left out where a field says it, which has the focus. */
  readonly label?: string;
  /** How long the side before it is, and in words. */
  readonly long: Length;
  readonly text: string;
  /** What a finger sets is a multiple of this. */
  readonly round: Length;
  readonly least: Length;
  readonly most: Length;
  readonly onSlide: (long: Length) => void;
}

/** What a key adds or takes. */
const STEP = mm(100);

/** By how many steps a key slides it. */
const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The handle in the middle of a side of a plan. */
export function SlideHandle(props: {
  readonly slide: Slide;
  readonly side:
    | { readonly x: number; readonly y: number; readonly angle: number; readonly size: number }
    | undefined;
  /** Drawing units a grid step. */
  readonly scale: number;
  readonly onHold: (isHeld: boolean) => void;
}) {
  const { slide, side, scale, onHold } = props;
  const from = useRef({ x: 0, y: 0, long: slide.long, unit: 1 });
  if (side === undefined) return null;
  const turned = (side.angle * Math.PI) / 180;
  // Walked clockwise with y down, what is outside lies to the left.
  const out = { x: Math.sin(turned), y: 0 - Math.cos(turned) };
  const slideTo = (long: number): void => {
    const round = Math.round(long / slide.round) * slide.round;
    const next = length(Math.min(slide.most, Math.max(slide.least, round)));
    if (next !== slide.long) slide.onSlide(next);
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>): void => {
    const svg = event.currentTarget.ownerSVGElement;
    event.currentTarget.setPointerCapture(event.pointerId);
    const unit = (svg?.viewBox.baseVal.width ?? 1) / Math.max(1, svg?.clientWidth ?? 1);
    from.current = { x: event.clientX, y: event.clientY, long: slide.long, unit };
    onHold(true);
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y, long, unit } = from.current;
    const by = (event.clientX - x) * out.x + (event.clientY - y) * out.y;
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
      transform={`translate(${side.x} ${side.y}) rotate(${side.angle}) translate(${side.size / 2} 0)`}
      aria-hidden={slide.label === undefined}
      role={slide.label === undefined ? undefined : 'slider'}
      tabIndex={slide.label === undefined ? undefined : 0}
      aria-label={slide.label}
      aria-valuenow={toMm(slide.long)}
      aria-valuemin={toMm(slide.least)}
      aria-valuemax={toMm(slide.most)}
      aria-valuetext={slide.text}
      // The field that it changes keeps the focus.
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
