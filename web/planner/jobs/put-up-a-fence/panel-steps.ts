import { formatLength, mm } from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { does, step, works } from '../kit/steps/step.ts';
import { bayDrops, clearBays, POSTS, UNBRACED, type Shared } from './bays.ts';
import { bracketScrews, gravelBoardStep } from './gravel-boards.ts';
import type { Fence } from './layout.ts';

export const panelLine = ({ bill, parts, fence }: Fence) =>
  bill.pack('fence-panel', fence.bays, fence.why.bays, { variant: parts.panel });

/** Gravel boards, panels and wedges for slotted posts. */
export function slottedLines(inputs: Fence): Sparse<readonly Material[]> {
  const { bill, parts, fence, words, shelf } = inputs;
  const { why } = words;
  const concrete = shelf['concrete-gravel-board'];
  const bays = clearBays(inputs).length;
  const boards = bays + inputs.under.reduce((sum, one) => sum + one, 0);
  return [
    bill.each('post-wedges', { each: 4, places: fence.bays }, why.wedges),
    parts.gravelBoard > 0 &&
      concrete.form === 'lengths' &&
      bill.lengths('concrete-gravel-board', {
        section: concrete.variants[0],
        pieces: [
          { name: 'gravel-board', length: concrete.variants[0].stock[0].length, quantity: boards },
        ],
        why: boards === bays ? why.gravelBoard(bays) : why.gravelBoards(boards, bays),
      }),
  ];
}

/** States that boards closing the gap over falling ground are dug in: concrete is not sawn along it. */
export function sunkText({ words, parts, under }: Fence): string | false {
  const bays = under.filter((boards) => boards > 0).length;
  return parts.concretePost && bays > 0 && words.steps.setNext.sunk(bays);
}

/** Panels narrower than sold go between slotted posts with gravel boards as short. */
export function narrowing(inputs: Fence, { preserver }: Pick<Shared, 'preserver'>) {
  const { bill, parts, fence, words, locale } = inputs;
  const { why, steps } = words;
  if (!parts.concretePost || fence.cutPanels === 0)
    return { says: false, isStoneSawn: false, takes: [], tools: [] } as const;
  const isStoneSawn = parts.gravelBoard > 0;
  const shortened = bayDrops(inputs).filter(({ is }) => is === 'cut');
  const boards = shortened.reduce((sum, { under }) => sum + 1 + under, 0);
  return {
    says: locale.format.sentences(
      compact([steps.setNext.narrowed, isStoneSawn && steps.setNext.shortened, steps.soak]),
    ),
    isStoneSawn,
    takes: [
      preserver,
      isStoneSawn && bill.pack('diamond-blade', 1, why.blade(boards), { like: { width: mm(230) } }),
      isStoneSawn && bill.pack('silica-mask', 2, why.silica),
    ],
    tools: isStoneSawn
      ? (['hand-saw', 'stone-saw', 'ear-defenders', 'hose'] as const)
      : (['hand-saw'] as const),
  } as const;
}

/** True if every post ends a stretch: slotted ones are filled once they stand. */
export const areAllEnds = ({ fence }: Fence): boolean => fence.posts <= fence.stretches.length + 1;

/** Filling of slotted posts: a panel, with or without a gravel board below it. */
export const slotFilling = ({ parts }: Fence): 'both' | 'panel' =>
  parts.gravelBoard > 0 ? 'both' : 'panel';

export function panelSteps(inputs: Fence, shared: Shared): Sparse<JobStep> {
  const { preserver, panels, slotted } = shared;
  const { words, parts, fence, bill, region, locale } = inputs;
  const { steps, why } = words;
  // Clips hold a panel on three sides in the UK; brackets elsewhere, four a panel.
  const each = region === 'uk' ? 6 : 4;
  const boards = !parts.concretePost && gravelBoardStep(inputs, shared, true);
  const isSawn = fence.cutPanels > 0 && !parts.concretePost;
  const filledLate = parts.concretePost && areAllEnds(inputs);
  const cuts = filledLate ? narrowing(inputs, shared) : undefined;
  return [
    boards,
    step('hang', steps.hang, {
      detail: locale.format.sentences(
        compact([
          boards === false && steps.unbrace,
          cuts?.says,
          filledLate && steps.hang.slide(slotFilling(inputs)),
          filledLate && sunkText(inputs),
          parts.concretePost
            ? steps.hang.slotted
            : steps.hang.detail(
                parts.gravelBoard > 0
                  ? steps.hang.onBoard
                  : steps.hang.offSoil(
                      formatLength(inputs.off, locale),
                      inputs.values.fall > 0 ? 'falls' : 'level',
                    ),
                fence.cutPanels,
              ),
          isSawn && steps.soak,
        ]),
      ),
      minutes: 25 * fence.bays,
      work: works(
        boards === false ? UNBRACED : { loads: [POSTS] },
        does('panel', 'run'),
        cuts?.isStoneSawn === true && { dust: 'silica' },
      ),
      takes: parts.concretePost
        ? [...slotted, ...(cuts?.takes ?? [])]
        : [
            panels,
            isSawn && preserver,
            bill.each('fence-clips', { each, places: fence.bays }, why.clips),
            bill.fixings(
              'exterior-screws',
              bracketScrews(inputs, each * fence.bays),
              why.clipScrews,
            ),
          ],
      tools: ['drill', 'level-short', isSawn && 'hand-saw', ...(cuts?.tools ?? [])],
      gates: ['lifting', cuts?.isStoneSawn === true && 'silica'],
    }),
  ];
}
