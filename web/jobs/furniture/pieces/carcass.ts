import { length, mm, type Length } from '../../../measure/units.ts';
import { bayOf, downTo } from '../../../takeoff/shelves.ts';
import { GROOVE_FROM_BACK, grooveOf, housingOf, SHELF_PLAY } from '../joints.ts';
import { part, type Part } from '../panel.ts';
import type { Design, Laid } from '../piece.ts';
import { doorsOf } from './doors.ts';
import { drawersOf } from './drawers.ts';
import type { Inside } from './inside.ts';

/** The rails across the top of a base cabinet, and the one that a wall cabinet hangs by. */
const RAIL = mm(100);
/** A plinth stands back from the front: of a base cabinet for the toes. */
const TOES = mm(50);
const RECESS = mm(20);
/** Shelves behind doors stay clear of them. */
const SHELF_BACK = mm(20);
/** A hat shelf leaves so much above it; the rail hangs so far below. */
const HATS = mm(280);
const ROD = mm(25);
const ROD_BELOW = mm(60);
/** The part of a wardrobe's width that clothes hang in, where shelves take the rest. */
const HUNG = 0.6;
const FOOT = mm(40);
/** Loose shelves alone would let the sides of a taller case bow: one in the middle is fixed. */
const FIXED_ABOVE = mm(1200);
/** Less than this is no space for anything. */
const LEAST_CLEAR = mm(60);
const LEAST_INSIDE = mm(100);

/** The thickness of what stands before the carcass. */
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
    y1: depth - thin - (back === 'groove' ? GROOVE_FROM_BACK : 0),
    z0: floor + board,
    z1: height - board,
    floor,
    housing: housingOf(design),
  };
}

/** Front edges are seen and banded. */
const FRONT = ['y0'] as const;

function sidesOf({ design, y0, floor }: Inside, yEnd: number): readonly Part[] {
  const { width, height, board, stands } = design;
  const from = stands === 'feet' ? floor : 0;
  const side = (x: number, way: -1 | 1): Part =>
    part('side', {
      at: [x, y0, from],
      size: [board, yEnd - y0, height - from],
      grain: 2,
      stage: way < 0 ? 'frame' : 'close',
      apart: [way * 0.45, 0, 0],
      banded: FRONT,
    });
  return [side(0, -1), side(width - board, 1)];
}

