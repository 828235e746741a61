import { boxRing, twiceArea } from '../../measure/outline/polygon.ts';
import { formatLength, mm, type Length } from '../../measure/units/units.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing, Sparse } from '../kit/contract.ts';
import { block } from '../kit/drawings.ts';
import { isFoamed } from './fields.ts';
import { cutEdges, isCut, type DoorJob } from './layout.ts';

/** Drawn width of an existing frame. */
const SEEN = mm(60);
/** Drawn widths of a hinge's knuckle and a rose. */
const KNUCKLE = mm(20);
const ROSE = mm(50);
/** Distance of the spindle from the edge. */
const BACKSET = mm(60);

/** The leaf in its frame with gaps, hinges and handle; and what comes off it. */
export const doorDrawings = (inputs: DoorJob): Sparse<JobDrawing> => [
  elevation(inputs),
  isCut(inputs.door) && trimmed(inputs),
];

const part = (x: number, y: number, width: number, height: number, whole = false): LaidPiece =>
  block(Math.round(x), Math.round(y), Math.round(width), Math.round(height), whole);

/** Positions of the parts, from the left end of the frame or the wall opening. */
interface Seen {
  readonly wide: number;
  readonly high: number;
  readonly jamb: number;
  /** Outer edges of the jambs. */
  readonly left: number;
  readonly right: number;
  /** Left edge of the leaf. */
  readonly x: number;
}

function seenFrom(inputs: DoorJob): Seen {
  const { fitted, way, inside, frame } = inputs.door;
  // A frame that is foamed in has its trim over what is packed.
  const bare = frame === undefined || isFoamed(inputs) ? undefined : frame;
  const jamb = bare?.jamb ?? SEEN;
  const packed = bare?.pack.side ?? 0;
  const wide = inside.width + 2 * (jamb + packed);
  return {
    wide,
    high: inside.height + jamb + (bare?.pack.top ?? 0),
    jamb,
    left: packed,
    right: wide - packed,
    x: packed + jamb + fitted.gap - way.lap,
  };
}

function elevation(inputs: DoorJob): JobDrawing {
  const { words, locale, door } = inputs;
  const { fitted, way } = door;
  const seen = seenFrom(inputs);
  const shown = (size: Length): string => formatLength(size, locale);
  const [top, bottom, latch] = [way.hinges.top, way.hinges.bottom, way.latch].map(shown) as [
    string,
    string,
    string,
  ];
  const hinge = door.hinge.length ?? mm(75);
  const x = seen.x + fitted.width / 2;
  const high = fitted.under + fitted.height;
  return {
    id: 'door',
    name: words.drawing.door,
    counts: [door.product, 'door-lining', 'door-hinges', 'door-latch', 'door-handles'],
    surface: [boxRing({ x0: 0, y0: 0, x1: seen.wide, y1: seen.high })],
    seen: 'wall',
    pieces: [...jambs(inputs, seen), ...leafPieces(inputs, seen)],
    notes: [
      { at: { x, y: high * 0.72 }, text: shown(fitted.width) },
      { at: { x, y: high * 0.66 }, text: `× ${shown(fitted.height)}` },
      { at: { x, y: high - way.hinges.top - hinge / 2 }, text: top },
      { at: { x, y: fitted.under + way.hinges.bottom + hinge / 2 }, text: bottom },
      { at: { x, y: way.latch }, text: latch },
      { at: { x: seen.x + fitted.width, y: high * 0.36 }, text: shown(fitted.gap) },
      { at: { x, y: high * 0.03 }, text: shown(fitted.under) },
    ],
    says: locale.format.sentences([
      words.drawing.says(
        shown(fitted.width),
        shown(fitted.height),
        shown(fitted.gap),
        shown(fitted.under),
      ),
      words.drawing.hung(top, bottom, latch),
    ]),
  };
}

/** Two legs and a head; a rebated leaf covers their inner edges. */
function jambs({ door }: DoorJob, { jamb, left, right }: Seen): readonly LaidPiece[] {
  const { fitted, way, inside } = door;
  const beside = Math.max(0, way.lap - fitted.gap);
  const above = Math.max(0, fitted.under + fitted.height - inside.height);
  const leg = jamb - beside;
  return [
    part(left, 0, leg, inside.height + jamb, true),
    part(right - leg, 0, leg, inside.height + jamb, true),
    part(left + leg, inside.height + above, right - left - 2 * leg, jamb - above, true),
  ];
}

/** The leaf with its hinges and its handle. */
function leafPieces({ values, door }: DoorJob, { x }: Seen): readonly LaidPiece[] {
  const { fitted, way, hingesAt, hinge } = door;
  const isLeft = values.hand === 'left';
  const edge = isLeft ? x : x + fitted.width - KNUCKLE;
  const spindle = isLeft ? x + fitted.width - BACKSET : x + BACKSET;
  return [
    part(x, fitted.under, fitted.width, fitted.height, true),
    ...hingesAt.map((at) => part(edge, fitted.under + at, KNUCKLE, hinge.length ?? mm(75))),
    part(spindle - ROSE / 2, way.latch - ROSE / 2, ROSE, ROSE),
  ];
}

/** The leaf as bought, with the strips that are planed or sawn off. */
function trimmed(inputs: DoorJob): JobDrawing {
  const { words, locale, door } = inputs;
  const { fitted, leaf } = door;
  const { off, width, height } = fitted;
  const strips = [
    block(0, 0, off.side, leaf.height),
    block(off.side + width, 0, leaf.width - off.side - width, leaf.height),
    block(off.side, 0, width, off.bottom),
    block(off.side, off.bottom + height, width, off.top),
  ];
  const middle = leaf.height / 2;
  return {
    id: 'trim',
    name: words.drawing.trim,
    counts: [door.product],
    surface: [boxRing({ x0: 0, y0: 0, x1: leaf.width, y1: leaf.height })],
    seen: 'wall',
    pieces: [
      block(off.side, off.bottom, width, height, true),
      ...strips.filter(({ shape }) => twiceArea(shape) > 0),
    ],
    notes: [
      { at: { x: leaf.width / 6, y: middle }, size: off.side },
      { at: { x: (leaf.width * 5) / 6, y: middle }, size: off.side },
      { at: { x: leaf.width / 2, y: leaf.height / 12 }, size: off.bottom },
      { at: { x: leaf.width / 2, y: (leaf.height * 11) / 12 }, size: off.top },
    ].flatMap(({ at, size }) => (size > 0 ? [{ at, text: formatLength(size, locale) }] : [])),
    says: words.drawing.trimSays(cutEdges(inputs)),
  };
}
