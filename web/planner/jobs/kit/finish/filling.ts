import type { Locale } from '../../../../language/locale.ts';
import { mm, type Length } from '../../../measure/units/units.ts';
import type { PackedMaterial } from '../../../takeoff/material.ts';
import type { Bill } from '../bill.ts';
import type { JobStep } from '../contract.ts';
import { formatRoundRun } from '../format-sizes.ts';
import { minutesFor, step } from '../steps/step.ts';
import type { Target } from '../work/states.ts';
import { does } from '../work/verbs.ts';
import { DRYING, WALL_RATES } from './paint.ts';

interface Filling {
  readonly bill: Bill;
  readonly words: {
    readonly steps: { readonly fill: Pick<JobStep, 'title' | 'detail' | 'check' | 'safety'> };
    readonly why: { readonly filler: (area: string) => string };
  };
}

/** Grams of filler for an area of wall in m²: half a kilo for 20 m² (labels). */
const fillerGrams = (metres: number): number => (metres * 500) / 20;

/** Fills holes and cracks before sanding. Only an old coat (`isOld`) may hold asbestos or lead. */
export const fillStep = (
  { bill, words }: Filling,
  metres: number,
  shown: string,
  on: readonly Target[],
  isOld: boolean,
): JobStep => {
  const { safety, ...fill } = words.steps.fill;
  return step('fill', fill, {
    ...(isOld && safety !== undefined && { safety }),
    minutes: minutesFor(metres, WALL_RATES.fill),
    work: does('fill', on, { cures: { minutes: DRYING.filler, kind: 'drying' } }),
    gates: [isOld && 'asbestos', isOld && 'lead'],
    takes: [bill.pack('filler', fillerGrams(metres), words.why.filler(shown))],
    tools: ['filling-knife', 'stepladder'],
  });
};

/** Length of an edge that a tube of caulk closes, by the width of the gap (trade practice). */
export const CAULK_REACH = { bead: mm(20_000), gap: mm(12_000), wide: mm(8000) } as const;

/** Caulk along an edge. */
export const caulkLine = (
  {
    bill,
    words,
    locale,
  }: {
    readonly bill: Bill;
    readonly words: { readonly why: { readonly caulk: (run: string) => string } };
    readonly locale: Locale;
  },
  run: Length,
  reach: Length = CAULK_REACH.gap,
): readonly PackedMaterial[] =>
  bill.pack('caulk', run / reach, words.why.caulk(formatRoundRun(run, locale)));
