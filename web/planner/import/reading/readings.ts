import { evidenceOf, wordsIn, type Evidence } from './evidence.ts';
import type { LineItem, Measure } from './measure.ts';
import type { Chain, ReadPart, AssignedMeasure, NumberRole } from './part.ts';
import sizes from './sizes.json' with { type: 'json' };
import { MM_PER_UNIT, isBareSide, sharedUnits, type ListReading } from './sizes.ts';
import { means } from './vocabulary.ts';

/** Role of a number. `size` gets its final role from the order of all sizes of the line. */
type Slot = NumberRole | 'size' | 'height' | 'depth';

export interface Reading {
  readonly parts: readonly ReadPart[];
  readonly evidence: Evidence;
}

interface Place {
  readonly measure: Measure;
  /** Number of its chain. */
  readonly chain: number;
  readonly slot: Slot;
  readonly mm: number;
}

const MOST_READINGS = 120;
const MOST_CHAINS = 7;
const MOST_PIECES = 9999;
const { limits } = sizes;

/** Role of a number that its marks exclude from the sizes. */
function fixedRole({ marks }: Measure): NumberRole | undefined {
  if (marks.has('money')) return 'price';
  if (marks.has('angle')) return 'angle';
  if (marks.has('foreign')) return 'note';
  return marks.has('ordinal') || marks.has('name') ? 'name' : undefined;
}

const isFree = (item: LineItem): item is Measure =>
  item.kind === 'measure' && fixedRole(item) === undefined;

/** Chains of a line in order. A marked count ends a chain: 4 in `4x 2x6` is not a side. */
export function chainsOf(items: readonly LineItem[], list: ListReading): readonly Chain[] {
  const chains: Measure[][] = [];
  let isJoined = false;
  for (const [i, item] of items.entries()) {
    if (item.kind === 'times') isJoined = true;
    else if (item.kind === 'measure') {
      const last = chains.at(-1)?.at(-1);
      const isCount = item.marks.has('count') || last?.marks.has('count') === true;
      if (isFree(item)) {
        if (isJoined && last !== undefined && !isCount) chains.at(-1)?.push(item);
        else chains.push([item]);
      }
      isJoined = false;
    } else if (item.kind === 'cut' || !isLabelBetween(items, i)) isJoined = false;
  }
  return chains.map((measures) => ({ measures, mm: sharedUnits(measures, list) }));
}

/** True for a label between a size and its multiplication sign: `2 cm thick x 14 cm wide`. */
const isLabelBetween = (items: readonly LineItem[], i: number): boolean => {
  const item = items[i];
  return (
    item !== undefined && (item.kind === 'word' || item.kind === 'sign') && item.text.length <= 12
  );
};

const canCount = ({ isWhole, unit, value, label, marks }: Measure): boolean =>
  isWhole &&
  unit === undefined &&
  value >= 1 &&
  value <= MOST_PIECES &&
  label === undefined &&
  !marks.has('unmixed');

