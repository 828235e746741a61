import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { FieldSpec, Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as layAPath } from '../../../../web/planner/jobs/lay-a-path/job.ts';
import type { Place } from '../../../../web/planner/measure/places/place.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';
import { needsOf, piecesOf } from './bills.ts';
import { circle, ground } from './places.ts';

let planOf: (region: Region, place: Place, typed?: Typed) => JobPlan = () => {
  throw new Error('not loaded');
};
let fieldOf: (region: Region, id: string) => FieldSpec = () => {
  throw new Error('not loaded');
};
beforeAll(async () => {
  const job = await layAPath.load('en');
  const contexts = new Map(
    await Promise.all(
      REGION_NAMES.map(async (region) => [region, await contextIn(region)] as const),
    ),
  );
  fieldOf = (region, id) => {
    const context = contexts.get(region);
    const field = context && job.here(context).fields[id];
    if (field === undefined) throw new Error(`${id} is not a field`);
    return field;
  };
  planOf = (region, place, typed = {}) => {
    const context = contexts.get(region);
    if (context === undefined) throw new Error(`${region} is not loaded`);
    return job.here(context).plan(place, typed);
  };
});

const slackOf = ({ materials }: JobPlan, id: string): unknown =>
  materials.flatMap((one) =>
    one.form === 'packs' && one.id === id ? [[one.spare, one.slack]] : [],
  )[0];

describe('three pieces of ground, taken off by hand', () => {
  it('UK: a gravel path of 5 × 2 m', () => {
    // 50 mm of gravel on 75 of sub-base: 10 m² × 0.05 × 1.6 = 0.8 t, 10 × 0.075 × 2.1 = 1.575 t compacted,
    //   a tenth more of each for uneven ground. Fabric 4.5 m wide, 100 up on all sides: two strips of 2.2 m across
    //   (4.5 + 4.2 ≥ 5.2). Edging 14 m and 4 × 50 mm at corners, 20 L of concrete a metre to hold it.
    // String 14 m × 1.2; pegs two a corner. (yards' densities; haunch 0.02 m³/m)
    const plan = planOf('uk', ground(5000, 2000));
    expect(needsOf(plan)).toEqual({
      'string-line': 16_800,
      'marking-pegs': 8,
      'work-gloves': 1,
      'safety-glasses': 1,
      'dust-mask~ffp2': 1,
      geotextile: 19_800,
      'sub-base': 1_575_000,
      'path-edging~600x150-mm': 14_200,
      'concrete-mix': 284_000,
      'waterproof-gloves': 1,
      gravel: 800_000,
    });
    expect(slackOf(plan, 'gravel')).toEqual([80_000, 'uneven']);
    expect(slackOf(plan, 'concrete-mix')).toEqual([28_400, 'uneven']);
    expect(plan.figures.at(-1)?.value).toBe('125 mm');
  });

  it('US: a slab of 10 × 8 ft for a shed', () => {
    // 4 in on 4 in (ACI 332): 80 sq ft × 4 in = 26.67 cu ft = 755.1 L, 8 % more: delivered. Base 150 past it under the forms: 3.348 × 2.7384 m × 101.6 × 2.1 t/m³.
    // Forms 2 × 6, the first that is 4 in high: 2 × 10 ft and 2 × 8 ft. 36 ft of them: a peg every 600 mm is 19, and
    //   4 for corners, two screws each; 8 pegs still hold the string.
    // Sheets 10 ft wide, one strip each: vapor barrier 4 in up (a shed) (2438.4 + 203.2), curing sheet 4 + 7.87 in past
    //   it, two strips along (3048 + 603.2); no mesh.
    const plan = planOf('us', ground(3048, 2438.4), { top: 'concrete', use: 'shed' });
    expect(piecesOf(plan)).toEqual({
      'formwork-board~2x6': ['2 × form 3124.2', '2 × form 2438.4'],
    });
    const needs = needsOf(plan);
    expect(needs['ready-mix']).toBe(Math.ceil(7.432_243_2 * 101.6 * 1000));
    expect(needs['sub-base']).toBe(Math.ceil(3.348 * 2.7384 * 101.6 * 2.1 * 1000));
    expect(needs).toMatchObject({
      'marking-pegs': 8 + (8 + 23),
      'form-oil': 500,
    });
    expect(slackOf(plan, 'ready-mix')).toEqual([60_410, 'uneven']);
  });

  it('EU: a drive of 5.5 × 3 m for a car', () => {
    // 125 on 300: 16.5 m² × 0.125 = 2.0625 m³, delivered; base 150 past it: 5.8 × 3.3 × 0.3 × 2.1 = 12.0582 t.
    // Mesh 2300 × 2150 with laps of 300: ⌈5200 ÷ 2000⌉ × ⌈2700 ÷ 1850⌉ = 6 sheets; spacers 4 a m².
    // Forms 148 high, of 4 m at most: 5548 is 4000 + 1548. Joints: 30 × 125 = 3.75 m at most: two bays of 2.75 × 3 m.
    const plan = planOf('eu', ground(5500, 3000), { top: 'concrete', use: 'car-drive' });
    expect(piecesOf(plan)).toEqual({
      'formwork-board~24x148-mm': ['2 × form 4000', '2 × form 1548', '2 × form 3000'],
      'mesh~6-mm': ['6 × mesh 2300 × 2150'],
    });
    expect(needsOf(plan)).toMatchObject({
      'ready-mix': 2_062_500,
      'sub-base': 12_058_200,
      'mesh-spacers~35-mm': 66,
      // 17 m of forms: 29 pegs, 4 at corners and 2 at joints; 8 hold the string all the time.
      'marking-pegs': 8 + (8 + 35),
    });
    expect(plan.drawings[0]?.pieces).toHaveLength(2);
    expect(plan.steps.find(({ id }) => id === 'float')?.detail).toContain('2 by 1 bays');
  });
});

