import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as layALaminateFloor } from '../../../../web/planner/jobs/lay-a-laminate-floor/job.ts';
import { newRoom, type RoomInput } from '../../../../web/planner/measure/places/place-input.ts';
import { sides } from './places.ts';
import { lineOf, needsOf, piecesOf } from './bills.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(layALaminateFloor);
});

const door = opening('door', 'A', ['0.8 m', '2 m'], '0.5 m');
const roomOf = (x: number, y: number): RoomInput => ({
  ...newRoom('room'),
  sides: sides('rectangle', x, y),
  height: '2.4 m',
  openings: [door],
});

describe('four houses, taken off by hand', () => {
  it('UK: 4.4 × 3 m of laminate 1261 × 192 on concrete, a door, beading', () => {
    // Between gaps of 10: 4380 long, 2980 wide. 2980 ÷ 192 = 15.5: 16 rows, the last 100 wide. Rows in turn:
    //   1261 | 1261 | 1261 | 597    four planks, leaves 1261 − 597 − 3 = 661
    //   661 of it | 1261 | 1261 | 1197    three planks, joints 600 off; leaves a stub
    // 8 × 4 + 8 × 3 = 56, and a pack of 9 to spare (5 % are 3). (Pergo's laying rules)
    // Underlay 1 m wide: three strips of 4.43 m, joints of 8.8 m and 1 m at the end of a roll. Film 4 m wide, laps of 0.2, 50 mm up each wall: across
    // 4.5 m a strip of 3.1 m and one of 0.7, ripped five abreast: 3.1 + 3.9 ÷ 5 with laps, and a lap at the end of the roll: 4.08 m, joints
    // of 3.1 m, four of 0.7 and one of 4. Along the first wall a spacer each 300: 15. Beading 2.4 m long laps by 19: A 430 and 3030 = 2381 + 649, B and D 3000 =
    // 2381 + 619, C 4400 = 2381 + 2019. Pins each 300: 2 + 8 + 3 + (8 + 3) × 2 + 8 + 7 = 50.
    const plan = planIn('uk', {}, roomOf(4400, 3000));
    expect(needsOf(plan)).toEqual({
      'laminate~1261x192-mm': 56,
      underlay: 13_290,
      'damp-membrane': 16_320,
      'membrane-tape': 19_700,
      'brad-nails~32-mm': 50,
      'rubble-sack': 3,
      'grab-adhesive': 1,
      'floor-spacers': 15,
      'pull-saw-blade': 1,
      'work-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 1,
    });
    expect(lineOf(plan, 'laminate')).toMatchObject({ spare: 9, slack: 'repair' });
    expect(piecesOf(plan)).toEqual({
      'scotia~19x19-mm': [
        '1 × beading 430',
        '4 × beading 2400',
        '1 × beading 649',
        '2 × beading 619',
        '1 × beading 2019',
      ],
      'threshold~38-mm': ['1 × profile 800'],
    });
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)('has blades for its knife in %s', (region) => {
    const plan = planIn(region, { kind: 'vinyl' }, roomOf(4400, 3000));
    expect(needsOf(plan)).toMatchObject({ 'snap-blades': 10 });
    const first = plan.steps.find(({ id }) => id === 'first');
    expect(first?.tools).toContain(region === 'us' ? 'snap-knife' : 'utility-knife');
  });

  it('US: a hall of 12 ft × 47 1/2 in, click vinyl across it on wood', () => {
    const hall: RoomInput = {
      ...newRoom('hall'),
      sides: ['12 ft', '47.5 in', '', ''].map((length) => ({ turn: 'right', length })),
      height: '8 ft',
    };
    // 47.5 − 0.75 = 46.75 in: one plank of 47.6 a row, and nothing left to use. 143.25 ÷ 8.7 = 16.5: 17 rows.
    // The first wall is the short one: a spacer each 300 mm of it.
    // No underlay is sold for vinyl there, and wood needs no film. Beading 3 × 12 ft … of 8 ft lengths.
    const plan = planIn('us', { kind: 'vinyl', along: 'y' }, hall);
    const needs = needsOf(plan);
    expect(needs).toMatchObject({
      'vinyl-plank~8.7x47.6-in': 17,
      'snap-blades': 10,
      'floor-spacers': 5,
    });
    expect(lineOf(plan, 'vinyl-plank')).toMatchObject({ spare: 7 });
    for (const none of ['underlay', 'damp-membrane', 'membrane-tape', 'pull-saw-blade']) {
      expect(needs).not.toHaveProperty(none);
    }
  });

  it('EU: a box room of 1.3 × 2.5 m, planks across it, hollows of 3 mm, two pipes, wet', () => {
    const typed = { along: 'x', hollow: '3 mm', pipes: '2', wet: true };
    // 1280 of 1380 a row; 2480 ÷ 193 = 12.8: 13 rows. 3.25 m²: 1.6 kg a mm: 15.6 kg; primer 7 m²/L: 465 ml. Round it
    // 7.6 m, less the door of 0.8: 10 wide and 8 + 3 deep, 0.75 L: three tubes of sealant. Glue 10 ml a pipe.
    const plan = planIn('eu', typed, roomOf(1300, 2500));
    expect(needsOf(plan)).toMatchObject({
      'laminate~1380x193-mm': 13,
      'floor-leveller': 7800,
      'tile-primer': 465,
      'floor-seam-sealant': 3,
      'pipe-rose': 2,
      'wood-glue': 20,
    });
    expect(plan.steps.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['level', 'pipes', 'seal']),
    );
  });

  it('China: 4.2 × 3.3 m of 1218 × 198, skirting after', () => {
    // 4180: 1218 × 3 + 526, leaves 689; then 689 | 1218 | 1218 | 1055. 3280 ÷ 198 = 16.6: 17 rows, nine of four planks
    // and eight of three: 60. 13.86 m². (企口地板错缝铺法)
    const plan = planIn('cn', {}, roomOf(4200, 3300));
    expect(needsOf(plan)).toMatchObject({
      'laminate~1218x198-mm': 60,
      underlay: 14_010,
      'damp-membrane': 17_600,
    });
    expect(Object.keys(piecesOf(plan))).toEqual(['threshold~30-mm']);
  });
});

