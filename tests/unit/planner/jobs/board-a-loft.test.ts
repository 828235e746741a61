import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as boardALoft } from '../../../../web/planner/jobs/board-a-loft/job.ts';
import { boundsOf } from '../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { newGround, newRoom } from '../../../../web/planner/measure/places/place-input.ts';
import { sides } from './places.ts';
import { needsOf, piecesOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(boardALoft);
});

const loft = (x: number, y: number) => ({ ...newGround('loft'), sides: sides('rectangle', x, y) });

/** Runners, posts and rails of one hatch. */
const hatchIn = (long: number, wide: number, post: number): readonly string[] => [
  `2 × runner ${String(long)}`,
  `4 × hatch-post ${String(post)}`,
  `2 × hatch-rail ${String(long)}`,
  `1 × hatch-rail ${String(wide)}`,
];

describe('four houses, taken off by hand', () => {
  it('UK: 4.8 × 3.6 m, joists of 100 every 400, nothing laid yet', () => {
    // Approved Document L: 100 between and 170 across is 270. With 50 of air over it the floor stands 220 over the
    // joists: the leg of 175 (loft leg makers) is too low, the next is 300. 17.28 m²: between the joists, 44 of each 400 less, 15.38.
    // Joists run the short way: 4800 ÷ 400 + 1 = 13. Panels of 320: 3600 ÷ 320 = 11.25, so 12 rows with 13 edges:
    // 13 × 13 + 4 at the hatch = 173 legs, 3 screws into the joist and 2 from above. Posts of the hatch 4 × 4 screws, its
    // 3 rails 4 each; its lining every 200 at most, 2 × (4 + 5) in the line of the feet.
    // Panels of 1220 are cut back to 1200, three spacings. Full rows: 4 × 1200, or 800 + 3 × 1200 + 400 where 800 and
    // 400 come of one: 4 panels each, 44. The last row is 80 wide and shifted: three of 1200 from one panel, 800 and
    // 400 from another: 46. A twentieth more: 3. Trays: 12 bays, both sides. Hatch 560 × 700: 2520 round.
    const plan = planIn('uk', {}, loft(4800, 3600));
    expect(needsOf(plan)).toEqual({
      'grab-adhesive': 1,
      'work-gloves': 1,
      'safety-glasses': 1,
      // One for each day of eight hours between looking round and the last row.
      'dust-mask~ffp2': Math.ceil(
        plan.steps
          .slice(stepIds(plan).indexOf('check'), stepIds(plan).indexOf('rows') + 1)
          .reduce((sum, one) => sum + one.minutes, 0) / 480,
      ),
      overalls: 1,
      'loft-light': 1,
      'cable-clips': 35,
      'expanding-foam': 1,
      'vapour-tape': 5976,
      'eave-tray': 24,
      'loft-insulation~100-mm': 15_380,
      'loft-insulation~170-mm': 17_280,
      'loft-leg~300-mm': 173,
      'loft-board~1220x320-mm': 46,
      'wood-glue': 692,
      'wood-screws~4x40-mm': 3 * 173 + 18,
      'wood-screws~4x30-mm': 2 * 173,
      'wood-screws~5x70-mm': 28,
      'hatch-insulation': 1,
      'draught-strip': 2520,
    });
    expect(plan.materials.find(({ product }) => product === 'loft-board')).toMatchObject({
      spare: 3,
      slack: 'breakage',
    });
    expect(plan.figures.map(({ value }) => value)).toEqual(['17.3 m²', '46', '173', '418 mm']);
    expect(plan.drawings[1]?.says).toContain('legs of 300 mm, 130 mm of air');
    expect(plan.warnings).toEqual([]);
  });

  it('US: an attic of 16 × 12 ft, 2 × 6 joists every 16 in, zone 4 by the code of 2024', () => {
    // IECC 2018 and 2024: R-49. R-19 batts are 6 1/4 in, which 5 1/2 in joists hold; 30 more across, 9 1/2 in. No shop
    // keeps legs: 15 3/4 in of wool and 2 (50 mm) of air less 5 1/2 are 12.22 in; a lap of 90 mm: 400.3 mm a leg.
    // Panels of 47 3/4 × 23 3/4, 15/32 in thick, span 16 in (APA 32/16): three spans, a runner each 15.92 in.
    // Joists run the short way, runners the long way: 144 ÷ 15.92 = 9.05: the tenth lies along the wall: 10; each on
    // 13 joists, and 4 legs at the hatch: 134. Braces at the first, the last and every third: 4 runners, two each, on the slant.
    // Screws: 2 a leg and 4 a brace, 1 down into each leg.
    const place = {
      ...newGround('attic'),
      sides: ['16 ft', '12 ft', '', ''].map((length) => ({ turn: 'right' as const, length })),
    };
    const plan = planIn('us', {}, place);
    expect(needsOf(plan)).toMatchObject({
      'loft-insulation~r-19': 16_166,
      'loft-insulation~r-30': 17_838,
      'wood-screws~9x2-1-2-in': 2 * 134 + 4 * 8 + 28,
      'wood-screws~9x3-in': 134,
      'eave-tray': 24,
    });
    expect(needsOf(plan)).not.toHaveProperty('wood-glue');
    expect(piecesOf(plan)).toEqual({
      'stud~2x4': [
        '134 × loft-leg 403.2',
        '8 × brace 571.5',
        '10 × runner 4876.8',
        // 12.22 + 1.5 of runner + 0.451 + a lap of 3.54 + 35.43 in: 1351 mm on a tape; the lining 50 mm and 14.17 in.
        ...hatchIn(762, 558.8, 1351),
      ],
      'plywood~15-32-in': ['2 × hatch-lining 558.8 × 411.2', '2 × hatch-lining 762 × 411.2'],
    });
  });

  it('EU: 6 × 4 m, joists of 160 every 600, 100 mm of dry wool left there', () => {
    // DE: 240 in all; 140 to come. 60 mm are free between the joists and no roll is so thin: 120 slit in two fills them,
    // 24 × (1 − 44 ÷ 600) ÷ 2 = 11.12 m². 80 to come: 100 across. 100 and 50 of air: legs of 150 and a lap of 90. Panels 2050 × 615
    // cover 2040 × 605 (hausjournal.net): four spans of 510. Runners: 4000 ÷ 510 = 7.8, 8 and the last: 9; joists
    // 6000 ÷ 600 + 1 = 11: 99 legs, 4 at the hatch. Its posts 150 + 40 + 19 + 90 + 900. Runners of 6 m from timber of 5 m: 4800 and 1200, joined on a joist.
    const plan = planIn('eu', { already: '100' }, loft(6000, 4000));
    const needs = needsOf(plan);
    expect(needs).toMatchObject({ 'loft-insulation~100-mm': 24_000, 'wood-glue': 960 });
    expect(needs['loft-insulation~120-mm']).toBeCloseTo(11_120, -1);
    expect(Object.keys(needs).filter((id) => id.startsWith('loft-insulation'))).toHaveLength(2);
    expect(needs).not.toHaveProperty('eave-tray');
    expect(piecesOf(plan)).toEqual({
      'batten~40x60-mm': [
        '103 × loft-leg 240',
        '8 × brace 340',
        '9 × runner 4800',
        '9 × runner 1200',
        ...hatchIn(700, 560, 1199),
      ],
      // Lining 50 + 150 + 40 + 19 high.
      'plywood~12-mm': ['2 × hatch-lining 560 × 259', '2 × hatch-lining 700 × 259'],
    });
    expect(stepIds(plan)).not.toContain('between');
  });

  it('China: 3.6 × 2.4 m, no loft panels or rolls in the shops: plywood, rock wool, legs of timber', () => {
    // 200 in all: 100 between joists of 100 and 100 across, one product: 8.64 × 1.9 = 16.416 m². Legs 150 and a lap of
    // 90. Panels of 1200 × 595 on runners every 600: 2400 ÷ 600 + 1 = 5, on 3600 ÷ 400 + 1 = 10 joists: 50 legs and 4.
    // 3600 ÷ 595 = 6.05: seven rows along 2400, two panels each, or 600 + 1200 + 600 in shifted ones; the seventh,
    // 30 wide, comes of one more.
    const plan = planIn('cn', {}, loft(3600, 2400));
    expect(needsOf(plan)).toMatchObject({ 'wall-insulation~100-mm': 16_330 });
    const pieces = piecesOf(plan);
    expect(pieces['batten~40x60-mm']).toContain('54 × loft-leg 240');
    const [panels] = pieces['plywood~18-mm'] ?? [];
    expect(panels).toMatch(/1200 × 595$/);
    expect(needsOf(plan)).not.toHaveProperty('loft-ladder');
  });
});

