import {
  formatDepth,
  formatLength,
  inches,
  length,
  toMm,
  litres,
} from '../../measure/units/units.ts';
import { type JobStep, compact, type Work } from '../kit/contract.ts';
import {
  UNEVEN_GROUND,
  BROKEN_UNITS,
  edgeLine,
  heavyEdging,
  toolsToMix,
} from '../kit/steps/groundwork.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { step, minutesFor, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';
import { PATIO, EDGE, WAIT, PACE, type PatioShared } from './shared.ts';

/** Between spikes of an edging of pavers, and along a curve (makers: a foot, and 6 to 8 in). */
const SPIKES = { straight: inches(12), round: inches(8) } as const;

/**
 * Slabs in mortar have a haunch of concrete. Slabs on sand lie inside an edging that is there first: units in concrete,
 * or in the US plastic or steel with spikes.
 */
export function patioEdgeStep(
  { words, values, region, bill, locale, place, shelf }: Inputs,
  { free, edged, trench, dig, bed, thickness, wider }: Patio,
  { wetGloves, gloves, glasses }: PatioShared,
): JobStep {
  const { steps, why } = words;
  const run = formatRoundRun(free, locale);
  const line = edgeLine(place, locale);
  const weight = heavyEdging(shelf, locale);
  const spikes = formatRoundSize(toMm(SPIKES[line[0]]), locale);
  // A haunch fills what is dug wider, from the base to half the height of the slab.
  const wedge = litres((toMm(wider) * toMm(length(bed + thickness / 2))) / 1000);
  const concrete = litres((toMm(free) / 1_000_000) * (trench?.concrete ?? wedge));
  const minutes = minutesFor(toMm(free) / 1000, PACE.edge);
  const hardEdge: Work = {
    makes: [{ target: EDGE, state: 'edged', cures: { minutes: WAIT.haunch, kind: 'hardening' } }],
  };
  const haunch = bill.pack(
    'concrete-mix',
    concrete,
    why[trench === undefined ? 'haunch' : 'bedded'](run),
    { slack: UNEVEN_GROUND },
  );
  if (trench !== undefined) {
    return step('edge', steps.kerb, {
      detail: locale.format.sentences(
        compact([
          steps.kerb.detail(
            trench.deep > dig ? 'trench' : 'bottom',
            formatLength(trench.bed, locale),
            formatLength(trench.wide, locale),
            ...line,
          ),
          place.shape === 'circle' && steps.kerb.curve,
        ]),
      ),
      check: steps.kerb.check(line[0]),
      safety: locale.format.sentences(
        compact([weight && steps.kerb.heavy(weight), steps.kerb.safety]),
      ),
      minutes,
      work: works(needs(PATIO, 'dug'), hardEdge),
      takes: [
        bill.pack('path-edging', toMm(edged), why.edging(run), { slack: BROKEN_UNITS }),
        haunch,
        wetGloves,
        glasses,
      ],
      tools: [
        'level-long',
        'string-line',
        'rubber-mallet',
        'bolster',
        'club-hammer',
        'tape-measure',
        'trowel',
        ...toolsToMix(concrete),
      ],
    });
  }
  return region === 'us' && values.bedding === 'sand'
    ? step('edge', steps.edging, [spikes, ...line], {
        minutes,
        work: works(needs(PATIO, 'compacted'), { makes: [{ target: EDGE, state: 'edged' }] }),
        takes: [
          bill.pack(
            'path-edging',
            toMm(free),
            why.stripEdging(
              run,
              formatDepth(length(bed + thickness / 2), locale),
              formatDepth(length(bed + thickness), locale),
            ),
          ),
          bill.pack('edging-spikes', Math.ceil(free / SPIKES[line[0]]), why.spikes(spikes)),
          gloves,
        ],
        tools: ['club-hammer', 'hand-saw', 'tape-measure', 'string-line'],
      })
    : step('edge', steps.haunch, {
        minutes,
        work: works(needs(PATIO, 'load-bearing'), hardEdge),
        takes: [haunch, wetGloves, glasses],
        tools: ['trowel', ...toolsToMix(concrete)],
      });
}
