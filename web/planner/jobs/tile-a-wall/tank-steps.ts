import { formatArea, length, mm, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { compact, type JobStep, type Target, type Work } from '../kit/contract.ts';
import { formatRoundRun } from '../kit/format-sizes.ts';
import { DAY, HOUR, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import type { State } from '../kit/work/states.ts';
import type { Inputs } from './fields.ts';
import { isWet, type WallJob } from './layout.ts';
import { tanked } from './tanked.ts';

/** Tanking by one beginner, m²/h. */
const TANKED = 8;
/** Tape round a pipe without a collar, cut into strips that lap over its edge. */
const ROUND_PIPE = mm(400);

export function wallTankSteps(inputs: Inputs, job: WallJob): readonly JobStep[] {
  if (!isWet(inputs)) return [];
  const { words, values, locale, bill, region } = inputs;
  const { pipes } = values;
  const { tank } = words.steps;
  const { why } = words;
  const { area, tape, hasWindows } = tanked(inputs, job);
  const hasCollars = bill.sold('pipe-collar') === 'pipe-collar';
  const taped = length(tape + (hasCollars ? 0 : pipes * ROUND_PIPE));
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const minutes = minutesFor(metres, TANKED);
  const { kilos } = WET_ROOMS[region];
  const coating = bill.pack('tanking', metres * kilos * 1000, why.tanking(shown));
  const wet = job.surfaces.flatMap((one): readonly Target[] =>
    one.wet === undefined ? [] : [`wall:${one.id}/wet-zone`],
  );
  const coat = (on: State, minutesDry: number): Work =>
    works(
      needs(wet, on),
      does('waterproof', wet, { cures: { minutes: minutesDry, kind: 'drying' } }),
    );
  return [
    step('tank', tank, {
      title: tank.title(1),
      detail: locale.format.sentences(
        compact([
          tank.detail(shown, pipes === 0 ? 'none' : hasCollars ? 'collars' : 'tape'),
          hasWindows && tank.window(values.reveal > 0),
        ]),
      ),
      minutes,
      work: coat('primed', 4 * HOUR),
      takes: [
        coating,
        bill.pack('tanking-tape', toMm(taped), why.tankingTape(formatRoundRun(taped, locale))),
        hasCollars && bill.pack('pipe-collar', pipes, why.collars),
      ],
      tools: ['wall-brush', 'utility-knife'],
    }),
    step('tank-2', tank, {
      title: tank.title(2),
      detail: tank.second,
      check: tank.last,
      minutes,
      work: coat('waterproofed', DAY),
      takes: [coating],
      tools: ['wall-brush'],
    }),
  ];
}
