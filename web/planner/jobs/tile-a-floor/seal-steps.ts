import {
  type Length,
  formatArea,
  mm,
  rectangle,
  toArea,
  toMm,
  toSquareMetres,
} from '../../measure/units/units.ts';
import { type Material, runsInPieces } from '../../takeoff/material.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { type Condition, type JobStep, type Sparse, type Work, compact } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, HOUR, does, minutesFor, needs, step, works } from '../kit/steps/step.ts';
import type { TileJob } from '../kit/tiling/layout.ts';
import { type TilingLines, isDamped } from '../kit/tiling/lines.ts';
import type { Inputs } from './fields.ts';
import { isLevelled, underOf } from './layout.ts';
import { foamLine } from './movement.ts';

/** m²/h of a beginner with a brush. */
const PRIME_PACE = 30;

export function primeStep(
  inputs: Inputs,
  job: TileJob,
  primer: readonly Material[],
  { sponge }: TilingLines,
): JobStep {
  const { words, values, locale, region } = inputs;
  const { prime, dampBoards } = words.steps;
  if (underOf(inputs) === 'boards' && isDamped(inputs)) {
    return step('prime', dampBoards, {
      minutes: minutesFor(toSquareMetres(job.covered), PRIME_PACE),
      work: does('prime', 'floor'),
      takes: [sponge],
      tools: ['bucket'],
    });
  }
  const foam = isLevelled(inputs) ? [] : foamLine(inputs);
  return step('prime', prime, {
    detail: locale.format.sentences(
      compact([
        prime.detail,
        values.wet && prime.walls(formatRoundSize(toMm(WET_ROOMS[region].upstand), locale)),
        foam.length > 0 && prime.foam,
      ]),
    ),
    minutes: minutesFor(toSquareMetres(job.covered), PRIME_PACE),
    work: does('prime', values.wet ? SEALED : 'floor', {
      cures: { minutes: HOUR, kind: 'drying' },
    }),
    takes: [primer, foam],
    tools: ['wall-brush', 'bucket', foam.length > 0 && 'utility-knife'],
  });
}

/** Minutes a square metre and coat; water in a flood test, trade: 20 to 30 mm. */
const TANK_PACE = 8;
const FLOODED = mm(20);

/** The floor of a wet room and the foot of its walls are sealed in one piece. */
const SEALED = ['floor', 'foot'] as const;

/** A coat of the membrane on a primed floor, or on the coat before it. */
const coat = (on: Condition['state'], minutesDry: number): Work =>
  works(
    needs('floor', on),
    does('waterproof', SEALED, { cures: { minutes: minutesDry, kind: 'drying' } }),
  );

/** Seals a bathroom's floor and the foot of its walls, with a flood test if the rules require it. */
export function tankSteps(
  inputs: Inputs,
  job: TileJob,
  edge: Length,
  doors: readonly Length[],
): Sparse<JobStep> {
  const { words, values, locale, bill, region, shelf } = inputs;
  if (!values.wet) return [];
  const { why, steps } = words;
  const { tank, flood } = steps;
  const { kilos, upstand, flood: hours } = WET_ROOMS[region];
  const sealed = toArea(job.covered + rectangle(edge, upstand));
  const metres = toSquareMetres(sealed);
  const shown = formatArea(sealed, locale);
  const up = formatRoundSize(toMm(upstand), locale);
  const coating = bill.pack('tanking', metres * kilos * 1000, why.sealing(shown, up));
  const minutes = minutesFor(metres, TANK_PACE);
  const [dam] = shelf.batten.variants;
  return [
    step('tank', tank, {
      detail: locale.format.sentences(
        compact([tank.detail(shown, up), values.base === 'concrete' && tank.joints]),
      ),
      title: tank.title(1),
      minutes,
      work: coat('primed', 4 * HOUR),
      takes: [
        coating,
        bill.pack('tanking-tape', toMm(edge), why.sealTape(formatRoundRun(edge, locale))),
        bill.sold('pipe-collar') === 'pipe-collar' && bill.pack('pipe-collar', 1, why.collar),
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
    hours > 0 &&
      step('flood', flood, [hours, formatRoundSize(toMm(FLOODED), locale)], {
        minutes: 30,
        work: works(
          needs('floor', 'waterproofed'),
          does('test', 'floor', { cures: { minutes: DAY + hours * HOUR, kind: 'rest' } }),
          { installs: [{ item: 'batten' }], removes: [{ item: 'batten' }] },
        ),
        takes: [
          bill.pack('rags', 1, why.bung),
          bill.lengths('batten', {
            section: dam,
            pieces: runsInPieces('tile-batten', doors, bill.longest('batten', dam)),
            why: why.dam,
          }),
          bill.pack('silicone', doors.length, why.damSealed),
        ],
        tools: ['bucket', 'hose', 'hand-saw', 'caulk-gun'],
      }),
  ];
}
