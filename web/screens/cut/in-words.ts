import type { Locale } from '../../language/locale.ts';
import { words } from '../../language/page/boards.ts';
import { pageFormats } from '../../language/language.ts';
import { formatLength, cents, mm } from '../../planner/measure/units/units.ts';
import {
  isWorthKeeping,
  type PlanBoard,
  type PlanPiece,
} from '../../planner/cutting/plan/plan-board.ts';
import { numberRuns } from '../../planner/cutting/plan/runs-of-board.ts';
import type { CutStep } from '../../planner/cutting/plan/cut-steps.ts';
import type { Currency } from '../../planner/stock/region.ts';

/** Size without its metric unit, from millimetres: `735`, or `28 15/16″`. */
export const bareSize = (value: number, locale: Locale): string =>
  formatLength(mm(value), locale).replace('\u00a0mm', '');

interface Sides {
  readonly length: number;
  /** 0 for a length. */
  readonly width: number;
}

/** Sides of a piece: `720 × 560`, or `735`. Both sides stay on one line. */
export const sides = ({ length, width }: Sides, locale: Locale): string =>
  [length, width]
    .filter((side) => side > 0)
    .map((side) => bareSize(side, locale))
    .join('\u00a0×\u00a0');

/** Sides of a piece with their unit: `720 × 560 mm`, or `28 15/16″`. */
export const sized = (piece: Sides, locale: Locale): string =>
  locale.units === 'imperial' ? sides(piece, locale) : `${sides(piece, locale)}\u00a0mm`;

/** A very small length, to half a millimetre: `1 mm`, `1/32″`. */
export const tightLengthText = (value: number, locale: Locale): string =>
  locale.units === 'imperial'
    ? formatLength(mm(value), locale, 64)
    : `${Math.round(value * 2) / 2}\u00a0mm`;

/** Name of a board in the shop, with the longer side first: `2.4 m`, `8′`, `2440 × 1220 mm`, `8′ × 4′`. */
export function boardName({ length, width }: Sides, locale: Locale): string {
  if (width > 0) {
    const [long, short] = [Math.max(length, width), Math.min(length, width)];
    return sized({ length: long, width: short }, locale);
  }
  return locale.units === 'imperial'
    ? bareSize(length, locale)
    : `${Math.round(length) / 1000}\u00a0m`;
}

/** `a`, `a and b`, `a, b and c`. */
export const { together } = words;

/** Total length of cuts: `24.2 m`, or `79′ 5″`. */
const runLength = (value: number, locale: Locale): string =>
  locale.units === 'imperial' ? bareSize(value, locale) : `${(value / 1000).toFixed(1)}\u00a0m`;

/** Unit of a plan's cost: money, or material if there are no prices. */
export interface CostUnit {
  readonly priced: boolean;
  readonly sheets: boolean;
  readonly locale: Locale;
  readonly currency: Currency;
}

/** A cost as text, from cents, mm or mm². */
export function planCostText(cost: number, measure: CostUnit): string {
  if (measure.priced) return pageFormats().money(cents(Math.ceil(cost - 1e-6)), measure.currency);
  const imperial = measure.locale.units === 'imperial';
  if (measure.sheets) {
    return imperial
      ? words.squareFeet((cost / 92_903.04).toFixed(1))
      : `${(cost / 1e6).toFixed(2)}\u00a0m²`;
  }
  return runLength(cost, measure.locale);
}

/** Sides of a placed piece in the order of its part: a rotated panel is rotated back. */
export const asListed = ({ turned, length, width }: PlanPiece): Sides =>
  turned && width > 0 ? { length: width, width: length } : { length, width };

const runOf = ({ run }: PlanPiece): string => JSON.stringify([run?.id, run?.n]);
const placeOf = ({ run }: PlanPiece): number => run?.place ?? 0;

/**
 * Reading order of a board: from one end; sheets row by row from the corner at the start, with each
 * grain run together.
 */
function inOrder({ pieces }: PlanBoard): readonly PlanPiece[] {
  const first = new Map(
    pieces.flatMap((piece) => (piece.run?.place === 1 ? [[runOf(piece), piece] as const] : [])),
  );
  const start = (piece: PlanPiece): PlanPiece =>
    piece.run === undefined ? piece : (first.get(runOf(piece)) ?? piece);
  return pieces.toSorted((a, b) => {
    const [from, to] = [start(a), start(b)];
    return from.y - to.y || from.x - to.x || placeOf(a) - placeOf(b);
  });
}

const isMitred = ({ slantStart, slantEnd }: PlanPiece): boolean => slantStart > 0 || slantEnd > 0;

/** The rest of a board: offcuts to keep, else the wasted length or area. */
function restInWords({ width, offcuts }: PlanBoard, locale: Locale): readonly string[] {
  const worth = offcuts.filter(isWorthKeeping);
  if (worth.length > 0) return worth.map((offcut) => words.keep(sides(offcut, locale)));
  const [offcut] = offcuts;
  if (offcut === undefined) return [];
  return [words.left(sides(offcut, locale), width > 0 ? 'sheet' : 'linear')];
}

/** Text of a board in reading order: `4 × A leg 735; B rail 410; 186 left over; 5 cuts`. */
export function boardInWords(
  board: PlanBoard,
  labelOf: (part: string) => string,
  locale: Locale,
): string {
  const numberOf = numberRuns(board);
  const runs: { readonly piece: string; count: number }[] = [];
  for (const piece of inOrder(board)) {
    const plain = `${labelOf(piece.part)} ${sides(asListed(piece), locale)}`.trim();
    const run = numberOf(piece);
    const inRun = run === undefined ? plain : words.inRun(plain, run.number);
    const said = isMitred(piece) ? words.mitred(plain) : inRun;
    const last = runs.at(-1);
    if (last?.piece === said) last.count += 1;
    else runs.push({ piece: said, count: 1 });
  }
  const pieces = runs.map(({ piece, count }) => (count === 1 ? piece : words.times(count, piece)));
  const cuts = board.cuts.length === 0 ? [] : [words.cuts(board.cuts.length)];
  return words.contents([...pieces, ...restInWords(board, locale), ...cuts]);
}

/** Instruction for one cut: `Rip at 560`. */
export function cutInWords(step: CutStep, locale: Locale, sheet: boolean): string {
  const size = bareSize(step.set, locale);
  if (!sheet) return words.cutAt(size);
  return step.along ? words.ripAt(size) : words.crosscutAt(size);
}
