import { inches, length, mm } from '../../measure/units/units.ts';
import { variantNearest, type Section } from '../../stock/shelf.ts';
import { type Material, screwed } from '../../takeoff/material.ts';
import {
  gravelInHole,
  holeConcrete,
  holeWidth,
} from '../../takeoff/structure/outdoors/fence-rules.ts';
import type { Sparse } from '../kit/contract.ts';
import { UNEVEN_GROUND } from '../kit/steps/groundwork.ts';
import { cementGloves } from '../kit/steps/step.ts';
import { treatedWhy } from '../kit/treated-wood.ts';
import { woodPosts } from './bays.ts';
import type { Fence } from './layout.ts';

/** Posts that are braced at once, two braces each; the mix of the first holds when the last is set (makers). */
const BRACED = { posts: 4, each: 2 } as const;
/** Length of a brace: with its saw cut, a batten of 2.4 m or 8 ft gives two. */
const BRACE = { metric: mm(1190), us: inches(47.5) } as const;
/** Depth of its screws in the post and the peg. */
const BRACE_EMBED = mm(20);

export const footingBraces = (posts: number): number => BRACED.each * Math.min(BRACED.posts, posts);

/** Braces, the pegs at their feet with those of the string, and a screw at each end. */
export function braceLines({
  bill,
  shelf,
  words,
  fence,
  parts,
  place,
  region,
}: Fence): Sparse<readonly Material[]> {
  const { why } = words;
  const [section] = shelf.batten.variants;
  const braces = footingBraces(fence.posts);
  const strings = place.stretches.length + 1;
  return [
    bill.lengths('batten', {
      section,
      pieces: [
        { name: 'brace', length: BRACE[region === 'us' ? 'us' : 'metric'], quantity: braces },
      ],
      why: why.braces(braces, braces / BRACED.each),
    }),
    bill.pack('marking-pegs', braces + strings, why.bracePegs(braces, strings)),
    // A brace is clamped to a concrete post.
    bill.fixings(
      'exterior-screws',
      screwed(section.thickness, BRACE_EMBED, mm(4), {
        each: parts.concretePost ? 1 : 2,
        places: braces,
      }),
      why.braceScrews,
    ),
  ];
}

/** Section of the slotted posts at corners; of the others where shops sell no slotted posts. */
const cornerSection = ({ shelf, parts }: Fence): Section => {
  const corner = shelf['concrete-corner-post'];
  return corner.form === 'lengths' ? corner.variants[0] : parts.post;
};

function woodPostLines(inputs: Fence): Sparse<readonly Material[]> {
  const { bill, parts, words, depth, layer, woodLength } = inputs;
  const { why } = words;
  const { woodPost } = parts;
  const posts = woodPosts(inputs);
  if (woodPost === undefined || posts === 0) return [];
  const hole = holeWidth(woodPost.width);
  const concrete = holeConcrete(hole, woodPost.width, depth);
  return [
    bill.lengths('fence-post', {
      section: woodPost,
      pieces: [{ name: 'post', length: woodLength, quantity: posts }],
      why: why.woodPosts(posts),
    }),
    bill.pack('post-mix', posts * concrete, why.woodMix(posts), { slack: UNEVEN_GROUND }),
    bill.pack('gravel', posts * gravelInHole(hole, layer), why.woodGravel(posts)),
  ];
}

/** Posts and their footings. */
export function footingOf(inputs: Fence): Sparse<readonly Material[]> {
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
      pieces: inputs.postPieces,
      why: parts.concretePost
        ? fence.why.posts
        : treatedWhy(fence.why.posts, why.noArsenic, inputs),
    }),
    bill.lengths('concrete-corner-post', {
      section: cornerSection(inputs),
      pieces: inputs.cornerPieces,
      why: why.corners(inputs.cornerPieces.reduce((sum, { quantity }) => sum + quantity, 0)),
    }),
    parts.gatePost !== undefined &&
      bill.lengths('fence-post', {
        section: parts.gatePost,
        pieces: inputs.gatePieces,
        why: treatedWhy(why.gatePosts(fence.gatePosts), why.noArsenic, inputs),
      }),
    bill.pack('post-mix', fence.concrete, fence.why.concrete, {
      slack: UNEVEN_GROUND,
    }),
    cementGloves(inputs),
    bill.pack('safety-glasses', 1, inputs.words.why.glasses),
    bill.pack('gravel', fence.gravel, why.gravel(posts)),
    ...woodPostLines(inputs),
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
