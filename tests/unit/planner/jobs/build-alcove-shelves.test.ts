import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as buildAlcoveShelves } from '../../../../web/planner/jobs/build-alcove-shelves/job.ts';
import { SHELF_PRODUCTS } from '../../../../web/planner/jobs/kit/walls/shelf-boards.ts';
import { formatLength, length, mm } from '../../../../web/planner/measure/units/units.ts';
import { fixingOf } from '../../../../web/planner/takeoff/material.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import { needsOf, piecesOf } from './bills.ts';
import { runs } from '../../../support/long.ts';
import { stepIds } from './lines.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(buildAlcoveShelves);
});

const ALCOVE = newThing('alcove');
const SIZE = { width: '1200 mm', height: '2000 mm', depth: '300 mm' };
const planned = (typed: Typed): JobPlan => planIn('uk', { ...SIZE, ...typed }, ALCOVE);
const stepOf = (plan: JobPlan, id: string) => plan.steps.find((one) => one.id === id);

describe('four houses, taken off by hand', () => {
  it('UK: a unit of MDF 18 mm, 1200 × 2000 × 300, for books and things', () => {
    // 1194 outside, 1158 between the sides; behind them is the back of 3, in front strips of 18: 279 deep. 30 kg/m on MDF
    // (3000 N/mm², 279 × 18³ ÷ 12 = 135 594 mm⁴), ends glued, half of 5wL⁴ ÷ 384EI: 0.5 × 5 × 0.2943 × 1158⁴ ÷ (384 ×
    // 3000 × 135 594) = 8.5 mm, limit 1158 ÷ 600 = 1.9. A pine lip of 18 × 44 (9000 × 127 776) on a board of 261: 2.2 mm.
    // An upright: 570 between, 0.5 mm of 0.95: holds.
    // Height 1994: plinth 80, 6 boards of 18 and 5 spaces of 361. Upright 1994 − 80 − 36 = 1878.
    // The back comes whole out of a sheet of 1220 × 2440.
    // Joints: 8 shelves at both ends, top and bottom 4, upright 2, plinths under its ends 4: 26; 4 shelves are on dowels at
    // the upright: 18 with 3 screws each (one a 150 mm between 50 from the edges), the plinths’ 4 with 2, 4 with as many dowels. Pins every 125 of 2 × (1194 + 1994), and 10 in each of 4 shelves.
    const plan = planned({});
    expect(piecesOf(plan)).toEqual({
      'mdf~18-mm': [
        '2 × side 1994 × 279',
        '2 × top-and-bottom 1158 × 279',
        '1 × upright 1878 × 279',
        '8 × shelf 570 × 279',
        '2 × plinth 1158 × 80',
      ],
      'back-board~3-mm': ['1 × back 1194 × 1994'],
      'planed-timber~18x44-mm': ['2 × scribe 1994'],
    });
    expect(needsOf(plan)).toMatchObject({
      'confirmat-screws~7x50-mm': 18 * 3 + 4 * 2,
      'dowels~8x40-mm': 12,
      // 26 joints of 10 ml, and 3.988 m of strips at 30.
      'wood-glue': 380,
      'panel-pins~20-mm': 92,
      'wall-straps': 2,
      // Strap 2, plaster 13, plug 35: 50.
      'wood-screws~4.5x60-mm': 2,
      'wall-plugs~7-mm': 2,
      // Both faces: 2 × (1.1127 + 0.6462 + 0.5240 + 1.2722 + 0.0926) = 7.30 m², less one of the sides, top and bottom
      // and plinth 1.85; one of the back 2.38, strips 3.988 × 0.062; × 1.1 ÷ 12.
      'wood-primer': 740,
      'mini-roller-sleeve': 2,
    });
    expect(plan.figures.map(({ value }) => value)).toEqual([
      '570 mm',
      '361 mm',
      '570 mm',
      '0.5 mm',
    ]);
    expect(plan.warnings).toEqual([]);
  });

  it('UK: shelves on battens in the same alcove, of MDF, packed with books', () => {
    // On a batten behind the front carries half. 52 kg/m over 1194 needs an upright: 588 between. By itself that sags
    // 0.5 × 5 × 0.51 × 588⁴ ÷ (384 × 3000 × 145 800) = 0.908 mm of 0.98, but 2.95 in the end of 588 ÷ 200 = 2.94: a lip
    // of 18 in front of 282, and end batten and upright 282 − 25. Clear: (1994 − 4 × 18) ÷ 5 = 384.
    // Behind each 4 fixings (every 400) and two in each end: 8; 62 kg ÷ 8 is under 25: a plug of 7 (wall table).
    const plan = planned({ build: 'battens', load: 'books' });
    expect(piecesOf(plan)).toEqual({
      'mdf~18-mm': ['4 × shelf 1194 × 282', '4 × upright 384 × 257'],
      'batten~25x38-mm': ['4 × back-batten 1194', '8 × end-batten 257'],
      'planed-timber~18x44-mm': ['4 × lip 1194'],
    });
    expect(needsOf(plan)).toMatchObject({
      // Batten 25, plaster 13, plug 35: 73.
      'wood-screws~5x80-mm': 32,
      'wall-plugs~7-mm': 32,
      // 7 a shelf from below; 2 above each of 4 uprights, 2 at the foot of 3.
      'wood-screws~4x50-mm': 28 + 8,
      // At 45° from 13.5 up: at least 9 and at most 15 of 18 deep, 31.8 to 40.3 long.
      'wood-screws~3.5x35-mm': 6,
    });
    expect(detailOf(plan, 'shelves')).toMatch(/from 14\smm up, .* Drill 3\smm pilot holes/);
  });

  it('US: a unit of 3/4 in plywood in an alcove of 4 × 6 ft, 12 in deep, on studs', () => {
    // 23/32 in is 0.703. 48 in less 6 mm is 47.764; between the sides 46.36. Ply (6000 N/mm², a safe 870,000 psi),
    // 30.48 kg/m (100 kg/m² of 12 in), ends glued: 3.9 mm of 1.96 over 46.36 in. A lip of 3/4 × 1 1/2 pine: 2.6. An
    // upright: (46.36 − 0.703) ÷ 2 = 22.83, marked 22 13/16.
    // Depth 12 in less the back of 0.205 and strips of 3/4: 11 in.
    const plan = planIn('us', { width: '48 in', height: '72 in', depth: '12 in' }, ALCOVE);
    const pieces = piecesOf(plan)['plywood~23-32-in'] ?? [];
    expect(pieces).toContain('8 × shelf 579.4 × 279.4');
    expect(pieces).toContain('2 × side 1822.8 × 279.4');
    expect(needsOf(plan)).toMatchObject({ 'wood-screws~9x2-1-2-in': 2, 'wall-straps': 2 });
    // No confirmat screws are sold there.
    expect(Object.keys(needsOf(plan))).toContain('wood-screws~8x2-in');
    expect(needsOf(plan)).not.toHaveProperty('masonry-drill-bit~1-4-in');
    expect(stepIds(plan)).toContain('paint');
  });

  it('China: a unit of 18 mm 生态板, its edges taped and nothing painted', () => {
    // Blockboard 5500 N/mm²: 4.3 mm over 1158 bare; a lip of 18 × 45 on 259: 1.8 of 1.93, and no upright.
    // Edges seen: sides 2 × 1994, top and bottom 2 × 1158: 6304, 50 more for each of the four.
    const plan = planIn('cn', SIZE, ALCOVE);
    expect(piecesOf(plan)['melamine-board~18-mm']).toEqual([
      '2 × side 1994 × 277',
      '2 × top-and-bottom 1158 × 277',
      '4 × shelf 1158 × 259',
      '1 × plinth 1158 × 80',
    ]);
    expect(piecesOf(plan)['planed-timber~18x45-mm']).toEqual(['4 × lip 1158', '2 × scribe 1994']);
    expect(needsOf(plan)).toMatchObject({ 'edging-tape~22-mm': 2416 });
    expect(needsOf(plan)).not.toHaveProperty('wood-primer');
    expect(plan.drawings[0]?.says).toContain('bends by 1.8 mm when loaded, 3.2 mm after years');
  });
});

