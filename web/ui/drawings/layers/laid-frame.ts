import type { Dimension, Drawing } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf, boxRing } from '../../../planner/measure/outline/polygon.ts';
import { frameOf, type DrawingFrame } from '../drawing-frame.ts';
import { notesRoom, noteWidth } from '../plan/place-notes.ts';
import { NUMBER_AT } from './place-dimensions.ts';

const WIDTH = 358;
const MARGIN = 4;
/** Room for a dimension line with its number along it, and, if that is short, with its number beside it. */
const LINE = 24;
const NUMBER = 66;

/**
 * Frame of a surface with its dimension lines: as wide as the page, as high as the surface up to a limit, but high enough
 * for its notes. `longest` sets the scale instead of its length.
 */
export function laidFrame(
  drawing: Pick<Drawing, 'surface' | 'seen' | 'notes' | 'dimensions'>,
  textScale: number,
  {
    tallest = 300,
    longest,
  }: { readonly tallest?: number; readonly longest?: number | undefined } = {},
): DrawingFrame {
  const { surface, seen, notes = [], dimensions = [] } = drawing;
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const beside = ((longest ?? x1 - x0) - (x1 - x0)) / 2;
  const shown = { x0: x0 - beside, y0, x1: x1 + beside, y1 };
  const on = (side: Dimension['side']) => dimensions.filter((one) => one.side === side);
  const marginAt = (side: Dimension['side'], room: number): number =>
    on(side).length > 0 ? MARGIN + room * textScale : MARGIN;
  const margins = {
    left: marginAt('left', LINE),
    top: marginAt('top', LINE),
    right: Math.max(
      marginAt('right', NUMBER),
      ...on('right').map(({ text }) => MARGIN + NUMBER_AT + noteWidth(text) * textScale),
    ),
    bottom: marginAt('bottom', LINE),
  };
  const wide = WIDTH - margins.left - margins.right;
  const high = ((y1 - y0) / Math.max(1, shown.x1 - shown.x0)) * wide + margins.top + margins.bottom;
  const least = Math.max(
    notesRoom(notes.length, textScale),
    ...on('left').map(({ text }) => noteWidth(text) * textScale),
  );
  const height = Math.ceil(Math.max(least, Math.min(tallest, high)));
  return frameOf([boxRing(shown)], { width: WIDTH, height, margins }, seen === 'wall');
}
