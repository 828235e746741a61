import {
  formatLength,
  length,
  mm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { variantReaching, type AtLeastOne, type PackVariant } from '../../stock/shelf.ts';
import { SPARE_FIXINGS, type PackedMaterial } from '../../takeoff/material.ts';
import { SCREW_SPACING, screwLength } from '../../takeoff/structure/indoors/plasterboard.ts';
import { compact, type JobStep, type Sparse } from '../kit/contract.ts';
import { formatGrams, formatRoundSize } from '../kit/format-sizes.ts';
import { type SafetyKit, step, does, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { boardProduct, isJoined, overhead, type Ceiling } from './layout.ts';

/** Minutes for a board. */
const EACH = 20;

/** Screw length in the wood, and thickness of a ceiling of lath and plaster (trade practice). */
const INTO = mm(22);
const OLD = mm(25);
/** Minimum of a screw in a batten (GA-216: 5/8 in); a tip may come out by a hair. */
const INTO_BATTEN = mm(15.8);
const HAIR = mm(1);

/** A screw through boards into the wood behind; in a batten its tip stays inside, away from cables and pipes. */
function screwInto(
  screws: AtLeastOne<PackVariant>,
  through: Length,
  batten: Length | undefined,
): PackVariant {
  const inside = screws.filter(
    ({ length: own = mm(0) }) =>
      batten !== undefined && own >= through + INTO_BATTEN && own <= through + batten + HAIR,
  );
  const [best] = inside.toSorted((a, b) => (b.length ?? 0) - (a.length ?? 0));
  return best ?? variantReaching(screws, 'length', length(through + INTO));
}

/** Screws of the boards, as long as their layers need. */
export function boardScrews(
  { words, locale, region, bill, shelf }: Inputs,
  { board, layout, onto, hung, batten }: Ceiling,
): readonly PackedMaterial[] {
  const screws = shelf['drywall-screws'].variants;
  const variant = hung
    ? variantReaching(screws, 'length', screwLength(board.thickness, 'metal'))
    : screwInto(
        screws,
        length(board.thickness + (onto === 'over' ? OLD : 0)),
        onto === 'battens' || onto === 'slab' ? batten.thickness : undefined,
      );
  const every = formatLength(SCREW_SPACING[region].ceiling, locale);
  return bill.pack('drywall-screws', layout.screws, words.why.screws(every), {
    variant,
    slack: SPARE_FIXINGS,
  });
}

export function ceilingBoardSteps(
  inputs: Inputs,
  ceiling: Ceiling,
  { gloves, glasses, mask }: SafetyKit,
  screws: readonly PackedMaterial[],
): Sparse<JobStep> {
  const { words, locale, region, bill, shelf } = inputs;
  const { sheet, board, panels, layout, area } = ceiling;
  const { steps, why } = words;
  const { lights, first, others, holes } = steps;
  const every = formatLength(SCREW_SPACING[region].ceiling, locale);
  const ends = formatLength(SCREW_SPACING[region].end, locale);
  const screwed = others.detail(every, ends, formatRoundSize(3, locale));
  const more = layout.whole + layout.cut - 1;
  const sacks = bill.pack('rubble-sack', Math.ceil(toSquareMetres(area) / 10), why.sacks);
  const largest = Math.max(...panels.map((one) => one.length * one.width));
  const share = largest / (sheet.length * sheet.width);
  const weight = sheet.grams === undefined ? undefined : formatGrams(sheet.grams * share, locale);
  const boarding = {
    takes: [
      bill.sheets(boardProduct(shelf), {
        thickness: board,
        panels,
        snapped: true,
        why: layout.cutWhy,
      }),
      screws,
      gloves,
      glasses,
    ],
    tools: ['board-hoist', 'drill', 'utility-knife', 'board-rasp', 'tape-measure', ...overhead],
    gates: ['lifting', 'height'],
    work: works(does('board', 'ceiling'), does('screw', 'ceiling')),
  } as const;
  return [
    step('lights', lights, { minutes: 15, tools: ['tape-measure', 'pencil'] }),
    step('first', first, {
      detail: locale.format.sentences(compact([first.detail, more === 0 && screwed])),
      safety: first.safety(weight),
      minutes: 40,
      ...boarding,
      takes: [...boarding.takes, more === 0 && sacks],
    }),
    more > 0 &&
      step('others', others, {
        detail: locale.format.sentences([others.rows(isJoined(ceiling)), screwed]),
        minutes: Math.max(30, EACH * more),
        ...boarding,
        takes: [...boarding.takes, sacks],
      }),
    step('holes', holes, {
      minutes: 20,
      takes: [glasses, mask],
      tools: ['jab-saw', ...overhead],
      gates: ['cables'],
    }),
  ];
}
