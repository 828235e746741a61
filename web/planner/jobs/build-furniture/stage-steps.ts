import { formatLength, mm, length, toMm } from '../../measure/units/units.ts';
import { compact, type JobStep, type Target, type Work } from '../kit/contract.ts';
import { formatRoundSize, wholeMillimetres } from '../kit/format-sizes.ts';
import { GLUE_SETS, step, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import { formatBit, formatPinDepth, PIN_HOLE } from '../kit/walls/case-holes.ts';
import { belowHat, frontsApart, lowestFront, runnerHeights } from './heights.ts';
import { isCase, type Built } from './layout.ts';
import { BOTTOM_UP, grooveOf } from './piece.ts';
import { CLEATS_UP } from './pieces/planter.ts';
import { BENCH_LOW } from './pieces/workbench.ts';
import type { FurnitureLines, FurnitureJob } from './lines.ts';
import type { PartRole, Stage } from './parts.ts';

/** Minutes of one beginner to saw, mark, paint and join a part, and for a drawer, a door, a shelf. */
export const EACH = {
  saw: 5,
  mark: 4,
  paint: 4,
  join: 6,
  edge: 8,
  drawer: 25,
  door: 30,
  shelf: 4,
  head: 0.5,
} as const;

/** The parts, and the piece that is made of them. */
export const FURNITURE_PARTS: Target = 'part:parts';
export const WHOLE: Target = 'part:whole';

/** Millimetres: a handle's bolt goes through front and drawer and 7 mm into the handle; sold in steps of 5. */
const boltOf = ({ design: { board, drawer } }: Built): number =>
  Math.ceil((toMm(board) + toMm(drawer) + 7) / 5) * 5;

/** Hole for a screw in the edge of thin plywood, mm: the root of a screw of 3.5 mm, or of #6. */
const DRAWER_PILOT = { metric: 2, imperial: 2.4 } as const;

type Needs = Pick<Parameters<typeof step>[2], 'takes' | 'tools'>;

/** Products and tools of a stage. */
function stageNeeds(inputs: FurnitureJob, lines: FurnitureLines, stage: Stage): Needs {
  const { bill, words, hardware: has, built, locale } = inputs;
  const { why } = words;
  const { screws, joints, glue, glasses, mask, packers } = lines;
  const { kind, joint, back, fronts, lift } = built.design;
  if (kind === 'workbench') {
    const isTop = stage === 'fronts' || stage === 'plinth';
    return {
      takes: [screws.get(isTop ? 'top' : 'frame')],
      tools: [
        'drill',
        'wood-bits',
        'clamps',
        'square',
        stage === 'back' && 'tape-measure',
        isTop && 'countersink',
      ],
    };
  }
  if (stage === 'back' && (isCase(kind) || kind === 'box')) {
    return back === 'screwed'
      ? {
          takes: [screws.get('back'), screws.get('bottom'), kind === 'box' && glue],
          tools: ['drill', 'wood-bits', kind === 'box' && 'countersink', 'square'],
        }
      : { takes: [glue], tools: ['rubber-mallet'] };
  }
  if (stage === 'plinth' && has.feet > 0) {
    return {
      takes: [bill.pack('levelling-feet', has.feet, why.feet(formatLength(lift, locale)))],
      tools: ['screwdriver'],
    };
  }
  if (stage === 'boxes') {
    return {
      takes: [screws.get('drawer'), glue, glasses, mask],
      tools: ['router', 'ear-defenders', 'drill', 'wood-bits', 'clamps', 'square'],
    };
  }
  if (stage === 'fronts' && isCase(kind)) {
    const isDrawers = has.runners > 0;
    const told = isDrawers
      ? why.drawerHandles(formatRoundSize(boltOf(built), locale))
      : why.handles(built.units);
    const handles = bill.pack('cabinet-handles', has.handles, told);
    return isDrawers
      ? {
          takes: [
            bill.pack('drawer-runners', has.runners, why.runners, {
              like: { length: built.runner },
            }),
            screws.get('front'),
            handles,
            packers,
          ],
          tools: ['drill', 'wood-bits', 'screwdriver', 'level-short'],
        }
      : {
          takes: [
            bill.pack(
              'cabinet-hinges',
              has.hinges,
              why.hinges(formatLength(built.doorHeight, locale), fronts === 'inset'),
            ),
            handles,
          ],
          tools: ['drill', 'wood-bits', 'hinge-bit', 'screwdriver', 'clamps'],
        };
  }
  if (stage === 'fronts' && kind === 'box') {
    return {
      takes: [
        bill.pack('lid-hinges', has.lidHinges, why.lidHinges),
        bill.pack('lid-stay', has.stays, why.stays),
      ],
      tools: [
        'drill',
        'wood-bits',
        'screwdriver',
        'pencil',
        'square',
        'utility-knife',
        'chisel',
        'hammer',
      ],
    };
  }
  if (stage === 'shelves') {
    return {
      takes: [
        bill.pack(
          'shelf-pins',
          has.pins,
          why.pins(
            formatRoundSize(PIN_HOLE.wide[inputs.region], locale),
            formatPinDepth(built.design.dividers > 0 && built.design.board, locale),
          ),
        ),
        bill.pack('rail-sockets', has.sockets, why.sockets),
      ],
      tools: [has.sockets > 0 && 'screwdriver'],
    };
  }
  return {
    takes: joints,
    // Glue alone holds a case with housings; its plinth and rails are screwed.
    tools: [
      (joint !== 'housing' || has.caseScrews > 0) && 'drill',
      kind === 'planter' && 'wood-bits',
      'clamps',
      'square',
    ],
  };
}

/** Step of a stage; false if it adds no part. */
export function stageStep(
  inputs: FurnitureJob,
  lines: FurnitureLines,
  stage: Stage,
): JobStep | false {
  const { words, built, hardware: has } = inputs;
  const { kind, back, fronts, joint } = built.design;
  const count = built.parts.filter((part) => part.stage === stage).length;
  if (count === 0) return false;
  const group = kind === 'workbench' || kind === 'box' || kind === 'planter' ? kind : 'case';
  const told: Readonly<Record<string, StageText>> = words.build[group];
  const variant =
    stage === 'back' && group === 'case' && back === 'groove'
      ? 'grooved'
      : stage === 'plinth' && has.feet > 0
        ? 'feet'
        : stage === 'fronts' && has.runners > 0
          ? fronts === 'inset'
            ? 'inset'
            : 'drawers'
          : stage === 'frame' && group === 'box' && back === 'groove'
            ? 'frameGrooved'
            : stage;
  const said: StageText = told[variant] ?? words.build.case.frame;
  // A back that is screwed on goes on before the glue has set.
  const setsIn = back === 'screwed' ? 'back' : 'close';
  const isGlued = stage === setsIn && (group === 'case' || group === 'box');
  const each =
    stage === 'fronts' && has.runners > 0
      ? EACH.drawer * has.runners
      : stage === 'fronts' && has.hinges > 0
        ? EACH.door * count
        : stage === 'shelves'
          ? EACH.shelf * count
          : EACH.join * count;
  const goesOn = stage === 'frame' && group === 'case' && built.units > 1 && words.build.each;
  const detail =
    stage === 'close' && group === 'case' && (joint === 'dowel' || joint === 'housing')
      ? words.build.pressed
      : stage === 'frame' && isUprightFirst(inputs)
        ? uprightFirst(inputs)
        : typeof said.detail === 'string'
          ? said.detail
          : sized(inputs, stage);
  return step(stage, said, {
    detail: words.sentences(compact([detail, goesOn])),
    check: checked(inputs, stage, said),
    minutes: roundMinutes(each),
    work: stageWork(inputs, stage, isGlued),
    ...stageNeeds(inputs, lines, stage),
  });
}

const hasRole = ({ built }: FurnitureJob, role: PartRole): boolean =>
  built.parts.some((one) => one.role === role);

/** True if an upright does not go in between boards that are on a side: its dowels and theirs cross. */
const isUprightFirst = (inputs: FurnitureJob): boolean =>
  inputs.built.design.joint === 'dowel' && hasRole(inputs, 'upright');

/** Joins uprights to the boards at their ends, then all of it to a side. A wardrobe has shelves on one side of one bay only. */
function uprightFirst(inputs: FurnitureJob): string {
  const { words, built } = inputs;
  const { first, shelves, side, last } = words.build.upright;
  const uprights = built.parts.filter(({ role }) => role === 'upright').length;
  const count = Math.ceil(uprights / built.units);
  const isBook = built.design.dividers > 0;
  const joined = isBook && hasRole(inputs, 'fixed-shelf');
  return words.sentences(compact([first(count, joined), joined && shelves, side, joined && last]));
}

function checked({ words, hardware: has, locale }: FurnitureJob, stage: Stage, said: StageText) {
  if (stage === 'shelves' && has.pins === 0) return words.build.case.shelves.railCheck;
  return typeof said.check === 'string' ? said.check : said.check(formatRoundSize(2, locale));
}

/** Middle of the outer hinges from the ends of a door, mm (makers: 80 to 120). */
const HINGE_FROM_END = 100;

/** Cups of concealed hinges, mm (makers). */
const CUP = { wide: 35, deep: 13 };

/** Instructions with sizes: of drawer boxes, of inset drawers, or of the cups of hinges; or for the loose parts that there are. */
function sized(inputs: FurnitureJob, stage: Stage): string {
  const { words, built, hardware: has, locale } = inputs;
  const { boxes, drawers, fronts, inset, plinth, shelves } = words.build.case;
  if (built.design.kind === 'planter') {
    return words.build.planter.back.detail(formatRoundSize(toMm(CLEATS_UP), locale));
  }
  if (built.design.kind === 'workbench') {
    if (stage === 'back') {
      return words.build.workbench.back.detail(formatRoundSize(toMm(BENCH_LOW), locale));
    }
    const rails = built.parts.filter((one) => one.role === 'short-rail' && one.stage === stage);
    const { width, frame } = built.design;
    const every = length((width - frame.thickness) / (rails.length - 1));
    return words.build.workbench.frame.detail(
      rails.length,
      formatLength(wholeMillimetres(every), locale),
    );
  }
  if (stage === 'plinth') {
    const plinths = built.parts.filter(({ role }) => role === 'plinth').length;
    return plinth.detail(Math.ceil(plinths / built.units));
  }
  if (stage === 'shelves') {
    return words.sentences(
      compact([
        has.sockets > 0 && shelves.sockets(belowHat(inputs)),
        shelves.detail(has.pins > 0, has.sockets > 0),
      ]),
    );
  }
  if (stage === 'fronts' && has.runners > 0) {
    const heights = runnerHeights(inputs);
    return built.design.fronts === 'inset'
      ? inset.detail(heights, formatLength(built.design.board, locale, 64), frontsApart(inputs))
      : drawers.detail(heights, lowestFront(inputs), frontsApart(inputs));
  }
  return stage === 'boxes'
    ? boxes.detail(
        formatLength(grooveOf(length(built.design.drawer), built.design.grain), locale, 32),
        formatLength(BOTTOM_UP, locale),
        formatBit(DRAWER_PILOT[locale.made], locale),
      )
    : fronts.detail(
        lowestFront(inputs),
        formatLength(mm(CUP.wide), locale),
        formatLength(mm(CUP.deep), locale),
        formatRoundSize(HINGE_FROM_END, locale),
      );
}

/** A first stage needs the parts, marked or preserved; any other needs what was built before it. */
function stageWork({ built, fixing }: FurnitureJob, stage: Stage, isGlued: boolean): Work {
  const { kind } = built.design;
  const isCased = kind !== 'planter' && kind !== 'workbench';
  const ready = kind === 'planter' ? 'preserved' : isCased ? 'marked' : 'cut';
  const isBoxes = stage === 'boxes';
  const isAfterFixing =
    fixing !== undefined && kind !== 'workbench' && (stage === 'fronts' || stage === 'shelves');
  return works(
    needs(FURNITURE_PARTS, ready),
    stage !== 'frame' && needs(WHOLE, 'assembled'),
    isAfterFixing && needs(WHOLE, 'fixed'),
    does('assemble', isBoxes ? 'part:boxes' : WHOLE),
    (isGlued || isBoxes) && does('glue', isBoxes ? 'part:boxes' : WHOLE, { cures: GLUE_SETS }),
    isBoxes && { dust: 'wood' },
  );
}

interface StageText {
  readonly title: string;
  readonly detail: string | ((...sizes: never[]) => string);
  readonly check: string | ((off: string) => string);
  readonly safety?: string;
}
