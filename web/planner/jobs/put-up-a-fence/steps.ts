import { cementGloves } from '../kit/steps/safety.ts';
import { formatLength } from '../../measure/units/format-length.ts';
import { length, mm, toMm, type Length, inches } from '../../measure/units/units.ts';
import { variantAtLeast, variantNearest } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import {
  holeWidth,
  postLength,
  FEATHER_EDGE,
} from '../../takeoff/structure/outdoors/fence-rules.ts';
import { type JobStep } from '../kit/contract.ts';
import type { Sparse } from '../kit/compact.ts';
import { servicesStep, UNEVEN_GROUND } from '../kit/steps/groundwork.ts';
import { DAY, step, minutesFor } from '../kit/steps/step.ts';
import { anchoredPost, type Fence } from './layout.ts';
import type { Locale } from '../../../language/locale.ts';
import { screwed, type Joint } from '../../takeoff/structure/joint.ts';

/** Two days before anything hangs on a post; three in wind (cement makers: 24 to 48 h, 3 days loaded). */
const SET = { sheltered: 2 * DAY, windy: 3 * DAY } as const;

/** Length of a post. A concrete post is not cut but set deeper. */
function postPiece({ parts, depth }: Fence): Length {
  if (parts.anchored) return anchoredPost(parts.height);
  const wanted = postLength(parts.height, depth);
  if (!parts.concretePost) return wanted;
  return parts.post.stock.map((one) => one.length).find((one) => one >= wanted) ?? wanted;
}

/** Posts and their footings. */
function footingOf(inputs: Fence): Sparse<readonly Material[]> {
  const { bill, parts, fence, words, shelf } = inputs;
  const { why } = words;
  const { posts } = fence;
  const anchors = shelf['post-anchor'];
  const anchor =
    anchors.form === 'packs'
      ? variantNearest(anchors.variants, 'width', parts.post.width)
      : undefined;
  return [
    bill.lengths(parts.concretePost ? 'concrete-post' : 'fence-post', {
      section: parts.post,
      pieces: [{ name: 'post', length: postPiece(inputs), quantity: posts }],
      why: fence.why.posts,
    }),
    bill.pack('post-mix', fence.concrete, fence.why.concrete, {
      slack: UNEVEN_GROUND,
    }),
    cementGloves(inputs),
    bill.pack('gravel', fence.gravel, why.gravel(posts)),
    parts.anchored &&
      anchor !== undefined &&
      bill.pack('post-anchor', posts, why.anchors(posts), { variant: anchor }),
    parts.anchored &&
      anchor !== undefined &&
      bill.fixings(
        'carriage-bolts',
        {
          through: length(parts.side + 2 * (anchor.thickness ?? 0)),
          embed: mm(0),
          nut: true,
          thick: mm(10),
          each: 2,
          places: posts,
        },
        why.bolts,
      ),
  ];
}

export function fenceSteps(inputs: Fence): Sparse<JobStep> {
  const { words, values, parts, fence, depth, place, bill, locale } = inputs;
  const { steps, why } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  const hole = [shown(holeWidth(parts.side)), shown(depth)] as const;
  const ends = Math.min(fence.posts, fence.stretches.length + 1);
  const rest = fence.posts - ends;
  const dryMinutes = values.exposure === 'sheltered' ? SET.sheltered : SET.windy;
  const footing = footingOf(inputs);
  const string = bill.pack('string-line', toMm(place.length) * 1.1, why.string);
  const slotted = parts.concretePost ? slottedLines(inputs) : [];
  const way = parts.concretePost ? 'slotted' : 'panel' in parts.infill ? 'panel' : 'boards';
  const digging = {
    check: steps.dig.check(hole[1]),
    gates: ['digging'],
  } as const;
  return [
    step('agree', steps.agree, { minutes: 60, gates: ['permit'] }),
    servicesStep(steps.services),
    step('line', steps.line, [tidy(10, locale)], {
      minutes: minutesFor(toMm(place.length) / 1000, 20),
      takes: [string, bill.pack('marking-pegs', place.stretches.length + 1, why.pegs)],
      tools: ['tape-measure', 'hammer', 'pencil'],
    }),
    step('dig-ends', steps.dig, [...hole], {
      title: steps.digEnds.title,
      ...digging,
      minutes: 45 * ends,
      takes: [bill.pack('work-gloves', 1, why.gloves), bill.pack('safety-glasses', 1, why.glasses)],
      tools: ['spade', 'post-hole-digger', 'bar', 'tape-measure'],
    }),
    step('set-ends', steps.set, {
      title: steps.setEnds.title,
      detail: parts.anchored ? steps.set.anchored : steps.set.detail(tidy(50, locale)),
      minutes: 30 * ends,
      dryMinutes,
      slower: 'hardening',
      takes: footing,
      tools: ['post-level', 'tamper', 'bucket', 'wheelbarrow'],
    }),
    rest > 0 &&
      step('dig', steps.dig, [...hole], {
        ...digging,
        // While the end posts harden, the holes between them are dug.
        after: ['dig-ends'],
        minutes: 45 * rest,
        tools: ['spade', 'post-hole-digger', 'bar'],
      }),
    rest > 0 &&
      step('set', steps.setNext, {
        detail: steps.setNext[way],
        safety: steps.set.safety,
        after: ['dig', 'set-ends'],
        minutes: 30 * rest,
        dryMinutes,
        slower: 'hardening',
        takes: [...footing, string, ...slotted],
        tools: ['post-level', 'tamper', 'bucket', 'wheelbarrow'],
        gates: ['lifting'],
      }),
    ...(way === 'boards' ? boardSteps(inputs) : panelSteps(inputs, slotted)),
    gateStep(inputs),
    treatStep(inputs),
    step('stain', steps.stain, { minutes: 15 }),
  ];
}

