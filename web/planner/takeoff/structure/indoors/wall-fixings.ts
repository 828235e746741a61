import { length, mm, toMm, type Length } from '../../../measure/units/units.ts';
import { rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { FROM_EDGE, LINING, screwed, type Counted, type Joint } from '../../material.ts';

/** Kind of wall as found with a test hole of 3 mm. */
export type WallKind = 'board' | 'stud' | 'masonry' | 'soft-block' | 'dot-and-dab';

/** True for walls of stone, whose dust is harmful. */
export const isMasonry = (kind: WallKind): boolean => kind !== 'board' && kind !== 'stud';

/** Fixings by name; the catalogue has their texts. Sizes in mm. */
export type Fixing =
  | 'nail-hook'
  | 'self-drive'
  | 'spring-toggle'
  | 'screw-4x40'
  | 'screw-5x60'
  | 'screw-5x70-pair'
  | 'lag-screw'
  | 'plug-6'
  | 'plug-7'
  | 'plug-8'
  | 'long-plug-7'
  | 'nylon-8x80'
  | 'frame-plug-10x120'
  | 'through-plug-8x100'
  | 'steel-core';

/**
 * kg per fixing, flat and vertical, a third of the pull-out value on packets (trade practice: gosforthhandyman,
 * wallwizard, p-hilton; estimates). In masonry the fixing is in the brick, never in a joint.
 */
const TABLE: Record<WallKind, readonly { readonly upTo: number; readonly fixing: Fixing }[]> = {
  board: [
    { upTo: 2, fixing: 'nail-hook' },
    { upTo: 8, fixing: 'self-drive' },
    { upTo: 15, fixing: 'spring-toggle' },
  ],
  stud: [
    { upTo: 5, fixing: 'screw-4x40' },
    { upTo: 30, fixing: 'screw-5x60' },
    { upTo: 60, fixing: 'screw-5x70-pair' },
  ],
  masonry: [
    { upTo: 5, fixing: 'plug-6' },
    { upTo: 25, fixing: 'plug-7' },
    { upTo: 40, fixing: 'plug-8' },
  ],
  'soft-block': [
    { upTo: 5, fixing: 'long-plug-7' },
    { upTo: 15, fixing: 'nylon-8x80' },
    { upTo: 25, fixing: 'frame-plug-10x120' },
  ],
  'dot-and-dab': [
    { upTo: 2, fixing: 'nail-hook' },
    { upTo: 15, fixing: 'through-plug-8x100' },
    { upTo: 25, fixing: 'steel-core' },
  ],
};

export interface Hung {
  readonly kilos: number;
  /** Number of fixings, at least 2. */
  readonly fixings: number;
  /** A bracket or shelf: its projection and the height of its fixings, in one unit. */
  readonly bracket?: { readonly depth: number; readonly height: number };
  readonly ceiling?: boolean;
  /** Hangs on a wire or ring, so that a hook holds it. */
  readonly picture?: boolean;
  /** A screen on an arm: three times its weight. */
  readonly screen?: boolean;
}

/**
 * kg per fixing: the shared load, doubled on ceilings, tripled for screens; for a bracket the pull of its top row, load
 * × half the depth ÷ its height, if that is more.
 */
export function loadOnFixing(hung: Hung): number {
  const fixings = Math.max(1, hung.fixings);
  const load = hung.kilos * (hung.screen === true ? 3 : 1) * (hung.ceiling === true ? 2 : 1);
  const down = load / fixings;
  if (hung.bracket === undefined) return down;
  const pull = (load * hung.bracket.depth) / 2 / hung.bracket.height / Math.max(1, fixings / 2);
  return Math.max(down, pull);
}

const LEAST = { usual: 2, screen: 4 } as const;

/**
 * Embedment of a fixing in stud or masonry behind the lining, by its name or the length of its plug, and its diameter,
 * mm; `gap`: the hollow that it bridges. Absent for fixings without a length.
 */
const HOLDS: Partial<
  Record<Fixing, Readonly<Record<'embed' | 'thick', number>> & { readonly gap?: number }>
> = {
  'plug-6': { embed: 30, thick: 3.9 },
  'plug-7': { embed: 35, thick: 4.4 },
  'plug-8': { embed: 40, thick: 4.9 },
  'long-plug-7': { embed: 50, thick: 4.4 },
  'screw-4x40': { embed: 25, thick: 3.9 },
  'screw-5x60': { embed: 38, thick: 4.4 },
  'screw-5x70-pair': { embed: 45, thick: 4.4 },
  'lag-screw': { embed: 50, thick: 6 },
  'nylon-8x80': { embed: 60, thick: 8 },
  'frame-plug-10x120': { embed: 90, thick: 10 },
  'through-plug-8x100': { embed: 50, thick: 6, gap: 15 },
};

/** Joint of a hung thing: `through` is its own thickness. Undefined for hooks, toggles and steel cores. */
export function wallJoint(fixing: Fixing, through: Length, counted: Counted): Joint | undefined {
  const holds = HOLDS[fixing];
  return (
    holds &&
    screwed(
      length(through + LINING + mm(holds.gap ?? 0)),
      mm(holds.embed),
      mm(holds.thick),
      counted,
    )
  );
}

/** Minimum number of fixings. */
export const leastFixings = (screen: boolean): number => (screen ? LEAST.screen : LEAST.usual);

/**
 * Fixing for a wall and its load. The slots of a screen's plate ask for lag screws in studs (makers: 5/16 in); a hook
 * holds pictures only. Limited beyond the table: on board, use studs or a batten across two; in masonry, a resin anchor
 * by its maker.
 */
export function fixingFor(wall: WallKind, hung: Hung): StructuralAnswer<Fixing> {
  const rule = 'wall-fixing';
  const load = loadOnFixing(hung);
  const rows = TABLE[wall];
  const most = rows.at(-1)?.upTo ?? 0;
  const row = rows.find(
    ({ upTo, fixing }) => load <= upTo + 1e-9 && (fixing !== 'nail-hook' || hung.picture === true),
  );
  return row === undefined
    ? beyond(rule, 'maker', 'load', rate(most, 'kg'))
    : found(rule, wall === 'stud' && hung.screen === true ? 'lag-screw' : row.fixing);
}

/** Drill deeper than the plug, minimum distance from edges, mm; tests pull twice the load. */
export const DRILLING = { deeper: 10, fromEdge: toMm(FROM_EDGE), proof: 2 } as const;
