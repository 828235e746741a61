import { inches, length, type Length } from '../../../measure/units/units.ts';
import { long, rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { cell, columnFor } from '../lookup.ts';

/**
 * Timber No. 2, wet service: southern pine; Douglas fir-larch, hem-fir and spruce-pine-fir (incised); redwood, western
 * cedars, ponderosa and red pine.
 */
export type WoodGroup = 'southern-pine' | 'fir-spruce' | 'cedar-redwood';
export type JoistSize = '2x6' | '2x8' | '2x10' | '2x12';

/** Sorted by weight, ascending. */
export const JOIST_SIZES = ['2x6', '2x8', '2x10', '2x12'] as const satisfies JoistSize[];
/** Rows of load in psf: the larger of live load and ground snow load, never their sum. */
export const DECK_LOADS = [40, 50, 60, 70] as const;
export type DeckLoad = (typeof DECK_LOADS)[number];
const SPACINGS = [12, 16, 24] as const;

type Row = readonly [at12: number, at16: number, at24: number];

/**
 * IRC 2021 Table R507.6, inches, with 10 psf dead load, deflection L/360 (overhang L/180). The 40 psf rows also in AWC
 * DCA 6 and Wisconsin SPS 320–325 App. B. No span over 18 ft.
 */
const JOIST_SPANS: Record<WoodGroup, Record<DeckLoad, Record<JoistSize, Row>>> = {
  'southern-pine': {
    40: {
      '2x6': [119, 108, 91],
      '2x8': [157, 142, 116],
      '2x10': [194, 168, 137],
      '2x12': [216, 198, 162],
    },
    50: {
      '2x6': [110, 100, 88],
      '2x8': [145, 132, 113],
      '2x10': [185, 165, 135],
      '2x12': [216, 194, 158],
    },
    60: {
      '2x6': [104, 94, 82],
      '2x8': [137, 124, 105],
      '2x10': [175, 153, 125],
      '2x12': [207, 180, 147],
    },
    70: {
      '2x6': [99, 90, 77],
      '2x8': [130, 118, 98],
      '2x10': [165, 143, 117],
      '2x12': [194, 168, 137],
    },
  },
  'fir-spruce': {
    40: {
      '2x6': [114, 100, 82],
      '2x8': [150, 133, 109],
      '2x10': [188, 163, 133],
      '2x12': [216, 189, 154],
    },
    50: {
      '2x6': [106, 96, 80],
      '2x8': [139, 127, 107],
      '2x10': [178, 159, 130],
      '2x12': [213, 185, 151],
    },
    60: {
      '2x6': [100, 90, 74],
      '2x8': [131, 119, 99],
      '2x10': [167, 148, 120],
      '2x12': [198, 171, 140],
    },
    70: {
      '2x6': [95, 85, 69],
      '2x8': [125, 113, 92],
      '2x10': [159, 138, 113],
      '2x12': [185, 160, 131],
    },
  },
  'cedar-redwood': {
    40: {
      '2x6': [106, 96, 82],
      '2x8': [140, 127, 104],
      '2x10': [179, 156, 127],
      '2x12': [209, 181, 148],
    },
    50: {
      '2x6': [99, 90, 78],
      '2x8': [130, 118, 102],
      '2x10': [166, 151, 125],
      '2x12': [202, 177, 145],
    },
    60: {
      '2x6': [93, 84, 74],
      '2x8': [122, 111, 95],
      '2x10': [156, 141, 115],
      '2x12': [189, 164, 134],
    },
    70: {
      '2x6': [88, 80, 70],
      '2x8': [116, 106, 88],
      '2x10': [148, 132, 108],
      '2x12': [177, 153, 125],
    },
  },
};

/**
 * AWC DCA 6 Table 2, inches past the beam, 40 psf only. Two 2x6 cells and southern pine 2x10 at 12 in are reconstructed
 * from a smudged scan: estimates.
 */
const JOIST_OVERHANGS: Record<WoodGroup, Record<JoistSize, Row>> = {
  'southern-pine': {
    '2x6': [12, 13, 15],
    '2x8': [22, 24, 28],
    '2x10': [37, 41, 34],
    '2x12': [54, 50, 40],
  },
  'fir-spruce': {
    '2x6': [11, 12, 14],
    '2x8': [20, 22, 26],
    '2x10': [34, 38, 33],
    '2x12': [52, 47, 39],
  },
  'cedar-redwood': {
    '2x6': [9, 10, 11],
    '2x8': [17, 19, 21],
    '2x10': [29, 31, 32],
    '2x12': [43, 45, 37],
  },
};

export interface JoistsUs {
  readonly group: WoodGroup;
  /** Centre distance; between two columns the wider one counts. */
  readonly spacing: Length;
  /** psf: the larger of live load and ground snow load; between two rows the heavier one counts. */
  readonly load: number;
}

const SPAN_RULE = 'irc-r507.6';
const pastLoad = beyond(SPAN_RULE, 'engineer', 'load', rate(70, 'psf'));
const pastSpacing = beyond(SPAN_RULE, 'engineer', 'spacing', long(inches(24)));

/** Maximum clear span of a deck joist between ledger and beam, or two beams. */
export function joistSpanUs(joists: JoistsUs, size: JoistSize): StructuralAnswer<Length> {
  const load = columnFor(DECK_LOADS, joists.load);
  if (load === undefined) return pastLoad;
  const spacing = columnFor(SPACINGS, joists.spacing / inches(1));
  if (spacing === undefined) return pastSpacing;
  return found(SPAN_RULE, inches(cell(JOIST_SPANS[joists.group][load][size], SPACINGS, spacing)));
}

/** Maximum overhang of a joist past the beam: a quarter of its span, or the table if less. */
export function joistOverhangUs(
  joists: JoistsUs,
  size: JoistSize,
  backSpan: Length,
): StructuralAnswer<Length> {
  const rule = 'dca6-table-2';
  if (joists.load > 40) return beyond(rule, 'engineer', 'load', rate(40, 'psf'));
  const spacing = columnFor(SPACINGS, joists.spacing / inches(1));
  if (spacing === undefined) return pastSpacing;
  const table = inches(cell(JOIST_OVERHANGS[joists.group][size], SPACINGS, spacing));
  return found(rule, length(Math.min(table, Math.floor(backSpan / 4))));
}

/** Boards on the joists: 5/4 or 2-inch wood, or composite whose label may demand less. */
export type DeckBoardUs = 'wood-5/4' | 'wood-2x' | 'composite';

/** IRC Table R507.7: maximum joist spacing for boards, straight and diagonal; composite is usual, its label decides. */
const BOARD_SPACINGS = {
  'wood-5/4': { straight: inches(16), diagonal: inches(12) },
  'wood-2x': { straight: inches(24), diagonal: inches(16) },
  composite: { straight: inches(16), diagonal: inches(12) },
} as const;

export const boardSpacingUs = (board: DeckBoardUs, lay: 'straight' | 'diagonal'): Length =>
  BOARD_SPACINGS[board][lay];
