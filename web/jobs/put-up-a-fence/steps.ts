import type { Locale } from '../../language/locale.ts';
import { formatLength } from '../../measure/format-length.ts';
import { inches, length, mm, toMm } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { holeWidth } from '../../takeoff/structure/fence-rules.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import type { Fence } from './bill.ts';
import { capOf } from './layout.ts';
import { servicesStep } from '../kit/services-step.ts';

const DAY = 24 * 60;
/** Two days before anything hangs on a post; three in wind (cement makers: 24 to 48 h, 3 days loaded). */
const SET = { sheltered: 2 * DAY, windy: 3 * DAY } as const;

/** A rule of thumb in figures that a person's tape shows: 50 mm, or 2 inches. */
const tidy = (millimetres: 10 | 25 | 50 | 150, locale: Locale): string =>
  formatLength(
    locale.units === 'metric'
      ? mm(millimetres)
      : inches(Math.max(3 / 8, Math.round(millimetres / 25.4))),
    locale,
  );

/** What is used only where the bill has it. */
const only = (is: boolean, ...products: readonly Product[]): readonly Product[] =>
  is ? products : [];

/** From the talk with the neighbour to the last cut end, in the order that keeps panels and posts together. */
export function fenceSteps(asked: Fence): readonly Step[] {
  const { words, values, parts, fence, depth, locale } = asked;
  const { steps } = words;
  const metres = toMm(asked.place.length) / 1000;
  const shown = (size: number): string => formatLength(length(size), locale);
  const sizes = { hole: shown(holeWidth(parts.side)), depth: shown(depth) };
  const ends = Math.min(fence.posts, fence.stretches.length + 1);
  const wait = values.exposure === 'sheltered' ? SET.sheltered : SET.windy;
  const isPanel = 'panel' in parts.infill;
  const footing: readonly Product[] = [
    parts.concretePost ? 'concrete-post' : 'fence-post',
    'post-mix',
    'waterproof-gloves',
    ...only(!parts.anchored, 'gravel'),
    ...only(parts.anchored, 'post-base', 'carriage-bolts'),
  ];
  return [
    { id: 'agree', ...steps.agree, minutes: 60, gates: ['permit'] },
    servicesStep(steps.services),
    {
      id: 'line',
      title: steps.line.title,
      detail: steps.line.detail(tidy(10, locale)),
      check: steps.line.check,
      minutes: minutesFor(metres, 20),
      uses: ['string-line', 'marking-pegs'],
      tools: ['tape-measure', 'hammer', 'pencil'],
    },
    {
      id: 'dig-ends',
      title: steps.digEnds.title,
      detail: steps.dig.detail(sizes.hole, sizes.depth),
      check: steps.dig.check(sizes.depth),
      safety: steps.dig.safety,
      minutes: 45 * ends,
      uses: ['work-gloves', 'safety-glasses'],
      tools: ['spade', 'post-hole-digger', 'bar', 'tape-measure'],
      gates: ['digging'],
    },
    {
      id: 'set-ends',
      title: steps.setEnds.title,
      detail: parts.anchored ? steps.set.anchored : steps.set.detail(tidy(50, locale)),
      check: steps.set.check,
      safety: steps.set.safety,
      minutes: 30 * ends,
      dryMinutes: wait,
      slower: 'hardening',
      uses: footing,
      tools: ['post-level', 'tamper', 'bucket', 'wheelbarrow'],
    },
    ...between(asked, sizes, ends, footing, wait),
    ...(isPanel ? panelSteps(asked) : boardSteps(asked)),
    ...gateSteps(asked),
    {
      id: 'treat',
      ...steps.treat,
      minutes: 30,
      uses: ['wood-preserver', ...only(hasCaps(asked), 'post-cap')],
      tools: ['hammer'],
      gates: ['fire'],
    },
    { id: 'stain', ...steps.stain, minutes: 15 },
  ];
}

const hasCaps = ({ parts, shelf }: Fence): boolean =>
  !parts.concretePost && capOf(shelf, parts.post) !== undefined;

