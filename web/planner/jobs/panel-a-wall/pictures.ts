import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { formatLength, length, mm } from '../../measure/units/units.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block, noteAt } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import type { Panelled, PanelledWall } from './layout.ts';

/** Size of a socket's plate, and the usual height of its middle. */
const PLATE = mm(86);
const SOCKET_AT = mm(350);

/** Each wall from the front: strips round its openings, the gap between them, and its sockets. */
export const panelDrawings = (inputs: Inputs, done: Panelled): readonly JobDrawing[] =>
  done.walls.map((one) => elevation(inputs, done, one));

function elevation(
  { locale, words }: Inputs,
  done: Panelled,
  { wall, strips, sockets, stretches, firsts }: PanelledWall,
): JobDrawing {
  const shown = (size: number): string => formatLength(length(Math.round(size)), locale);
  const gap = stretches[0]?.gap;
  const wide = (done.boards ?? done.frames).section.width;
  const plates =
    SOCKET_AT + PLATE < done.top
      ? sockets.filter((at) => at > PLATE / 2 && at + PLATE / 2 < wall.shape.length)
      : [];
  const uprights = strips.filter(({ name }) => name === 'stile').length;
  return {
    id: wall.id,
    name: words.drawing.wall(wall.id),
    counts: [done.frames.product, 'tongue-and-groove', 'brad-nails', 'socket-spacer'],
    surface: wall.region,
    seen: 'wall',
    on: { wall: wall.id },
    pieces: [
      ...strips.flatMap(({ name, x, y, width, height }, from) => {
        const shape = clipRegion(wall.region, { x0: x, y0: y, x1: x + width, y1: y + height });
        const of = name === 'rail' ? done.frames.product : (done.boards ?? done.frames).product;
        return shape.length === 0 ? [] : [{ shape, whole: false, from, of }];
      }),
      ...(done.boards === undefined
        ? plates.map((at) => block(at - PLATE / 2, SOCKET_AT - PLATE / 2, PLATE, PLATE, true))
        : []),
    ],
    notes: [
      ...stretches.flatMap((one) => {
        const x = one.from + wide + one.gap / 2;
        const beside = strips.filter(
          (strip) => strip.name === 'stile' && Math.abs(strip.x + wide / 2 - x) < one.gap,
        );
        const lowest = beside.toSorted((left, right) => left.height - right.height)[0];
        return lowest === undefined
          ? []
          : [noteAt(x, lowest.y + lowest.height * 0.7, shown(one.gap))];
      }),
      // A first board that is ripped.
      ...firsts.flatMap(({ from, first, y }) =>
        first < wide ? [noteAt(from + first / 2, y, shown(first))] : [],
      ),
    ],
    says: words.drawing.says(
      strips.length - uprights,
      uprights,
      gap === undefined ? undefined : shown(gap),
      shown(done.top),
    ),
  };
}