/** Possible roles of the numbers in a chain, one array per arrangement. */
function slotsOf(
  { measures, mm }: Chain,
  before: readonly Chain[],
  list: ListReading,
): readonly (readonly Slot[])[] {
  const [first] = measures;
  if (first === undefined) return [];
  const isCount = (i: number): boolean => {
    const one = measures.at(i);
    return one !== undefined && canCount(one);
  };
  if (measures.some(({ label }) => label !== undefined)) {
    const labelled: readonly Slot[] = measures.map(({ label }) => label ?? 'size');
    return [
      labelled,
      ...(isCount(0) ? [['count' as const, ...labelled.slice(1)]] : []),
      ...(isCount(-1) ? [[...labelled.slice(0, -1), 'count' as const]] : []),
    ];
  }
  const [size = 0] = mm;
  const ways: (readonly Slot[])[] = [];
  switch (measures.length) {
    case 1:
      if (first.marks.has('count')) return [['count']];
      // A number before `@` counts the size after it, so it cannot belong to a name.
      if (first.marks.has('countAt')) ways.push(['count']);
      else if (canCount(first)) ways.push(['count'], ['name']);
      ways.push(['size']);
      if (size <= limits.sheetThickness && list.kind === 'sheet') ways.push(['thickness']);
      if (size <= limits.rod) ways.push(['section']);
      if (repeats(first, size, before)) ways.push(['spare']);
      break;
    case 2:
      ways.push(['size', 'size'], ['section', 'section']);
      if (isCount(0)) ways.push(['count', 'size']);
      if (isCount(-1)) ways.push(['size', 'count']);
      if (
        before.some((chain) => chain.measures.length === 2) &&
        measures.every((one, i) => repeats(one, mm[i] ?? 0, before))
      ) {
        ways.push(['spare', 'spare']);
      }
      break;
    case 3:
      ways.push(['size', 'size', 'size']);
      if (list.kind === 'linear' || measures.slice(0, 2).every(isBareSide))
        ways.push(['section', 'section', 'length'], ['length', 'section', 'section']);
      if (list.kind === 'linear') ways.push(...panelWays(mm));
      if (list.kind === 'linear' && isProfile(mm)) ways.push(PROFILE);
      if (isCount(0)) ways.push(['count', 'size', 'size'], ['count', 'section', 'section']);
      if (isCount(-1)) ways.push(['size', 'size', 'count'], ['section', 'section', 'count']);
      else if (carriesUnit(measures)) ways.push(['size', 'size', 'count']);
      break;
    case 4:
      if (isCount(0))
        ways.push(['count', 'size', 'size', 'size'], ['count', 'section', 'section', 'length']);
      if (isCount(-1))
        ways.push(['size', 'size', 'size', 'count'], ['section', 'section', 'length', 'count']);
      if (list.kind === 'linear' && isProfile(mm)) ways.push([...PROFILE, 'length']);
      if (list.kind === 'linear' && isProfile(mm.slice(1)) && isCount(0))
        ways.push(['count', ...PROFILE]);
      break;
    default:
  }
  return ways;
}

const PROFILE = ['section', 'section', 'section'] as const;

/** True for two sides and the wall of a steel tube or an angle: `40x40x2`. */
const isProfile = ([a = 0, b = 0, wall = 0]: readonly number[]): boolean =>
  Math.min(a, b) >= limits.steelSide && wall <= limits.steelWall && wall < Math.min(a, b) / 2;

/** Roles of a panel in a list of lengths, only for chains that are thin and nearly as wide as long. */
function panelWays(mm: readonly number[]): readonly (readonly Slot[])[] {
  const [least = 0, middle = 0, most = 0] = mm.toSorted((a, b) => a - b);
  if (middle < limits.panelShare * most || least > limits.thinPanel) return [];
  const at = mm.indexOf(least);
  return [mm.map((_, i) => (i === at ? 'thickness' : 'size'))];
}

/** True if the last number may be a count although the unit of all sizes follows it: `180 x 10 x 3 cm`. */
const carriesUnit = (measures: readonly Measure[]): boolean => {
  const last = measures.at(-1);
  return (
    last?.unit !== undefined &&
    last.isWhole &&
    last.value <= limits.countWithUnit &&
    measures.every((one) => one === last || (one.unit === undefined && one.value > last.value))
  );
};

/** True if a size repeats another one in the other system of units: `14 1/2" (368 mm)`. */
function repeats(measure: Measure, mm: number, before: readonly Chain[]): boolean {
  if (measure.unit === undefined) return false;
  const isInch = measure.unit === 'in' || measure.unit === 'ft';
  return before.some((chain) =>
    chain.measures.some((one, i) => {
      const other = chain.mm[i] ?? 0;
      const system = one.unit === undefined ? undefined : one.unit === 'in' || one.unit === 'ft';
      return system !== isInch && Math.abs(other - mm) <= limits.repeatedShare * mm;
    }),
  );
}

const written = (measure: Measure): string => measure.text.replace(/^(\d+)-(\d+\/\d+)$/, '$1 $2');

