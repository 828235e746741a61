import {
  formatArea,
  length,
  mm,
  toArea,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { stripRun } from '../../takeoff/ceilings/hang-ceiling.ts';
import {
  pieceCount,
  EMBED,
  LINING,
  PACKED,
  screwed,
  type Joint,
  type Material,
  SPARE_FIXINGS,
} from '../../takeoff/material.ts';
import type { JobStep, Sparse, Target } from '../kit/contract.ts';
import { brushLines, DRYING } from '../kit/finish/paint.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import {
  type SafetyKit,
  masonryDrilling,
  step,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { BATTENS, overhead, type Ceiling } from './layout.ts';

function noggingStep(
  { words, bill, shelf }: Inputs,
  { noggins }: Ceiling,
  { glasses }: SafetyKit,
): JobStep | false {
  const count = pieceCount(noggins);
  const [section] = shelf.stud.form === 'lengths' ? shelf.stud.variants : [];
  return (
    count > 0 &&
    section !== undefined &&
    step('noggins', words.steps.noggins, {
      safety: words.steps.batten.safety,
      minutes: roundMinutes(EACH.noggin * count, 30),
      takes: [
        bill.lengths('stud', { section, pieces: noggins, why: words.why.noggins(count) }),
        bill.fixings(
          'wood-screws',
          screwed(section.thickness, EMBED.stud, mm(4), { each: 4, places: count }),
          words.why.nogginScrews(count),
        ),
        glasses,
      ],
      tools: ['hand-saw', 'tape-measure', 'drill', ...overhead],
      gates: ['height', 'cables'],
    })
  );
}

/** Supports of the boards on joists or on concrete without steel: battens, or noggins between bare joists. */
export function ceilingFrameSteps(
  inputs: Inputs,
  ceiling: Ceiling,
  safety: SafetyKit,
): Sparse<JobStep> {
  const { batten, battens, pieces } = ceiling;
  if (battens.length === 0) return [noggingStep(inputs, ceiling, safety)];
  const { bill, words } = inputs;
  const why = words.why.battens(pieceCount(pieces));
  const strips = bill.lengths('batten', { section: batten, pieces, why });
  return [
    isCoated(inputs) && fireStep(inputs, ceiling, safety, strips),
    battenStep(inputs, ceiling, safety, strips),
  ];
}

/** Minutes for each. */
const EACH = { noggin: 6, batten: 15 };

const STRIPS: Target = 'part:battens';

/** Grams on a square metre of wood (GB 12441 as the trade quotes it, not read), and m² an hour for all coats. */
const FIRE = { grams: 500, pace: 4 } as const;

const isCoated = ({ bill }: Pick<Inputs, 'bill'>): boolean =>
  bill.sold('fire-coating') !== undefined;

/** China: GB 50210 wants wood in ceilings treated against fire (as the trade quotes it, not read). */
function fireStep(
  { words, bill, locale }: Inputs,
  { battens, batten }: Ceiling,
  { glasses, gloves }: SafetyKit,
  strips: readonly Material[],
): JobStep {
  const run = battens.reduce((sum, one) => sum + stripRun(one), 0);
  const sides = toArea(2 * (batten.width + batten.thickness) * run);
  const metres = toSquareMetres(sides);
  return step('fire', words.steps.fire, {
    minutes: minutesFor(metres, FIRE.pace),
    work: works(does('seal', STRIPS, { cures: { minutes: DRYING.coat, kind: 'drying' } })),
    takes: [
      strips,
      bill.pack('fire-coating', metres * FIRE.grams, words.why.fire(formatArea(sides, locale))),
      brushLines(bill, [50], words.why.fireBrush),
      gloves,
      glasses,
    ],
    tools: ['hand-saw', 'tape-measure'],
  });
}

function battenStep(
  inputs: Inputs,
  { battens, batten, crossings, onto }: Ceiling,
  { glasses, gloves }: SafetyKit,
  strips: readonly Material[],
): JobStep {
  const { words, bill, locale, region } = inputs;
  const { steps, why } = words;
  const isSlab = onto === 'slab';
  const joint = (thick: Length, embed: Length): Joint => ({
    // The old ceiling stays between batten and joist.
    through: length(batten.thickness + PACKED + (isSlab ? 0 : LINING)),
    embed,
    nut: false,
    thick,
    each: 1,
    places: crossings,
  });
  return step('battens', steps.batten, {
    detail: steps.batten[isSlab ? 'slab' : 'joists'](
      formatRoundSize(toMm(BATTENS[region]), locale),
    ),
    // Dust and fixings in concrete are those of hangers.
    ...(isSlab && { check: steps.batten.held, safety: steps.hangers.safety }),
    minutes: Math.max(30, EACH.batten * battens.length),
    ...(isCoated(inputs) && { work: needs(STRIPS, 'sealed') }),
    takes: [
      strips,
      ...(isSlab
        ? [
            bill.fixings('long-frame-plugs', joint(mm(8), EMBED.framePlug), why.slab(crossings)),
            ...masonryDrilling({ bill, words }, mm(8)),
          ]
        : [
            bill.fixings('wood-screws', joint(mm(4), EMBED.joist), why.battenScrews(crossings), {
              slack: SPARE_FIXINGS,
            }),
          ]),
      bill.pack('packers', crossings, why.packers),
      glasses,
      gloves,
    ],
    tools: ['drill', 'hand-saw', 'level-long', 'chalk-line', ...overhead],
    gates: ['cables', 'height', isSlab && 'silica', isSlab && 'bearing'],
  });
}
