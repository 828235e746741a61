import { en } from '../../../language/en/measuring.ts';
import type { Locale, UnitSystem } from '../../../language/locale.ts';
import type { OutlineReading } from '../outline/close-outline.ts';
import {
  featureOutline,
  type FeatureField,
  type FeatureOutline,
} from '../outline/feature-outline.ts';
import {
  wallLetter,
  type FeatureInput,
  type FeatureKind,
  type SideInput,
  type Turn,
} from './place-input.ts';
import { lengthsOfRing } from '../outline/outline.ts';
import { crossingSide, type Point, type Ring } from '../outline/polygon.ts';
import {
  brief,
  OFFSET_RANGE,
  openingUnit,
  sideUnit,
  SizeReader,
  STEP_RANGE,
  type Read,
} from '../units/read-size.ts';
import { inches, length, mm, type Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

interface UsualSize {
  readonly width: Length;
  readonly depth: Length;
}

/** Usual sizes until they are measured; drawn immediately and marked as usual. */
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

/** A breast, bay or recess with its position on a wall. */
export interface Feature extends UsualSize {
  readonly id: string;
  readonly kind: FeatureKind;
  /** Index of the wall in the outline without features. */
  readonly side: number;
  /** Distance from the wall's left end, seen from inside. */
  readonly at: Length;
  /** Rest of the wall to its right. */
  readonly after: Length;
  /** True if its width or depth is the usual one and not measured. */
  readonly usual: boolean;
  readonly outline: FeatureOutline;
  /** Width of the side parallel to the wall; a curve's width. */
  readonly front: Length;
}

/** Kind of an outline's wall: a measured wall, the rest of one next to a feature, or a wall of the feature. */
export interface OutlinePart {
  readonly name: string;
  readonly turn: Turn;
  readonly length: Length | undefined;
  /** Index of the wall in the outline without features. */
  readonly side: number;
  /** Id of the feature that the wall belongs to. */
  readonly feature: string | undefined;
}

/** An outline with its features; fields are `features.<id>.<at|width|depth|angle|front>`. */
export interface FeaturesReading extends Read {
  readonly parts: readonly OutlinePart[];
  /** Undefined until the outline without features is known. */
  readonly ring: OutlineReading['ring'];
  readonly features: readonly Feature[];
}

/** With more walls than letters, the names of their parts are taken. */
export const MOST_SIDES = 26;

/** True if walls of an outline can have features. */
export const canHaveFeatures = (sides: readonly SideInput[]): boolean => sides.length <= MOST_SIDES;

/**
 * Names of a feature's walls: left side, front, right side, and the rest of the wall after it. They depend on its
 * number only, so they stay when other features change. The sides of a curve between them add a letter.
 */
export const featureWalls = ({
  id,
  wall,
}: Pick<FeatureInput, 'id' | 'wall'>): readonly [string, string, string, string] => {
  const name = (nth: number): string => `${wall}${4 * Number(id) + nth}`;
  return [name(-2), name(-1), name(0), name(1)];
};

type Complain = (field: FeatureField, sentence: string) => void;

/** Sizes of a feature; `at` is undefined for the middle of its wall. */
function readSizes(input: FeatureInput, reader: SizeReader) {
  const usual = usualFeature(input.kind, reader.locale);
  let isRead = true;
  const read = (field: 'at' | 'width' | 'depth'): Length | undefined => {
    const [unit, range] =
      field === 'at'
        ? [sideUnit, OFFSET_RANGE]
        : [openingUnit, { ...STEP_RANGE, most: mm(20_000) }];
    const size = reader.size(`features.${input.id}.${field}`, input[field], unit, range);
    if (size === undefined && input[field].trim() !== '') isRead = false;
    return size;
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

/** Position of a feature on its wall; undefined, with a message, if it does not fit there. */
function place(
  input: FeatureInput,
  { at, width, depth, usual }: Omit<ReturnType<typeof readSizes>, 'isRead'>,
  { side, long }: { readonly side: number; readonly long: Length },
  others: readonly Feature[],
  locale: Locale,
  complain: Complain,
): Feature | undefined {
  const { id, kind, at: typed, wall } = input;
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
  const shape = featureOutline(input, { width, depth }, locale);
  if (!shape.ok) {
    complain(shape.at, shape.reason);
    return undefined;
  }
  const { value: outline, front } = shape;
  return { id, kind, side, at: from, after, width, depth, usual, outline, front };
}

const otherWay = (turn: Turn): Turn => (turn === 'right' ? 'left' : 'right');

/** One wall with its features, from left to right. */
function partsOfWall(
  { turn }: SideInput,
  side: number,
  long: Length | undefined,
  features: readonly Feature[],
): readonly OutlinePart[] {
  const letter = wallLetter(side);
  const parts: OutlinePart[] = [];
  let [name, from] = [letter, 0];
  for (const { id, kind, at, width, outline } of features.toSorted((a, b) => a.at - b.at)) {
    const into: Turn = kind === 'breast' ? 'right' : 'left';
    const names = ownNames({ id, wall: letter }, outline.length - 1);
    parts.push({ name, turn: into, length: length(at - from), side, feature: undefined });
    for (const [i, own] of names.entries()) {
      const isLast = i === names.length - 1;
      const span = spanOf(outline[i], outline[i + 1]);
      parts.push({
        name: own,
        turn: isLast ? into : otherWay(into),
        length: span,
        side,
        feature: id,
      });
    }
    [name, from] = [featureWalls({ id, wall: letter })[3], at + width];
  }
  const left = long === undefined ? undefined : length(long - from);
  return [...parts, { name, turn, length: left, side, feature: undefined }];
}

const spanOf = (from: Point | undefined, to: Point | undefined): Length =>
  length(Math.round(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))));

/** Names of a feature's own walls, an odd number of them; the front is in the middle. */
function ownNames(feature: Pick<FeatureInput, 'id' | 'wall'>, count: number): readonly string[] {
  const [left, face, right] = featureWalls(feature);
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return left;
    if (i === count - 1) return right;
    const after = i < middle ? i : i - middle;
    return `${i < middle ? left : face}${after === 0 ? '' : String.fromCodePoint(96 + after)}`;
  });
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

