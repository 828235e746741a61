import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mm } from '../../../web/measure/units.ts';
import {
  FENCE_DEFAULTS,
  layFence,
  postDepth,
  type FenceOptions,
  type FenceRun,
} from '../../../web/takeoff/fence.ts';
import { holeConcrete } from '../../../web/takeoff/structure/fence.ts';

const panels: FenceOptions = { ...FENCE_DEFAULTS, height: mm(1800), kind: 'panels' };
const boards: FenceOptions = { ...panels, kind: 'boards' };
const runs = (...lengths: readonly number[]): FenceRun[] =>
  lengths.map((long, i) => ({ length: mm(long), joined: i > 0 }));

describe('worked examples', () => {
  test('20 m of panels: ceil(20 / 1.83) = 11 bays, 12 posts, the last panel cut to 1.7 m', () => {
    const fence = layFence(runs(20_000), panels);
    expect([fence.bays, fence.posts]).toEqual([11, 12]);
    expect(fence.panels).toEqual({ whole: 10, cut: [mm(20_000 - 10 * 1830)] });
    // 1800 above ground and 1800 / 3 + 150 = 750 below.
    expect(fence.pieces).toEqual([{ name: 'post', length: mm(2550), quantity: 12 }]);
  });

  test('a post of 100 in a hole of 300, 750 deep: 45.5 L of concrete', () => {
    // π / 4 × 3² × 7.5 − 1 × 1 × 7.5 dm³ = 53.01 − 7.5.
    expect(postDepth(mm(1800))).toBe(mm(750));
    expect(holeConcrete(mm(300), mm(100), mm(750)) / 1000).toBeCloseTo(45.51, 2);
  });

  test('round a corner the post is shared', () => {
    const fence = layFence(runs(3660, 3660), panels);
    expect([fence.bays, fence.posts, fence.panels.cut]).toEqual([4, 5, []]);
  });

  test('boards on rails: bays of one width, boards that overlap by 25', () => {
    // 4000 / 3 bays, rounded up to the grid; three rails as it is over 1.2 m high;
    // ceil((4000 − 25) / 100) = 40 boards.
    expect(layFence(runs(4000), boards).pieces).toEqual([
      { name: 'post', length: mm(2550), quantity: 4 },
      { name: 'rail', length: Math.ceil(mm(4000) / 3), quantity: 9 },
      { name: 'fence-board', length: mm(1800), quantity: 40 },
    ]);
  });

  test('a low fence has two rails a bay', () => {
    const rails = layFence(runs(1800), { ...boards, height: mm(900) }).pieces.filter(
      (piece) => piece.name === 'rail',
    );
    expect(rails).toEqual([{ name: 'rail', length: mm(1800), quantity: 2 }]);
  });
});

test('for every fence: posts stand no farther apart than a bay, and rails reach from post to post', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 300, max: 20_000 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(panels, boards),
      (lengths, options) => {
        const fence = layFence(runs(...lengths), options);
        for (const [i, posts] of fence.at.entries()) {
          const bays = posts.slice(1).map((post, at) => post - (posts[at] ?? 0));
          expect(Math.max(...bays)).toBeLessThanOrEqual(options.bay);
          expect(bays.reduce((sum, bay) => sum + bay, 0)).toBe(mm(lengths[i] ?? 0));
        }
        expect(fence.posts).toBe(fence.bays + 1);
        expect(fence.bays).toBe(lengths.reduce((sum, long) => sum + Math.ceil(long / 1830), 0));
      },
    ),
  );
});

test('the order of the runs changes no count', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 300, max: 20_000 }), { minLength: 2, maxLength: 4 }),
      (lengths) => {
        const one = layFence(runs(...lengths), boards);
        const other = layFence(runs(...lengths.toReversed()), boards);
        expect([other.bays, other.posts, other.concrete]).toEqual([
          one.bays,
          one.posts,
          one.concrete,
        ]);
      },
    ),
  );
});
