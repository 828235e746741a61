import { inches, length, type Length } from '../../../measure/units/units.ts';
import { long, rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { DECK_LOADS, type DeckLoad, type JoistSize, type WoodGroup } from './deck-us-joists.ts';
import { columnFor, interpolate } from '../lookup.ts';

export type BuiltBeam = `${2 | 3}-${JoistSize}`;

/** Sorted by amount of wood, ascending. */
export const BUILT_BEAMS = [
  '2-2x6',
  '2-2x8',
  '3-2x6',
  '2-2x10',
  '3-2x8',
  '2-2x12',
  '3-2x10',
  '3-2x12',
] as const satisfies BuiltBeam[];

/** Effective joist spans of the tables' columns, inches. */
const COLUMNS = [6, 8, 10, 12, 14, 16, 18].map((feet) => feet * 12);

/**
 * IRC 2021 Table R507.5(1), inches between posts at 40 psf; checked against copies of the California Residential Code
 * 2025 and of Knoxville's 2024 handout.
 */
const BEAM_SPANS: Record<WoodGroup, Record<BuiltBeam, readonly number[]>> = {
  'southern-pine': {
    '2-2x6': [83, 71, 64, 58, 54, 51, 48],
    '2-2x8': [105, 91, 81, 74, 69, 64, 60],
    '2-2x10': [124, 108, 96, 88, 81, 76, 72],
    '2-2x12': [146, 127, 113, 103, 96, 89, 84],
    '3-2x6': [102, 89, 80, 73, 68, 63, 59],
    '3-2x8': [131, 114, 102, 93, 86, 80, 76],
    '3-2x10': [156, 134, 120, 110, 102, 95, 90],
    '3-2x12': [183, 159, 142, 129, 120, 112, 106],
  },
  'fir-spruce': {
    '2-2x6': [73, 63, 57, 52, 47, 43, 39],
    '2-2x8': [98, 85, 76, 69, 62, 56, 52],
    '2-2x10': [120, 103, 93, 84, 78, 72, 66],
    '2-2x12': [139, 120, 107, 98, 91, 85, 80],
    '3-2x6': [92, 80, 72, 66, 61, 57, 54],
    '3-2x8': [123, 106, 95, 87, 80, 75, 71],
    '3-2x10': [150, 130, 116, 106, 98, 92, 86],
    '3-2x12': [174, 151, 135, 123, 114, 107, 101],
  },
  'cedar-redwood': {
    '2-2x6': [74, 64, 58, 53, 48, 44, 40],
    '2-2x8': [94, 82, 73, 67, 62, 58, 53],
    '2-2x10': [115, 100, 89, 81, 75, 70, 66],
    '2-2x12': [133, 116, 103, 94, 87, 82, 77],
    '3-2x6': [92, 81, 72, 66, 61, 57, 54],
    '3-2x8': [118, 102, 91, 83, 77, 72, 68],
    '3-2x10': [144, 125, 112, 102, 94, 88, 83],
    '3-2x12': [167, 145, 129, 118, 109, 102, 97],
  },
};

/**
 * Heavier loads: minimum ratio to the 40 psf span over all cells of IRC Tables R507.5(2) to (4), for 50, 60 and 70 psf.
 */
const LOAD_FACTOR: Record<DeckLoad, number> = { 40: 1, 50: 0.92, 60: 0.83, 70: 0.75 };

/** IRC Table R507.5 note: maximum ratio of overhang to joist span, and the share of the span for the table. */
const OVERHANG_FACTORS = [
  { upTo: 0, factor: 0.66 },
  { upTo: 1 / 12, factor: 0.72 },
  { upTo: 1 / 10, factor: 0.8 },
  { upTo: 1 / 8, factor: 0.84 },
  { upTo: 1 / 6, factor: 0.9 },
  { upTo: 1 / 4, factor: 1 },
] as const;

const RULE = 'irc-r507.5';

/** Joist span for the beam table, for joists on one side that overhang the beam. */
export function effectiveJoistSpan(span: Length, overhang: Length): StructuralAnswer<Length> {
  const row = OVERHANG_FACTORS.find(({ upTo }) => overhang <= upTo * span + 1e-6);
  if (row === undefined) {
    return beyond(RULE, 'engineer', 'overhang', long(length(Math.floor(span / 4))));
  }
  return found(RULE, length(Math.ceil(row.factor * span - 1e-6)));
}

/** Joist span for the beam table, for joists on both sides: 1.32 × the width of deck carried. */
export const effectiveSpanBothSides = (carried: Length): Length =>
  length(Math.ceil(1.32 * carried - 1e-6));

export interface BeamLoadUs {
  readonly group: WoodGroup;
  readonly effective: Length;
  /** psf, as for the joists. */
  readonly load: number;
}

/**
 * Maximum span of a beam of two or three plies between posts. Interpolated between the columns of the table, columns
 * below 6 ft count as 6 ft; limited beyond 18 ft and 70 psf.
 */
export function beamSpanUs(on: BeamLoadUs, beam: BuiltBeam): StructuralAnswer<Length> {
  const load = columnFor(DECK_LOADS, on.load);
  if (load === undefined) return beyond(RULE, 'engineer', 'load', rate(70, 'psf'));
  const span = interpolate(COLUMNS, BEAM_SPANS[on.group][beam], on.effective / inches(1));
  if (span === undefined) return beyond(RULE, 'engineer', 'span', long(inches(216)));
  return found(RULE, length(Math.floor(inches(span * LOAD_FACTOR[load]))));
}
