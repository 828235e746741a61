import { type PointerEvent, useRef } from 'react';
import { words as amountsWords } from '../../language/page/amounts.ts';
import { words } from '../../language/page/storey.ts';
import type { Opening } from '../../planner/measure/places/place.ts';
import {
  facingWalls,
  type PlacedWall,
  wallsOfRoom,
} from '../../planner/measure/storey/facing-walls.ts';
import { pointAt, type PlacedRoom } from '../../planner/measure/storey/lay-out.ts';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { mm } from '../../planner/measure/units/units.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import {
  useTextScale,
  type DrawingFrame,
  frameOf,
  pathOf,
  tenth,
} from '../../ui/drawings/drawing-frame.ts';
import { middleOf } from '../../ui/drawings/plan/middle-of.ts';
import { OpeningMark } from '../../ui/drawings/plan/opening-mark.tsx';
import { ownSlides } from '../../ui/drawings/plan/slide-handle.tsx';
import { textWidth } from '../../ui/format/text-width.ts';

/** Letter size and line height in units of the drawing: see `plan__size`. */
const SIZE = 13;
const LINE = 15;

const unevenness = ([a = '', b = '']: readonly string[]): number => Math.abs(a.length - b.length);

/** A name on one or two lines that fit into a room; undefined if it needs more. */
function linesOfName(
  name: string,
  { wide, high }: { readonly wide: number; readonly high: number },
  textScale: number,
): readonly string[] | undefined {
  const fits = (lines: readonly string[]): boolean =>
    lines.length * LINE * textScale <= high &&
    lines.every((line) => textWidth(line, true) * SIZE * textScale <= wide);
  const gaps = [...name.matchAll(/\s+/g)].map(({ index }) => index);
  const halves = gaps.map((at) => [name.slice(0, at), name.slice(at).trim()]);
  return [[name], ...halves.toSorted((a, b) => unevenness(a) - unevenness(b))].find(fits);
}

const { commas } = amountsWords;

const BOX = { width: 358, height: 300, margins: { left: 14, top: 14, right: 14, bottom: 14 } };
/** Thickness of a wall whose other side was not measured. */
const OUTER = mm(100);

/** A wall with its openings, seen from its room. */
function Openings(props: {
  readonly wall: PlacedWall;
  readonly openings: readonly Opening[];
  readonly thick: (opening: Opening) => number;
  readonly frame: DrawingFrame;
}) {
  const { wall, openings, thick, frame } = props;
  const { x, y } = frame.at(wall.from);
  const angle = tenth((Math.atan2(wall.way.y, wall.way.x) * 180) / Math.PI);
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      {openings.map((opening) => {
        const [from, size] = [tenth(opening.at * frame.scale), tenth(opening.width * frame.scale)];
        const deep = tenth(Math.max(0, thick(opening)) * frame.scale);
        return (
          <g key={opening.id}>
            <rect className="plan__gap" x={from} y={-deep} width={size} height={deep} />
            {opening.kind === 'window' ? (
              <path className="plan__fine" d={`M${from} 0h${size}M${from} ${-deep}h${size}`} />
            ) : (
              <OpeningMark kind={opening.kind} from={from} size={size} />
            )}
          </g>
        );
      })}
    </g>
  );
}

export interface Drag {
  /** Movement on the plan, in steps of the grid. */
  readonly onMove: (by: Point) => void;
  readonly onEnd: (by: Point) => void;
  readonly onCancel: () => void;
}

/** Movement of a finger during a tap, px. */
const SLIP = 6;

/** Drags the selected room; a tap is not a drag. */
function useDrag(frame: DrawingFrame, drag: Drag | undefined) {
  const start = useRef<{ x: number; y: number; perPixel: number; by?: Point }>(undefined);
  if (drag === undefined) return {};
  return {
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      const box = event.currentTarget.ownerSVGElement?.getScreenCTM();
      if (box === null || box === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const perPixel = 1 / (box.a * frame.scale);
      start.current = { x: event.clientX, y: event.clientY, perPixel };
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      const from = start.current;
      if (from === undefined) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (from.by === undefined && Math.hypot(x, y) < SLIP) return;
      from.by = { x: x * from.perPixel, y: y * from.perPixel };
      drag.onMove(from.by);
    },
    onPointerUp: () => {
      const by = start.current?.by;
      start.current = undefined;
      if (by !== undefined) drag.onEnd(by);
    },
    onPointerCancel: () => {
      start.current = undefined;
      drag.onCancel();
    },
  };
}

