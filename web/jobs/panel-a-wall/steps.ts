import { formatLength } from '../../measure/format-length.ts';
import { length, toMm, toSquareMetres } from '../../measure/units.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize } from '../kit/round-size.ts';
import type { Asked, Panelled } from './layout.ts';

const DAY = 24 * 60;
/** Minutes at 20 °C (labels: adhesive a day, filler and caulk 2 h, primer 4, paint 4). */
const DRY = { glued: DAY, filled: 120, caulked: 120, primed: 240, painted: 240 };
/** m² or m an hour of one careful first-timer, and minutes a rail, an upright and a socket. */
const PACE = { flat: 15, find: 20, line: 8, fill: 20, sand: 15, caulk: 15, paint: 8 };
const EACH = { cut: 3, rail: 15, upright: 6, socket: 20 };

const sawing = ['mitre-saw', 'ear-defenders', 'tape-measure', 'pencil'] as const;

/** From strips that rest in the room to the second coat. */
export const panelSteps = (asked: Asked, done: Panelled): readonly Step[] => [
  ...readySteps(asked, done),
  ...fitSteps(asked, done),
  ...finishSteps(asked, done),
];

function readySteps({ words, locale }: Asked, { foot, top }: Panelled): readonly Step[] {
  const { rest, wall, find, line } = words.steps;
  const metres = toMm(foot) / 1000;
  return [
    { id: 'rest', ...rest, minutes: 15, dryMinutes: 2 * DAY, rests: true },
    // Strips rest while the wall is made ready for them.
    {
      id: 'wall',
      ...wall,
      detail: wall.detail(roundSize(3, locale)),
      after: [],
      minutes: minutesFor(metres, PACE.flat),
      uses: ['sandpaper', 'dust-mask', 'safety-glasses', 'dust-sheet'],
      tools: ['filling-knife', 'long-straightedge', 'sanding-block'],
      gates: ['asbestos', 'lead'],
    },
    {
      id: 'find',
      ...find,
      minutes: minutesFor(metres, PACE.find),
      tools: ['cable-finder', 'pencil', 'screwdriver'],
      gates: ['cables', 'gas-water'],
    },
    {
      id: 'line',
      ...line,
      detail: line.detail(formatLength(top, locale)),
      minutes: minutesFor(metres, PACE.line),
      uses: ['masking-tape'],
      tools: ['level-long', 'tape-measure', 'pencil'],
    },
  ];
}

function fitSteps({ words, locale, values }: Asked, done: Panelled): readonly Step[] {
  const { steps } = words;
  const { frames, boards, rails, uprights, sockets } = done;
  const strips = pieceCount(rails) + pieceCount(uprights);
  const gap = done.gaps[0] ?? values.gap;
  const fixed = ['grab-adhesive', 'brad-nails'] as const;
  return [
    {
      id: 'cut',
      ...steps.cut,
      after: ['rest', 'line'],
      minutes: Math.max(30, Math.round((EACH.cut * strips) / 5) * 5),
      uses: [
        frames.product,
        ...(boards === undefined ? [] : [boards.product]),
        'work-gloves',
        'dust-mask',
        'safety-glasses',
      ],
      tools: sawing,
    },
    {
      id: 'rails',
      ...steps.rails,
      minutes: Math.max(30, EACH.rail * pieceCount(rails)),
      uses: [frames.product, ...fixed],
      tools: ['brad-nailer', 'caulk-gun', 'level-long'],
      gates: ['cables'],
    },
    {
      id: 'uprights',
      ...(boards === undefined ? steps.uprights : steps.boards),
      detail:
        boards === undefined
          ? steps.uprights.detail(formatLength(length(Math.round(gap)), locale))
          : steps.boards.detail(roundSize(2, locale)),
      minutes: Math.max(30, Math.round((EACH.upright * pieceCount(uprights)) / 5) * 5),
      uses: [boards?.product ?? frames.product, ...fixed],
      tools: [
        'brad-nailer',
        'caulk-gun',
        'level-long',
        ...(boards === undefined ? [] : (['jigsaw'] as const)),
      ],
      gates: ['cables'],
      dryMinutes: DRY.glued,
      slower: 'drying',
    },
    ...(sockets === 0
      ? []
      : [
          {
            id: 'sockets',
            ...steps.sockets,
            minutes: Math.max(20, EACH.socket * sockets),
            uses: ['socket-spacer'],
            tools: ['screwdriver'],
            gates: ['cables'],
          } as const,
        ]),
  ];
}

function finishSteps({ words }: Asked, { run, area }: Panelled): readonly Step[] {
  const { fill, sand, caulk, prime, primeAgain, paint, second } = words.steps;
  const metres = toMm(run) / 1000;
  const painting = {
    minutes: minutesFor(toSquareMetres(area), PACE.paint),
    slower: 'drying',
    tools: ['mini-roller', 'paint-kettle', 'knee-pads'],
  } as const;
  const brushes = ['paint-brush', 'mini-roller-sleeve'] as const;
  return [
    {
      id: 'fill',
      ...fill,
      minutes: minutesFor(metres, PACE.fill),
      dryMinutes: DRY.filled,
      slower: 'drying',
      uses: ['wood-filler'],
      tools: ['filling-knife'],
    },
    {
      id: 'sand',
      ...sand,
      minutes: minutesFor(metres, PACE.sand),
      uses: ['sandpaper', 'dust-mask', 'safety-glasses'],
      tools: ['sanding-block', 'torch'],
    },
    {
      id: 'caulk',
      ...caulk,
      minutes: minutesFor(metres, PACE.caulk),
      dryMinutes: DRY.caulked,
      slower: 'drying',
      uses: ['caulk'],
      tools: ['caulk-gun'],
    },
    {
      id: 'prime',
      ...prime,
      ...painting,
      dryMinutes: DRY.primed,
      uses: ['wood-primer', 'masking-tape', 'dust-sheet', ...brushes],
    },
    {
      id: 'prime-2',
      ...primeAgain,
      ...painting,
      dryMinutes: DRY.primed,
      uses: ['wood-primer', 'sandpaper', ...brushes],
    },
    {
      id: 'paint',
      ...paint,
      ...painting,
      dryMinutes: DRY.painted,
      uses: ['trim-paint', ...brushes],
    },
    {
      id: 'paint-2',
      ...second,
      minutes: painting.minutes,
      tools: painting.tools,
      uses: ['trim-paint', ...brushes],
    },
  ];
}
