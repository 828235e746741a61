import { formatArea } from '../../measure/units/format-length.ts';
import { litres, mm, toSquareMetres } from '../../measure/units/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import { coating } from '../kit/finish/coating.ts';
import { minutesFor, type JobStep } from '../kit/contract.ts';
import type { Some } from '../kit/present.ts';
import { step } from '../kit/steps/step.ts';
import type { Asked } from './fields.ts';
import type { Painted } from './layout.ts';

/** A bottle for the knots of a room, a tin for its stains (trade practice). */
const KNOTTING = litres(0.125);
const STAIN_BLOCKER = litres(0.4);

/** One line for stains and, where shops sell no knotting, for knots. */
export function stainLine({ bill, words, values }: Asked): readonly PackedMaterial[] {
  const isOnKnots = values.woodwork === 'bare' && bill.sold('knotting') === 'stain-blocker';
  return bill.pack(
    'stain-blocker',
    (isOnKnots ? KNOTTING : 0) + (values.stains ? STAIN_BLOCKER : 0),
    values.stains ? words.why.stain : words.why.knots,
  );
}

/** Minutes at 20 °C (labels), and m² an hour of one careful first-timer. */
const DRY = 360;
const PACE = 5;

export function woodSteps(
  asked: Asked,
  { wood }: Painted,
  stains: readonly PackedMaterial[],
): Some<JobStep> {
  if (wood === 0) return [];
  const { bill, words, values, locale } = asked;
  const { why } = words;
  const { woodPrime, undercoat, woodTop } = words.steps;
  const shown = formatArea(wood, locale);
  const knots = bill.sold('knotting');
  // One over an undercoat, two where no undercoat is sold.
  const coats = bill.sold('undercoat') === 'undercoat' ? 1 : 2;
  const takes = [
    bill.pack('wet-sandpaper', Math.ceil(toSquareMetres(wood) / 5), why.wetSand(shown), {
      like: { grade: 240 },
    }),
    bill.sold('tack-cloth') === 'tack-cloth' && bill.pack('tack-cloth', 1, why.tack),
    ...[25, 50].map((wide) =>
      bill.pack('paint-brush', 1, why.brushes, { like: { width: mm(wide) } }),
    ),
    bill.oneFor('mini-roller-sleeve', ['wood-primer', 'trim-paint'], why.miniSleeves),
  ];
  const top = coating(asked, 'trim-paint', wood, coats, why.woodTop(shown, coats));
  const common = {
    minutes: minutesFor(toSquareMetres(wood), PACE),
    dryMinutes: DRY,
    slower: 'drying',
    tools: ['mini-roller'],
  } as const;
  return [
    values.woodwork === 'bare' &&
      step('wood-prime', woodPrime, {
        ...common,
        gates: ['fire'],
        takes: [
          knots === 'knotting' && bill.pack('knotting', KNOTTING, why.knots),
          knots === 'stain-blocker' && stains,
          coating(asked, 'wood-primer', wood, 1, why.woodPrimer(shown)),
          ...takes,
        ],
      }),
    coats === 1 &&
      step('wood-undercoat', undercoat, {
        ...common,
        gates: ['lead', 'fire'],
        takes: [coating(asked, 'undercoat', wood, 1, why.undercoat(shown)), ...takes],
      }),
    ...Array.from({ length: coats }, (_, i) =>
      step(`wood-coat-${i + 1}`, woodTop, {
        title: woodTop.title(i + 1),
        ...common,
        gates: ['lead', 'fire'],
        takes: [top, ...takes],
      }),
    ),
  ];
}