const rulesOf = (use: string, top = 'gravel'): readonly string[] =>
  planOf('uk', ground(3000, 2000), { top, use, front: true }).warnings.map(({ rule }) => rule);

const edgedAt = (depth: string): readonly (string | undefined)[] => {
  const { steps } = planOf('cn', ground(3000, 2000), { top: 'sand', depth, base: '50 mm' });
  return ['mark', 'edging'].map((id) => steps.find((one) => one.id === id)?.detail);
};

describe('layAPath', () => {
  it('never pours a slab thinner than its use asks for', () => {
    const concrete = { top: 'concrete', use: 'patio' };
    const depthOf = (typed: Typed): string | undefined =>
      planOf('uk', ground(3000, 2000), { ...concrete, ...typed }).figures.at(-1)?.value;
    // 100 on 100, whatever the usual depth of gravel is.
    expect(depthOf({})).toBe('200 mm');
    expect(depthOf({ depth: '80' })).toBe('200 mm');
    expect(depthOf({ depth: '150' })).toBe('250 mm');
    const [warning] = planOf('uk', ground(3000, 2000), { ...concrete, depth: '80' }).warnings;
    expect(warning).toMatchObject({ rule: 'slab-thickness', field: 'depth' });
    expect(planOf('uk', ground(3000, 2000), concrete).warnings).toEqual([]);
  });

  it('buys bark, soil and compost by volume, and what they settle by', () => {
    // A round bed of 2 m: π m² × 75 mm.
    const bark = planOf('uk', circle(2000), { top: 'mulch', depth: '75' });
    expect((needsOf(bark)['bark'] ?? 0) / 1000).toBeCloseTo(Math.PI * 75, 0);
    const soil = planOf('eu', ground(5000, 2000), { top: 'topsoil', depth: '100' });
    expect(needsOf(soil)['topsoil']).toBe(1_000_000);
    expect(slackOf(soil, 'topsoil')).toEqual([150_000, 'settling']);
    // Roots need no membrane under them, and no stone.
    expect(Object.keys(needsOf(soil))).not.toContain('weed-membrane');
    expect(soil.steps.find(({ id }) => id === 'spread')?.dryMinutes).toBe(7 * 24 * 60);
  });

  it('a bed without foot traffic needs no sub-base', () => {
    const bed = needsOf(planOf('uk', ground(5000, 2000), { use: 'bed' }));
    expect(bed['sub-base']).toBeUndefined();
    // 1 m wide, 100 up, laps of 150: (5200 - 150) ÷ 850 = 6 strips of 2.2 m.
    expect(bed).toMatchObject({ 'weed-membrane': 13_200, 'membrane-pins': 40 });
  });

  it('compacts a drive’s base in layers of 100 mm at most, with a plate', () => {
    const { steps } = planOf('uk', ground(5000, 3000), { use: 'car-drive' });
    const base = steps.find(({ id }) => id === 'base');
    expect(base?.detail).toContain('150 mm when compacted, in 2 layers of 100 mm');
    expect(base?.tools).toContain('plate-compactor');
  });

  it('removes loosened soil by skip, in sacks if it is little, or by truck if the region has no skips', () => {
    // 10 m² × 125 mm, and along 14 m a trench 250 wide and 190 deep: 100 × 65 inside, 150 × 190 outside; less
    // what fills up over the wedge behind it, 100 × 150 × 3/4: × 1.25.
    const typed = { takeAway: true };
    expect(needsOf(planOf('uk', ground(5000, 2000), typed))['skip']).toBeCloseTo(1_978_125, -1);
    // A truck hauls some ten tons: 8 m³ of loose soil.
    for (const region of ['uk', 'us', 'eu'] as const) {
      const { materials } = planOf(region, ground(9000, 9000), typed);
      const skips = materials.flatMap((one) =>
        one.form === 'packs' && one.product === 'skip' ? one.packs : [],
      );
      expect(skips.length).toBeGreaterThan(0);
      for (const { size } of skips) expect(size).toBeLessThan(8_000_000);
    }
    const much = planOf('cn', ground(5000, 2000), typed);
    expect(needsOf(much)).not.toHaveProperty('rubble-sack');
    expect(detailOf(much, 'mark')).toContain('Book a truck');
    // 2 m² × 125 mm, and an edging 200 high and 100 thick along 6 m: 100 × 115 inside, 200 × 240 outside less 100 × 200 × 3/4: × 1.25 × 1.3.
    expect(needsOf(planOf('cn', ground(2000, 1000), typed))['rubble-sack']).toBe(34);
  });

  it('says where soil goes that stays', () => {
    const digs = [false, true].map((takeAway) =>
      detailOf(planOf('uk', ground(5000, 2000), { takeAway }), 'mark'),
    );
    expect(digs.map((text) => text.includes('where it may stay'))).toEqual([true, false]);
  });

  it.each(REGION_NAMES)('names cells that gravel just covers, or warns, in %s', (region) => {
    const wrong: string[] = [];
    for (const depth of ['20 mm', '30 mm', '50 mm', '65 mm', '80 mm']) {
      const typed = { top: 'gravel', grid: true, depth };
      const { materials, warnings } = planOf(region, ground(5000, 1500), typed);
      const why = materials.find(({ product }) => product === 'gravel-grid')?.why ?? '';
      const isWarned = warnings.some(({ rule }) => rule === 'grid-depth');
      if (!why.includes('high') || isWarned !== (depth === '20 mm' || depth === '80 mm')) {
        wrong.push(`${depth}: ${why}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('says which gravel stays under wheels and in grids', () => {
    const top = { top: 'gravel' };
    const plans = [top, { ...top, use: 'car-drive' }, { ...top, grid: true }, { top: 'sand' }];
    const isCrushed = plans.map((typed) =>
      planOf('us', ground(5000, 2000), typed).materials.some(
        ({ product, why }) => product === 'gravel' && why.includes('Crushed, 3/8″ to 3/4″'),
      ),
    );
    expect(isCrushed).toEqual([false, true, true, false]);
  });

  it('says how high an American edging is, up to the highest sold', () => {
    // 76.2 mm of gravel on 25 mm of sand; 10 in of soil past an edging of 6 in.
    const cases: readonly [Typed, string][] = [
      [{ top: 'gravel', grid: true, depth: '76.2 mm' }, 'at least 4″ high'],
      [{ top: 'topsoil', depth: '254 mm' }, 'at least 6″ high'],
    ];
    for (const [typed, said] of cases) {
      const { materials } = planOf('us', ground(5000, 1500), typed);
      expect(materials.find(({ product }) => product === 'path-edging')?.why).toContain(said);
    }
  });

  it('drives spikes through an American edging instead of bedding it', () => {
    const needs = needsOf(planOf('us', ground(5000, 2000)));
    // 14 m ÷ 2 ft; two pegs a corner.
    expect(needs['edging-spikes~3-8x10-in']).toBe(23);
    expect(needs['marking-pegs']).toBe(8);
    expect(needs['concrete-mix']).toBeUndefined();
  });

  it('warns about drainage only for a paved front garden', () => {
    const concrete = { top: 'concrete' };
    const rules = (typed: Typed): readonly string[] =>
      planOf('uk', ground(3000, 2000), { ...concrete, ...typed }).warnings.map(({ rule }) => rule);
    expect([rules({}), rules({ front: true })]).toEqual([[], ['planning-gb']]);
  });

  it('warns of loose gravel under what needs a level slab, also where concrete needs drainage', () => {
    expect(['hot-tub', 'shed', 'garage', 'car-drive', 'bed'].map((use) => rulesOf(use))).toEqual([
      ['loose-ground'],
      ['loose-ground'],
      ['loose-ground'],
      [],
      [],
    ]);
    expect(rulesOf('hot-tub', 'concrete')).toEqual(['planning-gb']);
    const fixes = ['concrete', 'gravel'].map(
      (top) => planOf('uk', ground(3000, 2000), { top, use: 'shed', front: true }).warnings[0]?.fix,
    );
    expect(fixes.map((fix) => fix?.value)).toEqual(['gravel', 'concrete']);
  });

  it('says how deep the concrete of an edging is where the ground is dug as deep as its trench', () => {
    // Dug 400: edging of 200 on 210 mm of concrete stands 10 mm above the sand, 100 thick and 100 on each side of it.
    const [dug, set] = edgedAt('350 mm');
    expect(dug).not.toContain('trench');
    expect(dug).toContain('Dig 200 mm past every edge, for the edging');
    expect(set).toContain('On the dug bottom, on fresh concrete 210 mm deep and 300 mm wide');
    expect(edgedAt('50 mm')[0]).toContain('trench');
    expect(edgedAt('50 mm')[1]).toContain('In its trench');
  });

  it('puts foam along the longest side next to a wall', () => {
    const needs = needsOf(planOf('uk', ground(3000, 2000), { top: 'concrete', besideWall: true }));
    expect(Object.entries(needs).find(([id]) => id.startsWith('edge-foam'))?.[1]).toBe(3000);
  });

  it('opens values stored before layers were counted', () => {
    const typed = { top: 'concrete', depth: '100', base: '100', membrane: false };
    const plan = planOf('uk', ground(3000, 2000), typed);
    expect(plan.problems).toEqual({});
    // A path’s slab is 75 on 75 at least. The base is 150 past it: 3.3 × 2.3 m.
    expect(plan.figures.at(-1)?.value).toBe('200 mm');
    expect(needsOf(plan)).toMatchObject({ 'concrete-mix': 600_000, 'sub-base': 1_593_900 });
  });

  it('never needs less material for a larger area', () => {
    for (const typed of [{}, { top: 'concrete', use: 'garage' }, { top: 'mulch' }]) {
      for (let x = 1000; x < 6000; x += 250) {
        const [less, more] = [x, x + 250].map((size) =>
          needsOf(planOf('uk', ground(size, 2000), typed)),
        );
        // More than 0.75 m³ of concrete is delivered as another line.
        const shared = Object.keys(less ?? {}).filter((id) => more?.[id] !== undefined);
        for (const id of shared) expect(more?.[id], id).toBeGreaterThanOrEqual(less?.[id] ?? 0);
      }
    }
  });
});

const formsOf = (besideWall: boolean) =>
  piecesOf(planOf('uk', ground(2000, 1500), { top: 'concrete', use: 'shed', besideWall }))[
    'formwork-board~22x100-mm'
  ];

it('lets forms run past each other at corners, and end at a wall', () => {
  expect(formsOf(false)).toEqual(['2 × form 2044', '2 × form 1500']);
  expect(formsOf(true)).toEqual(['1 × form 2044', '2 × form 1500']);
});

it('stands one board of 148 mm round a slab of 150', () => {
  const typed = { top: 'concrete', use: 'car-drive', depth: '150' };
  const pieces = piecesOf(planOf('eu', ground(2000, 1500), typed));
  expect(pieces).toMatchObject({ 'formwork-board~24x148-mm': ['2 × form 2048', '2 × form 1500'] });
});

it('stands one board round every usual slab of every region', () => {
  for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
    for (const depth of [75, 100, 115, 125]) {
      const typed = { top: 'concrete', use: 'path', depth: `${depth} mm` };
      const pieces = piecesOf(planOf(region, ground(2000, 1500), typed));
      const forms = Object.entries(pieces).filter(([id]) => id.startsWith('formwork-board'));
      expect(forms.flatMap(([, all]) => all).map((one) => one.split(' ')[0])).toEqual(['2', '2']);
    }
  }
});

it('saws forms to the marks of a tape', () => {
  for (const [region, mark] of [
    ['cn', 1],
    ['us', 25.4 / 16],
  ] as const) {
    const pieces = piecesOf(planOf(region, ground(8001, 2003), { top: 'concrete', use: 'shed' }));
    const sizes = Object.entries(pieces)
      .filter(([id]) => id.startsWith('formwork-board'))
      .flatMap(([, all]) => all.map((one) => Number(one.split(' form ')[1])));
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) {
      expect(Math.abs(size / mark - Math.round(size / mark))).toBeLessThan(0.05);
    }
  }
});

const detailOf = (plan: JobPlan, step: string): string =>
  plan.steps.find(({ id }) => id === step)?.detail ?? '';
const checkOf = (plan: JobPlan, step: string): string =>
  plan.steps.find(({ id }) => id === step)?.check ?? '';

const formsAtWall = (depth: string): string =>
  detailOf(planOf('uk', ground(3000, 2000), { top: 'concrete', besideWall: true, depth }), 'forms');

/** True if a switch of a slab makes a difference. */
const changesPlan = (region: Region, place: Place, field: string): boolean => {
  const [off, on] = [false, true].map((value) =>
    JSON.stringify(planOf(region, place, { top: 'concrete', use: 'patio', [field]: value })),
  );
  return off !== on;
};

describe('steps of a path follow what it has', () => {
  it.each(REGION_NAMES)('fills soft spots with what is there, in %s', (region) => {
    for (const top of ['gravel', 'mulch', 'topsoil', 'sand', 'concrete'] as const) {
      const plan = planOf(region, ground(5000, 1500), { top });
      const hasStone = plan.materials.some(({ product }) => product === 'sub-base');
      expect(detailOf(plan, 'mark').includes('fill those with stone'), top).toBe(hasStone);
    }
  });

  it.each(REGION_NAMES)('checks against an edging only if there is one, in %s', (region) => {
    for (const edging of [true, false]) {
      const plan = planOf(region, ground(5000, 1500), { top: 'mulch', edging });
      expect(checkOf(plan, 'level').includes('edging')).toBe(edging);
    }
  });

  it.each(REGION_NAMES)('keeps soil back for the gap outside forms and edging, in %s', (region) => {
    const slab = planOf(region, ground(5000, 2500), { top: 'concrete', takeAway: true });
    const gravel = planOf(region, ground(5000, 2500), { top: 'gravel', takeAway: true });
    expect(detailOf(slab, 'strip')).toContain('fill the gap with soil');
    expect(detailOf(slab, 'mark')).toContain('back: they fill the gap');
    // The strip of the US has no gap behind it.
    const isSet = region !== 'us';
    expect(detailOf(gravel, 'mark').includes('back: they fill the gap')).toBe(isSet);
    expect(detailOf(gravel, 'edging').includes('tread soil into the gap')).toBe(isSet);
    const soil = planOf(region, ground(5000, 2500), {
      top: 'topsoil',
      edging: false,
      takeAway: true,
    });
    expect(detailOf(soil, 'mark')).not.toContain('back:');
  });

  it.each(REGION_NAMES)('bends the forms of a round slab, in %s', (region) => {
    const plan = planOf(region, circle(2600), { top: 'concrete' });
    expect(detailOf(plan, 'forms')).toContain('so that they bend');
    expect(checkOf(plan, 'forms')).not.toContain('Diagonals');
    const square = planOf(region, ground(2600, 2600), { top: 'concrete' });
    expect(detailOf(square, 'forms')).not.toContain('bend');
  });

  it.each(REGION_NAMES)('%s: a hot tub stands on a level slab, a car does not', (region) => {
    const slab = (use: string): string =>
      planOf(region, ground(3000, 2500), { top: 'concrete', use })
        .steps.filter(({ id }) => ['plan', 'set-out', 'mark', 'forms', 'float'].includes(id))
        .map(({ detail }) => detail)
        .join(' ');
    expect(slab('hot-tub')).toContain('hot tub stands on a level slab');
    expect(slab('hot-tub')).not.toMatch(/with a fall|lower the far end|across the fall/);
    expect(slab('car-drive')).toMatch(/with a fall/);
    // Parts cast into the concrete cannot be added later.
    expect(slab('hot-tub')).toMatch(/electric.* mesh must be (earthed|bonded)/);
    expect(slab('car-drive')).toMatch(/(Ducts|Conduits) and drains/);
    const round = planOf(region, circle(3000), { top: 'concrete', use: 'hot-tub' });
    expect(detailOf(round, 'pour')).toMatch(/^Not before the \w+ has seen/);
    expect(detailOf(round, 'set-out')).not.toContain('lower');
  });

  it('names the load that the slab is for, and no other', () => {
    const [path, drive, shed, tub] = ['path', 'car-drive', 'shed', 'hot-tub'].map((use) =>
      detailOf(planOf('uk', ground(3000, 2500), { top: 'concrete', use }), 'use'),
    );
    expect(path).not.toMatch(/car|shed/);
    expect(drive).toContain('a car after');
    expect(shed).toContain('the shed after');
    expect(tub).toContain('the empty tub after');
  });

  it.each(REGION_NAMES)('falls away from a wall beside it, not along it, in %s', (region) => {
    const set = (besideWall: boolean): string =>
      detailOf(planOf(region, ground(7000, 1000), { top: 'concrete', besideWall }), 'set-out');
    expect(set(true)).toContain('farther they are from it');
    expect(set(true)).not.toContain('far end');
    expect(set(false)).toContain('far end');
  });

  it.each(['topsoil', 'compost', 'mulch', 'sand'])('asks no office about %s', (top) => {
    expect(detailOf(planOf('uk', ground(3000, 2500), { top }), 'plan')).not.toContain('permission');
    const paved = planOf('uk', ground(3000, 2500), { top: 'concrete' });
    expect(detailOf(paved, 'plan')).toContain('permission');
  });

  it('ends a slab at a house wall under its damp-proof course, and draws no fall for a shed', () => {
    const atWall = planOf('uk', ground(5000, 2500), { top: 'concrete', besideWall: true });
    expect(detailOf(atWall, 'plan')).toContain('below the damp-proof course');
    const shed = planOf('uk', ground(3000, 2500), { top: 'concrete', use: 'shed' });
    expect(detailOf(shed, 'plan')).not.toContain('fall on a sketch');
    expect(detailOf(shed, 'float')).not.toContain('across the fall');
  });

  it.each(REGION_NAMES)('measures a circle from where its strings cross, in %s', (region) => {
    for (const typed of [
      {},
      { use: 'bed' },
      { top: 'concrete' },
      { top: 'concrete', use: 'shed' },
    ]) {
      const plan = planOf(region, circle(3000), typed);
      const shape = ['edging', 'forms'].map((id) => detailOf(plan, id)).join(' ');
      expect(shape).toContain('from where the strings cross');
      expect(shape).not.toMatch(/(along|under) the string|without a wall/);
      const why = plan.materials
        .filter(({ product }) => product === 'marking-pegs')
        .map((one) => one.why)
        .join(' ');
      expect(why).toMatch(/^One in the middle, and 8 /);
      expect(why).not.toContain('corner');
    }
  });

  it('has wire, pliers, gloves and no knife for mesh alone, and RC concrete round it', () => {
    const plan = planOf('uk', ground(5000, 3000), { top: 'concrete', use: 'hot-tub' });
    const { tools, lines } = plan.steps.find(({ id }) => id === 'mesh') ?? {};
    expect(tools).toEqual(['bolt-cutter', 'tying-pliers']);
    expect(lines).toEqual(expect.arrayContaining(['work-gloves', 'safety-glasses']));
    expect(detailOf(plan, 'pour')).toContain('RC28/35');
    const plain = planOf('uk', ground(5000, 3000), { top: 'concrete', use: 'patio' });
    expect(detailOf(plain, 'pour')).toContain('GEN3');
    const path = planOf('uk', ground(5000, 1000), { top: 'concrete', use: 'path' });
    expect(detailOf(path, 'use')).toContain('barrow');
  });

  it('trims a foam strip that is wider than the slab is thick', () => {
    // Strips of 100 mm.
    expect(formsAtWall('75')).toContain('Cut off with the knife');
    expect(formsAtWall('150')).toContain('Cut off with the knife');
    expect(formsAtWall('200')).not.toContain('knife');
  });

  it('asks of a wall and a front garden only where they change the plan', () => {
    expect(
      REGION_NAMES.filter((region) => changesPlan(region, ground(4000, 3000), 'front')),
    ).toEqual(['uk']);
    expect(changesPlan('uk', circle(3000), 'besideWall')).toBe(false);
    expect(fieldOf('us', 'front').when?.({ top: 'concrete' })).toBe(false);
    expect(fieldOf('uk', 'front').when?.({ top: 'concrete' })).toBe(true);
    const besideWall = fieldOf('uk', 'besideWall');
    const matters = (place: Place) => besideWall.when?.({ top: 'concrete' }, 'ground', place);
    expect([matters(circle(3000)), matters(ground(3000, 2000))]).toEqual([false, true]);
  });
});

describe('fresh concrete', () => {
  const FRESH = new Set(['pour', 'tamp', 'float', 'cover']);
  const freshOf = (metres: number) => {
    const { steps } = planOf('uk', ground(metres * 1000, 5000), { top: 'concrete', use: 'patio' });
    return steps.filter(({ id }) => FRESH.has(id));
  };

  it('is poured, tamped, floated and covered on one day, by as many helpers as that takes', () => {
    // 100 mm thick: 6 min/m² to pour with a lorry there, 5 to tamp, 7.5 to float, and 20 for the sheet.
    expect(freshOf(4).map(({ minutes }) => minutes)).toEqual([120, 100, 150, 20]);
    expect(freshOf(4)[0]?.detail).toMatch(/have 2 helpers/);
    // 100 m² are 1870 minutes: four crews of three.
    expect(freshOf(20).map(({ minutes }) => minutes)).toEqual([150, 125, 190, 20]);
    expect(freshOf(20)[0]?.detail).toMatch(/have 11 helpers.*Tamp each stretch once it is full/);
    const long = [1, 2, 4, 6, 8, 12, 16, 20, 30].filter(
      (metres) => freshOf(metres).reduce((sum, { minutes }) => sum + minutes, 0) > 500,
    );
    expect(long).toEqual([]);
  });
});
