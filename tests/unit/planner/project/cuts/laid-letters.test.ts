import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { job as fitSkirting } from '../../../../../web/planner/jobs/fit-skirting/job.ts';
import { newRoom, SHAPES } from '../../../../../web/planner/measure/places/place-input.ts';
import { laidLetters } from '../../../../../web/planner/project/cuts/piece-letters.ts';
import { partsToCut } from '../../../../../web/planner/shopping/cut-request.ts';
import { REGION_NAMES } from '../../../../support/job-context.ts';
import { opening, plansOf } from '../../jobs/regional-plans.ts';

const sizes = fc.record({
  sides: fc.tuple(
    fc.integer({ min: 3000, max: 8000 }),
    fc.integer({ min: 900, max: 2000 }),
    fc.integer({ min: 900, max: 2500 }),
    fc.integer({ min: 900, max: 2000 }),
  ),
  door: fc.integer({ min: 0, max: 900 }),
  region: fc.constantFrom(...REGION_NAMES),
});

it('letters each piece of skirting on the plan as the piece that is cut for it', async () => {
  const planIn = await plansOf(fitSkirting);
  fc.assert(
    fc.property(sizes, ({ sides, door, region }) => {
      const place = {
        ...newRoom('room'),
        height: '2400 mm',
        sides: SHAPES.L.map((side, i) => ({ ...side, length: sides[i] ? `${sides[i]} mm` : '' })),
        openings: [opening('door', 'A', ['800 mm', '2000 mm'], `${door} mm`)],
      };
      const plan = planIn(region, {}, place);
      const lines = plan.materials.flatMap((material) => {
        if (material.form === 'packs') return [];
        const needs = [{ job: 'j', material }];
        return [
          { product: material.product, needs, cut: { parts: partsToCut(needs, BRITISH.metric) } },
        ];
      });
      const own = { entry: { id: 'j' }, plan };
      const letters = laidLetters(own, lines, [own]);
      const drawn = plan.drawings.find(({ id }) => id === 'trim')?.pieces ?? [];
      expect(drawn).not.toEqual([]);
      const lengths = drawn.map(
        (piece) => `${letters.get(piece)} ${Math.round((piece.cut ?? 0) / 320)}`,
      );
      const cut = lines
        .filter(({ product }) => product === 'skirting')
        .flatMap(({ cut: { parts } }) =>
          parts.flatMap(({ length, quantity }, i) =>
            Array.from(
              { length: quantity },
              () => `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i]} ${Math.round(length)}`,
            ),
          ),
        );
      expect(lengths.toSorted()).toEqual(cut.toSorted());
    }),
    { numRuns: 15 },
  );
});
