import { AISLES, type Aisle } from '../stock/aisles.ts';
import { productOf } from '../stock/offer.ts';
import { PRODUCTS } from '../stock/products.ts';

interface Placed {
  readonly id: string;
  readonly aisle: Aisle;
  /** Whether a person came for it. */
  readonly isMain?: boolean;
}

/** What stands in one part of the shop. */
export interface AisleGroup<Line> {
  readonly aisle: Aisle;
  readonly lines: readonly Line[];
  /** Whether a person came for something in it. */
  readonly isMain: boolean;
}

/** The order of products: what is laid or painted before what prepares for it. */
const RANKS: ReadonlyMap<string, number> = new Map(
  Object.keys(PRODUCTS).map((product, rank) => [product, rank]),
);

const isMain = ({ isMain: is = false }: Placed): boolean => is;

const rankOf = ({ id }: Placed): number => RANKS.get(productOf(id)) ?? RANKS.size;

/**
 * Lines by the part of the shop where they stand: first those with what a person came for, which leads each, then
 * what that needs, tools, and safety last.
 */
export function byAisle<Line extends Placed>(lines: readonly Line[]): readonly AisleGroup<Line>[] {
  const order = (a: Line, b: Line): number =>
    Number(isMain(b)) - Number(isMain(a)) || rankOf(a) - rankOf(b);
  return AISLES.map((aisle) => {
    const here = lines.filter((line) => line.aisle === aisle).toSorted(order);
    return { aisle, lines: here, isMain: here.some(isMain) };
  })
    .filter((group) => group.lines.length > 0)
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}
