import { formatLength } from '../../measure/units/format-length.ts';
import { inches, length, mm, toInches, toMm } from '../../measure/units/units.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import type { JobStep } from '../kit/contract.ts';
import { present, type Some } from '../kit/present.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { step } from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import type { Asked } from './fields.ts';
import { madeOf } from '../kit/walls/wall-fixing.ts';
import { STRAP } from '../kit/walls/wall-fixing-lines.ts';
import type { Built } from './layout.ts';
import {
  edgesOf,
  isDrilled,
  isFixed,
  isPainted,
  PIN_EVERY,
  shelfLines,
  type ShelfLines,
} from './lines.ts';

/** Minutes at 20 °C (labels: glue 1 h, caulk before paint 2, primer 4, paint 24 before it is loaded). */
const DRY = { glue: 60, caulk: 120, primed: 240, painted: 24 * 60 } as const;
/** Minutes of one careful first-timer, for each panel, joint and shelf. */
const EACH = { panel: 6, edge: 8, joint: 6, lip: 10, batten: 20, shelf: 15, paint: 5 } as const;

/** A tube of caulk closes so much of a gap; more of edging tape, whose ends are cut off. */
const CAULKED = mm(12_000);
const TAPE_MORE = 1.1;

const fives = (minutes: number, least = 15): number => Math.max(least, Math.round(minutes / 5) * 5);

/** From the tape measure to the first book. */
export function shelfSteps(asked: Asked, built: Built): Some<JobStep> {
  const lines = shelfLines(asked, built);
  return [
    ...beforeSteps(asked, built),
    !built.isUnit && battenStep(asked, built, lines),
    ...sawSteps(asked, built, lines),
    ...(built.isUnit ? unitSteps(asked, built, lines) : restSteps(asked, built, lines)),
    ...endSteps(asked, built, lines),
  ];
}

function beforeSteps({ words, locale }: Asked, built: Built): Some<JobStep> {
  const { steps } = words;
  return [
    step('measure', steps.measure, {
      check: steps.measure.check(roundSize(5, locale)),
      minutes: 20,
      tools: ['tape-measure', 'square', 'pencil'],
    }),
    isFixed(built) &&
      step('find', steps.find, {
        minutes: 20,
        gates: ['asbestos', 'lead', 'cables', 'gas-water'],
        tools: ['cable-finder', 'torch', 'pencil'],
      }),
    step('level', steps.level, {
      detail: built.isUnit
        ? steps.level.unit
        : steps.level.battens(formatLength(built.clear, locale)),
      minutes: 20,
      tools: ['level-long', 'pencil', 'tape-measure'],
    }),
  ];
}

const wallTools: readonly ToolId[] = [
  'drill',
  'level-long',
  'screwdriver',
  'ear-defenders',
  'vacuum',
];

/** How the wall is drilled: for a plug, for a fixing that is driven through, or only for a pilot. */
function drilling(asked: Asked, built: Built): string {
  const { wall } = asked.words.steps;
  const made = built.fixing.ok ? madeOf(built.fixing.value, asked.shelf, STRAP) : undefined;
  if (!isDrilled(asked)) return wall.board;
  return made?.way === 'through' ? wall.through : wall.plugs;
}

function battenStep(
  asked: Asked,
  built: Built,
  { battens, wall, mask, glasses }: ShelfLines,
): JobStep {
  const { words, values, locale } = asked;
  const { steps } = words;
  return step('battens', steps.battens, {
    detail: locale.format.sentences([steps.battens.detail, drilling(asked, built)]),
    safety: steps.wall.safety,
    minutes: fives(EACH.batten * values.shelves, 30),
    gates: [isDrilled(asked) && 'silica'],
    takes: [battens, wall, isDrilled(asked) && mask, glasses],
    tools: [...wallTools, 'hand-saw'],
  });
}

function sawSteps(asked: Asked, built: Built, lines: ShelfLines): Some<JobStep> {
  const { bill, words, values, locale } = asked;
  const { steps, why } = words;
  const panels = pieceCount(built.panels) + built.back.length;
  const edges = edgesOf(built);
  return [
    step('saw', steps.saw, {
      minutes: fives(EACH.panel * panels, 30),
      gates: ['lifting'],
      takes: [lines.boards, lines.back, lines.glasses, lines.mask, lines.gloves],
      tools: ['circular-saw', 'straightedge', 'clamps', 'tape-measure', 'ear-defenders'],
    }),
    // Edges of melamine that are seen take tape.
    values.board === 'melamine' &&
      edges > 0 &&
      step('edge', steps.edge, {
        minutes: fives(EACH.edge * pieceCount(built.panels), 20),
        takes: [
          bill.pack('edging-tape', toMm(edges) * TAPE_MORE, why.tape(roundRun(edges, locale))),
        ],
        tools: ['iron', 'utility-knife', 'sanding-block'],
      }),
  ];
}

const lipStep = (
  { words, values }: Asked,
  { planned }: Built,
  { strips, glue }: ShelfLines,
): JobStep | false =>
  planned.hasLip &&
  step('lip', words.steps.lip, {
    minutes: fives(EACH.lip * values.shelves, 20),
    dryMinutes: DRY.glue,
    slower: 'hardening',
    takes: [strips, glue],
    tools: ['clamps', 'hand-saw'],
  });

/** Under the plinth (an estimate). */
const PACKED = 8;