const rules = (plan: JobPlan) =>
  plan.warnings.map(({ rule, severity, field }) => [rule, severity, field]);

describe('buildAlcoveShelves', () => {
  it('never plans a shelf that breaks its own rule, unless a lip and uprights are refused', () => {
    for (const load of ['mixed', 'books', 'records', 'clothes']) {
      for (const width of ['600', '1200', '1800', '2400']) {
        for (const board of ['mdf', 'plywood', 'melamine']) {
          for (const build of ['unit', 'battens']) {
            expect(rules(planned({ load, width, board, build }))).toEqual([]);
          }
        }
      }
    }
    const refused = planned({ lip: 'none', uprights: 'none' });
    expect(rules(refused)).toEqual([['shelf-sag', 'stop', 'uprights']]);
    // Twice as stiff as loose ends at 30 kg/m, where L/200 in the end decides: ∛(384EI ÷ (650 × 5w ÷ 2)) = 688 mm.
    expect(refused.warnings[0]?.message).toContain('spans 688 mm here');
  });

  it('stops without a table for the load or board and names whom to ask', () => {
    expect(rules(planned({ weight: '100' }))).toEqual([]);
    const heavy = planned({ weight: '101' });
    expect([rules(heavy), heavy.materials]).toEqual([[['shelf-sag', 'stop', 'weight']], []]);
    expect(heavy.warnings[0]?.message).toMatch(/structural engineer/);
  });

  it('stops if the wall or four pins are too weak', () => {
    const board = planned({ build: 'battens', wall: 'board', weight: '100', width: '2400' });
    expect(rules(board)).toEqual([['wall-fixing', 'stop', 'wall']]);
    expect(board.materials).toEqual([]);
    // What is deep holds more, whatever stands on it: 70 kg/m are 15.2 kg on each of 11 toggles.
    const deep = { build: 'battens', wall: 'board', depth: '700', width: '2400', load: 'clothes' };
    expect(rules(planned(deep))).toEqual([['wall-fixing', 'stop', 'wall']]);
    expect(rules(planned({ ...deep, depth: '600' }))).toEqual([]);
    // 48 kg at 90 kg/m are 533 mm: two uprights, 12 pieces of shelf.
    const loose = planned({ hold: 'pins', board: 'plywood', weight: '90' });
    expect(needsOf(loose)['shelf-pins']).toBe(48);
    expect(loose.warnings).toEqual([]);
    const heavy = planned({ hold: 'pins', uprights: 'none', weight: '45' });
    expect(heavy.warnings.map(({ rule }) => rule)).toContain('shelf-pin');
  });

  it('joins shelves on dowels bay by bay, names pins by size, and takes a stepladder to high tops', () => {
    for (const [width, bays] of [
      ['1200', false],
      ['2400', true],
    ] as const) {
      const told = stepOf(planned({ width, weight: '60' }), 'build')?.detail ?? '';
      expect([/bay by bay/.test(told), /before the shelves between/.test(told)]).toEqual([
        bays,
        !bays,
      ]);
    }
    for (const [uprights, deep] of [
      ['none', '10'],
      ['auto', '9'],
    ]) {
      const { materials } = planned({
        hold: 'pins',
        board: 'plywood',
        weight: '30',
        ...(uprights === 'none' ? { uprights, width: '600' } : {}),
      });
      const why = materials.find(({ product }) => product === 'shelf-pins')?.why ?? '';
      expect(why.replaceAll(/\s/g, ' ')).toContain(
        `5 mm thick, and no more than ${deep ?? ''} mm goes`,
      );
    }
    for (const [height, has] of [
      ['1800', false],
      ['2200', true],
    ] as const) {
      for (const build of ['unit', 'battens']) {
        const plan = planned({ height, build });
        const fixed = stepOf(plan, build === 'unit' ? 'fix' : 'battens');
        expect(fixed?.tools?.includes('stepladder')).toBe(build === 'unit' && has);
      }
    }
  });

  it('says that shops have another thickness', () => {
    expect(rules(planned({ thickness: '25' }))).toEqual([['shelf-thickness', 'warn', 'thickness']]);
    expect(planned({ thickness: '25' }).warnings[0]?.message).toContain('18 mm');
  });

  it('asks for cables, pipes and old paint before anything is drilled, and of no low unit', () => {
    for (const build of ['unit', 'battens']) {
      const { steps } = planned({ build });
      const find = steps.findIndex(({ id }) => id === 'find');
      const drilled = steps.findIndex(({ uses = [] }) => uses.includes('wall-plugs'));
      expect(steps[find]?.gates).toEqual(['asbestos', 'lead', 'cables', 'gas-water']);
      expect(steps[find]?.detail).toContain('mark the middle of any stud');
      expect(drilled).toBeGreaterThan(find);
    }
    // 600 mm and no higher needs no strap (furniture safety checks).
    expect(stepIds(planned({ height: '606', shelves: '1' }))).not.toContain('find');
    expect(stepIds(planned({ height: '607', shelves: '1' }))).toContain('find');
  });

  it('refuses what leaves no room, and panels that no sheet has', () => {
    expect(planned({ height: '206', shelves: '12' }).problems['shelves']).toBeDefined();
    const us = {
      ...SIZE,
      width: '48 in',
      depth: '1195 mm',
      grain: true,
      build: 'battens',
      lip: 'none',
    };
    expect(planIn('us', us, ALCOVE).problems['depth']).toMatch(/No sheet/);
    expect(planIn('uk', {}, ALCOVE).missing).toEqual(['alcove width', 'height', 'depth']);
  });
});

