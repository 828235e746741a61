import type { Region } from './region.ts';

/**
 * Price year of estimates. A price without a source mark is an estimate, from trade knowledge or from the shop price of
 * a similar product.
 */
export const ESTIMATED = { uk: 2024, us: 2026, eu: 2024, cn: 2024 } as const satisfies Readonly<
  Record<Region, number>
>;

/**
 * Source and date of marked prices: the exact price, or one between the lowest and the highest for its size. Numbers
 * are files in public repositories; a source without a date has the year in which it was read, or the year before.
 */
export const SOURCES = {
  uk: {
    /** Shop prices that a repository recorded (55640395953). */
    PX: '2026-05-22',
    /** A list of Travis Perkins (34180246530), undated. */
    TP: '2024',
    /** Guides of ukcalculator.com. */
    UG: '2025',
    /** A card of B&Q (47037288245). */
    BQ: '2025',
    /** bestingrass.co.uk. */
    BG: '2024',
  },
  us: {
    /** Home Depot (55091434380). */
    H5: '2026-05-08',
    /** Home Depot of Concord NH (54631189497). */
    H7: '2026-07-06',
    /** Home Depot (68975594799). */
    H9: '2026-09-24',
    /** Menards (55326688003). */
    M6: '2026-06',
    /** Menards of Green Bay (59709296745). */
    M7: '2026-07',
    /** Prices and receipts for a deck (62646489520). */
    D7: '2026-07-28',
    /** Home Depot, materials of a garden (51819041789). */
    G5: '2026-05',
    /** Home Depot and Lowe's (60613822281). */
    L8: '2026-08-28',
    /** Lists of labels and prices of the large stores, undated (52052912420, 63153555249, 56958023493 …). */
    UL: '2026',
    /** remodelreality.com. */
    RR: '2025',
  },
  eu: {
    /** The price list of a German renovation app (53940255806), undated. */
    RA: '2025',
    /** Lists of German trades (57666235485, 57440334212, 57467225862, 57574089001), undated; 19 % added. */
    SK: '2025',
    /** A feed of Globus and Benz24 (63412401568). */
    GL: '2026-08-27',
    /** A catalogue that compares the prices of German shops (71422997445). */
    BC: '2026',
    /** The list of a German yard (56993200644), undated; 19 % added. */
    YL: '2025',
  },
  cn: {
    /** An app that calculates materials, Xi'an (70937645648), undated. */
    LC: '2025',
    /** A merchant in Chengdu, orders (56191316378). */
    MC: '2026-06',
    /** The accounts of one flat (no-today/threads). */
    HR: '2023',
    /** jeark.cn. */
    JK: '2025',
    /** A graph of decorators' knowledge (5221364358), undated. */
    DK: '2025',
    /** oqjj.com and henanlongfa.com. */
    WP: '2025',
    /** weixiu3721.com. */
    WX: '2023',
  },
} as const satisfies Readonly<Record<Region, Readonly<Record<string, `20${string}`>>>>;

type Sources = typeof SOURCES;

/** The mark of a source behind a price. */
export type SourceMark<R extends Region> = keyof Sources[R] & string;

/** Source of a price. */
export type Source = 'estimate' | { [R in Region]: SourceMark<R> }[Region];
