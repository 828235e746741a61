import { inches, mm, type Length } from '../../../measure/units/units.ts';
import { long } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import type { Rule } from '../rule.ts';

interface Stud {
  readonly rule: Rule;
  /** Across the wall, and seen from the front. */
  readonly depth: Length;
  readonly face: Length;
  readonly spacing: Length;
  readonly height: Length;
}

const wood = (rule: Rule, face: Length, depth: Length, spacing: Length, height: Length): Stud => ({
  rule,
  depth,
  face,
  spacing,
  height,
});

/**
 * Non-load-bearing walls, one layer of 12.5 mm board (½ in) per side: maximum height up to that spacing. UK timber:
 * NHBC Standards 6.3 and trade practice. US timber: IRC Table R602.3(5). Metal, Europe: DIN 18183 at 625 mm, the lower
 * column (rooms for gatherings), C studs of 0.6 mm. UK metal: makers' tables as quoted, C50 an estimate. CN metal: the
 * European public values, an estimate. US metal: 25 gauge (18 mil) at 24 in, an estimate.
 */
export const STUDS = {
  'uk-38x63': wood('nhbc-6.3', mm(38), mm(63), mm(600), mm(2400)),
  'uk-38x89': wood('nhbc-6.3', mm(38), mm(89), mm(600), mm(3000)),
  // Europe has no table for timber; these are assumed. 44 × 74 is deeper and thicker than Britain's 38 × 63, so at 625 mm
  // at least as stiff as that at 600.
  'eu-44x74': wood('eu-timber-stud', mm(44), mm(74), mm(625), mm(2400)),
  // Stiffer (60 × 80³) than 38 × 89 at 600, which may be 3 m high.
  'eu-60x80': wood('eu-timber-stud', mm(60), mm(80), mm(625), mm(3000)),
  'us-2x3': wood('irc-r602.3', inches(1.5), inches(2.5), inches(16), inches(120)),
  'us-2x4': wood('irc-r602.3', inches(1.5), inches(3.5), inches(24), inches(168)),
  'us-2x6': wood('irc-r602.3', inches(1.5), inches(5.5), inches(24), inches(240)),
  'eu-cw50': wood('din-18183', mm(50), mm(50), mm(625), mm(2750)),
  'eu-cw75': wood('din-18183', mm(50), mm(75), mm(625), mm(3750)),
  'eu-cw100': wood('din-18183', mm(50), mm(100), mm(625), mm(4250)),
  'uk-c50': wood('uk-metal-stud', mm(34), mm(48), mm(600), mm(2700)),
  'uk-c70': wood('uk-metal-stud', mm(34), mm(70), mm(600), mm(3600)),
  'uk-c92': wood('uk-metal-stud', mm(34), mm(92), mm(600), mm(4500)),
  'uk-c146': wood('uk-metal-stud', mm(34), mm(146), mm(600), mm(6000)),
  'cn-c50': wood('cn-metal-stud', mm(50), mm(50), mm(600), mm(2750)),
  'cn-c75': wood('cn-metal-stud', mm(50), mm(75), mm(600), mm(3750)),
  'cn-c100': wood('cn-metal-stud', mm(50), mm(100), mm(600), mm(4250)),
  'us-25ga-2.5': wood('us-metal-stud', inches(1.25), inches(2.5), inches(24), inches(120)),
  'us-25ga-3.625': wood('us-metal-stud', inches(1.25), inches(3.625), inches(24), inches(144)),
} as const satisfies Record<string, Stud>;
export type StudKind = keyof typeof STUDS;
export const STUD_KINDS = Object.keys(STUDS) as readonly StudKind[];

/** DIN 18183: two layers of board per side stiffen the wall; the lower column again. */
const DOUBLE_BOARDED: Partial<Record<StudKind, Length>> = {
  'eu-cw50': mm(3500),
  'eu-cw75': mm(5000),
  'eu-cw100': mm(5750),
};

/**
 * Maximum height of a wall with that stud and spacing. Limited beyond the table's spacing; a smaller spacing gains
 * nothing.
 */