const holes = (plan: JobPlan): string => plan.steps.find(({ id }) => id === 'mark')?.detail ?? '';

describe('a unit', () => {
  it('is as deep as the alcove with its back and the strips in front', () => {
    for (const region of REGION_NAMES) {
      for (const board of ['mdf', 'plywood', 'melamine']) {
        const plan = planIn(region, { ...SIZE, board }, ALCOVE);
        const solids = plan.scene?.solids ?? [];
        const front = Math.min(...solids.map(({ at }) => at[1]));
        const deep = Math.max(...solids.map(({ at, size }) => at[1] + size[1])) - front;
        expect(deep).toBeLessThanOrEqual(mm(300));
        expect(deep).toBeGreaterThan(mm(298));
      }
    }
  });

  it('tilts up only if it is cut down for its ceiling, and sides come out of sheets', () => {
    const said = (height: string): string =>
      planned({ height }).steps.find(({ id }) => id === 'fix')?.detail ?? '';
    expect(said('2000 mm')).not.toMatch(/ceiling/);
    expect(said('2300 mm')).toMatch(/ceiling/);
    // No drill reaches over the top there.
    expect(said('2300 mm')).toMatch(/no drill .* underside of the top/);
    expect(planned({ height: '2475 mm' }).problems).toEqual({});
    expect(planIn('us', { ...SIZE, height: '97 1/8 in' }, ALCOVE).problems).toEqual({});
  });

  it('has the holes of its screws and pins, and varnish on lips that stay bare', () => {
    expect(holes(planned({}))).toMatch(/7 mm holes through .* 5 mm holes, 40 mm deep/);
    expect(holes(planned({ hold: 'pins' }))).toMatch(/pins .* are 5 mm wide and 10 mm deep/);
    expect(stepIds(planIn('cn', SIZE, ALCOVE))).toContain('varnish');
    expect(needsOf(planIn('eu', SIZE, ALCOVE))).toHaveProperty('clear-varnish');
    expect(stepIds(planned({}))).not.toContain('varnish');
  });

  it('is of boards that hold its screws, in every thickness that shops have', async () => {
    for (const region of REGION_NAMES) {
      const { shelf } = await contextIn(region);
      for (const [board, product] of Object.entries(SHELF_PRODUCTS)) {
        for (const { thickness } of shelf[product].variants) {
          for (const build of ['unit', 'battens']) {
            const typed = { ...SIZE, board, build, thickness: `${thickness / mm(1)} mm` };
            const { problems, materials } = planIn(region, { ...typed, width: '1700 mm' }, ALCOVE);
            const isThin = thickness < (region === 'us' ? mm(14) : mm(15));
            expect(Object.keys(problems), JSON.stringify(typed)).toEqual(
              isThin ? ['thickness'] : [],
            );
            for (const one of materials) {
              if (one.form !== 'packs' || one.joint === undefined || one.product === undefined)
                continue;
              const entry = shelf[one.product];
              if (entry.form !== 'packs') continue;
              expect(fixingOf(entry.variants, one.joint).ok, one.why).toBe(true);
            }
          }
        }
      }
    }
  });

  it('has its lips glued on before it is built', () => {
    const ids = stepIds(planned({ lip: 'always' }));
    expect(ids).toContain('lip');
    expect(ids.indexOf('lip')).toBeLessThan(ids.indexOf('build'));
  });

  it('is made for the load that was typed', () => {
    expect(detailOf(planned({ load: 'crockery' }), 'load')).toContain('crockery');
    expect(detailOf(planned({ weight: '40' }), 'load')).toMatch(/Made for: 40\u00a0kg\/m\./);
  });
});

