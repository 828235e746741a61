import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverTightly } from '../../../../../web/cutting/sheet/cover/cover-tightly.ts';
import { completePlan } from '../../../../../web/cutting/sheet/search/improve-plan.ts';
import { leavesOf } from '../../../../../web/cutting/sheet/layout.ts';
import { countsOf, onlyPlan, type Plan } from '../../../../../web/cutting/sheet/plan.ts';
import { Random } from '../../../../../web/cutting/sheet/random.ts';
import { SheetCover } from '../../../../../web/cutting/sheet/cover/sheet-cover.ts';
import { TightSheets } from '../../../../../web/cutting/sheet/cover/tight-sheets.ts';
import type { Model, Piece } from '../../../../../web/cutting/sheet/model.ts';
import { modelOf } from '../models.ts';
import { faultsOf } from '../plan-faults.ts';
import { runs } from '../../../../support/long.ts';

const never = (): boolean => false;
const SIDE = 1000;
const MANY = 10_000;

/** A rectangle cut into so many, each cut from edge to edge of what is left. */
function cutUp(dx: number, dy: number, count: number, random: Random): Piece[] {
  if (count === 1) return [{ dx, dy, quantity: 1, rotate: random.below(2) > 0 }];
  const few = 1 + random.below(count - 1);
  const share = 0.3 + 0.4 * random.next();
  if (dx > dy) {
    const at = Math.round(dx * share);
    return [...cutUp(at, dy, few, random), ...cutUp(dx - at, dy, count - few, random)];
  }
  const at = Math.round(dy * share);
  return [...cutUp(dx, at, few, random), ...cutUp(dx, dy - at, count - few, random)];
}

/** Sheets without waste, two strips of up to three pieces each: their pieces, sheet by sheet. */
function perfectSheets(sheets: number, seed: number): Piece[][] {
  const random = new Random(seed);
  return Array.from({ length: sheets }, () => {
    const at = Math.round(SIDE * (0.3 + 0.4 * random.next()));
    const [near, far] = [1 + random.below(3), 1 + random.below(3)];
    return [...cutUp(SIDE, at, near, random), ...cutUp(SIDE, SIDE - at, far, random)];
  });
}

const modelFrom = (pieces: readonly Piece[]): Model => ({
  sheets: [{ dx: SIDE, dy: SIDE, rank: 1, quantity: Infinity }],
  pieces,
  stages: Infinity,
  firstCut: 'any',
});

const byNumber = (a: number, b: number): number => a - b;

describe('TightSheets', () => {
  it('lists every sheet that is cut without waste', () => {
    const outcome = fc.property(fc.nat(), (seed) => {
      const perfect = perfectSheets(4, seed);
      const { sheets } = new TightSheets(modelFrom(perfect.flat()), 0, MANY, never);
      const listed = sheets.map(({ pieces }) => pieces.toSorted(byNumber).join());
      let next = 0;
      for (const pieces of perfect) {
        expect(listed).toContain(pieces.map((_, i) => next + i).join());
        next += pieces.length;
      }
    });
    fc.assert(outcome, { numRuns: runs(200) });
  });

  it('lists sheets that can be cut, each once, and that waste no more than is allowed', () => {
    const outcome = fc.property(
      modelOf(Infinity),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      (model, share) => {
        const [sheet = { dx: 0, dy: 0 }] = model.sheets;
        const list = new TightSheets(model, share, MANY, never);
        const before = list.sheets.length;
        const filled = (plan: Plan): number =>
          plan.flatMap(({ root }) => leavesOf(root)).reduce((sum, { dx, dy }) => sum + dx * dy, 0) /
          (sheet.dx * sheet.dy);
        for (const [more, allowed] of [
          [0, share],
          [0.1, share + 0.1 * 7],
        ] as const) {
          if (more > 0) list.allow([0], more);
          for (const { pieces, layout } of list.sheets) {
            const plan = [layout()];
            const only = onlyPlan(model, plan);
            expect(faultsOf(plan, only)).toEqual([]);
            expect(countsOf(plan, model)).toEqual(
              model.pieces.map((_, i) => pieces.filter((piece) => piece === i).length),
            );
            only.pieces.forEach(({ quantity }, i) =>
              expect(quantity).toBeLessThanOrEqual(model.pieces[i]?.quantity ?? 0),
            );
            expect(filled(plan)).toBeGreaterThanOrEqual(1 - allowed - 1e-9);
          }
        }
        expect(list.sheets.length).toBeGreaterThanOrEqual(before);
        const lists = list.sheets.map(({ pieces }) => pieces.toSorted(byNumber).join());
        expect(new Set(lists).size).toBe(lists.length);
      },
    );
    fc.assert(outcome, { numRuns: runs(200) });
  });

  it('lets a piece waste more once it is allowed to', () => {
    const model = modelFrom([
      { dx: SIDE, dy: 600, quantity: 1, rotate: false },
      { dx: SIDE, dy: 390, quantity: 1, rotate: false },
    ]);
    const list = new TightSheets(model, 0.005, MANY, never);
    expect(list.sheets).toEqual([]);
    list.allow([1], 0.006);
    expect(list.sheets.map(({ pieces }) => pieces.toSorted(byNumber))).toEqual([[0, 1]]);
  });

  it('says when there are more than were asked for, and when time is over', () => {
    const model = modelFrom(perfectSheets(6, 1).flat());
    expect(new TightSheets(model, 0.2, MANY, never).isCut).toBe(false);
    expect(new TightSheets(model, 0.2, 3, never)).toMatchObject({ isCut: true });
    expect(new TightSheets(model, 0.2, MANY, () => true)).toMatchObject({ isCut: true });
  });
});

