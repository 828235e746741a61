import { entryOf } from '../measure/entry-of.ts';

/**
 * Materials and offers had other ids before they came from the shelf of a region. What was typed and ticked under
 * those counts for the same thing of today; one row for each that has one.
 */
interface Former {
  /** The material's id: product, sizes, the `pattern` of a paper and what the person `called` it. */
  readonly was: RegExp;
  /** What shops of one region or another have in its place, without what it was called. */
  readonly is: (...parts: readonly string[]) => readonly string[];
  /** The end of an offer's id, after its material; none for a size that no shop has. */
  readonly sizes:
    | Readonly<Record<string, string>>
    | ((size: string, material: string) => readonly string[]);
  /** Amounts of it were counted in another unit. */
  readonly otherUnit?: true;
}

/** A grid of 320 steps a millimetre, in which tiles were named. */
const millimetres = (steps: string | undefined): number => Math.round(Number(steps) / 320);

/** Lengths are said alike (`2.4m`, `8ft`); one that the person's own shop has is said in millimetres. */
function asLong(size: string): readonly string[] {
  const found = /^([\d.]+)(m|ft)$/.exec(size);
  if (found === null) return [];
  const [, figure, unit] = found;
  const own = Number(figure) * (unit === 'm' ? 1000 : 304.8);
  return [size, `own-${Math.round(own * 10_000) / 10_000}`];
}

/** Studs of 8 ft are sold by the inch. */
const asStud = (size: string): readonly string[] =>
  asLong(size).map((one) => (one === '8ft' ? '96in' : one));

/** What the shelf has in the very sides and count that were typed is sold by its area there. */
const BY_AREA: ReadonlyMap<string, string> = new Map([
  ['floor-tile~300x300-mm', '1-m2'],
  ['laminate~1380x190-mm', '1.835-m2'],
  ['laminate~1261x192-mm', '2.179-m2'],
]);

/** What was sold by the person's own box or pack: `box-of-20`, `pack-of-8`. */
function asPieces(size: string, material: string): readonly string[] {
  const count = /^(?:box|pack)-of-(\d+)$/.exec(size)?.[1];
  return count === undefined ? [] : [BY_AREA.get(material) ?? `${count}-piece`];
}

const asKilos = (size: string): readonly string[] => {
  const kilos = /^([\d.]+)-kg-bag$/.exec(size)?.[1];
  return kilos === undefined ? [] : [`${kilos}-kg`];
};

const asTins = (size: string): readonly string[] => {
  const litres = /^([\d.]+)l$/.exec(size)?.[1];
  if (litres !== undefined) return [`${litres}-L`];
  const gallons = entryOf({ qt: '1-qt', gal: '1-gal', '5gal': '5-gal' }, size);
  return gallons === undefined ? [] : [gallons];
};

const LOOSE = { '20-kg-bag': '20-kg', 'bulk-bag-800-kg': '800-kg' };

/** Sections by the width that was asked, in millimetres. */
const POSTS: ReadonlyMap<string, string> = new Map([
  ...[75, 100, 125, 150].map((side): [string, string] => [`${side}`, `${side}x${side}-mm`]),
  ['88.9', '4x4'],
  ['139.7', '6x6'],
]);
const BOARDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['125', ['feather-edge~125x11-mm']],
  ['70', ['pickets~20x70-mm']],
  ['90', ['pickets~18x90-mm']],
  ['95', ['pickets~21x95-mm']],
  ['139.7', ['pickets~5-8x5-1-2-in']],
]);
const DECKING: ReadonlyMap<string, readonly string[]> = new Map([
  ['softwood_120', ['deck-board~28x120-mm']],
  ['softwood_145', ['deck-board~28x145-mm']],
  ['softwood_95', ['deck-board~28x95-mm']],
  ['softwood_139.7', ['deck-board~5-4x6']],
  ['composite_135', ['composite-board~22x135-mm']],
  ['composite_146', ['composite-board~25x146-mm']],
  ['composite_139.7', ['composite-board~1x6']],
]);
/** Panels by their sides in millimetres; heights to the nearest that is sold. */
function panels(sides = ''): readonly string[] {
  if (sides === '2438.4x1828.8') return ['8x6-ft'];
  const [wide, high] = sides.split('x').map((side) => Number(side) / 1000);
  if (wide === 1.8) return [`${wide}x${high}-m`];
  const sold = [0.91, 1.22, 1.52, 1.83].find((one) => Math.abs(one - Number(high)) <= 0.04);
  return wide === 1.83 && sold !== undefined ? [`1.83x${sold}-m`] : [];
}

