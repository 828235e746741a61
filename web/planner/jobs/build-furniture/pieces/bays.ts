import { type Length, length, mm } from '../../../measure/units/units.ts';
import { type Design, shelfPlay } from '../piece.ts';
import { bayOf, downTo } from '../../../takeoff/walls/shelves.ts';
import { part, type FurniturePart } from '../parts.ts';

/** Inner faces of a carcass, in grid steps. */
export interface Inside {
  readonly design: Design;
  /** Between the sides. */
  readonly x0: number;
  readonly x1: number;
  /** Front edges of the sides, and the face in front of the back. */
  readonly y0: number;
  readonly y1: number;
  /** Between bottom and top. */
  readonly z0: number;
  readonly z1: number;
  /** The underside of the bottom. */
  readonly floor: number;
  readonly housing: Length;
}

/** Front edges are seen and banded. */
export const FRONT = ['y0'] as const;

/** The rails across the top of a base cabinet, and the one that a wall cabinet hangs by. */
export const RAIL = mm(100);
/** Shelves behind doors stay clear of them. */
const SHELF_BACK = mm(20);
/** Height above a hat shelf; the rail is below it. */
const HATS = mm(280);
const ROD = mm(25);
const ROD_BELOW = mm(60);
/** A rail is shorter than its bay by the floors of both its sockets (makers: 2 to 3 mm each). */
const IN_SOCKETS = mm(5);
/** The part of a wardrobe's width that clothes hang in, where shelves take the rest. */
const HUNG = 0.6;
/** Least height for hanging clothes. */
const LEAST_HUNG = mm(900);
/** Loose shelves alone would let the sides of a taller case bow: one in the middle is fixed. */
const FIXED_ABOVE = mm(1200);
/** Less than this is no space for anything. */
const LEAST_CLEAR = mm(60);
export const LEAST_INSIDE = mm(100);