export function studHeight(
  kind: StudKind,
  spacing: Length,
  layers: 1 | 2 = 1,
): StructuralAnswer<Length> {
  const stud = STUDS[kind];
  if (spacing > stud.spacing) return beyond(stud.rule, 'maker', 'spacing', long(stud.spacing));
  return found(stud.rule, (layers === 2 ? DOUBLE_BOARDED[kind] : undefined) ?? stud.height);
}

/** The stud if the wall may be that high; otherwise the table's end, and whom to ask. */
export function studFor(
  kind: StudKind,
  wall: { readonly height: Length; readonly spacing: Length; readonly layers?: 1 | 2 },
): StructuralAnswer<Length> {
  const most = studHeight(kind, wall.spacing, wall.layers);
  if (most.ok && wall.height > most.value) {
    return beyond(most.rule, 'engineer', 'height', long(most.value));
  }
  return most;
}

export type WallBoard = '9.5' | '12.5' | 'eu-12.5' | 'us-half';

/**
 * Maximum stud spacing for a board: 12.5 mm at 600, 9.5 at 400, ½ in at 24 in; 400 mm (16 in) behind tiles and in
 * kitchens (British Gypsum, GA-216). Europe's boards of 1250 on 625, and on a third of 1250 behind tiles (trade
 * practice with DIN 18181).
 */
export function studSpacing(board: WallBoard, behind: 'paint' | 'tiles' | 'kitchen'): Length {
  if (board === 'us-half') return behind === 'paint' ? inches(24) : inches(16);
  if (board === 'eu-12.5') return behind === 'paint' ? mm(625) : mm(1250 / 3);
  return board === '9.5' || behind !== 'paint' ? mm(400) : mm(600);
}

/** True if this stud spacing carries the board. */
export function spacingHolds(
  board: WallBoard,
  behind: 'paint' | 'tiles' | 'kitchen',
  spacing: Length,
): StructuralAnswer<Length> {
  const most = studSpacing(board, behind);
  return spacing <= most
    ? found('board-spacing', most)
    : beyond('board-spacing', 'maker', 'spacing', long(most));
}

/** One row of noggins, two above 2.4 m (8 ft). */
export const noggingRows = (height: Length): 1 | 2 => (height <= mm(2440) ? 1 : 2);

/**
 * A US wall up to 10 ft has none: boards are sideways across the studs, and fire blocks are required from 10 ft (IRC
 * R302.11).
 */
export const noggingRowsUs = (height: Length): 0 | 1 => (height <= inches(120) ? 0 : 1);

/** Distance between metal studs and the head track; they are not fixed to it. */
export const METAL_STUD_SHORT = { from: mm(5), to: mm(10) } as const;

/** Fixings of plates to floor and ceiling: 600 mm in Europe, 24 in in the US. */
export const PLATE_FIXING_EVERY = { metric: mm(600), us: inches(24) } as const;

/**
 * Head over an opening in a non-load-bearing wall: in the US a flat 2x4 up to 8 ft with at most 24 in of wall above it
 * (IRC R602.7.4), and under a higher one two on edge up to 6 ft (trade practice); in the UK one stud on edge up to 1.2 m (trade practice).
 */
export function doorHead(
  system: 'metric' | 'us',
  opening: Length,
  above: Length,
): StructuralAnswer<'flat' | 'on-edge'> {
  if (system === 'metric') {
    const rule = 'uk-door-head';
    return opening <= mm(1200)
      ? found(rule, 'on-edge')
      : beyond(rule, 'engineer', 'span', long(mm(1200)));
  }
  const rule = 'irc-r602.7.4';
  if (above > inches(24)) {
    return opening <= inches(72)
      ? found(rule, 'on-edge')
      : beyond(rule, 'engineer', 'span', long(inches(72)));
  }
  return opening <= inches(96)
    ? found(rule, 'flat')
    : beyond(rule, 'engineer', 'span', long(inches(96)));
}

/** IRC R602.6: maximum hole in a non-load-bearing stud, as a share of its depth. */
export const STUD_HOLE = 0.6;

/**
 * W111, one layer per side, per m² of wall (Knauf's consumption table; without 5 % spare): boards for both faces, studs
 * and track in metres, wool, filler and tape.
 */
export const W111_PER_SQUARE_METRE = {
  board: 2,
  cw: 2,
  uw: 0.7,
  wool: 1,
  fillerKilos: 0.6,
  tape: 1.6,
  screws: 30,
} as const;
