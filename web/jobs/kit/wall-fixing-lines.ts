import { mm } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { Product } from '../../stock/products.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { Material } from '../../takeoff/material.ts';
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

/** What is used up where something is screwed to a wall, the drill and its dust included. */
export function wallFixingUses(fixing: Fixing, isDrilled: boolean): readonly Product[] {
  const product = wallProduct(fixing);
  return [
    product,
    ...(product === 'wall-plugs' ? (['wood-screws'] as const) : []),
    ...(isDrilled ? (['masonry-drill-bit', 'dust-mask'] as const) : []),
  ];
}

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
  shelf: Shelf,
  { fixing, isDrilled, amount, why }: WallFixings,
): readonly Material[] {
  const product = wallProduct(fixing);
  const wide = mm(PLUGS[fixing] ?? 8);
  const each = eachOf(fixing);
  const screw = {
    amount: each * amount,
    variant: variantNearest(shelf['wood-screws'].variants, 'length', mm(70)),
    why: each === 1 ? why.wall : why.pair(why.wall),
  };
  return [
    ...(product === 'wall-plugs'
      ? [
          ...bill.packs('wood-screws', screw),
          ...bill.packs('wall-plugs', {
            amount,
            variant: variantNearest(shelf['wall-plugs'].variants, 'width', wide),
            why: why.plugs,
          }),
        ]
      : []),
    ...(product === 'wood-screws' ? bill.packs('wood-screws', screw) : []),
    ...(product === 'frame-fixings'
      ? bill.packs('frame-fixings', {
          amount,
          variant: variantNearest(shelf['frame-fixings'].variants, 'length', mm(100)),
          why: why.wall,
        })
      : []),
    ...(product === 'plasterboard-anchor' || product === 'toggle-anchor'
      ? bill.packs(product, {
          amount,
          ...(product === 'toggle-anchor' ? { variant: shelf['toggle-anchor'].variants[0] } : {}),
          why: why.wall,
        })
      : []),
    ...(isDrilled
      ? bill.packs('masonry-drill-bit', {
          amount: 1,
          variant: variantNearest(shelf['masonry-drill-bit'].variants, 'width', wide),
          why: why.bit,
        })
      : []),
  ];
}
