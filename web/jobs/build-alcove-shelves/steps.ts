import { formatLength } from '../../measure/format-length.ts';
import { inches, mm, toInches, toMm } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import type { Step } from '../kit/contract.ts';
import { roundSize } from '../kit/round-size.ts';
import type { ToolId } from '../kit/tools.ts';
import { wallFixingUses } from '../kit/wall-fixing-lines.ts';
import { hasEdges, isDrilled, isFixed, isPainted } from './bill.ts';
import { SHELF_PRODUCTS, type Asked, type Built } from './layout.ts';

/** Minutes at 20 °C (labels: glue 1 h, caulk before paint 2, primer 4, paint 24 before it is loaded). */
const DRY = { glue: 60, caulk: 120, primed: 240, painted: 24 * 60 } as const;
/** Minutes of one careful first-timer, for each panel, joint and shelf. */
const EACH = { panel: 6, edge: 8, joint: 6, lip: 10, batten: 20, shelf: 15, paint: 5 } as const;

const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);
const fives = (minutes: number, least = 15): number => Math.max(least, Math.round(minutes / 5) * 5);

/** From the tape measure to the first book. */
export function shelfSteps(asked: Asked, built: Built): readonly Step[] {
  return [
    ...beforeSteps(asked, built),
    ...(built.isUnit ? [] : battenSteps(asked, built)),
    ...sawSteps(asked, built),
    ...(built.isUnit ? unitSteps(asked, built) : restSteps(asked, built)),
    ...endSteps(asked, built),
  ];
}

function beforeSteps({ words, locale }: Asked, built: Built): readonly Step[] {
  const { steps } = words;
  return [
    {
      id: 'measure',
      ...steps.measure,
      check: steps.measure.check(roundSize(5, locale)),
      minutes: 20,
      tools: ['tape-measure', 'square', 'pencil'],
    },
    ...only<Step>(isFixed(built), {
      id: 'find',
      ...steps.find,
      minutes: 20,
      gates: ['asbestos', 'lead', 'cables', 'gas-water'],
      tools: ['cable-finder', 'torch', 'pencil'],
    }),
    {
      id: 'level',
      title: steps.level.title,
      detail: built.isUnit
        ? steps.level.unit
        : steps.level.battens(formatLength(built.clear, locale)),
      check: steps.level.check,
      minutes: 20,
      tools: ['level-long', 'pencil', 'tape-measure'],
    },
  ];
}

/** What is used where something is screwed to the wall. */
const wallUses = (asked: Asked, { fixing }: Built): readonly Product[] =>
  fixing.ok ? wallFixingUses(fixing.value, isDrilled(asked)) : [];

const wallTools: readonly ToolId[] = ['drill', 'level-long', 'screwdriver', 'ear-defenders'];

function battenSteps(asked: Asked, built: Built): readonly Step[] {
  const { words, values } = asked;
  const { steps } = words;
  return [
    {
      id: 'battens',
      title: steps.battens.title,
      detail: asked.locale.format.sentences([
        steps.battens.detail,
        isDrilled(asked) ? steps.wall.plugs : steps.wall.board,
      ]),
      check: steps.battens.check,
      safety: steps.wall.safety,
      minutes: fives(EACH.batten * values.shelves, 30),
      gates: [...only(isDrilled(asked), 'silica' as const)],
      uses: ['batten', ...wallUses(asked, built), 'safety-glasses'],
      tools: [...wallTools, 'hand-saw'],
    },
  ];
}

function sawSteps(asked: Asked, built: Built): readonly Step[] {
  const { words, values } = asked;
  const { steps } = words;
  const board = SHELF_PRODUCTS[values.board];
  const panels = pieceCount(built.panels) + built.back.length;
  return [
    {
      id: 'saw',
      ...steps.saw,
      minutes: fives(EACH.panel * panels, 30),
      gates: ['lifting'],
      uses: [
        board,
        ...only<Product>(built.isUnit, 'back-board'),
        'safety-glasses',
        'dust-mask',
        'work-gloves',
      ],
      tools: ['circular-saw', 'straightedge', 'clamps', 'tape-measure', 'ear-defenders'],
    },
    ...only<Step>(hasEdges(asked, built), {
      id: 'edge',
      ...steps.edge,
      minutes: fives(EACH.edge * pieceCount(built.panels), 20),
      uses: ['edging-tape'],
      tools: ['iron', 'utility-knife', 'sanding-block'],
    }),
  ];
}

function lipStep({ words, values }: Asked, { planned }: Built): readonly Step[] {
  return only<Step>(planned.hasLip, {
    id: 'lip',
    ...words.steps.lip,
    minutes: fives(EACH.lip * values.shelves, 20),
    dryMinutes: DRY.glue,
    slower: 'hardening',
    uses: ['planed-timber', 'wood-glue'],
    tools: ['clamps', 'hand-saw'],
  });
}

