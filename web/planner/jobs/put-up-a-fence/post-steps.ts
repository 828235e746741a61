import { formatLength, length } from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { holeWidth } from '../../takeoff/structure/outdoors/fence-rules.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { does, needs, step, works, DAY } from '../kit/steps/step.ts';
import { isStepped, POSTS, woodPosts, type Shared } from './bays.ts';
import { braceLines, bracesOf, footingOf } from './footings.ts';
import { ANCHOR_CLEAR, ANCHOR_OVER, type Fence } from './layout.ts';
import { narrowedLines } from './panel-steps.ts';

const HOLES: Target = 'run/holes';
/** First and last posts of each stretch. */
const ENDS = { holes: `${HOLES}/ends`, posts: `${POSTS}/ends` } as const satisfies Record<
  string,
  Target
>;

/** Two days before anything hangs on a post; three in wind (cement makers: 24 to 48 h, 3 days loaded). */
const SET = { sheltered: 2 * DAY, windy: 3 * DAY } as const;

/** Holes and posts: the ends of each stretch, then those between along a string. */
export function postSteps(inputs: Fence, shared: Shared): Sparse<JobStep> {
  const { fence, values } = inputs;
  const ends = Math.min(fence.posts, fence.stretches.length + 1);
  const lines: PostLines = {
    ...shared,
    footing: footingOf(inputs),
    braces: braceLines(inputs),
    ends,
    rest: fence.posts - ends,
    hardens: {
      cures: {
        minutes: values.exposure === 'sheltered' ? SET.sheltered : SET.windy,
        kind: 'hardening',
      },
    },
  };
  return [...endSteps(inputs, lines), ...betweenSteps(inputs, lines)];
}

interface PostLines extends Shared {
  readonly footing: Sparse<readonly Material[]>;
  readonly braces: Sparse<readonly Material[]>;
  /** Numbers of posts. */
  readonly ends: number;
  readonly rest: number;
  readonly hardens: { readonly cures: { readonly minutes: number; readonly kind: 'hardening' } };
}

/** Texts of the holes. */
function holesOf(inputs: Fence) {
  const { words, parts, fence, depth, layer, locale } = inputs;
  const { steps } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  // The hole has room for the gravel under the post.
  const deep = shown(depth + (parts.anchored ? 0 : layer));
  const woods = woodPosts(inputs);
  return {
    hole: [shown(holeWidth(parts.side)), deep] as const,
    gateHole:
      parts.gatePost !== undefined &&
      fence.gatePosts > 0 &&
      steps.dig.gate(fence.gatePosts, shown(holeWidth(parts.gatePost.width))),
    woodHole:
      parts.woodPost !== undefined &&
      woods > 0 &&
      steps.dig.wood(woods, shown(holeWidth(parts.woodPost.width))),
    digging: { check: steps.dig.check(deep), gates: ['digging'] } as const,
  };
}

function endSteps(
  inputs: Fence,
  { footing, braces, ends, rest, hardens }: PostLines,
): Sparse<JobStep> {
  const { words, parts, layer, bill, locale } = inputs;
  const { steps, why } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  const { hole, gateHole, woodHole, digging } = holesOf(inputs);
  const woods = woodPosts(inputs);
  return [
    step('dig-ends', steps.dig, {
      detail: locale.format.sentences(
        compact([steps.dig.detail(...hole), gateHole, rest === 0 && woodHole]),
      ),
      title: steps.digEnds.title,
      ...digging,
      minutes: 45 * ends,
      work: works(needs('run', 'traced', 'marked'), does('dig', ENDS.holes)),
      takes: [bill.pack('work-gloves', 1, why.gloves), bill.pack('safety-glasses', 1, why.glasses)],
      tools: ['spade', 'post-hole-digger', 'bar', 'tape-measure'],
    }),
    step('set-ends', steps.set, {
      title: steps.setEnds.title,
      detail: locale.format.sentences(
        compact([
          parts.anchored
            ? steps.set.anchored(shown(ANCHOR_CLEAR))
            : steps.set[parts.concretePost ? 'concrete' : 'detail'](shown(layer)),
          inputs.cornerPieces.length > 0 && steps.set.corner,
          rest === 0 && woods > 0 && steps.set.wood,
        ]),
      ),
      minutes: 30 * ends,
      work: works(needs(ENDS.holes, 'dug'), does('concrete', ENDS.posts, hardens), {
        installs: [
          { item: 'batten', count: bracesOf(ends), on: ENDS.posts },
          { item: 'marking-pegs', count: bracesOf(ends), on: ENDS.posts },
        ],
      }),
      takes: [...footing, ...braces],
      tools: [
        'post-level',
        'tamper',
        'bucket',
        'wheelbarrow',
        'hand-saw',
        'drill',
        'hammer',
        parts.concretePost && 'clamps',
        parts.anchored && 'spanner',
      ],
    }),
  ];
}