/** Tiles, planks and loft boards of the shelf, by their sides and how many a pack holds. */
const ON_SHELF: ReadonlyMap<string, string> = new Map([
  ['floor-tile 300x300 11', 'floor-tile~300x300-mm'],
  ['laminate 1380x190 7', 'laminate~1380x190-mm'],
  ['laminate 1261x192 9', 'laminate~1261x192-mm'],
  // What makers call 325 covers 320.
  ['loft-board 1220x325 3', 'loft-board~1220x320-mm'],
]);

/** A size that the person typed off a label, and the same on the shelf. */
function typedOff(product: string, sides: string, count: string | undefined): readonly string[] {
  const sold = ON_SHELF.get(`${product} ${sides} ${count}`);
  return [`${product}~own-${sides}`, ...(sold === undefined ? [] : [sold])];
}

const FORMER: readonly Former[] = [
  { was: /^(wall|ceiling)-paint(?:~(?<called>.+))?$/, is: (on) => [`${on}-paint`], sizes: asTins },
  { was: /^(tile-adhesive|grout)$/, is: (bag = '') => [bag], sizes: asKilos },
  {
    was: /^concrete$/,
    is: () => ['concrete-mix', 'post-mix'],
    sizes: { '20-kg-bag': '20-kg', '80-lb-bag': '80-lb', '60-lb-bag': '60-lb' },
  },
  {
    was: /^drywall-screws$/,
    is: () => ['drywall-screws~3.5x38-mm'],
    sizes: { '200-screws': '200-piece', '500-screws': '500-piece', '1000-screws': '1000-piece' },
  },
  {
    was: /^deck-screws$/,
    is: () => ['deck-screws~4.5x65-mm', 'deck-screws~5x60-mm'],
    sizes: { '200-screws': '200-piece', '500-screws': '500-piece', '1000-screws': '1000-piece' },
  },
  {
    was: /^plasterboard$/,
    is: () => ['plasterboard~12.5-mm', 'plasterboard~12-mm'],
    sizes: { '1-sheet-2400-1200': '2400x1200mm' },
  },
  { was: /^studwork~38$/, is: () => ['stud~38x63-mm'], sizes: asLong },
  { was: /^studwork~38\.1$/, is: () => ['stud~2x4'], sizes: asStud },
  {
    was: /^fence-post~([\d.]+)$/,
    is: (side = '') => (POSTS.has(side) ? [`fence-post~${POSTS.get(side)}`] : []),
    sizes: asLong,
  },
  {
    was: /^fence-rail$/,
    is: () => ['fence-rail~75-mm', 'fence-rail~2x4'],
    sizes: asLong,
  },
  { was: /^fence-board~([\d.]+)$/, is: (wide = '') => BOARDS.get(wide) ?? [], sizes: asLong },
  {
    was: /^fence-panel~([\d.x]+)$/,
    is: (sides) => panels(sides).map((one) => `fence-panel~${one}`),
    sizes: { '1-panel': '1-piece' },
  },
  {
    was: /^deck-board~((?:softwood|composite)_[\d.]+)$/,
    is: (board = '') => DECKING.get(board) ?? [],
    sizes: asLong,
  },
  { was: /^gravel$/, is: () => ['gravel'], sizes: LOOSE },
  { was: /^crushed-stone$/, is: () => ['sub-base'], sizes: LOOSE },
  {
    was: /^weed-membrane$/,
    is: () => ['weed-membrane'],
    sizes: { 'roll-of-10-m-': '10-m2', 'roll-of-25-m-': '25-m2' },
  },
  {
    was: /^underlay$/,
    is: () => ['underlay'],
    sizes: { 'roll-of-10-m-': '10-m2', 'roll-of-15-m-': '15-m2' },
  },
  {
    was: /^wallpaper-paste~\d+$/,
    is: () => ['wallpaper-paste'],
    sizes: { 'pack-for-5-rolls': '26-m2', 'pack-for-10-rolls': '53-m2' },
    otherUnit: true,
  },
  {
    was: /^wallpaper~(\d+)x(\d+)(?:_(?<pattern>[\d.]+-(?:straight|half-drop|free)))?(?:_(?<called>.+))?$/,
    // On the shelf by its metres, or the person's own.
    is: (long, wide) => [
      `wallpaper~${Number(long) / 1000}x${Number(wide) / 1000}-m`,
      `wallpaper~own-${long}x${wide}`,
    ],
    sizes: { '1-roll': '1-piece' },
  },
  {
    was: /^planks~([\d.]+)x([\d.]+)_(\d+)(?:_(?<called>.+))?$/,
    is: (long, wide, count) =>
      typedOff('laminate', `${Math.round(Number(long))}x${Math.round(Number(wide))}`, count),
    sizes: asPieces,
  },
  {
    was: /^loft-panel~([\d.]+)x([\d.]+)_(\d+)$/,
    is: (long, wide, count) =>
      typedOff('loft-board', `${Math.round(Number(long))}x${Math.round(Number(wide))}`, count),
    sizes: asPieces,
  },
  {
    was: /^insulation-100$/,
    is: () => ['loft-insulation~100-mm'],
    sizes: { '1-roll': '9.6-m2' },
    otherUnit: true,
  },
  {
    was: /^insulation-170$/,
    is: () => ['loft-insulation~170-mm'],
    sizes: { '1-roll': '7.12-m2' },
    otherUnit: true,
  },
  {
    was: /^shelf-board~(12|18|19)$/,
    is: (thick) => ['mdf', 'plywood', 'melamine-board'].map((board) => `${board}~${thick}-mm`),
    sizes: { full: '2440x1220mm' },
  },
  { was: /^batten$/, is: () => ['batten~25x38-mm'], sizes: asLong },
  { was: /^wood-screws~4x50$/, is: () => ['wood-screws~4x50-mm'], sizes: asPieces },
  // Tiles by their sides, where they lie, thickness, count and name.
  {
    was: /^tile-(\d+)x(\d+)~(wall|floor)_[\d.]+_(\d+)(?:_(?<called>.+))?$/,
    is: (long, wide, on, count) =>
      typedOff(`${on}-tile`, `${millimetres(long)}x${millimetres(wide)}`, count),
    sizes: asPieces,
  },
];