function gateStep({ words, values, parts, bill, locale }: Fence): JobStep | false {
  const { steps, why } = words;
  const { gates } = values;
  return (
    gates > 0 &&
    step('gate', steps.gate, [tidy(10, locale), tidy(150, locale)], {
      minutes: 75 * gates,
      takes: [
        bill.pack('gate', gates, why.gates(gates), { variant: parts.gate }),
        bill.pack('gate-hardware', gates, why.hardware),
      ],
      tools: ['drill', 'level-long', 'spanner', 'chisel'],
      gates: ['lifting'],
    })
  );
}

/** Millilitres of preserver that a cut end drinks in two coats: a litre for twenty. */
const ML_A_CUT = 50;

function treatStep({ words, parts, fence, bill, shelf }: Fence): JobStep {
  const { steps, why } = words;
  // A cap that covers the post.
  const cap = variantAtLeast(shelf['post-cap'].variants, 'width', parts.post.width);
  const posts = parts.concretePost || parts.anchored ? 0 : fence.posts;
  const bays = 'panel' in parts.infill ? 2 * fence.cutPanels : 2 * parts.rails * fence.bays;
  const cuts = Math.max(4, posts + bays);
  return step('treat', steps.treat, {
    minutes: 30,
    takes: [
      bill.pack('wood-preserver', cuts * ML_A_CUT, why.preserver(cuts)),
      cap !== undefined &&
        !parts.concretePost &&
        bill.pack('post-cap', fence.posts, why.caps(fence.posts), { variant: cap }),
    ],
    tools: ['hammer'],
    gates: ['fire'],
  });
}

/** A rule of thumb as the user's tape shows it: 50 mm, or 2 inches. */
const tidy = (millimetres: 10 | 25 | 50 | 150, locale: Locale): string =>
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

/** Gravel boards, panels and wedges for slotted posts. */
function slottedLines(inputs: Fence): Sparse<readonly Material[]> {
  const { bill, parts, fence, words, shelf } = inputs;
  const { why } = words;
  const concrete = shelf['concrete-gravel-board'];
  const bays = clearBays(inputs).length;
  return [
    panelLine(inputs),
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

/** Screws of a clip, cleat or bracket: its sheet, and the depth in the wood (makers: 4 × 40 mm). */
const SHEET = mm(2);
const INTO = mm(35);
const A_BRACKET = 4;

const bracketScrews = (brackets: number): Joint =>
  screwed(SHEET, INTO, mm(4), { each: A_BRACKET, places: brackets });

function panelSteps(inputs: Fence, slotted: Sparse<readonly Material[]>): Sparse<JobStep> {
  const { words, parts, fence, bill, region, locale } = inputs;
  const { steps, why } = words;
  // Clips hold a panel on three sides in the UK; brackets elsewhere, four a panel.
  const each = region === 'uk' ? 6 : 4;
  return [
    !parts.concretePost && gravelBoardStep(inputs),
    step('hang', steps.hang, {
      detail: parts.concretePost
        ? steps.hang.slotted
        : steps.hang.detail(tidy(50, locale), fence.cutPanels),
      minutes: 25 * fence.bays,
      takes: parts.concretePost
        ? slotted
        : [
            panelLine(inputs),
            bill.each('fence-clips', { each, places: fence.bays }, why.clips),
            bill.fixings('exterior-screws', bracketScrews(each * fence.bays), why.clipScrews),
          ],
      tools: ['drill', 'level-short', fence.cutPanels > 0 && 'hand-saw'],
      gates: ['lifting'],
    }),
  ];
}

function gravelBoardStep(inputs: Fence): JobStep | false {
  const { words, fence, parts, bill, shelf, locale } = inputs;
  const { why } = words;
  const bays = clearBays(inputs);
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

function boardSteps(inputs: Fence): Sparse<JobStep> {
  const { words, parts, fence, values, bill, shelf, locale } = inputs;
  const { steps, why } = words;
  const bays = clearBays(inputs);
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
    gravelBoardStep(inputs),
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