/** The posts between the ends: with panels one after the other, each to the panel before it. */
function between(
  { words, parts, fence }: Fence,
  sizes: { readonly hole: string; readonly depth: string },
  ends: number,
  footing: readonly Product[],
  wait: number,
): readonly Step[] {
  const { steps } = words;
  const rest = fence.posts - ends;
  if (rest <= 0) return [];
  const isPanel = 'panel' in parts.infill;
  const way = parts.concretePost ? 'slotted' : isPanel ? 'panel' : 'boards';
  return [
    {
      id: 'dig',
      title: steps.dig.title,
      detail: steps.dig.detail(sizes.hole, sizes.depth),
      check: steps.dig.check(sizes.depth),
      safety: steps.dig.safety,
      // While the end posts harden, the holes between them are dug.
      after: ['dig-ends'],
      minutes: 45 * rest,
      tools: ['spade', 'post-hole-digger', 'bar'],
      gates: ['digging'],
    },
    {
      id: 'set',
      title: steps.setNext.title,
      detail: steps.setNext[way],
      check: steps.setNext.check,
      safety: steps.set.safety,
      after: ['dig', 'set-ends'],
      minutes: 30 * rest,
      dryMinutes: wait,
      slower: 'hardening',
      uses: [
        ...footing,
        'string-line',
        ...only(way === 'slotted', 'fence-panel', 'post-wedges'),
        ...only(way === 'slotted' && parts.gravelBoard > 0, 'concrete-gravel-board'),
      ],
      tools: ['post-level', 'tamper', 'bucket', 'wheelbarrow'],
      gates: ['lifting'],
    },
  ];
}

function panelSteps(asked: Fence): readonly Step[] {
  const { words, parts, fence, locale } = asked;
  const { steps } = words;
  const isSlotted = parts.concretePost;
  const hasBoard = parts.gravelBoard > 0;
  const hang: Step = {
    id: 'hang',
    title: steps.hang.title,
    detail: isSlotted ? steps.hang.slotted : steps.hang.detail(tidy(50, locale), fence.cutPanels),
    check: steps.hang.check,
    safety: steps.hang.safety,
    minutes: 25 * fence.bays,
    uses: isSlotted
      ? [...only(true, 'fence-panel', 'post-wedges'), ...only(hasBoard, 'concrete-gravel-board')]
      : ['fence-panel', 'fence-clips', 'exterior-screws'],
    tools: ['drill', 'level-short', ...(fence.cutPanels > 0 ? (['hand-saw'] as const) : [])],
    gates: ['lifting'],
  };
  return isSlotted || !hasBoard ? [hang] : [gravelBoardStep(asked), hang];
}

function gravelBoardStep({ words, fence, locale }: Fence): Step {
  const { gravelBoard } = words.steps;
  return {
    id: 'gravel-boards',
    title: gravelBoard.title,
    detail: gravelBoard.detail(tidy(10, locale)),
    check: gravelBoard.check,
    minutes: 15 * fence.bays,
    uses: ['gravel-board', 'gravel-board-clip'],
    tools: ['level-long', 'hand-saw', 'drill'],
  };
}

function boardSteps(asked: Fence): readonly Step[] {
  const { words, parts, fence, values, locale } = asked;
  const { steps } = words;
  const isFeather = parts.infill.kind === 'feather-edge';
  return [
    {
      id: 'rails',
      title: steps.rails.title,
      detail: steps.rails.detail(tidy(150, locale), parts.rails),
      check: steps.rails.check,
      minutes: 10 * parts.rails * fence.bays,
      uses: ['fence-rail', 'rail-bracket', 'exterior-screws'],
      tools: ['hand-saw', 'drill', 'level-long'],
    },
    ...(parts.gravelBoard > 0 ? [gravelBoardStep(asked)] : []),
    {
      id: 'boards',
      title: steps.boards.title,
      detail: isFeather
        ? steps.boards.lapped(tidy(25, locale))
        : values.gap === 0
          ? steps.boards.butted
          : steps.boards.spaced(formatLength(values.gap, locale)),
      check: steps.boards.check,
      safety: steps.boards.safety,
      minutes: 4 * fence.boards,
      uses: [
        ...only(isFeather, 'feather-edge'),
        ...only(!isFeather, 'pickets'),
        'galvanised-nails',
      ],
      tools: ['hammer', 'level-long', 'hand-saw'],
    },
    ...(isFeather
      ? [
          {
            id: 'capping',
            ...steps.capping,
            minutes: 15 * fence.bays,
            uses: ['capping-rail', 'galvanised-nails'] as const,
            tools: ['hand-saw', 'hammer'] as const,
          },
        ]
      : []),
  ];
}

function gateSteps({ words, values, locale }: Fence): readonly Step[] {
  if (values.gates === 0) return [];
  const { gate } = words.steps;
  return [
    {
      id: 'gate',
      title: gate.title,
      detail: gate.detail(tidy(10, locale), tidy(150, locale)),
      check: gate.check,
      minutes: 75 * values.gates,
      uses: ['gate', 'gate-hardware'],
      tools: ['drill', 'level-long', 'spanner', 'chisel'],
      gates: ['lifting'],
    },
  ];
}