/** Corners of an outline with its features, each rounded to the grid. */
function ringWith(ring: Ring, features: readonly Feature[]): Ring {
  return ring.flatMap((from, side): readonly Point[] => {
    const to = ring[(side + 1) % ring.length] ?? from;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const way = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
    // Walls run clockwise with y down, so the room is on the right of each.
    const point = (on: number, off: number): Point => ({
      x: Math.round(from.x + way.x * on - way.y * off) + 0,
      y: Math.round(from.y + way.y * on + way.x * off) + 0,
    });
    const own = features.filter((feature) => feature.side === side).toSorted((a, b) => a.at - b.at);
    return [
      from,
      ...own.flatMap(({ kind, at, outline }) =>
        outline.map(({ x, y }) => point(at + x, kind === 'breast' ? y : 0 - y)),
      ),
    ];
  });
}

/** Walls on the plan: lengths and turns. */
function onPlan(parts: readonly OutlinePart[], ring: Ring): readonly OutlinePart[] {
  const lengths = lengthsOfRing(ring);
  return parts.map((part, i) => {
    const [from, corner, to] = [0, 1, 2].map((by) => ring[(i + by) % ring.length]);
    if (from === undefined || corner === undefined || to === undefined) return part;
    const bend = (corner.x - from.x) * (to.y - corner.y) - (corner.y - from.y) * (to.x - corner.x);
    return { ...part, length: lengths[i], turn: bend > 0 ? 'right' : 'left' };
  });
}

/**
 * Adds breasts, bays and recesses to the walls of an outline, one after the other. A feature that does not fit is
 * reported and left out; the others stay.
 */
export function readFeatures(
  inputs: readonly FeatureInput[],
  sides: readonly SideInput[],
  outline: OutlineReading,
  locale: Locale,
): FeaturesReading {
  const reader = new SizeReader(locale);
  const features: Feature[] = [];
  for (const input of inputs) {
    const complain: Complain = (field, sentence) =>
      reader.complain(`features.${input.id}.${field}`, sentence);
    const sizes = readSizes(input, reader);
    const side = sides.findIndex((_, i) => wallLetter(i) === input.wall);
    if (side < 0 || !canHaveFeatures(sides)) complain('at', wordsIn(locale).noWall(input.wall));
    const long = outline.lengths[side];
    if (!sizes.isRead || long === undefined || outline.ring === undefined) continue;
    const feature = place(input, sizes, { side, long }, features, locale, complain);
    if (feature === undefined) continue;
    if (crossingSide([ringWith(outline.ring, [...features, feature])]) < 0) features.push(feature);
    else complain('depth', wordsIn(locale).tooDeep(brief(feature.depth, locale)));
  }
  const parts = partsOf(sides, outline, features);
  const ring = outline.ring && ringWith(outline.ring, features);
  return {
    parts: ring === undefined ? parts : onPlan(parts, ring),
    ring,
    features,
    ...reader.read(),
  };
}
