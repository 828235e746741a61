import { boxRing, twiceArea } from '../../measure/outline/polygon.ts';
import { formatLength, mm, type Length } from '../../measure/units/units.ts';
import { flatPieces } from '../../scene/flat-view.ts';
import { solidAt, type Scene, type Solid, type Triple } from '../../scene/scene.ts';
import { revealIn } from '../../takeoff/structure/indoors/skirting.ts';
import type { JobDrawing, Sparse } from '../kit/contract.ts';
import { block, dimensionsIn } from '../kit/drawings.ts';
import { cutEdges, isCased, isCut, isStopped, thickOf, type DoorJob } from './layout.ts';

/** Drawn width of an existing frame, and drawn depth of one in a wall of unknown thickness. */
const SEEN = mm(60);
const DEEP = mm(100);
/** Drawn sizes of a hinge's knuckle, a rose and a handle. */
const KNUCKLE = mm(20);
const ROSE = mm(50);
const LEVER = mm(120);
/** Distance of the spindle from the edge of the leaf (trade). */
const BACKSET = mm(60);

/** The leaf in its frame, and what comes off it. */
export const doorDrawings = (inputs: DoorJob, scene: Scene): Sparse<JobDrawing> => [
  elevation(inputs, scene),
  isCut(inputs.door) && trimmed(inputs),
];

/** Leaf and frame from the side to which the door opens; x and z from the lower left corner inside the frame. */
export function doorScene(inputs: DoorJob): Scene {
  const { frame, inside, leaf, product } = inputs.door;
  const isHung = product === 'prehung-door';
  const deep = inputs.values.thick > 0 ? inputs.values.thick : DEEP;
  const jamb = frame?.jamb ?? SEEN;
  const lining = isHung ? product : frame?.lining && 'door-lining';
  return {
    says: saysOf(inputs),
    isAlone: true,
    solids: [
      ...round(inputs, { out: 0, wide: jamb, from: 0, deep }, (at, size) =>
        solidAt(at, size, {
          look: 'pine',
          ...(lining && { product: lining }),
          ...(frame && { step: 'set' }),
        }),
      ),
      ...leafSolids(inputs, isHung ? 'set' : undefined),
      ...stopSolids(inputs, leaf.thickness ?? 0, inside.height),
      ...casingSolids(inputs, deep),
    ],
  };
}

type Put = (at: Triple, size: Triple) => Solid;

/** Two legs and a head round the opening: their distance from it and width, and their extent away from the viewer. */
function round(
  { door: { inside } }: DoorJob,
  { out, wide, from, deep }: Readonly<Record<'out' | 'wide' | 'from' | 'deep', number>>,
  put: Put,
): readonly Solid[] {
  const { width, height } = inside;
  const head = height + out;
  return [
    put([0 - out - wide, from, 0], [wide, deep, head]),
    put([width + out, from, 0], [wide, deep, head]),
    put([0 - out - wide, from, head], [width + 2 * (out + wide), deep, wide]),
  ];
}

/** The leaf with hinges and handle. A rebated leaf is in front of its frame. */
function leafSolids(inputs: DoorJob, hung: string | undefined): readonly Solid[] {
  const { values, door } = inputs;
  const { fitted, way, hingesAt, hinge, product } = door;
  const x = fitted.gap - way.lap;
  const thick = thickOf(door);
  const front = way.lap > 0 ? 0 - thick : 0;
  const isLeft = values.hand === 'left';
  const edge = (isLeft ? x : x + fitted.width) - KNUCKLE / 2;
  const spindle = isLeft ? x + fitted.width - BACKSET : x + BACKSET;
  const lever = isLeft ? spindle - LEVER + ROSE / 2 : spindle - ROSE / 2;
  const steel = { look: 'steel', grain: 0 } as const;
  return [
    solidAt([x, front, fitted.under], [fitted.width, thick, fitted.height], {
      product,
      grain: 2,
      step: hung ?? 'hang',
    }),
    ...hingesAt.map((at) =>
      solidAt(
        [edge, front - KNUCKLE, fitted.under + at],
        [KNUCKLE, KNUCKLE, hinge.length ?? mm(75)],
        { ...steel, step: hung ?? 'hang' },
      ),
    ),
    solidAt([spindle - ROSE / 2, front - KNUCKLE, way.latch - ROSE / 2], [ROSE, KNUCKLE, ROSE], {
      ...steel,
      step: 'handles',
    }),
    solidAt([lever, front - 2 * KNUCKLE, way.latch - KNUCKLE / 2], [LEVER, KNUCKLE, KNUCKLE], {
      ...steel,
      step: 'handles',
    }),
  ];
}

const stopAt = (at: Triple, size: Triple): Solid =>
  solidAt(at, size, { product: 'door-stop', step: 'stops' });

/** Strips behind the leaf that it closes against. */
function stopSolids(inputs: DoorJob, leaf: number, high: number): readonly Solid[] {
  const { 'door-stop': entry } = inputs.shelf;
  if (!isStopped(inputs) || entry.form !== 'lengths') return [];
  const [{ thickness, width }] = entry.variants;
  const wide = inputs.door.inside.width;
  return [
    stopAt([0, leaf, 0], [thickness, width, high - thickness]),
    stopAt([wide - thickness, leaf, 0], [thickness, width, high - thickness]),
    stopAt([0, leaf, high - thickness], [wide, width, thickness]),
  ];
}

/** Architraves on both sides of the wall. The exploded view takes them off. */
function casingSolids(inputs: DoorJob, deep: number): readonly Solid[] {
  const { architrave: entry } = inputs.shelf;
  if (!isCased(inputs) || entry.form !== 'lengths') return [];
  const [{ thickness, width }] = entry.variants;
  return [-1, 1].flatMap((side) =>
    round(
      inputs,
      {
        out: revealIn(inputs.region),
        wide: width,
        from: side < 0 ? 0 - thickness : deep,
        deep: thickness,
      },
      (at, size) =>
        solidAt(at, size, {
          product: 'architrave',
          step: 'casing',
          apart: [0, side * inputs.door.inside.width * 0.4, 0],
        }),
    ),
  );
}

const shownIn =
  ({ locale }: DoorJob) =>
  (size: Length): string =>
    formatLength(size, locale);

function saysOf(inputs: DoorJob): readonly string[] {
  const { words, door } = inputs;
  const { fitted, way } = door;
  const shown = shownIn(inputs);
  return [
    words.drawing.says(
      shown(fitted.width),
      shown(fitted.height),
      shown(fitted.gap),
      shown(fitted.under),
    ),
    words.drawing.hung(shown(way.hinges.top), shown(way.hinges.bottom), shown(way.latch)),
  ];
}

function elevation(inputs: DoorJob, scene: Scene): JobDrawing {
  const { words, locale, door } = inputs;
  const { fitted, way } = door;
  const x = fitted.gap - way.lap;
  const [foot, top] = [fitted.under, fitted.under + fitted.height];
  const size = dimensionsIn(locale);
  return {
    id: 'door',
    name: words.drawing.door,
    counts: [door.product, 'door-lining', 'door-hinges', 'door-latch', 'door-handles'],
    seen: 'wall',
    ...flatPieces(scene, { from: 'front' }),
    dimensions: [
      size('top', x, x + fitted.width),
      size('left', foot, top),
      size('right', foot, foot + way.hinges.bottom),
      size('right', top - way.hinges.top, top),
    ],
    says: locale.format.sentences(scene.says),
  };
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
