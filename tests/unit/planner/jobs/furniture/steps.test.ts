import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { job as buildFurniture } from '../../../../../web/planner/jobs/build-furniture/job.ts';
import type { JobPlan, Step } from '../../../../../web/planner/jobs/kit/contract.ts';
import { KINDS } from '../../../../../web/planner/jobs/build-furniture/piece.ts';
import { inches, mm } from '../../../../../web/planner/measure/units/units.ts';
import { newThing } from '../../../../../web/planner/measure/places/place-input.ts';
import { REGION_NAMES } from '../../../../support/job-context.ts';
import { needsOf } from '../bills.ts';
import { plansOf, type PlanIn } from '../regional-plans.ts';
import { runs } from '../../../../support/long.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(buildFurniture);
});

const THING = newThing('piece');
const step = ({ steps }: JobPlan, wanted: string): Step | undefined =>
  steps.find(({ id }) => id === wanted);

/** Plugs of a wall cabinet of 600 in masonry. */
function plugsFor(load: string): number | undefined {
  const plan = planIn('uk', { kind: 'wall', load, wall: 'masonry' }, THING);
  expect(plan.warnings.filter(({ severity }) => severity === 'stop')).toEqual([]);
  return Object.entries(needsOf(plan)).find(([id]) => id.startsWith('wall-plugs'))?.[1];
}