function unitSteps(asked: Asked, built: Built): readonly Step[] {
  const { words, values, locale, bill } = asked;
  const { steps } = words;
  const { planned, panels } = built;
  const screws: Product =
    bill.sold('confirmat-screws') === 'confirmat-screws' ? 'confirmat-screws' : 'wood-screws';
  const isPins = values.hold === 'pins';
  const joined = ['drill', 'clamps', 'square', 'tape-measure'] as const;
  return [
    {
      id: 'mark',
      ...steps.mark,
      detail: steps.mark.detail(formatLength(built.clear, locale)),
      minutes: fives(EACH.joint * pieceCount(panels), 20),
      tools: ['pencil', 'square', 'drill', 'tape-measure'],
    },
    {
      id: 'build',
      title: steps.build.title,
      detail: asked.locale.format.sentences([
        steps.build.detail,
        ...only(planned.uprights > 0, steps.build.uprights(planned.uprights)),
        ...only(isPins, steps.build.pins),
      ]),
      check: steps.build.check,
      minutes: fives(2 * EACH.joint * pieceCount(panels), 40),
      uses: [screws, 'wood-glue', ...only<Product>(isPins, 'shelf-pins')],
      tools: joined,
    },
    {
      id: 'back',
      ...steps.back,
      minutes: 30,
      dryMinutes: DRY.glue,
      slower: 'hardening',
      uses: ['back-board', 'panel-pins', 'wood-glue'],
      tools: ['hammer', 'square'],
    },
    ...lipStep(asked, built),
    {
      id: 'fix',
      title: steps.fix.title,
      detail: asked.locale.format.sentences([
        steps.fix.stand,
        ...only(
          isFixed(built),
          steps.fix.straps,
          isDrilled(asked) ? steps.wall.plugs : steps.wall.board,
        ),
      ]),
      check: steps.fix.check,
      safety: steps.fix.safety,
      minutes: 45,
      gates: ['lifting', ...only(isFixed(built) && isDrilled(asked), 'silica' as const)],
      uses: [...only<Product>(isFixed(built), 'wall-straps', ...wallUses(asked, built))],
      tools: wallTools,
    },
    {
      id: 'scribe',
      ...steps.scribe,
      minutes: 40,
      uses: ['planed-timber', 'wood-glue'],
      tools: ['jigsaw', 'pencil', 'clamps'],
    },
  ];
}

function restSteps(asked: Asked, built: Built): readonly Step[] {
  const { words, values, locale } = asked;
  const { steps } = words;
  return [
    {
      id: 'trim',
      ...steps.trim,
      detail: steps.trim.detail(roundSize(3, locale)),
      minutes: fives(EACH.shelf * values.shelves, 20),
      uses: ['safety-glasses'],
      tools: ['jigsaw', 'sanding-block', 'pencil', 'tape-measure'],
    },
    ...lipStep(asked, built),
    {
      id: 'shelves',
      title: steps.shelves.title,
      detail: asked.locale.format.sentences([
        steps.shelves.detail,
        ...only(built.planned.uprights > 0, steps.shelves.uprights(built.planned.uprights)),
      ]),
      check: steps.shelves.check,
      minutes: fives(EACH.shelf * values.shelves, 20),
      uses: ['wood-screws', SHELF_PRODUCTS[values.board]],
      tools: ['drill', 'level-short', 'clamps'],
    },
  ];
}

function endSteps(asked: Asked, built: Built): readonly Step[] {
  const { words, values, locale } = asked;
  const { steps } = words;
  const painting = fives(EACH.paint * pieceCount(built.panels), 30);
  const painted = isPainted(asked);
  return [
    {
      id: 'caulk',
      title: steps.caulk.title,
      detail: asked.locale.format.sentences([
        steps.caulk.detail,
        ...only(painted, steps.caulk.fill),
      ]),
      check: steps.caulk.check,
      minutes: 30,
      ...(painted ? { dryMinutes: DRY.caulk, slower: 'drying' as const } : {}),
      uses: ['caulk', ...only<Product>(painted, 'wood-filler')],
      tools: ['caulk-gun', 'filling-knife'],
    },
    ...only<Step>(
      painted,
      {
        id: 'prime',
        ...steps.prime,
        minutes: painting,
        dryMinutes: DRY.primed,
        slower: 'drying',
        uses: ['sandpaper', 'dust-mask', 'wood-primer', 'mini-roller-sleeve', 'paint-brush'],
        tools: ['sanding-block', 'mini-roller'],
      },
      {
        id: 'paint',
        ...steps.paint,
        minutes: 2 * painting,
        dryMinutes: DRY.painted,
        slower: 'drying',
        uses: ['sandpaper', 'trim-paint', 'mini-roller-sleeve', 'paint-brush'],
        tools: ['mini-roller', 'sanding-block'],
      },
    ),
    {
      id: 'load',
      title: steps.load.title,
      detail: steps.load.detail(words.fields.load.options[values.load].toLowerCase()),
      check: steps.load.check(
        formatLength(built.planned.span, locale),
        shownSag(asked, built, 'first'),
      ),
      minutes: 15,
      tools: ['straightedge'],
    },
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
