import {
  boardPrimerLines,
  isPuttied,
  jointCoats,
  JOINT_RATES,
  jointSandpaper,
  puttyStep,
  rustStep,
} from '../kit/finish/plasterboard.ts';
import {
  formatArea,
  formatLength,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
} from '../../measure/units/units.ts';
import { SKIM, wallScrews } from '../../takeoff/structure/indoors/plasterboard.ts';
import { inLineAt, type WallBoards } from '../../takeoff/walls/wall-boards.ts';
import { type StudJob, soleRun, faceArea, hasWool, MOST_GAP } from './layout.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import type { StudLines } from './lines.ts';
import { tiledLines } from './board-lines.ts';
import { woolArea, woolNeed } from './wool.ts';
import {
  WALL_FRAME,
  WALL_SERVICES,
  paintedSides,
  isSideSkimmed,
  finishedSides,
  wallOnTape,
  sideOf,
  sidesOf,
} from './sides.ts';

/** Work rates of one beginner, m²/h. */
const PACE = { wool: 12, skim: 4, prime: 12 } as const;

/** Length that a tube of sealant closes on both faces (trade practice). */
const TUBE = mm(12_000);

const boardTools: readonly ToolId[] = [
  'utility-knife',
  'jab-saw',
  'board-rasp',
  'board-lifter',
  'drill',
  'tape-measure',
  'stepladder',
];

/** American boards made for walls of 9 ft; yards keep them, shops do not. */
const WIDE = inches(54);

/** True if two rows of the wide boards reach the ceiling, and two of the usual ones do not. */
function isForWideBoards({ region, parts, place }: StudJob): boolean {
  const [face] = parts.faces;
  const { height } = place.wall.shape;
  return (
    region === 'us' &&
    parts.run === 'sideways' &&
    face !== undefined &&
    height > 2 * face.sheet.width + MOST_GAP.us &&
    height <= 2 * WIDE + MOST_GAP.us
  );
}

/** Where openings leave two layers no other stud for a joint; false if all their joints are apart. */
function inLine(
  job: StudJob,
  one: WallBoards | undefined,
  other: WallBoards | undefined,
): string | false {
  const at = one && other ? inLineAt(one, other) : [];
  const places = at.map((x) => wallOnTape(x, job));
  return at.length > 0 && job.words.steps.board.inLine(places, at.length);
}

function boardStep(job: StudJob, lines: StudLines, i: number): JobStep {
  const { words, parts, boards, over, locale, region, values } = job;
  const { board } = words.steps;
  const second = over[i]?.laid.length ?? 0;
  const pieces = (boards[i]?.laid.length ?? 0) + second;
  const hasLevel = ((over[i] ?? boards[i])?.levelJoints.length ?? 0) > 0;
  const isFilled = second > 0 && !isSideSkimmed(job);
  const every = formatLength(wallScrews(region, parts.spacing), locale);
  const product = parts.faces[i]?.product ?? 'plasterboard';
  return step(i === 0 ? 'board' : 'board-2', board, {
    title: parts.faces.length === 1 ? board.only : board.title(i + 1),
    detail: locale.format.sentences(
      compact([
        values.wet && board.side(product === 'moisture-board' ? 'wet' : 'dry'),
        board[parts.run](every, formatRoundSize(toMm(boards[i]?.gap ?? mm(10)), locale)),
        parts.frame === 'steel' && board.slides,
        parts.kerb > 0 && board.kerb,
        second === 0 && hasLevel && board.short,
        i === 0 && isForWideBoards(job) && board.wide(formatLength(WIDE, locale)),
        i === 1 && board.shifted,
        i === 1 && inLine(job, over[1] ?? boards[1], over[0] ?? boards[0]),
        isFilled && board.fillFirst,
        second > 0 && board.second(every),
        second > 0 && inLine(job, over[i], boards[i]),
        second > 0 && hasLevel && board.levels,
        second > 0 && hasLevel && board.short,
        i === 0 && values.freeEnds > 0 && board.end(values.freeEnds),
      ]),
    ),
    minutes: Math.max(30, 15 * pieces),
    work: works(
      needs(WALL_FRAME, 'framed'),
      needs(WALL_SERVICES, 'tested'),
      i > 0 && hasWool(job) && needs(WALL_FRAME, 'insulated'),
      does('board', sideOf(job, i)),
    ),
    takes: [
      lines.boardsOf.get(product),
      ...lines.screws,
      lines.doorPosts.filter(({ product: one }) => one === 'drill-point-screws'),
      isFilled && lines.filled,
      lines.glasses,
      lines.gloves,
    ],
    tools: [...boardTools, isFilled && 'taping-knives', isFilled && 'bucket'],
    gates: ['lifting', 'height'],
  });
}