interface Sorted {
  readonly length: Place;
  readonly width?: Place | undefined;
  readonly thickness?: Place | undefined;
  readonly sides: readonly Place[];
}

/** Sorts sizes by their labels; if none is the length, the longest one is. Undefined if they form no valid part. */
function sortSizes(places: readonly Place[], { kind }: ListReading): Sorted | undefined {
  const of = (slot: Slot): readonly Place[] => places.filter((place) => place.slot === slot);
  const sides = of('section');
  const [thickness, other] = of('thickness');
  if (other !== undefined || sides.length > PROFILE.length) return undefined;
  const labelled = of('length');
  if (labelled.length > 1) return undefined;
  // `L` with only a height can mean Länge or largeur, so the longer size is the length.
  const isEither = of('height').length > 0 && of('width').length + of('size').length === 0;
  const named = isEither && kind === 'sheet' ? [] : labelled;
  const free = [
    ...(named.length > 0 ? [] : labelled),
    ...of('width'),
    ...of('height'),
    ...of('depth'),
    ...of('size'),
  ];
  const order = (a: Place, b: Place): number => b.mm - a.mm;
  const [length, ...rest] = [...named, ...free.toSorted(order)];
  if (length === undefined) return undefined;
  if (sides.length > 0) return rest.length === 0 ? { length, sides, thickness } : undefined;
  const inOrder = (all: readonly (Place | undefined)[]): readonly Place[] =>
    all.filter((one) => one !== undefined).toSorted((a, b) => a.measure.from - b.measure.from);
  if (kind === 'linear') {
    // The last of three nominal sizes without units is the length, even if another is longer.
    if (free.length === 3 && free.every(({ measure }) => isBareSide(measure))) return undefined;
    const isThin = thickness !== undefined && thickness.measure.label === undefined;
    if (isThin) return rest.length === 1 ? { length, width: rest[0], thickness, sides } : undefined;
    const all = [...rest, ...(thickness === undefined ? [] : [thickness])];
    // Sizes without labels form a section or a panel only if they are in one chain.
    const [first, second] = all;
    const isLabelled = all.every(({ measure }) => measure.label !== undefined);
    const isOne = isLabelled || first?.chain === (second ?? length).chain;
    if (all.length > 2 || !isOne) return undefined;
    const isPanel = rest.length === 1 && thickness === undefined && named.length === 0;
    return isPanel ? { length, width: rest[0], sides } : { length, sides: inOrder(all) };
  }
  if (rest.length === 1) return { length, width: rest[0], thickness, sides };
  if (rest.length === 2 && thickness === undefined)
    return { length, width: rest[0], thickness: rest[1], sides };
  return undefined;
}

const roleOf = (place: Place, sorted: Sorted): NumberRole => {
  if (place === sorted.length) return 'length';
  if (place === sorted.width) return 'width';
  if (place === sorted.thickness) return 'thickness';
  if (sorted.sides.includes(place)) return 'section';
  return place.slot === 'count' || place.slot === 'name' || place.slot === 'spare'
    ? place.slot
    : 'note';
};

/** Possible lengths of a number without a unit after a nominal section: inches or feet. */
function lengthsOf(
  sorted: Sorted,
  list: ListReading,
): readonly { readonly mm: number; readonly isFeet: boolean }[] {
  const { length, sides } = sorted;
  const { unit, value, isWhole } = length.measure;
  // Merchants write 47x100 at 3.6 for metres: no part is 3.6 mm long.
  const isMetres =
    unit === undefined && list.unit === 'mm' && !isWhole && value < limits.bareMetres;
  if (isMetres && list.kind === 'linear') return [{ mm: value * MM_PER_UNIT.m, isFeet: false }];
  const plain = { mm: length.mm, isFeet: false };
  const isYard =
    unit === undefined &&
    sizes.yardFeet.includes(value) &&
    sides.length === 2 &&
    sides.every(({ measure }) => isBareSide(measure)) &&
    (list.unit === 'in' || !length.measure.marks.has('before-word'));
  return isYard ? [{ mm: value * MM_PER_UNIT.ft, isFeet: true }, plain] : [plain];
}

