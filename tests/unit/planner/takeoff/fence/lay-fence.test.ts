import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  layFence,
  type FenceOptions,
  type FenceRun,
} from '../../../../../web/planner/takeoff/fence/lay-fence.ts';

const PANELS: FenceOptions = {
  infill: { kind: 'panel', panel: mm(1829) },
  stepped: false,
  post: mm(100),
  bay: mm(2400),
  depth: mm(600),
  hole: mm(300),
  gravel: mm(75),
  anchored: false,
  gates: 0,
  gate: mm(915),
};
const BOARDS: FenceOptions = {
  ...PANELS,
  infill: { kind: 'feather-edge', board: mm(125), lap: mm(25) },
  bay: mm(3000),
};
const runs = (...lengths: readonly number[]): FenceRun[] =>
  lengths.map((long, i) => ({ length: mm(long), joined: i > 0 }));

describe('worked examples', () => {
  test('20 m of 1.83 m panels between posts of 100: 10 full, 1 cut, 12 posts', () => {
    // A bay is 1829 + 100 + 5 = 1934. 19 900 ÷ 1934 = 10.29: 10 whole, 560 left: a panel of 455.
    const fence = layFence(runs(20_000), PANELS);
    expect([fence.bays, fence.cutPanels, fence.posts]).toEqual([11, 1, 12]);
    expect(fence.stretches[0]?.bays.at(-1)).toMatchObject({ is: 'cut', width: mm(455) });
  });

  test('boards of bays that step down end at the posts of each bay', () => {
    // 12 m is 4 bays of 3 m: ⌈2975 ÷ 100⌉ = 30 boards each; in one line ⌈11 975 ÷ 100⌉ = 120.
    expect(layFence(runs(12_050), BOARDS).boards).toBe(121);
    expect(layFence(runs(12_050), { ...BOARDS, stepped: true }).boards).toBe(4 * 30);
    // 13 m is 5 bays of 2.6 m: 26 each, in one line 130.
    expect(layFence(runs(13_030), { ...BOARDS, stepped: true }).boards).toBe(5 * 26);
    expect(layFence(runs(13_030), BOARDS).boards).toBe(131);
  });

  test('a post of 100 in a hole of 300, 600 deep: 36.4 L; 12 of them 437 L and 102 kg of gravel', () => {
    // π ÷ 4 × 3² × 6 − 6 dm³ = 36.41.
    const fence = layFence(runs(20_000), PANELS);
    expect(fence.concrete / 1000).toBeCloseTo(12 * 36.41, 0);
    // π ÷ 4 × 0.3² × 0.075 m³ × 1.6 t/m³ = 8.483 kg.
    expect(fence.gravel).toBe(12 * 8483);
  });

  test('round a corner the post is shared', () => {
    const fence = layFence(runs(3968, 3968), PANELS);
    expect([fence.bays, fence.cutPanels, fence.posts]).toEqual([4, 0, 5]);
  });

  test('feather-edge: bays of one width up to 3 m, ten boards a metre', () => {
    // 11 900 ÷ 3000: 4 bays; (12 000 − 25) ÷ 100: 120 boards.
    const fence = layFence(runs(12_000), BOARDS);
    expect([fence.bays, fence.boards, fence.posts]).toEqual([4, 120, 5]);
  });

  test('a gate takes its leaf, its play and a post off the end', () => {
    const fence = layFence(runs(20_000), { ...PANELS, gates: 1 });
    const bays = fence.stretches[0]?.bays ?? [];
    expect(bays.at(-1)).toMatchObject({ is: 'gate', clear: mm(935) });
    expect(fence.posts).toBe(bays.length + 1);
  });
});

const lengths = fc.array(fc.integer({ min: 600, max: 60_000 }), { minLength: 1, maxLength: 4 });
const options = fc.constantFrom(PANELS, BOARDS);

describe('every fence', () => {
  test('ends at the end of the stretch, to a millimetre per bay, and has no bay wider than allowed', () => {
    fc.assert(
      fc.property(lengths, options, (all, option) => {
        const fence = layFence(runs(...all), option);
        fence.stretches.forEach(({ posts, bays }, i) => {
          const end = (posts.at(-1) ?? 0) + option.post;
          expect(Math.abs(end - mm(all[i] ?? 0))).toBeLessThanOrEqual(mm(5) * bays.length);
          const most = option === PANELS ? mm(1829 + 10) : option.bay;
          expect(bays.every(({ clear }) => clear >= 0 && clear <= most)).toBe(true);
        });
      }),
    );
  });

  test('never takes fewer posts or boards when it gets longer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 600, max: 60_000 }),
        fc.nat(3000),
        options,
        (long, more, option) => {
          const [short, longer] = [long, long + more].map((one) => layFence(runs(one), option));
          expect(longer?.posts).toBeGreaterThanOrEqual(short?.posts ?? 0);
          expect(longer?.boards).toBeGreaterThanOrEqual(short?.boards ?? 0);
          expect(longer?.concrete).toBeGreaterThanOrEqual(short?.concrete ?? 0);
        },
      ),
    );
  });

  test('changes by a post and a panel at most when a millimetre is added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 60_000 }), options, (long, option) => {
        const [short, longer] = [long, long + 1].map((one) => layFence(runs(one), option));
        expect((longer?.posts ?? 0) - (short?.posts ?? 0)).toBeLessThanOrEqual(1);
        expect((longer?.bays ?? 0) - (short?.bays ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
