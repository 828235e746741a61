import { formatLength, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import { alongSlope } from '../../takeoff/fence/fence-levels.ts';
import { gatherPieces, SPARE_FIXINGS } from '../../takeoff/material.ts';
import { FEATHER_EDGE } from '../../takeoff/structure/outdoors/fence-rules.ts';
import { type JobStep, type Sparse } from '../kit/contract.ts';
import { does, needs, step, works } from '../kit/steps/step.ts';
import {
  areBoardsSawn,
  bayDrops,
  isCappingNarrow,
  isStepped,
  RAILS,
  tidyBays,
  UNBRACED,
  type Shared,
} from './bays.ts';
import { bracketScrews, gravelBoardStep } from './gravel-boards.ts';
import { boardSection, type Fence } from './layout.ts';

/** Boards of a bay that steps down, and the gap between them; by stretch if they differ. */
function baysOfBoards({ fence, parts, words, locale, mark }: Fence): readonly string[] {
  const { infill, side } = parts;
  if (!('gap' in infill)) return [];
  const { inBay, inStretch } = words.steps.boards;
  const each = fence.stretches.map(({ bays, boards }) => {
    const own = bays.filter(({ is }) => is !== 'gate');
    const number = boards / Math.max(1, own.length);
    const gap = ((own[0]?.clear ?? 0) + side) / number - infill.board;
    return [number, formatLength(length(Math.floor(gap / mark) * mark), locale)] as const;
  });
  const alike = new Set(each.map((one) => inBay(...one)));
  return alike.size === 1 ? [...alike] : each.map((one, i) => inStretch(i + 1, ...one));
}

/** Nails of a capping: one every 300 mm (trade practice). */
const CAPPED = { each: 1, every: 300 } as const;

export function boardSteps(inputs: Fence, shared: Shared): Sparse<JobStep> {
  const { words, parts, fence, values, bill, shelf, locale, place } = inputs;
  const { steps, why } = words;
  const bays = bayDrops(inputs);
  const all = parts.rails * bays.length;
  const { way, mark } = inputs;
  // Whole marks of the tape: a rail goes between its posts, in brackets.
  const along = (name: string, wide: number, drop: Length, quantity: number) => {
    const flat = length(Math.floor(wide / mark) * mark);
    return { name, length: way === 'rake' ? alongSlope(flat, drop, mark) : flat, quantity };
  };
  const railPieces = bays.map(({ clear, drop }) => along('rail', clear, drop, parts.rails));
  const pieces = [{ name: 'fence-board', length: parts.boardLength, quantity: fence.boards }];
  const feather = shelf['feather-edge'];
  const capping = shelf['capping-rail'];
  const longest =
    capping.form === 'lengths' ? bill.longest('capping-rail', capping.variants[0]) : place.length;
  // One that no shop has as long ends over the middle of its end post, and a short piece covers the rest.
  const cappings = bays.flatMap(({ clear, drop, covered }) => {
    const whole = along('capping', clear + covered, drop, 1);
    const short = parts.side / 2;
    return whole.length <= longest
      ? [whole]
      : [along('capping', clear + covered - short, drop, 1), along('capping', short, mm(0), 1)];
  });
  const isFeather = parts.infill.kind === 'feather-edge';
  const isSawn = areBoardsSawn(inputs);
  const { nailsARail } = FEATHER_EDGE;
  const nails = bill.each(
    'galvanised-nails',
    { each: nailsARail, places: parts.rails * fence.boards },
    why.nails,
    { like: { length: mm(50) }, slack: SPARE_FIXINGS },
  );
  return [
    step('rails', steps.rails, {
      detail: locale.format.sentences([
        steps.unbrace,
        steps.rails[isFeather ? 'capped' : 'detail'](tidyBays(150, locale), parts.rails),
        steps.soak,
      ]),
      check: way === 'rake' && values.fall > 0 ? steps.rails.along : steps.rails.check,
      minutes: 10 * parts.rails * fence.bays,
      work: works(UNBRACED, does('fix', RAILS)),
      takes: [
        shared.preserver,
        bill.lengths('fence-rail', {
          section: shelf['fence-rail'].variants[0],
          pieces: gatherPieces(railPieces),
          why: why.rails(parts.rails, bays.length),
        }),
        bill.each('rail-bracket', { each: 2, places: all }, why.brackets),
        bill.fixings('exterior-screws', bracketScrews(inputs, 2 * all), why.bracketScrews),
      ],
      tools: ['hand-saw', 'drill', 'level-long'],
    }),
    gravelBoardStep(inputs, shared, false),
    step('boards', steps.boards, {
      detail: locale.format.sentences([
        isFeather
          ? steps.boards.lapped(nailsARail, tidyBays(25, locale))
          : values.gap === 0
            ? steps.boards.butted(nailsARail)
            : isStepped(inputs)
              ? steps.boards.bayByBay(nailsARail, baysOfBoards(inputs))
              : steps.boards.spaced(nailsARail, formatLength(values.gap, locale)),
        parts.gravelBoard > 0
          ? steps.boards.onBoard
          : steps.boards.offSoil(formatLength(inputs.off, locale)),
        ...(inputs.over > 0 ? [steps.boards.below(formatLength(inputs.over, locale))] : []),
        ...(inputs.past > 0 ? [steps.boards.past(formatLength(inputs.past, locale))] : []),
        ...(isSawn ? [steps.soak] : []),
      ]),
      minutes: 4 * fence.boards,
      work: works(needs(RAILS, 'fixed'), does('panel', 'run')),
      takes: [
        bill.lengths(isFeather && feather.form === 'lengths' ? 'feather-edge' : 'pickets', {
          section: boardSection(parts.infill.kind, shelf),
          pieces,
          why: fence.why.boards,
        }),
        nails,
        isSawn && shared.preserver,
        bill.pack('safety-glasses', 1, why.glasses),
      ],
      tools: ['hammer', 'level-long', 'hand-saw', !isFeather && 'string-line'],
    }),
    isFeather &&
      step('capping', steps.capping, {
        detail: locale.format.sentences([
          isStepped(inputs) ? steps.capping.stepped : steps.capping.detail,
          ...(cappings.length > bays.length ? [steps.capping.short] : []),
          ...(isCappingNarrow(inputs) ? [steps.capping.bare] : []),
          steps.soak,
        ]),
        minutes: 15 * fence.bays,
        work: works(needs('run', 'panelled'), does('fix', 'part:capping')),
        takes: [
          shared.preserver,
          capping.form === 'lengths' &&
            bill.lengths('capping-rail', {
              section: capping.variants[0],
              pieces: gatherPieces(cappings),
              why: why.capping,
            }),
          capping.form === 'lengths' &&
            bill.each(
              'galvanised-nails',
              { each: CAPPED.each, places: Math.ceil(toMm(place.length) / CAPPED.every) },
              why.cappingNails,
              // Through the capping and as deep into the rail below.
              {
                like: { length: length(2 * capping.variants[0].thickness) },
                slack: SPARE_FIXINGS,
              },
            ),
        ],
        tools: ['hand-saw', 'hammer'],
      }),
  ];
}
