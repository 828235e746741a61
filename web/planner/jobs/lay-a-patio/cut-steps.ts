import { formatDepth, mm, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { TILE_DEFAULTS } from '../../takeoff/tiles/tiles.ts';
import { compact, type JobStep, type Sparse } from '../kit/contract.ts';
import { radiusOf } from '../kit/steps/groundwork.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { step, minutesFor, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';
import { PATIO, SLABS, PACE, type PatioShared } from './shared.ts';

/** Minutes to cut a slab. */
const CUT = 5;

export function slabCutSteps(inputs: Inputs, patio: Patio, shared: PatioShared): Sparse<JobStep> {
  const { words, place, values, bill, locale } = inputs;
  const { steps, why } = words;
  const { layout } = patio;
  const { slabs, glasses, mask } = shared;
  const isRound = place.shape === 'circle';
  const isHalf = values.pattern === 'brick-half';
  const joint = formatRoundSize(toMm(patio.joint), locale);
  const cut = isRound
    ? steps.cut.round.detail(layout.cut, layout.cutFrom, formatDepth(radiusOf(place), locale))
    : steps.cut.detail(layout.cut, layout.cutFrom);
  return [
    step('dry', steps.dry, {
      detail: locale.format.sentences(
        compact([
          isRound
            ? steps.dry.round.detail(layout.whole, joint)
            : steps.dry[values.house ? 'house' : 'alone'](joint, layout.cut),
          isHalf && steps.half,
        ]),
      ),
      // A curve goes through every row: each piece is marked over its place, beside whole slabs.
      ...(isRound && {
        title: steps.dry.round.title,
        check: steps.dry.round.check,
      }),
      // Joints across the rows run through in straight rows only.
      ...(isHalf && { check: steps.dry.half[isRound ? 'round' : 'check'] }),
      minutes: minutesFor(toSquareMetres(place.area), PACE.fabric),
      work: works(needs(PATIO, 'compacted'), does('walk', PATIO), does('mark', SLABS)),
      takes: [slabs],
      tools: ['tape-measure', 'pencil', 'long-straightedge'],
    }),
    layout.cut > 0 &&
      step('cut', steps.cut, {
        detail: locale.format.sentences(
          compact([
            cut,
            layout.gaps > 0 &&
              steps.cut.gaps(formatRoundSize(toMm(TILE_DEFAULTS.leastCut), locale), values.bedding),
          ]),
        ),
        minutes: roundMinutes(layout.cut * CUT),
        work: { ...works(needs(SLABS, 'marked'), does('saw', SLABS)), dust: 'silica' },
        takes: [
          slabs,
          bill.pack('diamond-blade', 1, why.blade(layout.cut), { like: { width: mm(230) } }),
          mask,
          glasses,
        ],
        tools: [
          'stone-saw',
          'ear-defenders',
          'square',
          'hose',
          isRound && 'string-line',
          isRound && 'pencil',
        ],
        gates: ['silica'],
      }),
  ];
}
