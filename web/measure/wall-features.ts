import { en } from '../language/en/measuring.ts';
import type { Locale, UnitSystem } from '../language/locale.ts';
import { cornersOf, isSimple, type OutlineReading } from './close-outline.ts';
import {
  wallLetter,
  type FeatureInput,
  type FeatureKind,
  type SideInput,
  type Turn,
} from './place-input.ts';
import { brief, OFFSET_RANGE, openingUnit, readSize, sideUnit, STEP_RANGE } from './read-size.ts';
import { inches, length, mm, type Length } from './units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

interface UsualSize {
  readonly width: Length;
  readonly depth: Length;
}

/** Sizes of what nobody measured yet, as they are often built; drawn at once, and said to be the usual ones. */
const USUAL: Readonly<Record<UnitSystem, Readonly<Record<FeatureKind, UsualSize>>>> = {
  metric: {
    breast: { width: mm(1350), depth: mm(350) },
    bay: { width: mm(1800), depth: mm(600) },
    recess: { width: mm(900), depth: mm(300) },
  },
  imperial: {
    breast: { width: inches(54), depth: inches(14) },
    bay: { width: inches(72), depth: inches(24) },
    recess: { width: inches(36), depth: inches(12) },
  },
};

export const usualFeature = (kind: FeatureKind, locale: Locale): UsualSize =>
  USUAL[locale.made][kind];

/** A breast, bay or recess in its place on a wall. */
export interface Feature extends UsualSize {
  readonly id: string;
  readonly kind: FeatureKind;
  /** The wall's number in the outline without features. */
  readonly side: number;
  /** From the wall's left end, seen from inside. */
  readonly at: Length;
  /** What of the wall is left to its right. */
  readonly after: Length;
  /** Whether its width or its depth is the usual one rather than measured. */
  readonly usual: boolean;
}

/** What one wall of the outline is: a wall that is measured, what a feature leaves of it, or the feature's own. */
export interface OutlinePart {
  readonly name: string;
  readonly turn: Turn;
  readonly length: Length | undefined;
  /** The wall's number in the outline without features. */
  readonly side: number;
  /** The id of the feature whose own wall it is. */
  readonly feature: string | undefined;
}

/** An outline with what stands out of its walls or goes back in them. */
export interface FeaturesReading {
  readonly parts: readonly OutlinePart[];
  /** Undefined until the outline without them is known. */
  readonly ring: OutlineReading['ring'];
  readonly features: readonly Feature[];
  /** Sentences by `features.<id>.<at|width|depth>`. */
  readonly problems: Readonly<Record<string, string>>;
}

/** More walls than letters: what their parts would be called is taken. */
const MOST_SIDES = 26;

/** Whether walls of an outline may be called after what stands on them. */
export const canHaveFeatures = (sides: readonly SideInput[]): boolean => sides.length <= MOST_SIDES;

/**
 * What a feature's walls are called: its left side, its face, its right side, and the wall on from there. They follow
 * from its number alone, so that they stay the same when others come and go.
 */
export const featureWalls = ({
  id,
  wall,
}: Pick<FeatureInput, 'id' | 'wall'>): readonly [string, string, string, string] => {
  const name = (nth: number): string => `${wall}${4 * Number(id) + nth}`;
  return [name(-2), name(-1), name(0), name(1)];
};

type Complain = (field: 'at' | 'width' | 'depth', sentence: string) => void;

/** A feature's sizes; `at` is undefined for the middle of its wall. */
function readSizes(input: FeatureInput, locale: Locale, complain: Complain) {
  const usual = usualFeature(input.kind, locale);
  let isRead = true;
  const read = (field: 'at' | 'width' | 'depth'): Length | undefined => {
    if (input[field].trim() === '') return undefined;
    const [unit, range] =
      field === 'at'
        ? [sideUnit(locale), OFFSET_RANGE]
        : [openingUnit(locale), { ...STEP_RANGE, most: mm(20_000) }];
    const size = readSize(input[field], unit, range, locale);
    if (size.ok) return size.value;
    complain(field, size.reason);
    isRead = false;
    return undefined;
  };
  const [at, width, depth] = [read('at'), read('width'), read('depth')];
  return {
    isRead,
    at,
    width: width ?? usual.width,
    depth: depth ?? usual.depth,
    usual: width === undefined || depth === undefined,
  };
}