describe('the steps of any piece', () => {
  it('use what is on the bill, and use up every screw, hinge and stay of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REGION_NAMES),
        fc.record({
          kind: fc.constantFrom(...KINDS),
          width: fc.integer({ min: 300, max: 1900 }).map((one) => `${one} mm`),
          height: fc.integer({ min: 400, max: 1900 }).map((one) => `${one} mm`),
          back: fc.constantFrom('screwed', 'groove'),
          stands: fc.constantFrom('plinth', 'feet', 'floor'),
          joint: fc.constantFrom('screw', 'dowel', 'pocket', 'housing'),
        }),
        (region, typed) => {
          const plan = planIn(region, typed, THING);
          const bought = new Set(plan.materials.flatMap(({ product }) => product ?? []));
          const used = new Set(plan.steps.flatMap(({ uses }) => uses ?? []));
          const hard = /screws|hinges|stay|handles|runners|feet|sockets|dowels|pins/;
          expect([...bought].filter((one) => hard.test(one) && !used.has(one))).toEqual([]);
          expect([...used].filter((one) => hard.test(one) && !bought.has(one))).toEqual([]);
        },
      ),
      { numRuns: runs(120) },
    );
  });

  it('keep doors and drawers clear of the floor on which a case stands', () => {
    const given = fc.record({
      region: fc.constantFrom(...REGION_NAMES),
      kind: fc.constantFrom('base', 'drawers', 'wardrobe'),
      height: fc.integer({ min: 700, max: 1900 }).map((one) => `${one} mm`),
      fronts: fc.constantFrom('overlay', 'inset'),
      stands: fc.constantFrom('plinth', 'feet', 'floor'),
    });
    fc.assert(
      fc.property(given, ({ region, ...typed }) => {
        const { scene } = planIn(region, typed, THING);
        const fronts = (scene?.solids ?? []).filter(({ piece }) =>
          ['door', 'drawer-front'].includes(piece ?? ''),
        );
        for (const { at } of fronts) expect(at[2]).toBeGreaterThanOrEqual(mm(8));
      }),
      { numRuns: runs(60) },
    );
  });

  it('speak of pins and of a rail only if there are some', () => {
    const given = fc.record({
      region: fc.constantFrom(...REGION_NAMES),
      kind: fc.constantFrom('bookcase', 'base', 'wall', 'wardrobe'),
      hold: fc.constantFrom('pins', 'fixed', 'auto'),
      width: fc.integer({ min: 400, max: 1900 }).map((one) => `${one} mm`),
      joint: fc.constantFrom('screw', 'dowel', 'pocket', 'housing'),
      shelves: fc.integer({ min: 0, max: 5 }).map(String),
    });
    fc.assert(
      fc.property(given, ({ region, ...typed }) => {
        const plan = planIn(region, typed, THING);
        const loose = step(plan, 'shelves');
        const needs = needsOf(plan);
        if (loose !== undefined) {
          expect(/\bpins\b/i.test(loose.detail)).toBe('shelf-pins' in needs);
          expect(/\brail\b/i.test(loose.detail)).toBe('rail-sockets' in needs);
        }
        // Holes of 10 mm from both sides would meet in an upright of 18 mm. Behind one of a wardrobe hangs a rail.
        if (typed.kind === 'wardrobe') return;
        const isBetween =
          'shelf-pins' in needs &&
          (plan.scene?.solids.some(({ piece }) => piece === 'upright') ?? false);
        expect(/right through/.test(step(plan, 'mark')?.detail ?? '')).toBe(isBetween);
      }),
      { numRuns: runs(80) },
    );
  });

  it('speak of the rails and the plinth that there are, and fill over screws under paint', () => {
    for (const kind of ['bookcase', 'base', 'wall', 'drawers', 'wardrobe']) {
      for (const stands of ['plinth', 'feet']) {
        const plan = planIn('uk', { kind, stands, joint: 'housing', board: 'mdf' }, THING);
        const pieces = new Set(plan.scene?.solids.map(({ piece }) => piece));
        const said = step(plan, 'mark')?.detail ?? '';
        expect([kind, /\brails\b/.test(said)]).toEqual([
          kind,
          pieces.has('rail') || pieces.has('hanging-rail'),
        ]);
        expect([kind, /\bplinth\b/.test(said)]).toEqual([kind, pieces.has('plinth')]);
        const isScrewed = 'confirmat-screws~7x50-mm' in needsOf(plan);
        expect([kind, step(plan, 'heads') !== undefined]).toEqual([kind, isScrewed]);
      }
    }
    expect(
      step(planIn('uk', { joint: 'screw', finish: 'varnish' }, THING), 'heads'),
    ).toBeUndefined();
  });

  it('hang a heavy cabinet on more fixings before they refuse it', () => {
    // 600 wide: every 400 mm are 3; 60 kg/m on three levels and its own weight are over 40 kg each: every 200, 4.
    expect([plugsFor('clothes'), plugsFor('records')]).toEqual([3, 4]);
  });

  it('screw neighbouring cases together if no wall holds them', () => {
    const typed = { kind: 'bookcase', width: '1600 mm', height: '600 mm', shelves: '1' };
    const plan = planIn('uk', typed, THING);
    expect(step(plan, 'fix')).toBeUndefined();
    expect(step(plan, 'join')?.uses).toContain('wood-screws');
    expect(step(planIn('uk', { ...typed, width: '800 mm' }, THING), 'join')).toBeUndefined();
  });

  it('wait for the glue after a back that is screwed on, as it squares the case', () => {
    for (const kind of ['bookcase', 'base', 'box']) {
      const screwed = planIn('uk', { kind, back: 'screwed' }, THING);
      expect([step(screwed, 'close')?.dryMinutes, step(screwed, 'back')?.dryMinutes]).toEqual([
        undefined,
        60,
      ]);
      const grooved = planIn('uk', { kind, back: 'groove' }, THING);
      expect(step(grooved, 'close')?.dryMinutes).toBe(60);
    }
  });

  it('set the runners of inset fronts back by the front, and no others', () => {
    for (const region of REGION_NAMES) {
      const said = (fronts: string): string =>
        step(planIn(region, { kind: 'drawers', fronts }, THING), 'fronts')?.detail ?? '';
      expect(said('inset')).toMatch(
        region === 'us'
          ? /45\/64\u2033 back from its front edge/
          : /1[5-9].mm back from its front edge/,
      );
      expect(said('overlay')).not.toMatch(/back from/);
    }
  });

  it('rout grooves as deep as their panel goes in, with a grain of play at each edge', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REGION_NAMES),
        fc.integer({ min: 500, max: 1100 }),
        (region, width) => {
          const typed = { kind: 'bookcase', back: 'groove', width: `${width} mm`, joint: 'dowel' };
          const plan = planIn(region, typed, THING);
          const said = /passes: ([^ ]+).* deep/.exec(step(plan, 'mark')?.detail ?? '')?.[1] ?? '';
          const [figure = '', over = '1'] = said.replace(/\D+$/, '').split('/');
          const deep = (Number(figure) / Number(over)) * (region === 'us' ? inches(1) : mm(1));
          const grain = region === 'us' ? inches(1 / 32) : mm(0.5);
          const across = (piece: string): number =>
            plan.scene?.solids.find((one) => one.piece === piece)?.size[0] ?? 0;
          // The top lies between the sides, and the back goes into them.
          expect(across('back') - across('top')).toBeCloseTo(2 * (deep - grain), 0);
        },
      ),
      { numRuns: runs(30) },
    );
  });

  it('press dowels home, tighten screws, and say how far pins go into an upright', () => {
    const close = (joint: string): string =>
      step(planIn('uk', { kind: 'bookcase', joint }, THING), 'close')?.detail ?? '';
    expect(close('dowel')).toMatch(/before you press one home/);
    expect(close('screw')).toMatch(/before you tighten one/);
    const wide = { kind: 'bookcase', hold: 'pins', width: '1700 mm', height: '1500 mm' };
    expect(step(planIn('uk', wide, THING), 'mark')?.detail).toMatch(/go in by 9 mm at the most/);
  });

  it('rout the grooves of drawers with a router', () => {
    expect(step(planIn('uk', { kind: 'drawers' }, THING), 'boxes')?.tools).toEqual(
      expect.arrayContaining(['router', 'ear-defenders']),
    );
  });

  it('hold the lid of a box by a stay, and hang inset doors on cranked hinges', () => {
    expect(needsOf(planIn('us', { kind: 'box', lid: true }, THING))).toHaveProperty('lid-stay', 1);
    // A box without a lid, or one of 14 L, needs no holes for air.
    for (const [typed, aired] of [
      [{}, true],
      [{ lid: false }, false],
      [{ width: '300 mm', height: '200 mm', depth: '240 mm' }, false],
    ] as const) {
      const mark = step(planIn('cn', { kind: 'box', ...typed }, THING), 'mark');
      expect(mark?.tools?.includes('hinge-bit')).toBe(aired);
      expect(mark?.detail?.includes('needs air')).toBe(aired);
    }
    const why = (fronts: string): string | undefined =>
      planIn('uk', { kind: 'base', fronts }, THING).materials.find(
        ({ product }) => product === 'cabinet-hinges',
      )?.why;
    expect(why('inset')).toContain('cranked');
    expect(why('overlay')).toContain('overlay');
  });
});
