import { en } from '../../../language/en/measuring.ts';
import type { Locale, UnitSystem } from '../../../language/locale.ts';
import type { OpeningInput } from './place-input.ts';
import type { Opening, OpeningKind } from './place.ts';
import { heightAt, wallRegion, type WallShape } from '../outline/outline-wall.ts';
import {
  brief,
  heightUnit,
  OFFSET_RANGE,
  OPENING_RANGE,
  openingUnit,
  sideUnit,
  SizeReader,
  type Read,
  type SizeRange,
} from '../units/read-size.ts';
import { inches, length, mm, type Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

interface UsualSize {
  readonly width: Length;
  readonly height: Length;
  readonly sill: Length;
}

/**
 * Sizes of unmeasured openings: a door of 1.9 m² and a window of 1.4 m² (20 and 15 sq ft), the usual allowance of trade
 * calculators, in the region's sizes: doors of 900 × 2100 mm or 3′ × 6′ 8″; a window's sill at 0.9 m or 3′.
 */
const USUAL: Readonly<Record<UnitSystem, Readonly<Record<'door' | 'window', UsualSize>>>> = {
  metric: {
    door: { width: mm(900), height: mm(2100), sill: mm(0) },
    window: { width: mm(1200), height: mm(1200), sill: mm(900) },
  },
  imperial: {
    door: { width: inches(36), height: inches(80), sill: mm(0) },
    window: { width: inches(45), height: inches(48), sill: inches(36) },
  },
};

/** Size of an opening until it is measured. */
export const usualOpening = (kind: OpeningKind, locale: Locale): UsualSize =>
  USUAL[locale.made][kind === 'window' ? 'window' : 'door'];

/** Openings of a wall; their fields are `openings.<id>.<width|height|at|sill>`. */
export interface OpeningsReading extends Read {
  /** Openings that fit their wall, from left to right. */
  readonly openings: readonly Opening[];
}

/** An opening whose position along the wall may be unknown. */
export interface SizedOpening extends Omit<Opening, 'at'> {
  readonly at: Length | undefined;
}

function readSized(
  input: OpeningInput,
  wall: Partial<WallShape>,
  reader: SizeReader,
): SizedOpening | undefined {
  const { id, kind } = input;
  const { locale } = reader;
  const usual = usualOpening(kind, locale);
  let fine = true;
  const wrong = (field: string, sentence: string): void => {
    fine = false;
    reader.complain(`openings.${id}.${field}`, sentence);
  };
  const read = (
    field: 'width' | 'height' | 'at' | 'sill',
    unit: typeof sideUnit,
    range: SizeRange,
  ): Length | undefined => {
    const size = reader.size(`openings.${id}.${field}`, input[field], unit, range);
    if (size === undefined && input[field].trim() !== '') fine = false;
    return size;
  };
  const width = read('width', openingUnit, OPENING_RANGE) ?? usual.width;
  const height = read('height', openingUnit, OPENING_RANGE) ?? usual.height;
  const at = read('at', sideUnit, OFFSET_RANGE);
  const typedSill = read('sill', heightUnit, OFFSET_RANGE);
  if (fine && wall.length !== undefined && width > wall.length) {
    wrong(
      'width',
      wordsIn(locale).wider(brief(width, locale), input.wall, brief(wall.length, locale)),
    );
  }
  const { height: high } = wall;
  if (fine && high !== undefined && height > high) {
    wrong('height', wordsIn(locale).taller(brief(height, locale), brief(high, locale)));
  }
  if (!fine) return undefined;
  // Lowers a usual sill if the window would not fit under the ceiling.
  const sill = typedSill ?? length(Math.max(0, Math.min(usual.sill, (high ?? Infinity) - height)));
  const open = input.width.trim() === '' || input.height.trim() === '';
  return { id, kind, width, height, sill, at, usual: open };
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Free stretches of the wall between openings with a position. */
function gapsOf(wall: number, placed: readonly Opening[]): Gap[] {
  const gaps: Gap[] = [];
  let from = 0;
  for (const { at, width } of placed.toSorted((a, b) => a.at - b.at)) {
    gaps.push({ from, to: at });
    from = at + width;
  }
  return [...gaps, { from, to: wall }];
}

/** Places every opening without a position in the widest gap; several openings in one gap are spread evenly. */
function placeOpen(
  wall: Length,
  fixed: readonly Opening[],
  open: readonly SizedOpening[],
): {
  readonly placed: readonly Opening[];
  readonly left: readonly SizedOpening[];
  readonly free: number;
} {
  const gaps = gapsOf(wall, fixed).map((gap) => ({
    ...gap,
    free: gap.to - gap.from,
    into: [] as SizedOpening[],
  }));
  const left: SizedOpening[] = [];
  for (const opening of open) {
    const widest = gaps.reduce((a, b) => (b.free > a.free ? b : a));
    if (widest.free < opening.width) left.push(opening);
    else {
      widest.free -= opening.width;
      widest.into.push(opening);
    }
  }
  const placed = gaps.flatMap(({ from, free, into }) => {
    const space = Math.floor(free / (into.length + 1));
    let at = from;
    return into.map((opening): Opening => {
      const own = length(at + space);
      at = own + opening.width;
      return { ...opening, at: own, isSpread: true };
    });
  });
  return { placed, left, free: Math.max(0, ...gaps.map((gap) => gap.free)) };
}

/**
 * Reads the openings of one wall and places them. An opening without a position gets a free one; an opening that does
 * not fit is left out, and reported unless another room shares it. An unknown length or height of the wall limits nothing.
 */
export function readOpenings(
  inputs: readonly OpeningInput[],
  wall: Partial<WallShape>,
  locale: Locale,
  shared: readonly SizedOpening[] = [],
): OpeningsReading {
  const reader = new SizeReader(locale);
  const complain = (id: string, field: string, sentence: string): void =>
    reader.complain(`openings.${id}.${field}`, sentence);
  const { length: long, height: high } = wall;
  const sized = [
    ...inputs.flatMap((input) => readSized(input, wall, reader) ?? []),
    ...shared.filter((one) => one.width <= (long ?? Infinity) && one.height <= (high ?? Infinity)),
  ];
  if (long === undefined) {
    const openings = sized.map((each) => ({ ...each, at: each.at ?? length(0) }));
    return { openings, ...reader.read() };
  }
  const fixed: Opening[] = [];
  for (const opening of sized) {
    if (opening.at === undefined) continue;
    const candidate: Opening = { ...opening, at: opening.at };
    const clash = clashOf(candidate, fixed, long, locale);
    if (clash === undefined) fixed.push(candidate);
    else if (opening.from === undefined) complain(opening.id, 'at', clash);
  }
  const open = sized.filter(({ at }) => at === undefined);
  const { placed, left, free } = placeOpen(long, fixed, open);
  for (const { id, wall: letter } of inputs.filter((one) =>
    left.some((each) => each.id === one.id),
  )) {
    complain(id, 'width', wordsIn(locale).noSpace(letter, brief(length(free), locale)));
  }
  const openings = [...fixed, ...placed].filter((opening) => {
    const over = aboveCeiling(opening, wall, locale);
    if (over !== undefined && opening.from === undefined) {
      complain(opening.id, opening.sill > 0 ? 'sill' : 'height', over);
    }
    return over === undefined;
  });
  return { openings: openings.toSorted((a, b) => a.at - b.at), ...reader.read() };
}

function clashOf(
  opening: Opening,
  others: readonly Opening[],
  wall: Length,
  locale: Locale,
): string | undefined {
  const end = length(opening.at + opening.width);
  if (end > wall) {
    return wordsIn(locale).pastTheEnd(brief(end, locale), brief(wall, locale));
  }
  const low = opening.sill;
  const high = opening.sill + opening.height;
  const overlaps = others.some(
    (other) =>
      opening.at < other.at + other.width &&
      other.at < end &&
      low < other.sill + other.height &&
      other.sill < high,
  );
  return overlaps ? wordsIn(locale).overlap : undefined;
}

function aboveCeiling(
  opening: Opening,
  wall: Partial<WallShape>,
  locale: Locale,
): string | undefined {
  const { length: long, height } = wall;
  if (long === undefined || height === undefined) return undefined;
  const shape: WallShape = { ...wall, length: long, height };
  const low = Math.min(heightAt(shape, opening.at), heightAt(shape, opening.at + opening.width));
  const top = length(opening.sill + opening.height);
  if (top <= low) return undefined;
  return wordsIn(locale).aboveCeiling(brief(top, locale), brief(length(low), locale));
}

/** Surface of a wall without openings that fit it, as `readOpenings` returns them. */
export function surfaceOf(shape: WallShape, openings: readonly Opening[]) {
  const region = wallRegion(shape, openings);
  if (!region.ok) throw new Error(`opening ${region.at} was placed where it does not fit`);
  return region.value;
}
