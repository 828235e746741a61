import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverAnew } from '../../../../../../web/planner/cutting/sheet/cover/cover-anew.ts';
import { FoundSheets } from '../../../../../../web/planner/cutting/sheet/cover/found-sheets.ts';
import { SheetCover } from '../../../../../../web/planner/cutting/sheet/cover/sheet-cover.ts';
import { completePlan } from '../../../../../../web/planner/cutting/sheet/search/improve-plan.ts';
import { Forest } from '../../../../../../web/planner/cutting/sheet/search/forest.ts';
import { Search } from '../../../../../../web/planner/cutting/sheet/search/search.ts';
import { rowOf, type SheetLayout } from '../../../../../../web/planner/cutting/sheet/layout.ts';
import {
  countsOf,
  onlyPlan,
  planRank,
  type PackedSheets,
} from '../../../../../../web/planner/cutting/sheet/plan.ts';
import { Random } from '../../../../../../web/planner/cutting/sheet/random.ts';
import { ALONG_Y, type SheetModel } from '../../../../../../web/planner/cutting/sheet/model.ts';
import { modelOf } from '../models.ts';
import { faultsOf } from '../plan-faults.ts';
import { runs } from '../../../../../support/long.ts';

const never = (): boolean => false;
const SIDE = 1000;

/** Pairs of strips, each of which fills a sheet, and the sheets that they fill. */
function pairs(count: number): {
  readonly model: SheetModel;
  readonly perfect: readonly SheetLayout[];
} {
  const heights = Array.from({ length: count }, (_, n) => 511 + 7 * n);
  const pieces = [...heights, ...heights.toReversed().map((dy) => SIDE - dy)].map((dy) => {
    return { dx: SIDE, dy, quantity: 1, rotate: false };
  });
  const leaf = (piece: number) => {
    return { piece, turned: false, dx: SIDE, dy: pieces[piece]?.dy ?? 0 };
  };
  const sheets = [{ dx: SIDE, dy: SIDE, rank: 1, quantity: Infinity }];
  return {
    model: { sheets, pieces, stages: Infinity, firstCut: 'any' },
    perfect: heights.map((_, n) => {
      return { sheet: 0, root: rowOf(ALONG_Y, [leaf(n), leaf(2 * count - 1 - n)]) };
    }),
  };
}

/** Passes sheets as a search would. */
function show(found: FoundSheets, model: SheetModel, layouts: readonly SheetLayout[]): void {
  for (const layout of layouts) {
    const forest = new Forest(model, 1);
    forest.plant(layout);
    found.look(forest, 0);
  }
}

/** A sheet on each piece: a plan that is there, and a dear one. */
const alone = (model: SheetModel): PackedSheets => {
  return model.pieces.flatMap(({ dx, dy, quantity }, piece) => {
    const root = rowOf(ALONG_Y, [{ piece, turned: false, dx, dy }]);
    return Array.from({ length: quantity }, () => ({ sheet: 0, root }));
  });
};

/** Sheets that a search found from a plan. */
function foundFrom(model: SheetModel, seed: number): FoundSheets | undefined {
  const plan = completePlan(model, [], seed, never);
  const found = FoundSheets.for(model, plan);
  const search = new Search(model, seed, found);
  search.adopt(plan);
  search.improve(200, never);
  return found;
}

const models = fc.constantFrom(2, 3, Infinity).chain(modelOf);
const byNumber = (a: number, b: number): number => a - b;