describe('loose shelves', () => {
  it('share holes right through an upright, and go in past the strips after the paint is dry', () => {
    const plan = planned({ hold: 'pins', uprights: 'auto' });
    expect(plan.scene?.solids.filter(({ piece }) => piece === 'upright')).not.toEqual([]);
    expect(holes(plan)).toMatch(/upright drill them right through/);
    expect(holes(planned({ hold: 'pins', uprights: 'none' }))).not.toMatch(/upright/);
    const ids = stepIds(plan);
    expect(ids.indexOf('pins')).toBeGreaterThan(ids.indexOf('paint'));
    const said = (id: string) => plan.steps.find((one) => one.id === id)?.detail;
    expect(said('scribe')).toMatch(/flush with the insides/);
    expect(said('prime')).toMatch(/not on their pins/);
  });
});

describe('the opening over a unit under a ceiling', () => {
  it('is covered by a strip that is higher and lies on the front of the unit', () => {
    const given = fc.record({
      region: fc.constantFrom(...REGION_NAMES),
      board: fc.constantFrom('mdf', 'plywood', 'melamine'),
      height: fc.integer({ min: 2100, max: 2450 }),
      depth: fc.integer({ min: 200, max: 900 }),
    });
    fc.assert(
      fc.property(given, ({ region, board, height, depth }) => {
        const size = { width: '900 mm', height: `${height} mm`, depth: `${depth} mm`, board };
        const plan = planIn(region, { ...size, shelves: '4' }, ALCOVE);
        const solids = plan.scene?.solids ?? [];
        const top = Math.max(
          ...solids.filter(({ piece }) => piece === 'side').map(({ at, size: s }) => at[2] + s[2]),
        );
        const covers = solids.filter(({ piece, size: s }) => piece === 'scribe' && s[0] > s[2]);
        for (const { at, size: s } of covers) {
          expect(at[2] + s[2]).toBeGreaterThanOrEqual(mm(height) - 1);
          expect(at[2]).toBeLessThanOrEqual(top - mm(9));
        }
        if (mm(height) - top > mm(6.5)) expect(covers).toHaveLength(1);
      }),
      { numRuns: runs(60) },
    );
  });

  it('has strips glued with what holds on melamine, and no tape on edges under them', () => {
    const glued = (typed: Typed): boolean =>
      usesOf(planned({ board: 'melamine', ...typed }), 'scribe').includes('grab-adhesive');
    expect(glued({})).toBe(false);
    expect(glued({ height: '2250 mm' })).toBe(true);
    expect(usesOf(planned({}), 'scribe')).toContain('wood-glue');
    for (const region of REGION_NAMES) {
      for (let height = 1900; height <= 2400; height += 20) {
        const typed = { width: '730 mm', height: `${height} mm`, depth: '335 mm', shelves: '4' };
        const plan = planIn(region, { ...typed, board: 'melamine', lip: 'always' }, ALCOVE);
        const tape =
          Object.entries(needsOf(plan)).find(([id]) => id.startsWith('edging'))?.[1] ?? 0;
        // Top, bottom and the strip over them at most, never a side; 5 cm more each.
        expect(tape, `${region} ${height}`).toBeGreaterThan(690);
        expect(tape, `${region} ${height}`).toBeLessThanOrEqual(2 * (730 + 50));
      }
    }
    // Two ends of sides 279 deep and top, bottom and an upright of 778, each with 50 more: the top of this is seen.
    const tapeOf = (typed: Typed) =>
      needsOf(planned({ board: 'melamine', lip: 'always', ...typed }))['edging-tape~22-mm'];
    expect(tapeOf({ height: '900 mm' })).toBe(2 * (1158 + 50) + (778 + 50) + 2 * (279 + 50));
  });
});

