import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { job as buildFurniture } from '../../../../../web/planner/jobs/build-furniture/job.ts';
import { layPiece } from '../../../../../web/planner/jobs/build-furniture/lay-piece.ts';
import type {
  BandedFace,
  FurniturePart,
} from '../../../../../web/planner/jobs/build-furniture/parts.ts';
import { isLaid, KINDS } from '../../../../../web/planner/jobs/build-furniture/piece.ts';
import { newThing } from '../../../../../web/planner/measure/places/place-input.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import { isBuilt, type Solid } from '../../../../../web/planner/scene/scene.ts';
import { REGION_NAMES } from '../../../../support/job-context.ts';
import { needsOf } from '../bills.ts';
import { plansOf, type PlanIn } from '../regional-plans.ts';
import { design, designs } from './designs.ts';
import { runs } from '../../../../support/long.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(buildFurniture);
});

const THING = newThing('piece');
const typed = fc.record({
  kind: fc.constantFrom(...KINDS),
  width: fc.integer({ min: 300, max: 1100 }).map((one) => `${one} mm`),
  height: fc.integer({ min: 400, max: 1900 }).map((one) => `${one} mm`),
  back: fc.constantFrom('screwed', 'groove'),
  fronts: fc.constantFrom('overlay', 'inset'),
  stands: fc.constantFrom('plinth', 'feet', 'floor'),
  joint: fc.constantFrom('screw', 'dowel', 'housing'),
});

/** The sides of a solid, the smallest first, mm. */
const sidesOf = ({ size }: Solid): readonly [number, number, number] => {
  const [a, b, c] = size.map((side) => side / mm(1)).toSorted((one, other) => one - other);
  return [a ?? 0, b ?? 0, c ?? 0];
};

const edges = (
  parts: readonly FurniturePart[],
  role: FurniturePart['role'],
): readonly BandedFace[] => parts.find((one) => one.role === role)?.banded ?? [];

describe('edging tape', () => {
  it('covers every banded edge, plus 50 mm per strip', () => {
    fc.assert(
      fc.property(fc.constantFrom('eu', 'cn'), typed, (region, one) => {
        const plan = planIn(region, { ...one, board: 'melamine' }, THING);
        let wanted = 0;
        for (const solid of plan.scene?.solids ?? []) {
          const detail =
            plan.scene?.parts?.find(({ letter }) => letter === solid.part)?.detail ?? '';
          const [, wide, long] = sidesOf(solid);
          const [x, y, z] = solid.size.map((side) => side / mm(1));
          const run = { left: [y, z], right: [y, z], top: [x, y], bottom: [x, y], front: [x, z] };
          const named = /([a-z, ]+) edges? banded/.exec(detail)?.[1] ?? '';
          if (detail.includes('all round')) wanted += 2 * (wide + long) + 200;
          for (const [name, sides] of Object.entries(run)) {
            if (named.includes(name)) wanted += Math.max(...sides.map((side) => side ?? 0)) + 50;
          }
        }
        const bought = Object.entries(needsOf(plan)).find(([id]) => id.startsWith('edging-tape'));
        expect(bought?.[1] ?? 0).toBeGreaterThanOrEqual(wanted - 1e-6);
      }),
      { numRuns: runs(60) },
    );
  });

  it('is on the ends of a box, below what hangs and above what is low', () => {
    fc.assert(
      fc.property(designs, (one) => {
        const laid = layPiece(one);
        if (!isLaid(laid)) return;
        if (one.kind === 'box') {
          expect(edges(laid.parts, 'front')).toEqual(expect.arrayContaining(['x0', 'x1', 'z1']));
          expect(edges(laid.parts, 'end')).toContain('z1');
        }
        if (one.kind === 'wall') expect(edges(laid.parts, 'side')).toContain('z0');
      }),
    );
    const unit = layPiece(
      design({ kind: 'drawers', height: mm(800), depth: mm(500), shelves: 0, drawers: 4 }),
    );
    expect(isLaid(unit) ? edges(unit.parts, 'side') : []).toContain('z1');
  });
});

describe('what is brushed', () => {
  it('is every face that is seen: boards, backs and timber', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REGION_NAMES), typed, (region, one) => {
        const plan = planIn(region, { ...one, board: 'mdf', finish: 'paint' }, THING);
        const { solids, parts = [] } = plan.scene;
        if (!isBuilt(plan.scene) || one.kind === 'planter') return;
        const names = new Map(parts.map(({ letter, name }) => [letter, name]));
        const faces = solids.reduce((sum, solid) => {
          const name = names.get(solid.part) ?? '';
          if (/^drawer (?:side|end|bottom)|foot|rail$/.test(name)) return sum;
          const [thin, wide, long] = sidesOf(solid);
          if (name === 'leg') return sum + 2 * (thin * wide + wide * long + thin * long);
          return sum + (name === 'back' ? 1 : 2) * wide * long;
        }, 0);
        const said = plan.materials.find(({ product }) => product === 'trim-paint')?.why ?? '';
        const [, much = '0', unit = ''] = /([\d.,]+)\s(m²|sq\sft)/.exec(said) ?? [];
        const square = Number(much.replace(',', '')) * (unit === 'm²' ? 1 : 0.092_903);
        // The reason rounds.
        expect(square).toBeGreaterThan((faces / 1e6) * 0.97 - 0.1);
      }),
      { numRuns: runs(60) },
    );
  });

  it('takes preserver for all six faces of every board', () => {
    for (const region of REGION_NAMES) {
      const plan = planIn(region, { kind: 'planter' }, THING);
      const all = (plan.scene?.solids ?? []).reduce((sum, solid) => {
        const [thin, wide, long] = sidesOf(solid);
        return sum + 2 * (thin * wide + wide * long + thin * long);
      }, 0);
      // Labels promise no more than 10 m² a litre.
      expect(needsOf(plan)['wood-preserver']).toBeGreaterThan((all / 1e6 / 10) * 1000);
    }
  });
});
