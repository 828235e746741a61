import { boundsOf, edgesOf, transpose, type PolygonRings } from '../../measure/outline/polygon.ts';
import { length, mm, toMm, type Length } from '../../measure/units/units.ts';
import type { Product } from '../../stock/products.ts';
import type { Region } from '../../stock/region.ts';
import type { Shelf } from '../../stock/shelf.ts';

/** Products that are laid in strips from a roll. */
export type Rolled = Extract<
  Product,
  | 'weed-membrane'
  | 'geotextile'
  | 'damp-membrane'
  | 'underlay'
  | 'vinyl-underlay'
  | 'decoupling-mat'
>;

/** Underlays and mats are a metre wide, mm. */
const INDOORS = { underlay: 1000, 'vinyl-underlay': 1000, 'decoupling-mat': 1000 } as const;

/** Widths of rolls as shops sell them, mm (labels of the packs on the shelf). */
const WIDTHS: Readonly<Record<Region, Readonly<Record<Rolled, number>>>> = {
  uk: { 'weed-membrane': 1000, geotextile: 4500, 'damp-membrane': 4000, ...INDOORS },
  us: {
    'weed-membrane': 914.4,
    geotextile: 1828.8,
    'damp-membrane': 3048,
    ...INDOORS,
    underlay: 914.4,
  },
  eu: { 'weed-membrane': 1000, geotextile: 2000, 'damp-membrane': 4000, ...INDOORS },
  cn: { 'weed-membrane': 1000, geotextile: 2000, 'damp-membrane': 2000, ...INDOORS },
};

/** Width of a roll. */
export const rollWidth = (product: Rolled, region: Region): Length => mm(WIDTHS[region][product]);

export interface Sheeting {
  /** Overlap of neighbouring strips, and of two rolls in one strip. */
  readonly lap: Length;
  /** Margin beyond the outline on every side, for a wider dig and turned-up edges. */
  readonly past: Length;
  /** The last strip is ripped from the roll as often as it goes into its width, and joined in its length. */
  readonly isRipped?: true;
  /** Every strip is cut so much longer, and trimmed in place. */
  readonly trim?: Length;
}

/** Strips edge to edge and end to end indoors; trade practice: 20 to 50 mm to trim. */
export const BUTTED: Sheeting = { lap: mm(0), past: mm(0), isRipped: true, trim: mm(30) };

export interface Strips {
  readonly strips: number;
  /** Length of all strips together, from the roll. */
  readonly run: Length;
  /** Length of all joints between strips and between their pieces. */
  readonly joints: Length;
  /** Thousandths of a square metre of roll. */
  readonly amount: number;
}

/** Shortest roll of a product on the shelf. */
function shortestRoll(shelf: Shelf, product: Rolled, width: Length): Length {
  const entry = shelf[product];
  const areas =
    entry.form === 'packs'
      ? entry.variants.flatMap(({ packs }) => packs.map(({ holds }) => holds))
      : [];
  return mm((Math.min(...areas) * 1000) / toMm(width));
}

/** Greatest extent along x of the outline between two heights. */
function extent(region: PolygonRings, low: number, high: number): number {
  const xs = edgesOf(region).flatMap(({ a, b }) => {
    const [from, to] = a.y <= b.y ? [a, b] : [b, a];
    if (to.y < low || from.y > high) return [];
    const at = (y: number): number =>
      to.y === from.y ? from.x : from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    return from.y === to.y ? [from.x, to.x] : [at(Math.max(low, from.y)), at(Math.min(high, to.y))];
  });
  return xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs);
}

/** Shortest piece of a ripped strip. */
const SHORTEST = mm(500);

interface LaidStrip {
  /** From wall to wall, and what it takes from the roll. */
  readonly long: number;
  readonly fromRoll: number;
  /** Length of the joints between the pieces of a ripped strip. */
  readonly ends: number;
}