const usesOf = (plan: JobPlan, wanted: string): readonly string[] =>
  plan.steps.find(({ id }) => id === wanted)?.uses ?? [];

const detailOf = (plan: JobPlan, wanted: string): string =>
  plan.steps.find(({ id }) => id === wanted)?.detail ?? '';

describe('a unit that is stood in its place', () => {
  it('has as many people as its weight takes, fewer without loose shelves', () => {
    // Sides 2 × 1.994 × 0.279, top and bottom 2 × 1.158 × 0.279, upright 1.878 × 0.279, shelves 8 × 0.57 × 0.279, plinth
    // 0.093: 3.65 m² of 18 mm MDF, 13.14 kg a m², are 48 kg; the back of 2.38 m² is 7.
    expect(detailOf(planned({}), 'fix')).toMatch(/about 60 kg: 2 people/);
    const wide = { width: '2300 mm', depth: '600 mm', height: '2400 mm' };
    expect(detailOf(planned(wide), 'fix')).toMatch(/: [4-9] people/);
    const people = (plan: JobPlan): number =>
      Number(/: (\d) people/.exec(detailOf(plan, 'fix'))?.[1]);
    expect(people(planned({ ...wide, hold: 'pins' }))).toBeLessThan(people(planned(wide)));
  });

  it('speaks of no plinth, strap or filler that it has not', () => {
    const low = planned({ height: '590', shelves: '1', plinth: '0' });
    const { title = '', check = '', safety = '' } = low.steps.find(({ id }) => id === 'fix') ?? {};
    expect(`${title} ${check} ${safety}`).not.toMatch(/fix|wall|Pull/);
    for (const one of [low, planned({ plinth: '0' })]) {
      expect(`${detailOf(one, 'fix')} ${detailOf(one, 'level')}`).not.toMatch(/plinth/);
    }
    // Its screws are at the walls and behind shelves.
    expect(needsOf(planned({}))).not.toHaveProperty('wood-filler');
    expect(detailOf(planned({}), 'prime')).not.toMatch(/filler/);
    expect(needsOf(planned({ build: 'battens' }))).toHaveProperty('wood-filler');
  });

  it('takes a board in the thickness of the shop without a warning', () => {
    for (const region of REGION_NAMES) {
      for (const board of ['mdf', 'plywood', 'melamine']) {
        const { warnings } = planIn(region, { ...SIZE, board }, ALCOVE);
        expect(warnings.filter(({ rule }) => rule === 'shelf-thickness')).toEqual([]);
      }
    }
  });
});

