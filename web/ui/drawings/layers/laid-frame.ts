import type { Dimension, Drawing } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf } from '../../../planner/measure/outline/polygon.ts';
import { frameOf, type DrawingFrame } from '../drawing-frame.ts';
import { notesRoom, noteWidth } from '../plan/place-notes.ts';
import { NUMBER_AT } from './place-dimensions.ts';

const WIDTH = 358;
const TALLEST = 300;
const MARGIN = 4;
/** Room for a dimension line with its number along it, and, if that is short, with its number beside it. */
const LINE = 24;
const NUMBER = 66;

/** Frame of a take-off: as wide as the page, as high as the surface up to a limit, but high enough for its notes. */
export function laidFrame(drawing: Drawing, textScale: number): DrawingFrame {
  const { surface, seen, notes = [], dimensions = [] } = drawing;
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const marginAt = (side: Dimension['side'], room: number): number =>
    dimensions.some((one) => one.side === side) ? MARGIN + room * textScale : MARGIN;
  const beside = dimensions.filter(({ side }) => side === 'right');
  const margins = {
    left: marginAt('left', LINE),
    top: marginAt('top', LINE),
    right: Math.max(
      marginAt('right', NUMBER),
      ...beside.map(({ text }) => MARGIN + NUMBER_AT + noteWidth(text) * textScale),
    ),
    bottom: MARGIN,
  };
  const wide = WIDTH - margins.left - margins.right;
  const high = ((y1 - y0) / Math.max(1, x1 - x0)) * wide + margins.top + margins.bottom;
  const upright = dimensions.filter(({ side }) => side === 'left');
  const least = Math.max(
    notesRoom(notes.length, textScale),
    ...upright.map(({ text }) => noteWidth(text) * textScale),
  );
  const box = {
    width: WIDTH,
    height: Math.ceil(Math.max(least, Math.min(TALLEST, high))),
    margins,
  };
  return frameOf(surface, box, seen === 'wall');
}
