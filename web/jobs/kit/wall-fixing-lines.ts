import { mm, type Length } from '../../measure/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import { wallJoint, type Fixing, type WallKind } from '../../takeoff/structure/wall-fixings.ts';
import type { Bill } from './bill.ts';

/** The sheet of a strap that holds furniture at its wall. */
export const STRAP = mm(2);

/** The plug of a fixing, mm wide; undefined for what needs none or is bought whole. */
const PLUGS: Partial<Record<Fixing, number>> = { 'plug-6': 6, 'plug-7': 7, 'plug-8': 8 };
const WHOLE: ReadonlySet<Fixing> = new Set<Fixing>([
  'long-plug-7',
  'through-plug-8x100',
  'steel-core',
]);
const LONG: ReadonlySet<Fixing> = new Set<Fixing>(['nylon-8x80', 'frame-plug-10x120']);
const HOLLOW: ReadonlySet<Fixing> = new Set<Fixing>(['nail-hook', 'self-drive']);

/** The product that carries a load in a wall. */
export function wallProduct(
  fixing: Fixing,
):
  | 'wall-plugs'
  | 'frame-fixings'
  | 'long-frame-plugs'
  | 'plasterboard-anchor'
  | 'toggle-anchor'
  | 'wood-screws' {
  if (PLUGS[fixing] !== undefined) return 'wall-plugs';
  if (WHOLE.has(fixing)) return 'frame-fixings';
  if (LONG.has(fixing)) return 'long-frame-plugs';
  if (HOLLOW.has(fixing)) return 'plasterboard-anchor';
  return fixing === 'spring-toggle' ? 'toggle-anchor' : 'wood-screws';
}

/** Whether a wall is drilled for plugs. */
export const isDrilledWall = (wall: WallKind): boolean => wall !== 'stud' && wall !== 'board';

/** Screws of one fixing. */
const eachOf = (fixing: Fixing): number => (fixing === 'screw-5x70-pair' ? 2 : 1);

interface WallFixings {
  readonly fixing: Fixing;
  readonly isDrilled: boolean;
  readonly amount: number;
  /** What is fixed: a batten, or the sheet of a strap. */
  readonly through: Length;
  /** `pair` says `wall` of a fixing that is two screws. */
  readonly why: Readonly<Record<'wall' | 'plugs' | 'bit', string>> & {
    readonly pair: (wall: string) => string;
  };
}

/** So many fixings of a kind with their screws and plugs, and the bit that drills for them. */
export function wallFixingLines(
  bill: Bill,
  { fixing, isDrilled, amount, through, why }: WallFixings,
): readonly PackedMaterial[] {
  const product = wallProduct(fixing);
  const each = eachOf(fixing);
  const like = { width: mm(PLUGS[fixing] ?? 8) };
  const joint = wallJoint(fixing, through, { each, places: amount });
  const isPlugged = product === 'wall-plugs';
  return [
    ...(joint === undefined
      ? bill.pack(product, amount, why.wall)
      : bill.fixings(
          isPlugged ? 'wood-screws' : product,
          joint,
          each === 1 ? why.wall : why.pair(why.wall),
        )),
    ...(isPlugged ? bill.pack(product, amount, why.plugs, { like }) : []),
    ...(isDrilled ? bill.pack('masonry-drill-bit', 1, why.bit, { like }) : []),
  ];
}