const planned = (typed: Typed, place = loft(4800, 3600)): JobPlan => planIn('uk', typed, place);

const across = (plan: JobPlan) => plan.steps.find(({ id }) => id === 'across')?.detail;

const rules = (plan: JobPlan) =>
  plan.warnings.map(({ rule, severity, field }) => [rule, severity, field]);

const needsWithLadder = (region: 'uk' | 'us' | 'eu', hatches: string) =>
  needsOf(planIn(region, { ladder: true, hatches }, loft(6000, 4000)));

const labelIn = (region: 'uk' | 'us', typed: Typed) =>
  planIn(region, typed, loft(6000, 4000)).steps.find(({ id }) => id === 'label')?.detail;

describe('boardALoft', () => {
  it('stops for trusses, and for more than 25 kg/m² or 5 lb/sq ft', () => {
    expect(rules(planned({ roof: 'trussed' }))).toEqual([['loft-load', 'stop', 'roof']]);
    expect(rules(planned({ load: '25' }))).toEqual([]);
    expect(rules(planned({ load: '25.1' }))).toEqual([['loft-load', 'stop', 'load']]);
    expect(planned({ load: '400' }).warnings[0]?.message).toMatch(/25 kg\/m².*structural engineer/);
    expect(rules(planIn('us', { load: '5' }, loft(4800, 3600)))).toEqual([]);
    const us = planIn('us', { load: '20' }, loft(4800, 3600));
    expect(us.warnings[0]?.message).toContain('5 lb/sq ft');
  });

  it('stops if joists are too far apart for the panels or no leg is high enough', () => {
    expect(planned({ spacing: '600' }).warnings).toEqual([]);
    expect(planned({ spacing: '611' }).warnings).toMatchObject([
      { rule: 'loft-panel', severity: 'stop', field: 'spacing' },
    ]);
    // 100 + 200 and 50 of air less 100 are 250. 250 across take 100 + 170: 320 is more than the highest leg.
    expect(planned({ target: '300' }).materials.length).toBeGreaterThan(0);
    expect(planned({ target: '500' }).materials).toEqual([]);
    const high = planned({ target: '350' });
    expect(high.materials).toEqual([]);
    expect(high.warnings).toMatchObject([{ rule: 'loft-leg', severity: 'stop', field: 'target' }]);
    expect(high.warnings[0]?.message).toContain('300 mm');
  });

  it('raises a floor over joists that are too far apart, by a fix that solves it', () => {
    for (const region of ['us', 'eu', 'cn'] as const) {
      const typed = { spacing: '700 mm', raise: 'none', insulate: 'between', film: true };
      const wide = planIn(region, typed, loft(6000, 4000)).warnings.find(
        ({ rule }) => rule === 'loft-panel',
      );
      expect(wide?.fix).toEqual({ field: 'raise', value: 'legs', also: { insulate: 'both' } });
      const fixed = planIn(region, { ...typed, raise: 'legs', insulate: 'both' }, loft(6000, 4000));
      expect(fixed.warnings.filter(({ severity }) => severity === 'stop')).toEqual([]);
    }
    const uk = planIn('uk', { spacing: '700 mm', raise: 'none' }, loft(6000, 4000));
    expect(uk.warnings.find(({ rule }) => rule === 'loft-panel')?.fix).toBeUndefined();
  });

  it('tries no strip where a ladder with its own door replaces the only hatch', () => {
    const plan = planIn('us', { ladder: true, hatches: '1' }, loft(6000, 4000));
    expect(needsOf(plan)).not.toHaveProperty('draught-strip');
    expect(plan.steps.find(({ id }) => id === 'hatch')?.check).toContain('door shuts flush');
    // A panel for a hatch does not cover the opening of stairs.
    const cover = plan.materials.find(({ product }) => product === 'hatch-insulation');
    expect(cover?.why).toContain('made for attic stairs');
  });

  it('glues no panel to a hatch that a ladder with its own door replaces', () => {
    expect(needsWithLadder('uk', '1')).toMatchObject({ 'hatch-insulation': 1, 'grab-adhesive': 1 });
    expect(needsWithLadder('eu', '1')).not.toHaveProperty('hatch-insulation');
    expect(needsWithLadder('eu', '2')).toMatchObject({ 'hatch-insulation': 1, 'grab-adhesive': 1 });
    expect(needsWithLadder('us', '1')).toMatchObject({ 'hatch-insulation': 1 });
    expect(needsWithLadder('us', '1')).not.toHaveProperty('grab-adhesive');
  });

  it('counts the edge of a ladder with its own frame for its opening, and others for a hatch', () => {
    const plan = planIn('eu', { ladder: true, hatches: '2' }, loft(6000, 4000));
    const rails = piecesOf(plan)['batten~40x60-mm']?.filter((one) => one.includes('hatch-rail'));
    expect(rails?.toSorted()).toEqual([
      '1 × hatch-rail 560',
      '1 × hatch-rail 600',
      '2 × hatch-rail 1200',
      '2 × hatch-rail 700',
    ]);
    expect(needsOf(plan)['draught-strip']).toBe(2 * (560 + 700));
  });

  it('lays no strip of a panel without a tongue that is narrower than a floorboard', () => {
    for (const region of ['us', 'cn'] as const) {
      for (const wide of [3030, 3330, 4550]) {
        const typed = { spacing: '500 mm', insulate: 'none', raise: 'none', eaves: '300 mm' };
        const { drawings } = planIn(region, typed, loft(wide + 1430, wide));
        const reaches = (drawings[0]?.pieces ?? []).flatMap(({ shape }) => {
          const { x0, x1, y0, y1 } = boundsOf(shape);
          return [x1 - x0, y1 - y0];
        });
        expect(Math.min(...reaches)).toBeGreaterThanOrEqual(mm(100));
      }
    }
  });

  it('writes the load that was entered on the label, if it is lower than usual', () => {
    expect(labelIn('uk', {})).toContain('Write 25 kg/m²');
    expect(labelIn('uk', { load: '15' })).toContain('Write 15 kg/m²');
    expect(labelIn('us', {})).toContain('Write 5 lb/sq ft');
    expect(labelIn('us', { load: '3' })).toContain('Write 3 lb/sq ft');
  });

  it('lays no floor on wool above the joists', () => {
    expect(planned({ raise: 'none' }).warnings).toMatchObject([
      { rule: 'loft-air', severity: 'stop', field: 'raise' },
    ]);
    // 100 of wool between joists of 100 leaves no air under the floor; joists of 150 leave 50.
    const close = { raise: 'none', insulate: 'between' };
    // 100 is less than the 270 of Approved Document L.
    const short = {
      rule: 'loft-wool',
      severity: 'warn',
      fix: { field: 'insulate', value: 'both' },
    };
    expect(planned(close).warnings).toMatchObject([{ rule: 'loft-air', severity: 'warn' }, short]);
    expect(planned({ ...close, joistDepth: '150' }).warnings).toMatchObject([short]);
    expect(planned({ ...close, joistDepth: '150', already: '270' }).warnings).not.toContainEqual(
      expect.objectContaining({ rule: 'loft-wool' }),
    );
    const bare = planned({ raise: 'none', insulate: 'none' });
    expect(bare.warnings).toEqual([]);
    expect(Object.keys(needsOf(bare)).some((id) => id.startsWith('loft-leg'))).toBe(false);
    expect(stepIds(bare)).toEqual(
      expect.not.arrayContaining(['eaves', 'between', 'raise', 'across']),
    );
  });

  it('fills the joists under a floor on them but in Britain: R-30 in a 2×10, 160 mm in 160', () => {
    const close = { raise: 'none', insulate: 'between' };
    const us = planIn('us', { ...close, joistDepth: '9 1/4 in', zone: '2' }, loft(6000, 4000));
    expect(Object.keys(needsOf(us))).toContain('loft-insulation~r-30');
    expect(us.warnings).toMatchObject([{ rule: 'loft-wool' }]);
    const eu = planIn('eu', { ...close, joistDepth: '160' }, loft(6000, 4000));
    expect(Object.keys(needsOf(eu))).toContain('loft-insulation~160-mm');
  });

  it('lays a film under wool in Europe, up both sides of each joist, unless the ceiling has one', () => {
    // (24 m² × (1 + 2 × 160 ÷ 600) + 20 m × 0.1 m) × 1.1 = 42.68 m². Round it and the hatch 22.52 m, 8 m a tube: 3. Tape 1 m for a m² of
    // film and the hatch.
    const plan = planIn('eu', {}, loft(6000, 4000));
    expect(needsOf(plan)).toMatchObject({
      'vapour-film': 42_680,
      'film-adhesive': 3,
      'vapour-tape': 45_200,
      'staples~10-mm': 240,
    });
    expect(stepIds(plan).indexOf('film')).toBeLessThan(stepIds(plan).indexOf('between'));
    const old = planIn('eu', { already: '100' }, loft(6000, 4000));
    expect(old.steps.find(({ id }) => id === 'film')?.detail).toMatch(/old wool out/);
    for (const none of [
      planIn('eu', { film: true }, loft(6000, 4000)),
      planIn('eu', { insulate: 'none' }, loft(6000, 4000)),
      planned({}),
    ]) {
      expect(stepIds(none)).not.toContain('film');
      expect(needsOf(none)).not.toHaveProperty('vapour-film');
    }
  });

  it('leaves no air between old wool and new wool across the joists', () => {
    // 5 1/2 − 3 1/2 = 2 in over 16 × 12 ft less the joists, 1.5 of 16: 17.838 m² × 0.906 × 0.0508 m × 30 kg = 24.6 kg.
    const attic = loft(4876.8, 3657.6);
    const plan = planIn('us', { already: '3 1/2 in' }, attic);
    expect(needsOf(plan)['blown-insulation']).toBeCloseTo(24_636, -1);
    expect(across(plan)).toMatch(/first fill the 2″/);
    expect(across(planIn('us', { already: '5 1/2 in' }, attic))).not.toMatch(/first fill/);
    expect(across(planIn('eu', { already: '100' }, loft(6000, 4000)))).toMatch(
      /first fill the 60 mm.*wool slit/,
    );
  });

  it('leaves no air between new layers either: China, 100 in joists of 120', () => {
    expect(across(planIn('cn', { joistDepth: '120' }, loft(6000, 4000)))).toMatch(
      /first fill the 20 mm/,
    );
    expect(across(planIn('cn', { joistDepth: '150' }, loft(6000, 4000)))).toMatch(
      /first fill the 50 mm.*wool of that thickness/,
    );
    expect(across(planIn('cn', { joistDepth: '100' }, loft(6000, 4000)))).not.toMatch(/first fill/);
  });

  it.each([
    [{}, /lie on top of the wool/, /reaches over the wool/],
    [{ joistDepth: '150', insulate: 'between', raise: 'none' }, /above the wool/, /No cable/],
    [{ insulate: 'between', raise: 'none' }, /ask an electrician/, /An electrician has named/],
    [{ insulate: 'none', raise: 'none' }, /below its top/, /No cable lies on a joist/],
  ])('has cables where their check looks for them: %j', (typed, detail, check) => {
    for (const region of ['uk', 'cn'] as const) {
      const plan = planIn(region, typed, loft(6000, 4000));
      const services = plan.steps.find(({ id }) => id === 'services');
      expect(services?.detail).toMatch(detail);
      expect(services?.check).toMatch(check);
    }
  });

  it('counts wool over the old wool towards the target: UK, joists of 97 with 50 in them', () => {
    // 50 + 47 + 200 across = 297 of 270; 297 + 50 of air − 97 = 250: the leg of 300.
    const plan = planned({ joistDepth: '97', already: '50', spacing: '450', raise: 'legs' });
    expect(rules(plan)).toEqual([]);
    expect(across(plan)).toMatch(/first fill the 47 mm.*wool slit/);
    expect(Object.keys(needsOf(plan)).filter((id) => id.startsWith('loft-insulation'))).toEqual([
      'loft-insulation~100-mm',
      'loft-insulation~200-mm',
    ]);
  });

  it('speaks of no wool if none is laid', () => {
    const bare = planned({ raise: 'none', insulate: 'none' });
    for (const { detail, check, id } of bare.steps) {
      expect(`${id}: ${detail} ${check}`).not.toMatch(/\bwool\b/);
    }
  });

  it('asks about joists, asbestos and cables before the step that they protect', () => {
    const gates = planned({ pipes: '6 m' }).steps.flatMap(({ id, gates: asked = [] }) =>
      asked.map((gate) => `${id} ${gate}`),
    );
    expect(gates).toEqual([
      'load bearing',
      'check asbestos',
      'check height',
      'services cables',
      'services gas-water',
      'board cables',
      'hatch height',
    ]);
  });

  it('counts what is typed: downlights, pipes, hatches, a ladder', () => {
    const needs = needsOf(
      planned({ downlights: '6', pipes: '9 m', hatches: '2', ladder: true, eaves: '600' }),
    );
    expect(needs).toMatchObject({
      'downlight-cap': 6,
      'pipe-lagging~15-mm': 9000,
      'hatch-insulation': 2,
      'loft-ladder': 1,
      // Wool to the walls, boards 2.4 m deep: 8 rows have 9 edges on 13 joists; 4 at each hatch.
      'loft-insulation~170-mm': 17_280,
      'loft-leg~300-mm': 117 + 8,
    });
    expect(planned({ eaves: '1800' }).problems['eaves']).toMatch(/Nothing is left/);
  });

  it('follows an L-shape without legs outside the floor', () => {
    const room = { ...newRoom('loft'), sides: sides('L', 4000, 2000, 1500, 1000), height: '2.4 m' };
    const square = { ...room, sides: sides('rectangle', 4000, 3000) };
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const legs = (place: typeof room) =>
        Number(planIn(region, {}, place).figures.find(({ id }) => id === 'legs')?.value);
      expect(legs(room)).toBeGreaterThan(0);
      expect(legs(room)).toBeLessThan(legs(square));
    }
  });

  it('never needs less for a larger loft', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const [small, large] = [loft(4800, 3600), loft(6000, 4500)].map((place) =>
        needsOf(planIn(region, {}, place)),
      );
      for (const [id, need] of Object.entries(small ?? {})) {
        expect(`${id} ${(large?.[id] ?? 0) >= need}`).toBe(`${id} true`);
      }
    }
  });
});