function acrossOf(inside: Inside, yEnd: number): readonly Part[] {
  const { design, x0, x1, y0, y1, z1, floor, housing } = inside;
  const { kind, board } = design;
  const flat = (role: 'top' | 'bottom', z: number, way: number): Part =>
    part(role, {
      at: [x0 - housing, y0, z],
      size: [x1 - x0 + 2 * housing, yEnd - y0, board],
      grain: 0,
      stage: 'frame',
      apart: [0, 0, way],
      banded: FRONT,
      sunk: [housing],
    });
  const rail = (y: number): Part =>
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
    at: [x0, y1 - board, z1 - RAIL],
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

function backOf({ design, x0, x1, z0, z1, floor }: Inside): Part {
  const { kind, back, board, thin, width, height, depth } = design;
  const common = { grain: 2, stock: 'back', stage: 'back', apart: [0, 1, 0] } as const;
  if (back === 'screwed') {
    return part('back', {
      ...common,
      at: [0, depth - thin, floor],
      size: [width, thin, height - floor],
    });
  }
  const groove = grooveOf(board);
  // Rails leave the top open: the back ends flush with it.
  const end = kind === 'base' ? height : z1 + groove;
  return part('back', {
    ...common,
    at: [x0 - groove, depth - GROOVE_FROM_BACK - thin, z0 - groove],
    size: [x1 - x0 + 2 * groove, thin, end - z0 + groove],
    sunk: [groove],
  });
}

function standOf({ design, x0, x1, y0, floor }: Inside, yEnd: number): readonly Part[] {
  const { kind, board, stands, lift, width } = design;
  if (floor === 0) return [];
  if (stands === 'plinth') {
    const recess = kind === 'base' ? TOES : RECESS;
    return [
      part('plinth', {
        at: [x0, y0 + recess, 0],
        size: [x1 - x0, board, lift],
        grain: 0,
        stage: 'plinth',
        apart: [0, -0.5, -0.2],
      }),
    ];
  }
  const foot = (x: number, y: number): Part =>
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
  const along = feetAlong(width);
  const left = Math.min(x0 + RECESS, Math.floor((x0 + x1) / 2) - FOOT);
  const step = (x0 + x1 - FOOT - 2 * left) / (along - 1);
  return Array.from({ length: along }, (_, i) => Math.round(left + i * step)).flatMap((x) => [
    foot(x, near),
    foot(x, far),
  ]);
}

/** Feet in a row: one more in the middle of what is wider than this. */
const WIDE = mm(900);
const feetAlong = (width: Length): number => (width > WIDE ? 3 : 2);

/** An opening between two uprights, with what shelves in it are joined to. */
interface Bay {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

interface Shelved {
  readonly parts: readonly Part[];
  readonly clear: number;
}

/** Equal spaces; loose shelves lie on pins, and of many in a tall case the middle one is fixed. */
function shelvesIn(inside: Inside, bay: Bay, bayWidth: number): Shelved | undefined {
  const { design, y0, y1, housing } = inside;
  const { shelves, board, hold, grain, doors, fronts, gap } = design;
  const clear = downTo((bay.z1 - bay.z0 - shelves * board) / (shelves + 1), grain);
  if (clear < LEAST_CLEAR) return undefined;
  const isTall = bay.z1 - bay.z0 > FIXED_ABOVE && shelves >= 3;
  const front = doors === 0 ? y0 : y0 + (fronts === 'inset' ? board + gap : 0) + SHELF_BACK;
  const parts = Array.from({ length: shelves }, (_, i): Part => {
    const isFixed = hold === 'fixed' || (isTall && i === Math.floor(shelves / 2));
    const play = Math.floor(SHELF_PLAY / 2);
    const [x, wide] = isFixed
      ? [bay.x0 - housing, bayWidth + 2 * housing]
      : [bay.x0 + play, bayWidth - 2 * play];
    return part(isFixed ? 'fixed-shelf' : 'shelf', {
      at: [x, front, bay.z0 + (i + 1) * clear + i * board],
      size: [wide, y1 - front, board],
      grain: 0,
      stage: isFixed ? 'frame' : 'shelves',
      apart: isFixed ? [0, 0, 0] : [0, -1, 0],
      banded: FRONT,
      sunk: isFixed ? [housing] : [],
    });
  });
  return { parts, clear };
}

function upright(inside: Inside, x: number, z1: number): Part {
  const { design, y0, y1, z0, housing } = inside;
  const { fronts, doors, board, gap } = design;
  const front = doors > 0 && fronts === 'inset' ? y0 + board + gap : y0;
  return part('upright', {
    at: [x, front, z0 - housing],
    size: [design.board, y1 - front, z1 - z0 + 2 * housing],
    grain: 2,
    stage: 'frame',
    banded: FRONT,
    sunk: [housing],
  });
}

interface Filled {
  readonly parts: readonly Part[];
  readonly span: number;
  readonly clear: number;
}

/** Bays of one width beside each other, shelves in each. */
function bookBays(inside: Inside): Filled | undefined {
  const { design, x0, x1, z0, z1 } = inside;
  const { dividers, board, grain, shelves, kind } = design;
  const wide = bayOf(length(x1 - x0), dividers, board, grain);
  if (wide < LEAST_INSIDE) return undefined;
  const top = kind === 'wall' && shelves > 0 ? z1 - RAIL : z1;
  const bays = Array.from({ length: dividers + 1 }, (_, i): Bay => {
    const from = x0 + i * (wide + board);
    // What rounding leaves is in the last one.
    return { x0: from, x1: i === dividers ? x1 : from + wide, z0, z1: top };
  });
  const shelved = bays.map((bay) => shelvesIn(inside, bay, bay.x1 - bay.x0));
  if (shelved.some((one) => one === undefined)) return undefined;
  const parts = shelved.flatMap((one) => one?.parts ?? []);
  const uprights = bays.slice(1).map((bay) => upright(inside, bay.x0 - board, z1));
  const last = bays.at(-1);
  return {
    parts: [...uprights, ...parts],
    span: shelves === 0 ? 0 : last === undefined ? 0 : last.x1 - last.x0,
    clear: shelves === 0 ? 0 : (shelved[0]?.clear ?? 0),
  };
}

/** A hat shelf from side to side, a rail below it, and shelves beside what hangs where there are any. */
function wardrobeBays(inside: Inside): Filled | undefined {
  const { design, x0, x1, y0, y1, z0, z1, housing } = inside;
  const { board, shelves, grain, doors, fronts, gap } = design;
  const hat = z1 - HATS - board;
  if (hat - z0 < mm(900)) return undefined;
  const front = doors > 0 && fronts === 'inset' ? y0 + board + gap : y0;
  const wide = x1 - x0;
  const hung = shelves === 0 ? wide : downTo((wide - board) * HUNG, grain);
  const bay: Bay = { x0: x0 + hung + board, x1, z0, z1: hat };
  const shelved = shelves === 0 ? { parts: [], clear: 0 } : shelvesIn(inside, bay, x1 - bay.x0);
  if (shelved === undefined || (shelves > 0 && x1 - bay.x0 < LEAST_INSIDE)) return undefined;
  const parts = [
    part('fixed-shelf', {
      at: [x0 - housing, front, hat],
      size: [wide + 2 * housing, y1 - front, board],
      grain: 0,
      stage: 'frame',
      banded: FRONT,
      sunk: [housing],
    }),
    ...(shelves === 0 ? [] : [upright(inside, x0 + hung, hat)]),
    ...shelved.parts,
    part('rod', {
      at: [x0, Math.round((front + y1 - ROD) / 2), hat - ROD_BELOW - ROD],
      size: [hung, ROD, ROD],
      grain: 0,
      stock: 'rod',
      stage: 'shelves',
      apart: [0, -0.8, 0],
    }),
  ];
  return { parts, span: Math.max(shelves === 0 ? wide : hung, x1 - bay.x0), clear: shelved.clear };
}

/** Sides, bottom and top round shelves, doors or drawers: bookcase, cabinets, drawer unit, wardrobe. */
export function carcass(design: Design): Laid {
  const { kind, board, thin, depth, back, drawers, doors } = design;
  const inside = insideOf(design);
  const { x0, x1, y0, y1, z0, z1 } = inside;
  const yEnd = depth - (back === 'screwed' ? thin : 0);
  if (x1 - x0 < LEAST_INSIDE) return { field: 'width', why: 'narrow' };
  if (y1 - y0 < LEAST_INSIDE) return { field: 'depth', why: 'shallow' };
  if (z1 - z0 < LEAST_INSIDE) return { field: 'height', why: 'low' };
  const filled = kind === 'wardrobe' ? wardrobeBays(inside) : bookBays(inside);
  if (filled === undefined) {
    const isLow = kind === 'wardrobe' && z1 - HATS - board - z0 < mm(900);
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
      ...standOf(inside, yEnd),
      ...drawn.parts,
      ...fronts,
    ],
    span: length(filled.span),
    shelfDepth: length(y1 - y0),
    clear: length(filled.clear),
    runner: drawn.runner,
    doorHeight: length(fronts[0]?.size[2] ?? 0),
  };
}