export function boarding(job: StudJob, lines: StudLines): Sparse<JobStep> {
  const { words, parts, place, bill, locale, values } = job;
  const { steps, why } = words;
  const { sides: finished, area } = paintedSides(job);
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const { shape } = place.wall;
  const sides = sidesOf(job);
  // Floor but for doorways, ceiling, and the walls that the ends stand at.
  const ends = (2 - values.freeEnds) * shape.height;
  const edges = length((soleRun(job) + shape.length + ends) * sides.length);
  const isBare = !isSideSkimmed(job);
  return [
    boardStep(job, lines, 0),
    hasWool(job) &&
      step('wool', steps.wool, {
        minutes: minutesFor(toSquareMetres(faceArea(job)), PACE.wool),
        // Wool rests against the first side.
        work: works(needs(sideOf(job, 0), 'boarded'), does('insulate', WALL_FRAME)),
        takes: [
          bill.pack('wall-insulation', woolNeed(job), why.wool(formatArea(woolArea(job), locale)), {
            variant: parts.wool,
          }),
          lines.mask,
          lines.gloves,
        ],
        tools: ['utility-knife', 'tape-measure'],
      }),
    parts.faces.length > 1 && boardStep(job, lines, 1),
    step('seal', steps.seal, [values.freeEnds], {
      minutes: 30,
      work: works(needs(sides, 'boarded'), does('seal', 'part:edges')),
      takes: [
        bill.pack(
          'acoustic-sealant',
          Math.ceil(edges / TUBE),
          why.sealant(formatRoundRun(edges, locale)),
        ),
      ],
      tools: ['caulk-gun', 'torch'],
    }),
    ...(isBare ? jointSteps(job, lines) : skim(job, lines)),
    finished.length > 0 &&
      step('prime', steps.prime, {
        detail: isPuttied(job) ? steps.prime.putty : isBare ? steps.prime.joints : steps.prime.skim,
        ...(!isBare && { title: steps.prime.only }),
        check: isPuttied(job) || !isBare ? steps.prime.even : steps.prime.check,
        minutes: minutesFor(metres, PACE.prime),
        work: works(
          needs(finished, isBare ? 'flat' : 'plastered'),
          { ...does('sand', finished), dust: 'plaster' },
          does('prime', finished),
        ),
        takes: [
          isBare && jointSandpaper(bill, area, why.sand(shown)),
          ...boardPrimerLines(job, area),
          lines.mask,
        ],
        tools: [
          ...(isBare ? (['pole-sander', 'torch'] as const) : (['taping-knives'] as const)),
          'roller',
          'stepladder',
          'cloth',
        ],
      }),
  ];
}

/** Three coats, each a day apart and wider than the one before. */
function jointSteps(job: StudJob, { filled, tape, bead, glasses }: StudLines): Sparse<JobStep> {
  const { words, locale, values } = job;
  const { steps } = words;
  const { joint } = steps;
  const { sides, area } = finishedSides(job);
  const metres = toSquareMetres(area);
  const painted = paintedSides(job);
  const filling = jointCoats(job).map((width, i) => {
    const wide = formatRoundSize(toMm(width), locale);
    const first = locale.format.sentences(
      compact([
        joint.tape(wide),
        values.freeEnds > 0 && joint.bead(job.parts.faces.length, values.freeEnds),
      ]),
    );
    return step(i === 0 ? 'joint' : `joint-${i + 1}`, joint, {
      title: joint.title(i + 1),
      detail: i === 0 ? first : joint.coat(wide),
      check: i === 2 ? joint.last : joint.check,
      minutes: minutesFor(metres, JOINT_RATES[i] ?? 15),
      work: works(
        needs(sides, 'boarded'),
        does('fill', sides, {
          cures: { minutes: DAY, kind: job.region === 'eu' ? 'hardening' : 'drying' },
        }),
      ),
      takes: i === 0 ? [filled, tape, bead] : [filled],
      tools: ['taping-knives', 'bucket', 'stepladder', i === 2 && 'torch'],
    });
  });
  const screws = (values.double ? job.over : job.boards).reduce((sum, one) => sum + one.screws, 0);
  return [
    rustStep(job, screws, sides, ['stepladder']),
    ...filling,
    isPuttied(job) &&
      painted.sides.length > 0 &&
      puttyStep(
        job,
        toSquareMetres(painted.area),
        formatArea(painted.area, locale),
        ['stepladder'],
        painted.sides,
        {
          glasses,
          ...(painted.sides.length < sides.length && { detail: steps.putty.tiled }),
        },
      ),
  ];
}

function skim(job: StudJob, { filled, tape, bead, glasses, gloves }: StudLines): Sparse<JobStep> {
  const { words, values, locale } = job;
  const { joint, skim: plaster } = words.steps;
  const { sides, area } = finishedSides(job);
  const metres = toSquareMetres(area);
  const hasTiles = sides.length < sidesOf(job).length;
  return [
    step('joint', plaster.tape, {
      detail: locale.format.sentences(
        compact([
          plaster.tape.detail,
          values.freeEnds > 0 && joint.bead(job.parts.faces.length, values.freeEnds),
          hasTiles && plaster.tape.tiled,
        ]),
      ),
      minutes: minutesFor(metres, JOINT_RATES[0]),
      work: works(needs(sides, 'boarded'), does('fill', sides)),
      takes: [tape, filled, bead, ...tiledLines(job)],
      tools: ['taping-knives', 'bucket', 'stepladder'],
    }),
    step('skim', plaster, {
      detail: locale.format.sentences(compact([plaster.detail, hasTiles && plaster.tiles])),
      minutes: minutesFor(metres, PACE.skim),
      work: works(
        needs(sides, 'flat'),
        does('plaster', sides, {
          cures: { minutes: SKIM.paintableDays.board * DAY, kind: 'drying' },
        }),
      ),
      takes: [filled, glasses, gloves],
      tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', 'stepladder'],
    }),
  ];
}
