import { formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres } from '../../measure/units.ts';
import { COAT_WIDTHS, SCREW_SPACING, SKIM } from '../../takeoff/structure/plasterboard.ts';
import { grams } from '../../takeoff/why.ts';
import { isSloped } from '../../measure/place.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { showAmount } from '../kit/format-reason.ts';
import { roundSize } from '../kit/round-size.ts';
import { isSkimmed } from './bill.ts';
import type { Asked, Ceiling } from './layout.ts';

const DAY = 24 * 60;
/** m² an hour of one careful first-timer with a helper; each coat on joints; minutes a board and a batten. */
const PACE = { level: 15, skim: 6, sand: 15, caulk: 20, prime: 15, joint: [8, 15, 15] };
const EACH = { board: 20, batten: 15 };

const overhead = ['stepladder', 'work-platform'] as const;

/** From the empty room to the lights that are back. */
export const ceilingSteps = (asked: Asked, ceiling: Ceiling): readonly Step[] => [
  ...readySteps(asked, ceiling),
  ...slopeSteps(asked),
  ...boardSteps(asked, ceiling),
  ...(isSkimmed(asked) ? skimSteps(asked, ceiling) : jointSteps(asked, ceiling)),
  ...finishSteps(asked, ceiling),
];

function readySteps({ words, locale }: Asked, ceiling: Ceiling): readonly Step[] {
  const { clear, power, find, batten, level } = words.steps;
  const { onto, area, battens } = ceiling;
  const metres = toSquareMetres(area);
  return [
    {
      id: 'clear',
      ...clear,
      minutes: 40,
      uses: ['dust-sheet'],
      gates: ['asbestos', 'lead'],
    },
    {
      id: 'power',
      ...power,
      minutes: 30,
      tools: ['screwdriver', 'cable-finder', 'stepladder'],
      gates: ['cables', 'gas-water'],
    },
    {
      id: 'find',
      title: find.title,
      detail: find.detail[onto],
      check: find.check,
      safety: find.safety,
      minutes: 30,
      uses: ['safety-glasses', 'dust-mask'],
      tools: ['cable-finder', 'chalk-line', 'tape-measure', ...overhead],
      gates: ['bearing', 'height'],
    },
    battens.length === 0
      ? {
          id: 'level',
          ...level,
          detail: level.detail(roundSize(3, locale)),
          minutes: minutesFor(metres, PACE.level),
          tools: ['long-straightedge', 'level-long', ...overhead],
        }
      : {
          id: 'battens',
          title: batten.title,
          detail: onto === 'slab' ? batten.slab : batten.joists,
          check: batten.check,
          safety: batten.safety,
          minutes: Math.max(30, EACH.batten * battens.length),
          uses: [
            'batten',
            onto === 'slab' ? 'hammer-fixings' : 'wood-screws',
            'packers',
            'safety-glasses',
            'work-gloves',
          ],
          tools: ['drill', 'hand-saw', 'level-long', 'chalk-line', ...overhead],
          gates: ['cables', 'height'],
        },
  ];
}

/** What boards on a slope hide, where there is one. */
const slopeSteps = ({ words, place }: Asked): readonly Step[] =>
  isSloped(place)
    ? [
        {
          id: 'slopes',
          ...words.steps.slopes,
          minutes: 30,
          tools: ['tape-measure', 'pencil', ...overhead],
          gates: ['bearing'],
        },
      ]
    : [];

function boardSteps({ words, locale, region }: Asked, ceiling: Ceiling): readonly Step[] {
  const { lights, first, others, holes } = words.steps;
  const { sheet, layout } = ceiling;
  const pieces = layout.whole + layout.cut;
  const every = formatLength(SCREW_SPACING[region].ceiling, locale);
  const ends = formatLength(SCREW_SPACING[region].end, locale);
  const weight = sheet.grams === undefined ? undefined : showAmount(grams(sheet.grams), locale);
  const boarding = {
    uses: ['plasterboard', 'drywall-screws', 'work-gloves', 'safety-glasses'],
    tools: ['board-hoist', 'drill', 'utility-knife', 'board-rasp', 'tape-measure', ...overhead],
    gates: ['lifting', 'height'],
  } as const;
  return [
    { id: 'lights', ...lights, minutes: 15, tools: ['tape-measure', 'pencil'] },
    {
      id: 'first',
      ...first,
      safety: first.safety(weight),
      minutes: 40,
      ...boarding,
    },
    {
      id: 'others',
      ...others,
      detail: others.detail(every, ends, roundSize(3, locale)),
      minutes: Math.max(30, EACH.board * (pieces - 1)),
      ...boarding,
      uses: [...boarding.uses, 'rubble-sack'],
    },
    {
      id: 'holes',
      ...holes,
      minutes: 20,
      uses: ['safety-glasses', 'dust-mask'],
      tools: ['jab-saw', ...overhead],
      gates: ['cables'],
    },
  ];
}

function jointSteps({ words, locale }: Asked, { area }: Ceiling): readonly Step[] {
  const { joint, sand } = words.steps;
  const metres = toSquareMetres(area);
  return [
    ...COAT_WIDTHS.map((width, i): Step => ({
      id: `joint-${i + 1}`,
      title: joint.title(i + 1),
      detail: (i === 0 ? joint.tape : joint.coat)(roundSize(toMm(width), locale)),
      check: i === 2 ? joint.last : joint.check,
      minutes: minutesFor(metres, PACE.joint[i] ?? 15),
      dryMinutes: DAY,
      slower: 'drying',
      uses: i === 0 ? ['joint-compound', 'joint-tape'] : ['joint-compound'],
      tools: ['taping-knives', ...overhead],
    })),
    {
      id: 'sand',
      ...sand,
      minutes: minutesFor(metres, PACE.sand),
      uses: ['sandpaper', 'dust-mask', 'safety-glasses'],
      tools: ['sanding-block', 'torch', ...overhead],
    },
  ];
}

function skimSteps({ words }: Asked, { area }: Ceiling): readonly Step[] {
  const { tape, skim } = words.steps;
  const metres = toSquareMetres(area);
  return [
    {
      id: 'tape',
      ...tape,
      minutes: minutesFor(metres, PACE.joint[1] ?? 15),
      uses: ['joint-tape'],
      tools: ['utility-knife', ...overhead],
    },
    {
      id: 'skim',
      ...skim,
      minutes: minutesFor(metres, PACE.skim),
      dryMinutes: SKIM.paintableDays.board * DAY,
      slower: 'drying',
      uses: ['skim-plaster', 'safety-glasses'],
      tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', ...overhead],
    },
  ];
}

const finishSteps = ({ words }: Asked, { area, edges }: Ceiling): readonly Step[] => {
  const { caulk, prime, back } = words.steps;
  return [
    {
      id: 'caulk',
      ...caulk,
      minutes: minutesFor(toMm(edges) / 1000, PACE.caulk),
      dryMinutes: 120,
      slower: 'drying',
      uses: ['caulk'],
      tools: ['caulk-gun', 'stepladder'],
    },
    {
      id: 'prime',
      ...prime,
      minutes: minutesFor(toSquareMetres(area), PACE.prime),
      dryMinutes: 240,
      slower: 'drying',
      uses: ['wall-primer', 'roller-sleeve', 'safety-glasses'],
      tools: ['roller', 'roller-pole'],
    },
    { id: 'back', ...back, minutes: 30, gates: ['cables'] },
  ];
};
