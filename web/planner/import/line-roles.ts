import type { Answer } from './imported.ts';
import type { Item, Size } from './line-items.ts';
import { LARGEST_NOMINAL } from './material-name.ts';

/** The sides of timber, as written: by the names that yards give them, or as they are. */
interface Section {
  readonly sides: readonly [string, string];
  readonly isNominal: boolean;
}

/** What the items of a line are to the part that it names. */
export interface Roles {
  readonly count: string | undefined;
  readonly length: string;
  readonly width: string | undefined;
  readonly thickness: string | undefined;
  readonly section: Section | undefined;
  readonly prices: readonly string[];
  /** What is left for the name. */
  readonly spoken: readonly Item[];
}

export interface Question {
  readonly about: string;
  readonly answers: readonly Answer[];
}

interface Reading {
  readonly kind: 'linear' | 'sheet';
  /** Millimetres of a size as written; not a number where it is none. */
  readonly mmOf: (text: string) => number;
  readonly answered: (text: string) => Answer | undefined;
}

/** Sizes that stand together, parted by the sign of times alone. */
interface Group {
  readonly sizes: readonly Size[];
  /** Whether it stands alone between cuts, or first in the line. */
  readonly isApart: boolean;
}

/** Fewer are written; more is a size. */
const MOST_IMPLIED = 99;
/** No sheet is thicker, mm. */
const THICKEST = 80;
/** No panel is narrower, mm: without a unit such a number is one of pieces. */
const NARROWEST = 10;
/** Thicknesses of sheets, mm: behind two sizes such a number may be either. */
const THICKNESSES: ReadonlySet<number> = new Set([
  9, 10, 12, 15, 16, 18, 19, 21, 22, 25, 28, 30, 32, 38, 40,
]);

const isWhole = ({ text, hasUnit }: Size): boolean => !hasUnit && /^\d{1,4}$/.test(text);

function groupsOf(items: readonly Item[]): readonly Group[] {
  const groups: { sizes: Size[]; isApart: boolean }[] = [];
  for (const [i, item] of items.entries()) {
    if (item.kind !== 'size') continue;
    const last = groups.at(-1);
    if (items[i - 1]?.kind === 'times' && last !== undefined) {
      last.sizes.push(item);
      continue;
    }
    const [before, after] = [items[i - 1]?.kind, items[i + 1]?.kind];
    const isCell =
      (before === undefined || before === 'cut') && (after === undefined || after === 'cut');
    groups.push({ sizes: [item], isApart: i === 0 || isCell });
  }
  return groups;
}

/** A size, and no number of pieces. */
const isSide = (size: Size): boolean => size.hasUnit || Number(size.text) > MOST_IMPLIED;

/** What was said of open numbers, taken at its word. */
function withAnswers(items: readonly Item[], answered: Reading['answered']): readonly Item[] {
  return items.flatMap((item): readonly Item[] => {
    const answer = item.kind === 'size' || item.kind === 'at' ? answered(item.text) : undefined;
    const { text, at } = item;
    switch (answer) {
      case 'count': {
        const [first = '', rest] = item.kind === 'size' && item.isSplit ? text.split(' ') : [text];
        if (rest === undefined) return [{ kind: 'count', text: first, at }];
        const size = text.slice(first.length + 1);
        return [
          { kind: 'count', text: first, at },
          { kind: 'size', text: size, at: at + first.length + 1, hasUnit: true, isSplit: false },
        ];
      }
      case 'thickness':
      case 'name':
        return [{ kind: answer === 'name' ? 'word' : 'thickness', text, at }];
      case 'thousands':
        return item.kind === 'size' ? [{ ...item, isSplit: false }] : [item];
      case undefined:
        return [item];
    }
  });
}

const isNamed = (sizes: readonly Size[]): boolean =>
  sizes.every(({ text, hasUnit }) => !hasUnit && Number(text) <= LARGEST_NOMINAL);

/** `1 x 4 8 1/2"`: two small plain numbers beside a size with a unit; in a list of lengths, of any size. */
function sectionIn(groups: readonly Group[], hasCount: boolean, { kind, mmOf }: Reading) {
  const pair = groups.find(
    ({ sizes }) => sizes.length === 2 && sizes.every((size) => !size.hasUnit),
  );
  const others = groups.filter((group) => group !== pair).flatMap(({ sizes }) => sizes);
  if (pair !== undefined && others.some(({ hasUnit, text }) => hasUnit || text.includes('/'))) {
    const [a, b] = pair.sizes;
    const isNominal = isNamed(pair.sizes);
    if (a !== undefined && b !== undefined && (isNominal || kind === 'linear')) {
      return { sides: [a.text, b.text] as const, isNominal, of: pair.sizes };
    }
  }
  const triple = groups.find(({ sizes }) => sizes.length === 3);
  if (triple === undefined || !hasCount || kind !== 'linear') return undefined;
  const [a, b, c] = triple.sizes;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const [x = 0, y = 0, z = 0] = [a, b, c].map(({ text }) => mmOf(text));
  if (z <= 2 * Math.max(x, y)) return undefined;
  return { sides: [a.text, b.text] as const, isNominal: isNamed([a, b]), of: [a, b] };
}

/** A line's sizes as they are handed out; what is taken is taken once. */
interface Hand {
  readonly sizes: readonly Size[];
  readonly count: string | undefined;
  readonly thickness: string | undefined;
}