const planned = (typed: Typed, room = roomOf(4400, 3000)): JobPlan => planIn('uk', typed, room);
const spare = (typed: Typed): number | undefined => {
  const planks = lineOf(planned(typed), 'laminate');
  return planks?.form === 'packs' ? planks.spare : undefined;
};

const profiles = (x: number): readonly string[] | undefined =>
  piecesOf(planned({}, roomOf(x, 3000)))['threshold~38-mm'];

describe('layALaminateFloor', () => {
  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'levels timber in %s with a compound that bends with it, its gaps filled',
    (region) => {
      const needs = (subfloor: string) =>
        needsOf(planIn(region, { subfloor, hollow: '6 mm' }, roomOf(4400, 3000)));
      expect(needs('timber')).toMatchObject({ 'flexible-leveller': 63_360 });
      expect(needs('timber')).toHaveProperty('caulk');
      expect(needs('timber')).not.toHaveProperty('floor-leveller');
      expect(needs('concrete')).toMatchObject({ 'floor-leveller': 63_360 });
    },
  );

  it('closes the gaps of timber a day before it is levelled, with caulk, and those of concrete not at all', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const steps = (subfloor: string) =>
        planIn(region, { subfloor, hollow: '6 mm' }, roomOf(4400, 3000)).steps;
      const timber = steps('timber');
      const at = timber.findIndex(({ id }) => id === 'gaps');
      expect(timber[at]).toMatchObject({ dryMinutes: 1440 });
      expect(timber[at]?.uses).toContain('caulk');
      expect(timber[at + 1]?.id).toBe('level');
      expect(timber[at + 1]?.detail).not.toMatch(/day before|caulk/);
      expect(steps('concrete').map(({ id }) => id)).not.toContain('gaps');
      expect(timber[at + 1]?.uses).toContain('edge-foam');
      const patch = { hollow: '6 mm', hollowLong: '1 m', hollowWide: '1 m' };
      expect(Object.keys(needsOf(planIn(region, patch, roomOf(4400, 3000)))).join(' ')).not.toMatch(
        /foam/,
      );
    }
  });

  it('warns of a gap that is too narrow for a floor that floats, with the usual one as its fix', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const at = (gap: string) => planIn(region, { gap }, roomOf(4400, 3000)).warnings;
      const [warning] = at('2 mm');
      expect(warning).toMatchObject({ rule: 'floating-floor', field: 'gap' });
      expect(at(String(warning?.fix?.value))).toEqual([]);
    }
  });

  it('stops at a gap that its beading does not hide, with skirting as the fix', () => {
    const wide = { uk: ['17 mm', '18 mm'], us: ['5/8 in', '3/4 in'], eu: ['12 mm', '13 mm'] };
    for (const [region, [hidden = '', open = '']] of Object.entries(wide)) {
      const at = (typed: Typed) =>
        planIn(region as keyof typeof wide, typed, roomOf(4400, 3000)).warnings;
      expect(at({ gap: hidden }), region).toEqual([]);
      const fix = { field: 'edge', value: 'skirting' };
      expect(at({ gap: open }), region).toMatchObject([{ severity: 'stop', fix }]);
      expect(at({ gap: open, edge: 'skirting' }), region).toEqual([]);
    }
    expect(planIn('cn', { gap: '20 mm' }, roomOf(4400, 3000)).warnings).toEqual([]);
  });

  it('puts no laminate underlay under click vinyl', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      expect(needsOf(planIn(region, { kind: 'vinyl' }, roomOf(4400, 3000)))).not.toHaveProperty(
        'underlay',
      );
    }
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'seals the wedges behind pipes of vinyl in %s, which wood glue does not stick to',
    (region) => {
      const plan = (typed: Typed) =>
        planIn(region, { kind: 'vinyl', pipes: '3', ...typed }, roomOf(4400, 3000));
      expect(needsOf(plan({}))).toMatchObject({ 'floor-seam-sealant': 1, 'pipe-rose': 3 });
      expect(needsOf(plan({}))).not.toHaveProperty('wood-glue');
      expect(plan({}).steps.find(({ id }) => id === 'pipes')?.detail).toMatch(/sealant/);
      expect(lineOf(plan({ wet: true }), 'floor-seam-sealant')?.why).toMatch(
        /^The gap at 1?\d\d? ?\w+ of walls, (?:\d\/\d″|\d(?:\.\d)? mm) deep\. [^.]*pipes\. [^.]*pipes\.$/,
      );
      expect(needsOf(plan({ kind: 'laminate' }))).toHaveProperty('wood-glue');
    },
  );

  it('fills the gap round pipes in wet rooms only, and keeps film from between sealant and wall', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const kind of ['vinyl', 'laminate']) {
        const typed = { kind, pipes: '2', subfloor: 'concrete' };
        const stepOf = (id: string, wet: boolean) =>
          planIn(region, { ...typed, wet }, roomOf(4400, 3000)).steps.find((one) => one.id === id);
        const pipesStep = (wet: boolean) => stepOf('pipes', wet);
        expect(stepOf('free', true)?.detail).toMatch(/off at the foot of the walls/);
        expect(stepOf('free', false)?.detail).toMatch(/off level with the planks/);
        expect(pipesStep(true)?.detail).toMatch(/fill the gap (?:a)?round the pipe/);
        expect(pipesStep(true)?.uses).toContain('floor-seam-sealant');
        expect(pipesStep(true)?.tools).toContain('caulk-gun');
        expect(pipesStep(false)?.detail).not.toMatch(/fill the gap/);
      }
    }
  });

  it('states the flatness that American makers print', () => {
    const flat = planIn('us', {}, roomOf(4400, 3000)).steps.find(({ id }) => id === 'flat');
    expect(flat?.detail).toMatch(/up to 1\/8″ in 6 ft/);
  });

  it('keeps about one spare pack, and none for 0 %', () => {
    expect([spare({}), spare({ spares: '30' }), spare({ spares: '0' })]).toEqual([9, 17, 0]);
    // 28 planks leave 8 of four packs of 9.
    const few = planIn('uk', {}, roomOf(3120, 2040));
    expect(lineOf(few, 'laminate')).toMatchObject({ need: 28, spare: 8 });
  });

  it('uses the user’s own pack, priced by area', () => {
    const typed = { length: '1200', width: '200', planksAPack: '8' };
    const plan = planned({ ...typed, spares: '0' }, roomOf(3020, 820));
    // Inside the gaps 3.00 × 0.80: four rows, joints 300 apart, 3 mm lost in each cut:
    //   row 0: 1200 | 1200 | 600              3 planks, leaves 597
    //   row 1: 300 of it | 1200 | 1200 | 300  3 planks, leaves 897
    //   row 2: 897 of it | 1200 | 903         2 planks
    //   row 3: 1200 | 1200 | 600              3 planks
    const planks = lineOf(plan, 'laminate');
    expect(planks).toMatchObject({ id: 'laminate~own-1200x200', need: 11 });
    // 35.76 ÷ 9 planks of 1.261 × 0.192, × 8 of 1.2 × 0.2.
    expect(planks?.form === 'packs' && planks.packs).toMatchObject([{ size: 8, price: 3151 }]);
  });

  it('takes beading along the skirting round a chimney breast, not along the wall behind', () => {
    // Its front 1600 and its sides 1000, skirting of 18 all round it, beading of 19: a mitre at 45° takes 37 more.
    const walls = sides('U', 4000, 3000, 1200, 1000, 1600, 1000);
    const beading = piecesOf(planned({}, { ...roomOf(0, 0), sides: walls }))['scotia~19x19-mm'];
    expect(beading).toEqual(expect.arrayContaining(['1 × beading 1674', '2 × beading 1037']));
  });

  it('lays vinyl by its own sizes, laminate by those typed before there was a choice', () => {
    const typed = { length: '1200', width: '200', vinylLength: '', planksAPack: '8' };
    expect(lineOf(planned({ ...typed, kind: 'vinyl' }), 'vinyl-plank')?.id).toBe(
      'vinyl-plank~1220x180-mm',
    );
    expect(lineOf(planned(typed), 'laminate')?.id).toBe('laminate~own-1200x200');
  });

  it('divides a run over 8 m with a profile', () => {
    expect(profiles(8000)).toEqual(['1 × profile 800']);
    expect(profiles(8001)).toEqual(['1 × profile 800', '1 × profile 2700', '1 × profile 300']);
  });

  it('lets packs rest while the floor is made ready, and plans rows once both are done', () => {
    const { steps } = planned({ hollow: '2' });
    expect(steps.find(({ id }) => id === 'clear')?.after).toEqual([]);
    expect(steps.find(({ id }) => id === 'plan')?.after).toEqual(['rest', 'prepare']);
    expect(steps.find(({ id }) => id === 'rest')).toMatchObject({ dryMinutes: 2880, rests: true });
  });

  it('warns of joints too close, and refuses a floor that is only gap', () => {
    const short = { length: '700', stagger: '600' };
    expect(planned(short).warnings).toMatchObject([{ field: 'stagger', severity: 'warn' }]);
    const { problems, materials } = planned({ gap: '30' }, roomOf(4400, 3000));
    expect([problems, materials.length > 0]).toEqual([{}, true]);
  });

  it('asks for asbestos before the old floor is lifted, and for dust before compound is mixed', () => {
    const { steps, gates } = planned({ hollow: '2' });
    expect(steps.find(({ gates: asked }) => asked?.includes('asbestos'))?.id).toBe('clear');
    expect(steps.find(({ gates: asked }) => asked?.includes('silica'))?.id).toBe('flat');
    expect(gates.map(({ id }) => id)).toEqual(['asbestos', 'lead', 'silica']);
  });
});