/** Where on its wall a feature stands; undefined, with a word why, where it does not fit there. */
function place(
  { id, kind, at: typed, wall }: FeatureInput,
  { at, width, depth, usual }: Omit<ReturnType<typeof readSizes>, 'isRead'>,
  { side, long }: { readonly side: number; readonly long: Length },
  others: readonly Feature[],
  locale: Locale,
  complain: Complain,
): Feature | undefined {
  const words = wordsIn(locale);
  const least = STEP_RANGE.least;
  const room = long - 2 * least;
  if (width > room) {
    complain('width', words.wider(brief(width, locale), wall, brief(long, locale)));
    return undefined;
  }
  const from = at ?? length(Math.round((long - width) / 2));
  const after = length(long - from - width);
  if (from < least || after < least) {
    complain(
      'at',
      words.inCorner(brief(least, locale), brief(length(long - width - least), locale)),
    );
    return undefined;
  }
  const clashes = others.some(
    (other) =>
      other.side === side &&
      from < other.at + other.width + least &&
      other.at < from + width + least,
  );
  if (clashes) {
    complain('at', typed.trim() === '' ? words.middleTaken : words.besideOther);
    return undefined;
  }
  return { id, kind, side, at: from, after, width, depth, usual };
}

const otherWay = (turn: Turn): Turn => (turn === 'right' ? 'left' : 'right');

/** One wall with the features on it, from left to right. */
function partsOfWall(
  { turn }: SideInput,
  side: number,
  long: Length | undefined,
  features: readonly Feature[],
): readonly OutlinePart[] {
  const letter = wallLetter(side);
  const parts: OutlinePart[] = [];
  let [name, from] = [letter, 0];
  for (const { id, kind, at, width, depth } of features.toSorted((a, b) => a.at - b.at)) {
    const into: Turn = kind === 'breast' ? 'right' : 'left';
    const back = otherWay(into);
    const [left, face, right, rest] = featureWalls({ id, wall: letter });
    parts.push(
      { name, turn: into, length: length(at - from), side, feature: undefined },
      { name: left, turn: back, length: depth, side, feature: id },
      { name: face, turn: back, length: width, side, feature: id },
      { name: right, turn: into, length: depth, side, feature: id },
    );
    [name, from] = [rest, at + width];
  }
  const left = long === undefined ? undefined : length(long - from);
  return [...parts, { name, turn, length: left, side, feature: undefined }];
}

const partsOf = (
  sides: readonly SideInput[],
  { lengths }: OutlineReading,
  features: readonly Feature[],
): readonly OutlinePart[] =>
  sides.flatMap((one, side) =>
    partsOfWall(
      one,
      side,
      lengths[side],
      features.filter((feature) => feature.side === side),
    ),
  );

const sidesOf = (parts: readonly OutlinePart[]): readonly SideInput[] =>
  parts.map(({ turn }) => ({ length: '', turn }));

const lengthsOf = (parts: readonly OutlinePart[]): readonly Length[] =>
  parts.flatMap((part) => part.length ?? []);

/**
 * Puts breasts, bays and recesses on the walls of an outline, one after the other. One that does not fit is named and
 * left out, and the others stand.
 */
export function readFeatures(
  inputs: readonly FeatureInput[],
  sides: readonly SideInput[],
  outline: OutlineReading,
  locale: Locale,
): FeaturesReading {
  const problems: Record<string, string> = {};
  const features: Feature[] = [];
  for (const input of inputs) {
    const complain: Complain = (field, sentence) => {
      problems[`features.${input.id}.${field}`] ??= sentence;
    };
    const sizes = readSizes(input, locale, complain);
    const side = sides.findIndex((_, i) => wallLetter(i) === input.wall);
    if (side < 0 || !canHaveFeatures(sides)) complain('at', wordsIn(locale).noWall(input.wall));
    const long = outline.lengths[side];
    if (!sizes.isRead || long === undefined || outline.ring === undefined) continue;
    const feature = place(input, sizes, { side, long }, features, locale, complain);
    if (feature === undefined) continue;
    const parts = partsOf(sides, outline, [...features, feature]);
    if (isSimple(sidesOf(parts), lengthsOf(parts))) features.push(feature);
    else complain('depth', wordsIn(locale).tooDeep(brief(feature.depth, locale)));
  }
  const parts = partsOf(sides, outline, features);
  const ring = outline.ring && cornersOf(sidesOf(parts), lengthsOf(parts));
  return { parts, ring, features, problems };
}