describe('FoundSheets', () => {
  it('keeps sheets that can be cut, each list of pieces once for a kind', () => {
    const outcome = fc.property(models, fc.nat(), (model, seed) => {
      const sheets = foundFrom(model, seed)?.sheets ?? [];
      for (const { kind, pieces, layout } of sheets) {
        const plan = [layout()];
        const only = onlyPlan(model, plan);
        expect(plan[0]?.sheet).toBe(kind);
        expect(faultsOf(plan, only)).toEqual([]);
        only.pieces.forEach(({ quantity }, i) => {
          expect(quantity).toBe(pieces.filter((piece) => piece === i).length);
          expect(quantity).toBeLessThanOrEqual(model.pieces[i]?.quantity ?? 0);
        });
      }
      const lists = sheets.map(
        ({ kind, pieces }) => `${kind}: ${pieces.toSorted(byNumber).join()}`,
      );
      expect(new Set(lists).size).toBe(lists.length);
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });

  it('also keeps each sheet with one piece exchanged for another that fits its place', () => {
    const { model, perfect } = pairs(3);
    const found = FoundSheets.for(model, alone(model).slice(0, 4));
    if (!found) throw new Error('no list');
    show(found, model, perfect.slice(2));
    // The sheet of pieces 2 and 3 is full: a smaller piece fits in a place with little enough waste.
    const lists = found.sheets.map(({ pieces }) => pieces.toSorted(byNumber).join());
    expect(lists).toEqual(['2,3', '1,3']);
  });

  it('is of no use to a single sheet, to long lists, and to many kinds', () => {
    const { model } = pairs(3);
    expect(FoundSheets.for(model, alone(model))).toBeDefined();
    expect(FoundSheets.for(model, alone(model).slice(1, 2))).toBeUndefined();
    expect(FoundSheets.for(pairs(80).model, alone(pairs(80).model))).toBeUndefined();
    const sheets = Array.from({ length: 11 }, () => model.sheets).flat();
    expect(FoundSheets.for({ ...model, sheets }, alone(model))).toBeUndefined();
  });
});

describe('SheetCover', () => {
  it('chooses sheets within the rank and the stock, with no piece more often than it is wanted', () => {
    const outcome = fc.property(models, fc.nat(), (model, seed) => {
      const found = foundFrom(model, seed);
      if (!found) return;
      const chosen = new SheetCover(model, found, never).choose(new Random(seed)) ?? [];
      expect(planRank(chosen, model)).toBeLessThanOrEqual(found.goal);
      countsOf(chosen, model).forEach((count, i) =>
        expect(count).toBeLessThanOrEqual(model.pieces[i]?.quantity ?? 0),
      );
      expect(faultsOf(chosen, onlyPlan(model, chosen))).toEqual([]);
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });

  it('chooses nothing when time is over', () => {
    const { model, perfect } = pairs(6);
    const found = FoundSheets.for(model, alone(model));
    if (!found) throw new Error('no list');
    show(found, model, perfect);
    expect(new SheetCover(model, found, () => true).choose(new Random(1))).toBeUndefined();
  });
});

describe('coverAnew', () => {
  it('puts the sheets together that leave nothing outside', () => {
    const { model, perfect } = pairs(30);
    const found = FoundSheets.for(model, [...perfect, ...alone(model).slice(0, 1)]);
    if (!found) throw new Error('no list');
    show(found, model, perfect.toReversed());
    const plan = coverAnew(model, found, 1, never) ?? [];
    expect(plan.length).toBe(30);
    expect(faultsOf(plan, model)).toEqual([]);
  });

  it('returns a complete cheaper plan, or none', () => {
    const outcome = fc.property(models, fc.nat(), (model, seed) => {
      const found = foundFrom(model, seed);
      const plan = found && coverAnew(model, found, seed, never);
      if (!plan) return;
      expect(faultsOf(plan, model)).toEqual([]);
      expect(planRank(plan, model)).toBeLessThanOrEqual(found.goal);
    });
    fc.assert(outcome, { numRuns: runs(20) });
  });

  it('gives none when time is over', () => {
    const { model, perfect } = pairs(4);
    const found = FoundSheets.for(model, alone(model));
    if (!found) throw new Error('no list');
    show(found, model, perfect);
    expect(coverAnew(model, found, 1, () => true)).toBeUndefined();
  });
});
