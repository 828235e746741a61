import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { boundsOf, type Box, type Ring } from '../../../planner/measure/outline/polygon.ts';
import { CeilingLines, type CeilingMarks } from './ceiling-lines.tsx';
import { useTextScale, frameOf, tenth, type DrawingFrame } from '../drawing-frame.ts';
import type { Layer } from '../layers/layers.ts';
import { SurfacePicture } from '../layers/surface-picture.tsx';
import { hasRoom, middleOf } from './middle-of.ts';
import { LETTER, placeSides, type DrawnSide, type PlacedSide } from './side-dimensions.ts';
import { textWidth } from '../../format/text-width.ts';
import { namesAlong, type SideToName } from './name-along.ts';
import { OpeningMark } from './opening-mark.tsx';
import { SlideHandle, type Slide } from './slide-handle.tsx';

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
  /** If absent, the largest frame in which the drawing fits. */
  readonly frame?: DrawingFrame | undefined;
  readonly children?: ReactNode;
}

const NO_LAYERS: readonly Layer[] = [];

/** Area text in the middle: width of a letter and height of a line including its margin, in drawing units. */
const AREA = { letter: 13, high: 38 };
/** Smaller area text, if the large one does not fit. */
const FINE_AREA = { letter: LETTER, high: 26 };

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

/** Input for the position of a side's name. */
const toName = (
  side: PlacedSide,
  scale: number,
): Omit<SideToName, 'words' | 'textScale' | 'half'> => ({
  ...side,
  usual: side.axis.long > 60 ? (side.late === true ? 2 / 3 : 1 / 4) : 1 / 2,
  doors: (side.openings ?? [])
    .filter(({ kind }) => kind === 'door')
    .map(({ at, width }) => [at * scale, (at + width) * scale]),
  isNamed: side.name !== '' && !side.isInside,
});

/** Font size of a name at text scale 1, drawing units. */
const NAME = 12;

/** Half the width of a name, drawing units. */
const halfOf = (name: string, textScale: number): number =>
  (textWidth(name) * NAME * textScale) / 2;

/** The side with its longer name, if it is level and much longer. */
const called = (side: PlacedSide, textScale: number): PlacedSide =>
  side.called !== undefined &&
  side.name !== '' &&
  side.axis.angle === 0 &&
  side.axis.long > 6 * halfOf(side.called, textScale)
    ? { ...side, name: side.called }
    : side;

/** Box of each door's swing on a side. */
const swingsOf = ({ axis, openings = [] }: PlacedSide, scale: number): readonly Box[] =>
  openings
    .filter(({ kind }) => kind === 'door')
    .map(({ at, width }) => {
      const [from, size] = [at * scale, width * scale];
      return boundsOf([[axis.at(from, 0), axis.at(from + size, 0 - size)]]);
    });

/** The type of React styles has no custom properties. */
const workedIn = (colour: string) => ({ '--worked': colour }) as CSSProperties;

function Side(props: {
  readonly side: PlacedSide;
  /** Position of its name, as a share of its length. */
  readonly along: number;
  readonly scale: number;
  readonly onTap: (() => void) | undefined;
}) {
  const { side, along, scale, onTap } = props;
  const { x, y } = side.axis.at(0, 0);
  const [angle, size] = [tenth(side.axis.angle), tenth(side.axis.long)];
  return (
    <g className="plan__side" transform={`translate(${x} ${y}) rotate(${angle})`}>
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
      {side.name !== '' && !side.isInside && (
        <g transform={`translate(${tenth(size * along)} ${side.inside}) rotate(${-angle})`}>
          <text className="plan__name" y={4} textAnchor="middle">
            {side.name}
          </text>
        </g>
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
  const fixed = held ?? props.frame;
  const frame = fixed ?? fitted;
  const points = corners.map(frame.at);
  const placed = placeSides(points, sides, textScale).map((side) => called(side, textScale));
  const swings = placed.flatMap((side) => swingsOf(side, frame.scale));
  const middle = area === undefined ? undefined : middleOf(points, swings);
  const lettersOf = ({ letter, high }: typeof AREA) => ({
    wide: (area?.length ?? 0) * letter * textScale,
    high: high * textScale,
  });
  const large = lettersOf(AREA);
  const isLarge = middle !== undefined && hasRoom(points, middle, large.wide, large.high);
  const letters = isLarge ? large : lettersOf(FINE_AREA);
  const className = isLarge ? 'plan__area' : 'plan__size';
  const words = { x: middle?.x ?? 0, y: middle?.y ?? 0, ...letters };
  const along = namesAlong(
    placed.map((side) => ({
      ...toName(side, frame.scale),
      half: halfOf(side.name, textScale),
      words,
      textScale,
    })),
  );
  return (
    <SurfacePicture
      surface={[corners]}
      frame={frame}
      layers={layers}
      edge="sides"
      className={[
        'plan',
        ...(known ? [] : ['plan--unknown']),
        ...(layers.length > 0 ? ['plan--laid'] : []),
        // A transition would make a dragged side lag behind the finger.
        ...(fixed === undefined ? ['plan--moves'] : []),
      ].join(' ')}
      label={label}
      placed={placed.flatMap(({ dimensions }) => dimensions)}
      textScale={textScale}
    >
      {ceiling !== undefined && <CeilingLines marks={ceiling} frame={frame} />}
      {placed.map((side, i) => (
        <Side
          // The index is the identity of a side.
          key={`side-${i + 1}`}
          side={side}
          along={along[i] ?? 0}
          scale={frame.scale}
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
          side={placed[props.slide.at]?.axis}
          scale={frame.scale}
          onHold={(isHeld) => setHeld(isHeld ? fitted : undefined)}
        />
      )}
      {props.children}
    </SurfacePicture>
  );
}
