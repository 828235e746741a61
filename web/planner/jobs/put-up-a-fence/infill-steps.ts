import type { Locale } from '../../../language/locale.ts';
import { formatLength } from '../../measure/units/format-length.ts';
import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { FEATHER_EDGE } from '../../takeoff/structure/outdoors/fence-rules.ts';
import { screwed, type Joint } from '../../takeoff/structure/joint.ts';
import type { JobStep } from '../kit/contract.ts';
import type { Some } from '../kit/present.ts';
import { step } from '../kit/steps/step.ts';
import type { Fence } from './layout.ts';

/** A rule of thumb in figures that a person's tape shows: 50 mm, or 2 inches. */
export const tidy = (millimetres: 10 | 25 | 50 | 150, locale: Locale): string =>
  formatLength(
    locale.units === 'metric'
      ? mm(millimetres)
      : inches(Math.max(3 / 8, Math.round(millimetres / 25.4))),
    locale,
  );

const clearBays = ({ fence }: Fence) =>
  fence.stretches.flatMap(({ bays }) => bays).filter(({ is }) => is !== 'gate');

const panelLine = ({ bill, parts, fence }: Fence) =>
  bill.pack('fence-panel', fence.bays, fence.why.bays, { variant: parts.panel });

/** What slides into slotted posts: boards below, panels, and wedges against rattling. */
export function slottedLines(asked: Fence): Some<readonly Material[]> {
  const { bill, parts, fence, words, shelf } = asked;
  const { why } = words;
  const concrete = shelf['concrete-gravel-board'];
  const bays = clearBays(asked).length;
  return [
    panelLine(asked),
    bill.each('post-wedges', { each: 4, places: fence.bays }, why.wedges),
    parts.gravelBoard > 0 &&
      concrete.form === 'lengths' &&
      bill.lengths('concrete-gravel-board', {
        section: concrete.variants[0],
        pieces: [
          { name: 'gravel-board', length: concrete.variants[0].stock[0].length, quantity: bays },
        ],
        why: why.gravelBoards(bays),
      }),
  ];
}

/** Screws of a clip, cleat or bracket, through its sheet and so far into the wood (makers: 4 × 40 mm). */
const SHEET = mm(2);
const INTO = mm(35);
const A_BRACKET = 4;

const bracketScrews = (brackets: number): Joint =>
  screwed(SHEET, INTO, mm(4), { each: A_BRACKET, places: brackets });

export function panelSteps(asked: Fence, slotted: Some<readonly Material[]>): Some<JobStep> {
  const { words, parts, fence, bill, region, locale } = asked;
  const { steps, why } = words;
  // Clips hold a panel on three sides in the UK; brackets elsewhere, four a panel.
  const each = region === 'uk' ? 6 : 4;
  return [
    !parts.concretePost && gravelBoardStep(asked),
    step('hang', steps.hang, {
      detail: parts.concretePost
        ? steps.hang.slotted
        : steps.hang.detail(tidy(50, locale), fence.cutPanels),
      minutes: 25 * fence.bays,
      takes: parts.concretePost
        ? slotted
        : [
            panelLine(asked),
            bill.each('fence-clips', { each, places: fence.bays }, why.clips),
            bill.fixings('exterior-screws', bracketScrews(each * fence.bays), why.clipScrews),
          ],
      tools: ['drill', 'level-short', fence.cutPanels > 0 && 'hand-saw'],
      gates: ['lifting'],
    }),
  ];
}

function gravelBoardStep(asked: Fence): JobStep | false {
  const { words, fence, parts, bill, shelf, locale } = asked;
  const { why } = words;
  const bays = clearBays(asked);
  const timber = shelf['gravel-board'];
  return (
    parts.gravelBoard > 0 &&
    step('gravel-boards', words.steps.gravelBoard, [tidy(10, locale)], {
      minutes: 15 * fence.bays,
      takes: [
        timber.form === 'lengths' &&
          bill.lengths('gravel-board', {
            section: timber.variants[0],
            pieces: bays.map(({ clear }) => ({ name: 'gravel-board', length: clear, quantity: 1 })),
            why: why.gravelBoards(bays.length),
          }),
        bill.each('gravel-board-clip', { each: 2, places: bays.length }, why.cleats),
        bill.sold('gravel-board-clip') !== undefined &&
          bill.fixings('exterior-screws', bracketScrews(2 * bays.length), why.cleatScrews),
      ],
      tools: ['level-long', 'hand-saw', 'drill'],
    })
  );
}

export function boardSteps(asked: Fence): Some<JobStep> {
  const { words, parts, fence, values, bill, shelf, locale } = asked;
  const { steps, why } = words;
  const bays = clearBays(asked);
  const all = parts.rails * bays.length;
  // Rails hang in brackets between the posts; a capping runs from middle to middle over them.
  const along = (name: string, quantity: number, over: Length) =>
    bays.map(({ clear }) => ({ name, length: length(clear + over), quantity }));
  const pieces = [{ name: 'fence-board', length: parts.boardLength, quantity: fence.boards }];
  const feather = shelf['feather-edge'];
  const capping = shelf['capping-rail'];
  const isFeather = parts.infill.kind === 'feather-edge';
  const { nailsARail } = FEATHER_EDGE;
  const nails = bill.each(
    'galvanised-nails',
    { each: nailsARail, places: parts.rails * fence.boards },
    why.nails,
    { like: { length: mm(50) } },
  );
  return [
    step('rails', steps.rails, [tidy(150, locale), parts.rails], {
      minutes: 10 * parts.rails * fence.bays,
      takes: [
        bill.lengths('fence-rail', {
          section: shelf['fence-rail'].variants[0],
          pieces: along('rail', parts.rails, mm(0)),
          why: why.rails(parts.rails, bays.length),
        }),
        bill.each('rail-bracket', { each: 2, places: all }, why.brackets),
        bill.fixings('exterior-screws', bracketScrews(2 * all), why.bracketScrews),
      ],
      tools: ['hand-saw', 'drill', 'level-long'],
    }),
    gravelBoardStep(asked),
    step('boards', steps.boards, {
      detail: isFeather
        ? steps.boards.lapped(nailsARail, tidy(25, locale))
        : values.gap === 0
          ? steps.boards.butted(nailsARail)
          : steps.boards.spaced(nailsARail, formatLength(values.gap, locale)),
      minutes: 4 * fence.boards,
      takes: [
        isFeather && feather.form === 'lengths'
          ? bill.lengths('feather-edge', {
              section: feather.variants[0],
              pieces,
              why: fence.why.boards,
            })
          : bill.lengths('pickets', {
              section: shelf.pickets.variants[0],
              pieces,
              why: fence.why.boards,
            }),
        nails,
      ],
      tools: ['hammer', 'level-long', 'hand-saw'],
    }),
    isFeather &&
      step('capping', steps.capping, {
        minutes: 15 * fence.bays,
        takes: [
          capping.form === 'lengths' &&
            bill.lengths('capping-rail', {
              section: capping.variants[0],
              pieces: along('capping', 1, parts.side),
              why: why.capping,
            }),
          nails,
        ],
        tools: ['hand-saw', 'hammer'],
      }),
  ];
}