const detail = (plan: JobPlan, id: string): string =>
  plan.steps.find((one) => one.id === id)?.detail ?? '';

describe('what a step must say', () => {
  it('divides a long floor at each profile that it buys, with a gap on both sides', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const [x, y] of [
        [9400, 3700],
        [3700, 17_000],
        [8001, 8001],
      ] as const) {
        const plan = planIn(region, { gap: '12 mm' }, roomOf(x, y));
        const lines = [...detail(plan, 'plan').matchAll(/ from the (?:left|top) on the plan/g)];
        const bays = Math.ceil(x / 8000) + Math.ceil(y / 8000) - 2;
        expect(lines).toHaveLength(bays);
        expect(detail(plan, 'lay')).toMatch(/(?:12 mm|1\/2″) stays free on each side of the line/);
      }
      const short = planIn(region, {}, roomOf(7900, 3700));
      expect(detail(short, 'lay')).not.toContain('each side of the line');
    }
  });

  it('takes old skirting off before laying where new skirting hides the gap', () => {
    for (const edge of ['scotia', 'skirting']) {
      const plan = planIn('uk', { edge }, roomOf(4400, 3000));
      expect(detail(plan, 'clear').includes('comes off before you lay')).toBe(edge === 'skirting');
    }
    // No beading is sold there.
    expect(detail(planIn('cn', {}, roomOf(4400, 3000)), 'clear')).toContain('before you lay');
  });
});
