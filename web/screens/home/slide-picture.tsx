import { useState } from 'react';
import { words as homeWords } from '../../language/page/home.ts';
import { formatDimension } from '../../planner/measure/units/units.ts';
import { boundsOf, boxRing } from '../../planner/measure/outline/polygon.ts';
import { useIsHydrated } from '../../platform/store.ts';
import { frameOf, tenth, type DrawingFrame } from '../../ui/drawings/drawing-frame.ts';
import { LaidRoom } from '../../ui/drawings/layers/laid-room.tsx';
import { slideHere, type SlidRoom } from './slid-room.ts';

const { example: words } = homeWords;

/** Width of a phone's page, CSS px; the margins hold half a handle and a size in large text. */
const BOX = { width: 358, height: 236, margins: { left: 34, top: 44, right: 24, bottom: 4 } };
/** Size of the handle, about the width of a thumb, CSS px. */
const HANDLE = 44;

const percent = (of: number, whole: number): string => `${tenth((of / whole) * 100)}%`;

/** Frame of the longest room, so that the scale stays constant. */
function frameHere({ room }: SlidRoom): DrawingFrame {
  const { y1 } = boundsOf(room.floor);
  const { most, of } = slideHere();
  return frameOf([boxRing({ x0: 0, y0: 0, x1: of(most), y1 })], BOX);
}

/** Room to scale; a finger or an arrow key moves the wall on the right. */
export function SlidePicture(props: {
  readonly worked: SlidRoom;
  readonly at: number;
  /** Text of the slider's value. */
  readonly says: string;
  readonly onSlide: (at: number) => void;
}) {
  const { worked, at, says, onSlide } = props;
  const isLive = useIsHydrated();
  const [isTried, setTried] = useState(false);
  const { least, most, step, of } = slideHere();
  const frame = frameHere(worked);
  const [from, to] = [least, most].map((end) => frame.at({ x: of(end), y: 0 }).x);
  const { x1, y1 } = boundsOf(worked.room.floor);
  const [start, end] = [frame.at({ x: 0, y: 0 }), frame.at({ x: x1, y: y1 })];
  const middle = { x: tenth((start.x + end.x) / 2), y: tenth((start.y + end.y) / 2) };
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
      <LaidRoom
        {...worked}
        frame={frame}
        label={words.room(formatDimension(worked.long, worked.locale))}
      >
        {!isTried && (
          <text className="plan__size plan__note" x={middle.x} y={middle.y} textAnchor="middle">
            {words.try}
          </text>
        )}
        <g className="living__handle" transform={`translate(${end.x} ${middle.y}) rotate(90)`}>
          <circle className="slide__knob" r="13" />
          <path className="slide__arrows" d="M-4 -3L0 -7L4 -3M-4 3L0 7L4 3" />
        </g>
      </LaidRoom>
    </div>
  );
}
