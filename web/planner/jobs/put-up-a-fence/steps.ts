import { formatLength } from '../../measure/units/format-length.ts';
import { length, mm, toMm, type Length } from '../../measure/units/units.ts';
import { variantAtLeast, variantNearest } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { holeWidth, postLength } from '../../takeoff/structure/outdoors/fence-rules.ts';
import { minutesFor, type JobStep } from '../kit/contract.ts';
import type { Some } from '../kit/present.ts';
import { servicesStep } from '../kit/walls/services-step.ts';
import { DAY, step } from '../kit/steps/step.ts';
import { boardSteps, panelSteps, slottedLines, tidy } from './infill-steps.ts';
import { anchoredPost, type Fence } from './layout.ts';

/** Two days before anything hangs on a post; three in wind (cement makers: 24 to 48 h, 3 days loaded). */
const SET = { sheltered: 2 * DAY, windy: 3 * DAY } as const;

/** How long a post is, above and below the ground; a concrete post is not sawn but set deeper. */
function postPiece({ parts, depth }: Fence): Length {
  if (parts.anchored) return anchoredPost(parts.height);
  const wanted = postLength(parts.height, depth);
  if (!parts.concretePost) return wanted;
  return parts.post.stock.map((one) => one.length).find((one) => one >= wanted) ?? wanted;
}

/** Holes are never neat: a tenth more, and said so. */
const UNEVEN = { share: 0.1, for: 'uneven' } as const;

/** What posts are set with. */
function footingOf(asked: Fence): Some<readonly Material[]> {
  const { bill, parts, fence, words, shelf } = asked;
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
      pieces: [{ name: 'post', length: postPiece(asked), quantity: posts }],
      why: fence.why.posts,
    }),
    bill.pack('post-mix', fence.concrete, fence.why.concrete, {
      slack: UNEVEN,
    }),
    bill.pack('waterproof-gloves', 1, why.cementGloves),
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

/** From the talk with the neighbour to the last cut end, in the order that keeps panels and posts together. */
export function fenceSteps(asked: Fence): Some<JobStep> {
  const { words, values, parts, fence, depth, place, bill, locale } = asked;
  const { steps, why } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  const hole = [shown(holeWidth(parts.side)), shown(depth)] as const;
  const ends = Math.min(fence.posts, fence.stretches.length + 1);
  const rest = fence.posts - ends;
  const dryMinutes = values.exposure === 'sheltered' ? SET.sheltered : SET.windy;
  const footing = footingOf(asked);
  const string = bill.pack('string-line', toMm(place.length) * 1.1, why.string);
  const slotted = parts.concretePost ? slottedLines(asked) : [];
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
    ...(way === 'boards' ? boardSteps(asked) : panelSteps(asked, slotted)),
    gateStep(asked),
    treatStep(asked),
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
