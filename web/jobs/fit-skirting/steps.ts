import { formatLength } from '../../measure/format-length.ts';
import { length, toMm } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { REVEAL } from '../../takeoff/structure/skirting.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize } from '../kit/round-size.ts';
import type { ToolId } from '../kit/tools.ts';
import type { Asked, Fitted } from './layout.ts';

const DAY = 24 * 60;
/** Minutes at 20 °C (labels: caulk before paint 2 h, primer 4, paint 6). */
const DRY = { filled: 120, primed: 240, painted: 360 };
/** Metres an hour of one careful first-timer, and minutes a corner, a join and a side of a door. */
const PACE = { remove: 12, clear: 20, mark: 30, cut: 15, fix: 8, fill: 12, paint: 10 };
const EACH = { cope: 15, mitre: 20, joint: 15, door: 45 };

const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

const sawing = {
  uses: ['safety-glasses', 'dust-mask'],
  tools: ['mitre-saw', 'ear-defenders', 'tape-measure', 'pencil'],
} as const satisfies Partial<Step>;

/** From the boards that rest in the room to the last coat. */
export const skirtingSteps = (asked: Asked, fitted: Fitted): readonly Step[] => [
  ...prepareSteps(asked, fitted),
  ...fitSteps(asked, fitted),
  ...fixSteps(asked, fitted),
  ...finishSteps(asked, fitted),
];

const metres = ({ run, aroundRun }: Fitted): number => toMm(length(run + aroundRun)) / 1000;

function prepareSteps({ words, values, locale }: Asked, fitted: Fitted): readonly Step[] {
  const { steps } = words;
  const long = toMm(fitted.run) / 1000;
  return [
    { id: 'rest', ...steps.rest, minutes: 15, dryMinutes: DAY, rests: true },
    // Boards rest while the wall is made ready for them.
    ...only<Step>(values.old, {
      id: 'remove',
      ...steps.remove,
      after: [],
      minutes: minutesFor(metres(fitted), PACE.remove),
      gates: ['lead', 'cables'],
      uses: ['snap-blades', 'rubble-sack', 'work-gloves'],
      tools: ['utility-knife', 'pry-bar', 'hammer'],
    }),
    {
      id: 'clear',
      ...steps.clear,
      detail: steps.clear.detail(roundSize(3, locale)),
      after: values.old ? ['remove'] : [],
      minutes: minutesFor(long, PACE.clear),
      uses: ['safety-glasses'],
      tools: ['filling-knife', 'straightedge'],
    },
    {
      id: 'mark',
      ...steps.mark,
      minutes: Math.max(20, minutesFor(long, PACE.mark)),
      gates: ['cables', 'gas-water'],
      tools: ['cable-finder', 'pencil', 'level-long'],
    },
  ];
}

function fitSteps({ words, values, locale }: Asked, fitted: Fitted): readonly Step[] {
  const { steps } = words;
  const { copes, mitres, joints } = fitted;
  return [
    {
      id: 'cut',
      ...steps.cut,
      detail: steps.cut.detail(formatLength(values.rough, locale)),
      after: ['mark', 'rest'],
      minutes: minutesFor(metres(fitted), PACE.cut),
      ...sawing,
      uses: ['skirting', 'work-gloves', ...sawing.uses],
    },
    {
      id: 'fit',
      ...steps.fit,
      detail: steps.fit.detail(roundSize(1, locale)),
      minutes: 30,
      ...sawing,
    },
    ...only<Step>(joints > 0, {
      id: 'joint',
      ...steps.joint,
      minutes: EACH.joint * joints,
      ...sawing,
    }),
    ...only<Step>(copes > 0, {
      id: 'cope',
      ...steps.cope,
      minutes: EACH.cope * copes,
      ...sawing,
      uses: [...sawing.uses, 'sandpaper'],
      tools: ['coping-saw', 'mitre-saw', 'clamps'],
    }),
    ...only<Step>(mitres > 0, {
      id: 'mitre',
      title: steps.mitre.title,
      detail: steps.mitre.detail(fitted.angles),
      check: steps.mitre.check,
      minutes: Math.max(20, (EACH.mitre * mitres) / 2),
      ...sawing,
      uses: [...sawing.uses, 'mitre-adhesive'],
      tools: [...sawing.tools, 'sliding-bevel'],
    }),
  ];
}

function fixSteps({ words, values, locale }: Asked, fitted: Fitted): readonly Step[] {
  const { steps } = words;
  const { around } = fitted;
  const isMasonry = values.wall === 'masonry';
  const fixings: readonly Product[] = isMasonry
    ? ['wood-screws', 'wall-plugs', 'masonry-drill-bit']
    : ['brad-nails'];
  const tools: readonly ToolId[] = isMasonry ? ['drill', 'hammer'] : ['brad-nailer'];
  return [
    {
      id: 'fix',
      ...steps.fix,
      detail: steps.fix[values.wall](roundSize(isMasonry ? 600 : 400, locale)),
      minutes: minutesFor(toMm(fitted.run) / 1000, PACE.fix),
      gates: ['cables', 'gas-water'],
      uses: ['grab-adhesive', 'packers', ...fixings],
      tools: ['caulk-gun', 'level-long', ...tools],
    },
    ...only<Step>(around !== undefined && around.doors.length > 0, {
      id: 'architrave',
      ...steps.architrave,
      detail: steps.architrave.detail(formatLength(REVEAL, locale), roundSize(350, locale)),
      minutes: EACH.door * (around?.sides ?? 1) * (around?.doors.length ?? 0),
      uses: ['architrave', 'grab-adhesive', 'mitre-adhesive', 'brad-nails', ...sawing.uses],
      tools: [...sawing.tools, 'square', 'level-long', 'brad-nailer', 'caulk-gun'],
    }),
  ];
}

function finishSteps({ words, values }: Asked, fitted: Fitted): readonly Step[] {
  const { steps } = words;
  const long = metres(fitted);
  const isPainted = values.finish === 'paint';
  const painting = {
    minutes: minutesFor(long, PACE.paint),
    slower: 'drying',
    tools: ['knee-pads'],
  } as const;
  return [
    {
      id: 'fill',
      ...steps.fill,
      minutes: minutesFor(long, PACE.fill),
      ...(isPainted ? { dryMinutes: DRY.filled, slower: 'drying' as const } : {}),
      uses: ['wood-filler', 'caulk', 'sandpaper', 'dust-mask'],
      tools: ['filling-knife', 'caulk-gun'],
    },
    ...only<Step>(
      isPainted,
      {
        id: 'prime',
        ...steps.prime,
        ...painting,
        dryMinutes: DRY.primed,
        uses: ['wood-primer', 'masking-tape', 'paint-brush'],
      },
      {
        id: 'paint',
        ...steps.paint,
        ...painting,
        dryMinutes: DRY.painted,
        uses: ['trim-paint', 'paint-brush', 'sandpaper'],
      },
      {
        id: 'paint-2',
        ...steps.second,
        minutes: painting.minutes,
        uses: ['trim-paint', 'paint-brush'],
        tools: ['knee-pads'],
      },
    ),
  ];
}
