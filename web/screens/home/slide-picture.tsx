import { useState } from 'react';
import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import { formatDimension } from '../../measure/format-length.ts';
import { boundsOf, boxRing } from '../../measure/polygon.ts';
import { useIsLive } from '../../platform/use-is-live.ts';
import { frameOf, pathOf, tenth, type DrawingFrame } from '../../ui/drawings/drawing-frame.ts';
import { LayerFills } from '../../ui/drawings/layer-fill.tsx';
import { OpeningMark } from '../../ui/drawings/opening-mark.tsx';
import { slideHere, type SlidRoom } from './slid-room.ts';

const { example: words } = area('home', en);

/** As wide as the page of a phone; beside the longest room there is room for half a handle. */
const BOX = { width: 358, height: 236, margins: { left: 34, top: 32, right: 24, bottom: 4 } };
/** Of a handle, as wide as a thumb. */
const HANDLE = 44;

const percent = (of: number, whole: number): string => `${tenth((of / whole) * 100)}%`;

/** The frame of the longest room: while it is slid the scale stays. */
function frameHere({ room }: SlidRoom): DrawingFrame {
  const { y1 } = boundsOf(room.floor);
  const { most, of } = slideHere();
  return frameOf([boxRing({ x0: 0, y0: 0, x1: of(most), y1 })], BOX);
}

/** The room drawn to scale; a finger or an arrow key slides the wall on the right. */
export function SlidePicture(props: {
  readonly worked: SlidRoom;
  readonly at: number;
  /** What the slider says of where it is. */
  readonly says: string;
  readonly onSlide: (at: number) => void;
}) {
  const { worked, at, says, onSlide } = props;
  const isLive = useIsLive();
  const [isTried, setTried] = useState(false);
  const { least, most, step, of } = slideHere();
  const frame = frameHere(worked);
  const [from, to] = [least, most].map((end) => frame.at({ x: of(end), y: 0 }).x);
  const left = (from ?? 0) - HANDLE / 2;
  const over = {
    left: percent(left, BOX.width),
    width: percent((to ?? 0) - left + HANDLE / 2, BOX.width),
  };
  return (
    <div className="living__picture">
      {isLive && (
        <input
          type="range"
          className="living__range"
          style={over}
          aria-label={words.slide}
          aria-valuetext={says}
          min={least}
          max={most}
          step={step}
          value={at}
          onChange={(event) => {
            setTried(true);
            onSlide(Number(event.target.value));
          }}
        />
      )}
      <RoomPicture worked={worked} frame={frame} isLive={isLive} isAsking={isLive && !isTried} />
    </div>
  );
}

/** Along the inside of a wall, in its colour. */
const INSIDE = 5;

function RoomPicture(props: {
  readonly worked: SlidRoom;
  readonly frame: DrawingFrame;
  readonly isLive: boolean;
  readonly isAsking: boolean;
}) {
  const { worked, frame, isLive, isAsking } = props;
  const { room, layers, colour, locale, long } = worked;
  const { x1, y1 } = boundsOf(room.floor);
  const [start, end] = [frame.at({ x: 0, y: 0 }), frame.at({ x: x1, y: y1 })];
  const middle = { x: tenth((start.x + end.x) / 2), y: tenth((start.y + end.y) / 2) };
  const deep = formatDimension(room.walls[1]?.shape.length ?? long, locale);
  const painted = `M${start.x + INSIDE} ${start.y + INSIDE}H${end.x - INSIDE}V${end.y - INSIDE}H${start.x + INSIDE}Z`;
  return (
    <svg
      className="plan plan--laid"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={words.room(formatDimension(long, locale), deep)}
    >
      <LayerFills layers={layers} frame={frame} />
      <path className="plan__paint living__paint" d={painted} style={{ stroke: colour }} />
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
      <path
        className="plan__dim"
        d={`M${start.x} ${start.y - 14}H${end.x}M${start.x} ${start.y - 19}v10M${end.x} ${start.y - 19}v10`}
      />
      <g className="plan__size" textAnchor="middle">
        <text x={middle.x} y={start.y - 20}>
          {formatDimension(long, locale)}
        </text>
        <text transform={`translate(${start.x - 14} ${middle.y}) rotate(-90)`}>{deep}</text>
      </g>
      {isAsking && (
        <text className="plan__size plan__note" x={middle.x} y={middle.y} textAnchor="middle">
          {words.try}
        </text>
      )}
      {isLive && (
        <g className="living__handle" transform={`translate(${end.x} ${middle.y}) rotate(90)`}>
          <circle className="slide__knob" r="13" />
          <path className="slide__arrows" d="M-4 -3L0 -7L4 -3M-4 3L0 7L4 3" />
        </g>
      )}
    </svg>
  );
}
