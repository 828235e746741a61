import { length, mm, type Length } from '../../measure/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import type { Fixing, WallKind } from '../../takeoff/structure/wall-fixings.ts';
import type { Bill } from './bill.ts';

/** The sheet of a strap that holds furniture at its wall. */
export const STRAP = mm(2);

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
  /** What is fixed: a batten, or the sheet of a strap. */
  readonly through: Length;
  /** `pair` says `wall` of a fixing that is two screws. */
  readonly why: Readonly<Record<'wall' | 'plugs' | 'bit', string>> & {
    readonly pair: (wall: string) => string;
  };
}

/** Plaster or board before brick or stud. */
const LINING = mm(13);
/** How deep a screw goes into stud or plug, behind the lining, as its name or its plug is long; and how thick it is, mm. */
const SCREWED: Partial<Record<Fixing, readonly [embed: number, thick: number]>> = {
  'plug-6': [30, 3.9],
  'plug-7': [35, 4.4],
  'plug-8': [40, 4.4],
  'screw-4x40': [25, 3.9],
  'screw-5x60': [45, 4.4],
  'screw-5x70-pair': [55, 4.4],
};

/** So many fixings of a kind with their screws and plugs, and the bit that drills for them. */
export function wallFixingLines(
  bill: Bill,
  { fixing, isDrilled, amount, through, why }: WallFixings,
): readonly PackedMaterial[] {
  const product = wallProduct(fixing);
  const each = eachOf(fixing);
  const [embed, thick] = SCREWED[fixing] ?? [40, 4.4];
  const like = { width: mm(PLUGS[fixing] ?? 8) };
  const isScrewed = product === 'wood-screws' || product === 'wall-plugs';
  return [
    ...(isScrewed
      ? bill.fixings(
          'wood-screws',
          {
            through: length(through + LINING),
            embed: mm(embed),
            nut: false,
            thick: mm(thick),
            each,
            places: amount,
          },
          each === 1 ? why.wall : why.pair(why.wall),
        )
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
