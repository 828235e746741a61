import { boundsOf, type PolygonRings } from '../../../measure/outline/polygon.ts';
import {
  length,
  mm,
  rectangle,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
  formatArea,
} from '../../../measure/units/units.ts';
import { LEVELLING_KILOS } from '../../../takeoff/structure/indoors/tile-bed.ts';
import type { PackedMaterial } from '../../../takeoff/material.ts';
import { sizeField, type FieldSpecs, type LooseValues } from '../fields.ts';
import { CAULK_REACH } from './paint.ts';
import type { JobInputs, JobStep, Target } from '../contract.ts';
import { DAY, does, roundMinutesUp, step } from '../steps/step.ts';

/** A hollow of a floor: its depth in the middle, and its sides; an empty one is the floor's length or width. */
export interface Hollow {
  readonly hollow: Length;
  readonly hollowLong: Length;
  readonly hollowWide: Length;
}

const NO_LIMIT = mm(12_000);

/** Sides of a hollow, asked if there is one. */
export function hollowSides(
  labels: Readonly<
    Record<'hollowLong' | 'hollowWide', { readonly label: string; readonly source?: string }>
  >,
) {
  const side = {
    ...sizeField(200, 12_000, NO_LIMIT),
    unbounded: true,
    scale: 'room',
    more: true,
    when: (values: LooseValues) => Number(values['hollow'] ?? 0) > 0,
  } as const;
  return {
    hollowLong: { ...labels.hollowLong, ...side },
    hollowWide: { ...labels.hollowWide, ...side },
  } as const satisfies FieldSpecs;
}

interface Poured {
  readonly area: Area;
  /** True if the compound reaches every wall. */
  readonly isWhole: boolean;
  readonly grams: number;
}

/**
 * Compound that fills a hollow. It runs out to nothing at its edge, so its mean depth is half of the deepest: exact
 * for a floor that falls to one side, an eighth or more too much for a dish. `floor` is the covered area, `outline` the
 * floor's sides.
 */
export function poured(hollow: Hollow, floor: Area, outline: PolygonRings): Poured {
  const { hollow: deep, hollowLong, hollowWide } = hollow;
  const { x0, x1, y0, y1 } = boundsOf(outline);
  const [across, down] = [x1 - x0, y1 - y0];
  const dish = rectangle(
    hollowLong < NO_LIMIT ? hollowLong : length(Math.max(across, down)),
    hollowWide < NO_LIMIT ? hollowWide : length(Math.min(across, down)),
  );
  const area = dish < floor ? dish : floor;
  return {
    area,
    isWhole: area >= floor,
    grams: (toSquareMetres(area) * LEVELLING_KILOS * toMm(deep) * 1000) / 2,
  };
}

/** Length of joint in 1 m² of a timber floor, m: boards of 125 mm, or sheets of 4 × 8 ft in the US. */
const JOINTS = { us: 1.25, other: 8 } as const;

interface LevellingWords {
  readonly why: {
    readonly leveller: (area: string, deep: string) => string;
    readonly gaps: (area: string) => string;
  };
  readonly steps: { readonly gaps: Pick<JobStep, 'title' | 'detail' | 'check'> };
}

type Levelled = Pick<
  JobInputs<LevellingWords, 'room', FieldSpecs>,
  'bill' | 'words' | 'locale' | 'region'
>;

/** Compound of a floor. */
export const levellingLines = (
  { bill, words: { why }, locale }: Levelled,
  { area, grams }: Poured,
  deep: string,
  isTimber: boolean,
): readonly PackedMaterial[] =>
  bill.pack(
    isTimber ? 'flexible-leveller' : 'floor-leveller',
    grams,
    why.leveller(formatArea(area, locale), deep),
  );

/** Gaps between the boards of a timber floor. */
export const GAPS: Target = 'part:gaps';

/** Metres of joint an hour (an estimate). */
const JOINTS_AN_HOUR = 40;

/** Caulk in the gaps between the boards of a timber floor, which is left overnight: thick beads dry slowly (labels). */
export function gapStep(
  { bill, words: { steps, why }, locale, region }: Levelled,
  { area }: Poured,
): JobStep {
  const run = toSquareMetres(area) * JOINTS[region === 'us' ? 'us' : 'other'];
  return step('gaps', steps.gaps, {
    minutes: roundMinutesUp((run / JOINTS_AN_HOUR) * 60, 15),
    work: does('seal', GAPS, { cures: { minutes: DAY, kind: 'drying' } }),
    takes: [
      bill.pack('caulk', (run * mm(1000)) / CAULK_REACH.bead, why.gaps(formatArea(area, locale))),
    ],
    tools: ['caulk-gun', 'cloth'],
  });
}

/** Minutes for mixing and spreading bags of 20 to 25 kg, one after another. */
const A_BAG = 8;
const BAG = 20_000;
export const pouringMinutes = (grams: number): number => roundMinutesUp((grams / BAG) * A_BAG, 30);
