import {
  formatArea,
  formatLength,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
} from '../../measure/units/units.ts';
import { jointingGrams } from '../../takeoff/structure/outdoors/granular.ts';
import type { JobStep, Sparse } from '../kit/contract.ts';
import { labelCoverage } from '../kit/finish/paint.ts';
import { PEGS_TAKEN_UP } from '../kit/steps/groundwork.ts';
import { formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import { step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';
import { PATIO, EDGE, WAIT, PACE, type PatioShared } from './shared.ts';

/** Depth left to joint above mortar; on sand the full thickness. */
const JOINT_DEPTH = { metric: mm(30), us: inches(1.25) } as const;
const SEALER = 8;
const SEAL_COATS = 2;

export function lastSteps(inputs: Inputs, patio: Patio, shared: PatioShared): Sparse<JobStep> {
  const { words, place, values, bill, shelf, locale, region } = inputs;
  const { steps, why } = words;
  const { thickness, joint } = patio;
  const metres = toSquareMetres(place.area);
  const depth =
    values.bedding === 'sand'
      ? thickness
      : length(Math.min(thickness, JOINT_DEPTH[region === 'us' ? 'us' : 'metric']));
  const rate = labelCoverage(shelf, 'stone-sealer', SEALER);
  // A binder cracks over a bed that moves; American polymeric sand is made for one.
  const isDrySand = values.bedding === 'sand' && bill.sold('jointing-sand') === 'jointing-sand';
  return [
    step('joint', steps.joint, [formatTemperature(5, locale)], {
      ...(isDrySand && { detail: steps.joint.sand }),
      check: steps.joint.check(formatRoundSize(2, locale)),
      minutes: minutesFor(metres, PACE.joint),
      work: works(
        needs(PATIO, 'load-bearing'),
        needs(EDGE, 'edged'),
        does('walk', PATIO),
        {
          makes: [
            {
              target: PATIO,
              state: 'grouted',
              cures: { minutes: WAIT.joints, kind: 'hardening' },
            },
          ],
        },
        PEGS_TAKEN_UP,
      ),
      takes: [
        bill.pack(
          isDrySand ? 'jointing-sand' : 'paving-joint',
          jointingGrams(place.area, values, depth, joint),
          why.joint(
            values.bedding,
            formatRoundSize(toMm(joint), locale),
            formatLength(depth, locale),
          ),
        ),
        isDrySand ? shared.mask : shared.wetGloves,
      ],
      tools: isDrySand ? ['broom'] : ['broom', 'hose', 'trowel'],
    }),
    step('use', steps.use, {
      ...(values.bedding === 'sand' && { detail: steps.use.sand }),
      check: steps.use[values.house ? 'house' : 'alone'](formatRoundSize(3, locale)),
      minutes: 15,
      work: works(
        needs(PATIO, 'grouted'),
        does(
          'test',
          PATIO,
          values.seal ? { cures: { minutes: WAIT.seal, kind: 'hardening' } } : {},
        ),
      ),
      tools: ['hose'],
    }),
    values.seal &&
      step('seal', steps.seal, {
        minutes: minutesFor(metres, PACE.seal),
        work: works(needs(PATIO, 'grouted', 'tested'), does('seal', PATIO)),
        takes: [
          bill.pack(
            'stone-sealer',
            ((metres * SEAL_COATS) / rate) * 1000,
            why.seal(formatArea(place.area, locale)),
          ),
          bill.pack('rags', 2, why.rags),
          bill.oneFor('roller-sleeve', ['stone-sealer'], why.sleeve),
        ],
        tools: ['roller', 'roller-pole', 'broom'],
      }),
  ];
}