/** Rooms of a storey to scale with walls, doors and names; a tap selects one. */
export function StoreyPicture(props: {
  readonly name: string;
  readonly rooms: readonly PlacedRoom[];
  readonly chosen: string;
  readonly onTap: (id: string) => void;
  /** Handlers for the selected room; undefined if there is no wall to move along. */
  readonly drag: Drag | undefined;
  /** Rooms that set the frame; it stays fixed during a drag. */
  readonly framed: readonly PlacedRoom[];
}) {
  const { rooms, chosen, onTap, drag } = props;
  const textScale = useTextScale();
  const frame = frameOf(
    props.framed.map(({ ring }) => ring),
    BOX,
  );
  const handlers = useDrag(frame, drag);
  const walls = new Map(rooms.map((room) => [room, wallsOfRoom(room)]));
  const facing = facingWalls(walls) ?? [];
  const thickOf = (wall: PlacedWall) => (opening: Opening) =>
    facing.find(
      ({ one, from, to }) => one === wall && opening.at < to && opening.at + opening.width > from,
    )?.apart ?? OUTER;
  const labels = rooms.map((room, i) => {
    const ring = room.ring.map(frame.at);
    const wide = Math.max(...ring.map(({ x }) => x)) - Math.min(...ring.map(({ x }) => x));
    const high = Math.max(...ring.map(({ y }) => y)) - Math.min(...ring.map(({ y }) => y));
    return {
      room,
      number: i + 1,
      at: middleOf(ring),
      lines: linesOfName(room.name, { wide, high }, textScale),
    };
  });
  const keyed = labels.filter(({ lines }) => lines === undefined);
  return (
    <>
      <svg
        className="plan"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={words.picture(props.name, commas(rooms.map((room) => inWords(room, rooms))))}
      >
        {rooms.map(({ id, ring }) => (
          <path
            key={id}
            className="storey__walls"
            d={pathOf([ring], frame)}
            strokeWidth={tenth(2 * OUTER * frame.scale)}
          />
        ))}
        {facing
          .filter(({ apart }) => apart > 0)
          .map(({ one, other, from, to, apart }) => (
            <path
              key={`${one.room.id} ${one.name} ${other.room.id} ${other.name}`}
              className="storey__wall"
              d={pathOf(
                [
                  [
                    pointAt(one, from, 0),
                    pointAt(one, to, 0),
                    pointAt(one, to, apart),
                    pointAt(one, from, apart),
                  ],
                ],
                frame,
              )}
            />
          ))}
        {rooms.map(({ id, ring }) => (
          <g
            key={id}
            className={
              id === chosen && drag !== undefined
                ? 'plan__hit-group storey__held'
                : 'plan__hit-group'
            }
            data-room={id}
            onClick={() => onTap(id)}
            ref={id === chosen && drag !== undefined ? ownSlides : undefined}
            {...(id === chosen ? handlers : {})}
          >
            <path
              className={id === chosen ? 'plan__floor plan__floor--chosen' : 'plan__floor'}
              d={pathOf([ring], frame)}
            />
          </g>
        ))}
        <g className="storey__marks">
          {[...walls.values()].flat().map((wall) => (
            <Openings
              key={`${wall.room.id} ${wall.name}`}
              wall={wall}
              openings={entryOf(wall.room.measured.openings, wall.name) ?? []}
              thick={thickOf(wall)}
              frame={frame}
            />
          ))}
          {labels.map(({ room, number, at, lines = [String(number)] }) =>
            lines.map((line, i) => (
              <text
                key={`${room.id} ${line}`}
                className="plan__size plan__note"
                x={at.x}
                y={tenth(at.y + (5 + 15 * (i - (lines.length - 1) / 2)) * textScale)}
                textAnchor="middle"
              >
                {line}
              </text>
            )),
          )}
        </g>
      </svg>
      {keyed.length > 0 && (
        <p className="remark">
          {commas(keyed.map(({ number, room }) => words.key(number, room.name)))}
        </p>
      )}
    </>
  );
}

/** A room and its neighbours as text. */
function inWords({ name, measured, fault }: PlacedRoom, rooms: readonly PlacedRoom[]): string {
  const neighbour = rooms.find(({ id }) => id === measured.beside?.room);
  return neighbour === undefined || fault !== undefined
    ? name
    : words.standsBeside(name, neighbour.name);
}
