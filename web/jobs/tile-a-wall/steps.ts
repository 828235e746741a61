import { formatArea } from '../../measure/format-length.ts';
import { toSquareMetres } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { BED_WEIGHT, flatness } from '../../takeoff/structure/tile-bed.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize } from '../kit/round-size.ts';
import { areaWeight } from '../kit/tiling/layout.ts';
import { bedWait, DAY, layingSteps, only, siliconeStep, stripStep } from '../kit/tiling/steps.ts';
import { hasBatten, hasPipes, hasPlugs, hasTrim, isWet, tanked, type WallJob } from './wall.ts';

const HOUR = 60;
/** m² an hour of one careful first-timer. */
const PACE = { flat: 6, prime: 30, board: 2, tank: 8 };

/** From the question what the wall carries to the first shower. */
export const wallSteps = (job: WallJob): readonly Step[] => [
  ...before(job),
  ...ground(job),
  ...tankSteps(job),
  setOut(job),
  ...layingSteps(job, isWet(job), job.weight, {
    tools: only(hasTrim(job), 'mitre-box' as const),
    cutWait: hasBatten(job) ? DAY : bedWait(job),
  }).flatMap((step) => [
    adapted(job, step),
    ...only(step.id === 'cut' && hasBatten(job), bottomRow(job)),
  ]),
  ...after(job),
];

/** Trim is set in the bed with the tiles that it edges; pipes come through holes. */
function adapted(job: WallJob, step: Step): Step {
  const { uses = [], tools = [] } = step;
  if (step.id === 'lay' && hasTrim(job)) return { ...step, uses: [...uses, 'tile-trim'] };
  if (step.id !== 'cut' || !hasPipes(job)) return step;
  const { holes } = job.words.steps.cut;
  const detail = job.locale.format.sentences([step.detail, holes]);
  return { ...step, detail, uses: [...uses, 'tile-drill-bit'], tools: [...tools, 'drill'] };
}

function before(job: WallJob): readonly Step[] {
  const { steps } = job.words;
  const weight = areaWeight(job.weight + BED_WEIGHT, job);
  return [
    {
      id: 'check',
      title: steps.check.title,
      detail: job.backed ? steps.check.backed(weight) : steps.check.detail(weight),
      check: steps.check.check,
      minutes: 20,
      gates: ['asbestos'],
      tools: ['torch'],
    },
    {
      id: 'isolate',
      ...steps.isolate,
      minutes: 30,
      gates: ['cables', 'gas-water'],
      tools: ['cable-finder', 'screwdriver'],
    },
  ];
}

function ground(job: WallJob): readonly Step[] {
  const { words, values, covered, longest, locale } = job;
  const { steps } = words;
  const metres = toSquareMetres(covered);
  const flat = flatness(longest);
  const isHollow = values.uneven > 0;
  return [
    ...stripStep(job),
    {
      id: 'prepare',
      title: steps.prepare.title,
      detail: locale.format.sentences([
        steps.prepare.detail,
        ...only(isHollow, steps.prepare.hollow),
      ]),
      check: steps.prepare.check(
        roundSize(flat.hollow / 320, locale),
        roundSize(flat.over / 320, locale),
      ),
      minutes: minutesFor(metres, PACE.flat),
      ...(isHollow ? { dryMinutes: DAY, slower: 'hardening' as const } : {}),
      uses: only<Product>(isHollow, 'tile-adhesive'),
      tools: ['filling-knife', 'straightedge'],
    },
    ...only<Step>(job.backed, {
      id: 'backer',
      ...steps.backer,
      minutes: minutesFor(metres, PACE.board),
      gates: ['silica', 'cables'],
      uses: ['backer-board', 'backer-screws', 'backer-tape', 'safety-glasses', 'silica-mask'],
      tools: ['drill', 'utility-knife', 'tape-measure'],
    }),
    {
      id: 'prime',
      ...steps.prime,
      minutes: minutesFor(metres, PACE.prime),
      dryMinutes: 2 * HOUR,
      slower: 'drying',
      uses: ['tile-primer'],
      tools: ['wall-brush', 'bucket'],
    },
  ];
}

function tankSteps(job: WallJob): readonly Step[] {
  if (!isWet(job)) return [];
  const { words, locale, bill } = job;
  const { tank } = words.steps;
  const zone = tanked(job);
  const minutes = minutesFor(toSquareMetres(zone.area), PACE.tank);
  const hasCollars = hasPipes(job) && bill.sold('pipe-collar') === 'pipe-collar';
  return [
    {
      id: 'tank',
      title: tank.title(1),
      detail: tank.detail(formatArea(zone.area, locale)),
      check: tank.check,
      minutes,
      dryMinutes: 4 * HOUR,
      slower: 'drying',
      uses: ['tanking', 'tanking-tape', ...only<Product>(hasCollars, 'pipe-collar')],
      tools: ['wall-brush', 'utility-knife'],
    },
    {
      id: 'tank-2',
      title: tank.title(2),
      detail: tank.second,
      check: tank.last,
      minutes,
      dryMinutes: DAY,
      slower: 'drying',
      uses: ['tanking'],
      tools: ['wall-brush'],
    },
  ];
}

function setOut(job: WallJob): Step {
  const { words } = job;
  const { setOut: step } = words.steps;
  const isOnBatten = hasBatten(job);
  return {
    id: 'set-out',
    title: step.title,
    detail: isOnBatten ? `${step.gauge} ${step.batten}` : `${step.gauge} ${step.worktop}`,
    check: step.check,
    minutes: 40,
    uses: isOnBatten
      ? [
          'batten',
          'wood-screws',
          ...only<Product>(hasPlugs(job), 'wall-plugs', 'masonry-drill-bit'),
        ]
      : [],
    tools: ['level-long', 'tape-measure', 'pencil', ...only(isOnBatten, 'drill' as const)],
    ...(isOnBatten ? { gates: ['cables'] as const } : {}),
  };
}

/** The row under the batten, when the rows above it hold. */
const bottomRow = (job: WallJob): Step => ({
  id: 'bottom',
  ...job.words.steps.bottom,
  minutes: 60,
  dryMinutes: bedWait(job),
  slower: 'hardening',
  uses: [job.product, 'tile-adhesive'],
  tools: ['notched-trowel', 'level-long', 'screwdriver'],
});

function after(job: WallJob): readonly Step[] {
  const { words, values } = job;
  const { steps } = words;
  const { seal, finish } = steps;
  const isStone = values.made === 'stone';
  return [
    siliconeStep(job, values.wet === 'bath' ? seal.bath : seal.wall, seal.check),
    {
      id: 'finish',
      title: finish.title,
      detail: job.locale.format.sentences([
        finish.detail,
        ...only(isStone, finish.stone),
        ...only(isWet(job), finish.wet),
      ]),
      check: finish.check,
      minutes: 45,
      gates: ['cables'],
      uses: [...only<Product>(isStone, 'stone-sealer')],
      tools: ['screwdriver'],
    },
  ];
}