/** An opening between two uprights, with what shelves in it are joined to. */
interface Bay {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

interface Shelved {
  readonly parts: readonly FurniturePart[];
  readonly clear: number;
  readonly stagger: number;
}

/** Height of a screw that a drill over a shelf drives. */
const DRIVEN_ABOVE = mm(40);

/**
 * Extra height of the shelves in every second bay, so that screws and dowels from both sides of an upright do not
 * meet. Housings do not need it; pockets are moved back instead.
 */
function staggerOf(
  { joint, hold, board, grain, dividers, shelves }: Design,
  clear: number,
): Length {
  const isThrough = joint === 'screw' || joint === 'dowel';
  if (!isThrough || hold !== 'fixed' || dividers === 0 || shelves === 0) return mm(0);
  return length(
    Math.max(board, downTo(Math.min(DRIVEN_ABOVE + board / 2, clear - LEAST_CLEAR), grain)),
  );
}

/**
 * Equal spaces; loose shelves lie on pins, and of many in a tall case the middle one is fixed. Every second bay has its
 * fixed shelves at other heights.
 */
function shelvesIn(inside: Inside, bay: Bay, isSecond = false): Shelved | undefined {
  const { design, y0, y1, housing } = inside;
  const { shelves, board, hold, grain, doors, fronts, gap } = design;
  const bayWidth = bay.x1 - bay.x0;
  const clear = downTo((bay.z1 - bay.z0 - shelves * board) / (shelves + 1), grain);
  const stagger = staggerOf(design, clear);
  if (clear - stagger < LEAST_CLEAR) return undefined;
  const raised = isSecond ? stagger : 0;
  const isTall = bay.z1 - bay.z0 > FIXED_ABOVE && shelves >= 3;
  const middle = Math.floor(shelves / 2) - (isSecond ? 1 : 0);
  const front = doors === 0 ? y0 : y0 + (fronts === 'inset' ? board + gap : 0) + SHELF_BACK;
  const parts = Array.from({ length: shelves }, (_, i): FurniturePart => {
    const isFixed = hold === 'fixed' || (isTall && i === middle);
    const play = shelfPlay(grain);
    const [x, wide] = isFixed
      ? [bay.x0 - housing, bayWidth + 2 * housing]
      : [bay.x0 + play, bayWidth - 2 * play];
    return part(isFixed ? 'fixed-shelf' : 'shelf', {
      at: [x, front, bay.z0 + raised + (i + 1) * clear + i * board],
      size: [wide, y1 - front, board],
      grain: 0,
      stage: isFixed ? 'frame' : 'shelves',
      apart: isFixed ? [0, 0, 0] : [0, -1, 0],
      banded: FRONT,
      sunk: isFixed ? [housing] : [],
    });
  });
  return { parts, clear, stagger };
}

/** True if a wall cabinet's rail is inside, in front of its back. */
const isRailed = ({ kind, back }: Design): boolean => kind === 'wall' && back === 'screwed';

function upright(inside: Inside, x: number, z1: number): FurniturePart {
  const { design, y0, y1, z0, housing } = inside;
  const { fronts, doors, board, gap } = design;
  const front = doors > 0 && fronts === 'inset' ? y0 + board + gap : y0;
  const back = isRailed(design) ? y1 - board : y1;
  return part('upright', {
    at: [x, front, z0 - housing],
    size: [design.board, back - front, z1 - z0 + 2 * housing],
    grain: 2,
    stage: 'frame',
    banded: FRONT,
    sunk: [housing],
  });
}

interface Filled {
  readonly parts: readonly FurniturePart[];
  readonly span: number;
  readonly clear: number;
  readonly stagger: number;
}

/** Bays of equal width with shelves. */
export function bookBays(inside: Inside): Filled | undefined {
  const { design, x0, x1, z0, z1 } = inside;
  const { dividers, board, grain, shelves } = design;
  const wide = bayOf(length(x1 - x0), dividers, board, grain);
  if (wide < LEAST_INSIDE) return undefined;
  const top = isRailed(design) && shelves > 0 ? z1 - RAIL : z1;
  const bays = Array.from({ length: dividers + 1 }, (_, i): Bay => {
    const from = x0 + i * (wide + board);
    // The last bay takes the rounding.
    return { x0: from, x1: i === dividers ? x1 : from + wide, z0, z1: top };
  });
  const shelved = bays.map((bay, i) => shelvesIn(inside, bay, i % 2 === 1));
  if (shelved.some((one) => one === undefined)) return undefined;
  const parts = shelved.flatMap((one) => one?.parts ?? []);
  const uprights = bays.slice(1).map((bay) => upright(inside, bay.x0 - board, z1));
  const last = bays.at(-1);
  return {
    parts: [...uprights, ...parts],
    span: shelves === 0 ? 0 : last === undefined ? 0 : last.x1 - last.x0,
    clear: shelves === 0 ? 0 : (shelved[0]?.clear ?? 0),
    stagger: shelved[0]?.stagger ?? 0,
  };
}

/** True if clothes have no room below the hat shelf. */
export const isTooLow = ({ design, z0, z1 }: Inside): boolean =>
  z1 - HATS - design.board - z0 < LEAST_HUNG;

/** A hat shelf from side to side, a rail below it, and shelves next to the clothes or in a case of their own. */
export function wardrobeBays(inside: Inside): Filled | undefined {
  const { design, x0, x1, y0, y1, z0, z1, housing } = inside;
  const { board, grain, doors, fronts, gap, holds } = design;
  const shelves = holds === 'clothes' ? 0 : design.shelves;
  const hat = z1 - HATS - board;
  if (isTooLow(inside)) return undefined;
  const front = doors > 0 && fronts === 'inset' ? y0 + board + gap : y0;
  const wide = x1 - x0;
  const isShelved = holds === 'shelves' && shelves > 0;
  const hung = shelves === 0 ? wide : downTo((wide - board) * HUNG, grain);
  const rod = downTo(hung - IN_SOCKETS, grain);
  const bay: Bay = { x0: isShelved ? x0 : x0 + hung + board, x1, z0, z1: hat };
  const shelved = shelves === 0 ? { parts: [], clear: 0 } : shelvesIn(inside, bay);
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
    ...(shelves === 0 || isShelved ? [] : [upright(inside, x0 + hung, hat)]),
    ...shelved.parts,
    ...(isShelved
      ? []
      : [
          part('rod', {
            at: [
              x0 + Math.floor((hung - rod) / 2),
              Math.round((front + y1 - ROD) / 2),
              hat - ROD_BELOW - ROD,
            ],
            size: [rod, ROD, ROD],
            grain: 0,
            stock: 'rod',
            stage: 'shelves',
            apart: [0, -0.8, 0],
          }),
        ]),
  ];
  return {
    parts,
    span: Math.max(shelves === 0 || isShelved ? wide : hung, x1 - bay.x0),
    clear: shelved.clear,
    stagger: 0,
  };
}
