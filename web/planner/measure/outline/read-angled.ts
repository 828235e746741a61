import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import {
  cornerSum,
  outlineFromAngles,
  type AngledOutline,
  type AngledSide,
  type Corner,
  parseAngle,
} from './angled-outline.ts';
import type { OutlineReading } from './close-outline.ts';
import { likelyFaults, type LikelyFault } from '../units/likely-fault.ts';
import { lengthsOfRing } from './outline.ts';
import { wallLetter, type SideInput } from '../places/place-input.ts';
import { crossingSide, twiceRingArea, type Ring } from './polygon.ts';
import { brief, sideUnit, SizeReader, STEP_RANGE } from '../units/read-size.ts';
import { length, mm, type Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/**
 * Maximum closing error: 20 mm or 1/500 of the perimeter, as for a tape traverse on rough ground; half a degree times
 * the square root of the number of corners, as surveyors add angle errors.
 */
const allowedGap = (around: number): number => Math.max(mm(20), around / 500);
const allowedTurn = (corners: number): number => 0.5 * Math.sqrt(corners);

/** Smaller errors are normal for a tape and cause no message. */
const UNSAID = { gap: mm(1), degrees: 0.05 } as const;

/** Names of the walls on either side of the corner at the end of a side. */
const beside = (at: number, sides: number): readonly [string, string] => [
  wallLetter(at),
  wallLetter((at + 1) % sides),
];

const shownAngle = (degrees: number): string => `${Math.round(degrees * 10) / 10}°`;

/** Reads every side and corner; missing and invalid ones are undefined. */
class AngledReader extends SizeReader {
  readonly missing: string[] = [];
  readonly missingCorners: string[] = [];
  readonly #sides: readonly SideInput[];

  constructor(sides: readonly SideInput[], locale: Locale) {
    super(locale);
    this.#sides = sides;
  }

  #angle(field: string, text: string): number | undefined {
    const read = parseAngle(text, this.locale);
    if (!read.ok) this.complain(field, read.reason);
    return read.ok ? read.value : undefined;
  }

  side(at: number): { readonly length: Length | undefined; readonly isBlank: boolean } {
    const text = this.#sides[at]?.length ?? '';
    const isBlank = text.trim() === '';
    const long = this.size(`sides.${at}`, text, sideUnit, STEP_RANGE);
    if (long === undefined && !isBlank) this.missing.push(wallLetter(at));
    return { length: long, isBlank };
  }

  /** Undefined if its text is missing or invalid. */
  corner(at: number): Corner | undefined {
    const { turn, corner } = this.#sides[at] ?? { turn: 'right' };
    if (corner === undefined) {
      return { by: 'angle', angle: turn === 'right' ? 90 : 270, isHeld: true };
    }
    if (corner.by === 'open') return { by: 'open' };
    const field = `corners.${at}`;
    const isBlank = corner.text.trim() === '';
    const read = (): Corner | undefined => {
      if (corner.by === 'angle') {
        const angle = this.#angle(field, corner.text);
        return angle === undefined ? undefined : { by: 'angle', angle, isHeld: false };
      }
      const long = this.size(field, corner.text, sideUnit, STEP_RANGE);
      return long === undefined ? undefined : { by: 'diagonal', long };
    };
    const value = isBlank ? undefined : read();
    if (value === undefined) {
      const words = wordsIn(this.locale);
      const [before, after] = beside(at, this.#sides.length);
      const name = corner.by === 'diagonal' ? words.acrossName : words.cornerName;
      this.missingCorners.push(name(before, after));
    }
    return value;
  }
}

/** Message at the measure that is most likely wrong. */
function complain(
  said: string,
  sides: readonly AngledSide[],
  allowed: number,
  locale: Locale,
): readonly [field: string, sentence: string] {
  const words = wordsIn(locale);
  const { sentences } = locale.format;
  const faults = likelyFaults(sides, allowed);
  const [first] = faults;
  if (first === undefined)
    return [`sides.${sides.length - 1}`, sentences([said, words.severalFaults])];
  const named = faults.map((fault) =>
    words.fault(
      nameOf(fault, sides.length, locale),
      fault.isAngle ? shownAngle(fault.value) : brief(length(Math.round(fault.value)), locale),
    ),
  );
  const field = first.kind === 'side' ? 'sides' : 'corners';
  return [`${field}.${first.at}`, sentences([said, words.likely(named)])];
}

function nameOf({ kind, at, isAngle }: LikelyFault, sides: number, locale: Locale): string {
  const words = wordsIn(locale);
  const [before, after] = beside(at, sides);
  if (kind === 'side') return words.wallName(before);
  return isAngle ? words.cornerName(before, after) : words.acrossName(before, after);
}

type Unclosed = Exclude<Extract<AngledOutline, { ok: false }>, { reason: 'sides' }>;

/** Message why measures do not close, at the measure to check. */
function unclosed(
  outline: Unclosed,
  sides: readonly AngledSide[],
  locale: Locale,
): readonly [field: string, sentence: string] {
  const words = wordsIn(locale);
  switch (outline.reason) {
    case 'corners':
      return [`corners.${outline.at.at(-1) ?? 0}`, words.fewCorners];
    case 'short': {
      const long = brief(length(Math.round(outline.long)), locale);
      return [`sides.${outline.at}`, words.open(wallLetter(outline.at), long, true)];
    }
    case 'sharp':
      return [`corners.${outline.at}`, words.sharpCorner];
    case 'triangle': {
      const isAcross = sides[outline.at]?.corner.by === 'diagonal';
      return [`corners.${outline.at}`, isAcross ? words.noTriangle : words.noChain];
    }
  }
}

/** Rounds each corner to the grid; `+ 0` avoids -0. */
const onGrid = (corners: Ring): Ring =>
  corners.map(({ x, y }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 }));

