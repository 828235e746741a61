import { mm, type Length } from '../../measure/units.ts';
import { variantAtLeast, variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant, Shelf } from '../../stock/shelf.ts';
import type { Fixing, WallKind } from '../../takeoff/structure/wall-fixings.ts';
import type { PackProduct } from '../kit/bill.ts';

/** How a fixing goes in. */
export type Way = 'hook' | 'self' | 'toggle' | 'screw' | 'plug' | 'through';

/** What one fixing takes. */
export interface Part {
  readonly product: PackProduct;
  readonly variant?: PackVariant;
  /** Of one fixing. */
  readonly each: number;
}

export interface Made {
  readonly way: Way;
  readonly parts: readonly Part[];
  /** The bit that drills its hole. */
  readonly bit: PackVariant | undefined;
  /** Of the hole, and how deep the fixing goes into the wall from its face. */
  readonly wide: Length;
  readonly deep: Length;
}

/** A plug with its screw, and what the plug is in the masonry, mm (makers' packets; rule `screwFor`: 3 + 13 + plug). */
const PLUGS = {
  'plug-6': { wide: 6, deep: 30, screw: 50 },
  'plug-7': { wide: 7, deep: 35, screw: 60 },
  'plug-8': { wide: 8, deep: 40, screw: 70 },
  'long-plug-7': { wide: 7, deep: 50, screw: 70 },
} as const;
const SCREWS = {
  'screw-4x40': { wide: 4, long: 40, each: 1 },
  'screw-5x60': { wide: 5, long: 60, each: 1 },
  'screw-5x70-pair': { wide: 5, long: 70, each: 2 },
} as const;
const LONG = { 'nylon-8x80': { wide: 8, long: 80 }, 'frame-plug-10x120': { wide: 10, long: 120 } };

/** Inch sizes stand in for millimetres that are so little more. */
const NEAR = mm(0.7);
/** The bit of a screw that cuts its own thread in masonry is narrower than the screw: 3/16 for 1/4 in. */
const CUTS_THREAD = 0.75;
/** Plaster on masonry, mm. */
const PLASTER = 13;

const screw = (shelf: Shelf, long: number): PackVariant =>
  variantNearest(shelf['wood-screws'].variants, 'length', mm(long));

function plug(shelf: Shelf, { wide, deep, screw: long }: (typeof PLUGS)[keyof typeof PLUGS]): Made {
  const size = variantAtLeast(shelf['wall-plugs'].variants, 'width', (mm(wide) - NEAR) as Length);
  const bits = shelf['masonry-drill-bit'].variants;
  if (size === undefined) {
    // Shops without plugs so wide keep screws that go straight into masonry.
    const through = shelf['frame-fixings'].variants.reduce((a, b) =>
      (b.width ?? 0) > (a.width ?? 0) ? b : a,
    );
    const thick = through.width ?? mm(wide);
    return {
      way: 'through',
      parts: [{ product: 'frame-fixings', variant: through, each: 1 }],
      bit: variantNearest(bits, 'width', (thick * CUTS_THREAD) as Length),
      wide: thick,
      deep: through.length ?? mm(long),
    };
  }
  return {
    way: 'plug',
    parts: [
      { product: 'wall-plugs', variant: size, each: 1 },
      { product: 'wood-screws', variant: screw(shelf, long), each: 1 },
    ],
    bit: variantNearest(bits, 'width', size.width ?? mm(wide)),
    wide: size.width ?? mm(wide),
    deep: mm(PLASTER + deep),
  };
}

/** What a fixing is on the shelf of a region; undefined where its shops keep none that holds. */
export function madeOf(fixing: Fixing, shelf: Shelf): Made | undefined {
  const bits = shelf['masonry-drill-bit'].variants;
  switch (fixing) {
    case 'nail-hook':
      return {
        way: 'hook',
        parts: [{ product: 'picture-hook', each: 1 }],
        bit: undefined,
        wide: mm(2),
        deep: mm(25),
      };
    case 'self-drive':
      return {
        way: 'self',
        parts: [{ product: 'plasterboard-anchor', each: 1 }],
        bit: undefined,
        wide: mm(13),
        deep: mm(32),
      };
    case 'spring-toggle':
      return {
        way: 'toggle',
        parts: [{ product: 'toggle-anchor', each: 1 }],
        bit: undefined,
        wide: mm(16),
        deep: mm(70),
      };
    case 'screw-4x40':
    case 'screw-5x60':
    case 'screw-5x70-pair': {
      const { wide, long, each } = SCREWS[fixing];
      const parts = [{ product: 'wood-screws', variant: screw(shelf, long), each }] as const;
      return { way: 'screw', parts, bit: undefined, wide: mm(wide), deep: mm(long) };
    }
    case 'plug-6':
    case 'plug-7':
    case 'plug-8':
    case 'long-plug-7':
      return plug(shelf, PLUGS[fixing]);
    case 'nylon-8x80':
    case 'frame-plug-10x120': {
      const entry = shelf['long-frame-plugs'];
      const { wide, long } = LONG[fixing];
      if (entry.form === 'not-sold') return undefined;
      const variant = variantNearest(entry.variants, 'length', mm(long));
      return {
        way: 'through',
        parts: [{ product: 'long-frame-plugs', variant, each: 1 }],
        bit: variantNearest(bits, 'width', mm(wide)),
        wide: mm(wide),
        deep: mm(long),
      };
    }
    case 'through-plug-8x100': {
      const variant = variantNearest(shelf['frame-fixings'].variants, 'length', mm(100));
      return {
        way: 'through',
        parts: [{ product: 'frame-fixings', variant, each: 1 }],
        bit: variantNearest(bits, 'width', mm(8)),
        wide: mm(8),
        deep: mm(100),
      };
    }
    case 'steel-core':
      return shelf['steel-core-fixings'].form === 'not-sold'
        ? undefined
        : {
            way: 'through',
            parts: [{ product: 'steel-core-fixings', each: 1 }],
            bit: variantNearest(bits, 'width', mm(10)),
            wide: mm(10),
            deep: mm(95),
          };
    default:
      return fixing satisfies never;
  }
}

/** From the room inwards, mm; what is no layer is a hollow. */
export const LAYERS: Readonly<
  Record<WallKind, readonly { readonly thick: number; readonly hollow?: true }[]>
> = {
  board: [{ thick: 12.5 }, { thick: 75, hollow: true }],
  stud: [{ thick: 12.5 }, { thick: 89 }],
  masonry: [{ thick: PLASTER }, { thick: 102 }],
  'soft-block': [{ thick: PLASTER }, { thick: 125 }],
  'dot-and-dab': [{ thick: 12.5 }, { thick: 15, hollow: true }, { thick: 100 }],
};

/** Whether holes go into stone, whose dust is harmful. */
export const isMasonry = (kind: WallKind): boolean => kind !== 'board' && kind !== 'stud';