describe('SheetCover', () => {
  it('chooses sheets that hold no piece more often than it is wanted', () => {
    const outcome = fc.property(fc.nat(), (seed) => {
      const model = modelFrom(perfectSheets(5, seed).flat());
      const { sheets } = new TightSheets(model, 0.15, MANY, never);
      const cover = new SheetCover(model, sheets, 5, never);
      const chosen = cover.choose(new Random(seed)) ?? [];
      expect(chosen.length).toBeLessThanOrEqual(5);
      countsOf(chosen, model).forEach((count) => expect(count).toBeLessThanOrEqual(1));
      expect(faultsOf(chosen, onlyPlan(model, chosen))).toEqual([]);
    });
    fc.assert(outcome, { numRuns: runs(30) });
  });

  it('says in fractions what no sheet of the list holds', () => {
    const model = modelFrom([
      { dx: SIDE, dy: 600, quantity: 1, rotate: false },
      { dx: SIDE, dy: 400, quantity: 1, rotate: false },
      { dx: 900, dy: 900, quantity: 1, rotate: false },
    ]);
    const { sheets } = new TightSheets(model, 0.1, MANY, never);
    const outside = new SheetCover(model, sheets, 2, never).relax() ?? [];
    expect(outside.map((count) => Math.round(count))).toEqual([0, 0, 1]);
    expect(new SheetCover(model, sheets, 2, () => true).relax()).toBeUndefined();
  });
});

describe('coverTightly', { timeout: 60_000 }, () => {
  it.each([1, 2, 3, 4, 5, 6])('finds the plan without waste of list %i', (seed) => {
    const model = modelFrom(perfectSheets(8, seed).flat());
    let plan = completePlan(model, [], 1, never);
    expect(plan.length).toBeGreaterThan(8);
    while (plan.length > 8) {
      const better = coverTightly(model, plan, 1, never);
      expect(better.length).toBe(plan.length - 1);
      plan = better;
    }
    expect(faultsOf(plan, model)).toEqual([]);
    expect(coverTightly(model, plan, 1, never)).toBe(plan);
  });

  it('leaves a plan as it is when time is over, stages are counted, or sheets differ', () => {
    const model = modelFrom(perfectSheets(4, 1).flat());
    const plan = completePlan(model, [], 1, never);
    expect(coverTightly(model, plan, 1, () => true)).toBe(plan);
    expect(coverTightly({ ...model, stages: 3 }, plan, 1, never)).toBe(plan);
    const sheets = [...model.sheets, { dx: 2 * SIDE, dy: SIDE, rank: 2, quantity: 1 }];
    expect(coverTightly({ ...model, sheets }, plan, 1, never)).toBe(plan);
    // One of them is saved without all of that.
    expect(coverTightly(model, plan, 1, never).length).toBe(plan.length - 1);
  });
});