describe('the front', () => {
  it('has the typed width of the alcove as its dimension', () => {
    for (const build of ['unit', 'battens']) {
      const [front] = planned({ width: '1185 mm', build }).drawings;
      const wide = front?.dimensions?.find(({ side }) => side === 'top');
      expect(wide?.text).toBe('1185 mm');
    }
  });
});

describe('a unit under a ceiling', () => {
  it('says that it is lower, so that it can be tilted up', () => {
    // √((2200 − 10)² − 300²) = 2169.4, and 2194 fit in.
    const { scene } = planned({ height: '2200 mm' });
    expect(scene.says.join(' ')).toContain('It is 25\u00a0mm lower than the alcove');
    expect(planned({}).scene.says.join(' ')).not.toContain('lower');
  });
});

const glueWhy = (typed: Typed) =>
  planned(typed).materials.find(({ id }) => id === 'wood-glue')?.why;
const lastSteps = (typed: Typed) => stepIds(planned(typed)).slice(-6);

const isTooLow = (typed: Typed): boolean =>
  planned({ load: 'records', ...typed }).warnings.some(({ rule }) => rule === 'shelf-clear');

describe('shelves for records', () => {
  it('are warned of where a sleeve does not stand', () => {
    // 361 mm clear between four shelves, 297 between five.
    expect(isTooLow({})).toBe(false);
    expect(isTooLow({ shelves: '5' })).toBe(true);
    expect(isTooLow({ shelves: '5', load: 'books' })).toBe(false);
    // 321 mm from board to board, 295 under lips of 44 mm on boards of 18 mm.
    const lipped = { width: '1310 mm', height: '2025 mm', depth: '370 mm', build: 'battens' };
    expect(isTooLow({ ...lipped, shelves: '5' })).toBe(true);
    expect(isTooLow({ ...lipped, shelves: '5', lip: 'none' })).toBe(false);
  });

  it('have the height that lips and the strip over a unit leave, in every region', async () => {
    for (const region of REGION_NAMES) {
      for (const build of ['battens', 'unit']) {
        for (const lip of ['always', 'none']) {
          const plan = planIn(
            region,
            { width: '1310 mm', height: '2025 mm', depth: '370 mm', shelves: '5', build, lip },
            ALCOVE,
          );
          const solids = plan.scene?.solids ?? [];
          const top = ({ at, size }: (typeof solids)[number]): number => at[2] + size[2];
          const floors = solids.filter(({ piece }) =>
            /^(shelf|fixed-shelf|top-and-bottom)$/.test(piece ?? ''),
          );
          const above = solids.filter(
            ({ piece, at, size }) =>
              /^(shelf|fixed-shelf|top-and-bottom|lip)$/.test(piece ?? '') ||
              (piece === 'scribe' && size[0] > size[2] && at[2] > 0),
          );
          const spaces = floors.flatMap((one) => {
            const from = top(one);
            const over = above.filter(({ at }) => at[2] > from).map(({ at }) => at[2] - from);
            return over.length === 0 ? [] : [Math.min(...over)];
          });
          const shown = plan.figures.find(({ id }) => id === 'clear')?.value;
          const { locale } = await contextIn(region);
          expect(shown, `${region} ${build} ${lip}`).toBe(
            formatLength(length(Math.min(...spaces)), locale),
          );
        }
      }
    }
  });
});

