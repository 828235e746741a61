import type { Drawing } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf } from '../../../planner/measure/outline/polygon.ts';
import { frameOf, type DrawingFrame } from '../drawing-frame.ts';
import { notesRoom } from '../plan/place-notes.ts';

const WIDTH = 358;
const TALLEST = 300;
const MARGIN = 4;

/** Frame of a take-off: as wide as the page, as high as the surface up to a limit, but high enough for its notes. */
export function laidFrame({ surface, seen, notes = [] }: Drawing, textScale: number): DrawingFrame {
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const high = ((y1 - y0) / Math.max(1, x1 - x0)) * (WIDTH - 2 * MARGIN) + 2 * MARGIN;
  const least = notesRoom(notes.length, textScale);
  const box = {
    width: WIDTH,
    height: Math.ceil(Math.max(least, Math.min(TALLEST, high))),
    margins: { left: MARGIN, top: MARGIN, right: MARGIN, bottom: MARGIN },
  };
  return frameOf(surface, box, seen === 'wall');
}
