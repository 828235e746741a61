import { length, mm } from '../../../measure/units/units.ts';
import { grooveFromBack, grooveOf, housingOf, type Design, type Laid } from '../piece.ts';
import { part, type BandedFace, type FurniturePart } from '../parts.ts';
import {
  bookBays,
  isTooLow,
  LEAST_INSIDE,
  RAIL,
  wardrobeBays,
  FRONT,
  type Inside,
} from './bays.ts';
import { doorsOf, drawersOf } from './fronts.ts';

/** Recess of a plinth: toe space of a base cabinet. */
const TOES = mm(50);
const RECESS = mm(20);
const FOOT = mm(40);

/** Thickness of the fronts before the carcass. */
const frontOf = ({ fronts, doors, drawers, board }: Design): number =>
  fronts === 'overlay' && (doors > 0 || drawers > 0) ? board : 0;

function insideOf(design: Design): Inside {
  const { width, height, depth, board, thin, back, stands, lift } = design;
  const floor = stands === 'floor' ? 0 : lift;
  return {
    design,
    x0: board,
    x1: width - board,
    y0: frontOf(design),
    y1: depth - thin - (back === 'groove' ? grooveFromBack(design) : 0),
    z0: floor + board,
    z1: height - board,
    floor,
    housing: housingOf(design),
  };
}

/** Eyes are so high: upper edges of what is lower are seen. */
const EYES = mm(1600);

/** Edges of the sides that are seen: below in what hangs, above in what is low and has no worktop on it. */
const sideEdges = ({ kind, height }: Design): readonly BandedFace[] => [
  ...FRONT,
  ...(kind === 'wall' ? (['z0'] as const) : []),
  ...(kind !== 'wall' && kind !== 'base' && height <= EYES ? (['z1'] as const) : []),
];

function sidesOf({ design, y0, floor }: Inside, yEnd: number): readonly FurniturePart[] {
  const { width, height, board, stands } = design;
  const from = stands === 'feet' ? floor : 0;
  const side = (x: number, way: -1 | 1): FurniturePart =>
    part('side', {
      at: [x, y0, from],
      size: [board, yEnd - y0, height - from],
      grain: 2,
      stage: way < 0 ? 'frame' : 'close',
      apart: [way * 0.45, 0, 0],
      banded: sideEdges(design),
    });
  return [side(0, -1), side(width - board, 1)];
}

function acrossOf(inside: Inside, yEnd: number): readonly FurniturePart[] {
  const { design, x0, x1, y0, y1, z1, floor, housing } = inside;
  const { kind, board } = design;
  const flat = (role: 'top' | 'bottom', z: number, way: number): FurniturePart =>
    part(role, {
      at: [x0 - housing, y0, z],
      size: [x1 - x0 + 2 * housing, yEnd - y0, board],
      grain: 0,
      stage: 'frame',
      apart: [0, 0, way],
      banded: FRONT,
      sunk: [housing],
    });
  const rail = (y: number): FurniturePart =>
    part('rail', {
      at: [x0, y, z1],
      size: [x1 - x0, Math.min(RAIL, Math.floor((y1 - y0) / 2)), board],
      grain: 0,
      stage: 'frame',
      apart: [0, 0, 0.25],
      banded: y === y0 ? FRONT : [],
    });
  const rails = [rail(y0), rail(y1 - Math.min(RAIL, Math.floor((y1 - y0) / 2)))];
  const hung = part('hanging-rail', {
    at: [x0, design.back === 'groove' ? design.depth - board : y1 - board, z1 - RAIL],
    size: [x1 - x0, board, RAIL],
    grain: 0,
    stage: 'frame',
    apart: [0, 0.35, 0.2],
  });
  return [
    flat('bottom', floor, -0.2),
    ...(kind === 'base' ? rails : [flat('top', z1, 0.25)]),
    ...(kind === 'wall' ? [hung] : []),
  ];
}

