import { formatDepth, formatLength, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import type { JobStep, Sparse } from '../kit/contract.ts';
import { brushLines } from '../kit/finish/paint.ts';
import { formatGrams, formatRoundSize } from '../kit/format-sizes.ts';
import { step, minutesFor, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';
import { mixingMinutes } from './bed-step.ts';
import { PATIO, EDGE, MORTAR, WAIT, PACE, type PatioShared } from './shared.ts';

/** Minutes to lay a slab. */
const SLAB = { mortar: 20, sand: 8 } as const;
/** Grams of neat cement a square metre, brushed on wet (ANSI A108.5: a skim coat on the back). */
const NEAT = 1500;
/** Grams of slurry a square metre of slab: a coat of a brush (makers’ data sheets: 1.5 to 2 kg for 5 m²). */
const PRIMER = 350;

export function slabLaySteps(inputs: Inputs, patio: Patio, shared: PatioShared): Sparse<JobStep> {
  const { words, place, values, bill, locale } = inputs;
  const { steps, why } = words;
  const { layout, atHouse, kilos } = patio;
  const { slabs, gloves, wetGloves } = shared;
  const isMortar = values.bedding === 'mortar';
  const metres = toSquareMetres(place.area);
  const joint = formatRoundSize(toMm(patio.joint), locale);
  // A primer of dispersion is rolled on, a slurry is brushed on.
  const off = formatRoundSize(3, locale);
  const isRolled = bill.sold('slab-primer') === 'tile-back-primer';
  return [
    step('lay', steps.lay, {
      detail: locale.format.sentences([
        steps.lay[values.house ? 'house' : 'alone'],
        ...(isMortar ? [steps.lay.portion] : []),
        isMortar && isRolled
          ? steps.lay.tacky(formatLength(patio.bed, locale), joint)
          : steps.lay[values.bedding](formatLength(patio.bed, locale), joint),
        ...(isMortar ? [steps.lay.true(off), steps.lay.stop] : []),
        ...(values.pattern === 'brick-half' ? [steps.half] : []),
      ]),
      check: isMortar ? steps.lay.lifted : steps.lay.rocks,
      safety: steps.lay.safety(
        formatGrams(Math.round(kilos) * 1000, locale),
        kilos > ONE_PERSON_LIFTS,
      ),
      minutes:
        roundMinutes(layout.tiles * SLAB[values.bedding]) + (isMortar ? mixingMinutes(inputs) : 0),
      work: works(
        isMortar ? needs(MORTAR, 'assembled') : needs(PATIO, 'bedded'),
        values.bedding === 'sand' && needs(EDGE, 'edged'),
        does('pave', PATIO),
      ),
      takes: [
        slabs,
        isMortar && bill.pack('slab-primer', metres * PRIMER, why.primer),
        // Without a bonding slurry in the shops the backs get neat cement.
        isMortar &&
          bill.sold('slab-primer') === undefined &&
          bill.pack('cement', metres * NEAT, why.slurry),
        isMortar &&
          (isRolled
            ? bill.oneFor('roller-sleeve', ['slab-primer'], why.backs)
            : brushLines(bill, [100], why.backs)),
        isMortar ? wetGloves : gloves,
        bill.pack('edge-foam', toMm(atHouse), why.strip),
      ],
      tools: [
        'rubber-mallet',
        'trowel',
        'string-line',
        'knee-pads',
        'suction-cups',
        isMortar && isRolled && 'roller',
        ...(isMortar
          ? (['mixer', 'bucket', 'spade', 'wheelbarrow', 'long-straightedge'] as const)
          : []),
        toMm(atHouse) > 0 && 'utility-knife',
      ],
      gates: ['lifting'],
    }),
    step('straight', steps.straight, [isMortar ? 'mortar' : 'sand', off], {
      check: steps.straight.check(formatDepth(patio.drop, locale), isMortar),
      minutes: minutesFor(metres, PACE.fabric),
      work: works(needs(PATIO, 'paved'), {
        makes: [
          { target: PATIO, state: 'flat' },
          {
            target: PATIO,
            state: 'load-bearing',
            ...(isMortar && { cures: { minutes: WAIT.bed, kind: 'hardening' } }),
          },
        ],
      }),
      tools: ['long-straightedge', 'level-long', 'rubber-mallet', 'bucket'],
    }),
  ];
}