/** Readings of one arrangement: several if its count is missing. */
function partsOf(
  places: readonly Place[],
  fixed: readonly AssignedMeasure[],
  list: ListReading,
  isPlural: boolean,
): readonly { readonly part: ReadPart; readonly isFeet: boolean }[] {
  const counts = places.filter(({ slot }) => slot === 'count');
  if (counts.length > 1) return [];
  const sorted = sortSizes(places, list);
  if (
    sorted === undefined ||
    places.some(({ mm, slot }) => mm <= 0 && slot !== 'name' && slot !== 'count')
  )
    return [];
  const count = counts[0]?.measure;
  const quantities = count === undefined ? (isPlural ? [1, 2] : [1]) : [count.value];
  return quantities.flatMap((quantity) =>
    lengthsOf(sorted, list).map(({ mm: length, isFeet }) => ({
      isFeet,
      part: {
        quantity,
        length,
        width: sorted.width?.mm,
        thickness: sorted.thickness?.mm,
        section:
          sorted.sides.length === 0
            ? undefined
            : sorted.sides.map((side) => written(side.measure)).join('x'),
        placed: [
          ...places.map((place) => {
            const role = roleOf(place, sorted);
            const isSize = role !== 'count' && role !== 'name';
            const mm = place === sorted.length ? length : place.mm;
            return { measure: place.measure, role, mm: isSize ? mm : undefined };
          }),
          ...fixed,
        ],
      },
    })),
  );
}

/** True if both sides of a section are in the same chain. */
function isOneSection(places: readonly Place[], chains: readonly Chain[]): boolean {
  const sides = places.filter(({ slot }) => slot === 'section').map(({ measure }) => measure);
  return (
    sides.length <= 1 ||
    chains.some(({ measures }) => sides.every((side) => measures.includes(side)))
  );
}

/** All readings of a stretch of a line as one part, up to a limit; undefined if it has too many chains. */
export function readPart(
  items: readonly LineItem[],
  list: ListReading,
  isPlural: boolean,
): readonly Reading[] | undefined {
  const chains = chainsOf(items, list);
  if (chains.length === 0) return [];
  if (chains.length > MOST_CHAINS) return undefined;
  const fixed = items.flatMap((item): readonly AssignedMeasure[] => {
    const role = item.kind === 'measure' ? fixedRole(item) : undefined;
    return item.kind === 'measure' && role !== undefined
      ? [{ measure: item, role, mm: undefined }]
      : [];
  });
  let partial: (readonly Place[])[] = [[]];
  for (const [i, chain] of chains.entries()) {
    const ways = slotsOf(chain, chains.slice(0, i), list);
    partial = partial
      .flatMap((places) =>
        ways.map((slots) => [
          ...places,
          ...chain.measures.map((measure, k) => ({
            measure,
            chain: i,
            slot: slots[k] ?? 'note',
            mm: chain.mm[k] ?? 0,
          })),
        ]),
      )
      .filter(
        (places) =>
          places.filter(({ slot }) => slot === 'count').length <= 1 &&
          places.filter(({ slot }) => slot === 'name').length <= 2,
      )
      .filter((places) => isOneSection(places, chains))
      .slice(0, MOST_READINGS);
  }
  const words = wordsIn(items);
  return partial.flatMap((places) =>
    partsOf(places, fixed, list, isPlural).map(({ part, isFeet }) => ({
      parts: [part],
      evidence: evidenceOf(part, { items, chains, list, isFeet, isPlural, words }),
    })),
  );
}

/** True if a stretch of a line has its count: only such a stretch is a separate part. */
export const saysCount = (items: readonly LineItem[]): boolean =>
  items.some(
    (item, i) =>
      item.kind === 'measure' &&
      (item.marks.has('count') ||
        item.marks.has('countAt') ||
        (canCount(item) && i <= 1 && item.marks.has('before-word'))),
  );

export const isAnd = (item: LineItem): boolean =>
  (item.kind === 'word' || item.kind === 'sign') && means(item.text, 'and');
