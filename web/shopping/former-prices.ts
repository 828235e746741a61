import type { OwnPrice } from './priced.ts';

type Prices = Readonly<Record<string, OwnPrice>>;

/** An id that offers had before they came from the shelf of a region, and those that the same thing has there. */
type Renamed = readonly [was: RegExp, is: (...parts: readonly string[]) => readonly string[]];

/** A grid of 320 steps a millimetre, in which tiles were named. */
const millimetres = (steps: string | undefined): number => Math.round(Number(steps) / 320);

const TINS: ReadonlyMap<string, string> = new Map([
  ['qt', '1-qt'],
  ['gal', '1-gal'],
  ['5gal', '5-gal'],
]);

const RENAMED: readonly Renamed[] = [
  // Tins of paint: `wall-paint~sage/2.5l`, `wall-paint/gal`.
  [
    /^(wall|ceiling)-paint(?:~[^/]*)?\/(?:([\d.]+)l|(qt|gal|5gal))$/,
    (surface, litres, tin = '') => [
      `${surface ?? ''}-paint/${litres === undefined ? (TINS.get(tin) ?? tin) : `${litres}-L`}`,
    ],
  ],
  [/^(tile-adhesive|grout)\/([\d.]+)-kg-bag$/, (bag, kilos) => [`${bag ?? ''}/${kilos ?? ''}-kg`]],
  [/^drywall-screws\/(\d+)-screws$/, (count) => [`drywall-screws~3.5x38-mm/${count ?? ''}-piece`]],
  [
    /^plasterboard\/1-sheet-2400-1200$/,
    () => ['plasterboard~12.5-mm/2400x1200mm', 'plasterboard~12-mm/2400x1200mm'],
  ],
  [/^studwork~38\/([\d.]+)m$/, (metres) => [`stud~38x63-mm/${metres ?? ''}m`]],
  [
    /^studwork~38\.1\/(\d+)ft$/,
    (feet) => [feet === '8' ? 'stud~2x4/96in' : `stud~2x4/${feet ?? ''}ft`],
  ],
  // Boxes of tiles by their sides, where they lie, thickness, count and name.
  [
    /^tile-(\d+)x(\d+)~(wall|floor)_[^/]*\/box-of-(\d+)$/,
    (long, wide, on = '', count = '') => {
      const [a, b] = [millimetres(long), millimetres(wide)];
      const own = `${on}-tile~own-${a}x${b}/${count}-piece`;
      // What the shelf has, in the only size that it has of old.
      const isUsual = on === 'floor' && a === 300 && b === 300 && count === '11';
      return isUsual ? [own, 'floor-tile~300x300-mm/1-m2'] : [own];
    },
  ],
];

const renamed = (offer: string): readonly string[] =>
  RENAMED.flatMap(([was, is]) => {
    const found = was.exec(offer);
    return found === null ? [] : is(...found.slice(1));
  });

/**
 * Prices with those of before there were regions under the ids of today too, so that nothing typed is asked for
 * again; what was typed under an id of today counts. What is kept stays as it was found.
 */
export function withFormerPrices(prices: Prices): Prices {
  const former = Object.entries(prices).flatMap(([offer, price]) =>
    renamed(offer).map((id) => [id, price] as const),
  );
  return former.length === 0 ? prices : { ...Object.fromEntries(former), ...prices };
}