/** Strips along x, side by side from the least y. */
function along(region: PolygonRings, width: Length, sheeting: Sheeting): readonly LaidStrip[] {
  const { lap, past, isRipped, trim = mm(0) } = sheeting;
  const { y0, y1 } = boundsOf(region);
  const across = y1 - y0 + 2 * past;
  const count = Math.max(1, Math.ceil((across - lap) / (width - lap)));
  return Array.from({ length: count }, (_, i) => {
    const low = y0 - past + i * (width - lap);
    const long = extent(region, Math.max(y0, low), Math.min(y1, low + width)) + 2 * past;
    const rest = across - (count - 1) * (width - lap);
    const pieces =
      isRipped === true && i === count - 1 ? Math.min(width / rest, long / SHORTEST) : 1;
    const abreast = Math.max(1, Math.floor(pieces));
    return {
      long,
      fromRoll: (long + (abreast - 1) * lap) / abreast + trim,
      ends: (abreast - 1) * rest,
    };
  });
}

/** An outline whose strips begin at the other end. */
const upsideDown = (region: PolygonRings): PolygonRings =>
  region.map((ring) => ring.map(({ x, y }) => ({ x, y: -y })));

/**
 * Full strips of a roll over an outline, in the direction that needs less. Strips are joined with a lap at the end of
 * each roll.
 */
export function stripsOver(
  product: Rolled,
  region: PolygonRings,
  sheeting: Sheeting,
  { shelf, region: shop }: { readonly shelf: Shelf; readonly region: Region },
): Strips {
  const width = rollWidth(product, shop);
  const roll = shortestRoll(shelf, product, width);
  const ways = [region, transpose(region)].flatMap((one) => [one, upsideDown(one)]);
  const all = ways.map((one) => {
    const strips = along(one, width, sheeting);
    const bare = strips.reduce((sum, { fromRoll }) => sum + fromRoll, 0);
    const joints = Math.max(0, Math.ceil(bare / roll) - 1);
    const run = bare + joints * sheeting.lap;
    const amount = Math.ceil((toMm(length(run)) * toMm(width)) / 1000 - 1e-6);
    const beside = strips.reduce(
      (sum, { long, ends }, i) => sum + Math.min(long, strips[i - 1]?.long ?? 0) + ends,
      joints * width,
    );
    return {
      strips: strips.length,
      run: length(Math.ceil(run)),
      joints: length(Math.round(beside)),
      amount,
    };
  });
  // Runs that differ by a rounding error are alike.
  const tenths = ({ run }: Strips): number => Math.round(10 * toMm(run));
  return all.reduce((best, one) =>
    (tenths(one) - tenths(best) || one.strips - best.strips) < 0 ? one : best,
  );
}

/** Full sheets that lap, in rows over an outline less a margin, in the direction that needs fewer. */
export function sheetsOver(
  region: PolygonRings,
  { length: long, width: wide }: { readonly length: Length; readonly width: Length },
  { lap, cover }: Readonly<Record<'lap' | 'cover', Length>>,
): number {
  const inRows = (one: PolygonRings, reach: Length, width: Length): number =>
    along(one, width, { lap, past: length(0 - cover) }).reduce(
      (sum, { long: row }) => sum + Math.max(1, Math.ceil((row - lap) / (reach - lap))),
      0,
    );
  const ways = [region, transpose(region)].flatMap((one) => [one, upsideDown(one)]);
  return Math.min(...ways.flatMap((one) => [inRows(one, long, wide), inRows(one, wide, long)]));
}

/** Roll for a band of a height along a run, in thousandths of a square metre. */
export function edgeBand(
  product: Rolled,
  { run, high, lap }: Readonly<Record<'run' | 'high' | 'lap', Length>>,
  region: Region,
): number {
  const width = rollWidth(product, region);
  const bands = Math.floor(width / high);
  // Bands side by side on the roll overlap once each.
  const long =
    bands > 0 ? run / bands + lap : Math.ceil((high - lap) / (width - lap)) * (run + lap);
  return Math.ceil((toMm(length(Math.ceil(long))) * toMm(width)) / 1000);
}

/**
 * Area that is dug or filled outside an outline, m²: a strip along its free edges, and its corners. `corners`: right
 * angles between free edges, four around all of it.
 */
export const aroundMetres = (free: Length, corners: number, wide: Length): number =>
  (toMm(free) * toMm(wide) + corners * toMm(wide) ** 2) / 1e6;
