import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inches, litres, mm, toMm } from '../../../../../../web/planner/measure/units/units.ts';
import {
  FEATHER_EDGE,
  featherEdgeBoards,
  GRAVEL_UNDER_POST,
  gravelInHole,
  holeConcrete,
  holeWidth,
  panelModule,
  panelsOn,
  PICKET_BAY,
  picketsOn,
  postDepth,
  postLength,
  postSide,
  postStands,
  railsFor,
  windMoment,
} from '../../../../../../web/planner/takeoff/structure/outdoors/fence-rules.ts';
import { expectStop, valueOf } from '../answers.ts';

const FIXINGS = ['between', 'slotted', 'in-front'] as const;
const firm = { soil: 'firm', exposure: 'sheltered', frostLine: mm(0) } as const;

describe('panels', () => {
  test('a panel of 1.83 m takes 1.935 m between posts of 100, 1.91 of 75, 1.88 slotted', () => {
    expect(panelModule(mm(1830), mm(100), 'between')).toBe(mm(1935));
    expect(panelModule(mm(1830), mm(75), 'between')).toBe(mm(1910));
    expect(panelModule(mm(1830), mm(100), 'slotted')).toBe(mm(1880));
    expect(panelModule(mm(1830), mm(100), 'in-front')).toBe(mm(1830));
  });

  test('18.3 m between posts of 100: nine full panels and one cut, not ten', () => {
    // (18 300 − 100) ÷ 1935 = 9.4: 785 left, less a post and play: 680.
    const run = panelsOn(mm(18_300), mm(1830), mm(100), 'between');
    expect(run).toMatchObject({ whole: 9, posts: 11, cuts: [mm(680)] });
    // Panels in front of the posts: ten.
    expect(panelsOn(mm(18_300), mm(1830), mm(100), 'in-front')).toMatchObject({
      whole: 10,
      posts: 11,
      cuts: [],
    });
  });

  test('a strip below 300 mm is shared with the last panel', () => {
    // 100 + 5 × 1935 = 9775; 200 mm more would leave 95.
    const run = panelsOn(mm(9975), mm(1830), mm(100), 'between');
    expect(run).toMatchObject({ whole: 4, posts: 7 });
    expect(run.cuts).toHaveLength(2);
    expect(toMm(run.cuts[0] ?? mm(0))).toBeGreaterThan(900);
  });

  test('posts and panels fill the run, no cut is a strip or wider than a panel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2500, max: 60_000 }),
        fc.constantFrom(...FIXINGS),
        fc.constantFrom(75, 100),
        (run, fixing, post) => {
          const laid = panelsOn(mm(run), mm(1830), mm(post), fixing);
          const less = toMm(laid.module) - 1830;
          const cuts = laid.cuts.map((cut) => toMm(cut) + less);
          const ends = fixing === 'in-front' ? 0 : post;
          const sum = cuts.reduce((all, cut) => all + cut, ends + laid.whole * toMm(laid.module));
          expect(run - sum).toBeGreaterThanOrEqual(-1);
          expect(run - sum).toBeLessThanOrEqual(5 * laid.whole + 1);
          for (const cut of laid.cuts) {
            expect(toMm(cut)).toBeGreaterThanOrEqual(299);
            expect(cut).toBeLessThanOrEqual(mm(1830));
          }
          expect(laid.posts).toBe(laid.whole + laid.cuts.length + 1);
          const next = panelsOn(mm(run + 1), mm(1830), mm(post), fixing);
          expect(Math.abs(next.posts - laid.posts)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('boards and pickets', () => {
  test('a bay of 3 m takes 30 feather-edge boards; pickets of 3½ in with 2 in gaps 18 in 8 ft', () => {
    expect(featherEdgeBoards(mm(3000), FEATHER_EDGE.board, FEATHER_EDGE.lap)).toBe(30);
    expect(featherEdgeBoards(mm(3025), mm(125), mm(25))).toBe(30);
    expect(featherEdgeBoards(mm(3026), mm(125), mm(25))).toBe(31);
    expect(picketsOn(inches(96), inches(3.5), inches(2))).toBe(18);
    expect(PICKET_BAY.sheltered).toBe(inches(96));
  });

  test('three rails above 1.2 m or 5 ft', () => {
    expect([railsFor('feather-edge', mm(1200)), railsFor('feather-edge', mm(1201))]).toEqual([
      2, 3,
    ]);
    expect([railsFor('picket', inches(60)), railsFor('picket', inches(61))]).toEqual([2, 3]);
  });
});

describe('posts', () => {
  test('1.8 m high: 600 deep, 750 on clay or in the open, to the frost line', () => {
    expect(postDepth(mm(1800), firm)).toBe(mm(600));
    expect(postDepth(mm(1829), firm)).toBe(mm(600));
    expect(postDepth(mm(1831), firm)).toBeGreaterThan(mm(600));
    expect(postDepth(mm(1800), { ...firm, soil: 'clay-or-sand' })).toBe(mm(750));
    expect(postDepth(mm(1800), { ...firm, exposure: 'open' })).toBe(mm(750));
    expect(postDepth(mm(1800), { ...firm, frostLine: inches(48) })).toBe(inches(48));
    expect(postLength(mm(1800), mm(600))).toBe(mm(2400));
  });

  test('sections: 75 to 1.2 m, 100 to 1.8, 125 above, one more at a gate, none past 2 m', () => {
    expect(valueOf(postSide(mm(1200), 'line'))).toBe(mm(75));
    expect(valueOf(postSide(mm(1201), 'line'))).toBe(mm(100));
    expect(valueOf(postSide(mm(1800), 'corner-or-gate'))).toBe(mm(125));
    expect(valueOf(postSide(mm(2000), 'line'))).toBe(mm(125));
    expectStop(postSide(mm(2001), 'line'), 'height', 'building-office');
    expectStop(postSide(mm(2000), 'corner-or-gate'), 'height', 'building-office');
  });

  test('a hole of 300 × 600 round a post of 100 holds 36 L: four bags of 20 kg', () => {
    const concrete = holeConcrete(holeWidth(mm(100)), mm(100), mm(600));
    expect(concrete / 1000).toBeCloseTo(36.4, 1);
    expect(Math.ceil(concrete / litres(1000 / 108))).toBe(4);
    expect(holeWidth(mm(75))).toBe(mm(250));
    expect(gravelInHole(holeWidth(mm(100)), GRAVEL_UNDER_POST.metric)).toBe(8483);
  });

  test('US 4x4, 30 in deep: a 10 in hole takes 3.07 bags of 50 lb, so 4, a 12 in hole 5', () => {
    const bags = [10, 12].map((hole) =>
      Math.ceil(
        holeConcrete(inches(hole), inches(3.5), inches(30)) / litres(0.375 * 28.316_846_592),
      ),
    );
    expect(bags).toEqual([4, 5]);
  });
});

describe('wind', () => {
  test('1.83 × 1.8 m sheltered: 1.5 kNm, borne by 100; in the open only by 125', () => {
    expect(windMoment('sheltered', mm(1830), mm(1800))).toBeCloseTo(1.48, 2);
    expect(postStands('sheltered', mm(1830), mm(1800), mm(100)).ok).toBe(true);
    expectStop(postStands('open', mm(1830), mm(1800), mm(100)), 'load');
    expect(postStands('open', mm(1830), mm(1800), mm(125)).ok).toBe(true);
    expectStop(postStands('coast', mm(3000), mm(2000), mm(100)), 'load');
  });

  test('more wind, height or bay never bends less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 3000 }),
        fc.integer({ min: 300, max: 2000 }),
        (b, h) => {
          const moment = windMoment('sheltered', mm(b), mm(h));
          expect(windMoment('open', mm(b), mm(h))).toBeGreaterThan(moment);
          expect(windMoment('sheltered', mm(b + 1), mm(h))).toBeGreaterThan(moment);
          expect(windMoment('sheltered', mm(b), mm(h + 1))).toBeGreaterThan(moment);
        },
      ),
    );
  });
});
