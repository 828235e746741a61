import { length, mm, type Length } from '../../measure/units/units.ts';
import type { FenceStretch } from './lay-fence.ts';

/** Fence on sloping ground: level bays step down, or rails and the feet of panels follow the ground. */
export type OnSlope = 'steps' | 'rake';

/** Ground along a stretch, with 0 at the fence's first post. */
export interface StretchLevels {
  /** Fall of the ground from the first post to each post. */
  readonly ground: readonly Length[];
  /** Fall of the ground along each bay, post to post. */
  readonly drops: readonly Length[];
}

/** Levels of an even slope, rounded to `mark`. The drops of all bays add up to the fall. */
export function levelsOf(
  stretches: readonly FenceStretch[],
  post: Length,
  fall: Length,
  mark: Length,
): readonly StretchLevels[] {
  const runs = stretches.map(({ posts }): number => posts.at(-1) ?? 0);
  const run = runs.reduce((sum, one) => sum + one, 0) || post;
  let before = 0;
  return stretches.map(({ posts }, i) => {
    const ground = posts.map((at) =>
      length(Math.round(((before + at) / run) * (fall / mark)) * mark),
    );
    before += runs[i] ?? 0;
    return {
      ground,
      drops: ground.slice(1).map((one, bay) => length(one - (ground[bay] ?? 0))),
    };
  });
}

/**
 * Height of each post above its ground, up to the top of the higher adjacent bay. With level bays it includes the drop
 * of that bay. A post that two stretches share is counted in the first.
 */
export const postsAbove = (
  levels: readonly StretchLevels[],
  above: Length,
  way: OnSlope,
): readonly Length[] =>
  levels.flatMap(({ drops }, stretch) => {
    const after = drops.map((drop) => length(above + (way === 'steps' ? drop : 0)));
    return stretch === 0 ? [above, ...after] : after;
  });

/** Gap at the low end of a level bay through which a dog or a ball passes (trade practice). */
export const MOST_GAP = mm(100);

/** Boards one under another that close the wedge under a level bay; none if its gap is small. */
export const boardsUnder = (off: Length, drop: Length, board: Length): number =>
  off + drop <= MOST_GAP || board <= 0 ? 0 : Math.ceil(drop / board);

/** Length along the slope of a part that spans a clear width. */
export const alongSlope = (clear: Length, drop: Length, mark: Length): Length =>
  length(Math.ceil(Math.hypot(clear, drop) / mark - 1e-9) * mark);
