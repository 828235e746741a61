import { formatArea, formatDimension, type UnitSystem } from '../measure/format-length.ts';
import {
  ceilingArea,
  wallLength,
  WALLS,
  type MeasuredRoom,
  type Opening,
  type Side,
  type Wall,
} from '../measure/room.ts';
import { mm, type Length } from '../measure/units.ts';

interface RoomPlanProps {
  readonly measured: MeasuredRoom;
  readonly system: UnitSystem;
  /** Walls that are painted, shown with a line of chalk. */
  readonly painted?: readonly Wall[];
  /** The side whose field has the focus. */
  readonly active?: Side | undefined;
  readonly onWall?: ((wall: Wall) => void) | undefined;
}

const NONE: readonly Wall[] = [];
const VIEW = { width: 358, height: 268 };
const MARGIN = { left: 44, top: 36, right: 20, bottom: 20 };
/** What is drawn for a side that is not known yet. */
const UNKNOWN: Readonly<Record<'length' | 'width', Length>> = { length: mm(4000), width: mm(3000) };

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Drawing units a grid step. */
  readonly scale: number;
}

/** A tenth of a drawing unit is finer than any screen. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The room as large as the picture allows, both sides to one scale. */
function frameOf(sizes: MeasuredRoom['sizes']): Frame {
  const long = sizes.length ?? UNKNOWN.length;
  const wide = sizes.width ?? UNKNOWN.width;
  const room = {
    w: VIEW.width - MARGIN.left - MARGIN.right,
    h: VIEW.height - MARGIN.top - MARGIN.bottom,
  };
  const scale = Math.min(room.w / long, room.h / wide);
  const w = tenth(long * scale);
  const h = tenth(wide * scale);
  return {
    x: tenth(MARGIN.left + (room.w - w) / 2),
    y: tenth(MARGIN.top + (room.h - h) / 2),
    w,
    h,
    scale,
  };
}

/** Moves a drawing made along wall A onto another wall. */
function place(wall: Wall, frame: Frame): string {
  const { x, y, w, h } = frame;
  if (wall === 'A') return `translate(${x} ${y})`;
  if (wall === 'B') return `translate(${x + w} ${y}) rotate(90)`;
  if (wall === 'C') return `translate(${x + w} ${y + h}) rotate(180)`;
  return `translate(${x} ${y + h}) rotate(270)`;
}

const drawnLength = (wall: Wall, frame: Frame): number =>
  wall === 'A' || wall === 'C' ? frame.w : frame.h;

/** A door with its swing, or a window as a double line, in the coordinates of wall A. */
function OpeningMark({ kind, from, size }: { kind: Opening['kind']; from: number; size: number }) {
  const gap = <rect className="plan__gap" x={from} y={-3} width={size} height={6} />;
  if (kind === 'window') {
    return (
      <>
        {gap}
        <path
          className="plan__fine"
          d={`M${from} -3h${size}M${from} 3h${size}M${from} -3v6M${from + size} -3v6`}
        />
      </>
    );
  }
  return (
    <>
      {gap}
      <path className="plan__fine" d={`M${from} 0v${size}`} />
      <path
        className="plan__fine plan__swing"
        d={`M${from} ${size}A${size} ${size} 0 0 0 ${from + size} 0`}
      />
    </>
  );
}

/** The openings of one wall, spread evenly: where exactly they sit does not change the areas. */
function Openings({ wall, measured, frame }: { wall: Wall; measured: MeasuredRoom; frame: Frame }) {
  const openings = measured.openings.filter((opening) => opening.wall === wall);
  const sizes = openings.map((opening) => tenth(opening.width * frame.scale));
  const free = drawnLength(wall, frame) - sizes.reduce((sum, size) => sum + size, 0);
  const gap = tenth(Math.max(0, free) / (openings.length + 1));
  let at = 0;
  return openings.map((opening, i) => {
    const size = sizes[i] ?? 0;
    const from = at + gap;
    at = from + size;
    return <OpeningMark key={opening.id} kind={opening.kind} from={from} size={size} />;
  });
}

