import { formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import { COAT_WIDTHS, SCREW_SPACING, SKIM } from '../../takeoff/structure/plasterboard.ts';
import { METAL_STUD_SHORT, STUD_HOLE } from '../../takeoff/structure/stud-wall.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, roundWeight } from '../kit/round-size.ts';
import type { ToolId } from '../kit/tools.ts';
import {
  boardedArea,
  faceArea,
  hasWool,
  isSkimmed,
  isTreatedSole,
  needsMask,
  plateFixings,
  type StudJob,
} from './bill.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** kg a m² of wall face that a boarded stud wall weighs (trade practice). */
const WEIGHS = { from: 25, to: 40 } as const;

/** kg a m² of one more layer of board on both sides. */
const SECOND_LAYER = 18;

/** m² an hour of one careful first-timer. */
const PACE = { wool: 12, joint: [8, 15, 15], skim: 4, prime: 12 } as const;

/** What is used only where the bill has it. */
const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

/** From the question what the floor bears to the primed wall. */
export const studSteps = (job: StudJob): readonly Step[] => [
  ...before(job),
  ...frame(job),
  ...(job.parts.faces.length === 0 ? [inspection(job)] : boarding(job)),
];

function before({ words, locale, place, ...job }: StudJob): readonly Step[] {
  const { steps } = words;
  const metres = toSquareMetres(faceArea({ words, locale, place, ...job }));
  const more = job.values.double ? SECOND_LAYER : 0;
  return [
    {
      id: 'ask',
      title: steps.ask.title,
      detail: steps.ask.detail(
        roundWeight((WEIGHS.from + more) * metres, locale),
        roundWeight((WEIGHS.to + more) * metres, locale),
      ),
      check: steps.ask.check,
      minutes: 45,
      gates: ['bearing', 'permit'],
    },
    {
      id: 'find',
      ...steps.find,
      minutes: 30,
      gates: ['asbestos', 'cables', 'gas-water'],
      tools: ['cable-finder', 'torch', 'pencil'],
    },
    {
      id: 'mark',
      ...steps.mark,
      minutes: 60,
      tools: ['tape-measure', 'chalk-line', 'level-long', 'square', 'pencil'],
    },
  ];
}

const sawFor = ({ parts }: StudJob): readonly ToolId[] =>
  parts.frame === 'steel' ? ['tin-snips'] : ['hand-saw'];

function frame(job: StudJob): readonly Step[] {
  const { words, place, parts, framed, locale, openings, values, bill } = job;
  const { steps } = words;
  const { wood, masonry } = plateFixings(job);
  const isSteel = parts.frame === 'steel';
  const uprights: readonly Product[] = isSteel ? ['steel-stud'] : ['stud'];
  const joined: readonly Product[] = isSteel
    ? only<Product>(job.region !== 'eu' || openings.length > 0, 'wafer-screws')
    : ['framing-nails'];
  const plugs: Product =
    isSteel && bill.sold('hammer-fixings') === 'hammer-fixings'
      ? 'hammer-fixings'
      : 'frame-fixings';
  const fixed: readonly Product[] = [
    ...only<Product>(wood > 0, 'wood-screws'),
    ...only<Product>(masonry > 0, plugs, 'masonry-drill-bit', 'dust-mask'),
  ];
  const noggins = pieceCount(framed.pieces.filter(({ name }) => name === 'noggin'));
  const every = formatLength(parts.spacing, locale);
  const frameTools: readonly ToolId[] = [
    'tape-measure',
    'level-long',
    'drill',
    ...sawFor(job),
    'ear-defenders',
  ];
  return [
    {
      id: 'plates',
      title: steps.plates.title,
      detail: isSteel ? steps.plates.steel : steps.plates.timber,
      check: steps.plates.check,
      safety: steps.plates.safety,
      minutes: Math.max(30, Math.round(toMm(place.wall.shape.length) / 333) * 5),
      uses: [
        ...(isSteel ? (['steel-track', 'acoustic-strip'] as const) : uprights),
        ...only<Product>(isTreatedSole(job), 'structural-timber'),
        ...only<Product>(!isSteel && values.floor === 'concrete', 'sole-membrane'),
        ...fixed,
        'safety-glasses',
        'work-gloves',
      ],
      tools: [...frameTools, 'hammer', 'stepladder'],
      gates: ['height'],
    },
    {
      id: 'frame',
      title: steps.frame.title,
      detail: isSteel
        ? steps.frame.steel(every, formatLength(METAL_STUD_SHORT.to, locale))
        : steps.frame.timber(every),
      check: steps.frame.check,
      safety: steps.frame.safety,
      minutes: Math.max(30, Math.round((8 * framed.studs) / 5) * 5),
      uses: [...uprights, ...joined, ...fixed],
      tools: [...frameTools, ...only<ToolId>(!isSteel, 'hammer')],
    },
    ...only<Step>(openings.length > 0, {
      id: 'door',
      title: steps.door.title,
      detail: isSteel ? steps.door.steel(roundSize(150, locale)) : steps.door.timber,
      check: steps.door.check(roundSize(3, locale)),
      minutes: 45 * openings.length,
      uses: [
        ...uprights,
        ...joined,
        ...only<Product>(isSteel, 'steel-track'),
        ...only<Product>(isSteel && openings.some(({ sill }) => sill === 0), blockOf(job)),
      ],
      tools: [...frameTools, 'square'],
    }),
    ...only<Step>(noggins > 0, {
      id: 'noggins',
      ...steps.noggins,
      minutes: Math.max(15, 6 * noggins),
      uses: [...uprights, ...joined],
      tools: ['hand-saw', 'hammer', 'tape-measure'],
    }),
    {
      id: 'services',
      ...steps.services,
      detail: steps.services.detail(100 * STUD_HOLE),
      minutes: 60,
      gates: ['cables'],
      tools: ['drill'],
    },
  ];
}

/** What stands in the steel studs of a doorway. */
const blockOf = ({ shelf, parts }: StudJob): Product =>
  shelf.stud.form !== 'not-sold' && shelf.stud.variants.some(({ width }) => width <= parts.depth)
    ? 'stud'
    : 'batten';

const inspection = ({ words }: StudJob): Step => ({
  id: 'inspect',
  ...words.steps.inspect,
  minutes: 30,
  tools: ['level-long'],
});

const boardTools: readonly ToolId[] = [
  'utility-knife',
  'jab-saw',
  'board-rasp',
  'board-lifter',
  'drill',
  'tape-measure',
  'stepladder',
];

function boardStep(job: StudJob, i: number): Step {
  const { words, parts, boards, over, locale, region, values } = job;
  const { board } = words.steps;
  const second = over[i]?.laid.length ?? 0;
  const pieces = (boards[i]?.laid.length ?? 0) + second;
  const isFilled = second > 0 && !isSkimmed(job);
  const every = formatLength(SCREW_SPACING[region].wall, locale);
  const product = parts.faces[i]?.product ?? 'plasterboard';
  return {
    id: i === 0 ? 'board' : 'board-2',
    title: parts.faces.length === 1 ? board.only : board.title(i + 1),
    detail: locale.format.sentences([
      board[parts.run](every, roundSize(10, locale)),
      ...only(i === 1, board.shifted),
      ...only(isFilled, board.fillFirst),
      ...only(second > 0, board.second(every)),
      ...only(i === 0 && values.freeEnds > 0, board.end),
    ]),
    check: board.check,
    safety: board.safety,
    minutes: Math.max(30, 15 * pieces),
    uses: [
      product,
      'drywall-screws',
      ...only<Product>(isFilled, 'joint-compound'),
      'safety-glasses',
      'work-gloves',
    ],
    tools: boardTools,
    gates: ['lifting', 'height'],
  };
}

function boarding(job: StudJob): readonly Step[] {
  const { words, parts } = job;
  const { steps } = words;
  const metres = toSquareMetres(boardedArea(job));
  return [
    boardStep(job, 0),
    ...only<Step>(hasWool(job), {
      id: 'wool',
      ...steps.wool,
      minutes: minutesFor(toSquareMetres(faceArea(job)), PACE.wool),
      uses: ['wall-insulation', 'dust-mask', 'work-gloves'],
      tools: ['utility-knife', 'tape-measure'],
    }),
    ...only<Step>(parts.faces.length > 1, boardStep(job, 1)),
    {
      id: 'seal',
      ...steps.seal,
      minutes: 30,
      uses: ['acoustic-sealant'],
      tools: ['caulk-gun'],
    },
    ...(isSkimmed(job) ? skim(job) : joints(job)),
    {
      id: 'prime',
      title: steps.prime.title,
      detail: isSkimmed(job) ? steps.prime.skim : steps.prime.joints,
      check: steps.prime.check,
      safety: steps.prime.safety,
      minutes: minutesFor(metres, PACE.prime),
      uses: [
        ...only<Product>(!isSkimmed(job), 'sandpaper'),
        'wall-primer',
        'roller-sleeve',
        ...only<Product>(needsMask(job), 'dust-mask'),
      ],
      tools: [...only<ToolId>(!isSkimmed(job), 'sanding-block', 'torch'), 'roller', 'stepladder'],
    },
  ];
}

/** Three coats, each a day apart and wider than the one before. */
function joints(job: StudJob): readonly Step[] {
  const { words, locale, values } = job;
  const { joint } = words.steps;
  const metres = toSquareMetres(boardedArea(job));
  const isW111 = job.region === 'eu';
  return COAT_WIDTHS.map((width, i): Step => {
    const wide = roundSize(toMm(width), locale);
    const first = values.freeEnds > 0 ? `${joint.tape(wide)} ${joint.bead}` : joint.tape(wide);
    return {
      id: i === 0 ? 'joint' : `joint-${i + 1}`,
      title: joint.title(i + 1),
      detail: i === 0 ? first : joint.coat(wide),
      check: i === 2 ? joint.last : joint.check,
      minutes: minutesFor(metres, PACE.joint[i] ?? 15),
      dryMinutes: DAY,
      slower: isW111 ? 'hardening' : 'drying',
      uses: [
        'joint-compound',
        ...only<Product>(i === 0, 'joint-tape'),
        ...only<Product>(i === 0 && values.freeEnds > 0, 'corner-bead'),
      ],
      tools: ['taping-knives', 'bucket', 'stepladder'],
    };
  });
}

function skim(job: StudJob): readonly Step[] {
  const { words, values } = job;
  const { joint, skim: plaster } = words.steps;
  const metres = toSquareMetres(boardedArea(job));
  return [
    {
      id: 'joint',
      title: plaster.tape.title,
      detail: values.freeEnds > 0 ? `${plaster.tape.detail} ${joint.bead}` : plaster.tape.detail,
      check: plaster.tape.check,
      minutes: minutesFor(metres, PACE.joint[0]),
      uses: ['joint-tape', 'skim-plaster', ...only<Product>(values.freeEnds > 0, 'corner-bead')],
      tools: ['taping-knives', 'bucket', 'stepladder'],
    },
    {
      id: 'skim',
      title: plaster.title,
      detail: plaster.detail,
      check: plaster.check,
      safety: plaster.safety,
      minutes: minutesFor(metres, PACE.skim),
      dryMinutes: SKIM.paintableDays.board * DAY,
      slower: 'drying',
      uses: ['skim-plaster', 'safety-glasses'],
      tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', 'stepladder'],
    },
  ];
}
