import { boundsOf, type Point, type PolygonRings } from '../../planner/measure/outline/polygon.ts';
import { observe } from '../../platform/attempt.ts';
import { useSyncExternalStore } from 'react';

/** Size of a drawing to scale, and the transform to it. */
export interface DrawingFrame {
  readonly width: number;
  readonly height: number;
  /** Drawing units per grid step. */
  readonly scale: number;
  /** Converts a grid point to drawing units. */
  readonly at: (point: Point) => Point;
}

export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rounds to a tenth of a drawing unit, which is finer than any screen. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Fits a surface into a box at the largest scale, equal for x and y. `up`: y points up, as on a wall;
 * otherwise down, as on a plan.
 */
export function frameOf(
  region: PolygonRings,
  box: { readonly width: number; readonly height: number; readonly margins: Margins },
  up = false,
): DrawingFrame {
  const { x0, y0, x1, y1 } = boundsOf(region);
  const { margins } = box;
  const [roomX, roomY] = [
    box.width - margins.left - margins.right,
    box.height - margins.top - margins.bottom,
  ];
  const scale = Math.min(roomX / Math.max(1, x1 - x0), roomY / Math.max(1, y1 - y0));
  const left = margins.left + (roomX - (x1 - x0) * scale) / 2;
  const top = margins.top + (roomY - (y1 - y0) * scale) / 2;
  return {
    width: box.width,
    height: box.height,
    scale,
    at: ({ x, y }) => ({
      x: tenth(left + (x - x0) * scale),
      y: tenth(top + (up ? y1 - y : y - y0) * scale),
    }),
  };
}

/** The same frame rounded to integers, which halves the text of the paths. */
export const inWholeUnits = (frame: DrawingFrame): DrawingFrame => ({
  ...frame,
  at: (point) => {
    const { x, y } = frame.at(point);
    return { x: Math.round(x), y: Math.round(y) };
  },
});

const shorter = (a: string, b: string): string => (b.length < a.length ? b : a);

/** The shortest path command for a line; most lines are horizontal or vertical. */
function lineTo(to: Point, from: Point | undefined): string {
  if (from === undefined) return `M${to.x} ${to.y}`;
  if (to.y === from.y) return shorter(`H${to.x}`, `h${tenth(to.x - from.x)}`);
  if (to.x === from.x) return shorter(`V${to.y}`, `v${tenth(to.y - from.y)}`);
  return `L${to.x} ${to.y}`;
}

/** SVG path of a surface. */
export const pathOf = (region: PolygonRings, frame: DrawingFrame): string =>
  region
    .map((ring) => {
      const points = ring.map(frame.at);
      return `${points.map((point, i) => lineTo(point, points[i - 1])).join('')}Z`;
    })
    .join('');

/** SVG path of open lines in drawing units. */
export const linesOf = (lines: readonly (readonly Point[])[]): string =>
  lines
    .map((line) => {
      const points = line.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) }));
      return points.map((point, i) => lineTo(point, points[i - 1])).join('');
    })
    .join('');

/** Upper limit of the scale, so that text does not cover a drawing. `plan.css` has the same limit. */
const MOST = 1.75;
const USUAL_PX = 16;

let known: number | undefined;

function measure(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(MOST, Math.max(1, size / USUAL_PX || 1));
}

function subscribe(listener: () => void): () => void {
  const look = (): void => {
    known = measure();
    listener();
  };
  look();
  window.addEventListener('resize', look);
  // The setting for large text changes this attribute without a resize event.
  const unobserve = observe(() => {
    const page = new MutationObserver(look);
    page.observe(document.documentElement, { attributeFilter: ['data-large'] });
    return page;
  });
  return () => {
    window.removeEventListener('resize', look);
    unobserve();
  };
}

/** Scale of the text in drawings, from the user's text size: 1 to 1.75. */
export const useTextScale = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (known ??= measure()),
    () => 1,
  );