const pieces = (plan: JobPlan): string => Object.values(piecesOf(plan)).flat().join(' ');

describe('the edge of a hatch', () => {
  it('has legs, a lining and a rail for each hatch, and nothing without one', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const raise of ['legs', 'none']) {
        const typed = raise === 'legs' ? {} : { raise, insulate: 'none' };
        const [none = planned({}), one = none, two = none] = ['0', '1', '2'].map((hatches) =>
          planIn(region, { ...typed, hatches }, loft(4800, 3600)),
        );
        const legs = [none, one, two].map((plan) =>
          Number(plan.figures.find(({ id }) => id === 'legs')?.value ?? 0),
        );
        const [least = 0, more, most] = legs;
        const step = raise === 'legs' ? 4 : 0;
        expect([more, most], region).toEqual([least + step, least + 2 * step]);
        expect(pieces(one), region).toContain('4 × hatch-post');
        expect(pieces(two)).toContain('8 × hatch-post');
        expect(pieces(one).includes('hatch-lining'), region).toBe(raise === 'legs');
        expect(pieces(none)).not.toContain('hatch-');
        const ids = stepIds(one);
        expect(ids.indexOf('edge')).toBeGreaterThan(ids.indexOf('load'));
        expect(ids.indexOf('edge')).toBeLessThan(ids.indexOf('board'));
        expect(stepIds(none)).not.toContain('edge');
      }
    }
  });
});