function betweenSteps(
  inputs: Fence,
  { footing, braces, rest, hardens, string, panels, slotted }: PostLines,
): Sparse<JobStep> {
  if (rest === 0) return [];
  const { words, parts, fence, locale } = inputs;
  const { steps } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  const { hole, gateHole, woodHole, digging } = holesOf(inputs);
  const woods = woodPosts(inputs);
  // Panels narrower than sold go between slotted posts with gravel boards as short.
  const isNarrowed = parts.concretePost && fence.cutPanels > 0;
  const isStoneSawn = isNarrowed && parts.gravelBoard > 0;
  const way = parts.concretePost ? 'slotted' : 'panel' in parts.infill ? 'panel' : 'boards';
  return [
    step('dig', steps.dig, {
      detail: locale.format.sentences(compact([steps.dig.detail(...hole), gateHole, woodHole])),
      ...digging,
      // While the end posts harden, the holes between them are dug.
      after: ['dig-ends'],
      minutes: 45 * (rest + woods),
      work: works(needs('run', 'traced', 'marked'), does('dig', `${HOLES}/between`)),
      tools: ['spade', 'post-hole-digger', 'bar'],
    }),
    step('set', steps.setNext, {
      detail: locale.format.sentences(
        compact([
          isStepped(inputs)
            ? parts.anchored
              ? steps.setNext.prouder(shown(ANCHOR_OVER))
              : steps.setNext.stepped
            : inputs.raised > 0
              ? steps.setNext.marked(shown(inputs.raised))
              : steps.setNext.along,
          isNarrowed && steps.setNext.narrowed,
          steps.setNext[way],
          woods > 0 && steps.set.wood,
        ]),
      ),
      check: isStepped(inputs)
        ? parts.anchored
          ? steps.setNext.below(shown(ANCHOR_OVER))
          : steps.setNext.level
        : inputs.raised > 0
          ? steps.setNext.lower(shown(inputs.raised))
          : steps.setNext.check,
      safety: steps.set.safety,
      after: ['dig', 'set-ends'],
      minutes: 30 * (rest + woods),
      // The braces move on from the end posts, which are hard.
      work: works(
        needs(`${HOLES}/between`, 'dug'),
        needs(ENDS.posts, 'concreted'),
        does('concrete', POSTS, hardens),
        isStoneSawn && { dust: 'silica' },
      ),
      takes: [
        ...footing,
        ...braces,
        string,
        ...slotted,
        way === 'panel' && panels,
        ...(isNarrowed ? narrowedLines(inputs) : []),
      ],
      tools: [
        'post-level',
        'tamper',
        'bucket',
        'wheelbarrow',
        'drill',
        isNarrowed && 'hand-saw',
        isStoneSawn && 'stone-saw',
        isStoneSawn && 'ear-defenders',
        isStoneSawn && 'hose',
      ],
      gates: ['lifting', isStoneSawn && 'silica'],
    }),
  ];
}
