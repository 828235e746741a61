import { useMemo, useState, type CSSProperties } from 'react';
import type { Ring } from '../../../planner/measure/outline/polygon.ts';
import { CeilingLines, type CeilingMarks } from './ceiling-lines.tsx';
import { frameOf, pathOf, tenth, type DrawingFrame } from '../drawing-frame.ts';
import { LayerFills } from '../layers/layer-fill.tsx';
import type { Layer } from '../layers/layers.ts';
import { hasRoom, middleOf } from './middle-of.ts';
import {
  OutsideDimension,
  isDrawnInside,
  LETTER,
  Within,
  type Drawn,
  type DrawnSide,
} from './side-dimension.tsx';
import { dimensionRoom, type DimensionRoom } from './dimension-room.ts';
import { namesAlong, type SideToName } from './name-along.ts';
import { OpeningMark } from './opening-mark.tsx';
import { SlideHandle, type Slide } from './slide-handle.tsx';
import { useTextScale } from '../text-scale.ts';

interface OutlinePlanProps {
  /** Clockwise, y down. */
  readonly corners: Ring;
  readonly sides: readonly DrawnSide[];
  /** Lines of a sloped ceiling. */
  readonly ceiling?: CeilingMarks | undefined;
  /** True if the outline is measured; otherwise it is a sketch of the sizes to measure. */
  readonly known: boolean;
  readonly area?: string | undefined;
  /** Description of the drawing, in words. */
  readonly label: string;
  readonly onSide?: ((at: number) => void) | undefined;
  /** Layers on it, from the bottom up. */
  readonly layers?: readonly Layer[] | undefined;
  /** A side that the user can drag. */
  readonly slide?: Slide | undefined;
}

const NO_LAYERS: readonly Layer[] = [];

/** Area text in the middle: width of a letter and height of a line including its margin, in drawing units. */
const AREA = { letter: 13, high: 38 };
/** Smaller area text, if the large one does not fit. */
const FINE_AREA = { letter: LETTER, high: 26 };
const UNNAMED: DrawnSide = { name: '', size: undefined };
const NO_ROOM: DimensionRoom = { out: undefined, isOpenAt: { start: false, end: false } };

/** Margin of a plan without text, in drawing units. */
const BARE = 8;

/** `quiet`: the right and bottom sides have no dimension, so their margins are small. */
const boxFor = (quiet: boolean, scale: number) => ({
  width: 358,
  height: 300,
  margins: {
    left: 14 + 30 * scale,
    top: 12 + 24 * scale,
    right: quiet ? 20 : 14 + 30 * scale,
    bottom: quiet ? 20 : 12 + 24 * scale,
  },
});

const BARE_BOX = {
  width: 358,
  height: 240,
  margins: { left: BARE, top: BARE, right: BARE, bottom: BARE },
};

function drawnSides(corners: Ring, frame: DrawingFrame): readonly Drawn[] {
  return corners.map((corner, i) => {
    const from = frame.at(corner);
    const to = frame.at(corners[(i + 1) % corners.length] ?? corner);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return {
      ...from,
      angle: tenth((angle + 360) % 360),
      size: tenth(Math.hypot(to.x - from.x, to.y - from.y)),
    };
  });
}

/** Distance of a name from its side, in drawing units. */
const nameIn = ({ worked }: DrawnSide): number => (worked === undefined ? 17 : 21);

/** Input for the position of a side's name. */
const toName = (
  side: DrawnSide,
  room: DimensionRoom,
  drawn: Drawn,
  scale: number,
): Omit<SideToName, 'words' | 'textScale'> => ({
  ...drawn,
  inside: nameIn(side),
  usual: drawn.size > 60 ? (side.late === true ? 2 / 3 : 1 / 4) : 1 / 2,
  doors: (side.openings ?? [])
    .filter(({ kind }) => kind === 'door')
    .map(({ at, width }) => [at * scale, (at + width) * scale]),
  isNamed: side.name !== '' && !isDrawnInside(side, room),
});

/** The type of React styles has no custom properties. */
const workedIn = (colour: string) => ({ '--worked': colour }) as CSSProperties;