it('lays wool that stands out of its bays only if that saves wool', () => {
  // 180 − 80 = 100 are free, and 160 to come: 100 and 100 do, so no 120 between the joists.
  const typed = { joistDepth: '180', already: '80', target: '240' };
  const ids = Object.keys(needsOf(planIn('eu', typed, loft(6400, 5700))));
  expect(ids.filter((id) => id.startsWith('loft-insulation'))).toEqual(['loft-insulation~100-mm']);
});

it('glues the film along every wall of a loft that is not a rectangle', () => {
  const outline = sides('U', 6200, 5000, 1900, 2100, 2100, 2300);
  const plan = planIn('eu', { hatches: '0' }, { ...newGround('loft'), sides: outline });
  // 2 × (6.2 + 5) + 2 × 2.1 = 26.6 m, 8 m a tube.
  expect(needsOf(plan)).toMatchObject({ 'film-adhesive': 4 });
});

it('speaks of hatches as there are', () => {
  for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
    for (const hatches of ['0', '1', '2']) {
      const plan = planIn(region, { hatches }, loft(4800, 3600));
      const said = plan.steps
        .filter(({ id }) => /^(seal|film|edge|hatch)$/.test(id))
        .map(({ title, detail }) => `${title} ${detail}`)
        .join(' ');
      expect(/hatch/.test(said), `${region} ${hatches}`).toBe(hatches !== '0');
      expect(/each hatch/.test(said)).toBe(hatches === '2');
    }
  }
});

