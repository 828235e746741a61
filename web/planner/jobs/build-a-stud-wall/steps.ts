import { formatArea, formatLength } from '../../measure/units/format-length.ts';
import { length, mm, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import { SCREW_SPACING, SKIM } from '../../takeoff/structure/indoors/plasterboard.ts';
import { METAL_STUD_SHORT, STUD_HOLE } from '../../takeoff/structure/indoors/stud-wall.ts';
import { coating } from '../kit/finish/coating.ts';
import { minutesFor, type JobStep } from '../kit/contract.ts';
import { present, type Some } from '../kit/present.ts';
import { isPuttied, puttyStep } from '../kit/finish/putty-step.ts';
import { roundRun, roundSize, roundWeight } from '../kit/round-size.ts';
import { DAY, step } from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import type { StudJob } from './fields.ts';
import {
  boardedArea,
  coatsOf,
  faceArea,
  hasWool,
  isSkimmed,
  studLines,
  type StudLines,
} from './lines.ts';
import { plateFixings } from './fixings.ts';

/** kg a m² of wall face that a boarded stud wall weighs (trade practice). */
const WEIGHS = { from: 25, to: 40 } as const;

/** kg a m² of one more layer of board on both sides. */
const SECOND_LAYER = 18;

/** m² an hour of one careful first-timer. */
const PACE = { wool: 12, joint: [8, 15, 15], skim: 4, prime: 12 } as const;

/** A tube of sealant runs so far, round both faces of the wall (trade practice). */
const TUBE = mm(12_000);

/** From the question what the floor bears to the primed wall. */
export function studSteps(job: StudJob): Some<JobStep> {
  const lines = studLines(job);
  return [
    ...before(job),
    ...frame(job, lines),
    ...(job.parts.faces.length === 0 ? [inspection(job)] : boarding(job, lines)),
  ];
}

function before(job: StudJob): Some<JobStep> {
  const { words, locale } = job;
  const { steps } = words;
  const metres = toSquareMetres(faceArea(job));
  const more = job.values.double ? SECOND_LAYER : 0;
  const weighs = (each: number): string => roundWeight((each + more) * metres, locale);
  return [
    step('ask', steps.ask, [weighs(WEIGHS.from), weighs(WEIGHS.to)], {
      minutes: 45,
      gates: ['bearing', 'permit'],
    }),
    step('find', steps.find, {
      minutes: 30,
      gates: ['asbestos', 'cables', 'gas-water'],
      tools: ['cable-finder', 'torch', 'pencil'],
    }),
    step('mark', steps.mark, {
      minutes: 60,
      tools: ['tape-measure', 'chalk-line', 'level-long', 'square', 'pencil'],
    }),
  ];
}

const sawFor = ({ parts }: StudJob): readonly ToolId[] =>
  parts.frame === 'steel' ? ['tin-snips'] : ['hand-saw'];

function frame(job: StudJob, lines: StudLines): Some<JobStep> {
  const { words, place, parts, framed, locale, openings } = job;
  const { steps } = words;
  const { uprights, track, treatedSole, doorBlocks, joined, strip, gloves, glasses, mask } = lines;
  const isSteel = parts.frame === 'steel';
  const fixed = [...lines.fixed, plateFixings(job).masonry > 0 && mask];
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
    step('plates', steps.plates, {
      detail: isSteel ? steps.plates.steel : steps.plates.timber,
      minutes: Math.max(30, Math.round(toMm(place.wall.shape.length) / 333) * 5),
      takes: [track, !isSteel && uprights, treatedSole, strip, ...fixed, glasses, gloves],
      tools: [...frameTools, 'hammer', 'stepladder'],
      gates: ['height'],
    }),
    step('frame', steps.frame, {
      detail: isSteel
        ? steps.frame.steel(every, formatLength(METAL_STUD_SHORT.to, locale))
        : steps.frame.timber(every),
      minutes: Math.max(30, Math.round((8 * framed.studs) / 5) * 5),
      takes: [uprights, joined, ...fixed],
      tools: [...frameTools, !isSteel && 'hammer'],
    }),
    openings.length > 0 &&
      step('door', steps.door, {
        detail: isSteel ? steps.door.steel(roundSize(150, locale)) : steps.door.timber,
        check: steps.door.check(roundSize(3, locale)),
        minutes: 45 * openings.length,
        takes: [uprights, joined, track, doorBlocks],
        tools: [...frameTools, 'square'],
      }),
    noggins > 0 &&
      step('noggins', steps.noggins, {
        minutes: Math.max(15, 6 * noggins),
        takes: [uprights, joined],
        tools: ['hand-saw', 'hammer', 'tape-measure'],
      }),
    step('services', steps.services, [100 * STUD_HOLE], {
      minutes: 60,
      gates: ['cables'],
      tools: ['drill'],
    }),
  ];
}

const inspection = ({ words }: StudJob): JobStep =>
  step('inspect', words.steps.inspect, { minutes: 30, tools: ['level-long'] });

const boardTools: readonly ToolId[] = [
  'utility-knife',
  'jab-saw',
  'board-rasp',
  'board-lifter',
  'drill',
  'tape-measure',
  'stepladder',
];

