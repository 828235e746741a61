import type { ReactNode } from 'react';
import type { Locale } from '../../../language/locale.ts';
import type { Room } from '../../../planner/measure/places/place.ts';
import { boundsOf, boxRing } from '../../../planner/measure/outline/polygon.ts';
import { formatExampleSize, length } from '../../../planner/measure/units/units.ts';
import { pathOf, tenth, type DrawingFrame } from '../drawing-frame.ts';
import { OpeningMark } from '../plan/opening-mark.tsx';
import type { Layer } from './layers.ts';
import { placeDimensions } from './place-dimensions.ts';
import { SurfacePicture } from './surface-picture.tsx';

/** Distance from a wall to the line in its paint colour, in drawing units. */
const INSIDE = 5;

/** The rectangular example room with the layers on its floor, for public pages. */
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
  const { room, layers, locale, frame, label, colour } = props;
  const { x0, y0, x1, y1 } = boundsOf(room.floor);
  const inside = INSIDE / frame.scale;
  const painted = { x0: x0 + inside, y0: y0 + inside, x1: x1 - inside, y1: y1 - inside };
  const size = (side: 'top' | 'left', from: number, to: number) => ({
    side,
    from,
    to,
    text: formatExampleSize(length(to - from), locale),
  });
  const sizes = { surface: room.floor, dimensions: [size('top', x0, x1), size('left', y0, y1)] };
  return (
    <SurfacePicture
      className="plan plan--laid"
      surface={room.floor}
      frame={frame}
      layers={layers}
      edge="wall"
      label={label}
      placed={placeDimensions(sizes, frame, 1)}
      textScale={1}
    >
      {colour !== undefined && (
        <path
          className="plan__paint plan__paint--round"
          d={pathOf([boxRing(painted)], frame)}
          style={{ stroke: colour }}
        />
      )}
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
      {props.children}
    </SurfacePicture>
  );
}
