import { formatLength, length, litres, mm } from '../../measure/units/units.ts';
import { holeConcrete, holeWidth } from '../../takeoff/structure/outdoors/fence-rules.ts';
import { LOOSE_FACTOR } from '../../takeoff/structure/outdoors/granular.ts';
import { liquid } from '../../takeoff/why.ts';
import { type JobStep, compact, type Target } from '../kit/contract.ts';
import { formatAmount } from '../kit/format-sizes.ts';
import { does, needs, step, works } from '../kit/steps/step.ts';
import { woodPosts } from './bays.ts';
import type { Fence } from './layout.ts';
import { areAllEnds } from './panel-steps.ts';

/** Holes of the first and last posts of each stretch, and of the others. */
export const HOLES = {
  ends: 'run/holes/ends',
  between: 'run/holes/between',
} as const satisfies Record<string, Target>;

/** All soil is named with the last holes, loose and to the next 50 L: no hole is neat. */
const SPOIL = litres(50);

/** Soil of all holes, in the ground. */
function soilOf(inputs: Fence): number {
  const { fence, parts, depth, layer } = inputs;
  const deep = length(depth + (parts.anchored ? 0 : layer));
  const dug = (post: number): number => holeConcrete(holeWidth(length(post)), mm(0), deep);
  return (
    (fence.posts - fence.gatePosts) * dug(parts.side) +
    fence.gatePosts * dug(parts.gatePost?.width ?? parts.side) +
    woodPosts(inputs) * dug(parts.woodPost?.width ?? 0)
  );
}

export function holeStep(inputs: Fence, where: keyof typeof HOLES, posts: number): JobStep {
  const { words, parts, fence, depth, layer, bill, locale } = inputs;
  const { steps, why } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  // The hole has room for the gravel under the post.
  const deep = shown(depth + (parts.anchored ? 0 : layer));
  const woods = where === 'ends' ? woodPosts(inputs) : 0;
  const isLast = where === 'between' || areAllEnds(inputs);
  const soil = litres(Math.ceil((soilOf(inputs) * LOOSE_FACTOR) / SPOIL) * 50);
  const digging = {
    detail: locale.format.sentences(
      compact([
        steps.dig.detail(shown(holeWidth(parts.side)), deep),
        parts.gatePost !== undefined &&
          fence.gatePosts > 0 &&
          steps.dig.gate(fence.gatePosts, shown(holeWidth(parts.gatePost.width))),
        parts.woodPost !== undefined &&
          woods > 0 &&
          steps.dig.wood(woods, shown(holeWidth(parts.woodPost.width))),
        isLast && steps.dig.spoil(formatAmount(liquid(soil), locale)),
      ]),
    ),
    check: steps.dig.check(deep),
    minutes: 45 * (posts + woods),
    work: works(needs('run', 'traced', 'marked'), does('dig', HOLES[where])),
    gates: ['digging'],
  } as const;
  const tools = ['spade', 'post-hole-digger', 'bar', isLast && 'wheelbarrow'] as const;
  return where === 'ends'
    ? step('dig-ends', steps.dig, {
        ...digging,
        title: steps.digEnds.title,
        takes: [
          bill.pack('work-gloves', 1, why.gloves),
          bill.pack('safety-glasses', 1, why.glasses),
        ],
        tools: [...tools, 'tape-measure'],
      })
    : // While the end posts harden, the holes between them are dug.
      step('dig', steps.dig, { ...digging, after: ['dig-ends'], tools });
}