type Closed = Pick<OutlineReading, 'ring' | 'shared'> & { readonly lengths?: readonly Length[] };

/** Outline of complete measures, or the reason why there is none. */
function close(sides: readonly AngledSide[], reader: AngledReader): Closed {
  const { missing, locale } = reader;
  const words = wordsIn(locale);
  const open = { ring: undefined };
  const outline = outlineFromAngles(sides);
  if (!outline.ok) {
    if (outline.reason === 'sides') missing.push(...outline.at.map(wallLetter));
    else reader.complain(...unclosed(outline, sides, locale));
    return open;
  }
  const { corners, gap, turnGap } = outline;
  const around = lengthsOfRing(corners).reduce((sum, long) => sum + long, 0);
  const allowed = allowedGap(around);
  if (Math.abs(turnGap) > allowedTurn(sides.length)) {
    const must = cornerSum(sides.length);
    const said = words.cornerSum(sides.length, shownAngle(must + turnGap), shownAngle(must));
    reader.complain(...complain(said, sides, allowed, locale));
    return open;
  }
  if (gap > allowed) {
    const said = words.gap(brief(length(Math.round(gap)), locale));
    reader.complain(...complain(said, sides, allowed, locale));
    return open;
  }
  const ring = onGrid(corners);
  const crossing = crossingSide([ring]);
  if (crossing >= 0 || twiceRingArea(ring) <= 0) {
    const at = (Math.max(0, crossing) + sides.length - 1) % sides.length;
    reader.complain(`sides.${at}`, words.crossing(wallLetter(at)));
    return open;
  }
  const isSaid = gap >= UNSAID.gap || Math.abs(turnGap) >= UNSAID.degrees;
  const shared = { gap: length(Math.round(gap)), degrees: Math.abs(turnGap) };
  return { ring, lengths: lengthsOfRing(ring), ...(isSaid ? { shared } : {}) };
}

/**
 * Reads an outline with any angles from its sides, corners and diagonals; see `outlineFromAngles`. Corners are rounded
 * to the grid of 1/320 mm, so a wall may differ from its text by one step.
 */
export function readAngled(inputs: readonly SideInput[], locale: Locale): OutlineReading {
  const reader = new AngledReader(inputs, locale);
  const read = inputs.map(({ turn }, i) => ({
    ...reader.side(i),
    turn,
    corner: reader.corner(i),
  }));
  const { missing, missingCorners } = reader;
  const known = read.flatMap(({ corner, length: long, turn }): AngledSide[] =>
    corner === undefined ? [] : [{ corner, length: long, turn }],
  );
  const isRead = missing.length === 0 && known.length === inputs.length;
  const closed: Closed = isRead ? close(known, reader) : { ring: undefined };
  const { lengths = read.map((side) => side.length), ...rest } = closed;
  return { lengths, ...rest, ...reader.read(), missing, missingCorners };
}
