import { AISLES, type Aisle } from '../stock/aisles.ts';
import { productOf } from '../stock/offer.ts';
import { PRODUCTS } from '../stock/products.ts';

interface Placed {
  readonly id: string;
  readonly aisle: Aisle;
  /** Rank among the main materials of a job; absent for helpers. */
  readonly lead?: number | undefined;
}

/** Lines of one aisle of the shop. */
export interface AisleGroup<Line> {
  readonly aisle: Aisle;
  readonly lines: readonly Line[];
  /** True if it contains a main material of a job. */
  readonly isMain: boolean;
}

/** The order of products: what is laid or painted before what prepares for it. */
const RANKS: ReadonlyMap<string, number> = new Map(
  Object.keys(PRODUCTS).map((product, rank) => [product, rank]),
);

/** Behind all drawings that a job has. */
const NO_LEAD = 1000;

const leadOf = ({ lead = NO_LEAD }: Placed): number => lead;

const rankOf = ({ id }: Placed): number => RANKS.get(productOf(id)) ?? RANKS.size;

/**
 * Lines by aisle: first the aisles with main materials, which come first there, then other materials, tools, and safety
 * last.
 */
export function byAisle<Line extends Placed>(lines: readonly Line[]): readonly AisleGroup<Line>[] {
  const order = (a: Line, b: Line): number => leadOf(a) - leadOf(b) || rankOf(a) - rankOf(b);
  const firstOf = (group: AisleGroup<Line>): number => Math.min(...group.lines.map(leadOf));
  return AISLES.map((aisle) => {
    const here = lines.filter((line) => line.aisle === aisle).toSorted(order);
    return { aisle, lines: here, isMain: here.some(({ lead }) => lead !== undefined) };
  })
    .filter((group) => group.lines.length > 0)
    .toSorted((a, b) => firstOf(a) - firstOf(b));
}
