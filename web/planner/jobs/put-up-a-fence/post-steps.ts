import { formatLength, length, mm } from '../../measure/units/units.ts';
import { openingOf } from '../../takeoff/fence/lay-fence.ts';
import type { Material } from '../../takeoff/material.ts';
import { howToMix } from '../../takeoff/structure/outdoors/concrete.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { DAY, does, HOUR, needs, step, works } from '../kit/steps/step.ts';
import { isStepped, POSTS, woodPosts, type Shared } from './bays.ts';
import { braceLines, footingBraces, footingOf } from './footings.ts';
import { HOLES, holeStep } from './hole-steps.ts';
import { ANCHOR_CLEAR, type Fence } from './layout.ts';
import { narrowing, slotFilling, sunkText } from './panel-steps.ts';

/** First and last posts of each stretch. */
const ENDS: Target = `${POSTS}/ends`;

/**
 * Waits before the braces of the end posts move on, and before anything hangs on a post. Mix for posts sets in minutes,
 * carries a post in four hours and what hangs on it the next day (makers); concrete takes two days, three in wind.
 */
const SET = {
  quick: { braced: 4 * HOUR, sheltered: DAY, windy: DAY },
  mixed: { braced: DAY, sheltered: 2 * DAY, windy: 3 * DAY },
} as const;

/** Regions without mix for posts use ordinary concrete. */
const mixOf = ({ bill }: Fence): keyof typeof SET =>
  bill.sold('post-mix') === 'post-mix' ? 'quick' : 'mixed';

/** A mixer turns more concrete than one mixes with a spade. */
const isTurned = (inputs: Fence): boolean =>
  mixOf(inputs) === 'mixed' && howToMix(inputs.fence.concrete) !== 'barrow';

const loadedAfter = (inputs: Fence): number =>
  SET[mixOf(inputs)][inputs.values.exposure === 'sheltered' ? 'sheltered' : 'windy'];

const hardens = (minutes: number) => ({ cures: { minutes, kind: 'hardening' } }) as const;

/** Holes and posts: the ends of each stretch, then those between along a string. */
export function postSteps(inputs: Fence, shared: Shared): Sparse<JobStep> {
  const { fence } = inputs;
  const ends = Math.min(fence.posts, fence.stretches.length + 1);
  const lines: PostLines = {
    ...shared,
    footing: footingOf(inputs),
    braces: braceLines(inputs),
    ends,
    rest: fence.posts - ends,
  };
  return [...endSteps(inputs, lines), ...betweenSteps(inputs, lines)];
}

interface PostLines extends Shared {
  readonly footing: Sparse<readonly Material[]>;
  readonly braces: Sparse<readonly Material[]>;
  /** Numbers of posts. */
  readonly ends: number;
  readonly rest: number;
}

function endSteps(inputs: Fence, { footing, braces, ends, rest }: PostLines): Sparse<JobStep> {
  const { words, parts, layer, locale } = inputs;
  const { steps } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  const woods = woodPosts(inputs);
  const mix = mixOf(inputs);
  const corners = inputs.cornerPieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    holeStep(inputs, 'ends', ends),
    step('set-ends', steps.set, {
      title: steps.setEnds.title,
      detail: locale.format.sentences(
        compact([
          parts.anchored
            ? steps.set.anchored(shown(ANCHOR_CLEAR))
            : steps.set.detail(shown(layer), parts.concretePost ? 'concrete' : 'wood'),
          steps.set.pour(mix),
          corners > 0 && steps.set.corner(corners),
          woods > 0 && steps.set.wood(woods, shown(openingOf(parts.gate.width ?? mm(900)))),
        ]),
      ),
      minutes: 30 * (ends + woods),
      work: works(
        needs(HOLES.ends, 'dug'),
        does('concrete', ENDS, hardens(rest > 0 ? SET[mix].braced : loadedAfter(inputs))),
        {
          installs: [
            { item: 'batten', count: footingBraces(ends), on: ENDS },
            { item: 'marking-pegs', count: footingBraces(ends), on: ENDS },
          ],
        },
      ),
      takes: [...footing, ...braces],
      tools: [
        'post-level',
        mix === 'mixed' && 'tamper',
        mix === 'mixed' && (isTurned(inputs) ? 'mixer' : 'spade'),
        'bucket',
        'wheelbarrow',
        'hand-saw',
        'drill',
        'hammer',
        parts.concretePost && 'clamps',
        parts.anchored && 'spanner',
        parts.anchored && 'wood-bits',
      ],
    }),
  ];
}

function betweenSteps(
  inputs: Fence,
  { footing, braces, rest, string, panels, slotted, preserver }: PostLines,
): Sparse<JobStep> {
  if (rest === 0) return [];
  const { words, parts, locale } = inputs;
  const { steps } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  const narrowed = narrowing(inputs, { preserver });
  // Where bays step down no string along the tops shows it.
  const higher =
    isStepped(inputs) && inputs.raised > 0 && steps.setNext.higher(shown(inputs.raised));
  // Posts of one length in holes of one depth: those beside a lower bay would stand too low.
  const isPacked = parts.concretePost && isStepped(inputs);
  const way = parts.concretePost ? 'slotted' : 'panel' in parts.infill ? 'panel' : 'boards';
  return [
    holeStep(inputs, 'between', rest),
    step('set', steps.setNext, {
      detail: locale.format.sentences(
        compact([
          isStepped(inputs)
            ? inputs.over > 0
              ? steps.setNext.prouder(shown(inputs.over))
              : steps.setNext.stepped
            : inputs.raised > 0
              ? steps.setNext.marked(shown(inputs.raised))
              : steps.setNext.along,
          higher,
          isPacked && steps.setNext.packed,
          narrowed.says,
          way === 'slotted' ? steps.setNext.slotted(slotFilling(inputs)) : steps.setNext[way],
          sunkText(inputs),
        ]),
      ),
      check: isStepped(inputs)
        ? locale.format.sentences(
            compact([
              inputs.over > 0 ? steps.setNext.below(shown(inputs.over)) : steps.setNext.level,
              higher,
            ]),
          )
        : inputs.raised > 0
          ? steps.setNext.lower(shown(inputs.raised))
          : steps.setNext.check,
      safety: steps.set.safety,
      after: ['dig', 'set-ends'],
      minutes: 30 * rest,
      // The braces move on from the end posts, which are hard.
      work: works(
        needs(HOLES.between, 'dug'),
        needs(ENDS, 'concreted'),
        does('concrete', POSTS, hardens(loadedAfter(inputs))),
        narrowed.isStoneSawn && { dust: 'silica' },
      ),
      takes: [
        ...footing,
        ...braces,
        string,
        ...slotted,
        way === 'panel' && panels,
        ...narrowed.takes,
      ],
      tools: [
        'post-level',
        way === 'panel' && 'tape-measure',
        (mixOf(inputs) === 'mixed' || isPacked) && 'tamper',
        isTurned(inputs) && 'mixer',
        'bucket',
        'wheelbarrow',
        'drill',
        ...narrowed.tools,
      ],
      gates: ['lifting', narrowed.isStoneSawn && 'silica'],
    }),
  ];
}