function boardStep(job: StudJob, lines: StudLines, i: number): JobStep {
  const { words, parts, boards, over, locale, region, values } = job;
  const { board } = words.steps;
  const second = over[i]?.laid.length ?? 0;
  const pieces = (boards[i]?.laid.length ?? 0) + second;
  const isFilled = second > 0 && !isSkimmed(job);
  const every = formatLength(SCREW_SPACING[region].wall, locale);
  const product = parts.faces[i]?.product ?? 'plasterboard';
  return step(i === 0 ? 'board' : 'board-2', board, {
    title: parts.faces.length === 1 ? board.only : board.title(i + 1),
    detail: locale.format.sentences(
      present([
        board[parts.run](every, roundSize(10, locale)),
        i === 1 && board.shifted,
        isFilled && board.fillFirst,
        second > 0 && board.second(every),
        i === 0 && values.freeEnds > 0 && board.end,
      ]),
    ),
    minutes: Math.max(30, 15 * pieces),
    takes: [
      lines.boardsOf.get(product),
      ...lines.screws,
      isFilled && lines.filled,
      lines.glasses,
      lines.gloves,
    ],
    tools: boardTools,
    gates: ['lifting', 'height'],
  });
}

function boarding(job: StudJob, lines: StudLines): Some<JobStep> {
  const { words, parts, place, bill, locale } = job;
  const { steps, why } = words;
  const boarded = boardedArea(job);
  const metres = toSquareMetres(boarded);
  const shown = formatArea(boarded, locale);
  const { shape } = place.wall;
  const edges = length(2 * (shape.length + shape.height) * parts.faces.length);
  const isBare = !isSkimmed(job);
  return [
    boardStep(job, lines, 0),
    hasWool(job) &&
      step('wool', steps.wool, {
        minutes: minutesFor(toSquareMetres(faceArea(job)), PACE.wool),
        takes: [
          bill.pack(
            'wall-insulation',
            Math.ceil(toSquareMetres(faceArea(job)) * 1000),
            why.wool(formatArea(faceArea(job), locale)),
            { variant: parts.wool },
          ),
          lines.mask,
          lines.gloves,
        ],
        tools: ['utility-knife', 'tape-measure'],
      }),
    parts.faces.length > 1 && boardStep(job, lines, 1),
    step('seal', steps.seal, {
      minutes: 30,
      takes: [
        bill.pack(
          'acoustic-sealant',
          Math.ceil(edges / TUBE),
          why.sealant(roundRun(edges, locale)),
        ),
      ],
      tools: ['caulk-gun'],
    }),
    ...(isBare ? joints(job, lines) : skim(job, lines)),
    step('prime', steps.prime, {
      detail: isBare ? steps.prime.joints : steps.prime.skim,
      minutes: minutesFor(metres, PACE.prime),
      takes: [
        isBare &&
          bill.pack('sandpaper', Math.ceil(metres / 10), why.sand(shown), { like: { grade: 180 } }),
        coating(job, 'wall-primer', boarded, 1, why.primer(shown)),
        bill.oneFor('roller-sleeve', ['wall-primer'], why.sleeve),
        lines.mask,
      ],
      tools: [isBare && 'pole-sander', isBare && 'torch', 'roller', 'stepladder'],
    }),
  ];
}

/** Three coats, each a day apart and wider than the one before. */
function joints(job: StudJob, { filled, tape, bead }: StudLines): Some<JobStep> {
  const { words, locale, values } = job;
  const { joint } = words.steps;
  const metres = toSquareMetres(boardedArea(job));
  const shown = formatArea(boardedArea(job), locale);
  const filling = coatsOf(job).map((width, i) => {
    const wide = roundSize(toMm(width), locale);
    const first = values.freeEnds > 0 ? `${joint.tape(wide)} ${joint.bead}` : joint.tape(wide);
    return step(i === 0 ? 'joint' : `joint-${i + 1}`, joint, {
      title: joint.title(i + 1),
      detail: i === 0 ? first : joint.coat(wide),
      check: i === 2 ? joint.last : joint.check,
      minutes: minutesFor(metres, PACE.joint[i] ?? 15),
      dryMinutes: DAY,
      slower: job.region === 'eu' ? 'hardening' : 'drying',
      takes: i === 0 ? [filled, tape, bead] : [filled],
      tools: ['taping-knives', 'bucket', 'stepladder'],
    });
  });
  return [...filling, isPuttied(job) && puttyStep(job, metres, shown, ['stepladder'])];
}

function skim(job: StudJob, { filled, tape, bead, glasses }: StudLines): Some<JobStep> {
  const { words, values } = job;
  const { joint, skim: plaster } = words.steps;
  const metres = toSquareMetres(boardedArea(job));
  return [
    step('joint', plaster.tape, {
      detail: values.freeEnds > 0 ? `${plaster.tape.detail} ${joint.bead}` : plaster.tape.detail,
      minutes: minutesFor(metres, PACE.joint[0]),
      takes: [tape, filled, bead],
      tools: ['taping-knives', 'bucket', 'stepladder'],
    }),
    step('skim', plaster, {
      minutes: minutesFor(metres, PACE.skim),
      dryMinutes: SKIM.paintableDays.board * DAY,
      slower: 'drying',
      takes: [filled, glasses],
      tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', 'stepladder'],
    }),
  ];
}