function Dimension(props: { x: number; y: number; size: number; turn?: boolean; text: string }) {
  const { x, y, size, turn, text } = props;
  return (
    <g transform={`translate(${x} ${y})${turn === true ? ' rotate(-90)' : ''}`}>
      <path className="plan__dim" d={`M0 0h${size}M0 -5v10M${size} -5v10`} />
      <text className="plan__size" x={size / 2} y={-7} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** What the drawing shows, in words, for those who do not see it. */
export function planInWords(measured: MeasuredRoom, system: UnitSystem): string {
  const { room, openings } = measured;
  if (room === undefined) return 'Plan of the room, drawn as you measure.';
  const sides = [room.length, room.width].map((side) => formatDimension(side, system)).join(' by ');
  const open = openings.map(
    ({ kind, wall, width, height }) =>
      `${kind} on wall ${wall}, ${formatDimension(width, system)} by ${formatDimension(height, system)}`,
  );
  const list = open.length === 0 ? 'No doors or windows.' : `${open.join('; ')}.`;
  return `Plan of the room: ${sides}, ${formatDimension(room.height, system)} high. ${list}`;
}

/** The room drawn to scale from its numbers; tapping a wall asks for its field. */
export function RoomPlan({ measured, system, painted = NONE, active, onWall }: RoomPlanProps) {
  const { sizes, room } = measured;
  const frame = frameOf(sizes);
  const dimension = (side: 'length' | 'width'): string => {
    const known = sizes[side];
    return known === undefined ? `${side}?` : formatDimension(known, system);
  };
  const known = sizes.length !== undefined && sizes.width !== undefined;
  const isActive = (wall: Wall): boolean =>
    active === (wall === 'A' || wall === 'C' ? 'length' : 'width');
  return (
    <svg
      className={known ? 'plan' : 'plan plan--unknown'}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={planInWords(measured, system)}
    >
      <rect className="plan__floor" x={frame.x} y={frame.y} width={frame.w} height={frame.h} />
      {WALLS.map((wall) => (
        <g key={wall} transform={place(wall, frame)}>
          {painted.includes(wall) && (
            <path className="plan__paint" d={`M5 7H${tenth(drawnLength(wall, frame) - 5)}`} />
          )}
          <path
            className={isActive(wall) ? 'plan__wall plan__wall--active' : 'plan__wall'}
            d={`M0 0H${drawnLength(wall, frame)}`}
          />
          <Openings wall={wall} measured={measured} frame={frame} />
          {wallLength(wall, sizes) !== undefined && (
            <g
              transform={`translate(${tenth(drawnLength(wall, frame) / 4)} ${painted.includes(wall) ? 21 : 17})`}
            >
              <text className="plan__name" textAnchor="middle" transform={upright(wall)}>
                {wall}
              </text>
            </g>
          )}
          {onWall !== undefined && (
            <rect
              className="plan__hit"
              x={0}
              y={-22}
              width={drawnLength(wall, frame)}
              height={44}
              onClick={() => onWall(wall)}
            />
          )}
        </g>
      ))}
      <Dimension x={frame.x} y={frame.y - 14} size={frame.w} text={dimension('length')} />
      <Dimension
        x={frame.x - 14}
        y={frame.y + frame.h}
        size={frame.h}
        turn
        text={dimension('width')}
      />
      {room !== undefined && (
        <text
          className="plan__area"
          x={frame.x + frame.w / 2}
          y={frame.y + frame.h / 2 + 8}
          textAnchor="middle"
        >
          {formatArea(ceilingArea(room), system)}
        </text>
      )}
    </svg>
  );
}

/** Wall names stand upright whichever way their wall runs. */
function upright(wall: Wall): string {
  const turn = { A: 0, B: -90, C: -180, D: -270 }[wall];
  return `rotate(${turn}) translate(0 4)`;
}
