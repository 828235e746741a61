import type { ReactNode } from 'react';
import type { Locale } from '../../../language/locale.ts';
import type { Room } from '../../../planner/measure/places/place.ts';
import { boundsOf } from '../../../planner/measure/outline/polygon.ts';
import { formatExampleSize, length } from '../../../planner/measure/units/units.ts';
import { pathOf, tenth, type DrawingFrame } from '../drawing-frame.ts';
import { DimensionLines } from './dimension-lines.tsx';
import { LayerFills } from './layer-fill.tsx';
import type { Layer } from './layers.ts';
import { OpeningMark } from '../plan/opening-mark.tsx';

/** Distance from a wall to the line in its paint colour, in drawing units. */
const INSIDE = 5;

/**
 * A rectangular room with the layers on its floor, for public pages. It has less markup than the plan on which users
 * enter sizes.
 */
export function LaidRoom(props: {
  readonly room: Room;
  readonly layers: readonly Layer[];
  readonly locale: Locale;
  readonly frame: DrawingFrame;
  /** Description of the drawing, in words. */
  readonly label: string;
  /** Colour of the walls, if they are painted. */
  readonly colour?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { room, layers, locale, frame, label, colour, children } = props;
  const { x0, y0, x1, y1 } = boundsOf(room.floor);
  const [start, end] = [frame.at({ x: x0, y: y0 }), frame.at({ x: x1, y: y1 })];
  const painted = `M${tenth(start.x + INSIDE)} ${tenth(start.y + INSIDE)}H${tenth(end.x - INSIDE)}V${tenth(end.y - INSIDE)}H${tenth(start.x + INSIDE)}Z`;
  return (
    <svg
      className="plan plan--laid"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      <LayerFills layers={layers} frame={frame} />
      {colour !== undefined && (
        <path className="plan__paint plan__paint--round" d={painted} style={{ stroke: colour }} />
      )}
      <path className="plan__wall" d={pathOf(room.floor, frame)} />
      {room.walls.map(({ openings }, i) => {
        const corner = frame.at(room.floor[0]?.[i] ?? { x: 0, y: 0 });
        return openings.map(({ id, kind, at, width }) => (
          <g key={id} transform={`translate(${corner.x} ${corner.y}) rotate(${90 * i})`}>
            <OpeningMark
              kind={kind}
              from={tenth(at * frame.scale)}
              size={tenth(width * frame.scale)}
            />
          </g>
        ));
      })}
      <DimensionLines
        drawing={{
          surface: room.floor,
          dimensions: [
            { side: 'top', from: x0, to: x1, text: formatExampleSize(length(x1 - x0), locale) },
            { side: 'left', from: y0, to: y1, text: formatExampleSize(length(y1 - y0), locale) },
          ],
        }}
        frame={frame}
        textScale={1}
      />
      {children}
    </svg>
  );
}