it('CN: names the panels that come four from a sheet where the saw leaves no room for more', () => {
  // 2 × 1220 + 3 and 2 × 610 + 3 pass a sheet of 2440 × 1220: one panel comes out. 1200 × 600 lie four abreast.
  const warned = ['1220 610', '1200 595', '1200 600', '2000 595'].map((size) => {
    const [length = '', width = ''] = size.split(' ');
    return planIn('cn', { length, width }, loft(6470, 3920)).warnings;
  });
  const fix = { field: 'length', value: '1200 mm', also: { width: '595 mm' } };
  expect(warned).toMatchObject([[{ rule: 'loft-sheet', severity: 'warn', fix }], [], [], []]);
});

const boardStep = (length: string): string | undefined =>
  planIn('uk', { length }, loft(4800, 3600)).steps.find(({ id }) => id === 'board')?.detail;

it('has panels sawn where whole ones would end between joists', () => {
  expect(boardStep('1220 mm')).toMatch(/Saw each panel to 1200.mm/);
  expect(boardStep('1200 mm')).not.toMatch(/Saw/);
});

const boardText = (plan: JobPlan): string =>
  plan.steps.find(({ id }) => id === 'board')?.detail ?? '';

describe('panels on joists that lie as they do', () => {
  const straight = { insulate: 'none', raise: 'none', joists: 'x' };

  it('US: lays panels of 47 3/4 in whole on joists at 16 in, with a gap', () => {
    // 14 ft 3 in × 21 ft: 171 ÷ 23 3/4 = 7.2, 8 rows of 252 ÷ 48 = 5.25: 42 and a twentieth.
    const attic = {
      ...newGround('attic'),
      sides: ['14 ft 3 in', '21 ft', '', ''].map((side) => ({
        turn: 'right' as const,
        length: side,
      })),
    };
    for (const spacing of ['16 in', '406 mm', '407 mm']) {
      const plan = planIn('us', { ...straight, spacing }, attic);
      expect(needsOf(plan)['loft-board~47-3-4x23-3-4-in']).toBeLessThanOrEqual(42);
      expect(boardText(plan)).toMatch(/Leave .+ between their ends/);
      expect(boardText(plan)).not.toMatch(/Saw each/);
    }
  });

  it.each(['406 mm', '407 mm', '610 mm'])(
    'UK: 1220 mm fit joists of old houses at %s',
    (spacing) => {
      expect(boardText(planIn('uk', { ...straight, spacing }, loft(5000, 4000)))).not.toMatch(
        /Saw each|Leave/,
      );
    },
  );

  it('China: has panels sawn to the joists in the shop, once', () => {
    const plan = planIn('cn', { ...straight, spacing: '380 mm' }, loft(5150, 3850));
    expect(boardText(plan)).not.toMatch(/Saw each/);
    expect(piecesOf(plan)['plywood~18-mm']).toEqual([
      expect.stringMatching(/× loft-panel 1140 × 595$/),
    ]);
  });
});