function backOf({ design, x0, x1, z0, z1, floor }: Inside): FurniturePart {
  const { kind, back, board, thin, width, height, depth, grain } = design;
  const common = { grain: 2, stock: 'back', stage: 'back', apart: [0, 1, 0] } as const;
  if (back === 'screwed') {
    return part('back', {
      ...common,
      at: [0, depth - thin, floor],
      size: [width, thin, height - floor],
    });
  }
  const groove = length(grooveOf(board, grain) - grain);
  // Rails leave the top open: the back ends flush with it.
  const end = kind === 'base' ? height : z1 + groove;
  return part('back', {
    ...common,
    at: [x0 - groove, depth - grooveFromBack(design) - thin, z0 - groove],
    size: [x1 - x0 + 2 * groove, thin, end - z0 + groove],
    sunk: [groove],
  });
}

/** Plinths or feet; `uprights`: left faces of those that stand on the bottom, which would bend under them. */
function standOf(
  { design, x0, x1, y0, floor }: Inside,
  yEnd: number,
  uprights: readonly number[],
): readonly FurniturePart[] {
  const { kind, board, stands, lift, width, joint } = design;
  if (floor === 0) return [];
  if (stands === 'plinth') {
    const recess = kind === 'base' ? TOES : RECESS;
    return [y0 + recess, ...(uprights.length > 0 ? [yEnd - board] : [])].map((y) =>
      part('plinth', {
        at: [x0, y, 0],
        size: [x1 - x0, board, lift],
        grain: 0,
        // Dowels enter its ends along its length: before the second side is on.
        stage: joint === 'dowel' ? 'frame' : 'plinth',
        apart: [0, -0.5, -0.2],
      }),
    );
  }
  const foot = (x: number, y: number): FurniturePart =>
    part('foot', {
      at: [x, y, 0],
      size: [FOOT, FOOT, lift],
      grain: 2,
      stock: 'foot',
      stage: 'plinth',
      apart: [0, 0, -0.35],
    });
  const near = Math.min(y0 + TOES, Math.floor((y0 + yEnd) / 2) - FOOT);
  const far = Math.max(yEnd - FOOT - RECESS, near + FOOT);
  const left = Math.min(x0 + RECESS, Math.floor((x0 + x1) / 2) - FOOT);
  const middle = width > WIDE ? [(x0 + x1 - FOOT) / 2] : [];
  const between = uprights.length > 0 ? uprights.map((x) => x + (board - FOOT) / 2) : middle;
  return [left, ...between, x0 + x1 - FOOT - left]
    .map(Math.round)
    .flatMap((x) => [foot(x, near), foot(x, far)]);
}

/** What is wider and has no upright takes feet in its middle. */
const WIDE = mm(900);

/** Sides, bottom and top round shelves, doors or drawers: bookcase, cabinets, drawer unit, wardrobe. */
export function carcass(design: Design): Laid {
  const { kind, thin, depth, back, drawers, doors } = design;
  const inside = insideOf(design);
  const { x0, x1, y0, y1, z0, z1 } = inside;
  const yEnd = depth - (back === 'screwed' ? thin : 0);
  if (x1 - x0 < LEAST_INSIDE) return { field: 'width', why: 'narrow' };
  if (y1 - y0 < LEAST_INSIDE) return { field: 'depth', why: 'shallow' };
  if (z1 - z0 < LEAST_INSIDE) return { field: 'height', why: 'low' };
  const filled = kind === 'wardrobe' ? wardrobeBays(inside) : bookBays(inside);
  if (filled === undefined) {
    const isLow = kind === 'wardrobe' && isTooLow(inside);
    return isLow ? { field: 'height', why: 'low' } : { field: 'shelves', why: 'shelves' };
  }
  const drawn = drawers > 0 ? drawersOf(inside) : { parts: [], runner: mm(0) };
  if ('why' in drawn) return drawn;
  const fronts = doors > 0 ? doorsOf(inside) : [];
  return {
    parts: [
      ...sidesOf(inside, yEnd),
      ...acrossOf(inside, yEnd),
      ...filled.parts,
      backOf(inside),
      ...standOf(
        inside,
        yEnd,
        filled.parts.filter(({ role }) => role === 'upright').map(({ at: [x] }) => x),
      ),
      ...drawn.parts,
      ...fronts,
    ],
    span: length(filled.span),
    shelfDepth: length(y1 - y0),
    clear: length(filled.clear),
    stagger: length(filled.stagger),
    runner: drawn.runner,
    doorHeight: length(fronts[0]?.size[2] ?? 0),
  };
}