interface Renamed {
  /** As offers have it, without what it was called. */
  readonly bare: string;
  /** As lines of the list have it. */
  readonly line: string;
  readonly sizes: (size: string) => readonly string[];
  readonly otherUnit: boolean;
}

/** What counts for a material of before; none for one of today and where shops have no such thing. */
function renamed(material: string): readonly Renamed[] {
  for (const { was, is, sizes, otherUnit = false } of FORMER) {
    const found = was.exec(material);
    if (found === null) continue;
    const { called, pattern } = found.groups ?? {};
    return is(...found.slice(1)).map((bare): Renamed => {
      const join = bare.includes('~') ? '_' : '~';
      const named = called === undefined ? bare : `${bare}${join}${called}`;
      return {
        bare,
        line: pattern === undefined ? named : `${named}_${pattern}`,
        sizes(size) {
          if (typeof sizes === 'function') return sizes(size, bare);
          const end = entryOf(sizes, size);
          return end === undefined ? [] : [end];
        },
        otherUnit,
      };
    });
  }
  return [];
}

/** The material and the size of an offer's id. */
function partsOf(offer: string): readonly [material: string, size: string] {
  const slash = offer.lastIndexOf('/');
  return slash < 0 ? [offer, ''] : [offer.slice(0, slash), offer.slice(slash + 1)];
}

/** The ids that an offer of before has today; itself where it has none. */
export function offersToday(offer: string): readonly string[] {
  const [material, size] = partsOf(offer);
  const today = renamed(material).flatMap((one) =>
    one.sizes(size).map((end) => `${one.bare}/${end}`),
  );
  return today.length === 0 ? [offer] : today;
}

/** The ids that a line of before has today, where its amounts count on; itself where it has none. */
export function materialsToday(material: string): readonly string[] {
  const today = renamed(material)
    .filter(({ otherUnit }) => !otherUnit)
    .map(({ line }) => line);
  return today.length === 0 ? [material] : today;
}

/** The same of what was ticked, by `boughtKey`: a material and one of its offers. */
export function ticksToday(tick: string): readonly string[] {
  const bar = tick.indexOf('|');
  const [material, size] = partsOf(tick.slice(bar + 1));
  const today =
    bar < 0
      ? []
      : renamed(tick.slice(0, bar)).flatMap((one) =>
          renamed(material)
            .filter(({ bare }) => bare === one.bare)
            .flatMap((offer) => offer.sizes(size).map((end) => `${one.line}|${offer.bare}/${end}`)),
        );
  return today.length === 0 ? [tick] : today;
}

/** A record under the ids of today; what was kept under one of today counts. */
export function underToday<Value>(
  all: Readonly<Record<string, Value>>,
  today: (id: string) => readonly string[],
): Readonly<Record<string, Value>> {
  const entries = Object.entries(all).map(([id, value]) => ({ id, value, now: today(id) }));
  const kept = entries.filter(({ id, now }) => now.includes(id));
  if (kept.length === entries.length) return all;
  const former = entries.filter((one) => !kept.includes(one));
  return Object.fromEntries(
    [...former, ...kept].flatMap(({ now, value }) => now.map((one) => [one, value] as const)),
  );
}
