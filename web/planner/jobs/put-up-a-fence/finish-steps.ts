import { formatLength, length, mm } from '../../measure/units/units.ts';
import { variantAtLeast } from '../../stock/shelf.ts';
import { screwed, type Material } from '../../takeoff/material.ts';
import { type JobStep, compact } from '../kit/contract.ts';
import { does, step } from '../kit/steps/step.ts';
import { endPreserver, type SawnEnds } from '../kit/treated-wood.ts';
import { areBoardsSawn, gravelBoards, POSTS, tidyBays, woodPosts, type Shared } from './bays.ts';
import { boardSection, type Fence } from './layout.ts';

/** A gate this much lower than the fence is named. */
const LOWER = mm(50);

export function gateStep({ words, values, parts, bill, locale }: Fence): JobStep | false {
  const { steps, why } = words;
  const { gates } = values;
  const less = length(parts.height - (parts.gate.length ?? parts.height));
  return (
    gates > 0 &&
    step('gate', steps.gate, {
      detail: locale.format.sentences(
        compact([
          steps.gate.detail(tidyBays(10, locale), tidyBays(150, locale)),
          less > LOWER && steps.gate.lower(formatLength(less, locale)),
          values.fall > 0 && steps.gate.downhill,
        ]),
      ),
      minutes: 75 * gates,
      work: { ...does('fit', 'part:gate'), loads: [POSTS] },
      takes: [
        bill.pack('gate', gates, why.gates(gates), { variant: parts.gate }),
        bill.pack('gate-hardware', gates, why.hardware),
      ],
      tools: ['drill', 'level-long', 'spanner', 'chisel'],
      gates: ['lifting'],
    })
  );
}

/** Solid wood of a panel where it is sawn, as if it were one board: slats and battens (an estimate). */
const PANEL_WOOD = mm(15);

/** Sawn ends: post tops, cut panels, rails, gravel boards, boards and cappings. */
function sawnEnds(inputs: Fence): readonly SawnEnds[] {
  const { parts, fence, shelf } = inputs;
  const { gatePosts, bays } = fence;
  const timber = shelf['gravel-board'];
  const capping = shelf['capping-rail'];
  const boards = boardSection(parts.infill.kind, shelf);
  // One board from each length is sawn once: its other end is the mill's.
  const longest = Math.max(...boards.stock.map((one) => one.length));
  const sawn = longest < 2 * parts.boardLength ? 1 : 2;
  return [
    ...(parts.concretePost ? [] : [[parts.post, fence.posts - gatePosts] as const]),
    [parts.gatePost ?? parts.post, gatePosts],
    [parts.woodPost ?? parts.post, woodPosts(inputs)],
    [{ width: parts.height, thickness: PANEL_WOOD }, fence.cutPanels],
    ...('panel' in parts.infill
      ? []
      : [[shelf['fence-rail'].variants[0], 2 * parts.rails * bays] as const]),
    ...(parts.concretePost || timber.form !== 'lengths'
      ? []
      : [[timber.variants[0], 2 * gravelBoards(inputs)] as const]),
    ...(areBoardsSawn(inputs) ? [[boards, sawn * fence.boards] as const] : []),
    ...(parts.capping > 0 && capping.form === 'lengths'
      ? [[capping.variants[0], 2 * bays] as const]
      : []),
  ];
}

export function preserverLines(inputs: Fence): readonly Material[] {
  const sawn = sawnEnds(inputs);
  const cuts = sawn.reduce((sum, [, count]) => sum + count, 0);
  return endPreserver(inputs, sawn, inputs.words.why.preserver(cuts));
}

/** Screws of a post cap, through its side; they let no rain in from above (trade practice). */
const CAP_SCREWS = 2;
const CAP_SIDE = mm(12);
const CAP_EMBED = mm(25);

/** Posts of gates over which no capping runs: the first too if it is higher than the fence. */
const bareGatePosts = ({ values: { gates }, isRaised }: Fence): number =>
  gates === 0 ? 0 : gates + (isRaised ? 1 : 0);

export function treatStep(inputs: Fence, { preserver }: Shared): JobStep {
  const { words, parts, fence, bill, shelf, locale } = inputs;
  const { steps, why } = words;
  // A cap that covers the post.
  const cap = variantAtLeast(shelf['post-cap'].variants, 'width', parts.post.width);
  const gateCap =
    parts.gatePost && variantAtLeast(shelf['post-cap'].variants, 'width', parts.gatePost.width);
  const isOver = parts.capping > 0;
  const gated = isOver ? bareGatePosts(inputs) : fence.gatePosts;
  const slim = isOver ? 0 : fence.posts - fence.gatePosts;
  const isCapped =
    cap !== undefined && !parts.concretePost && !inputs.isUncapped && gated + slim > 0;
  const woods = woodPosts(inputs);
  const woodCap =
    parts.woodPost && variantAtLeast(shelf['post-cap'].variants, 'width', parts.woodPost.width);
  const caps = (isCapped ? gated + slim : 0) + (woodCap === undefined ? 0 : woods);
  const isAnySawn = sawnEnds(inputs).some(([, count]) => count > 0);
  const isBesidePanel = parts.infill.kind === 'panel' && inputs.over === 0;
  const isAnyCapped = isCapped || (woods > 0 && woodCap !== undefined);
  return step('treat', steps.treat, {
    title: isAnyCapped
      ? steps.treat.capped
      : isAnySawn
        ? steps.treat.title
        : steps.treat.concrete.title,
    detail: isAnyCapped
      ? locale.format.sentences([
          isOver ? steps.treat.gateCaps(gated) : steps.treat.caps,
          steps.treat.screwed(CAP_SCREWS),
          ...(isBesidePanel ? [steps.treat.beside] : []),
        ])
      : isAnySawn
        ? inputs.isUncapped
          ? steps.treat.sloped
          : steps.treat.detail
        : steps.treat.concrete.detail,
    minutes: 30,
    work: isAnySawn ? does('preserve', 'run') : {},
    takes: [
      isAnySawn && preserver,
      bill.fixings(
        'exterior-screws',
        screwed(CAP_SIDE, CAP_EMBED, mm(4), { each: CAP_SCREWS, places: caps }),
        why.capScrews,
      ),
      woodCap !== undefined && bill.pack('post-cap', woods, why.caps(woods), { variant: woodCap }),
      isCapped && bill.pack('post-cap', slim, why.caps(slim), { variant: cap }),
      isCapped &&
        bill.pack('post-cap', gated, why.caps(gated), {
          variant: parts.gatePost === undefined ? cap : gateCap,
        }),
    ],
    tools: [isAnyCapped && 'drill', (inputs.isUncapped || isBesidePanel) && 'hand-saw'],
    gates: [isAnySawn && 'fire'],
  });
}