function Side(props: {
  readonly side: DrawnSide;
  readonly drawn: Drawn;
  readonly room: DimensionRoom;
  /** Position of its name, as a share of its length. */
  readonly along: number;
  readonly scale: number;
  readonly textScale: number;
  readonly onTap: (() => void) | undefined;
}) {
  const { side, drawn, room, along, scale, textScale, onTap } = props;
  const { size, angle } = drawn;
  const isInside = isDrawnInside(side, room);
  return (
    <g className="plan__side" transform={`translate(${drawn.x} ${drawn.y}) rotate(${angle})`}>
      {side.worked !== undefined && (
        <path className="plan__paint" d={`M2 5H${tenth(size - 2)}`} style={workedIn(side.worked)} />
      )}
      <path
        className={side.active === true ? 'plan__wall plan__wall--active' : 'plan__wall'}
        d={`M0 0H${size}`}
      />
      {side.openings?.map(({ id, kind, at, width }) => (
        <OpeningMark key={id} kind={kind} from={tenth(at * scale)} size={tenth(width * scale)} />
      ))}
      {isInside && side.size !== undefined && (
        <Within side={side} drawn={drawn} textScale={textScale} isOpenAt={room.isOpenAt} />
      )}
      {side.name !== '' && !isInside && (
        <g transform={`translate(${tenth(size * along)} ${nameIn(side)}) rotate(${-angle})`}>
          <text className="plan__name" y={4} textAnchor="middle">
            {side.name}
          </text>
        </g>
      )}
      {side.size !== undefined && !isInside && (
        <OutsideDimension
          size={size}
          angle={angle}
          text={side.size}
          textScale={textScale}
          out={side.within === true ? (room.out ?? 0) : 0}
          isOpen={room.isOpenAt.end}
        />
      )}
      {onTap !== undefined && (
        <rect className="plan__hit" x={0} y={-22} width={size} height={44} onClick={onTap} />
      )}
    </g>
  );
}

/** An outline drawn to scale; a tap on a side calls `onSide`. */
export function OutlinePlan(props: OutlinePlanProps) {
  const { corners, sides, known, area, label, ceiling, onSide, layers = NO_LAYERS } = props;
  const quiet = sides.every(({ size }, i) => size === undefined || i === 0 || i === 3);
  const textScale = useTextScale();
  const isBare = sides.every(({ size, name }) => size === undefined && name === '');
  const box = useMemo(
    () => (isBare ? BARE_BOX : boxFor(quiet, textScale)),
    [isBare, quiet, textScale],
  );
  const fitted = useMemo(() => frameOf([corners], box), [corners, box]);
  // The scale is fixed while the user drags a side, so that the side stays under the finger.
  const [held, setHeld] = useState<DrawingFrame>();
  const frame = held ?? fitted;
  const points = corners.map(frame.at);
  const middle = area === undefined ? undefined : middleOf(points);
  const lettersOf = ({ letter, high }: typeof AREA) => ({
    wide: (area?.length ?? 0) * letter * textScale,
    high: high * textScale,
  });
  const large = lettersOf(AREA);
  const isLarge = middle !== undefined && hasRoom(points, middle, large.wide, large.high);
  const letters = isLarge ? large : lettersOf(FINE_AREA);
  const className = isLarge ? 'plan__area' : 'plan__size';
  const words = { x: middle?.x ?? 0, y: middle?.y ?? 0, ...letters };
  const drawnAll = drawnSides(corners, frame);
  const rooms = points.map((_, i) => dimensionRoom(points, i));
  const along = namesAlong(
    drawnAll.map((drawn, i) => ({
      ...toName(sides[i] ?? UNNAMED, rooms[i] ?? NO_ROOM, drawn, frame.scale),
      words,
      textScale,
    })),
  );
  return (
    <svg
      className={[
        'plan',
        ...(known ? [] : ['plan--unknown']),
        ...(layers.length > 0 ? ['plan--laid'] : []),
        // A transition would make a dragged side lag behind the finger.
        ...(held === undefined ? ['plan--moves'] : []),
      ].join(' ')}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      <path className="plan__floor" d={pathOf([corners], frame)} />
      <LayerFills layers={layers} frame={frame} />
      {ceiling !== undefined && <CeilingLines marks={ceiling} frame={frame} />}
      {drawnAll.map((drawn, i) => (
        <Side
          // The index is the identity of a side.
          key={`side-${i + 1}`}
          side={sides[i] ?? UNNAMED}
          drawn={drawn}
          room={rooms[i] ?? NO_ROOM}
          along={along[i] ?? 0}
          scale={frame.scale}
          textScale={textScale}
          onTap={onSide === undefined ? undefined : () => onSide(i)}
        />
      ))}
      {middle !== undefined && (
        <text
          className={ceiling === undefined ? className : `${className} plan__note`}
          x={middle.x}
          y={middle.y + letters.high / 5}
          textAnchor="middle"
        >
          {area}
        </text>
      )}
      {props.slide !== undefined && (
        <SlideHandle
          slide={props.slide}
          side={drawnAll[props.slide.at]}
          scale={frame.scale}
          onHold={(isHeld) => setHeld(isHeld ? fitted : undefined)}
        />
      )}
    </svg>
  );
}