describe('gaps at the walls', () => {
  it('are caulked between primer and paint, and after varnish', () => {
    expect(lastSteps({ build: 'battens' })).toEqual([
      'shelves',
      'fill',
      'prime',
      'caulk',
      'paint',
      'load',
    ]);
    expect(lastSteps({})).toEqual(['fix', 'scribe', 'prime', 'caulk', 'paint', 'load']);
    expect(lastSteps({ board: 'melamine' }).slice(2)).toEqual([
      'scribe',
      'varnish',
      'caulk',
      'load',
    ]);
  });

  it('are covered with a strip over a unit if they are too wide for caulk', () => {
    for (const height of ['1915 mm', '2350 mm']) {
      for (const [fit, wide] of [
        ['6 mm', false],
        ['10 mm', false],
        ['12 mm', true],
        ['30 mm', true],
      ] as const) {
        const plan = planned({ board: 'melamine', height, fit });
        const scribe = plan.steps.find(({ id }) => id === 'scribe')?.detail;
        expect(/over the unit/.test(scribe ?? '')).toBe(wide || height === '2350 mm');
        if (height === '1915 mm') {
          const strips = piecesOf(plan)['planed-timber~18x44-mm'] ?? [];
          expect(strips.filter((one) => one.includes('scribe'))).toHaveLength(wide ? 2 : 1);
        }
      }
    }
  });

  it('are taped while they are painted, and the glue is where wood glue holds', () => {
    // Above and below four shelves: 8 × (1194 + 2 × 300) mm.
    expect(needsOf(planned({ build: 'battens' }))).toHaveProperty('masking-tape~38-mm', 14_352);
    expect(glueWhy({ build: 'battens', lip: 'always' })).toBe('Behind every lip.');
    expect(glueWhy({ board: 'melamine', height: '2250 mm' })).toMatch(/but the one along the top/);
  });
});
