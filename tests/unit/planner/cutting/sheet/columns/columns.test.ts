import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relax } from '../../../../../../web/planner/cutting/sheet/columns/columns.ts';
import { countsOf } from '../../../../../../web/planner/cutting/sheet/plan.ts';
import { roundRelaxation } from '../../../../../../web/planner/cutting/sheet/columns/round-relaxation.ts';
import { foundRank, modelOf } from '../models.ts';
import type { SheetModel } from '../../../../../../web/planner/cutting/sheet/model.ts';
import { runs } from '../../../../../support/long.ts';

const never = (): boolean => false;

describe('relax', () => {
  it('needs one and a half sheets for six pieces of which four fill one', () => {
    const model: SheetModel = {
      sheets: [{ dx: 10, dy: 10, rank: 2, quantity: Infinity }],
      pieces: [{ dx: 5, dy: 5, quantity: 6, rotate: false }],
      stages: 2,
      firstCut: 'any',
    };
    expect(relax(model, 2, Infinity, never).bound).toBeCloseTo(3, 5);
  });

  it.each([2, 3] as const)('never bounds above a plan of %i stages that exists', (stages) => {
    const outcome = fc.property(modelOf(stages), (model) => {
      const rank = foundRank(model);
      expect(relax(model, stages, rank, never).bound).toBeLessThanOrEqual(rank);
    });
    fc.assert(outcome, { numRuns: runs(150) });
  });
});

describe('roundRelaxation', () => {
  it('buys no more pieces than are wanted and no more sheets than there are', () => {
    const outcome = fc.property(modelOf(2), fc.constantFrom(0.1, 0.5, 2), (model, least) => {
      const plan = roundRelaxation(model, relax(model, 2, Infinity, never), least);
      countsOf(plan, model).forEach((count, i) => {
        expect(count).toBeLessThanOrEqual(model.pieces[i]?.quantity ?? 0);
      });
      model.sheets.forEach(({ quantity }, kind) => {
        const used = plan.filter(({ sheet }) => sheet === kind).length;
        expect(used).toBeLessThanOrEqual(quantity);
      });
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });
});
