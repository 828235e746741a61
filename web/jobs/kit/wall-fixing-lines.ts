import { mm } from '../../measure/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import type { Fixing, WallKind } from '../../takeoff/structure/wall-fixings.ts';
import type { Bill } from './bill.ts';

/** The plug of a fixing, mm wide; undefined for what needs none or is bought whole. */
const PLUGS: Partial<Record<Fixing, number>> = { 'plug-6': 6, 'plug-7': 7, 'plug-8': 8 };
const WHOLE: ReadonlySet<Fixing> = new Set<Fixing>([
  'long-plug-7',
  'nylon-8x80',
  'frame-plug-10x120',
  'through-plug-8x100',
  'steel-core',
]);
const HOLLOW: ReadonlySet<Fixing> = new Set<Fixing>(['nail-hook', 'self-drive']);

/** The product that carries a load in a wall. */
export function wallProduct(
  fixing: Fixing,
): 'wall-plugs' | 'frame-fixings' | 'plasterboard-anchor' | 'toggle-anchor' | 'wood-screws' {
  if (PLUGS[fixing] !== undefined) return 'wall-plugs';
  if (WHOLE.has(fixing)) return 'frame-fixings';
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
  /** `pair` says `wall` of a fixing that is two screws. */
  readonly why: Readonly<Record<'wall' | 'plugs' | 'bit', string>> & {
    readonly pair: (wall: string) => string;
  };
}

/** So many fixings of a kind with their screws and plugs, and the bit that drills for them. */
export function wallFixingLines(
  bill: Bill,
  { fixing, isDrilled, amount, why }: WallFixings,
): readonly PackedMaterial[] {
  const product = wallProduct(fixing);
  const each = eachOf(fixing);
  const like = { width: mm(PLUGS[fixing] ?? 8) };
  const isScrewed = product === 'wood-screws' || product === 'wall-plugs';
  return [
    ...(isScrewed
      ? bill.pack('wood-screws', each * amount, each === 1 ? why.wall : why.pair(why.wall), {
          like: { length: mm(70) },
        })
      : []),
    ...(product === 'wall-plugs'
      ? bill.pack(product, amount, why.plugs, { like })
      : product === 'frame-fixings'
        ? bill.pack(product, amount, why.wall, { like: { length: mm(100) } })
        : isScrewed
          ? []
          : bill.pack(product, amount, why.wall)),
    ...(isDrilled ? bill.pack('masonry-drill-bit', 1, why.bit, { like }) : []),
  ];
}