/** The last of three that is thin enough, where its unit or the count says that it is no count. */
function withoutThickness(hand: Hand, mmOf: Reading['mmOf']): Hand {
  const last = hand.sizes.at(-1);
  const thin = last === undefined ? Number.NaN : mmOf(last.text);
  const isThin =
    thin <= THICKEST && hand.sizes.every((size) => size === last || mmOf(size.text) > thin);
  if (last === undefined || hand.sizes.length < 3 || hand.thickness !== undefined || !isThin) {
    return hand;
  }
  if (!last.hasUnit && hand.count === undefined) return hand;
  return { ...hand, sizes: hand.sizes.slice(0, -1), thickness: last.text };
}

const ask = (about: string, answers: readonly Answer[]): Question => ({ about, answers });
const REFUSED = { refused: true } as const;

/** The count among plain numbers; a question where one may be it or not. */
function withCount(
  hand: Hand,
  groups: readonly Group[],
  wanted: number,
): Hand | Question | typeof REFUSED {
  const { sizes } = hand;
  const bare = sizes.filter(isWhole);
  // Numbers that stand together are one after another; one behind a word beside them is a name's.
  const together = groups.find((group) => group.sizes.length > wanted)?.sizes ?? sizes;
  const ends = [together[0], together.at(-1)].filter((size) => size !== undefined && isWhole(size));
  // Beside sizes with units the only one without is no size.
  const [only] = bare.length === 1 ? bare : [];
  const [best] = ends.toSorted((a, b) => Number(a?.text) - Number(b?.text));
  const found = only ?? best;
  if (found === undefined) return REFUSED;
  const own = groups.find((group) => group.sizes.includes(found));
  const value = Number(found.text);
  if (value === 0) return REFUSED;
  if (value > MOST_IMPLIED) return ask(found.text, ['count', 'name']);
  const isLast = own !== undefined && own.sizes.length === 3 && own.sizes.at(-1) === found;
  if (wanted === 2 && isLast && THICKNESSES.has(value))
    return ask(found.text, ['count', 'thickness']);
  const isGrouped = own !== undefined && own.sizes.length > 1;
  if (!isGrouped && own?.isApart !== true) return ask(found.text, ['count', 'name']);
  return { ...hand, sizes: sizes.filter((size) => size !== found), count: found.text };
}

/**
 * Which item of a line is the number of pieces, which are sizes, a section, a thickness, and what is left for the
 * name. A question where a number may be more than one of them; refused where no part can be made of it.
 */
export function rolesOf(
  written: readonly Item[],
  reading: Reading,
): Roles | Question | typeof REFUSED {
  const items = withAnswers(written, reading.answered);
  const counts = items.filter(({ kind }) => kind === 'count');
  const [count, second] = counts;
  if (second !== undefined) return ask(second.text, ['name']);
  const split = items.find((item): item is Size => item.kind === 'size' && item.isSplit);
  if (split !== undefined && count === undefined) return ask(split.text, ['thousands', 'count']);
  const groups = groupsOf(items);
  const section = sectionIn(groups, count !== undefined, reading);
  const wanted = reading.kind === 'sheet' && section === undefined ? 2 : 1;
  const [thick, other] = items.filter(({ kind }) => kind === 'thickness');
  if (other !== undefined) return ask(other.text, ['name']);
  const sizes = groups
    .flatMap((group) => group.sizes)
    .filter((size) => section?.of.includes(size) !== true);
  let hand: Hand = { sizes, count: count?.text, thickness: thick?.text };
  if (hand.sizes.length > wanted && wanted === 2) hand = withoutThickness(hand, reading.mmOf);
  const isPanel = section === undefined && hand.sizes.length === 2 && hand.sizes.every(isSide);
  if (hand.sizes.length > wanted && count === undefined && !isPanel) {
    const counted = withCount(hand, groups, wanted);
    if (!('sizes' in counted)) return counted;
    hand = wanted === 2 ? withoutThickness(counted, reading.mmOf) : counted;
  }
  const isWide =
    wanted === 2 ||
    isPanel ||
    (hand.sizes.length === 2 && count !== undefined && section === undefined);
  const needed = isWide ? 2 : 1;
  if (hand.sizes.length > needed) {
    const isLone = (size: Size): boolean =>
      groups.some(({ sizes: [only, more] }) => only === size && more === undefined);
    const lone = hand.sizes.find(isLone);
    if (lone === undefined || hand.sizes.length > needed + 1) return REFUSED;
    const before = items[items.indexOf(lone) - 1]?.kind;
    // `Side 1: 720 x 560 (2)`: where the count is said, a plain number behind a word is its own.
    if (hand.count !== undefined && before === 'word' && isWhole(lone)) {
      const named: Item = { kind: 'word', text: lone.text, at: lone.at };
      return rolesOf(
        items.map((item) => (item === lone ? named : item)),
        reading,
      );
    }
    return ask(lone.text, lone.hasUnit ? ['thickness', 'name'] : ['name']);
  }
  // `4 x 735 leg` in a list of sheets has its width missing: no panel is 4 mm wide.
  const isCounted = (size: Size): boolean => isWhole(size) && reading.mmOf(size.text) < NARROWEST;
  if (isWide && hand.count === undefined && hand.sizes.some(isCounted)) return REFUSED;
  const [length, width] = hand.sizes;
  if (length === undefined || (isWide && width === undefined)) return REFUSED;
  const stray = items.find((item, i) => item.kind === 'at' && items[i + 1]?.kind !== 'size');
  if (stray !== undefined) return ask(stray.text, ['name']);
  return {
    count: hand.count,
    length: length.text,
    width: isWide ? width?.text : undefined,
    thickness: hand.thickness,
    section,
    prices: items.flatMap((item) => (item.kind === 'price' ? [item.text] : [])),
    spoken: items.filter((item, i) => item.kind !== 'at' || items[i + 1]?.kind !== 'size'),
  };
}