function unitSteps(asked: Asked, built: Built, lines: ShelfLines): Some<JobStep> {
  const { words, values, locale, bill } = asked;
  const { steps, why } = words;
  const { planned, panels, back } = built;
  const { screws, glue, strips, wall, mask } = lines;
  const isPins = values.hold === 'pins';
  const shelves = panels.find(({ name }) => name === 'shelf')?.quantity ?? 0;
  const pins = back.reduce(
    (sum, one) => sum + Math.ceil((2 * (one.length + one.width)) / PIN_EVERY),
    0,
  );
  const fixed = isFixed(built);
  return [
    step('mark', steps.mark, [formatLength(built.clear, locale)], {
      minutes: fives(EACH.joint * pieceCount(panels), 20),
      tools: ['pencil', 'square', 'drill', 'tape-measure'],
    }),
    step('build', steps.build, {
      detail: locale.format.sentences(
        present([
          steps.build.detail,
          planned.uprights > 0 && steps.build.uprights(planned.uprights),
          isPins && steps.build.pins,
        ]),
      ),
      minutes: fives(2 * EACH.joint * pieceCount(panels), 40),
      takes: [screws, glue, isPins && bill.pack('shelf-pins', 4 * shelves, why.shelfPins)],
      tools: ['drill', 'clamps', 'square', 'tape-measure'],
    }),
    step('back', steps.back, {
      minutes: 30,
      dryMinutes: DRY.glue,
      slower: 'hardening',
      takes: [
        lines.back,
        bill.pack('panel-pins', pins, why.pins(roundSize(toMm(PIN_EVERY), locale)), {
          like: { length: mm(20) },
        }),
        glue,
      ],
      tools: ['hammer', 'square'],
    }),
    lipStep(asked, built, lines),
    step('fix', steps.fix, {
      detail: locale.format.sentences(
        present([steps.fix.stand, fixed && steps.fix.straps, fixed && drilling(asked, built)]),
      ),
      minutes: 45,
      gates: ['lifting', fixed && isDrilled(asked) && 'silica'],
      takes: [
        bill.pack('packers', PACKED, why.packers),
        ...(fixed
          ? [bill.pack('wall-straps', built.fixings, why.straps), wall, isDrilled(asked) && mask]
          : []),
      ],
      tools: wallTools,
    }),
    step('scribe', steps.scribe, {
      minutes: 40,
      takes: [strips, glue],
      tools: ['jigsaw', 'pencil', 'clamps'],
    }),
  ];
}

function restSteps(asked: Asked, built: Built, lines: ShelfLines): Some<JobStep> {
  const { words, values, locale } = asked;
  const { steps } = words;
  const { uprights } = built.planned;
  return [
    step('trim', steps.trim, [roundSize(3, locale)], {
      minutes: fives(EACH.shelf * values.shelves, 20),
      takes: [lines.glasses],
      tools: ['jigsaw', 'sanding-block', 'pencil', 'tape-measure'],
    }),
    lipStep(asked, built, lines),
    step('shelves', steps.shelves, {
      detail: locale.format.sentences(
        present([steps.shelves.detail, uprights > 0 && steps.shelves.uprights(uprights)]),
      ),
      minutes: fives(EACH.shelf * values.shelves, 20),
      takes: [lines.screws, lines.boards],
      tools: ['drill', 'level-short', 'clamps'],
    }),
  ];
}

function endSteps(asked: Asked, built: Built, lines: ShelfLines): Some<JobStep> {
  const { words, values, locale, bill } = asked;
  const { steps } = words;
  const { isUnit, high, outside, inside, deep, planned } = built;
  const painting = fives(EACH.paint * pieceCount(built.panels), 30);
  const painted = isPainted(asked);
  const gaps = length(isUnit ? 2 * high + outside : values.shelves * (inside + 2 * deep));
  const { sand, mask, primer, paint, sleeves, brush, filler } = lines;
  return [
    step('caulk', steps.caulk, {
      detail: locale.format.sentences(present([steps.caulk.detail, painted && steps.caulk.fill])),
      minutes: 30,
      ...(painted && { dryMinutes: DRY.caulk, slower: 'drying' }),
      takes: [
        bill.pack('caulk', gaps / CAULKED, words.why.caulk(roundRun(gaps, locale))),
        painted && filler,
      ],
      tools: ['caulk-gun', 'filling-knife'],
    }),
    painted &&
      step('prime', steps.prime, {
        minutes: painting,
        dryMinutes: DRY.primed,
        slower: 'drying',
        takes: [sand, mask, primer, sleeves, brush],
        tools: ['sanding-block', 'mini-roller'],
      }),
    painted &&
      step('paint', steps.paint, {
        minutes: 2 * painting,
        dryMinutes: DRY.painted,
        slower: 'drying',
        takes: [sand, paint, sleeves, brush],
        tools: ['mini-roller', 'sanding-block'],
      }),
    step('load', steps.load, [words.fields.load.options[values.load].toLowerCase()], {
      check: steps.load.check(formatLength(planned.span, locale), shownSag(asked, built, 'first')),
      minutes: 15,
      tools: ['straightedge'],
    }),
  ];
}

/** A sag to the tenth of a millimetre or the sixteenth of an inch. */
export const shownSag = (
  { locale }: Asked,
  { planned }: Built,
  when: 'first' | 'final',
): string => {
  const sag = planned.sag.ok ? planned.sag.value[when] : mm(0);
  const tenths = mm(Math.round(toMm(sag) * 10) / 10);
  const sixteenths = inches(Math.max(1, Math.round(toInches(sag) * 16)) / 16);
  return formatLength(locale.units === 'metric' ? tenths : sixteenths, locale);
};
